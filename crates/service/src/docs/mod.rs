//! The description of the API for its callers, which needs no key: the OpenAPI document, and an interactive
//! reference.

mod reference;

use std::sync::LazyLock;

use axum::Router;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::{MethodRouter, get};

pub(crate) use reference::PATH as REFERENCE;

use crate::api_errors::ApiErrors;
use crate::http::{Denial, Encoding, Fixed, denied};

/// Path of the document.
const PATH: &str = "/openapi.json";

/// The generated document, unchanged. Its server is `/`, so that it holds wherever it is served from.
static DOCUMENT: LazyLock<Fixed> =
    LazyLock::new(|| Fixed::new("application/json", include_str!("../generated/openapi.json")));

/// The routes of the document and the reference. The key, if any, is filled in in the reference.
pub(crate) fn routes(key: Option<&'static str>) -> Router {
    let document = route(|encoding| DOCUMENT.answer(encoding));
    Router::new().route(PATH, document).merge(reference::routes(key))
}

/// A route for reading.
fn route(answer: impl Fn(Encoding) -> Response + Clone + Send + Sync + 'static) -> MethodRouter {
    get(async move |headers: HeaderMap| answer(Encoding::of(&headers)))
        .fallback(async || denied::<ApiErrors>(Denial::WrongMethod { allowed: "GET, HEAD" }))
}
