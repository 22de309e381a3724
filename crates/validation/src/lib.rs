//! The value grammars of the Wayfare API: codes, keys and lists as types that can't hold an invalid value, such as
//! [`CurrencyCode`], [`EntityKey`] and [`HotelRoomGuests`], with precise errors for invalid strings.
//!
//! ```
//! use wayfare_validation::{AirportCode, LanguageCode};
//!
//! let airport: AirportCode = "LHR".parse()?;
//! assert_eq!(airport.as_str(), "LHR");
//!
//! let error = "zh".parse::<LanguageCode>().unwrap_err();
//! assert_eq!(error.to_string(), r#"found "zh", expected Chinese with a region, as in zh_CN"#);
//! # Ok::<(), wayfare_validation::ValueError>(())
//! ```

#[macro_use]
mod value;
#[macro_use]
mod code;
#[macro_use]
mod letters;
#[cfg(test)]
#[macro_use]
mod spec;

mod airport_code;
mod country_code;
mod currency_code;
mod entity_key;
mod fare_date;
#[rustfmt::skip]
mod generated;
mod inline;
mod integer_list;
mod language_code;
mod rooms;
mod scan;
mod sipp_code;

pub use airport_code::AirportCode;
pub use country_code::CountryCode;
pub use currency_code::CurrencyCode;
pub use entity_key::{EntityId, EntityKey, Envelope, HotelEntityKey, HotelIds, Point, Polygon};
pub use fare_date::FareDate;
pub use generated::limits;
pub use integer_list::PipeDelimitedIntegerList;
pub use language_code::LanguageCode;
pub use rooms::{HotelRoomGuests, Room};
pub use sipp_code::{SippCategory, SippCode, SippDrive, SippFuel, SippTransmission, SippVehicle};
pub use specwright_core::{Date, Grammar, LocalDateTime, Location, Path, ValueError};

/// The README, whose examples run as doctests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
