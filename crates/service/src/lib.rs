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

// What nodes tell each other about searches is for stores that they share.
#![cfg_attr(not(feature = "redis"), allow(dead_code))]

#[cfg(feature = "api")]
mod admin;
#[cfg(feature = "api")]
mod api_errors;
#[cfg(feature = "api")]
mod autocomplete;
#[cfg(feature = "api")]
mod booking;
mod clock;
pub mod connections;
#[cfg(feature = "api")]
mod docs;
#[cfg(feature = "api")]
mod engine;
#[cfg(feature = "api")]
pub mod fares;
#[cfg(feature = "api")]
mod feeds;
#[cfg(feature = "api")]
#[rustfmt::skip]
mod generated;
pub mod http;
#[cfg(feature = "inventory")]
pub mod inventory;
#[cfg(feature = "api")]
mod links;
#[cfg(feature = "api")]
mod market;
pub mod metrics;
#[cfg(feature = "api")]
mod objection;
#[cfg(feature = "api")]
mod operations;
#[cfg(feature = "api")]
mod place_names;
#[cfg(feature = "api")]
mod polled;
#[cfg(feature = "api")]
mod prepare;
mod processors;
#[cfg(feature = "redis")]
mod redis;
#[cfg(feature = "api")]
mod service;
#[cfg(feature = "api")]
mod stopping;
#[cfg(feature = "api")]
mod verticals;

#[cfg(feature = "redis")]
pub use crate::redis::{SharedStore, SharedStoreError, SharedStoreSettings};
#[cfg(feature = "api")]
pub use admin::{Admin, Readiness};
pub use clock::{Clock, SystemClock};
pub use connections::{ConnectionLimits, Served};
#[cfg(feature = "api")]
pub use engine::{
    BoxFuture, Common, Offer, Offered, Packed, Provider, ProviderError, Speed, StoreLimits, Unreadable,
    Vertical,
};
#[cfg(feature = "api")]
pub use links::ServiceLinks;
#[cfg(feature = "api")]
pub use service::{Builder, Service};
#[cfg(feature = "api")]
pub use verticals::{cars, flights, hotels};

/// The operations of the API: one trait per group, and the routes that call it.
#[cfg(feature = "api")]
pub mod api {
    pub use crate::generated::*;
}

/// The examples of the README are tests too.
#[cfg(all(doctest, feature = "api"))]
#[doc = include_str!("../README.md")]
struct Readme;
