//! The itinerary page: flights by leg, fares and conditions.

use wayfare_models::Text;
use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::itinerary::{Itinerary, Leg, Segment};

use super::{conditions, fares};
use crate::flights::notices;
use crate::flights::table::{airline, from_to};
use crate::terminal::cell::{Cell, UNKNOWN, unbroken, unknown};
use crate::terminal::layout::{Column, Table};
use crate::terminal::page::Page;
use crate::terminal::screen::Screen;
use crate::terminal::text::{any_listed, counted, listed};
use crate::values::dates;
use crate::values::duration::hours_and_minutes;

/// Renders the page.
pub fn of(response: &FlightSearchResponse, itinerary: Itinerary<'_>, screen: &Screen) -> String {
    let mut page = Page::new(screen);
    for leg in itinerary.legs() {
        page.heading(&title(leg));
        page.text += &flights(leg, itinerary).render(screen);
    }
    page.heading(&fares::title(response, itinerary));
    page.text += &fares::table(response, itinerary).render(screen);
    let notices = notices::of_all(itinerary).lines().map(str::to_owned).collect();
    for (heading, paragraphs) in [
        ("Conditions", conditions::of_families(itinerary)),
        ("Bags", conditions::of_bags(itinerary)),
        ("Before you book", notices),
    ] {
        if !paragraphs.is_empty() {
            page.heading(heading);
            paragraphs.iter().for_each(|text| page.wrapped(text));
        }
    }
    page.text
}

/// Returns the title of a leg, for example `BOS to LHR, Sun 14 Mar, 6h 35m, nonstop`.
fn title(leg: Leg<'_>) -> String {
    let route =
        format!("{} to {}", leg.origin_code().unwrap_or(UNKNOWN), leg.destination_code().unwrap_or(UNKNOWN));
    let stops = leg.stops().map(|stops| match stops {
        0 => "nonstop".to_owned(),
        stops => counted(stops, ["stop", "stops"]),
    });
    let parts = [
        Some(route),
        leg.departure().map(|time| dates::short(time.date(), true)),
        leg.duration().map(hours_and_minutes),
        stops,
    ];
    listed(parts.map(|part| part.map(|part| unbroken(&part))))
}

/// Builds the table of a leg's segments, with airports, amenities and layovers below the rows.
fn flights(leg: Leg<'_>, itinerary: Itinerary<'_>) -> Table<5> {
    let mut table = Table::new([
        Column::new("FLIGHT"),
        Column::new("DEPARTURE → ARRIVAL"),
        Column::new("TIME").right_aligned(),
        Column::new("AIRLINE").min_width(12).or_below(2, ""),
        Column::new("AIRCRAFT").min_width(12).hidden_if_empty().or_below(1, ""),
    ]);
    for segment in leg.segments() {
        let detail = segment.detail();
        let times = [detail.and_then(|it| it.departure_time), detail.and_then(|it| it.arrival_time)];
        let row: [Cell; 5] = [
            segment.flight_designator().unwrap_or_else(unknown).into(),
            from_to([segment.origin_code(), segment.destination_code()], times, " → ").into(),
            segment.duration().map_or_else(unknown, |time| unbroken(&hours_and_minutes(time))).into(),
            airline(segment).into(),
            detail.and_then(|it| it.equipment_type_name.as_deref()).unwrap_or_default().into(),
        ];
        let below = [route(segment), on_board(segment, itinerary), wait(segment)];
        table.push_with(row, below.into_iter().flatten().map(Cell::from).collect());
    }
    table
}

/// Formats the airports, for example `Logan International Airport, Boston to Heathrow Airport, London`.
fn route(segment: Segment<'_>) -> Option<String> {
    let name = |airport: Option<&wayfare_models::flights::FlightAirport>| {
        let airport = airport?;
        let parts = [&airport.display_name, &airport.city_name].into_iter().flatten().map(Text::as_str);
        any_listed(parts.filter(|part| !part.is_empty()))
    };
    Some(format!("{} to {}", name(segment.origin())?, name(segment.destination())?))
}

/// Formats the amenities of the cheapest fare, for example `on board: Wi-Fi, Power at the seat`.
fn on_board(segment: Segment<'_>, itinerary: Itinerary<'_>) -> Option<String> {
    let items = &itinerary.cheapest()?.fare_on(segment)?.quality_items;
    let names = any_listed(items.iter().filter_map(|item| item.display_name.as_deref()))?;
    Some(format!("on board: {names}"))
}

/// Formats the layover, for example `then 1h 20m in KEF`.
fn wait(segment: Segment<'_>) -> Option<String> {
    let time = unbroken(&hours_and_minutes(segment.layover()?));
    Some(format!("then {time} in {}", segment.destination_code().unwrap_or(UNKNOWN)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::screen::tests::{assert_widths, described};

    fn page(screen: &Screen) -> String {
        let response: FlightSearchResponse = described(include_bytes!("page/response.json"));
        of(&response, response.itineraries().next().unwrap(), screen)
    }

    #[test]
    fn output_fits_every_width() {
        assert_widths!("of", [140, 80, 60], page);
    }

    #[test]
    fn incomplete_itineraries_are_shown() {
        let bare = wayfare_models::decode::<FlightSearchResponse>(
            br#"{"searchId": "s", "status": "complete", "results": [{"id": "r", "legs": [{"id": "l"}], "bookingOptions": [{}]}]}"#,
        );
        let bare = bare.unwrap().value;
        let text = of(&bare, bare.itineraries().next().unwrap(), &Screen::plain(None));
        insta::assert_snapshot!("bare", text);
    }
}
