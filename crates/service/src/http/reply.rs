//! Answers to calls.

use std::time::Duration;

use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use serde_core::ser::{Error as _, Serialize, Serializer};
use tracing::Span;

use super::{Lines, caching, chunks};

/// The answer of an operation: a body, a status and headers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply<R> {
    /// The body.
    pub body: R,
    status: StatusCode,
    left_out: Option<&'static str>,
    headers: HeaderMap,
    kept: Option<Duration>,
}

impl<R> Reply<R> {
    /// A reply with status 200.
    pub fn new(body: R) -> Self {
        Reply { body, status: StatusCode::OK, left_out: None, headers: HeaderMap::new(), kept: None }
    }

    /// The same reply with another status, such as 202.
    #[must_use]
    pub fn with_status(mut self, status: StatusCode) -> Self {
        self.status = status;
        self
    }

    /// The same reply with a header, if it has a value.
    #[must_use]
    pub fn with_header(mut self, name: &HeaderName, value: Option<HeaderValue>) -> Self {
        self.headers.extend(value.map(|value| (name.clone(), value)));
        self
    }

    /// The same reply without a field of its body: of a list that is not asked for, rather than empty.
    #[must_use]
    pub fn without(mut self, field: Option<&'static str>) -> Self {
        self.left_out = field;
        self
    }

    /// The same reply, which the caller may keep for a time.
    #[must_use]
    pub fn kept_for(mut self, time: Duration) -> Self {
        self.kept = Some(time);
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
        let mut response = match self.left_out {
            Some(field) => json(self.status, &Without { body: &self.body, field }),
            None => json(self.status, &self.body),
        };
        response.headers_mut().extend(self.headers);
        if let Some(time) = self.kept {
            caching::keep(&mut response, time);
        }
        response
    }
}

impl<R: Serialize + 'static> Answer for Lines<R> {
    fn into_response(self, span: &Span) -> Response {
        Lines::into_response(self, span.clone())
    }
}

/// A body without one of its fields.
struct Without<'a, R> {
    body: &'a R,
    field: &'static str,
}

impl<R: Serialize> Serialize for Without<'_, R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut body = serde_json::to_value(self.body).map_err(S::Error::custom)?;
        body.as_object_mut().map(|fields| fields.remove(self.field));
        body.serialize(serializer)
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
    let (status, text) = match wayfare_wire::encode(body) {
        Ok(text) => (status, text),
        Err(error) => {
            tracing::error!(%error, "an answer could not be written");
            (StatusCode::INTERNAL_SERVER_ERROR, Vec::new())
        }
    };
    let mut response = Response::new(chunks::body(text));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}
