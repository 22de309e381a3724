//! Client of the Wayfare travel search API.
//!
//! The runtime here knows no API: the [`Service`], its [`Operation`]s and its [poll
//! protocols](poll::Protocol) are generated from a description. A [`Client`] holds where the service is, the
//! key and the policies; a [`Session`] is one end user; a [`poll::Search`] is a search under way.
//!
//! The key is in no `Display` and no `Debug` of this crate, nor in any of its errors, not even where a
//! service echoes it.

#![warn(missing_debug_implementations)]

mod backoff;
mod call;
mod client;
mod clock;
mod error;
mod future;
mod operation;
pub mod poll;
mod random;
mod redact;
#[cfg(all(feature = "reqwest", not(target_arch = "wasm32")))]
mod reqwest_transport;
mod retry;
mod retry_after;
mod session;
#[cfg(test)]
mod testing;
mod text;
mod transport;
mod url;

// generated API

pub use backoff::Backoff;
pub use call::Answer;
pub use client::{Client, ClientBuilder};
pub use clock::Clock;
#[cfg(feature = "tokio")]
pub use clock::TokioClock;
pub use error::{ApiError, ApiErrorEntry, Error, ErrorKind};
pub use future::{BoxFuture, MaybeSend, MaybeSync};
pub use operation::{Operation, Service, SessionUse};
pub use random::{Random, SystemRandom};
#[cfg(all(feature = "reqwest", not(target_arch = "wasm32")))]
pub use reqwest_transport::ReqwestTransport;
pub use retry::{Failure, Retry, RetryPolicy};
pub use session::{EndUser, Session};
pub use transport::{Body, Transport, TransportError, TransportErrorKind};
