//! Responses to calls.

use std::convert::Infallible;
use std::fmt;
use std::time::Duration;

use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use bytes::Bytes;
use futures_util::stream;
use serde_core::Serialize;
use specwright_core::EncodeError;
use specwright_core::media_type::JSON;
use specwright_core::query::{Query, QueryWriter};
use specwright_core::write::Encoded;
use tracing::Span;

use super::encoding::{Effort, Encoding};
use super::{Binary, Events, Lines, Operation, OperationMethod, Passthrough, caching, chunks};

/// The response of an operation: a body, a status and headers. The body is a value, [`Encoded`] bytes from the writer
/// of the value's type, or the response of another server. `H` holds the headers that the description lists, if any:
/// see [`Reply::with_headers`].
#[derive(Debug)]
#[must_use]
pub struct Reply<R, H = ()> {
    body: Body<R>,
    /// `None` for the default status of the operation.
    status: Option<StatusCode>,
    headers: HeaderMap,
    typed_headers: H,
    kept: Option<Duration>,
}

/// The body of a reply: a value, the output of the writer of its type, or the response of another server.
#[derive(Debug)]
enum Body<R> {
    Owned(R),
    Encoded(Encoded<R>),
    Passed(Passthrough),
}

impl<R> Reply<R> {
    /// Creates a reply with the first success status that the operation lists.
    pub fn new(body: R) -> Self {
        Reply::of(Body::Owned(body))
    }

    /// Creates a reply that passes on the response of another server, with that response's status.
    pub fn passed(response: Passthrough) -> Self {
        Reply::of(Body::Passed(response))
    }

    fn of(body: Body<R>) -> Self {
        Reply { body, status: None, headers: HeaderMap::new(), typed_headers: (), kept: None }
    }

    /// Sets the headers that the description lists.
    pub fn with_headers<H>(self, typed_headers: H) -> Reply<R, H> {
        let Reply { body, status, headers, typed_headers: (), kept } = self;
        Reply { body, status, headers, typed_headers, kept }
    }
}

impl<R, H> Reply<R, H> {
    /// Sets another status, such as 202.
    pub fn with_status(mut self, status: StatusCode) -> Self {
        self.status = Some(status);
        self
    }

    /// Adds a header, if the value is `Some`.
    pub fn with_header(mut self, name: &HeaderName, value: Option<HeaderValue>) -> Self {
        self.headers.extend(value.map(|value| (name.clone(), value)));
        self
    }

    /// Allows the caller to cache the reply for the given duration.
    pub fn kept_for(mut self, time: Duration) -> Self {
        self.kept = Some(time);
        self
    }
}

impl<H> Reply<Binary, H> {
    /// Sets the media type of the bytes.
    pub fn with_media_type(mut self, media_type: &'static str) -> Self {
        if let Body::Owned(binary) = self.body {
            self.body = Body::Owned(binary.of_type(media_type));
        }
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

/// The response of an operation: a [`Reply`], sent as a whole, or [`Lines`] or [`Events`], sent record by record.
pub trait Answer: Send + sealed::Sealed {
    /// Returns the HTTP response of an operation in this encoding. A reply without its own status gets the operation's
    /// first success status. Events during the transmission are logged in the call's span.
    #[doc(hidden)]
    fn into_response(self, operation: &Operation, encoding: Encoding, span: &Span) -> Response;
}

impl<R: Content, H: Query + Send> Answer for Reply<R, H> {
    fn into_response(self, operation: &Operation, encoding: Encoding, span: &Span) -> Response {
        let typed_headers = match written(&self.typed_headers) {
            Ok(headers) => headers,
            Err(name) => {
                tracing::error!(name, "a response header has an invalid value");
                return empty(StatusCode::INTERNAL_SERVER_ERROR);
            }
        };
        let status = self.status.unwrap_or_else(|| operation.first_success());
        let media_type = operation.media_type.unwrap_or(JSON);
        let mut response = match self.body {
            Body::Owned(body) => body.into_response(status, media_type, encoding, span),
            Body::Encoded(body) => respond(status, media_type, body.into_bytes(), encoding),
            Body::Passed(passed) => passed.into_response(encoding, span),
        };
        if operation.method == OperationMethod::Head || status == StatusCode::NOT_MODIFIED {
            // To a body of known length, axum adds a `content-length` of 0, which is not the length of the content.
            *response.body_mut() =
                axum::body::Body::from_stream(stream::empty::<Result<Bytes, Infallible>>());
        }
        response.headers_mut().extend(typed_headers);
        response.headers_mut().extend(self.headers);
        if let Some(time) = self.kept {
            caching::allow_caching(&mut response, time);
        }
        response
    }
}

impl<R: 'static> Answer for Lines<R> {
    fn into_response(self, _: &Operation, encoding: Encoding, span: &Span) -> Response {
        Lines::into_response(self, encoding, span.clone())
    }
}

impl<R: Serialize + Send + 'static> Answer for Events<R> {
    fn into_response(self, operation: &Operation, encoding: Encoding, span: &Span) -> Response {
        Events::into_response(self, operation, encoding, span.clone())
    }
}

