//! How a call is answered.

use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use serde_core::Serialize;

/// What an operation answers: a body, and a status if it is not 200.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply<R> {
    /// The body.
    pub body: R,
    status: StatusCode,
}

impl<R> Reply<R> {
    /// An answer with status 200.
    pub fn new(body: R) -> Self {
        Reply { body, status: StatusCode::OK }
    }

    /// The same with another status, such as 202.
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

impl<R: Serialize> Reply<R> {
    pub(crate) fn into_response(self) -> Response {
        json(self.status, &self.body)
    }
}

/// A response of JSON.
pub(crate) fn json(status: StatusCode, body: &impl Serialize) -> Response {
    // Writing into memory fails only where a type refuses to be written, which no wire type does.
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
