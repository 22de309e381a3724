//! Contents that are made anew for each call, though they are the same each time: too many to be kept, and quickly made.

use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;

use super::caching::{entity_tag, publish};
use super::encoding::{Effort, Encoding};

/// The answer with a content that everybody may keep, in the encoding that these headers of the request accept best.
pub(crate) fn made(content_type: &'static str, content: String, headers: &HeaderMap) -> Response {
    let (encoding, content) = Encoding::of(headers).encode(content.into_bytes(), Effort::Once);
    let tag = entity_tag(&content);
    let mut response = Response::new(Body::from(content));
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(content_type));
    encoding.tell(&mut response);
    publish(&mut response, tag);
    response
}
