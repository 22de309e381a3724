//! Cheapest known fares of a route, without a search: fares that searches of the last hour found, and fares that a
//! [`FareForecast`] predicts.

mod answer;
mod prepare;
mod recent;

pub(crate) use answer::calendar;
pub(crate) use prepare::{PreparedCalendar, calendar as prepare_calendar};
pub(crate) use recent::RecentFares;

use jiff::Timestamp;
use specwright_core::Date;
use wayfare_places::money::ExactAmount;

/// Lengths of stay, in nights, for which round trips are compared.
pub const STAYS: [i32; 3] = [3, 7, 14];

/// A query for the lowest fares of a route, for one adult in economy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FareQuery {
    /// Codes of the departure airports, sorted, with metro areas expanded.
    pub origins: Vec<&'static str>,
    /// Codes of the arrival airports, sorted, with metro areas expanded.
    pub destinations: Vec<&'static str>,
    /// First departure date.
    pub from: Date,
    /// Last departure date.
    pub to: Date,
    /// `true` if fares include the return, after one of the [`STAYS`].
    pub round_trip: bool,
    /// `true` if only nonstop flights count.
    pub nonstop: bool,
    /// The current time.
    pub now: Timestamp,
}

/// The lowest fare for a departure date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayFare {
    /// Departure date.
    pub departure: Date,
    /// Return date of a round trip; `None` for a one-way trip.
    pub back: Option<Date>,
    /// Code of the departure airport.
    pub origin: &'static str,
    /// Code of the arrival airport.
    pub destination: &'static str,
    /// Price of the whole trip, in US dollars.
    pub price: ExactAmount,
}

/// A source of predicted fares that needs no search.
pub trait FareForecast: Send + Sync + 'static {
    /// Returns the lowest fares, at most one for each departure date. The computation may take some milliseconds: it
    /// runs outside of async tasks.
    fn fares(&self, query: &FareQuery) -> Vec<DayFare>;
}
