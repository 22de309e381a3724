//! Texts that have to be shown with itineraries: operating airlines, and conditions of the cheapest options.

use std::collections::{BTreeMap, BTreeSet};

use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::itinerary::BookingOption;

/// The texts, each once on a line; empty where there are none.
pub fn of(response: &FlightSearchResponse) -> String {
    let lines = operators(response).into_iter().chain(conditions(response));
    lines.map(|line| line + "\n").collect()
}

/// `Operated by Finnair: BA6043, BA6045.`
fn operators(response: &FlightSearchResponse) -> Vec<String> {
    let mut flights: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for segment in response.itineraries().flat_map(|itinerary| itinerary.segments()) {
        if let Some(operator) = segment.operator() {
            let flight = segment.flight_designator().unwrap_or_else(|| segment.id().to_string());
            flights.entry(operator).or_default().insert(flight);
        }
    }
    let line = |(operator, flights): (&str, BTreeSet<String>)| {
        let flights: Vec<_> = flights.into_iter().collect();
        format!("{operator}: {}.", flights.join(", "))
    };
    flights.into_iter().map(line).collect()
}

/// What is marked as non-refundable and as a self-transfer in the table.
fn conditions(response: &FlightSearchResponse) -> Vec<String> {
    let best = || response.itineraries().filter_map(|itinerary| itinerary.cheapest());
    let texts: BTreeSet<&str> = best().filter_map(BookingOption::non_refundable_disclosure).collect();
    let mut lines: Vec<_> = texts.into_iter().map(|text| format!("Non-refundable: {text}")).collect();
    if best().any(BookingOption::has_self_transfer) {
        lines.push(
            "Self-transfer: bags are claimed and checked in again, at the traveller's own risk.".to_owned(),
        );
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_text_is_there_once() {
        let json = include_bytes!("table/response.json");
        insta::assert_snapshot!(of(&wayfare_models::decode(json).unwrap().value));
        assert_eq!(of(&FlightSearchResponse::default()), "");
    }
}
