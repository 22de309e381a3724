//! The embedded inventory: invented sellers of flights, hotel rooms and rental cars over real places.
//!
//! It is the same for the same seed, place and date, in every process and on every platform. It knows no HTTP and no
//! search ids: a seller is asked a query and answers with offers. Three inventories stand on one [`world`]:
//!
//! - [`flights`]: airlines and agencies over the real airports;
//! - [`hotels`]: hotels in the real cities;
//! - [`cars`]: rental agencies at both.

pub mod cars;
pub mod flights;
pub mod hotels;
pub mod world;

/// The examples of the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
