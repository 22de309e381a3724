//! Preparation of car search requests.

use specwright_core::{LocalDateTime, Step};
use specwright_core::{Validate as _, ViolationReason};
use wayfare_models::cars::{
    CarDropoff, CarMoment, CarPickup, CarResultParameters, CarSearchPlace, CarSearchRequest, CarSearchStart,
};
use wayfare_models::common::Cluster;
use wayfare_models::service::ErrorCode;
use wayfare_validation::limits::CAR_RENTAL_DAYS;
use wayfare_validation::{Location, Path};

use super::Cars;
use super::days::days;
use super::places::CarQueryPlace;
use super::query::CarQuery;
use crate::travel::api_errors::{self, Faults};
use crate::travel::engine::{Engine, Unreadable};
use crate::travel::objection::{Objection, PlaceKind};
use crate::travel::polled::{Poll, SearchFields};
use crate::travel::prepare::{Context, Origin, currency, past_day};
use crate::travel::verticals::stored_query;

const FIELDS: SearchFields =
    SearchFields { id: CarSearchRequest::SEARCH_ID, start: CarSearchRequest::SEARCH_START_PARAMETERS };

/// Prepares a poll, or adds all faults in it.
pub(crate) fn poll(
    request: CarSearchRequest,
    cluster: Option<Cluster>,
    context: &Context<'_>,
    faults: &mut Faults,
) -> Option<Poll<Cars>> {
    let CarSearchRequest { search_id, search_start_parameters: start, result_parameters, .. } = request;
    if let Some(code) = result_parameters.as_ref().and_then(|parameters| parameters.currency.as_ref()) {
        let parameters = Path::ROOT.field(CarSearchRequest::RESULT_PARAMETERS);
        currency(&parameters.field(CarResultParameters::CURRENCY), code, faults);
    }
    let query = |start, faults: &mut Faults| query(start, context.origin(), faults);
    let search = Engine::requested_search(&FIELDS, search_id, start, query, faults)?;
    Some(Poll { search, cluster, parameters: result_parameters })
}

/// Decodes a query.
///
/// # Errors
/// Returns an error if the bytes can't be decoded, or if the start has faults, such as an unknown place.
pub(crate) fn read_query(bytes: &[u8]) -> Result<CarQuery, Unreadable> {
    stored_query::read(bytes, query)
}

/// Returns the query for a search start.
fn query(start: CarSearchStart, origin: Origin, faults: &mut Faults) -> Option<CarQuery> {
    let pickup = with_end(CarSearchStart::PICKUP, |at| {
        let place = place(&at.field(CarPickup::LOCATION), &start.pickup.location, faults);
        past_day(&at.field(CarMoment::DATE), start.pickup.time.date, origin.started_at, faults);
        place
    });
    let dropoff = with_end(CarSearchStart::DROPOFF, |at| {
        let place = match &start.dropoff.location {
            Some(location) => place(&at.field(CarDropoff::LOCATION), location, faults),
            None => pickup,
        };
        past_day(&at.field(CarMoment::DATE), start.dropoff.time.date, origin.started_at, faults);
        place
    });
    let calendar_days = start.pickup.time.date.days_until(start.dropoff.time.date);
    let query = pickup.zip(dropoff).and_then(|(pickup, dropoff)| rental(start, pickup, dropoff, origin));
    // If the places are unknown, the number of calendar days is close enough.
    let days = query.as_ref().map_or(i64::from(calendar_days), |query| i64::from(query.days));
    if usize::try_from(days).is_ok_and(|days| days > CAR_RENTAL_DAYS) {
        with_end(CarSearchStart::DROPOFF, |at| faults.at(at, Objection::RentalDays { days }));
    }
    query
}

/// Returns the query for a rental between two places, or `None` for invalid hours or minutes, which the description
/// already rejects.
fn rental(
    start: CarSearchStart,
    pickup: CarQueryPlace,
    dropoff: CarQueryPlace,
    origin: Origin,
) -> Option<CarQuery> {
    let (from, until) = (moment(&start.pickup.time)?, moment(&start.dropoff.time)?);
    Some(CarQuery {
        pickup,
        dropoff: Some(dropoff).filter(|place| *place != pickup),
        from,
        until,
        days: days(pickup, dropoff, from, until),
        market: origin.market,
        is_on_telephone: origin.is_on_telephone,
        started_at: origin.started_at,
        start,
    })
}

