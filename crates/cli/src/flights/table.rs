//! Renders itineraries as a table: a row for each leg, with price and provider on the first row.

use anstyle::Style;
use wayfare_models::LocalDateTime;
use wayfare_models::flights::{FlightPriceMode, FlightSearchResponse, FlightSearchStart, SegmentCabinCode};
use wayfare_models::itinerary::{BookingOption, Itinerary, Leg, Segment};

use super::id::ItineraryId;
use crate::terminal::cell::{Cell, UNKNOWN, unbroken, unknown};
use crate::terminal::layout::{Column, Table};
use crate::terminal::prices::with_currency;
use crate::terminal::screen::{CHEAPEST, PRICE, Screen};
use crate::terminal::text::deduplicated;
use crate::values::dates;
use crate::values::duration::hours_and_minutes;

/// Minimum screen width for showing weekdays and layovers, in columns.
const MIN_ROOMY_WIDTH: usize = 100;

/// Renders the itineraries of a response for the screen, with ids that contain the search parameters. Returns an empty
/// string if there are none.
pub fn of(response: &FlightSearchResponse, start: Option<&FlightSearchStart>, screen: &Screen) -> String {
    if response.results.is_empty() {
        return String::new();
    }
    let is_roomy = screen.width.is_none_or(|width| width >= MIN_ROOMY_WIDTH);
    table(response, start, is_roomy).render(screen) + "\n"
}

fn table(response: &FlightSearchResponse, start: Option<&FlightSearchStart>, roomy: bool) -> Table<9> {
    let mut table = Table::new([
        Column::new(price_title(response)).right_aligned(),
        Column::new("AIRLINE").or_below_all(3, ""),
        Column::new("FLIGHT").or_below(5, ""),
        Column::new("DAY").right_aligned(),
        Column::new(if roomy { "DEPARTURE → ARRIVAL" } else { "DEPARTURE→ARRIVAL" }),
        Column::new("TIME").right_aligned(),
        Column::new("STOPS").or_below(4, ""),
        Column::new("PROVIDER").or_below_all(2, "by"),
        Column::new("ID").hidden_if_empty().or_below_all(1, "ID"),
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

/// Returns the title of the price column, for example `PER PERSON`.
pub fn price_title(response: &FlightSearchResponse) -> &'static str {
    match &response.price_mode {
        _ if has_average_prices(response) => "AVERAGE",
        Some(FlightPriceMode::PerPerson) => "PER PERSON",
        Some(FlightPriceMode::Total) => "TOTAL",
        _ => "PRICE",
    }
}

/// Returns whether prices per person are averages that no traveller pays: lap infants pay far less than others.
pub fn has_average_prices(response: &FlightSearchResponse) -> bool {
    let infants = response.passengers.as_ref().and_then(|passengers| passengers.infants);
    response.price_mode == Some(FlightPriceMode::PerPerson) && infants.is_some_and(|infants| infants > 0)
}

/// Formats an option's price, for example `1,234.50 USD`.
pub fn price(option: Option<BookingOption<'_>>, style: Style) -> Cell {
    match option.and_then(BookingOption::price) {
        Some(price) => {
            let text = with_currency(price.amount(), price.currency(), price.display());
            Cell::from(unbroken(&text)).styled(style)
        }
        None => "-".into(),
    }
}

/// Formats a leg's flight numbers, for example `AA3962 AA157`.
fn flights(leg: Leg<'_>) -> String {
    let flights = leg.segments().map(|segment| segment.flight_designator().unwrap_or_else(unknown));
    flights.collect::<Vec<_>>().join(" ")
}

/// Formats the provider, its conditions and the number of other options, for example `Skyhop, split (+3)`.
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

/// Returns a provider's name, or the code if the name is missing.
pub fn provider_name(option: BookingOption<'_>) -> &str {
    let named = option.provider().and_then(|provider| provider.display_name.as_deref());
    named.or(option.provider_code()).unwrap_or(UNKNOWN)
}

/// Returns the conditions that a traveller should know before paying.
pub fn conditions(option: BookingOption<'_>) -> Vec<&'static str> {
    let conditions = [
        ("split", option.is_split()),
        ("self-transfer", option.has_self_transfer()),
        ("non-refundable", option.non_refundable_disclosure().is_some()),
        ("mixed cabins", option.cabin() == Some(&SegmentCabinCode::Mixed)),
    ];
    conditions.into_iter().filter_map(|(name, is)| is.then_some(name)).collect()
}

/// Returns an airline's name, or the code if the name is missing.
pub fn airline(segment: Segment<'_>) -> &str {
    let named = segment.airline().and_then(|airline| airline.display_name.as_deref());
    named.or(segment.airline_code()).unwrap_or(UNKNOWN)
}

/// Lists the airlines of a leg without duplicates.
fn airlines(leg: Leg<'_>) -> String {
    let names = deduplicated(leg.segments().map(airline));
    if names.is_empty() { unknown() } else { names.join(", ") }
}

/// Formats a leg's times, for example `BOS 18:35 → LHR 06:10 +1`.
fn times(leg: Leg<'_>, roomy: bool) -> String {
    let arrow = if roomy { " → " } else { "→" };
    from_to([leg.origin_code(), leg.destination_code()], [leg.departure(), leg.arrival()], arrow)
}

/// Formats a departure and an arrival, for example `BOS 18:35 → LHR 06:10 +1`. The suffix is the number of days from
/// departure to arrival.
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

/// Formats the stops, for example `nonstop`, `1: KEF` or `2: LHR, FRA`. If `roomy` is set, adds the layovers, for
/// example `1: KEF 1h 20m`.
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
    use crate::terminal::screen::tests::{assert_widths, described};

    fn response() -> FlightSearchResponse {
        described(include_bytes!("table/response.json"))
    }

    /// Returns the search that the response belongs to.
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
    fn itineraries_are_listed_leg_by_leg() {
        insta::assert_snapshot!(table_of(&Screen::plain(None)));
    }

    #[test]
    fn output_fits_every_width() {
        assert_widths!("of", [140, 80, 60, 40], table_of);
    }

    #[test]
    fn empty_results_render_no_table() {
        let mut empty = response();
        empty.results.clear();
        assert_eq!(of(&empty, None, &Screen::plain(None)), "");
    }
}
