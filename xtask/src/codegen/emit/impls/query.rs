//! How queries are written and read, and the values that they hold.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;

use crate::codegen::emit::{ident, is_plain, slot};
use crate::codegen::ir::*;

pub(super) fn query(def: &Def, object: &Object) -> TokenStream {
    let name = ident(&def.name.0);
    let writes = object.fields.iter().map(|field| {
        let (name, wire) = (ident(&field.rust.0), &field.wire.0);
        let method = ident(if is_plain(field) { "required" } else { "optional" });
        quote!(out.#method(#wire, &self.#name);)
    });
    let reads = object.fields.iter().map(|field| {
        let (slot, wire) = (slot(field), &field.wire.0);
        let method = ident(if is_plain(field) { "required" } else { "optional" });
        quote!(let #slot = input.#method(#wire);)
    });
    let values = object.fields.iter().map(|field| {
        let (slot, name) = (slot(field), ident(&field.rust.0));
        if is_plain(field) { quote!(#name: #slot?) } else { quote!(#name: #slot) }
    });
    quote! {
        impl wayfare_wire::query::Query for #name {
            fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
                #(#writes)*
            }

            fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
                #(#reads)*
                Some(Self { #(#values),* })
            }
        }
    }
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
