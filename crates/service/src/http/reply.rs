//! Answers to calls.

use std::time::Duration;

use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use serde_core::Serialize;
use tracing::Span;
use wayfare_wire::EncodeError;
use wayfare_wire::write::Encoded;

use super::encoding::{Effort, Encoding};
use super::{Lines, caching, chunks};

/// The answer of an operation: a body, a status and headers. The body is a value, or [`Encoded`] by the writer of its
/// type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply<R> {
    body: Body<R>,
    status: StatusCode,
    headers: HeaderMap,
    kept: Option<Duration>,
}

/// A body as it is handed over: a value, or what the writer of its type wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Body<R> {
    Owned(R),
    Encoded(Encoded<R>),
}

impl<R> Reply<R> {
    /// A reply with status 200.
    pub fn new(body: R) -> Self {
        Reply::of(Body::Owned(body))
    }

    fn of(body: Body<R>) -> Self {
        Reply { body, status: StatusCode::OK, headers: HeaderMap::new(), kept: None }
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

impl<R> From<Encoded<R>> for Reply<R> {
    fn from(body: Encoded<R>) -> Self {
        Reply::of(Body::Encoded(body))
    }
}

/// The answer of an operation: a [`Reply`] at once, or [`Lines`], record by record.
pub trait Answer: Send + sealed::Sealed {
    /// The response, in the encoding that the caller accepts best. Events while it is sent are logged in the call's span.
    #[doc(hidden)]
    fn into_response(self, encoding: Encoding, span: &Span) -> Response;
}

impl<R: Serialize + Send> Answer for Reply<R> {
    fn into_response(self, encoding: Encoding, _: &Span) -> Response {
        let mut response = respond(self.status, self.body.encode(), encoding);
        response.headers_mut().extend(self.headers);
        if let Some(time) = self.kept {
            caching::keep(&mut response, time);
        }
        response
    }
}

impl<R: 'static> Answer for Lines<R> {
    fn into_response(self, encoding: Encoding, span: &Span) -> Response {
        Lines::into_response(self, encoding, span.clone())
    }
}

impl<R: Serialize> Body<R> {
    fn encode(self) -> Result<Vec<u8>, EncodeError> {
        match self {
            Body::Owned(body) => wayfare_wire::encode(&body),
            Body::Encoded(body) => body.into_bytes(),
        }
    }
}

mod sealed {
    pub trait Sealed {}
    impl<R> Sealed for super::Reply<R> {}
    impl<R> Sealed for super::Lines<R> {}
}

/// A response of JSON that is not worth encoding.
pub(crate) fn json(status: StatusCode, body: &impl Serialize) -> Response {
    respond(status, wayfare_wire::encode(body), Encoding::Identity)
}

fn respond(status: StatusCode, json: Result<Vec<u8>, EncodeError>, encoding: Encoding) -> Response {
    // Writing to memory fails only if a type refuses to be serialized, which no wire type does.
    let (status, json) = match json {
        Ok(json) => (status, json),
        Err(error) => {
            tracing::error!(%error, "an answer could not be written");
            (StatusCode::INTERNAL_SERVER_ERROR, Vec::new())
        }
    };
    let (encoding, content) = encoding.encode(json, Effort::Once);
    let mut response = Response::new(chunks::body(content));
    encoding.tell(&mut response);
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}

#[cfg(test)]
mod tests {
    use http_body_util::BodyExt as _;
    use wayfare_wire::{Text, write};

    use super::*;

    struct Book {
        title: Text,
        authors: Vec<Text>,
    }

    wayfare_wire::object! { Book {
        0 title: required "title";
        1 authors: required_list "authors";
    } }
    wayfare_wire::writer! { object BookWriter of Book = Book {
        0 title: required value(Text) "title";
        1 authors: required_list list(value(Text)) "authors";
    } }

    async fn sent(reply: Reply<Book>) -> (StatusCode, String) {
        let response = reply.into_response(Encoding::Identity, &Span::none());
        let status = response.status();
        let body = response.into_body().collect().await.unwrap().to_bytes();
        (status, String::from_utf8(body.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn what_is_written_is_sent_as_the_value_is() {
        let owned = || Reply::new(Book { title: "A".into(), authors: vec!["B".into()] });
        let written = || {
            Reply::from(write::Encoded::<Book>::write(|book| {
                book.title("A");
                book.authors(|authors| authors.push("B"));
            }))
        };
        assert_eq!(sent(written()).await, (StatusCode::OK, r#"{"title":"A","authors":["B"]}"#.to_owned()));
        assert_eq!(sent(written()).await, sent(owned()).await);
        let accepted = |reply: Reply<Book>| reply.with_status(StatusCode::ACCEPTED);
        assert_eq!(sent(accepted(written())).await, sent(accepted(owned())).await);
    }
}
