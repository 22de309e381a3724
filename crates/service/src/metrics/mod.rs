//! What is counted and measured, for Prometheus.
//!
#![doc = include_str!("metrics.md")]
//!
//! Values of labels are words of this crate and of descriptions, codes of providers and names of keys, so that their
//! number is bounded. No key, search id or text of a caller is among them.
//!
//! Counters are counted where it happens, by a group of metrics that the parts of a service share (`http`,
//! `connections`, `queue`, `searches`, `store`, `shared_store`). What there is at the moment is read when it is asked for.

mod connections;
mod exposition;
mod family;
mod http;
mod labels;
pub(crate) mod names;
mod queue;
#[cfg(feature = "api")]
mod searches;
#[cfg(feature = "redis")]
mod shared_store;
#[cfg(feature = "api")]
mod store;
mod write;

pub use exposition::Exposition;
pub use http::HttpMetrics;

pub(crate) use connections::ConnectionMetrics;
pub(crate) use http::EndedCall;
#[cfg(feature = "api")]
pub(crate) use labels::Value;
pub(crate) use queue::QueueMetrics;
#[cfg(feature = "api")]
pub(crate) use searches::SearchMetrics;
#[cfg(feature = "redis")]
pub(crate) use shared_store::SharedStoreMetrics;
#[cfg(feature = "api")]
pub(crate) use store::StoreMetrics;
