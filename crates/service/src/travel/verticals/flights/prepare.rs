//! Preparation of flight search requests.

use specwright_core::Date;
use wayfare_models::flights::{
    DateFlexibility, FlightResultParameters, FlightSearchLeg, FlightSearchRequest, FlightSearchStart,
};
use wayfare_places::Places;
use wayfare_validation::Path;
use wayfare_validation::limits::{FLEX_DAYS, FLIGHT_LEGS};

use super::Flights;
use super::locations;
use super::query::{FlightQuery, FlightQueryLeg};
use crate::travel::api_errors::Faults;
use crate::travel::engine::Engine;
use crate::travel::objection::Objection;
use crate::travel::polled::{Poll, SearchFields};
use crate::travel::prepare::{Context, currency, past_day};

const FIELDS: SearchFields =
    SearchFields { id: FlightSearchRequest::SEARCH_ID, start: FlightSearchRequest::SEARCH_START_PARAMETERS };

/// Prepares a poll, or adds all faults in it.
pub(crate) fn poll(
    request: FlightSearchRequest,
    context: &Context<'_>,
    faults: &mut Faults,
) -> Option<Poll<Flights>> {
    let FlightSearchRequest { search_id, search_start_parameters: start, result_parameters, .. } = request;
    if let Some(code) = result_parameters.as_ref().and_then(|parameters| parameters.currency.as_ref()) {
        let parameters = Path::ROOT.field(FlightSearchRequest::RESULT_PARAMETERS);
        currency(&parameters.field(FlightResultParameters::CURRENCY), code, faults);
    }
    let query = |start, faults: &mut Faults| query(&start, context, faults);
    let search = Engine::requested_search(&FIELDS, search_id, start, query, faults)?;
    Some(Poll { search, parameters: result_parameters })
}

/// Returns the query for a search start.
fn query(start: &FlightSearchStart, context: &Context<'_>, faults: &mut Faults) -> Option<FlightQuery> {
    // A separate check reports too many legs, so this function skips the legs beyond the limit.
    let legs = &start.legs[..start.legs.len().min(FLIGHT_LEGS)];
    let prepared: Vec<_> =
        legs.iter().enumerate().map(|(index, it)| with_leg(index, |at| leg(it, at, faults))).collect();
    dates(legs, context, faults);
    let filters = start.filters.clone().unwrap_or_default();
    Some(FlightQuery {
        legs: prepared.into_iter().collect::<Option<_>>()?,
        cabin: start.cabin.clone(),
        party: start.passengers.iter().collect(),
        include_split: filters.include_split_or_default(),
        include_long: filters.include_long_flights_or_default(),
        market: context.market.country.clone(),
        has_cashback: context.has_cashback,
        started_at: context.now,
    })
}

fn leg(leg: &FlightSearchLeg, at: &Path<'_>, faults: &mut Faults) -> Option<FlightQueryLeg> {
    let places = Places::embedded();
    let origins = locations::airports(places, &leg.origin, &at.field(FlightSearchLeg::ORIGIN), faults);
    let destination = at.field(FlightSearchLeg::DESTINATION);
    let destinations = locations::airports(places, &leg.destination, &destination, faults);
    let (origins, destinations) = origins.zip(destinations)?;
    if origins == destinations && !origins.is_empty() {
        faults.at(&destination, Objection::SameAirports);
    }
    let flex_days = match leg.flex_or_default() {
        DateFlexibility::Plusminusthree => FLEX_DAYS as u8,
        _ => 0,
    };
    Some(FlightQueryLeg { origins, destinations, date: leg.date, flex_days })
}

fn dates(legs: &[FlightSearchLeg], context: &Context<'_>, faults: &mut Faults) {
    let mut before: Option<Date> = None;
    for (index, leg) in legs.iter().enumerate() {
        let date = leg.date;
        with_leg(index, |at| {
            let at = at.field(FlightSearchLeg::DATE);
            let is_past = past_day(&at, date, context.now, faults);
            if let Some(before) = before.filter(|before| date < *before && !is_past) {
                faults.at(&at, Objection::LegBeforeLast { date, before });
            }
        });
        before = Some(before.map_or(date, |before| before.max(date)));
    }
}

/// Calls a function with the path of a leg of the search.
fn with_leg<T>(index: usize, call: impl FnOnce(&Path<'_>) -> T) -> T {
    let start = Path::ROOT.field(FIELDS.start);
    call(&start.field(FlightSearchStart::LEGS).index(index))
}
