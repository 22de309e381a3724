//! Prepared flight searches, as providers receive them.

use jiff::Timestamp;
use specwright_core::Date;
use wayfare_models::flights::{Cabin, FlightSearchStart};
use wayfare_models::party::Party;

/// A prepared flight search.
///
/// A [`FlightSearchStart`] contains the caller's locations and may omit options; a query contains airports and all
/// options. The embedded inventory is an optional feature that can't depend on this crate, so it has its own query
/// type.
#[derive(Clone, Debug, PartialEq)]
pub struct FlightQuery {
    /// The start from which this query was prepared.
    pub start: FlightSearchStart,
    /// The legs in the order of travel.
    pub legs: Vec<FlightQueryLeg>,
    /// The requested cabin.
    pub cabin: Cabin,
    /// The travellers; at least one.
    pub party: Party,
    /// `true` if options that consist of several bookings are also requested.
    pub include_split: bool,
    /// `true` if itineraries with a leg that takes far longer than the shortest leg are also requested.
    pub include_long: bool,
    /// The country in which the flights are sold, ISO 3166-1 alpha-2.
    pub market: String,
    /// `true` if cashback is enabled for the caller's key.
    pub has_cashback: bool,
    /// The start time of the search. All its providers use this time as the current time, even if they answer late.
    pub started_at: Timestamp,
}

/// One leg of a flight search.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FlightQueryLeg {
    /// Codes of the departure airports, with metro areas and nearby airports expanded. At least one.
    pub origins: Vec<&'static str>,
    /// Codes of the arrival airports, with metro areas and nearby airports expanded. At least one.
    pub destinations: Vec<&'static str>,
    /// The local date of departure.
    pub date: Date,
    /// Number of days by which the departure may be earlier or later.
    pub flex_days: u8,
}
