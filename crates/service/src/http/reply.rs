//! Answers to calls.

use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use serde_core::Serialize;
use tracing::Span;

use super::Lines;

/// The answer of an operation: a body and a status.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply<R> {
    /// The body.
    pub body: R,
    status: StatusCode,
}

impl<R> Reply<R> {
    /// A reply with status 200.
    pub fn new(body: R) -> Self {
        Reply { body, status: StatusCode::OK }
    }

    /// The same reply with another status, such as 202.
    #[must_use]
    pub fn with_status(mut self, status: StatusCode) -> Self {
        self.status = status;
        self
    }
}

impl<R> From<R> for Reply<R> {
    fn from(body: R) -> Self {
        Reply::new(body)
    }
}

/// The answer of an operation: a [`Reply`] at once, or [`Lines`], record by record.
pub trait Answer: Send + sealed::Sealed {
    /// The response. Events while it is sent are logged in the call's span.
    #[doc(hidden)]
    fn into_response(self, span: &Span) -> Response;
}

impl<R: Serialize + Send> Answer for Reply<R> {
    fn into_response(self, _: &Span) -> Response {
        json(self.status, &self.body)
    }
}

impl<R: Serialize + 'static> Answer for Lines<R> {
    fn into_response(self, span: &Span) -> Response {
        Lines::into_response(self, span.clone())
    }
}

mod sealed {
    pub trait Sealed {}
    impl<R> Sealed for super::Reply<R> {}
    impl<R> Sealed for super::Lines<R> {}
}

/// A response of JSON.
pub(crate) fn json(status: StatusCode, body: &impl Serialize) -> Response {
    // Writing to memory fails only if a type refuses to be serialized, which no wire type does.
    let (status, text) = match serde_json::to_vec(body) {
        Ok(text) => (status, text),
        Err(error) => {
            tracing::error!(%error, "an answer could not be written");
            (StatusCode::INTERNAL_SERVER_ERROR, Vec::new())
        }
    };
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}
