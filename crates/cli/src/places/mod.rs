//! `wayfare places`: autocomplete from a terminal.

pub mod args;

use serde_core::Serialize;
use wayfare_client::{Answer, Error, Session};
use wayfare_models::Notes;
use wayfare_models::autocomplete::{AutocompleteQuery, CarPlace, FlightPlace, HotelSearchPlace};
use wayfare_models::common::{Coordinates, DisplayPlaceType, PlaceId};

use crate::exit::{Exit, Failure};
use crate::flag::Flags;
use crate::places::args::{PlacesArgs, Vertical};
use crate::session::connect::{Connection, Task};
use crate::session::embedded::PaceArg;
use crate::session::unread::Unread;
use crate::terminal::layout::{Column, Table};
use crate::terminal::output::{Console, json};
use crate::terminal::screen::Screen;

/// Looks a term up and prints its matches.
pub async fn run(
    args: &PlacesArgs,
    flags: &Flags,
    connection: &Connection,
    console: &mut Console,
) -> Result<Exit, Failure> {
    let Task { session, limits, console } =
        Task::begin(connection, args.waiting, PaceArg::default(), console)?;
    let answer = limits.hold(ask(args, &session, &console.screen())).await;
    let answer = answer.map_err(|stop| stop.while_waiting_for("the places"))?;
    let answer = answer.map_err(|error| Failure::of_call(&error, flags))?;
    Unread::remark(&answer.notes, answer.count == 0, "no place of the answer could be read", console)?;
    match (args.json, answer.count) {
        (false, 0) => console.print("No places found.\n")?,
        _ => console.print(&answer.text)?,
    }
    Ok(if answer.count == 0 { Exit::Nothing } else { Exit::Found })
}

async fn ask(args: &PlacesArgs, session: &Session, screen: &Screen) -> Result<Found, Error> {
    let mut query = AutocompleteQuery::new(args.term.join(" "));
    query.language_code = args.language;
    let (calls, as_json) = (session.autocomplete(), args.json);
    match args.vertical {
        Vertical::Flights => {
            calls.flights(&query).await.map(|it| found(it, |it| &it.results, flights_table, as_json, screen))
        }
        Vertical::Cars => {
            calls.cars(&query).await.map(|it| found(it, |it| &it.results, cars_table, as_json, screen))
        }
        Vertical::Hotels => {
            calls.hotels(&query).await.map(|it| found(it, |it| &it.results, hotels_table, as_json, screen))
        }
    }
}

/// The text to print, the number of places in it, and its notes.
struct Found {
    text: String,
    count: usize,
    notes: Notes,
}

/// What there is to print of an answer: itself as JSON, or a table of its places.
fn found<A: Serialize, P, const COLUMNS: usize>(
    answer: Answer<A>,
    places: impl Fn(&A) -> &[P],
    table: impl Fn(&[P]) -> Table<COLUMNS>,
    as_json: bool,
    screen: &Screen,
) -> Found {
    let places = places(&answer.value);
    let text = if as_json { json(&answer.value) } else { table(places).render(screen) };
    Found { text, count: places.len(), notes: answer.notes }
}

const CODE: Column = Column::new("CODE");
const NAME: Column = Column::new("NAME").down_to(12);
const TYPE: Column = Column::new("TYPE").down_to(8);
const POSITION: Column = Column::new("POSITION").or_below(1, "at");
const PLACE_ID: Column = Column::new("PLACE ID").to_the_right().or_below(2, "place id");

fn flights_table(places: &[FlightPlace]) -> Table<4> {
    let mut table = Table::new([CODE, NAME, TYPE, PLACE_ID]);
    for place in places {
        table.push([
            place.iata_code.as_ref().map_or_else(|| "-".to_owned(), |code| code.as_str().to_owned()),
            place.title().to_owned(),
            kind(place.display_place_type.as_ref()),
            id(place.place_id),
        ]);
    }
    table
}

fn cars_table(places: &[CarPlace]) -> Table<5> {
    let mut table = Table::new([CODE, NAME, TYPE, POSITION, PLACE_ID]);
    for place in places {
        table.push([
            place.iata_code.as_ref().map_or_else(|| "-".to_owned(), |code| code.as_str().to_owned()),
            place.title().to_owned(),
            kind(place.display_place_type.as_ref()),
            position(place.location.as_ref()),
            id(place.place_id),
        ]);
    }
    table
}

fn hotels_table(places: &[HotelSearchPlace]) -> Table<5> {
    let mut table = Table::new([Column::new("ENTITY KEY"), NAME, TYPE, POSITION, PLACE_ID]);
    for place in places {
        table.push([
            place.entity_key.to_string(),
            place.title().to_owned(),
            kind(place.display_place_type.as_ref()),
            position(place.location.as_ref()),
            id(place.place_id),
        ]);
    }
    table
}

fn kind(kind: Option<&DisplayPlaceType>) -> String {
    kind.and_then(|kind| kind.display_name.as_deref().or(kind.kind.as_deref())).unwrap_or_default().to_owned()
}

fn position(point: Option<&Coordinates>) -> String {
    point.map(|point| format!("{:.4}, {:.4}", point.latitude, point.longitude)).unwrap_or_default()
}

fn id(id: Option<PlaceId>) -> String {
    id.map(|id| id.to_string()).unwrap_or_default()
}
