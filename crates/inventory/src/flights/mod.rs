//! Flights between real airports by the airlines that could fly them, with invented times and prices.
//!
//! It is the same for the same seed, route and date, in every process and on every platform, and it keeps nothing
//! that grows. From the ground up:
//!
//! - `schedule`: airports, airlines, aircraft, routes, timetables, connections;
//! - `fares`: the price of a journey for a party, fare families, bags;
//! - `itineraries`: the journeys for a [`FlightInventoryQuery`] with the airlines' fares;
//! - `sellers`, `offers`: who sells, and at which price;
//! - `on_board`: what there is on board;
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
mod inventory;
mod itineraries;
mod offers;
mod on_board;
mod query;
pub(crate) mod schedule;
mod sellers;
#[cfg(test)]
mod tests;
mod wire;

pub use fares::families::{Amenity, Family, Restriction};
pub use fares::party::{PartyFare, TravellerCounts};
pub use inventory::{EmbeddedFlightProvider, FlightInventory};
pub use itineraries::{Itinerary, Leg};
pub use offers::{Badge, Cashback, OptionKind, PricedItinerary, SoldFamily};
pub use query::{FlightInventoryLeg, FlightInventoryQuery};
pub use schedule::cabins::Cabin;
