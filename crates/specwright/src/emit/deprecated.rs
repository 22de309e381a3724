//! What is out of use: an attribute in Rust, a sentence in documents.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::*;
use crate::resolve::fields_of;

/// The attribute of what is out of use.
pub(super) fn attribute(deprecated: &Option<Deprecated>) -> Option<TokenStream> {
    let Deprecated(note) = deprecated.as_ref()?;
    Some(match note {
        Some(note) => quote!(#[deprecated(note = #note)]),
        None => quote!(#[deprecated]),
    })
}

/// The attribute of a module whose code, and that of all modules below, has to do with what is out of use.
pub(super) fn allowed(description: &Description) -> Option<TokenStream> {
    occurs(description)
        .then(|| quote!(#![allow(deprecated, reason = "what is out of use is still read and written")]))
}

/// Whether anything is out of use.
fn occurs(description: &Description) -> bool {
    let in_def = |def: &Def| {
        let values = match &def.kind {
            DefKind::Enum(list) => list.values.iter().any(|value| value.deprecated.is_some()),
            DefKind::Union(union) => union.variants.iter().any(|variant| variant.deprecated.is_some()),
            _ => false,
        };
        def.deprecated.is_some() || values || fields_of(def).iter().any(|field| field.deprecated.is_some())
    };
    description.defs.iter().any(in_def)
        || description.operations.iter().any(|operation| operation.deprecated.is_some())
}

/// What documents say of it.
pub(super) fn sentence(deprecated: &Option<Deprecated>) -> Option<String> {
    let Deprecated(note) = deprecated.as_ref()?;
    Some(match note {
        Some(note) => format!("Deprecated: {note}"),
        None => "Deprecated.".to_owned(),
    })
}

/// A text, and what documents say of it if it is out of use.
pub(super) fn with_sentence(doc: &str, deprecated: &Option<Deprecated>) -> String {
    match sentence(deprecated) {
        Some(sentence) => format!("{}\n\n{sentence}", doc.trim()),
        None => doc.to_owned(),
    }
}

/// The keyword of schemas, parameters and operations.
pub(super) fn keyword(deprecated: &Option<Deprecated>) -> Option<bool> {
    deprecated.as_ref().map(|_| true)
}
