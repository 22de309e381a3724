//! The wire names of request fields, for messages that locate an error.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::ident;
use crate::ir::*;
use crate::resolve::fields_of;

/// Returns a constant for each field.
pub(super) fn names(def: &Def) -> TokenStream {
    let mut fields: Vec<&Field> = Vec::new();
    // Fields of a shared part have their constants on the part.
    for field in fields_of(def).into_iter().filter(|field| field.part.is_none()) {
        // The variants of a union may have fields in common.
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
