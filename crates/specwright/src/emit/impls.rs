//! Impls for a domain's types: construction, decoding, encoding, queries and references. Each impl is a table that has
//! one line per field and is expanded by the core crate's macros. Validation is emitted as code.

mod build;
mod codec;
mod lookups;
mod names;
mod query;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{ident, number_literal, validate};
use crate::ir::*;

pub use build::starts;
pub(super) use codec::presence_of;

/// Returns the impls for a domain.
pub fn domain(description: &Description, domain: &str) -> TokenStream {
    let defs: Vec<_> = description.defs_of(domain).collect();
    if !defs.iter().any(|(_, def)| def.is_generated()) {
        return TokenStream::new();
    }
    let name = ident(domain);
    let in_queries = query::held_by_queries(description);
    let items = defs.iter().map(|&(id, def)| {
        let item = definition(description, def);
        let query = in_queries.contains(&id).then(|| query::query_value(def));
        quote!(#item #query)
    });
    quote! {
        use super::super::#name::*;
        #(#items)*
    }
}

fn is_repeated(description: &Description, def: &Def) -> bool {
    let query = description.names.get(&def.name.0).copied();
    description.repeats.iter().any(|repeat| description.operations[repeat.search.operation].query == query)
}

fn definition(description: &Description, def: &Def) -> TokenStream {
    let name = ident(&def.name.0);
    match &def.kind {
        DefKind::Shared(shared) => {
            let build = build::build(description, def, shared);
            let lookups = lookups::lookups(description, def);
            let validate = def.usage.request.then(|| validate::object(description, def, shared));
            let query = query::takes_part(description, def).then(|| query::query(def, shared));
            let names = names::names(def);
            quote!(#build #names #lookups #query #validate)
        }
        DefKind::Object(object) => {
            let build = build::build(description, def, object);
            let lookups = lookups::lookups(description, def);
            let validate = def.usage.request.then(|| validate::object(description, def, object));
            let query = (!object.is_json()).then(|| query::query(def, object));
            // The query of a repeated operation is stored in a token as JSON.
            let codec = (object.is_json() || is_repeated(description, def))
                .then(|| codec::object(description, def, object));
            let names = names::names(def);
            quote!(#build #names #lookups #query #codec #validate)
        }
        DefKind::Union(union) => {
            let codec = codec::union(description, def, union);
            let validate = def.usage.request.then(|| validate::union(description, def, union));
            let build = build::forms(description, def, union);
            let names = names::names(def);
            quote!(#build #names #codec #validate)
        }
        DefKind::Enum(list) => enumeration(&name, list),
        DefKind::Id(Wire::Text) => quote!(specwright_core::text_id!(#name);),
        DefKind::Id(Wire::Integer) => quote!(specwright_core::integer_id!(#name);),
        DefKind::Grammar(_) => TokenStream::new(),
    }
}

/// Returns the place of a field: `checkin`, or `checkin in stay` if the field belongs to a shared part.
fn place(field: &Field) -> TokenStream {
    let name = ident(&field.rust.0);
    match &field.part {
        Some(part) => {
            let part = ident(&part.0);
            quote!(#name in #part)
        }
        None => quote!(#name),
    }
}

fn enumeration(name: &Ident, list: &Enum) -> TokenStream {
    let wires: Vec<TokenStream> = list
        .values
        .iter()
        .map(|value| match value.number {
            Some(number) => number_literal(number),
            None => {
                let wire = &value.wire.0;
                quote!(#wire)
            }
        })
        .collect();
    let rust = list.values.iter().map(|value| ident(&value.rust.0));
    let unlisted = ident(&list.unlisted.0);
    let any_case = list.any_case.then(|| quote!(, any_case));
    match (list.closed, list.wire) {
        (true, _) => quote!(specwright_core::closed_text!(#name #any_case; #(#wires => #rust),*);),
        (false, Wire::Text) => {
            quote!(specwright_core::open_text!(#name, #unlisted #any_case; #(#wires => #rust),*);)
        }
        (false, Wire::Integer) => {
            quote!(specwright_core::open_integer!(#name, #unlisted; #(#wires => #rust),*);)
        }
    }
}
