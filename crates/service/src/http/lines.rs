//! Streamed answers: records, a line of JSON each.

use std::error::Error as StdError;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::body::Body;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use bytes::Bytes;
use futures_util::stream::{self, BoxStream, Stream, StreamExt as _};
use serde_core::Serialize;
use tracing::Span;

use super::caching::{entity_tag, fix};

type Failure = Box<dyn StdError + Send + Sync>;

/// The answer of a streamed operation: records, which are written as they come and never held all at once.
///
/// A failed record or a panic breaks the answer off, so that the caller does not take it for complete. The reason is
/// logged. A refusal has to be returned before the stream begins.
pub struct Lines<R>(Content<R>);

enum Content<R> {
    Records(BoxStream<'static, Result<R, Failure>>),
    /// All of it, written.
    Fixed(Bytes),
}

impl<R: Send + 'static> Lines<R> {
    /// Records from an iterator that does not block.
    pub fn new<I: IntoIterator<Item = R>>(records: I) -> Self
    where
        I::IntoIter: Send + 'static,
    {
        Lines(Content::Records(stream::iter(records).map(Ok).boxed()))
    }

    /// Records from a stream, which may fail.
    pub fn from_stream<E: Into<Failure> + 'static>(
        records: impl Stream<Item = Result<R, E>> + Send + 'static,
    ) -> Self {
        Lines(Content::Records(records.map(|record| record.map_err(Into::into)).boxed()))
    }
}

impl<R: Serialize> Lines<R> {
    /// One record that is the same as long as the service runs. Callers may keep it, and are not sent it again.
    ///
    /// # Errors
    /// Errors of serialization.
    pub fn fixed(record: &R) -> Result<Self, Box<dyn StdError + Send + Sync>> {
        let mut out = Vec::new();
        write(record, &mut out)?;
        Ok(Lines(Content::Fixed(out.into())))
    }
}

impl<R: Serialize + 'static> Lines<R> {
    pub(crate) fn into_response(self, span: Span) -> Response {
        let mut response = match self.0 {
            Content::Records(records) => {
                let body = Written { records: Some(records), failure: None, has_paused: false, span };
                Response::new(Body::from_stream(body))
            }
            Content::Fixed(content) => {
                let tag = entity_tag(&content);
                let mut response = Response::new(Body::from(content));
                fix(&mut response, tag);
                response
            }
        };
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/x-ndjson"));
        response
    }
}

impl<R> fmt::Debug for Lines<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lines")
    }
}

/// Bytes that are gathered before they are sent; fewer if the next record is not ready.
const CHUNK: usize = 16 * 1024;

/// The records as the chunks of a body.
struct Written<R> {
    /// `None` once they have ended or failed.
    records: Option<BoxStream<'static, Result<R, Failure>>>,
    /// The failure to report after the records before it are sent.
    failure: Option<Failure>,
    has_paused: bool,
    span: Span,
}

impl<R: Serialize> Written<R> {
    /// Writes the next record; `None` at the end.
    fn write_next(&mut self, cx: &mut Context<'_>, out: &mut Vec<u8>) -> Poll<Option<Result<(), Failure>>> {
        let Some(records) = &mut self.records else { return Poll::Ready(None) };
        // After a panic the records are not used again, and the buffer only to send whole records.
        let polled = catch_unwind(AssertUnwindSafe(|| {
            records.poll_next_unpin(cx).map(|record| record.map(|record| write(&record?, out)))
        }));
        // The panic hook has reported the message and the place.
        polled.unwrap_or_else(|_| Poll::Ready(Some(Err("the stream panicked".into()))))
    }
}

/// Writes a record whole or not at all.
fn write(record: &impl Serialize, out: &mut Vec<u8>) -> Result<(), Failure> {
    let line = wayfare_wire::encode(record)?;
    out.extend_from_slice(&line);
    out.push(b'\n');
    Ok(())
}

impl<R: Serialize> Written<R> {
    /// Writes records until there are enough for a chunk, or no more are ready.
    fn gather(&mut self, cx: &mut Context<'_>) -> Poll<Option<Bytes>> {
        let mut out = Vec::new();
        while out.len() < CHUNK {
            match self.write_next(cx, &mut out) {
                Poll::Ready(Some(Ok(()))) => continue,
                Poll::Ready(Some(Err(error))) => {
                    self.span.in_scope(|| tracing::error!(%error, "an answer broke off"));
                    (self.records, self.failure) = (None, Some(error));
                }
                Poll::Ready(None) => self.records = None,
                Poll::Pending if out.is_empty() => return Poll::Pending,
                Poll::Pending => {}
            }
            break;
        }
        Poll::Ready((!out.is_empty()).then(|| out.into()))
    }
}

impl<R: Serialize> Stream for Written<R> {
    type Item = Result<Bytes, Failure>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.failure.is_none() {
            let part = ready!(self.gather(cx));
            if part.is_some() || self.failure.is_none() {
                return Poll::Ready(part.map(Ok));
            }
        }
        // A connection is closed at once when its body fails; the pause lets it send its buffer first.
        if !std::mem::replace(&mut self.has_paused, true) {
            cx.waker().wake_by_ref();
            return Poll::Pending;
        }
        Poll::Ready(self.failure.take().map(Err))
    }
}
