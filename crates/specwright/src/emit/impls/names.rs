//! The wire names of request fields, for messages that locate an error.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::ident;
use crate::ir::*;
use crate::resolve::fields_of;

/// A constant for each field.
pub(super) fn names(def: &Def) -> TokenStream {
    let mut fields: Vec<&Field> = Vec::new();
    // Those of a shared part are the part's.
    for field in fields_of(def).into_iter().filter(|field| field.part.is_none()) {
        // The forms of a union may share fields.
        if !fields.iter().any(|known| known.rust == field.rust) {
            fields.push(field);
        }
    }
    if !def.usage.request || fields.is_empty() {
        return TokenStream::new();
    }
    let name = ident(&def.name.0);
    let constants = fields.iter().map(|field| {
        let (constant, rust, wire) =
            (ident(&field.rust.0.to_uppercase()), ident(&field.rust.0), &field.wire.0);
        quote!(#constant #rust #wire;)
    });
    quote!(specwright_core::wire_names! { #name { #(#constants)* } })
}
