//! Rental cars at real airports and in real cities, from agencies that could operate there, with invented counters,
//! fleets and prices.
//!
//! Only the latest answers are cached. A counter, a car and its price are derived from the seed and the search, and are
//! the same in every process and on every platform. The modules, in order of dependency:
//!
//! - `classes`, `models`, `agencies`, `brokers`: tables of cars and their providers;
//! - `sites`, `hours`, `branches`, `fleet`: locations of agencies, their opening hours, and their cars;
//! - `query`: a prepared search;
//! - `oneway`, `pricing`, `policies`, `fees`, `badges`: price and conditions of a rental;
//! - `deals`, `desk`, `offers`, `answer`, `inventory`: the cars for a query, and each provider's offers for these cars;
//! - `wire`: conversion to the API types, of which the other modules use only some enums.
//!
//! ```
//! use wayfare_inventory::cars::{CarInventory, CarInventoryQuery, Spot};
//! use wayfare_places::Places;
//!
//! let airport = Places::embedded().airport("LAX").ok_or("unknown")?;
//! let query = CarInventoryQuery {
//!     pickup: Spot::of_airport(airport),
//!     dropoff: None,
//!     from: jiff::civil::date(2027, 3, 14).at(10, 0, 0, 0),
//!     until: jiff::civil::date(2027, 3, 18).at(9, 30, 0, 0),
//!     days: 4,
//!     market: "US".to_owned(),
//!     on_mobile: false,
//!     now: "2027-01-10T12:00:00Z".parse()?,
//! };
//! for provider in CarInventory::new(1).providers() {
//!     for offer in provider.offers(&query) {
//!         assert_eq!(offer.total.minor(), 4 * offer.per_day.minor());
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub(crate) mod agencies;
mod answer;
mod badges;
mod branches;
pub(crate) mod brokers;
pub(crate) mod classes;
mod deals;
mod desk;
mod fees;
mod fleet;
mod hours;
mod inventory;
mod models;
mod offers;
mod oneway;
mod policies;
mod pricing;
mod query;
mod sites;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod wire;

// The items shared with the other inventories are imported only here.
use crate::hotels::flavour::Flavour;
use crate::hotels::town::Towns;
use crate::world::LatencyClass;
use crate::world::countries::CountryFacts;
use crate::world::dice::Dice;
use crate::world::geodesy::whole_km;
use crate::world::land::Offset;
use crate::world::zones::{day_of_date, weekday_of_day};
use wayfare_places::money::{Currency, ExactAmount};

pub use agencies::AgencyKind;
pub use answer::CarAnswer;
pub use deals::CarDeal;
pub use inventory::{CarInventory, CarPlan, EmbeddedCarProvider};
pub use offers::CarRate;
pub use query::{CarInventoryQuery, Spot};
