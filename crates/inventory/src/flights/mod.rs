//! Flights between real airports by airlines that could operate them, with invented times and prices.
//!
//! The same seed, route and date always give the same result, in every process and on every platform. Memory use is
//! bounded. The modules, in order of dependency:
//!
//! - `schedule`: airports, airlines, aircraft, routes (known real routes, and other plausible routes), timetables,
//!   connections;
//! - `fares`: the price for a party's journey, fare families, bags;
//! - `fees`: the airlines' baggage fees;
//! - `query`, `itineraries`, `deals`: a [`FlightInventoryQuery`], its journeys, and the airlines' fares for them;
//! - `forecast`: the lowest fares on a route over many days;
//! - `resellers`, `desk`: the providers, their sales and their prices;
//! - `inventory`: the network for a seed, and the plan for a query;
//! - `answer`, `offers`: a provider's answer, and its offers in full;
//! - `provider`: a single provider;
//! - `on_board`: in-flight services;
//! - `codeshares`: flights that a partner operates;
//! - `wire`: conversion to the API types.
//!
//! ```
//! use wayfare_inventory::flights::{Cabin, FlightInventory, FlightInventoryLeg, FlightInventoryQuery};
//! use wayfare_models::party::Party;
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
//!     party: Party::adults(2),
//!     include_split: false,
//!     include_long: true,
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

mod answer;
mod codeshares;
mod deals;
mod desk;
mod fares;
mod fees;
mod forecast;
mod inventory;
mod itineraries;
mod offers;
mod on_board;
mod provider;
mod query;
pub(crate) mod resellers;
pub(crate) mod schedule;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
mod wire;

pub use answer::FlightAnswer;
pub use deals::{Itinerary, Leg};
pub use fares::families::{Family, Restriction};
pub use fares::party::PartyFare;
pub use fees::{AirlineFees, BagFee, FEES, FareFees};
pub use forecast::{Forecast, ForecastQuery, RouteForecast, RouteForecastQuery};
pub use inventory::{FlightInventory, FlightPlan};
pub use offers::{Cashback, OptionKind, PricedItinerary, SoldFamily};
pub use provider::EmbeddedFlightProvider;
pub use query::{FlightInventoryLeg, FlightInventoryQuery};
pub use schedule::cabins::Cabin;
pub use wire::ShownItinerary;
