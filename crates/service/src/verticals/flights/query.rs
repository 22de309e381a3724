//! Prepared flight searches, which providers are asked.

use jiff::Timestamp;
use wayfare_models::flights::{Cabin, DateFlexibility, FlightResultParameters, FlightSearchStart};
use wayfare_models::party::Party;
use wayfare_places::Places;
use wayfare_validation::limits::FLEX_DAYS;
use wayfare_wire::Date;

use super::locations;
use super::view::FlightView;
use crate::engine::Page;
use crate::market::Market;

/// A prepared flight search.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FlightQuery {
    /// The legs in the order of travel.
    pub legs: Vec<FlightQueryLeg>,
    /// The cabin that is wanted.
    pub cabin: Cabin,
    /// The travellers; at least one.
    pub party: Party,
    /// Whether bookings that are split into several are wanted too.
    pub include_split: bool,
    /// The country in which the flights are sold, ISO 3166-1 alpha-2.
    pub market: String,
    /// Whether the caller's key has cashback.
    pub has_cashback: bool,
    /// The start of the search. All providers of a search reckon with the same moment, however late they answer.
    pub started_at: Timestamp,
}

/// One leg of a flight search.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FlightQueryLeg {
    /// Codes of the airports to start from: metro areas and nearby airports are expanded already. At least one.
    pub origins: Vec<&'static str>,
    /// Codes of the airports to arrive at. At least one.
    pub destinations: Vec<&'static str>,
    /// The local date of departure.
    pub date: Date,
    /// Days by which the departure may be earlier or later.
    pub flex_days: u8,
}

/// The query of a start. `None` where it names what nobody knows, which a review has ruled out.
pub(super) fn query(
    start: &FlightSearchStart,
    market: &Market,
    has_cashback: bool,
    started_at: Timestamp,
) -> Option<FlightQuery> {
    let places = Places::embedded();
    let legs = start.legs.iter().map(|leg| {
        let flex = match leg.flex_or_default() {
            DateFlexibility::Plusminusthree => FLEX_DAYS,
            _ => 0,
        };
        Some(FlightQueryLeg {
            origins: locations::airports(places, &leg.origin)?,
            destinations: locations::airports(places, &leg.destination)?,
            date: leg.date,
            flex_days: u8::try_from(flex).ok()?,
        })
    });
    Some(FlightQuery {
        legs: legs.collect::<Option<_>>()?,
        cabin: start.cabin.clone(),
        party: start.passengers.iter().collect(),
        include_split: start.filters.as_ref().is_some_and(|filters| filters.include_split_or_default()),
        market: market.country.clone(),
        has_cashback,
        started_at,
    })
}

/// How results are to be shown.
pub(super) fn view(parameters: &FlightResultParameters, market: &Market, party: &Party) -> FlightView {
    let sort = parameters.sort.clone().unwrap_or_default();
    FlightView {
        currency: market.currency(parameters.currency.as_ref()),
        mode: parameters.price_mode_or_default(),
        key: sort.key_or_default(),
        direction: sort.direction_or_default(),
        page: Page::new(parameters.page_number_or_default(), parameters.page_size_or_default()),
        max_stops: parameters.max_stops.map(|most| usize::try_from(most).unwrap_or(0)),
        travellers: party.size(),
    }
}
