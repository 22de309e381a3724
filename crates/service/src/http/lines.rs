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
use wayfare_wire::EncodeError;
use wayfare_wire::write::EncodedLines;

use super::encoding::Encoding;
use super::fixed::Fixed;
use super::stream_encoder::StreamEncoder;

type Failure = Box<dyn StdError + Send + Sync>;

const NDJSON: &str = "application/x-ndjson";

/// The answer of a streamed operation: records, which are sent as they come and never held all at once.
///
/// A failed record or a panic breaks the answer off, so that the caller does not take it for complete. The reason is
/// logged. A refusal has to be returned before the stream begins.
pub struct Lines<R>(Content<R>);

enum Content<R> {
    Parts(BoxStream<'static, Result<EncodedLines<R>, Failure>>),
    Fixed(Fixed),
}

impl<R: Serialize + Send + 'static> Lines<R> {
    /// Records from an iterator that does not block.
    pub fn new<I: IntoIterator<Item = R>>(records: I) -> Self
    where
        I::IntoIter: Send + 'static,
    {
        Lines::from_stream(stream::iter(records).map(Ok::<_, Failure>))
    }

    /// Records from a stream, which may fail.
    pub fn from_stream<E: Into<Failure> + 'static>(
        records: impl Stream<Item = Result<R, E>> + Send + 'static,
    ) -> Self {
        let line = |record: R| EncodedLines::write(|lines| lines.push(&record));
        Lines::written(records.map(move |record| record.map(line)))
    }
}

impl<R: 'static> Lines<R> {
    /// Records that are written already, some at a time, from a stream, which may fail.
    pub fn written<E: Into<Failure> + 'static>(
        parts: impl Stream<Item = Result<EncodedLines<R>, E>> + Send + 'static,
    ) -> Self {
        Lines(Content::Parts(parts.map(|part| part.map_err(Into::into)).boxed()))
    }

    pub(crate) fn into_response(self, encoding: Encoding, span: Span) -> Response {
        let parts = match self.0 {
            Content::Parts(parts) => parts,
            Content::Fixed(fixed) => return fixed.answer(encoding),
        };
        let encoder = StreamEncoder::new(encoding);
        let encoding = encoder.encoding();
        let body = Gathered { parts: Some(parts), encoder, failure: None, has_paused: false, span };
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

/// Records that are the same as long as the service runs: they are encoded once. Callers may keep them, and are not sent
/// them again. Clones share them.
#[derive(Clone)]
pub struct FixedLines<R>(Fixed, PhantomData<fn() -> R>);

impl<R> FixedLines<R> {
    /// Keeps records.
    ///
    /// # Errors
    /// A value refused to be written.
    pub fn new(records: EncodedLines<R>) -> Result<Self, EncodeError> {
        Ok(FixedLines(Fixed::new(NDJSON, records.into_bytes()?), PhantomData))
    }
}

impl<R> fmt::Debug for FixedLines<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FixedLines")
    }
}

impl<R> From<FixedLines<R>> for Lines<R> {
    fn from(FixedLines(fixed, _): FixedLines<R>) -> Self {
        Lines(Content::Fixed(fixed))
    }
}

/// The parts as the chunks of a body.
struct Gathered<R> {
    /// `None` once they have ended or failed.
    parts: Option<BoxStream<'static, Result<EncodedLines<R>, Failure>>>,
    encoder: StreamEncoder,
    /// The failure to report after the records before it are sent.
    failure: Option<Failure>,
    has_paused: bool,
    span: Span,
}

impl<R> Gathered<R> {
    /// The next part; `None` at the end.
    fn next(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Vec<u8>, Failure>>> {
        let Some(parts) = &mut self.parts else { return Poll::Ready(None) };
        // After a panic the parts are not used again.
        let polled = catch_unwind(AssertUnwindSafe(|| {
            parts.poll_next_unpin(cx).map(|part| part.map(|part| Ok(part?.into_bytes()?)))
        }));
        // The panic hook has reported the message and the place.
        polled.unwrap_or_else(|_| Poll::Ready(Some(Err("the stream panicked".into()))))
    }

    /// The next chunk: parts until there are enough for one, or no more are ready.
    fn gather(&mut self, cx: &mut Context<'_>) -> Poll<Option<Bytes>> {
        let mut lines = Vec::new();
        while lines.len() < self.encoder.part_size() {
            match self.next(cx) {
                Poll::Ready(Some(Ok(part))) if lines.is_empty() => lines = part,
                Poll::Ready(Some(Ok(part))) => lines.extend_from_slice(&part),
                Poll::Pending if lines.is_empty() => return Poll::Pending,
                Poll::Pending => break,
                Poll::Ready(Some(Err(error))) => {
                    self.fail(error);
                    break;
                }
                Poll::Ready(None) => {
                    self.parts = None;
                    break;
                }
            }
        }
        let is_last = self.parts.is_none() && self.failure.is_none();
        let chunk = if is_last { self.encoder.end(&lines) } else { self.encoder.encode(&lines) };
        let chunk = chunk.unwrap_or_else(|error| {
            self.fail(error.into());
            Vec::new()
        });
        Poll::Ready((!chunk.is_empty()).then(|| chunk.into()))
    }

    fn fail(&mut self, error: Failure) {
        self.span.in_scope(|| tracing::error!(%error, "an answer broke off"));
        (self.parts, self.failure) = (None, Some(error));
    }
}

impl<R> Stream for Gathered<R> {
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
