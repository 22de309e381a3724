//! What is wrong with a car search beyond what the description's own rules say.

use jiff::Timestamp;
use wayfare_models::cars::{CarDropoff, CarPickup, CarSearchPlace, CarSearchRequest, CarSearchStart};
use wayfare_models::service::ErrorCode;
use wayfare_validation::limits::CAR_RENTAL_DAYS;
use wayfare_validation::{Location, Path, Validate as _};

use super::places::CarQueryPlace;
use super::query::query;
use crate::http::Faults;
use crate::market::Market;
use crate::{polled, review};

/// Adds everything that is wrong with a request.
pub(crate) fn review(request: &CarSearchRequest, market: &Market, now: Timestamp, faults: &mut Faults) {
    polled::review(request, faults);
    if let Some(start) = &request.search_start_parameters {
        let (pickup, dropoff) = (&start.pickup, &start.dropoff);
        with_end(CarSearchStart::PICKUP, |at| {
            place(&at.field(CarPickup::LOCATION), Some(&pickup.location), faults);
            review::past_day(&at.field(CarPickup::DATE), pickup.date, now, faults);
        });
        with_end(CarSearchStart::DROPOFF, |at| {
            place(&at.field(CarDropoff::LOCATION), dropoff.location.as_ref(), faults);
            review::past_day(&at.field(CarDropoff::DATE), dropoff.date, now, faults);
        });
        length(start, market, now, faults);
    }
}

fn place(at: &Path<'_>, place: Option<&CarSearchPlace>, faults: &mut Faults) {
    // One that is too long or too short is a fault by itself.
    let (value, allowed) = match place.filter(|place| place.validate().is_ok()) {
        Some(CarSearchPlace::Airport { value }) => (value, "the code of an airport with scheduled flights"),
        Some(CarSearchPlace::City { value }) => {
            (value, "the id or name of a city, alone or with its region or country after a comma")
        }
        _ => return,
    };
    if place.and_then(CarQueryPlace::of).is_none() {
        let at = at.field(CarSearchPlace::VALUE);
        faults.at(&at, ErrorCode::UnrecognizedLocation, format!("{value:?}"), allowed);
    }
}

fn length(start: &CarSearchStart, market: &Market, now: Timestamp, faults: &mut Faults) {
    let days = match query(start, market, false, now) {
        Some(query) => i64::from(query.days),
        // Without knowing the places the calendar tells enough.
        None => i64::from(start.pickup.date.days_until(start.dropoff.date)),
    };
    if usize::try_from(days).is_ok_and(|days| days > CAR_RENTAL_DAYS) {
        let allowed = format!("at most {CAR_RENTAL_DAYS} days after {}", CarSearchStart::PICKUP);
        with_end(CarSearchStart::DROPOFF, |at| {
            faults.at(at, ErrorCode::InvalidDates, format!("{days} days"), allowed);
        });
    }
}

/// Calls with the path of one end of the rental.
pub(super) fn with_end<T>(end: &'static str, call: impl FnOnce(&Path<'_>) -> T) -> T {
    call(&Path::ROOT.field(CarSearchRequest::SEARCH_START_PARAMETERS).field(end))
}

/// The code under which the description's own rules are answered where they are broken at this place, if it is not that
/// of any invalid value.
pub(crate) fn code_at(place: &Location) -> Option<ErrorCode> {
    let is_place_of = |end| {
        with_end(end, |at| at.field(CarPickup::LOCATION).field(CarSearchPlace::VALUE).location() == *place)
    };
    if [CarSearchStart::PICKUP, CarSearchStart::DROPOFF].into_iter().any(is_place_of) {
        return Some(ErrorCode::UnrecognizedLocation);
    }
    // The one rule for the whole of it is that it comes after the pickup.
    with_end(CarSearchStart::DROPOFF, |at| at.location() == *place).then_some(ErrorCode::InvalidDates)
}
