//! `/pictures/..`: the pictures that responses refer to, drawn on request. The pictures require no key, because a
//! traveller's browser has none.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use wayfare_inventory::pictures::{PICTURES, Pictures};

use crate::http::caching::entity_tag;
use crate::http::encoding::{Effort, Encoding};
use crate::http::{Denial, denied};
use crate::travel::api_errors::ApiErrors;

/// Content security policy for a picture that is opened as a document: the picture can neither load nor run anything.
const POLICY: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

const SVG: HeaderValue = HeaderValue::from_static("image/svg+xml");

/// `Cache-Control` of pictures, which any cache may store for a day. With another seed or another version of the
/// service, a picture may differ.
const PUBLIC: HeaderValue = HeaderValue::from_static("public, max-age=86400");

/// Returns the route for the pictures of a seed.
pub(super) fn routes(seed: u64) -> Router {
    let refused = async || denied::<ApiErrors>(Denial::WrongMethod { allowed: "GET, HEAD" });
    Router::new()
        .route(&format!("{PICTURES}{{*picture}}"), get(show).fallback(refused))
        .with_state(Pictures::new(seed))
}

async fn show(State(pictures): State<Pictures>, path: Uri, headers: HeaderMap) -> Response {
    match pictures.draw(path.path()) {
        Ok(svg) => {
            let (encoding, content) = Encoding::of(&headers).encode(svg.into_bytes(), Effort::Once);
            let tag = entity_tag(&content);
            let headers = [
                (CONTENT_TYPE, SVG),
                (CACHE_CONTROL, PUBLIC),
                (ETAG, tag),
                (CONTENT_SECURITY_POLICY, POLICY),
            ];
            let mut response = (headers, Body::from(content)).into_response();
            encoding.set_header(&mut response);
            response
        }
        Err(reason) => (StatusCode::NOT_FOUND, format!("{reason}\n")).into_response(),
    }
}
