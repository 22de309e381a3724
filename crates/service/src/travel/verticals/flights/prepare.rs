//! Preparation of flight search requests.

use jiff::Timestamp;
use specwright_core::Date;
use wayfare_models::common::Cluster;
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
use crate::travel::engine::{Engine, Unreadable};
use crate::travel::objection::Objection;
use crate::travel::polled::{Poll, SearchFields};
use crate::travel::prepare::{Context, Origin, currency, past_day};
use crate::travel::verticals::stored_query;

const FIELDS: SearchFields =
    SearchFields { id: FlightSearchRequest::SEARCH_ID, start: FlightSearchRequest::SEARCH_START_PARAMETERS };

/// Prepares a poll, or adds all faults in it.
pub(crate) fn poll(
    request: FlightSearchRequest,
    cluster: Option<Cluster>,
    context: &Context<'_>,
    faults: &mut Faults,
) -> Option<Poll<Flights>> {
    let FlightSearchRequest { search_id, search_start_parameters: start, result_parameters, .. } = request;
    if let Some(code) = result_parameters.as_ref().and_then(|parameters| parameters.currency.as_ref()) {
        let parameters = Path::ROOT.field(FlightSearchRequest::RESULT_PARAMETERS);
        currency(&parameters.field(FlightResultParameters::CURRENCY), code, faults);
    }
    let query = |start, faults: &mut Faults| query(start, context.origin(), faults);
    let search = Engine::requested_search(&FIELDS, search_id, start, query, faults)?;
    Some(Poll { search, cluster, parameters: result_parameters })
}

/// Decodes a query.
///
/// # Errors
/// Returns an error if the bytes can't be decoded, or if the start has faults, such as an unknown airport.
pub(crate) fn read_query(bytes: &[u8]) -> Result<FlightQuery, Unreadable> {
    stored_query::read(bytes, query)
}

/// Returns the query for a search start.
fn query(start: FlightSearchStart, origin: Origin, faults: &mut Faults) -> Option<FlightQuery> {
    // A separate check reports too many legs, so this function skips the legs beyond the limit.
    let legs = &start.legs[..start.legs.len().min(FLIGHT_LEGS)];
    let prepared: Vec<_> =
        legs.iter().enumerate().map(|(index, it)| with_leg(index, |at| leg(it, at, faults))).collect();
    dates(legs, origin.started_at, faults);
    let filters = start.filters.clone().unwrap_or_default();
    Some(FlightQuery {
        legs: prepared.into_iter().collect::<Option<_>>()?,
        cabin: start.cabin.clone(),
        party: start.passengers.iter().collect(),
        include_split: filters.include_split_or_default(),
        include_long: filters.include_long_flights_or_default(),
        market: origin.market,
        has_cashback: origin.has_cashback,
        started_at: origin.started_at,
        start,
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

fn dates(legs: &[FlightSearchLeg], now: Timestamp, faults: &mut Faults) {
    let mut before: Option<Date> = None;
    for (index, leg) in legs.iter().enumerate() {
        let date = leg.date;
        with_leg(index, |at| {
            let at = at.field(FlightSearchLeg::DATE);
            let is_past = past_day(&at, date, now, faults);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::travel::engine::Searched as _;

    #[test]
    fn stored_queries_are_prepared_again() {
        let stored = concat!(
            r#"{"cabin":"business","passengers":["ADT","INL"],"legs":[{"origin":{"locationType":"airports","#,
            r#""airports":["BOS"]},"destination":{"locationType":"nearbyAirports","airport":"LHR"},"#,
            r#""date":"2028-02-29","flex":"plusminusthree"}],"filters":{"includeSplit":true}}"#,
            "\nDE\ntrue\nfalse\n2028-01-10T12:00:00.123456789Z",
        );
        let query = read_query(stored.as_bytes()).unwrap();
        assert_eq!((query.market.as_str(), query.has_cashback, query.legs[0].flex_days), ("DE", true, 3));
        assert_eq!(query.started_at.to_string(), "2028-01-10T12:00:00.123456789Z");
        assert_eq!(read_query(&Flights::write_query(&query)).unwrap(), query);
        for (known, unknown, reason) in [
            ("BOS", "QQQ", "/searchStartParameters/legs/0/origin/airports/0: found \"QQQ\""),
            ("\nfalse", "", "provided string was not `true` or `false`"),
        ] {
            let error = read_query(stored.replace(known, unknown).as_bytes()).unwrap_err().to_string();
            assert!(error.starts_with(reason), "{error}");
        }
    }
}
