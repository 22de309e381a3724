//! Transports: the interface through which tests, proxies and other HTTP stacks plug in. Some transports, such as the
//! concurrency limit and the circuit breaker, wrap another transport.

mod body;
mod breaker;
#[cfg(feature = "cache")]
mod cache;
mod encoding;
mod error;
mod framing;
mod guarded;
#[cfg(feature = "gzip")]
mod gzip;
mod limited;
#[cfg(feature = "tower")]
mod service;

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;

use crate::future::{BoxFuture, MaybeSend, MaybeSync};

pub use body::Body;
pub use breaker::{Breaker, BreakerState, CircuitOpen};
#[cfg(feature = "cache")]
pub use cache::Cache;
#[cfg(feature = "cache")]
pub(crate) use cache::FromCache;
pub use encoding::EncodingError;
pub use error::{TransportError, TransportErrorKind};
pub(crate) use framing::is_close_delimited;
#[cfg(all(feature = "reqwest", not(target_arch = "wasm32")))]
pub(crate) use framing::mark_framing;
pub(crate) use guarded::Guarded;
#[cfg(feature = "gzip")]
pub use gzip::Gzip;
#[cfg(all(feature = "gzip", feature = "reqwest", not(target_arch = "wasm32")))]
pub(crate) use gzip::{decompress, request_gzip};
pub use limited::Limited;
#[cfg(feature = "tower")]
pub use service::ServiceTransport;

/// Maximum wait for the body of an error response.
pub(crate) const ERROR_BODY_PATIENCE: Duration = Duration::from_secs(2);

/// The time until the timeout or the deadline of a call ends an attempt. A request extension.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TimeLeft(pub(crate) Duration);

/// A transport for HTTP requests. A call sends one request and returns the response as soon as the response head has
/// arrived.
///
/// A response with any status is an `Ok`. Redirects must be returned and not followed, because following them could
/// send the key to another host. The client handles timeouts, retries and the size limit. Dropping the future must
/// cancel the request. A transport that can't tell whether anything was sent reports a failure as
/// [`Interrupted`](TransportErrorKind::Interrupted), so no payment is sent twice.
///
/// The client reads the response body as it is: a transport that decodes a body must remove the `Content-Encoding`
/// header. A response that still has the header is an error, and so is a compressed response without it.
///
/// The URI of the request may contain the key. A transport that logs must omit the query, or pass its output
/// through [`Client::redact`](crate::Client::redact). [`Operation::of`](crate::Operation::of) returns the operation
/// of a request.
pub trait Transport: MaybeSend + MaybeSync + 'static {
    /// Sends a request.
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

impl<T: Transport + ?Sized> Transport for Box<T> {
    fn send(
        &self,
        request: http::Request<Bytes>,
    ) -> BoxFuture<'_, Result<http::Response<Body>, TransportError>> {
        (**self).send(request)
    }
}
