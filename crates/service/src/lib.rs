//! The Wayfare travel search API as a service, with an embedded inventory.
//!
//! [`Service`] serves place autocomplete, flight, hotel and car searches and the static data feed over HTTP. The
//! service is a metasearch engine: each search queries all [`Provider`]s in parallel and merges their offers. The
//! default providers belong to the embedded [inventory], so the service works offline out of the box, with real
//! airports and fictional prices.
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
//! assert_eq!(served.unfinished_calls, 0);
//! # Ok(())
//! # })
//! # }
//! ```
//!
//! Modules, each depending only on the modules listed before it:
//!
//! - [`metrics`]: metrics for Prometheus;
//! - `SharedStore` (feature `redis`): the Redis server that several nodes share;
//! - the worker threads, which refuse calls that wait too long for a processor;
//! - [`http`]: the parts common to all operations: keys, rate limits, faults, envelopes;
//! - [`connections`]: serves a router over connections within [`ConnectionLimits`];
//! - [`api`]: the generated operations, and traits that this crate implements for its service;
//! - the engine, which runs the searches of any [`Vertical`]: [`Provider`]s, merging, phases, pages; and its store,
//!   which keeps searches within [`StoreLimits`];
//! - [`flights`], [`hotels`], [`cars`]: the verticals;
//! - [`Admin`]: metrics and health checks for operators.

mod clock;
pub mod connections;
pub mod http;
mod lock;
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

/// The README, whose examples run as doctests.
#[cfg(all(doctest, feature = "api"))]
#[doc = include_str!("../README.md")]
struct Readme;
