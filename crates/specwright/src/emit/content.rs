//! Generation of the content of each planned file.

use proc_macro2::TokenStream;
use quote::quote;

use super::{
    Missing, arbitrary, catalogue, client, ident, impls, limits, models, openapi, schema, service,
    typescript, writers,
};
use crate::ir::Description;
use crate::json::Json;
use crate::plan::{ImplKind, Part};
use crate::raw;

/// The content of a file before rendering.
#[derive(Debug)]
pub enum Content {
    /// A Rust module.
    Rust {
        /// Documentation for the module.
        doc: String,
        /// Items of the module.
        code: TokenStream,
    },
    /// A TypeScript module.
    TypeScript(String),
    /// A JSON document.
    Json(Json),
    /// Any other content.
    Text(String),
}

/// Generates the content of a part. `spec` is the name of the description folder, which generated documents show.
///
/// # Errors
/// Returns an error if a part that earlier passes should have required is missing from the description.
pub fn content(description: &Description, spec: &str, part: &Part<'_>) -> Result<Content, Missing> {
    let (doc, code) = match part {
        Part::LimitsRoot => (
            "Limits of the description.",
            quote!(
                pub mod limits;
            ),
        ),
        Part::Limits => ("All limits of the description.", limits::module(description)),
        Part::ModelsRoot(domains) => {
            ("The types, one module for each file of the description.", models::root(description, domains))
        }
        Part::Catalogue => ("All types by name.", catalogue::module(description)),
        Part::Models(domain) => {
            let code = models::domain(description, domain);
            return Ok(Content::Rust { doc: domain_doc(description, domain), code });
        }
        Part::ImplsRoot(ImplKind::Writers, domains) => {
            let (modules, test) = (modules(quote!(pub), domains), writers::test(description));
            (impls_doc(ImplKind::Writers), quote!(#modules #test))
        }
        Part::ImplsRoot(kind, domains) => (impls_doc(*kind), modules(quote!(), domains)),
        Part::Impls(kind, domain) => {
            let code = impls_code(description, *kind, domain);
            return Ok(Content::Rust { doc: format!("From `{domain}.toml`."), code });
        }
        Part::ClientRoot(models) => {
            ("A client whose session has the operations as methods.", client::root(description, models))
        }
        Part::Client(models, domain) => {
            let code = client::domain(description, models, domain)?;
            return Ok(Content::Rust { doc: domain_doc(description, domain), code });
        }
        Part::ServiceRoot(crates) => (
            "The operations, as traits with routes.",
            service::root(description, crates.models, crates.runtime),
        ),
        Part::Service(crates, domain) => {
            let code = service::domain(description, crates.models, crates.runtime, domain);
            return Ok(Content::Rust { doc: domain_doc(description, domain), code });
        }
        Part::OpenApi => return Ok(Content::Json(openapi::document(description, spec))),
        Part::TypeScript(part) => return Ok(Content::TypeScript(typescript::file(description, part)?)),
        Part::LanguageSchema => return Ok(Content::Text(format!("{:#}\n", raw::language_schema()))),
    };
    Ok(Content::Rust { doc: doc.to_owned(), code })
}

/// Returns the doc of a domain's module: the domain's doc, and the file that describes the domain.
fn domain_doc(description: &Description, domain: &str) -> String {
    let doc = description.docs.get(domain).map_or_else(String::new, |doc| format!("{doc}\n\n"));
    format!("{doc}From `{domain}.toml`.")
}

fn impls_doc(kind: ImplKind) -> &'static str {
    match kind {
        ImplKind::Codec => "Construction, decoding, encoding and validation of the types.",
        ImplKind::Schema => "`JsonSchema` impls for the types.",
        ImplKind::Arbitrary => "`Arbitrary` impls for the types.",
        ImplKind::Writers => "Response writers, which need no owned values.",
    }
}

fn impls_code(description: &Description, kind: ImplKind, domain: &str) -> TokenStream {
    match kind {
        ImplKind::Codec => {
            let (impls, starts) = (impls::domain(description, domain), impls::starts(description, domain));
            quote!(#impls #starts)
        }
        ImplKind::Schema => schema::domain(description, domain),
        ImplKind::Arbitrary => arbitrary::domain(description, domain),
        ImplKind::Writers => writers::domain(description, domain),
    }
}

/// Returns the domain modules. Modules that add no names are private.
fn modules(visibility: TokenStream, domains: &[&str]) -> TokenStream {
    let names = domains.iter().map(|domain| ident(domain));
    quote!(#(#visibility mod #names;)*)
}
