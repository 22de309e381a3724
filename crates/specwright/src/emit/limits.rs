//! Constants for limits.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{doc, docs, float_literal, number_literal};
use crate::ir::*;

/// Returns the module with all limits.
pub fn module(description: &Description) -> TokenStream {
    let constants = description.limits.iter().map(|(name, limit)| {
        let docs = doc(&docs::with_unstated(&limit.doc, &limit.unstated));
        let name = format_ident!("{}", name.to_uppercase());
        match limit.value {
            Number::Integer(value) => {
                let value = number_literal(value);
                quote!(#docs pub const #name: usize = #value;)
            }
            Number::Float(value) => {
                let value = float_literal(value);
                quote!(#docs pub const #name: f64 = #value;)
            }
        }
    });
    constants.collect()
}
