//! What is wrong with a flight search beyond what the description's own rules say.

use jiff::Timestamp;
use wayfare_models::flights::{FlightSearchLeg, FlightSearchRequest, FlightSearchStart};
use wayfare_places::Places;
use wayfare_validation::Path;
use wayfare_validation::limits::FLIGHT_LEGS;
use wayfare_wire::Date;

use super::locations;
use crate::objection::{Faults, Objection};
use crate::{polled, review};

/// Adds everything that is wrong with a request.
pub(crate) fn review(request: &FlightSearchRequest, now: Timestamp, faults: &mut Faults) {
    polled::review(request, faults);
    if let Some(start) = &request.search_start_parameters {
        let places = Places::embedded();
        // More legs than there may be are a fault by themselves, and not worth looking at.
        let legs = &start.legs[..start.legs.len().min(FLIGHT_LEGS)];
        for (index, leg) in legs.iter().enumerate() {
            with_leg(index, |at| ends(places, leg, at, faults));
        }
        dates(legs, now, faults);
    }
}

fn ends(places: &'static Places, leg: &FlightSearchLeg, at: &Path<'_>, faults: &mut Faults) {
    locations::check(places, &leg.origin, &at.field(FlightSearchLeg::ORIGIN), faults);
    locations::check(places, &leg.destination, &at.field(FlightSearchLeg::DESTINATION), faults);
    let ends = locations::airports(places, &leg.origin).zip(locations::airports(places, &leg.destination));
    if ends.is_some_and(|(origin, destination)| origin == destination && !origin.is_empty()) {
        faults.at(&at.field(FlightSearchLeg::DESTINATION), Objection::SameAirports);
    }
}

fn dates(legs: &[FlightSearchLeg], now: Timestamp, faults: &mut Faults) {
    let mut before: Option<Date> = None;
    for (index, leg) in legs.iter().enumerate() {
        let date = leg.date;
        with_leg(index, |at| {
            let at = at.field(FlightSearchLeg::DATE);
            let is_past = review::past_day(&at, date, now, faults);
            if let Some(before) = before.filter(|before| date < *before && !is_past) {
                faults.at(&at, Objection::LegBeforeLast { date, before });
            }
        });
        before = Some(before.map_or(date, |before| before.max(date)));
    }
}

/// Calls with the path of one of the search's legs.
fn with_leg<T>(index: usize, call: impl FnOnce(&Path<'_>) -> T) -> T {
    let start = Path::ROOT.field(FlightSearchRequest::SEARCH_START_PARAMETERS);
    call(&start.field(FlightSearchStart::LEGS).index(index))
}
