//! Streamed answers: records, a line of JSON each.

use std::error::Error as StdError;
use std::fmt;
use std::marker::PhantomData;
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

use super::encoding::Encoding;
use super::fixed::Fixed;
use super::stream_encoder::StreamEncoder;

type Failure = Box<dyn StdError + Send + Sync>;

const NDJSON: &str = "application/x-ndjson";

/// The answer of a streamed operation: records, which are written as they come and never held all at once.
///
/// A failed record or a panic breaks the answer off, so that the caller does not take it for complete. The reason is
/// logged. A refusal has to be returned before the stream begins.
pub struct Lines<R>(Content<R>);

enum Content<R> {
    Records(BoxStream<'static, Result<R, Failure>>),
    Fixed(Fixed),
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

impl<R: Serialize + 'static> Lines<R> {
    pub(crate) fn into_response(self, encoding: Encoding, span: Span) -> Response {
        let records = match self.0 {
            Content::Records(records) => records,
            Content::Fixed(fixed) => return fixed.answer(encoding),
        };
        let encoder = StreamEncoder::new(encoding);
        let encoding = encoder.encoding();
        let body = Written { records: Some(records), encoder, failure: None, has_paused: false, span };
        let mut response = Response::new(Body::from_stream(body));
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(NDJSON));
        encoding.tell(&mut response);
        response
    }
}

impl<R> fmt::Debug for Lines<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lines")
    }
}

/// One record that is the same as long as the service runs: it is written and encoded once. Callers may keep it, and are
/// not sent it again. Clones share it.
#[derive(Clone)]
pub struct FixedLine<R>(Fixed, PhantomData<fn() -> R>);

impl<R: Serialize> FixedLine<R> {
    /// Writes the record.
    ///
    /// # Errors
    /// Errors of serialization.
    pub fn new(record: &R) -> Result<Self, Box<dyn StdError + Send + Sync>> {
        let mut out = Vec::new();
        write(record, &mut out)?;
        Ok(FixedLine(Fixed::new(NDJSON, out), PhantomData))
    }
}

impl<R> fmt::Debug for FixedLine<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FixedLine")
    }
}

impl<R> From<FixedLine<R>> for Lines<R> {
    fn from(FixedLine(fixed, _): FixedLine<R>) -> Self {
        Lines(Content::Fixed(fixed))
    }
}

/// The records as the chunks of a body.
struct Written<R> {
    /// `None` once they have ended or failed.
    records: Option<BoxStream<'static, Result<R, Failure>>>,
    encoder: StreamEncoder,
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
    /// The next part of the body: as many records as are enough for one, or are ready.
    fn next_part(&mut self, cx: &mut Context<'_>) -> Poll<Option<Bytes>> {
        let mut lines = Vec::new();
        while lines.len() < self.encoder.part_size() {
            match self.write_next(cx, &mut lines) {
                Poll::Ready(Some(Ok(()))) => continue,
                Poll::Ready(Some(Err(error))) => self.fail(error),
                Poll::Ready(None) => self.records = None,
                Poll::Pending if lines.is_empty() => return Poll::Pending,
                Poll::Pending => {}
            }
            break;
        }
        let is_last = self.records.is_none() && self.failure.is_none();
        let part = if is_last { self.encoder.end(&lines) } else { self.encoder.encode(&lines) };
        let part = part.unwrap_or_else(|error| {
            self.fail(error.into());
            Vec::new()
        });
        Poll::Ready((!part.is_empty()).then(|| part.into()))
    }

    fn fail(&mut self, error: Failure) {
        self.span.in_scope(|| tracing::error!(%error, "an answer broke off"));
        (self.records, self.failure) = (None, Some(error));
    }
}

impl<R: Serialize> Stream for Written<R> {
    type Item = Result<Bytes, Failure>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.failure.is_none() {
            let part = ready!(self.next_part(cx));
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
