//! The page of an itinerary: flights by leg, fares, conditions.

use std::fmt::Write as _;

use wayfare_models::Text;
use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::itinerary::{Itinerary, Leg, Segment};

use super::{conditions, fares};
use crate::flights::notices;
use crate::flights::table::{UNKNOWN, airline, from_to, unknown};
use crate::terminal::cell::{Cell, unbroken};
use crate::terminal::layout::{Column, Table, wrap};
use crate::terminal::screen::{HEADING, Screen};
use crate::values::dates;
use crate::values::duration::hours_and_minutes;

/// Greatest width of texts.
const WIDTH: usize = 100;
const INDENT: &str = "  ";

/// The page as text.
pub fn of(response: &FlightSearchResponse, itinerary: Itinerary<'_>, screen: &Screen) -> String {
    let mut page = Page { text: String::new(), screen };
    for leg in itinerary.legs() {
        page.heading(&title(leg));
        page.text += &flights(leg, itinerary).render(screen);
    }
    page.heading(&fares::title(response, itinerary));
    page.text += &fares::table(response, itinerary).render(screen);
    page.section("Conditions", &conditions::of_families(itinerary));
    page.section("Bags", &conditions::of_bags(itinerary));
    let notices: Vec<_> = notices::of_all(itinerary).lines().map(str::to_owned).collect();
    page.section("To know before you book", &notices);
    page.text
}

struct Page<'s> {
    text: String,
    screen: &'s Screen,
}

impl Page<'_> {
    fn heading(&mut self, text: &str) {
        let gap = if self.text.is_empty() { "" } else { "\n" };
        for (index, line) in wrap(text, "", self.width()).lines().enumerate() {
            // Writing into a string can't fail.
            let _ = writeln!(
                self.text,
                "{}{}",
                if index == 0 { gap } else { "" },
                self.screen.paint(HEADING, line)
            );
        }
    }

    fn section(&mut self, heading: &str, paragraphs: &[String]) {
        if !paragraphs.is_empty() {
            self.heading(heading);
            paragraphs.iter().for_each(|text| self.text += &wrap(text, INDENT, self.width()));
        }
    }

    fn width(&self) -> usize {
        self.screen.width.unwrap_or(WIDTH).min(WIDTH)
    }
}

/// `BOS to LHR, Sun 14 Mar, 6h 35m, nonstop`
fn title(leg: Leg<'_>) -> String {
    let route =
        format!("{} to {}", leg.origin_code().unwrap_or(UNKNOWN), leg.destination_code().unwrap_or(UNKNOWN));
    let stops = leg.stops().map(|stops| match stops {
        0 => "nonstop".to_owned(),
        1 => "1 stop".to_owned(),
        _ => format!("{stops} stops"),
    });
    let parts = [
        Some(route),
        leg.departure().map(|time| dates::short(time.date(), true)),
        leg.duration().map(hours_and_minutes),
        stops,
    ];
    parts.into_iter().flatten().map(|part| unbroken(&part)).collect::<Vec<_>>().join(", ")
}

/// The segments of a leg, with what there is on board below each, and the waits between.
fn flights(leg: Leg<'_>, itinerary: Itinerary<'_>) -> Table<5> {
    let mut table = Table::new([
        Column::new("FLIGHT"),
        Column::new("DEPARTURE → ARRIVAL"),
        Column::new("TIME").to_the_right(),
        Column::new("AIRLINE").down_to(12).or_below(2, ""),
        Column::new("AIRCRAFT").down_to(12).if_needed().or_below(1, ""),
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

/// `Logan International Airport, Boston, to Heathrow Airport, London`
fn route(segment: Segment<'_>) -> Option<String> {
    let name = |airport: Option<&wayfare_models::flights::FlightAirport>| {
        let airport = airport?;
        let parts = [&airport.display_name, &airport.city_name].into_iter().flatten().map(Text::as_str);
        let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    };
    Some(format!("{} to {}", name(segment.origin())?, name(segment.destination())?))
}

/// `on board: Wi-Fi, Power at the seat`, with the cheapest fare.
fn on_board(segment: Segment<'_>, itinerary: Itinerary<'_>) -> Option<String> {
    let items = &itinerary.cheapest()?.fare_on(segment)?.quality_items;
    let names: Vec<_> = items.iter().filter_map(|item| item.display_name.as_deref()).collect();
    (!names.is_empty()).then(|| format!("on board: {}", names.join(", ")))
}

/// `then a wait of 1h 20m`
fn wait(segment: Segment<'_>) -> Option<String> {
    let time = unbroken(&hours_and_minutes(segment.layover()?));
    Some(format!("then {time} in {}", segment.destination_code().unwrap_or(UNKNOWN)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::screen::tests::{rich, shown, stripped};

    fn response() -> FlightSearchResponse {
        let decoded = wayfare_models::decode(include_bytes!("page/response.json")).unwrap();
        assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
        decoded.value
    }

    fn page(screen: &Screen) -> String {
        let response = response();
        of(&response, response.itineraries().next().unwrap(), screen)
    }

    #[test]
    fn every_width_gets_all_of_it() {
        for width in [140, 80, 60] {
            let plain = page(&Screen::plain(Some(width)));
            insta::assert_snapshot!(format!("of_{width}_columns"), plain);
            let rich = page(&rich(Some(width)));
            assert_eq!(stripped(&rich), plain);
            insta::assert_snapshot!(format!("of_{width}_columns_in_colour"), shown(&rich));
        }
    }

    #[test]
    fn an_itinerary_of_which_little_is_known_is_told_nevertheless() {
        let bare = wayfare_models::decode::<FlightSearchResponse>(
            br#"{"searchId": "s", "status": "complete", "results": [{"id": "r", "legs": [{"id": "l"}], "bookingOptions": [{}]}]}"#,
        );
        let bare = bare.unwrap().value;
        let text = of(&bare, bare.itineraries().next().unwrap(), &Screen::plain(None));
        insta::assert_snapshot!("bare", text);
    }
}
