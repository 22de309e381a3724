//! What is counted and measured, for Prometheus.
//!
#![doc = include_str!("metrics.md")]
//!
//! Values of labels are words of this crate and of descriptions, codes of providers and names of keys, so that their
//! number is bounded. No key, search id or text of a caller is among them.
//!
//! Counters are counted where it happens, by a group of metrics that the parts of a service share. What there is at the
//! moment is read when it is asked for.

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