/// The body of a [`Reply`]: a value that is written as JSON, [`Binary`] or [`NoContent`].
pub trait Content: Send {
    /// Returns the response with this body. `json` is the media type of JSON bodies.
    #[doc(hidden)]
    fn into_response(
        self,
        status: StatusCode,
        json: &'static str,
        encoding: Encoding,
        span: &Span,
    ) -> Response;
}

impl<R: Serialize + Send> Content for R {
    fn into_response(self, status: StatusCode, json: &'static str, encoding: Encoding, _: &Span) -> Response {
        respond(status, json, specwright_core::encode(&self), encoding)
    }
}

impl Content for Binary {
    fn into_response(self, status: StatusCode, _: &'static str, _: Encoding, span: &Span) -> Response {
        let mut response = Binary::into_response(self, span);
        *response.status_mut() = status;
        response
    }
}

/// An empty body, for example with the status 204.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoContent;

impl Content for NoContent {
    fn into_response(self, status: StatusCode, _: &'static str, _: Encoding, _: &Span) -> Response {
        empty(status)
    }
}

/// A [`Reply`] with any body, for operations whose response types depend on the status.
pub struct AnyReply(Box<Responding>);

type Responding = dyn FnOnce(&Operation, Encoding, &Span) -> Response + Send;

impl AnyReply {
    /// Wraps a reply, with this status unless the reply has its own status.
    pub fn new<R: Content + 'static, H: Query + Send + 'static>(reply: Reply<R, H>, status: u16) -> Self {
        let status = reply.status.or(StatusCode::from_u16(status).ok());
        let reply = Reply { status, ..reply };
        AnyReply(Box::new(move |operation, encoding, span| reply.into_response(operation, encoding, span)))
    }
}

impl fmt::Debug for AnyReply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AnyReply(..)")
    }
}

impl Answer for AnyReply {
    fn into_response(self, operation: &Operation, encoding: Encoding, span: &Span) -> Response {
        (self.0)(operation, encoding, span)
    }
}

mod sealed {
    pub trait Sealed {}
    impl<R, H> Sealed for super::Reply<R, H> {}
    impl<R> Sealed for super::Lines<R> {}
    impl<R> Sealed for super::Events<R> {}
    impl Sealed for super::AnyReply {}
}

/// Returns a response without a body.
fn empty(status: StatusCode) -> Response {
    let mut response = Response::default();
    *response.status_mut() = status;
    response
}

/// Writes the headers that the description lists. The error is the name of a header whose value is invalid.
fn written(headers: &impl Query) -> Result<HeaderMap, &'static str> {
    let mut out = QueryWriter::default();
    headers.write(&mut out);
    let header = |(name, text): (&'static str, String)| {
        let value = HeaderValue::try_from(text).map_err(|_| name)?;
        Ok((HeaderName::try_from(name).map_err(|_| name)?, value))
    };
    out.take_headers().into_iter().map(header).collect()
}

/// Returns an error response. Error responses are too small to be worth compressing.
pub(crate) fn error(status: StatusCode, media_type: &'static str, body: &impl Serialize) -> Response {
    respond(status, media_type, specwright_core::encode(body), Encoding::Identity)
}

