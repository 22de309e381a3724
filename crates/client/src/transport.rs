//! Transports of requests: the seam where tests, proxies and other HTTP stacks plug in.

use std::error::Error as StdError;
use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use bytes::Bytes;
use futures_core::Stream;

use crate::future::{BoxFuture, MaybeSend, MaybeSync};

/// Carries one request and returns the answer as soon as its head is there.
///
/// An answer of any status is an `Ok`. Redirects are answers: following them could send the key to another host.
/// Timeouts, retries and the bound on the size are the client's. Dropping the future cancels the request.
///
/// The request's URI holds the key: a transport that logs has to leave the query out, or to pass what it
/// writes through [`Client::redact`](crate::Client::redact).
pub trait Transport: MaybeSend + MaybeSync + 'static {
    /// Sends the request.
    fn send(
        &self,
        request: http::Request<Bytes>,
    ) -> BoxFuture<'_, Result<http::Response<Body>, TransportError>>;
}

impl<T: Transport + ?Sized> Transport for Arc<T> {
    fn send(
        &self,
        request: http::Request<Bytes>,
    ) -> BoxFuture<'_, Result<http::Response<Body>, TransportError>> {
        (**self).send(request)
    }
}

#[cfg(not(target_arch = "wasm32"))]
type BoxStream = Pin<Box<dyn Stream<Item = Result<Bytes, TransportError>> + Send>>;
#[cfg(target_arch = "wasm32")]
type BoxStream = Pin<Box<dyn Stream<Item = Result<Bytes, TransportError>>>>;

/// The body of an answer, in parts.
pub struct Body(Parts);

enum Parts {
    Whole(Bytes),
    Stream(BoxStream),
}

impl Body {
    /// A body that comes in parts.
    pub fn from_stream(
        stream: impl Stream<Item = Result<Bytes, TransportError>> + MaybeSend + 'static,
    ) -> Self {
        Body(Parts::Stream(Box::pin(stream)))
    }

    /// No body.
    pub fn empty() -> Self {
        Body(Parts::Whole(Bytes::new()))
    }

    /// The next part; `None` at the end.
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

/// The reason why a transport has no answer, or no more of one.
#[derive(Debug)]
pub struct TransportError {
    kind: TransportErrorKind,
    cause: Box<dyn StdError + Send + Sync>,
}

/// The point at which a transport failed, which decides whether the request may be sent again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TransportErrorKind {
    /// The transport can't carry this request at all, now or later: it has no TLS for an https URL, for example.
    Unsupported,
    /// Before anything was sent: the service has not seen the request.
    Connect,
    /// After that: the service may have carried the request out.
    Interrupted,
    /// It took too long. The service may have carried the request out.
    Timeout,
}

impl TransportError {
    /// A failure at that point, and its cause.
    pub fn new(kind: TransportErrorKind, cause: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        TransportError { kind, cause: cause.into() }
    }

    /// The point of the failure.
    pub fn kind(&self) -> TransportErrorKind {
        self.kind
    }
}

impl fmt::Display for TransportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            TransportErrorKind::Unsupported => "the transport can't carry the request",
            TransportErrorKind::Connect => "could not connect",
            TransportErrorKind::Interrupted => "the connection broke",
            TransportErrorKind::Timeout => "the transport gave up waiting",
        })
    }
}

impl StdError for TransportError {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        Some(&*self.cause)
    }
}
