//! Metrics for Prometheus.
//!
#![doc = include_str!("metrics.md")]
//!
//! Label values are constant strings of this crate and of API descriptions, provider codes, key names and HTTP
//! statuses, so their number is bounded. Label values never include a key, a search id or text from a caller.
//!
//! Most metrics are updated where events happen, in groups of metrics that the modules of a service share. Limits, and
//! the usage of the store, the queue and the process, are read when the metrics are collected.

mod connections;
mod exposition;
pub(crate) mod family;
mod http;
pub(crate) mod labels;
pub(crate) mod names;
mod queue;
#[cfg(feature = "redis")]
mod shared_store;
mod write;

pub use exposition::Exposition;
pub use http::HttpMetrics;

pub(crate) use connections::ConnectionMetrics;
pub(crate) use http::EndedCall;
pub(crate) use queue::QueueMetrics;
#[cfg(feature = "redis")]
pub(crate) use shared_store::SharedStoreMetrics;
