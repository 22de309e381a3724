//! Files to serve, each with an entity tag, so that unchanged content is not sent twice.

use std::borrow::Cow;

use axum::body::Bytes;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{MethodRouter, get};

use crate::api_errors::ApiErrors;
use crate::http::{Denial, denied, entity_tag, fix};

/// A file of the service.
#[derive(Clone, Debug)]
pub(super) struct File {
    content_type: &'static str,
    content: Bytes,
    /// The entity tag of the content.
    tag: HeaderValue,
}

impl File {
    pub(super) fn new(content_type: &'static str, content: impl Into<Cow<'static, [u8]>>) -> Self {
        let content = match content.into() {
            Cow::Borrowed(content) => Bytes::from_static(content),
            Cow::Owned(content) => Bytes::from(content),
        };
        let tag = entity_tag(&content);
        File { content_type, content, tag }
    }

    /// The answer with the file.
    pub(super) fn answer(&self) -> Response {
        let mut response = ([(CONTENT_TYPE, self.content_type)], self.content.clone()).into_response();
        fix(&mut response, self.tag.clone());
        response
    }
}

/// A route for reading.
pub(super) fn route<F>(answer: impl Fn() -> F + Clone + Send + Sync + 'static) -> MethodRouter
where
    F: Future<Output = Response> + Send + 'static,
{
    get(answer).fallback(async || denied::<ApiErrors>(Denial::WrongMethod { allowed: "GET, HEAD" }))
}
