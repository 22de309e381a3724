//! Invented providers of flights, hotel rooms and rental cars over real airports and cities.
//!
//! The same seed and query give the same offers, in every process and on every platform. The crate knows neither
//! HTTP nor search ids: a provider takes a query and returns its offers. Three inventories share one [`world`]:
//!
//! - [`flights`]: airlines, and online travel agencies that resell their seats;
//! - [`hotels`]: hotels of real cities, and the providers of their rooms;
//! - [`cars`]: agencies at airports and in cities, and brokers of their cars.
//!
//! [`pictures`] draws what their answers refer to.
//!
//! Each module has an example. The service of `wayfare-service` shows how they answer searches: it asks them
//! through the provider traits that custom providers implement.

pub mod cars;
pub mod flights;
pub mod hotels;
mod packed;
pub mod pictures;
mod price;
pub mod world;

pub use packed::Unreadable;

/// The examples of the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
