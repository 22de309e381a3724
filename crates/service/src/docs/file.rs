//! Files to serve, each with an entity tag, so that unchanged content is not sent twice.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{MethodRouter, get};

use crate::api_errors::ApiErrors;
use crate::http::{Denial, denied};

/// Clients may cache a file but have to revalidate it.
const CACHING: &str = "no-cache";

/// A file of the service.
#[derive(Clone, Debug)]
pub(super) struct File {
    content_type: &'static str,
    content: Bytes,
    /// The entity tag of the content.
    tag: String,
}

impl File {
    pub(super) fn new(content_type: &'static str, content: impl Into<Cow<'static, [u8]>>) -> Self {
        let content = match content.into() {
            Cow::Borrowed(content) => Bytes::from_static(content),
            Cow::Owned(content) => Bytes::from(content),
        };
        let mut hasher = DefaultHasher::new();
        content.hash(&mut hasher);
        File { content_type, content, tag: format!("\"{:016x}\"", hasher.finish()) }
    }

    /// The file, or 304 if the caller has it already.
    pub(super) fn answer(&self, headers: &HeaderMap) -> Response {
        let tag = self.tag.as_str();
        let caching = [(ETAG, tag), (CACHE_CONTROL, CACHING)];
        if is_known(headers, tag) {
            return (StatusCode::NOT_MODIFIED, caching).into_response();
        }
        (caching, [(CONTENT_TYPE, self.content_type)], self.content.clone()).into_response()
    }
}

/// A route for reading.
pub(super) fn route<F>(answer: impl Fn(HeaderMap) -> F + Clone + Send + Sync + 'static) -> MethodRouter
where
    F: Future<Output = Response> + Send + 'static,
{
    get(answer).fallback(async || denied::<ApiErrors>(Denial::WrongMethod { allowed: "GET, HEAD" }))
}

/// Whether the caller has this content already.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    known.flat_map(|list| list.split(',')).any(|known| {
        let known = known.trim();
        // Weak tags match too.
        known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag
    })
}
