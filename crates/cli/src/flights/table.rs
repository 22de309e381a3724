//! Itineraries as a table: a row for each leg, the price and the provider on the first.

use anstyle::Style;
use wayfare_models::LocalDateTime;
use wayfare_models::flights::{FlightPriceMode, FlightSearchResponse, FlightSearchStart, SegmentCabinCode};
use wayfare_models::itinerary::{BookingOption, Itinerary, Leg, Segment};

use super::id::ItineraryId;
use crate::terminal::cell::{Cell, unbroken};
use crate::terminal::layout::{Column, Table};
use crate::terminal::screen::{CHEAPEST, PRICE, Screen};
use crate::values::dates;
use crate::values::duration::hours_and_minutes;

/// The sign for a missing value.
pub const UNKNOWN: &str = "?";

/// The columns of a screen that has room for weekdays and waits.
const ROOMY: usize = 100;

/// The itineraries of a response, as they fit on the screen, with ids that tell what was searched for. Empty without
/// itineraries.
pub fn of(response: &FlightSearchResponse, start: Option<&FlightSearchStart>, screen: &Screen) -> String {
    if response.results.is_empty() {
        return String::new();
    }
    let is_roomy = screen.width.is_none_or(|width| width >= ROOMY);
    table(response, start, is_roomy).render(screen) + "\n"
}

fn table(response: &FlightSearchResponse, start: Option<&FlightSearchStart>, roomy: bool) -> Table<9> {
    let mut table = Table::new([
        Column::new(price_title(response)).to_the_right(),
        Column::new("AIRLINE").or_below_all(3, ""),
        Column::new("FLIGHT").or_below(5, ""),
        Column::new("DAY").to_the_right(),
        Column::new(if roomy { "DEPARTURE → ARRIVAL" } else { "DEPARTURE→ARRIVAL" }),
        Column::new("TIME").to_the_right(),
        Column::new("STOPS").or_below(4, ""),
        Column::new("PROVIDER").or_below_all(2, "by"),
        Column::new("ID").if_needed().or_below_all(1, "ID"),
    ]);
    let best = |itinerary: Itinerary<'_>| {
        itinerary.cheapest().and_then(BookingOption::price).map(|price| price.amount())
    };
    let lowest = response.itineraries().filter_map(best).min();
    for itinerary in response.itineraries() {
        let option = itinerary.cheapest();
        let is_lowest = best(itinerary).is_some() && best(itinerary) == lowest;
        let url = option.and_then(BookingOption::booking_url);
        let mut of_itinerary = [
            price(option, if is_lowest { CHEAPEST } else { PRICE }).linked(url),
            Cell::from(provider(itinerary, option)).linked(url),
            start
                .and_then(|start| ItineraryId::of(itinerary, start))
                .map_or_else(Cell::default, |id| id.to_string().into()),
        ];
        let row = |leg: Leg<'_>| {
            let [price, provider, id] = std::mem::take(&mut of_itinerary);
            [
                price,
                airlines(leg).into(),
                flights(leg).into(),
                leg.departure().map_or_else(unknown, |time| dates::short(time.date(), roomy)).into(),
                times(leg, roomy).into(),
                leg.duration().map_or_else(unknown, hours_and_minutes).into(),
                stops(leg, roomy).into(),
                provider,
                id,
            ]
        };
        table.push_record(itinerary.legs().map(row).collect(), Vec::new());
    }
    table
}

/// The sign as a text.
pub fn unknown() -> String {
    UNKNOWN.to_owned()
}

/// The title of the price column: per person or in total.
pub fn price_title(response: &FlightSearchResponse) -> &'static str {
    match &response.price_mode {
        Some(FlightPriceMode::PerPerson) => "PER PERSON",
        Some(FlightPriceMode::Total) => "TOTAL",
        _ => "PRICE",
    }
}

/// The price of an option, which is not broken.
pub fn price(option: Option<BookingOption<'_>>, style: Style) -> Cell {
    match option.and_then(BookingOption::price) {
        Some(price) => Cell::from(unbroken(&price.to_string())).styled(style),
        None => "-".into(),
    }
}

/// `AA3962 AA157`
fn flights(leg: Leg<'_>) -> String {
    let flights = leg.segments().map(|segment| segment.flight_designator().unwrap_or_else(unknown));
    flights.collect::<Vec<_>>().join(" ")
}

