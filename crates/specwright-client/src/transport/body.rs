//! Response bodies: whole, or streamed in chunks.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use futures_core::Stream;

use super::TransportError;
use crate::future::MaybeSend;

#[cfg(not(target_arch = "wasm32"))]
type BoxStream = Pin<Box<dyn Stream<Item = Result<Bytes, TransportError>> + Send>>;
#[cfg(target_arch = "wasm32")]
type BoxStream = Pin<Box<dyn Stream<Item = Result<Bytes, TransportError>>>>;

/// A response body, read in chunks.
pub struct Body(Parts);

enum Parts {
    Whole(Bytes),
    Stream(BoxStream),
}

impl Body {
    /// Creates a body from a stream of chunks.
    pub fn from_stream(
        stream: impl Stream<Item = Result<Bytes, TransportError>> + MaybeSend + 'static,
    ) -> Self {
        Body(Parts::Stream(Box::pin(stream)))
    }

    /// Creates an empty body.
    pub fn empty() -> Self {
        Body(Parts::Whole(Bytes::new()))
    }

    /// Returns the next chunk; `None` at the end.
    pub async fn chunk(&mut self) -> Option<Result<Bytes, TransportError>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }
}

impl Stream for Body {
    type Item = Result<Bytes, TransportError>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        match &mut self.0 {
            Parts::Whole(bytes) if bytes.is_empty() => Poll::Ready(None),
            Parts::Whole(bytes) => Poll::Ready(Some(Ok(std::mem::take(bytes)))),
            Parts::Stream(stream) => stream.as_mut().poll_next(cx),
        }
    }
}

#[cfg(feature = "tower")]
impl http_body::Body for Body {
    type Data = Bytes;
    type Error = TransportError;

    fn poll_frame(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<http_body::Frame<Bytes>, TransportError>>> {
        self.poll_next(cx).map(|part| part.map(|part| part.map(http_body::Frame::data)))
    }

    fn is_end_stream(&self) -> bool {
        matches!(&self.0, Parts::Whole(bytes) if bytes.is_empty())
    }

    fn size_hint(&self) -> http_body::SizeHint {
        match &self.0 {
            Parts::Whole(bytes) => http_body::SizeHint::with_exact(bytes.len() as u64),
            Parts::Stream(_) => http_body::SizeHint::default(),
        }
    }
}

impl<T: Into<Bytes>> From<T> for Body {
    fn from(whole: T) -> Self {
        Body(Parts::Whole(whole.into()))
    }
}

impl fmt::Debug for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Body")
    }
}
