//! The description of the API for its callers, which needs no key: the OpenAPI document, and an interactive
//! reference.

mod file;
mod reference;

use std::sync::LazyLock;

use axum::Router;

use file::File;
pub(crate) use reference::PATH as REFERENCE;

/// Path of the document.
const PATH: &str = "/openapi.json";

/// The generated document, unchanged. Its server is `/`, so that it holds wherever it is served from.
static DOCUMENT: LazyLock<File> =
    LazyLock::new(|| File::new("application/json", include_str!("../generated/openapi.json").as_bytes()));

/// The routes of the document and the reference. The key, if any, is filled in in the reference.
pub(crate) fn routes(key: Option<&'static str>) -> Router {
    let document = file::route(async || DOCUMENT.answer());
    Router::new().route(PATH, document).merge(reference::routes(key))
}
