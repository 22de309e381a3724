//! Tables of the types of bodies by name, for tools that check payloads.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Module, path};
use crate::ir::*;

/// Returns the module with the tables.
pub fn module(description: &Description) -> TokenStream {
    let types = rows(description, quote!(check), |def| match &def.kind {
        DefKind::Object(object) => object.is_json(),
        DefKind::Grammar(_) | DefKind::Shared(_) => false,
        _ => true,
    });
    let requests = rows(description, quote!(review), |def| match &def.kind {
        DefKind::Object(object) => def.usage.request && object.is_json(),
        DefKind::Union(_) => def.usage.request,
        _ => false,
    });
    let review = (!requests.is_empty()).then(|| {
        quote! {
            fn review<T>(json: &[u8]) -> specwright_core::Violations
            where
                T: specwright_core::Decode + specwright_core::Validate,
            {
                let is_whole = |notes: &specwright_core::Notes| {
                    notes.iter().all(|note| note.kind() != specwright_core::NoteKind::Skipped)
                };
                let decoded = specwright_core::decode::<T>(json).ok().filter(|decoded| is_whole(&decoded.notes));
                decoded.and_then(|decoded| decoded.value.validate().err()).unwrap_or_default()
            }
        }
    });
    quote! {
        /// A function that decodes a payload and returns its differences from the description.
        pub type Check = fn(&[u8]) -> Result<specwright_core::Notes, specwright_core::DecodeError>;

        /// All types that a body can contain, sorted by name.
        pub const TYPES: &[(&str, Check)] = &[#(#types),*];

        /// A function that returns the bounds and rules that a payload violates, or no violations if the payload can't
        /// be decoded completely.
        pub type Review = fn(&[u8]) -> specwright_core::Violations;

        /// All types that a request can contain, sorted by name.
        pub const REQUESTS: &[(&str, Review)] = &[#(#requests),*];

        fn check<T: specwright_core::Decode>(json: &[u8]) -> Result<specwright_core::Notes, specwright_core::DecodeError> {
            specwright_core::decode::<T>(json).map(|decoded| decoded.notes)
        }

        #review
    }
}

/// Returns the rows of a table: each type's name and the function to call.
fn rows(description: &Description, call: TokenStream, is_in: impl Fn(&Def) -> bool) -> Vec<TokenStream> {
    let defs = description.defs().filter(|(_, def)| is_in(def));
    let mut rows: Vec<_> =
        defs.map(|(id, def)| (&def.name.0, path(description, id, Module::Models("")))).collect();
    rows.sort_by_key(|(name, _)| *name);
    rows.into_iter().map(|(name, path)| quote!((#name, #call::<#path>))).collect()
}
