//! Prepares requests for the cheapest known fares.

use wayfare_models::flights::{FareAggregation, FareCalendarRequest, FarePlace};
use wayfare_places::money::Currency;
use wayfare_places::{Place, PlaceId, Places};
use wayfare_validation::Path;
use wayfare_validation::limits::FARE_CALENDAR_DAYS;

use super::FareQuery;
use crate::travel::api_errors::Faults;
use crate::travel::objection::{Objection, PlaceKind};
use crate::travel::prepare::{Context, currency, past_day};
use crate::travel::verticals::flights::airports_named;

/// A prepared request.
pub(crate) struct PreparedCalendar {
    pub(super) query: FareQuery,
    pub(super) by_month: bool,
    pub(super) predictions: bool,
    pub(super) currency: &'static Currency,
}

/// Prepares a request, or adds all its faults.
pub(crate) fn calendar(
    request: &FareCalendarRequest,
    context: &Context<'_>,
    faults: &mut Faults,
) -> Option<PreparedCalendar> {
    let at = |field| Path::ROOT.field(field);
    let origins = airports(&request.origin, &at(FareCalendarRequest::ORIGIN), faults);
    let destination = at(FareCalendarRequest::DESTINATION);
    let destinations = airports(&request.destination, &destination, faults);
    past_day(&at(FareCalendarRequest::DATE_FROM), request.date_from, context.now, faults);
    let days = i64::from(request.date_from.days_until(request.date_to)) + 1;
    if usize::try_from(days).is_ok_and(|days| days > FARE_CALENDAR_DAYS) {
        faults.at(&at(FareCalendarRequest::DATE_TO), Objection::FareDays { days });
    }
    if let Some(code) = &request.currency_code {
        currency(&at(FareCalendarRequest::CURRENCY_CODE), code, faults);
    }
    let (origins, destinations) = origins.zip(destinations)?;
    if origins == destinations {
        faults.at(&destination, Objection::SameAirports);
    }
    let query = FareQuery {
        origins,
        destinations,
        from: request.date_from,
        to: request.date_to,
        round_trip: request.round_trip_or_default(),
        nonstop: request.no_stops_or_default(),
        now: context.now,
    };
    Some(PreparedCalendar {
        query,
        by_month: request.aggregation_type_or_default() == FareAggregation::Month,
        predictions: !request.exclude_predictions_or_default(),
        currency: context.market.currency(request.currency_code.as_ref()),
    })
}

/// Returns the sorted codes of the airports at one end of the route. Adds a fault for an unknown place.
fn airports(place: &FarePlace, at: &Path<'_>, faults: &mut Faults) -> Option<Vec<&'static str>> {
    let places = Places::embedded();
    let (field, found, airports) = match (&place.iata_code, &place.place_id) {
        (Some(code), _) => (FarePlace::IATA_CODE, code.as_str().into(), airports_named(places, code)),
        (None, Some(id)) => (FarePlace::PLACE_ID, id.get().into(), airports_of(places, PlaceId(id.get()))),
        // The description rules this out.
        (None, None) => return None,
    };
    let Some(airports) = airports else {
        faults.at(&at.field(field), Objection::UnknownPlace { found, kind: PlaceKind::AirportOrMetro });
        return None;
    };
    let mut codes: Vec<_> = airports.into_iter().map(|airport| airport.code).collect();
    codes.sort_unstable();
    codes.dedup();
    Some(codes)
}

fn airports_of(places: &'static Places, id: PlaceId) -> Option<Vec<&'static wayfare_places::Airport>> {
    let airports: Vec<_> = match places.place(id)? {
        Place::Airport(airport) => vec![airport],
        Place::Metro(metro) => places.airports_of(metro).collect(),
        Place::City(city) => places.airports().iter().filter(|it| it.city == Some(city.id)).collect(),
        _ => return None,
    };
    (!airports.is_empty()).then_some(airports)
}
