//! Notices that must accompany itineraries: operating airlines, and conditions of booking options.

use std::collections::{BTreeMap, BTreeSet};

use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::itinerary::{BookingOption, Itinerary};

use super::table::has_average_prices;

/// Returns the notices for a table, one per line, without duplicates. Returns an empty string if there are none.
pub fn of(response: &FlightSearchResponse) -> String {
    let best = response.itineraries().filter_map(Itinerary::cheapest);
    let average = if has_average_prices(response) { AVERAGE } else { "" };
    average.to_owned() + &notice_lines(response.itineraries(), best)
}

const AVERAGE: &str = "\
Average prices: lap infants pay less than the other travellers. --price-mode total shows the party's total price.
";

/// Returns the notices for an itinerary with all its options.
pub fn of_all(itinerary: Itinerary<'_>) -> String {
    notice_lines([itinerary].into_iter(), itinerary.options())
}

fn notice_lines<'r>(
    itineraries: impl Iterator<Item = Itinerary<'r>>,
    options: impl Iterator<Item = BookingOption<'r>> + Clone,
) -> String {
    operators(itineraries).into_iter().chain(conditions(options)).map(|line| line + "\n").collect()
}

/// Lists flights by operating airline, for example `Operated by Finnair: BA6043, BA6045.`
fn operators<'r>(itineraries: impl Iterator<Item = Itinerary<'r>>) -> Vec<String> {
    let mut flights: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for segment in itineraries.flat_map(Itinerary::segments) {
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

/// Lists non-refundable and self-transfer conditions.
fn conditions<'r>(options: impl Iterator<Item = BookingOption<'r>> + Clone) -> Vec<String> {
    let texts: BTreeSet<&str> =
        options.clone().filter_map(BookingOption::non_refundable_disclosure).collect();
    let mut lines: Vec<_> = texts.into_iter().map(|text| format!("Non-refundable: {text}")).collect();
    if options.clone().any(BookingOption::has_self_transfer) {
        lines.push("Self-transfer: Travellers collect and recheck their bags at their own risk.".to_owned());
    }
    lines
}

#[cfg(test)]
mod tests {
    use wayfare_models::flights::FlightPriceMode;

    use super::super::table::price_title;
    use super::*;

    #[test]
    fn notices_are_not_repeated() {
        let json = include_bytes!("table/response.json");
        insta::assert_snapshot!(of(&wayfare_models::decode(json).unwrap().value));
        assert_eq!(of(&FlightSearchResponse::default()), "");
    }

    #[test]
    fn prices_of_a_party_with_a_lap_infant_are_averages() {
        let json = include_bytes!("table/response.json");
        let mut response: FlightSearchResponse = wayfare_models::decode(json).unwrap().value;
        response.passengers.get_or_insert_default().infants = Some(1);
        assert!(of(&response).starts_with("Average prices: ") && price_title(&response) == "AVERAGE");
        response.price_mode = Some(FlightPriceMode::Total);
        assert!(!of(&response).contains("Average") && price_title(&response) == "TOTAL");
    }
}
