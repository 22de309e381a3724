//! The OpenAPI 3.1 document: all operations, their requests and responses, and all types that they use.
//!
//! The schemas of types come from [`schema`](super::schema). Facts that OpenAPI can't express are added under the
//! `x-` keywords of [`extension`].

mod components;
mod examples;
mod info;
mod jobs;
mod operations;
mod parameters;
mod polling;
mod responses;
mod security;

use super::schema::{REFERENCE, extension};
use crate::ir::*;
use crate::json::Json;

/// Default content type of bodies.
const JSON: &str = "application/json";

/// Content type of forms.
const FORM: &str = "application/x-www-form-urlencoded";

/// Returns the document. `spec` is the name of the description folder, which the document shows.
pub fn document(description: &Description, spec: &str) -> Json {
    let paths = operations::paths(description);
    let used = components::used(description, &paths);
    Json::object()
        .with("openapi", "3.1.1")
        .with("x-generated", format!("Made by `cargo xtask regenerate` from `{spec}/*.toml`. Do not edit."))
        .with("info", info::info(&description.service))
        .with("servers", info::servers(description))
        .with("security", security::requirement(description))
        .with_filled("tags", info::tags(description))
        .with("paths", paths)
        .with_filled("components", components::components(description, &used))
        .with_filled(extension::ENVELOPES, responses::envelopes(description))
        .with_filled(extension::VERSIONING, description.service.versioning.clone())
        .with_filled(extension::UNSTATED, description.service.unstated.clone())
        .with_filled(extension::UNREFERENCED, components::unreferenced(description, &used))
}

/// Returns a reference to a definition's schema.
fn reference(description: &Description, id: DefId) -> Json {
    Json::object().with("$ref", format!("{REFERENCE}{}", description.def(id).name))
}
