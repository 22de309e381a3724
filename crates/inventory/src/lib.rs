//! Invented providers of flights, hotel rooms and rental cars for real airports and cities.
//!
//! The same seed and query yield the same offers, in every process and on every platform. The crate is independent of
//! HTTP and search ids: a provider accepts a query and returns its offers. Three inventories share one [`world`]:
//!
//! - [`flights`]: airlines, and online travel agencies that resell their seats;
//! - [`hotels`]: hotels of real cities, and the providers of their rooms;
//! - [`cars`]: agencies at airports and in cities, and brokers of their cars.
//!
//! [`pictures`] draws the logos, cars and hotels that responses refer to.
//!
//! Each module except `world` has an example. `wayfare-service` shows how to run searches with the inventories: it
//! calls them through the same provider traits that custom providers implement.

pub mod cars;
pub mod flights;
pub mod hotels;
pub mod pictures;
mod price;
pub mod world;

/// The README, whose examples run as doctests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
