//! An embedded index of the world's airports, metro areas, cities, destinations, regions and countries, with prefix
//! search and nearest-place search.
//!
//! ```
//! use wayfare_places::{Kinds, Places};
//!
//! let places = Places::embedded();
//!
//! // An airport, by its code in upper or lower case.
//! let heathrow = places.airport("lhr").expect("London Heathrow is in the data");
//! assert_eq!(heathrow.short_name, "London Heathrow");
//! assert_eq!(heathrow.time_zone, "Europe/London");
//!
//! // Suggestions for a partially typed name.
//! let found = places.search("san fr", Kinds::CITY | Kinds::AIRPORT, 6);
//! assert_eq!(found[0].name(), "San Francisco");
//!
//! // Nearby airports.
//! let near = places.airports_near(heathrow.position, 50.0);
//! assert_eq!(near[0].0.code, "LHR");
//! assert!(near.iter().any(|(airport, km)| airport.code == "LGW" && *km < 45.0));
//! ```
//!
//! The data contains about 3,900 airports with scheduled flights, 40 metro areas, 71,000 cities and towns, 4,100 other
//! destinations (islands, parks, sights, resorts), 3,700 regions and 250 countries, with names in about 40 languages.
//! Nothing is unpacked at startup: the index is read in place. The data comes from packages under the MIT, ISC and
//! CC-BY-4.0 licences, which are listed in `ATTRIBUTION.md`. Distribute that file with the data. `cargo xtask places`
//! rebuilds the data.

mod airport;
mod airport_words;
mod city;
mod city_table;
mod country;
mod destination;
mod distance;
mod fold;
mod id;
mod language_tags;
mod languages;
mod layout;
mod metro;
pub mod money;
mod nearest;
mod packed;
mod place;
mod places;
mod tables;
mod unit;

pub use airport::{Airport, AirportSize};
pub use city::City;
pub use country::{Country, Region};
pub use destination::{Destination, DestinationKind};
pub use distance::{EARTH_RADIUS_KM, GlobePoint, distance_km};
pub use fold::fold;
pub use id::PlaceId;
pub use language_tags::matching_languages;
pub use metro::Metro;
pub use place::{Kinds, Place};
pub use places::{Fit, Match, Places, Vertical};
pub use unit::DistanceUnit;
/// The type of all positions.
pub use wayfare_validation::Point;

#[cfg(test)]
mod data_tests;

/// The README, whose examples run as doctests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
