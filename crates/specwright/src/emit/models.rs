//! The readable part of a domain's types: names, docs, fields and values.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Module, deprecated, doc, docs, field_type, ident, path, rust_path, value_type};
use crate::ir::*;

/// Returns the parent module of the domains.
pub fn root(description: &Description, domains: &[&str]) -> TokenStream {
    let allowed = deprecated::allowed(description);
    let modules = domains.iter().map(|domain| {
        let name = ident(domain);
        quote!(pub mod #name;)
    });
    quote! {
        #allowed
        #(#modules)*
        #[cfg(feature = "arbitrary")]
        mod arbitrary;
        #[cfg(feature = "catalogue")]
        pub mod catalogue;
        mod impls;
        #[cfg(feature = "schemars")]
        mod schema;
        #[cfg(feature = "writers")]
        pub mod writers;
    }
}

/// Returns the module of a domain.
pub fn domain(description: &Description, domain: &str) -> TokenStream {
    description.defs_of(domain).map(|(_, def)| definition(description, domain, def)).collect()
}

fn definition(description: &Description, domain: &str, def: &Def) -> TokenStream {
    let docs = doc(&docs::with_unstated(&def.doc, &def.unstated));
    let deprecated = deprecated::attribute(&def.deprecated);
    let docs = quote!(#docs #deprecated);
    let name = ident(&def.name.0);
    match &def.kind {
        DefKind::Object(object) | DefKind::Shared(object) => {
            let default = has_default(description, def).then(|| quote!(Default,));
            let parts = object.parts.iter().map(|part| {
                let (docs, name) = (doc(&description.def(part.def).doc), ident(&part.rust.0));
                let ty = path(description, part.def, Module::Models(domain));
                quote!(#docs pub #name: #ty,)
            });
            let fields = object.own_fields().map(|field| {
                let (docs, name) = (field_docs(description, field), ident(&field.rust.0));
                let ty = field_type(description, def, field, Module::Models(domain));
                quote!(#docs pub #name: #ty,)
            });
            quote! {
                #docs
                #[derive(Clone, Debug, #default PartialEq)]
                pub struct #name { #(#parts)* #(#fields)* }
            }
        }
        DefKind::Union(union) => {
            let variants = union.variants.iter().map(|variant| {
                let (docs, name) = (doc(&variant.doc), ident(&variant.rust.0));
                let deprecated = deprecated::attribute(&variant.deprecated);
                let content = match &variant.form {
                    Form::Fields(_) => None,
                    Form::Type(id, _) => Some(path(description, *id, Module::Models(domain))),
                    Form::Value(ty, _) => {
                        Some(value_type(description, def.usage, ty, Module::Models(domain)))
                    }
                };
                if let Some(ty) = content {
                    let docs = match &variant.form {
                        Form::Value(ty, _) if variant.doc.is_empty() => {
                            doc(&format!("`{}`", description.written(ty)))
                        }
                        _ => docs,
                    };
                    return quote!(#docs #deprecated #name(#ty),);
                }
                let fields = variant.fields().iter().map(|field| {
                    let (docs, name) = (field_docs(description, field), ident(&field.rust.0));
                    let ty = field_type(description, def, field, Module::Models(domain));
                    quote!(#docs #name: #ty,)
                });
                quote!(#docs #deprecated #name { #(#fields)* },)
            });
            let of_types = union.variants.iter().any(|variant| variant.held().is_some());
            let large = of_types.then(
                || quote!(#[allow(clippy::large_enum_variant, reason = "the description sets the sizes")]),
            );
            let unlisted = union.unlisted.as_ref().map(|name| {
                let name = ident(&name.0);
                quote!(#[doc = " An unlisted variant, unchanged."] #name(specwright_core::UnlistedForm),)
            });
            quote! {
                #docs
                #[derive(Clone, Debug, PartialEq)]
                #[non_exhaustive]
                #large
                pub enum #name { #(#variants)* #unlisted }
            }
        }
        DefKind::Enum(list) => enumeration(docs, &name, list),
        DefKind::Id(wire) => {
            let (inner, copy) = match wire {
                Wire::Text => (quote!(specwright_core::Text), None),
                Wire::Integer => (quote!(i64), Some(quote!(Copy,))),
            };
            quote! {
                #docs
                #[derive(Clone, #copy Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
                pub struct #name(pub(super) #inner);
            }
        }
        DefKind::Grammar(grammar) => {
            let path = rust_path(&grammar.rust);
            quote!(#[doc(inline)] pub use #path;)
        }
    }
}

fn field_docs(description: &Description, field: &Field) -> TokenStream {
    let (docs, deprecated) =
        (doc(&docs::field(description, field)), deprecated::attribute(&field.deprecated));
    quote!(#docs #deprecated)
}

fn enumeration(docs: TokenStream, name: &proc_macro2::Ident, list: &Enum) -> TokenStream {
    let values = list.values.iter().map(|value| {
        let wire = match value.number {
            Some(number) => number.to_string(),
            None => value.wire.to_string(),
        };
        let text = match &value.doc {
            Some(doc) => format!("`{wire}`: {doc}"),
            None => format!("`{wire}`"),
        };
        let (docs, name) = (doc(&text), ident(&value.rust.0));
        let deprecated = deprecated::attribute(&value.deprecated);
        quote!(#docs #deprecated #name,)
    });
    if list.closed {
        return quote! {
            #docs
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
            #[non_exhaustive]
            pub enum #name { #(#values)* }
        };
    }
    let unlisted = ident(&list.unlisted.0);
    let payload = match list.wire {
        Wire::Text => quote!(specwright_core::UnlistedText),
        Wire::Integer => quote!(specwright_core::UnlistedInteger),
    };
    let recipe = doc(&format!(
        "An unlisted value, unchanged. {} To match such a value, compare the enum's text instead of this variant, since a later version may list the value.",
        if list.complete {
            "The list was complete at the time of writing."
        } else {
            "The list contains the values seen so far."
        }
    ));
    quote! {
        #docs
        #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum #name { #(#values)* #recipe #unlisted(#payload), }
    }
}

/// Returns whether an object can be created without any values, because it is a request without required fields, or a
/// response whose required fields can be empty or zero.
fn has_default(description: &Description, def: &Def) -> bool {
    match &def.kind {
        DefKind::Object(object) | DefKind::Shared(object) => {
            object.parts.iter().all(|part| has_default(description, description.def(part.def)))
                && object.own_fields().all(|field| can_be_omitted(description, def, field))
        }
        // In a response, a grammar's type accepts any string.
        DefKind::Id(_) | DefKind::Grammar(_) => true,
        DefKind::Enum(_) | DefKind::Union(_) => false,
    }
}

/// Returns whether a field can be omitted when its object is created.
pub fn can_be_omitted(description: &Description, holder: &Def, field: &Field) -> bool {
    match &field.ty {
        _ if field.presence != Presence::Required => true,
        _ if holder.usage.request => false,
        Type::Date | Type::LocalDateTime | Type::TextForm(_) | Type::TextOrInteger => false,
        Type::Named(id) => has_default(description, description.def(*id)),
        _ => true,
    }
}