/// `Skyhop, split (+3)`
fn provider(itinerary: Itinerary<'_>, best: Option<BookingOption<'_>>) -> String {
    let Some(best) = best else { return "-".to_owned() };
    let mut text = provider_name(best).to_owned();
    for condition in conditions(best) {
        text += &format!(", {condition}");
    }
    match itinerary.options().len().saturating_sub(1) {
        0 => text,
        others => format!("{text} (+{others})"),
    }
}

/// The name of a provider or, without one, its code.
pub fn provider_name(option: BookingOption<'_>) -> &str {
    let named = option.provider().and_then(|provider| provider.display_name.as_deref());
    named.or(option.provider_code()).unwrap_or(UNKNOWN)
}

/// Conditions that matter before payment.
pub fn conditions(option: BookingOption<'_>) -> Vec<&'static str> {
    let conditions = [
        ("split", option.is_split()),
        ("self-transfer", option.has_self_transfer()),
        ("non-refundable", option.non_refundable_disclosure().is_some()),
        ("mixed cabins", option.cabin() == Some(&SegmentCabinCode::Mixed)),
    ];
    conditions.into_iter().filter_map(|(name, is)| is.then_some(name)).collect()
}

/// The name of an airline or, without one, its code.
pub fn airline(segment: Segment<'_>) -> &str {
    let named = segment.airline().and_then(|airline| airline.display_name.as_deref());
    named.or(segment.airline_code()).unwrap_or(UNKNOWN)
}

/// The names of the airlines of a leg, each once.
fn airlines(leg: Leg<'_>) -> String {
    let mut names: Vec<&str> = Vec::new();
    for segment in leg.segments() {
        let name = airline(segment);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.is_empty() { unknown() } else { names.join(", ") }
}

/// `BOS 18:35 → LHR 06:10 +1`
fn times(leg: Leg<'_>, roomy: bool) -> String {
    let arrow = if roomy { " → " } else { "→" };
    from_to([leg.origin_code(), leg.destination_code()], [leg.departure(), leg.arrival()], arrow)
}

/// `BOS 18:35 → LHR 06:10 +1`, the days between both behind it.
pub fn from_to(
    [from, to]: [Option<&str>; 2],
    [departure, arrival]: [Option<LocalDateTime>; 2],
    arrow: &str,
) -> String {
    let clock = |time: Option<LocalDateTime>| {
        time.map_or_else(|| "??:??".to_owned(), |time| format!("{:02}:{:02}", time.hour(), time.minute()))
    };
    let later = departure.zip(arrival).map_or(0, |(from, to)| from.date().days_until(to.date()));
    let later = if later == 0 { String::new() } else { format!(" {later:+}") };
    let code = |code: Option<&str>| code.unwrap_or("???").to_owned();
    unbroken(&format!("{} {}{arrow}{} {}{later}", code(from), clock(departure), code(to), clock(arrival)))
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
            Some(wait) => unbroken(&format!("{code} {}", hours_and_minutes(wait))),
            None => code.to_owned(),
        }
    };
    let places: Vec<_> = leg.segments().take(count).map(place).collect();
    format!("{count}: {}", places.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::screen::tests::{rich, shown, stripped};

    fn response() -> FlightSearchResponse {
        let json = include_bytes!("table/response.json");
        let decoded = wayfare_models::decode(json).unwrap();
        assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
        decoded.value
    }

    /// The search that the response answers.
    fn start() -> FlightSearchStart {
        let request = crate::flights::request::tests::request(&crate::flights::request::tests::args(
            "BOS LHR --depart +1d",
        ));
        request.search_start_parameters.unwrap()
    }

    fn table_of(screen: &Screen) -> String {
        of(&response(), Some(&start()), screen)
    }

    #[test]
    fn itineraries_are_told_leg_by_leg() {
        insta::assert_snapshot!(table_of(&Screen::plain(None)));
    }

    #[test]
    fn every_width_gets_all_of_it() {
        for width in [140, 80, 60, 40] {
            let plain = table_of(&Screen::plain(Some(width)));
            insta::assert_snapshot!(format!("of_{width}_columns"), plain);
            let rich = table_of(&rich(Some(width)));
            assert_eq!(stripped(&rich), plain);
            insta::assert_snapshot!(format!("of_{width}_columns_in_colour"), shown(&rich));
        }
    }

    #[test]
    fn nothing_found_is_no_table() {
        let mut empty = response();
        empty.results.clear();
        assert_eq!(of(&empty, None, &Screen::plain(None)), "");
    }
}
