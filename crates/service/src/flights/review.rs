//! What is wrong with a flight search beyond what the description's own rules say.

use jiff::Timestamp;
use wayfare_models::flights::{FlightSearchLeg, FlightSearchRequest};
use wayfare_models::service::ErrorCode;
use wayfare_places::Places;
use wayfare_validation::Path;
use wayfare_validation::limits::FLIGHT_LEGS;
use wayfare_wire::Date;

use super::locations;
use super::pointers::*;
use crate::clock::earliest_today;
use crate::http::Faults;
use crate::polled;

/// Adds everything that is wrong with a request.
pub(crate) fn review(request: &FlightSearchRequest, now: Timestamp, faults: &mut Faults) {
    polled::review_start(request.search_start_parameters.is_some(), request.search_id.as_ref(), faults);
    if let Some(start) = &request.search_start_parameters {
        let places = Places::embedded();
        // More legs than there may be are a fault by themselves, and not worth looking at.
        let legs = &start.legs[..start.legs.len().min(FLIGHT_LEGS)];
        for (index, leg) in legs.iter().enumerate() {
            with_leg(index, |at| ends(places, leg, at, faults));
        }
        dates(legs, earliest_today(now), faults);
    }
    let parameters = request.result_parameters.as_ref();
    polled::review_currency(parameters.and_then(|parameters| parameters.currency.as_ref()), faults);
}

fn ends(places: &'static Places, leg: &FlightSearchLeg, at: &Path<'_>, faults: &mut Faults) {
    locations::check(places, &leg.origin, &at.field(ORIGIN), faults);
    locations::check(places, &leg.destination, &at.field(DESTINATION), faults);
    let ends = locations::airports(places, &leg.origin).zip(locations::airports(places, &leg.destination));
    if ends.is_some_and(|(origin, destination)| origin == destination && !origin.is_empty()) {
        let allowed = "another place than the leg's origin";
        faults.at(&at.field(DESTINATION), ErrorCode::InvalidRequest, "the same airports", allowed);
    }
}

fn dates(legs: &[FlightSearchLeg], today: Option<Date>, faults: &mut Faults) {
    let mut before: Option<Date> = None;
    for (index, leg) in legs.iter().enumerate() {
        let date = leg.date;
        let mut refuse = |allowed: String| {
            with_leg(index, |at| {
                faults.at(&at.field(DATE), ErrorCode::InvalidDates, format!("\"{date}\""), allowed);
            });
        };
        if let Some(today) = today.filter(|today| date < *today) {
            refuse(format!("a day that is not past everywhere on earth: {today} or later"));
        } else if let Some(before) = before.filter(|before| date < *before) {
            refuse(format!("{before}, the day of the leg before, or later"));
        }
        before = Some(before.map_or(date, |before| before.max(date)));
    }
}
