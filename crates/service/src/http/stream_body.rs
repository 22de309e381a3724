//! Bodies of streamed responses.

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

/// The error that ended a stream.
pub(super) type Failure = Box<dyn StdError + Send + Sync>;

/// A body that gathers the parts of a stream into chunks.
pub(super) struct StreamBody {
    /// `None` once the stream has ended or failed.
    parts: Option<BoxStream<'static, Result<Vec<u8>, Failure>>>,
    encoder: StreamEncoder,
    /// The failure to report after the preceding records have been sent.
    failure: Option<Failure>,
    has_paused: bool,
    span: Span,
}

impl StreamBody {
    /// Returns a response with the parts as its body, in this encoding unless too many streams are being encoded. A
    /// failed part or a panic aborts the body, and the reason is logged in the span.
    pub(super) fn respond(
        parts: BoxStream<'static, Result<Vec<u8>, Failure>>,
        encoding: Encoding,
        span: Span,
    ) -> Response {
        let encoder = StreamEncoder::new(encoding);
        let encoding = encoder.encoding();
        let body = StreamBody { parts: Some(parts), encoder, failure: None, has_paused: false, span };
        let mut response = Response::new(Body::from_stream(body));
        encoding.set_header(&mut response);
        response
    }

    /// Polls the next part. Returns `None` at the end.
    fn poll_part(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Vec<u8>, Failure>>> {
        let Some(parts) = &mut self.parts else { return Poll::Ready(None) };
        // The stream is not used again after a panic.
        let polled = catch_unwind(AssertUnwindSafe(|| parts.poll_next_unpin(cx)));
        // The panic hook has reported the message and location.
        polled.unwrap_or_else(|_| Poll::Ready(Some(Err("the stream panicked".into()))))
    }

    /// Polls the next chunk, which combines parts until the chunk is full or no part is ready.
    fn poll_chunk(&mut self, cx: &mut Context<'_>) -> Poll<Option<Bytes>> {
        let mut chunk = Vec::new();
        while chunk.len() < self.encoder.part_size() {
            match self.poll_part(cx) {
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
        self.span.in_scope(|| tracing::error!(%error, "a response was truncated"));
        (self.parts, self.failure) = (None, Some(error));
    }
}

impl Stream for StreamBody {
    type Item = Result<Bytes, Failure>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.failure.is_none() {
            let part = ready!(self.poll_chunk(cx));
            if part.is_some() || self.failure.is_none() {
                return Poll::Ready(part.map(Ok));
            }
        }
        // hyper closes a connection as soon as a response body fails. The pause allows hyper to send its buffer first.
        if !std::mem::replace(&mut self.has_paused, true) {
            cx.waker().wake_by_ref();
            return Poll::Pending;
        }
        Poll::Ready(self.failure.take().map(Err))
    }
}
