//! The description of the API for its callers, for which nobody needs a key: the OpenAPI document, and a reference in
//! which it can be read and tried out.

mod file;
mod reference;

use std::sync::LazyLock;

use axum::Router;

use file::File;
pub(crate) use reference::PATH as REFERENCE;

/// Where the document is.
const PATH: &str = "/openapi.json";

/// The document as it was generated. Its server is `/`, so that it holds wherever it is served from.
static DOCUMENT: LazyLock<File> =
    LazyLock::new(|| File::new("application/json", include_str!("../generated/openapi.json").as_bytes()));

/// The routes of what describes the API. The reference has the key filled in where there is one.
pub(crate) fn routes(key: Option<&'static str>) -> Router {
    let document = file::route(async |headers| DOCUMENT.answer(&headers));
    Router::new().route(PATH, document).merge(reference::routes(key))
}
