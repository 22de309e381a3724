//! The embedded inventory: flights over the real airports by the airlines that could fly them, with invented times
//! and prices, so that the service answers without any other service behind it.
//!
//! It is the same for the same seed, route and date, in every process and on every platform, and it keeps nothing
//! that grows. Four layers stand on one another:
//!
//! - `world`: airports, airlines, aircraft, routes, timetables, connections;
//! - `fares`: parties, what a journey costs;
//! - `sale`: fare families, bags, sellers, and their offers for a [`FlightInventoryQuery`];
//! - `wire`: the only part that knows the types of the API.
//!
//! ```
//! use wayfare_inventory::flights::{Cabin, FlightInventoryQuery, FlightInventory, TravellerCounts, FlightInventoryLeg};
//! use wayfare_places::money::Currency;
//!
//! let inventory = FlightInventory::new(1);
//! let query = FlightInventoryQuery {
//!     legs: vec![FlightInventoryLeg {
//!         origins: vec!["BOS".to_owned()],
//!         destinations: vec!["LHR".to_owned()],
//!         date: jiff::civil::date(2027, 3, 14),
//!         flex_days: 0,
//!     }],
//!     cabin: Cabin::Economy,
//!     party: TravellerCounts { adults: 2, ..TravellerCounts::default() },
//!     include_split: false,
//!     max_stops: None,
//!     currency: Currency::usd(),
//!     market: "US".to_owned(),
//!     cashback: false,
//!     now: "2027-01-10T12:00:00Z".parse()?,
//! };
//! for provider in inventory.providers() {
//!     for offer in provider.offers(&query) {
//!         assert_eq!(offer.price.total.minor(), 2 * offer.price.per_person.minor());
//!     }
//! }
//! # Ok::<(), jiff::Error>(())
//! ```

mod fares;
mod provider;
mod query;
mod sale;
#[cfg(test)]
mod tests;
mod wire;
pub(crate) mod world;

pub use fares::party::{PartyFare, TravellerCounts};
pub use provider::{EmbeddedFlightProvider, FlightInventory};
pub use query::{FlightInventoryLeg, FlightInventoryQuery};
pub use sale::deals::{Itinerary, Leg};
pub use sale::families::{Amenity, Family, Restriction};
pub use sale::offers::{Badge, Cashback, OptionKind, PricedItinerary, SoldFamily};
pub use world::cabins::Cabin;
