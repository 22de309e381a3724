//! Itineraries as a table: a row for each leg, the price and the provider on the first.

use wayfare_models::flights::{FlightPriceMode, FlightSearchResponse, SegmentCabinCode};
use wayfare_models::itinerary::{BookingOption, Itinerary, Leg, Segment};

use crate::terminal::layout::{Column, Table};
use crate::values::dates;
use crate::values::duration::hours_and_minutes;

/// The sign for a missing value.
const UNKNOWN: &str = "?";

/// The itineraries of a response, no line wider than `limit`. Empty without itineraries.
pub fn of(response: &FlightSearchResponse, limit: Option<usize>) -> String {
    if response.results.is_empty() {
        return String::new();
    }
    let roomy = table(response, true);
    let fits = limit.is_none_or(|limit| roomy.width() <= limit);
    let table = if fits { roomy } else { table(response, false) };
    table.render(limit) + "\n"
}

/// The table, with weekdays and wider gaps if `roomy`. Otherwise it fits into 80 columns.
fn table(response: &FlightSearchResponse, roomy: bool) -> Table<7> {
    let mut table = Table::new([
        Column::new(price_title(response)).to_the_right(),
        Column::new("AIRLINE").down_to(8),
        Column::new("DAY").to_the_right(),
        Column::new(if roomy { "DEPARTURE → ARRIVAL" } else { "DEPARTURE→ARRIVAL" }),
        Column::new("TIME").to_the_right(),
        Column::new("STOPS").down_to(7),
        Column::new("PROVIDER").down_to(8),
    ]);
    for itinerary in response.itineraries() {
        let best = itinerary.cheapest();
        let mut price = price(best);
        let mut provider = provider(itinerary, best);
        for leg in itinerary.legs() {
            table.push([
                std::mem::take(&mut price),
                airlines(leg),
                leg.departure().map_or_else(unknown, |time| dates::short(time.date(), roomy)),
                times(leg, roomy),
                leg.duration().map_or_else(unknown, hours_and_minutes),
                stops(leg, roomy),
                std::mem::take(&mut provider),
            ]);
        }
    }
    table
}

fn unknown() -> String {
    UNKNOWN.to_owned()
}

/// The title of the price column: per person or in total.
fn price_title(response: &FlightSearchResponse) -> &'static str {
    match &response.price_mode {
        Some(FlightPriceMode::PerPerson) => "PER PERSON",
        Some(FlightPriceMode::Total) => "TOTAL",
        _ => "PRICE",
    }
}

fn price(best: Option<BookingOption<'_>>) -> String {
    best.and_then(BookingOption::price).map_or_else(|| "-".to_owned(), |price| price.to_string())
}

/// `Skyhop (+3)`, with conditions that matter before payment.
fn provider(itinerary: Itinerary<'_>, best: Option<BookingOption<'_>>) -> String {
    let Some(best) = best else { return "-".to_owned() };
    let named = best.provider().and_then(|provider| provider.display_name.as_deref());
    let mut text = named.or(best.provider_code()).unwrap_or(UNKNOWN).to_owned();
    if best.is_split() {
        text += ", split";
    }
    if best.has_self_transfer() {
        text += ", self-transfer";
    }
    if best.non_refundable_disclosure().is_some() {
        text += ", non-refundable";
    }
    if best.cabin() == Some(&SegmentCabinCode::Mixed) {
        text += ", mixed cabins";
    }
    match itinerary.options().len().saturating_sub(1) {
        0 => text,
        others => format!("{text} (+{others})"),
    }
}

/// The names of the airlines of a leg, each once.
fn airlines(leg: Leg<'_>) -> String {
    let mut names: Vec<&str> = Vec::new();
    for segment in leg.segments() {
        let named = segment.airline().and_then(|airline| airline.display_name.as_deref());
        let name = named.or(segment.airline_code()).unwrap_or(UNKNOWN);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.is_empty() { unknown() } else { names.join(", ") }
}

/// `BOS 18:35 → LHR 06:10 +1`
fn times(leg: Leg<'_>, roomy: bool) -> String {
    let clock = |time: Option<wayfare_models::LocalDateTime>| {
        time.map_or_else(|| "??:??".to_owned(), |time| format!("{:02}:{:02}", time.hour(), time.minute()))
    };
    let later = match leg.days_later() {
        None | Some(0) => String::new(),
        Some(days) => format!(" {days:+}"),
    };
    format!(
        "{} {}{}{} {}{later}",
        leg.origin_code().unwrap_or("???"),
        clock(leg.departure()),
        if roomy { " → " } else { "→" },
        leg.destination_code().unwrap_or("???"),
        clock(leg.arrival()),
    )
}

/// `nonstop`, `1: KEF`, `2: LHR, FRA`; with the waits if `roomy`: `1: KEF 1h 20m`.
fn stops(leg: Leg<'_>, roomy: bool) -> String {
    let Some(count) = leg.stops() else { return unknown() };
    if count == 0 {
        return "nonstop".to_owned();
    }
    let place = |segment: Segment<'_>| {
        let code = segment.destination_code().unwrap_or(UNKNOWN);
        match segment.layover().filter(|_| roomy) {
            Some(wait) => format!("{code} {}", hours_and_minutes(wait)),
            None => code.to_owned(),
        }
    };
    let places: Vec<_> = leg.segments().take(count).map(place).collect();
    format!("{count}: {}", places.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn response() -> FlightSearchResponse {
        let json = include_bytes!("table/response.json");
        let decoded = wayfare_models::decode(json).unwrap();
        assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
        decoded.value
    }

    #[test]
    fn itineraries_are_told_leg_by_leg() {
        insta::assert_snapshot!(of(&response(), None));
    }

    #[test]
    fn narrow_terminals_get_what_fits() {
        insta::assert_snapshot!("of_80_columns", of(&response(), Some(80)));
        insta::assert_snapshot!("of_40_columns", of(&response(), Some(40)));
    }

    #[test]
    fn nothing_found_is_no_table() {
        let mut empty = response();
        empty.results.clear();
        assert_eq!(of(&empty, None), "");
    }
}
