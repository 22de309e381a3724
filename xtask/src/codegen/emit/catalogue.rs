//! A table of all types by name, for tools that check payloads.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Module, path};
use crate::codegen::ir::*;

/// The module with the table.
pub fn module(description: &Description) -> TokenStream {
    let mut rows: Vec<_> = description
        .defs()
        .filter(|(_, def)| match &def.kind {
            DefKind::Object(object) => !object.is_query,
            DefKind::Grammar(_) => false,
            _ => true,
        })
        .map(|(id, def)| {
            let (name, path) = (&def.name.0, path(description, id, Module::Models("")));
            (name, quote!((#name, check::<#path>)))
        })
        .collect();
    rows.sort_by_key(|(name, _)| *name);
    let rows = rows.into_iter().map(|(_, row)| row);
    quote! {
        /// Decodes a payload and tells what is not as described.
        pub type Check = fn(&[u8]) -> Result<wayfare_wire::Notes, wayfare_wire::DecodeError>;

        /// Every type that a body can hold, by its name, sorted.
        pub const TYPES: &[(&str, Check)] = &[#(#rows),*];

        fn check<T: wayfare_wire::Decode>(json: &[u8]) -> Result<wayfare_wire::Notes, wayfare_wire::DecodeError> {
            wayfare_wire::decode::<T>(json).map(|decoded| decoded.notes)
        }
    }
}
