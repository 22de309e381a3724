//! Cheapest known fares of a route, without a search: those that searches of the last hour found, and those that a
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

/// Nights of the stays whose round trips are compared.
pub const STAYS: [i32; 3] = [3, 7, 14];

/// A question for the lowest fares of a route, for one adult in economy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FareQuery {
    /// Codes of the departure airports, sorted, with metro areas expanded.
    pub origins: Vec<&'static str>,
    /// Codes of the arrival airports, likewise.
    pub destinations: Vec<&'static str>,
    /// First day of departure.
    pub from: Date,
    /// Last day of departure.
    pub to: Date,
    /// Whether fares include the way back, after one of the [`STAYS`].
    pub round_trip: bool,
    /// Whether only nonstop flights count.
    pub nonstop: bool,
    /// The present.
    pub now: Timestamp,
}

/// The lowest fare of a day of departure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayFare {
    /// Day of departure.
    pub departure: Date,
    /// Day of return of a round trip.
    pub back: Option<Date>,
    /// Price of the whole trip, in US dollars.
    pub price: ExactAmount,
}

/// A source of predicted fares, which needs no search.
pub trait FareForecast: Send + Sync + 'static {
    /// The lowest fares, at most one for each day of departure. It may compute for some milliseconds; it is called
    /// outside of async tasks.
    fn fares(&self, query: &FareQuery) -> Vec<DayFare>;
}
