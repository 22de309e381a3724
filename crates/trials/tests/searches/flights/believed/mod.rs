//! Whether a traveller would believe the flights that a search finds: who flies, where, how, and with whom.
//!
//! The statements are of the world, not of the API. What they are held against are the tables that were written by hand,
//! read here in another way than by the inventory.

mod connections;
mod facts;
mod flown;
pub mod known;

use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::itinerary::Segment;

use crate::findings::Findings;

/// Checks all journeys of an answer.
pub fn check(findings: &mut Findings, response: &FlightSearchResponse) {
    for itinerary in response.itineraries() {
        let own_risk = |segment: Segment<'_>| {
            let fares = itinerary.options().filter_map(|option| option.fare_on(segment));
            fares.into_iter().any(|fare| fare.is_self_transfer == Some(true))
        };
        for leg in itinerary.legs() {
            findings.at(format!("leg {}", leg.id().as_str()), |findings| {
                flown::check(findings, leg);
                connections::check(findings, leg, own_risk);
            });
        }
    }
    connections::check_stops(findings, response);
}
