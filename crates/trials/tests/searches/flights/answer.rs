//! Checks that apply to a single flight search response.

use wayfare_models::flights::{
    FlightPassengerCounts, FlightResultParameters, FlightSearchResponse, PassengerCode,
};

use super::request::Asked;
use super::{journey, offers, plausible};
use crate::findings::Findings;
use crate::polled::{DEFAULT_CURRENCY, Map};

pub fn check(
    findings: &mut Findings,
    asked: &Asked,
    parameters: &FlightResultParameters,
    response: &FlightSearchResponse,
) {
    echoes(findings, asked, parameters, response);
    for itinerary in response.itineraries() {
        findings.at(format!("result {:?}", itinerary.id().as_str()), |findings| {
            findings.none("P1", itinerary.dangling(), "dangling reference");
            journey::check(findings, asked, parameters, itinerary);
            offers::check(findings, asked, itinerary);
        });
    }
    plausible::check(findings, response);
    // Readers easily miss a wrong local time. One itinerary per page suffices to find such an error.
    if let Some(itinerary) = response.itineraries().next() {
        journey::check_clocks(findings, itinerary);
    }
}

fn echoes(
    findings: &mut Findings,
    asked: &Asked,
    parameters: &FlightResultParameters,
    response: &FlightSearchResponse,
) {
    let currency = parameters.currency.as_ref().map_or(DEFAULT_CURRENCY, |code| code.as_str());
    findings.same("P6", response.currency.as_ref().map(|code| code.as_str()), Some(currency));
    findings.same("P6", response.price_mode.clone(), Some(parameters.price_mode_or_default()));
    findings.same("P6", response.page_size, Some(parameters.page_size_or_default()));
    let sort = parameters.sort.clone().unwrap_or_default();
    let echoed = response.sort.clone().unwrap_or_default();
    findings.same(
        "P6",
        (echoed.key, echoed.direction),
        (Some(sort.key_or_default()), Some(sort.direction_or_default())),
    );
    findings.same("F2", response.passengers.clone(), Some(counts(&asked.start.passengers)));
}

fn counts(passengers: &[PassengerCode]) -> FlightPassengerCounts {
    let of = |code| Some(passengers.iter().filter(|passenger| **passenger == code).count() as i64);
    let mut counts = FlightPassengerCounts::default();
    counts.adults = of(PassengerCode::Adult);
    counts.children = of(PassengerCode::Child);
    counts.infants = of(PassengerCode::InfantOnLap);
    counts.infants_in_seat = of(PassengerCode::InfantInSeat);
    counts.seniors = of(PassengerCode::Senior);
    counts.students = of(PassengerCode::Student);
    counts.youth = of(PassengerCode::Youth);
    counts
}

/// Returns the maps and the references to their entries.
pub fn maps(response: &FlightSearchResponse) -> Vec<Map<'_>> {
    let results = &response.results;
    let legs = results.iter().flat_map(|result| result.legs.iter().map(|leg| &leg.id));
    let segments = response.legs.values().flat_map(|leg| leg.segments.iter().map(|segment| &segment.id));
    let flown = || response.segments.values();
    let airlines = flown().flat_map(|segment| &segment.airline);
    let ends = flown().flat_map(|segment| segment.origin.iter().chain(&segment.destination));
    let options = results.iter().flat_map(|result| &result.booking_options);
    let sellers = options.flat_map(|option| &option.provider_code);
    vec![
        Map::new("legs", response.legs.keys(), legs),
        Map::new("segments", response.segments.keys(), segments),
        Map::new("airlines", response.airlines.keys(), airlines),
        Map::new("airports", response.airports.keys(), ends),
        Map::new("providers", response.providers.keys(), sellers),
    ]
}
