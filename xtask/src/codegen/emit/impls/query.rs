//! Encoding and decoding of queries and their values.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::codegen::emit::{ident, is_plain, slot};
use crate::codegen::ir::*;

pub(super) fn query(def: &Def, object: &Object) -> TokenStream {
    let name = ident(&def.name.0);
    let parts: Vec<_> = object.parts.iter().map(|part| ident(&part.rust.0)).collect();
    let part_slots: Vec<_> = object.parts.iter().map(|part| format_ident!("f_{}", part.rust.0)).collect();
    let writes = object.own_fields().map(|field| {
        let (name, wire) = (ident(&field.rust.0), &field.wire.0);
        let method = ident(if is_plain(field) { "required" } else { "optional" });
        quote!(out.#method(#wire, &self.#name);)
    });
    let reads = object.own_fields().map(|field| {
        let (slot, wire) = (slot(field), &field.wire.0);
        let method = ident(if is_plain(field) { "required" } else { "optional" });
        quote!(let #slot = input.#method(#wire);)
    });
    let values = object.own_fields().map(|field| {
        let (slot, name) = (slot(field), ident(&field.rust.0));
        if is_plain(field) { quote!(#name: #slot?) } else { quote!(#name: #slot) }
    });
    quote! {
        impl wayfare_wire::query::Query for #name {
            fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
                #(self.#parts.write(out);)*
                #(#writes)*
            }

            fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
                #(let #part_slots = wayfare_wire::query::Query::read(input);)*
                #(#reads)*
                Some(Self { #(#parts: #part_slots?,)* #(#values),* })
            }
        }
    }
}

/// Whether a query has these shared fields.
pub(super) fn takes_part(description: &Description, shared: &Def) -> bool {
    description.defs.iter().any(|def| match &def.kind {
        DefKind::Object(object) if object.is_query => {
            object.parts.iter().any(|part| std::ptr::eq(description.def(part.def), shared))
        }
        _ => false,
    })
}

/// The definitions that query parameters hold.
pub(super) fn held_by_queries(description: &Description) -> BTreeSet<DefId> {
    let queries = description.operations.iter().filter_map(|operation| description.object(operation.query?));
    queries.flat_map(|object| &object.fields).flat_map(|field| field.ty.named()).collect()
}

pub(super) fn query_value(def: &Def) -> TokenStream {
    let name = ident(&def.name.0);
    match &def.kind {
        DefKind::Id(Wire::Integer) | DefKind::Enum(Enum { wire: Wire::Integer, .. }) => {
            quote!(wayfare_wire::integer_query_value!(#name);)
        }
        DefKind::Id(_) | DefKind::Enum(_) => quote!(wayfare_wire::query_value!(#name);),
        _ => TokenStream::new(),
    }
}
