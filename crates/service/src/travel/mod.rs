//! The travel search API, built on the crate's HTTP runtime, which is independent of travel.

mod admin;
mod api_errors;
mod autocomplete;
mod booking;
mod cluster;
mod docs;
mod engine;
pub mod fares;
mod feeds;
#[rustfmt::skip]
mod generated;
#[cfg(feature = "inventory")]
pub mod inventory;
mod links;
mod market;
mod objection;
mod operations;
mod place_names;
mod polled;
mod prepare;
mod processors;
mod service;
mod stopping;
mod verticals;

pub use admin::{Admin, Readiness, UpstreamNumbers};
pub use cluster::ClusterName;
pub use engine::{BoxFuture, Offer, Offered, Provider, ProviderError, Speed, StoreLimits, Vertical};
pub use links::ServiceLinks;
pub use service::{Builder, Front, Service};
pub use verticals::{cars, flights, hotels};

/// The operations of the API: one trait per group, and the routes that call it.
pub mod api {
    pub use super::generated::*;
}