/// Returns a JSON response.
fn respond(
    status: StatusCode,
    media_type: &'static str,
    json: Result<Vec<u8>, EncodeError>,
    encoding: Encoding,
) -> Response {
    // Writing to memory fails only if a type rejects serialization, which no wire type does.
    let (status, json) = match json {
        Ok(json) => (status, json),
        Err(error) => {
            tracing::error!(%error, "a response could not be encoded");
            (StatusCode::INTERNAL_SERVER_ERROR, Vec::new())
        }
    };
    let (encoding, content) = encoding.encode(json, Effort::Once);
    let mut response = Response::new(chunks::body(content));
    encoding.set_header(&mut response);
    *response.status_mut() = status;
    // The generator accepts only media types that are valid header values.
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
    response
}

#[cfg(test)]
mod tests {
    use http_body_util::BodyExt as _;
    use specwright_core::{Text, write};

    use super::*;

    static OPERATION: Operation =
        Operation::new("books.add", OperationMethod::Post, "/books").with_statuses(&[400, 201]);

    struct Book {
        title: Text,
        authors: Vec<Text>,
    }

    specwright_core::object! { Book {
        0 title: required "title";
        1 authors: required_list "authors";
    } }
    specwright_core::writer! { object BookWriter of Book = Book {
        0 title: required value(Text) "title";
        1 authors: required_list list(value(Text)) "authors";
    } }

    async fn sent(reply: Reply<Book>) -> (StatusCode, String) {
        let response = reply.into_response(&OPERATION, Encoding::Identity, &Span::none());
        let status = response.status();
        let body = response.into_body().collect().await.unwrap().to_bytes();
        (status, String::from_utf8(body.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn a_response_without_a_body_is_empty() {
        let gone = Reply::from(NoContent).into_response(&OPERATION, Encoding::Identity, &Span::none());
        assert_eq!((gone.status(), gone.headers().get(CONTENT_TYPE)), (StatusCode::CREATED, None));
        assert_eq!(gone.into_body().collect().await.unwrap().to_bytes().len(), 0);
        let accepted = Reply::from(NoContent).with_status(StatusCode::ACCEPTED);
        let any = AnyReply::new(accepted, 204).into_response(&OPERATION, Encoding::Identity, &Span::none());
        assert_eq!(
            any.status(),
            StatusCode::ACCEPTED,
            "the reply's own status takes precedence over the variant's status"
        );
    }

    struct TagHeader {
        etag: Option<Text>,
    }

    specwright_core::query! { TagHeader { etag: optional header "etag"; } }

    #[test]
    fn the_length_of_content_that_is_not_sent_is_unknown() {
        let is_known = |reply: Reply<NoContent>, method| {
            let operation = Operation { method, ..OPERATION };
            let response = reply.into_response(&operation, Encoding::Identity, &Span::none());
            http_body::Body::size_hint(response.body()).exact().is_some()
        };
        let (get, head) = (OperationMethod::Get, OperationMethod::Head);
        assert!(is_known(NoContent.into(), get) && !is_known(NoContent.into(), head));
        assert!(!is_known(Reply::from(NoContent).with_status(StatusCode::NOT_MODIFIED), get));
    }

    #[test]
    fn headers_are_sent_unless_one_is_invalid() {
        let sent = |etag: Option<&str>| {
            let tag_header = TagHeader { etag: etag.map(Text::from) };
            let reply = Reply::from(NoContent).with_headers(tag_header);
            reply.into_response(&OPERATION, Encoding::Identity, &Span::none())
        };
        assert_eq!(sent(Some("\"7\"")).headers()["etag"], "\"7\"");
        assert_eq!((sent(None).status(), sent(None).headers().len()), (StatusCode::CREATED, 0));
        assert_eq!(sent(Some("a\nb")).status(), StatusCode::INTERNAL_SERVER_ERROR);
    }

    #[tokio::test]
    async fn an_encoded_body_equals_the_encoded_value() {
        let owned = || Reply::new(Book { title: "A".into(), authors: vec!["B".into()] });
        let written = || {
            Reply::from(write::Encoded::<Book>::write(|book| {
                book.title("A");
                book.authors(|authors| authors.push("B"));
            }))
        };
        assert_eq!(
            sent(written()).await,
            (StatusCode::CREATED, r#"{"title":"A","authors":["B"]}"#.to_owned())
        );
        assert_eq!(sent(written()).await, sent(owned()).await);
        let accepted = |reply: Reply<Book>| reply.with_status(StatusCode::ACCEPTED);
        assert_eq!(sent(accepted(written())).await, sent(accepted(owned())).await);
    }
}
