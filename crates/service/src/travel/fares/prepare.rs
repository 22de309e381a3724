//! Preparation of requests for the lowest known fares.

use wayfare_models::flights::{FareAggregation, FareCalendarRequest, FarePlace};
use wayfare_places::money::Currency;
use wayfare_places::{Airport, Place, PlaceId, Places};
use wayfare_validation::Path;
use wayfare_validation::limits::{FARE_CALENDAR_DAYS, FARE_CALENDAR_MONTHS, FARE_CALENDAR_MONTHS_BY_DAY};

use super::FareQuery;
use crate::travel::api_errors::Faults;
use crate::travel::objection::{Objection, PlaceKind};
use crate::travel::prepare::{Context, currency, earliest_today};

/// A prepared request.
pub(crate) struct PreparedCalendar {
    pub(super) query: FareQuery,
    /// The ends of the route, as requested.
    pub(super) ends: [Place<'static>; 2],
    pub(super) by_month: bool,
    pub(super) predictions: bool,
    pub(super) currency: &'static Currency,
}

/// Prepares a request, or adds all faults in it.
pub(crate) fn calendar(
    request: &FareCalendarRequest,
    context: &Context<'_>,
    faults: &mut Faults,
) -> Option<PreparedCalendar> {
    let at = |field| Path::ROOT.field(field);
    let origin = end(&request.origin, &at(FareCalendarRequest::ORIGIN), faults);
    let destination_at = at(FareCalendarRequest::DESTINATION);
    let destination = end(&request.destination, &destination_at, faults);
    let by_month = request.aggregation_type_or_default() == FareAggregation::Month;
    check_range(request, by_month, context, faults);
    if let Some(code) = &request.currency_code {
        currency(&at(FareCalendarRequest::CURRENCY_CODE), code, faults);
    }
    let ((origin, origins), (destination, destinations)) = origin.zip(destination)?;
    if origins == destinations {
        faults.at(&destination_at, Objection::SameAirports);
    }
    let first = request.date_from.first_day();
    let query = FareQuery {
        origins,
        destinations,
        from: earliest_today(context.now).map_or(first, |today| first.max(today)),
        to: request.date_to.last_day(),
        round_trip: request.round_trip_or_default(),
        nonstop: request.no_stops_or_default(),
        now: context.now,
    };
    Some(PreparedCalendar {
        query,
        ends: [origin, destination],
        by_month,
        predictions: !request.exclude_predictions_or_default(),
        currency: context.market.currency(request.currency_code.as_ref()),
    })
}

/// Adds faults for an invalid range of months or days.
fn check_range(request: &FareCalendarRequest, by_month: bool, context: &Context<'_>, faults: &mut Faults) {
    let (from, to) = (request.date_from, request.date_to);
    let ends = [(FareCalendarRequest::DATE_FROM, from), (FareCalendarRequest::DATE_TO, to)];
    let [from_at, to_at] = ends.map(|(field, _)| Path::ROOT.field(field));
    for (field, date) in ends.into_iter().filter(|(_, date)| context.is_strict && date.is_day()) {
        faults.at(&Path::ROOT.field(field), Objection::FareDay { date });
    }
    if let Some(today) = earliest_today(context.now).filter(|today| from.last_day() < *today) {
        faults.at(&from_at, Objection::PastFares { date: from, today });
    }
    let days = i64::from(from.first_day().days_until(to.last_day())) + 1;
    let (count, most, unit) = match (from.is_day() || to.is_day(), by_month) {
        (true, _) => (days, FARE_CALENDAR_DAYS, "days"),
        (false, true) => (from.months_to(to).into(), FARE_CALENDAR_MONTHS, "months"),
        (false, false) => (from.months_to(to).into(), FARE_CALENDAR_MONTHS_BY_DAY, "months"),
    };
    if days < 1 {
        faults.at(&to_at, Objection::FareOrder { to, from });
    } else if usize::try_from(count).is_ok_and(|count| count > most) {
        faults.at(&to_at, Objection::FareRange { count, most, unit });
    }
}

/// Returns one end of the route, and the sorted codes of its airports. Adds a fault for an unknown place.
pub(super) fn end(
    place: &FarePlace,
    at: &Path<'_>,
    faults: &mut Faults,
) -> Option<(Place<'static>, Vec<&'static str>)> {
    let places = Places::embedded();
    let (field, found, place) = match (&place.iata_code, &place.place_id) {
        (Some(code), _) => {
            // As in searches, a code shared by an airport and a metro area refers to the airport.
            let metro = || places.metro(code.as_str()).map(Place::Metro);
            let place = places.airport(code.as_str()).map(Place::Airport).or_else(metro);
            (FarePlace::IATA_CODE, code.as_str().into(), place)
        }
        (None, Some(id)) => (FarePlace::PLACE_ID, id.get().into(), places.place(PlaceId(id.get()))),
        // The description does not allow this case.
        (None, None) => return None,
    };
    let known = place.and_then(|place| Some((place, airports(places, place)?)));
    if known.is_none() {
        faults.at(&at.field(field), Objection::UnknownPlace { found, kind: PlaceKind::AirportOrMetro });
    }
    known
}

fn airports(places: &'static Places, place: Place<'static>) -> Option<Vec<&'static str>> {
    let code = |airport: &'static Airport| airport.code;
    let mut codes: Vec<_> = match place {
        Place::Airport(airport) => vec![airport.code],
        Place::Metro(metro) => places.airports_of(metro).map(code).collect(),
        Place::City(city) => {
            places.airports().iter().filter(|it| it.city == Some(city.id)).map(code).collect()
        }
        _ => return None,
    };
    codes.sort_unstable();
    codes.dedup();
    (!codes.is_empty()).then_some(codes)
}
