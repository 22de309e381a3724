//! Types and checks of valid requests, with precise reasons for invalid ones.
//!
//! The crate has three parts:
//!
//! - grammars: codes, keys and lists as types that can't hold a bad value, such as [`CurrencyCode`], [`EntityKey`] and
//!   [`HotelRoomGuests`];
//! - [`Validate`]: checks what types can't express (ranges, counts, fields that need each other) and reports every
//!   violation at once, with the functions in [`check`] that generated code is made of;
//! - [`Violation`]: the place of a fault and its [reason](ViolationReason) with data: the value found and the
//!   values allowed instead. The notes of decoding become violations too, so that a service can answer both in one
//!   list.
//!
//! ```
//! use wayfare_validation::{AirportCode, LanguageCode, Path, Validate, Violations, check};
//!
//! let airport: AirportCode = "LHR".parse()?;
//! assert_eq!(airport.as_str(), "LHR");
//!
//! let error = "zh".parse::<LanguageCode>().unwrap_err();
//! assert_eq!(error.to_string(), r#"found "zh", expected Chinese with a region, as in zh_CN"#);
//!
//! struct Search {
//!     airports: Vec<AirportCode>,
//!     max_stops: i64,
//! }
//!
//! impl Validate for Search {
//!     fn check(&self, at: &Path<'_>, out: &mut Violations) {
//!         check::items(&at.field("airports"), self.airports.len(), Some(1), Some(9), out);
//!         check::integer_range(&at.field("maxStops"), self.max_stops, Some(0), Some(10), out);
//!     }
//! }
//!
//! let violations = Search { airports: vec![], max_stops: 11 }.validate().unwrap_err();
//! assert_eq!(violations[0].to_string(), "/airports: found no items, allowed 1 to 9 items");
//! assert_eq!(violations[1].to_string(), "/maxStops: found 11, allowed an integer from 0 to 10");
//! # Ok::<(), wayfare_validation::ValueError>(())
//! ```

#[macro_use]
mod value;
#[macro_use]
mod code;
#[cfg(test)]
#[macro_use]
mod spec;

mod airport_code;
pub mod check;
mod country_code;
mod currency_code;
mod entity_key;
#[rustfmt::skip]
mod generated;
mod inline;
mod integer_list;
mod language_code;
mod letters;
mod reason;
mod rooms;
mod scan;
mod sipp_code;
mod validate;
mod violation;

pub use airport_code::AirportCode;
pub use country_code::CountryCode;
pub use currency_code::CurrencyCode;
pub use entity_key::{EntityId, EntityKey, Envelope, HotelEntityKey, HotelIds, Point, Polygon};
pub use generated::limits;
pub use integer_list::PipeDelimitedIntegerList;
pub use language_code::LanguageCode;
pub use reason::{ComparedValue, LengthUnit, ViolationReason};
pub use rooms::{HotelRoomGuests, Room};
pub use sipp_code::{SippCategory, SippCode, SippDrive, SippFuel, SippTransmission, SippVehicle};
pub use specwright_core::{Date, Grammar, LocalDateTime, Location, Path, ValueError};
pub use validate::Validate;
pub use violation::{Violation, Violations};

/// The examples of the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
