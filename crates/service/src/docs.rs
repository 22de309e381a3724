//! The description of the API for its callers: the OpenAPI document, for which nobody needs a key.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::LazyLock;

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;

use crate::http::method_not_allowed;

/// Where the document is.
const PATH: &str = "/openapi.json";

/// The document as it was generated. Its server is `/`, so that it holds wherever it is served from.
const DOCUMENT: &str = include_str!("generated/openapi.json");

/// Readers may keep the document, and have to ask whether it is still the same.
const CACHING: &str = "no-cache";

/// Names this very text.
static TAG: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = DefaultHasher::new();
    DOCUMENT.hash(&mut hasher);
    format!("\"{:016x}\"", hasher.finish())
});

/// The routes of what describes the API.
pub(crate) fn routes() -> Router {
    let document = get(async |headers: HeaderMap| document(&headers));
    Router::new().route(PATH, document.fallback(async || method_not_allowed("GET, HEAD")))
}

fn document(headers: &HeaderMap) -> Response {
    let tag = TAG.as_str();
    let caching = [(ETAG, tag), (CACHE_CONTROL, CACHING)];
    if is_known(headers, tag) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    (caching, [(CONTENT_TYPE, "application/json")], DOCUMENT).into_response()
}

/// Whether the caller has this very text already.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    known.flat_map(|list| list.split(',')).any(|known| {
        let known = known.trim();
        // The weak form of a tag is as good here.
        known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag
    })
}
