//! Preparation of car search requests.

use specwright_core::{LocalDateTime, Step};
use specwright_core::{Validate as _, ViolationReason};
use wayfare_models::cars::{
    CarDropoff, CarMoment, CarPickup, CarResultParameters, CarSearchPlace, CarSearchRequest, CarSearchStart,
};
use wayfare_models::service::ErrorCode;
use wayfare_validation::limits::CAR_RENTAL_DAYS;
use wayfare_validation::{Location, Path};

use super::Cars;
use super::days::days;
use super::places::CarQueryPlace;
use super::query::CarQuery;
use crate::travel::api_errors::{self, Faults};
use crate::travel::engine::Engine;
use crate::travel::objection::{Objection, PlaceKind};
use crate::travel::polled::{Poll, SearchFields};
use crate::travel::prepare::{Context, currency, past_day};

const FIELDS: SearchFields =
    SearchFields { id: CarSearchRequest::SEARCH_ID, start: CarSearchRequest::SEARCH_START_PARAMETERS };

/// Prepares a poll, or adds all faults in it.
pub(crate) fn poll(
    request: CarSearchRequest,
    context: &Context<'_>,
    faults: &mut Faults,
) -> Option<Poll<Cars>> {
    let CarSearchRequest { search_id, search_start_parameters: start, result_parameters, .. } = request;
    if let Some(code) = result_parameters.as_ref().and_then(|parameters| parameters.currency.as_ref()) {
        let parameters = Path::ROOT.field(CarSearchRequest::RESULT_PARAMETERS);
        currency(&parameters.field(CarResultParameters::CURRENCY), code, faults);
    }
    let query = |start, faults: &mut Faults| query(&start, context, faults);
    let search = Engine::requested_search(&FIELDS, search_id, start, query, faults)?;
    Some(Poll { search, parameters: result_parameters })
}

/// Returns the query for a search start.
fn query(start: &CarSearchStart, context: &Context<'_>, faults: &mut Faults) -> Option<CarQuery> {
    let pickup = with_end(CarSearchStart::PICKUP, |at| {
        let place = place(&at.field(CarPickup::LOCATION), &start.pickup.location, faults);
        past_day(&at.field(CarMoment::DATE), start.pickup.time.date, context.now, faults);
        place
    });
    let dropoff = with_end(CarSearchStart::DROPOFF, |at| {
        let place = match &start.dropoff.location {
            Some(location) => place(&at.field(CarDropoff::LOCATION), location, faults),
            None => pickup,
        };
        past_day(&at.field(CarMoment::DATE), start.dropoff.time.date, context.now, faults);
        place
    });
    let query = pickup.zip(dropoff).and_then(|(pickup, dropoff)| rental(start, pickup, dropoff, context));
    let days = match &query {
        Some(query) => i64::from(query.days),
        // If the places are unknown, the number of calendar days is close enough.
        None => i64::from(start.pickup.time.date.days_until(start.dropoff.time.date)),
    };
    if usize::try_from(days).is_ok_and(|days| days > CAR_RENTAL_DAYS) {
        with_end(CarSearchStart::DROPOFF, |at| faults.at(at, Objection::RentalDays { days }));
    }
    query
}

/// Returns the query for a rental between two places, or `None` for invalid hours or minutes, which the description
/// already rejects.
fn rental(
    start: &CarSearchStart,
    pickup: CarQueryPlace,
    dropoff: CarQueryPlace,
    context: &Context<'_>,
) -> Option<CarQuery> {
    let (from, until) = (moment(&start.pickup.time)?, moment(&start.dropoff.time)?);
    Some(CarQuery {
        pickup,
        dropoff: Some(dropoff).filter(|place| *place != pickup),
        from,
        until,
        days: days(pickup, dropoff, from, until),
        market: context.market.country.clone(),
        is_on_telephone: context.caller.is_on_telephone(),
        started_at: context.now,
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
