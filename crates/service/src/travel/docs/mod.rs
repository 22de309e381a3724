//! Documentation of the API for its callers, served without a key: the OpenAPI document and an interactive reference.

mod reference;

use axum::Router;
use axum::routing::get;

pub(crate) use reference::PATH as REFERENCE;

use crate::http::{Denial, Fixed, denied};
use crate::travel::api_errors::ApiErrors;

/// Path of the document.
const PATH: &str = "/openapi.json";

/// Returns the document and the files of the reference, by path. The key, if any, is filled in on the reference page.
///
/// The generated document is unchanged. Its server is `/`, so that it is correct at every base URL.
pub(crate) fn files(key: Option<&str>) -> impl Iterator<Item = (String, Fixed)> {
    let document = Fixed::new("application/json", include_str!("../generated/openapi.json"));
    reference::files(key).chain([(PATH.to_owned(), document)])
}

/// Returns the route to the reference.
pub(crate) fn routes() -> Router {
    let refused = async || denied::<ApiErrors>(Denial::WrongMethod { allowed: "GET, HEAD" });
    Router::new().route(REFERENCE, get(reference::to_page).fallback(refused))
}
