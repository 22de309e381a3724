//! The Wayfare travel search API as a service, with an embedded inventory.

mod autocomplete;
mod builder;
mod clock;
mod engine;
mod flights;
#[rustfmt::skip]
mod generated;
pub mod http;
pub mod inventory;
pub mod lodging;
mod service;
mod store;

pub use builder::Builder;
pub use clock::{Clock, SystemClock};
pub use engine::{
    BoxFuture, Offer, OfferLeg, Provider, ProviderError, Sale, Speed, Terms, embedded_providers, result_id,
};
pub use service::Service;
pub use store::Bounds;

/// The operations of the API: a trait for each group, to be implemented, and the routes that call it.
pub mod operations {
    pub use crate::generated::*;
}
