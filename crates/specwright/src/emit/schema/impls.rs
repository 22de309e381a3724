//! `JsonSchema` impls for a domain's types, generated from the same values as the OpenAPI document.

use proc_macro2::TokenStream;
use quote::quote;

use super::{REFERENCE, definition};
use crate::emit::{Module, float_literal, ident, number_literal, path};
use crate::ir::*;
use crate::json::Json;

/// Returns the `JsonSchema` impls for a domain's types.
pub fn domain(description: &Description, domain: &str) -> TokenStream {
    let defs = description.defs_of(domain).filter(|(_, def)| def.has_schema_impl());
    let impls: TokenStream = defs
        .map(|(_, def)| {
            let (name, text) = (ident(&def.name.0), &def.name.0);
            let schema = tokens(description, domain, &definition(description, def));
            quote! {
                impl schemars::JsonSchema for #name {
                    fn schema_name() -> std::borrow::Cow<'static, str> {
                        #text.into()
                    }

                    #[allow(unused_variables, reason = "a type without references needs no generator")]
                    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                        schemars::json_schema!(#schema)
                    }
                }
            }
        })
        .collect();
    if impls.is_empty() {
        return impls;
    }
    let name = ident(domain);
    quote!(use super::super::#name::*; #impls)
}

/// Maximum number of entries or elements in a JSON literal. The macro recurses for each entry or element, and Rust
/// limits the recursion depth.
const MAX_ENTRIES: usize = 20;

/// Converts a schema to the tokens of a JSON literal. References become calls to the schema generator.
fn tokens(description: &Description, domain: &str, schema: &Json) -> TokenStream {
    let inner = |schema: &Json| tokens(description, domain, schema);
    match schema {
        Json::Null => quote!(null),
        Json::Boolean(value) => quote!(#value),
        // A literal without a suffix is an `i32` in this position.
        Json::Integer(value) if i32::try_from(*value).is_err() => {
            let value = number_literal(*value);
            quote!(#value as i64)
        }
        Json::Integer(value) => number_literal(*value),
        Json::Float(value) => float_literal(*value),
        Json::Text(text) => quote!(#text),
        Json::List(elements) if elements.len() > MAX_ENTRIES => {
            let elements = elements.iter().map(inner);
            quote!(vec![#(serde_json::json!(#elements)),*])
        }
        Json::List(elements) => {
            let elements = elements.iter().map(inner);
            quote!([#(#elements),*])
        }
        Json::Object(entries) => match referred(description, entries) {
            Some(id) => {
                let path = path(description, id, Module::Below(domain));
                let rest = entries.iter().filter(|(name, _)| name != "$ref").cloned().collect();
                let rest = inner(&Json::Object(rest));
                quote!(specwright_core::schema::with(generator.subschema_for::<#path>(), serde_json::json!(#rest)))
            }
            None if entries.len() > MAX_ENTRIES => {
                let entries = entries.iter().map(|(name, value)| {
                    let value = inner(value);
                    quote!((#name, serde_json::json!(#value)))
                });
                quote!(specwright_core::schema::object([#(#entries),*]))
            }
            None => {
                let entries = entries.iter().map(|(name, value)| {
                    let value = inner(value);
                    quote!(#name: #value)
                });
                quote!({ #(#entries),* })
            }
        },
    }
}

/// Returns the definition that an object refers to.
fn referred(description: &Description, entries: &[(String, Json)]) -> Option<DefId> {
    let (_, target) = entries.iter().find(|(name, _)| name == "$ref")?;
    description.names.get(target.as_text()?.strip_prefix(REFERENCE)?).copied()
}
