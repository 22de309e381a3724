//! What is wrong with a car search beyond what the description's own rules say.

use jiff::Timestamp;
use wayfare_models::cars::{CarSearchPlace, CarSearchRequest, CarSearchStart};
use wayfare_models::service::ErrorCode;
use wayfare_validation::Validate as _;
use wayfare_validation::limits::CAR_RENTAL_DAYS;
use wayfare_wire::Date;

use super::pointers::*;
use super::query::query;
use crate::clock::earliest_today;
use crate::http::Faults;
use crate::market::Market;
use crate::polled;
use crate::rental::Spot;

/// Adds everything that is wrong with a request.
pub(crate) fn review(request: &CarSearchRequest, market: &Market, now: Timestamp, faults: &mut Faults) {
    polled::review_start(request.search_start_parameters.is_some(), request.search_id.as_ref(), faults);
    if let Some(start) = &request.search_start_parameters {
        place(PICKUP, Some(&start.pickup.location), faults);
        place(DROPOFF, start.dropoff.location.as_ref(), faults);
        if let Some(today) = earliest_today(now) {
            past(PICKUP, start.pickup.date, today, faults);
            past(DROPOFF, start.dropoff.date, today, faults);
        }
        length(start, market, now, faults);
    }
    let parameters = request.result_parameters.as_ref();
    polled::review_currency(parameters.and_then(|parameters| parameters.currency.as_ref()), faults);
}

fn place(end: &'static str, place: Option<&CarSearchPlace>, faults: &mut Faults) {
    // One that is too long or too short is a fault by itself.
    let (value, allowed) = match place.filter(|place| place.validate().is_ok()) {
        Some(CarSearchPlace::Airport { value }) => (value, "the code of an airport with scheduled flights"),
        Some(CarSearchPlace::City { value }) => {
            (value, "the id or name of a city, alone or with its region or country after a comma")
        }
        _ => return,
    };
    if place.and_then(Spot::of).is_some() {
        return;
    }
    with_end(end, |at| {
        let at = at.field(LOCATION);
        faults.at(&at.field(VALUE), ErrorCode::UnrecognizedLocation, format!("{value:?}"), allowed);
    });
}

fn past(end: &'static str, date: Date, today: Date, faults: &mut Faults) {
    if date < today {
        let allowed = format!("a day that is not past everywhere on earth: {today} or later");
        with_end(end, |at| {
            faults.at(&at.field(DATE), ErrorCode::InvalidDates, format!("\"{date}\""), allowed);
        });
    }
}

fn length(start: &CarSearchStart, market: &Market, now: Timestamp, faults: &mut Faults) {
    let days = match query(start, market, false, now) {
        Some(query) => i64::from(query.days),
        // Without knowing the places the calendar tells enough.
        None => i64::from(start.pickup.date.days_until(start.dropoff.date)),
    };
    if usize::try_from(days).is_ok_and(|days| days > CAR_RENTAL_DAYS) {
        let allowed = format!("at most {CAR_RENTAL_DAYS} days after {PICKUP}");
        with_end(DROPOFF, |at| {
            faults.at(at, ErrorCode::InvalidDates, format!("{days} days"), allowed);
        });
    }
}
