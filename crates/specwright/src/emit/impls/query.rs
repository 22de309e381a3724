//! Encoding and decoding of queries and their values.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::{ident, is_plain};
use crate::ir::*;

/// Returns the field table for a query or response headers.
pub(super) fn query(def: &Def, object: &Object) -> TokenStream {
    let name = ident(&def.name.0);
    let parts = object.parts.iter().map(|part| ident(&part.rust.0));
    let fields = object.own_fields().map(|field| {
        let name = ident(&field.rust.0);
        let carrier = match field.in_json {
            true => Some(quote!(json)),
            false => field.header_name().map(|_| quote!(header)),
        };
        let WireName(wire) = field.header_name().unwrap_or(&field.wire);
        let presence = ident(match (field.ty.is_collection(), field.presence) {
            (true, Presence::Required) => "required_list",
            (true, _) => "list",
            (false, _) if is_plain(field) => "required",
            (false, Presence::Expected) if !def.usage.request => "expected",
            (false, _) => "optional",
        });
        quote!(#name: #presence #carrier #wire;)
    });
    quote!(specwright_core::query! { #name #(#parts)* { #(#fields)* } })
}

/// Returns whether a query or response headers contain these shared fields.
pub(super) fn takes_part(description: &Description, shared: &Def) -> bool {
    description.defs.iter().any(|def| match &def.kind {
        DefKind::Object(object) if !object.is_json() => {
            object.parts.iter().any(|part| std::ptr::eq(description.def(part.def), shared))
        }
        _ => false,
    })
}

/// Returns the definitions used by query parameters, form fields and headers.
pub(super) fn held_by_queries(description: &Description) -> BTreeSet<DefId> {
    let parts = |operation: &Operation| [operation.query, operation.form(), operation.response_headers];
    let queries = description.operations.iter().flat_map(parts).flatten();
    let queries = queries.filter_map(|id| description.object(id));
    queries.flat_map(|object| &object.fields).flat_map(|field| field.ty.named()).collect()
}

pub(super) fn query_value(def: &Def) -> TokenStream {
    let name = ident(&def.name.0);
    match &def.kind {
        DefKind::Id(Wire::Integer) | DefKind::Enum(Enum { wire: Wire::Integer, .. }) => {
            quote!(specwright_core::integer_query_value!(#name);)
        }
        DefKind::Id(_) | DefKind::Enum(_) => quote!(specwright_core::query_value!(#name);),
        _ => TokenStream::new(),
    }
}
