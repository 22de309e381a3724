//! Lowest known fares for a route, without a search: fares found by searches in the last hour, and fares that a
//! [`FareForecast`] predicts.

mod answer;
mod prepare;
mod recent;
mod routes;

pub(crate) use answer::calendar;
pub(crate) use prepare::{PreparedCalendar, calendar as prepare_calendar};
pub(crate) use recent::RecentFares;
pub(crate) use routes::{PreparedRoutes, answer as routes, prepare as prepare_routes};

use jiff::Timestamp;
use specwright_core::Date;
use wayfare_models::flights::{FlightAirline, RouteLeg};
use wayfare_places::money::ExactAmount;

/// Lengths of stay, in nights, for which round trips are compared.
pub const STAYS: [i32; 3] = [3, 7, 14];

/// A query for the lowest fares for a route, for one adult in economy.
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

/// A query for the lowest fares from a place, for one adult in economy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RouteQuery {
    /// Codes of the departure airports, sorted, with metro areas expanded.
    pub origins: Vec<&'static str>,
    /// Codes of the arrival airports, sorted, with metro areas expanded; `None` for any airport.
    pub destinations: Option<Vec<&'static str>>,
    /// Departure date.
    pub departure: Date,
    /// Lengths of stay to compare for a round trip, in nights; empty for a one-way trip.
    pub stays: Vec<i32>,
    /// The current time.
    pub now: Timestamp,
}

/// A fare to a destination.
#[derive(Clone, Debug, PartialEq)]
pub struct RouteFare {
    /// Code of the airline that sells the outbound leg.
    pub airline: &'static str,
    /// The outbound leg.
    pub outbound: RouteLeg,
    /// The inbound leg of a round trip.
    pub inbound: Option<RouteLeg>,
    /// Price of the whole trip, in US dollars.
    pub price: ExactAmount,
}

/// A source of predicted fares, which needs no search.
pub trait FareForecast: Send + Sync + 'static {
    /// Returns the lowest fares, at most one for each departure date. The computation may take several milliseconds, so
    /// it runs outside async tasks.
    fn fares(&self, query: &FareQuery) -> Vec<DayFare>;

    /// Returns the lowest fares, cheapest first: one per airline if the query has destinations, and otherwise one per
    /// airport. The default implementation returns no fares.
    fn routes(&self, query: &RouteQuery) -> Vec<RouteFare> {
        let _ = query;
        Vec::new()
    }

    /// Returns an airline by its code, with paths of this service as URLs. The default implementation returns `None`.
    fn airline(&self, code: &str) -> Option<FlightAirline> {
        let _ = code;
        None
    }
}
