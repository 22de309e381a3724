//! Typed lookups for references in a response.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::place;
use crate::emit::{Module, deprecated, ident, is_plain, path, value_type};
use crate::ir::*;
use crate::names::lookup_method;
use crate::resolve::{fields_of, reference_in};

/// Returns the table of an object's references. For example, `author_in(&response)` returns the target of the reference
/// `author`.
pub(super) fn lookups(description: &Description, def: &Def) -> TokenStream {
    let module = Module::Below(&def.domain);
    // References in a shared part have methods on the part itself.
    let own = fields_of(def).into_iter().filter(|field| field.part.is_none());
    let entries = own.flat_map(|field| {
        let reference = reference_in(&field.ty);
        let roots = reference.map(|reference| reference.roots.as_slice()).unwrap_or_default();
        roots.iter().filter_map(move |&root| {
            let reference = reference?;
            let container = description.field(root, &reference.field.0)?;
            // Two responses may have different types under the same name.
            let (Type::Map(_, target) | Type::List(target)) = &container.ty else { return None };
            let target = value_type(description, description.def(root).usage, target, module);
            let root_path = path(description, root, module);
            let method = match roots.len() {
                1 => ident(&lookup_method(&field.rust.0)),
                _ => format_ident!(
                    "{}_{}",
                    lookup_method(&field.rust.0),
                    heck::AsSnakeCase(&description.def(root).name.0).to_string()
                ),
            };
            let form = ident(match (&field.ty, is_plain(field)) {
                (Type::Ref(_), true) => "key",
                (Type::Ref(_), false) => "some_key",
                (Type::Index(_), true) => "index",
                (Type::Index(_), false) => "some_index",
                _ => return None,
            });
            let (from, wire) = (ident(&field.rust.0), &field.wire.0);
            let (into, into_wire) = (place(container), &container.wire.0);
            let deprecated = deprecated::attribute(&field.deprecated);
            Some(quote!(#deprecated #method: #root_path => #target = #form #from #wire of #into #into_wire;))
        })
    });
    let entries: TokenStream = entries.collect();
    let name = ident(&def.name.0);
    if entries.is_empty() { entries } else { quote!(specwright_core::lookups! { #name { #entries } }) }
}
