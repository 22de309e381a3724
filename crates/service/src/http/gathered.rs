//! Bodies of answers that are made while they are sent.

use std::error::Error as StdError;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::body::Body;
use axum::response::Response;
use bytes::Bytes;
use futures_util::stream::{BoxStream, Stream, StreamExt as _};
use tracing::Span;

use super::encoding::Encoding;
use super::stream_encoder::StreamEncoder;

/// Why no more parts come.
pub(super) type Failure = Box<dyn StdError + Send + Sync>;

/// The parts as the chunks of a body.
pub(super) struct Gathered {
    /// `None` once they have ended or failed.
    parts: Option<BoxStream<'static, Result<Vec<u8>, Failure>>>,
    encoder: StreamEncoder,
    /// The failure to report after the records before it are sent.
    failure: Option<Failure>,
    has_paused: bool,
    span: Span,
}

impl Gathered {
    /// The response with the parts as its body, in this encoding unless too many are encoded. A failed part or a panic
    /// breaks it off; the reason is logged in the span.
    pub(super) fn respond(
        parts: BoxStream<'static, Result<Vec<u8>, Failure>>,
        encoding: Encoding,
        span: Span,
    ) -> Response {
        let encoder = StreamEncoder::new(encoding);
        let encoding = encoder.encoding();
        let body = Gathered { parts: Some(parts), encoder, failure: None, has_paused: false, span };
        let mut response = Response::new(Body::from_stream(body));
        encoding.tell(&mut response);
        response
    }

    /// The next part; `None` at the end.
    fn next(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Vec<u8>, Failure>>> {
        let Some(parts) = &mut self.parts else { return Poll::Ready(None) };
        // After a panic the parts are not used again.
        let polled = catch_unwind(AssertUnwindSafe(|| parts.poll_next_unpin(cx)));
        // The panic hook has reported the message and the place.
        polled.unwrap_or_else(|_| Poll::Ready(Some(Err("the stream panicked".into()))))
    }

    /// The next chunk: parts until there are enough for one, or no more are ready.
    fn gather(&mut self, cx: &mut Context<'_>) -> Poll<Option<Bytes>> {
        let mut chunk = Vec::new();
        while chunk.len() < self.encoder.part_size() {
            match self.next(cx) {
                Poll::Ready(Some(Ok(part))) if chunk.is_empty() => chunk = part,
                Poll::Ready(Some(Ok(part))) => chunk.extend_from_slice(&part),
                Poll::Pending if chunk.is_empty() => return Poll::Pending,
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
        let chunk = if is_last { self.encoder.end(&chunk) } else { self.encoder.encode(&chunk) };
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

impl Stream for Gathered {
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
