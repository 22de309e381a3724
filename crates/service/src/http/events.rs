//! Streamed responses of server-sent events. The data of each event is a record.

use std::fmt;
use std::time::Duration;

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::{self, BoxStream, Stream, StreamExt as _};
use serde_core::Serialize;
use specwright_core::media_type::EVENTS;
use specwright_core::{Json, decode, encode};
use tracing::Span;

use super::Operation;
use super::encoding::Encoding;
use super::stream_body::{Failure, StreamBody};

/// A response that consists of a stream of events, which are sent as they become available.
///
/// A failed event or a panic aborts the response, so that the caller does not mistake it for complete. The reason is
/// logged. A refusal must be returned before the stream begins.
pub struct Events<R> {
    /// `None` if there are no further events.
    events: Option<BoxStream<'static, Result<Event<R>, Failure>>>,
    retry: Option<Duration>,
}

/// An event: a record, and the id from which a client resumes after an interruption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event<R> {
    record: R,
    id: Option<String>,
}

impl<R> Event<R> {
    /// Creates an event without an id. If the records are a union, the name of the event is the record's tag.
    pub fn new(record: R) -> Self {
        Event { record, id: None }
    }

    /// Sets the id. Line breaks and NUL, which an id can't contain, are removed.
    #[must_use]
    pub fn with_id(self, id: impl Into<String>) -> Self {
        let mut id = id.into();
        id.retain(|character| !matches!(character, '\r' | '\n' | '\0'));
        Event { id: Some(id), ..self }
    }
}

impl<R: Serialize> Event<R> {
    fn write(&self, tag: Option<&str>) -> Result<Vec<u8>, Failure> {
        let data = encode(&self.record)?;
        let mut out = Vec::new();
        if let Some(id) = &self.id {
            out.extend(format!("id: {id}\n").bytes());
        }
        let record = tag.map(|_| decode::<Json>(&data)).transpose()?;
        let name = record.as_ref().zip(tag).and_then(|(record, tag)| record.value.get(tag)?.as_str());
        if let Some(name) = name.filter(|name| !name.contains(['\r', '\n'])) {
            out.extend(format!("event: {name}\n").bytes());
        }
        // Encoded JSON contains no line breaks.
        out.extend_from_slice(b"data: ");
        out.extend(data);
        out.extend_from_slice(b"\n\n");
        Ok(out)
    }
}

impl<R: Serialize + Send + 'static> Events<R> {
    /// Creates a response from a stream of events, which may fail.
    pub fn from_stream<E: Into<Failure> + 'static>(
        events: impl Stream<Item = Result<Event<R>, E>> + Send + 'static,
    ) -> Self {
        Events { events: Some(events.map(|event| event.map_err(Into::into)).boxed()), retry: None }
    }

    /// Creates a response with status 204, after which clients do not reconnect.
    pub fn no_more() -> Self {
        Events { events: None, retry: None }
    }

    /// Sets the time after which a client reconnects.
    #[must_use]
    pub fn with_retry(self, time: Duration) -> Self {
        Events { retry: Some(time), ..self }
    }

    pub(crate) fn into_response(self, operation: &Operation, encoding: Encoding, span: Span) -> Response {
        let Some(events) = self.events else { return StatusCode::NO_CONTENT.into_response() };
        let (tag, end) = (operation.event_tag, operation.stream_end);
        let retry = self.retry.map(|time| Ok(format!("retry: {}\n\n", time.as_millis()).into_bytes()));
        let end = end.map(|data| Ok(format!("data: {data}\n\n").into_bytes()));
        let events = events.map(move |event| event?.write(tag));
        let parts = stream::iter(retry).chain(events).chain(stream::iter(end)).boxed();
        let mut response = StreamBody::respond(parts, encoding, span);
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(EVENTS));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }
}

impl<R> fmt::Debug for Events<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Events")
    }
}
