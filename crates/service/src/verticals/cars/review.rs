//! What is wrong with a car search beyond what the description's own rules say.

use jiff::Timestamp;
use wayfare_models::cars::{
    CarDropoff, CarMoment, CarPickup, CarSearchPlace, CarSearchRequest, CarSearchStart,
};
use wayfare_models::service::ErrorCode;
use wayfare_validation::limits::CAR_RENTAL_DAYS;
use wayfare_validation::{Location, Path, Validate as _, ViolationReason};
use wayfare_wire::Step;

use super::places::CarQueryPlace;
use super::query::query;
use crate::market::Market;
use crate::objection::{Faults, Objection, PlaceKind};
use crate::{polled, review};

/// Adds everything that is wrong with a request.
pub(crate) fn review(request: &CarSearchRequest, market: &Market, now: Timestamp, faults: &mut Faults) {
    polled::review(request, faults);
    if let Some(start) = &request.search_start_parameters {
        let (pickup, dropoff) = (&start.pickup, &start.dropoff);
        with_end(CarSearchStart::PICKUP, |at| {
            place(&at.field(CarPickup::LOCATION), Some(&pickup.location), faults);
            review::past_day(&at.field(CarMoment::DATE), pickup.time.date, now, faults);
        });
        with_end(CarSearchStart::DROPOFF, |at| {
            place(&at.field(CarDropoff::LOCATION), dropoff.location.as_ref(), faults);
            review::past_day(&at.field(CarMoment::DATE), dropoff.time.date, now, faults);
        });
        length(start, market, now, faults);
    }
}

fn place(at: &Path<'_>, place: Option<&CarSearchPlace>, faults: &mut Faults) {
    // One that is too long or too short is a fault by itself.
    let (value, kind) = match place.filter(|place| place.validate().is_ok()) {
        Some(CarSearchPlace::Airport { value }) => (value, PlaceKind::Airport),
        Some(CarSearchPlace::City { value }) => (value, PlaceKind::City),
        _ => return,
    };
    if place.and_then(CarQueryPlace::of).is_none() {
        let found = value.as_str().into();
        faults.at(&at.field(CarSearchPlace::VALUE), Objection::UnknownPlace { found, kind });
    }
}

fn length(start: &CarSearchStart, market: &Market, now: Timestamp, faults: &mut Faults) {
    let days = match query(start, market, false, now) {
        Some(query) => i64::from(query.days),
        // Without knowing the places the calendar tells enough.
        None => i64::from(start.pickup.time.date.days_until(start.dropoff.time.date)),
    };
    if usize::try_from(days).is_ok_and(|days| days > CAR_RENTAL_DAYS) {
        with_end(CarSearchStart::DROPOFF, |at| faults.at(at, Objection::RentalDays { days }));
    }
}

/// Calls with the path of one end of the rental.
pub(super) fn with_end<T>(end: &'static str, call: impl FnOnce(&Path<'_>) -> T) -> T {
    call(&Path::ROOT.field(CarSearchRequest::SEARCH_START_PARAMETERS).field(end))
}

/// The code under which a rule of the description is answered that is broken at this place, if it is not that of any
/// invalid value.
pub(crate) fn code_at(place: &Location, reason: &ViolationReason) -> Option<ErrorCode> {
    use CarSearchStart as Start;
    let steps: Vec<_> = place.steps().collect();
    let [Step::Field(CarSearchRequest::SEARCH_START_PARAMETERS), Step::Field(end), ref below @ ..] =
        steps[..]
    else {
        return None;
    };
    match (end, below, reason) {
        (Start::PICKUP, [Step::Field(CarPickup::LOCATION), Step::Field(CarSearchPlace::VALUE)], _)
        | (Start::DROPOFF, [Step::Field(CarDropoff::LOCATION), Step::Field(CarSearchPlace::VALUE)], _) => {
            Some(ErrorCode::UnrecognizedLocation)
        }
        (Start::DROPOFF, [], ViolationReason::Order { .. }) => Some(ErrorCode::InvalidDates),
        _ => None,
    }
}
