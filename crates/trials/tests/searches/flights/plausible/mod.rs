//! Checks that flights are plausible to a traveller: airlines, routes, aircraft and connections.
//!
//! The checks concern the world, not the API. The facts come from the manually written tables of the inventory, which
//! are parsed here independently of the inventory.

mod connections;
mod facts;
mod segments;

use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::itinerary::Segment;

use crate::findings::Findings;

/// Checks all itineraries of a response.
pub fn check(findings: &mut Findings, response: &FlightSearchResponse) {
    for itinerary in response.itineraries() {
        let own_risk = |segment: Segment<'_>| {
            let fares = itinerary.options().filter_map(|option| option.fare_on(segment));
            fares.into_iter().any(|fare| fare.is_self_transfer == Some(true))
        };
        for leg in itinerary.legs() {
            findings.at(format!("leg {}", leg.id().as_str()), |findings| {
                segments::check(findings, leg);
                connections::check(findings, leg, own_risk);
            });
        }
    }
    connections::check_stops(findings, response);
}