/// Returns a local date and time, or `None` for invalid hours or minutes.
fn moment(time: &CarMoment) -> Option<LocalDateTime> {
    let (hour, minute) = (u8::try_from(time.hour_or_default()), u8::try_from(time.minute_or_default()));
    LocalDateTime::new(time.date, hour.ok()?, minute.ok()?, 0)
}

fn place(at: &Path<'_>, place: &CarSearchPlace, faults: &mut Faults) -> Option<CarQueryPlace> {
    // The description already rejects a name that is too long or too short.
    let (value, kind) = match place {
        _ if place.validate().is_err() => return None,
        CarSearchPlace::Airport { value } => (value, PlaceKind::Airport),
        CarSearchPlace::City { value } => (value, PlaceKind::City),
        _ => return None,
    };
    let known = CarQueryPlace::of(place);
    if known.is_none() {
        let found = value.as_str().into();
        faults.at(&at.field(CarSearchPlace::VALUE), Objection::UnknownPlace { found, kind });
    }
    known
}

/// Calls a function with the path of the pickup or return.
fn with_end<T>(end: &'static str, call: impl FnOnce(&Path<'_>) -> T) -> T {
    call(&Path::ROOT.field(FIELDS.start).field(end))
}

/// Returns the error code for a violation of the description.
pub(crate) fn code_of(at: &Location, reason: &ViolationReason) -> ErrorCode {
    use CarSearchStart as Start;
    let steps: Vec<_> = at.steps().collect();
    let [Step::Field(CarSearchRequest::SEARCH_START_PARAMETERS), Step::Field(end), ref below @ ..] =
        steps[..]
    else {
        return api_errors::code_of(reason);
    };
    match (end, below, reason) {
        (_, _, ViolationReason::Noted(_)) => api_errors::code_of(reason),
        (Start::PICKUP, [Step::Field(CarPickup::LOCATION), Step::Field(CarSearchPlace::VALUE)], _)
        | (Start::DROPOFF, [Step::Field(CarDropoff::LOCATION), Step::Field(CarSearchPlace::VALUE)], _) => {
            ErrorCode::UnrecognizedLocation
        }
        (Start::DROPOFF, [], ViolationReason::Order { .. }) => ErrorCode::InvalidDates,
        _ => api_errors::code_of(reason),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::travel::engine::Searched as _;

    #[test]
    fn stored_queries_are_prepared_again() {
        let stored = concat!(
            r#"{"pickup":{"location":{"type":"airport","value":"LHR"},"date":"2028-02-29","hour":23,"minute":30},"#,
            r#""dropoff":{"location":{"type":"city","value":"Portland"},"date":"2028-03-07","hour":9}}"#,
            "\nGB\nfalse\ntrue\n2028-01-10T12:00:00.123456789Z",
        );
        let query = read_query(stored.as_bytes()).unwrap();
        assert_eq!((query.market.as_str(), query.is_on_telephone), ("GB", true));
        assert_eq!(query.started_at.to_string(), "2028-01-10T12:00:00.123456789Z");
        assert_eq!(read_query(&Cars::write_query(&query)).unwrap(), query);
        let back = stored.replace(r#""city","value":"Portland""#, r#""airport","value":"LHR""#);
        assert!(query.dropoff.is_some() && read_query(back.as_bytes()).unwrap().dropoff.is_none());
        let error = read_query(stored.replace("LHR", "QQQ").as_bytes()).unwrap_err().to_string();
        assert!(error.starts_with("/searchStartParameters/pickup/location/value: found \"QQQ\""), "{error}");
    }

    #[test]
    fn invalid_times_are_none() {
        let at = |hour, minute| {
            moment(&CarMoment::new("2028-02-29".parse().unwrap()).with_hour(hour).with_minute(minute))
        };
        assert_eq!(at(23, 30).unwrap().to_string(), "2028-02-29T23:30:00");
        for (hour, minute) in [(24, 0), (-1, 0), (0, 60), (i64::MAX, 0)] {
            assert_eq!(at(hour, minute), None);
        }
    }
}
