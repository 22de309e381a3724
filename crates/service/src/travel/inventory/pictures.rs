//! `/pictures/..`: the pictures that answers refer to, drawn when they are asked for. They need no key: the browser of a
//! traveller has none.

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use wayfare_inventory::pictures::{PICTURES, Pictures};

use crate::http::{Denial, denied, made};
use crate::travel::api_errors::ApiErrors;

/// A picture that is opened by itself is a document: it needs nothing, and has nothing that runs.
const POLICY: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

/// The route of the pictures of a seed.
pub(super) fn routes(seed: u64) -> Router {
    let refused = async || denied::<ApiErrors>(Denial::WrongMethod { allowed: "GET, HEAD" });
    Router::new()
        .route(&format!("{PICTURES}{{*picture}}"), get(show).fallback(refused))
        .with_state(Pictures::new(seed))
}

async fn show(State(pictures): State<Pictures>, path: Uri, headers: HeaderMap) -> Response {
    match pictures.draw(path.path()) {
        Ok(svg) => {
            let mut response = made("image/svg+xml", svg, &headers);
            response.headers_mut().insert(CONTENT_SECURITY_POLICY, POLICY);
            response
        }
        Err(reason) => (StatusCode::NOT_FOUND, format!("{reason}\n")).into_response(),
    }
}
