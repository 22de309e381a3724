//! The Wayfare travel search API as a service, with an embedded inventory.
//!
//! [`Service`] answers place autocomplete, flight, hotel and car searches and the static data feed over HTTP. It is a
//! metasearch: a search asks all [`Provider`]s in parallel and merges their offers. By default it asks those of the
//! embedded [inventory], so that it works offline at once, with real airports and invented prices.
//!
//! ```
//! use tokio::net::{TcpListener, TcpStream};
//! use wayfare_service::Service;
//!
//! # fn main() -> std::io::Result<()> {
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! let service = Service::builder().key("a-key").seed(7).pace(0.0).build();
//!
//! let listener = TcpListener::bind("127.0.0.1:0").await?;
//! let address = listener.local_addr()?;
//! let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
//! let serving = tokio::spawn(service.serve(listener, async { drop(stopped.await) }));
//!
//! TcpStream::connect(address).await?;
//! drop(stop);
//! let served = serving.await??;
//! assert_eq!(served.cut_calls, 0);
//! # Ok(())
//! # })
//! # }
//! ```
//!
//! Modules; each depends only on those listed before it:
//!
//! - [`metrics`]: what is counted, for Prometheus;
//! - `SharedStore` (feature `redis`): the Redis server that several nodes share;
//! - the processors, which refuse what can't be done in time;
//! - [`http`]: the parts common to all operations: keys, rates, faults, envelopes;
//! - [`connections`]: serving a router over connections that are kept within [`ConnectionLimits`];
//! - the engine, which searches for any [`Vertical`]: [`Provider`]s, merging, phases, pages; and its store, which
//!   keeps searches within [`StoreLimits`];
//! - [`flights`], [`hotels`], [`cars`]: the verticals;
//! - [`api`]: the generated traits, which this crate implements for its service;
//! - [`Admin`]: what an operator asks a service.

mod clock;
pub mod connections;
pub mod http;
pub mod metrics;
#[cfg(feature = "redis")]
mod redis;
#[cfg(feature = "api")]
mod travel;
mod workers;

#[cfg(feature = "redis")]
pub use crate::redis::{SharedStore, SharedStoreError, SharedStoreSettings};
pub use clock::{Clock, SystemClock};
pub use connections::{ConnectionLimits, Served};
#[cfg(feature = "api")]
pub use travel::*;

/// The examples of the README are tests too.
#[cfg(all(doctest, feature = "api"))]
#[doc = include_str!("../README.md")]
struct Readme;
