//! Transports of requests: the seam where tests, proxies and other HTTP stacks plug in. A limit on the calls at a time
//! and a circuit breaker are transports around another one.

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
pub(crate) use framing::is_ended_by_closing;
#[cfg(all(feature = "reqwest", not(target_arch = "wasm32")))]
pub(crate) use framing::mark_framing;
pub(crate) use guarded::Guarded;
#[cfg(feature = "gzip")]
pub use gzip::Gzip;
#[cfg(all(feature = "gzip", feature = "reqwest", not(target_arch = "wasm32")))]
pub(crate) use gzip::{ask as ask_for_gzip, undo as undo_gzip};
pub use limited::Limited;
#[cfg(feature = "tower")]
pub use service::ServiceTransport;

/// Carries one request and returns the answer as soon as its head is there.
///
/// An answer of any status is an `Ok`. Redirects are answers: following them could send the key to another host.
/// Timeouts, retries and the bound on the size are the client's. Dropping the future cancels the request.
///
/// The body of an answer is read as it is: a transport that has decoded it takes the header `Content-Encoding` out.
/// An answer that still has one is an error, as is one that is compressed without saying so.
///
/// The request's URI holds the key: a transport that logs has to leave the query out, or to pass what it
/// writes through [`Client::redact`](crate::Client::redact). What it carries is told by
/// [`Operation::of`](crate::Operation::of).
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

impl<T: Transport + ?Sized> Transport for Box<T> {
    fn send(
        &self,
        request: http::Request<Bytes>,
    ) -> BoxFuture<'_, Result<http::Response<Body>, TransportError>> {
        (**self).send(request)
    }
}
