//! Deprecation notices, which are an attribute in Rust and a sentence in documents.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::*;
use crate::resolve::fields_of;

/// Returns the attribute for a deprecated item.
pub(super) fn attribute(deprecated: &Option<Deprecated>) -> Option<TokenStream> {
    let Deprecated(note) = deprecated.as_ref()?;
    Some(match note {
        Some(note) => quote!(#[deprecated(note = #note)]),
        None => quote!(#[deprecated]),
    })
}

/// Returns the attribute for a module in which generated code uses deprecated items.
pub(super) fn allowed(description: &Description) -> Option<TokenStream> {
    occurs(description)
        .then(|| quote!(#![allow(deprecated, reason = "deprecated items are still read and written")]))
}

/// Returns whether the description contains deprecated items.
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

/// Returns the deprecation notice as a sentence for documents.
pub(super) fn sentence(deprecated: &Option<Deprecated>) -> Option<String> {
    let Deprecated(note) = deprecated.as_ref()?;
    Some(match note {
        Some(note) => format!("Deprecated: {note}"),
        None => "Deprecated.".to_owned(),
    })
}

/// Returns a doc with the deprecation notice, if any, appended.
pub(super) fn with_sentence(doc: &str, deprecated: &Option<Deprecated>) -> String {
    match sentence(deprecated) {
        Some(sentence) => format!("{}\n\n{sentence}", doc.trim()),
        None => doc.to_owned(),
    }
}

/// Returns the keyword for schemas, parameters and operations.
pub(super) fn keyword(deprecated: &Option<Deprecated>) -> Option<bool> {
    deprecated.as_ref().map(|_| true)
}
