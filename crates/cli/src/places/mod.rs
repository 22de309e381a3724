//! `wayfare places`: autocomplete from a terminal.

pub mod args;

use serde_core::Serialize;
use wayfare_client::verdict::Verdict;
use wayfare_client::{Answer, Error, Session};
use wayfare_models::autocomplete::{AutocompleteQuery, CarPlace, FlightPlace, HotelSearchPlace};
use wayfare_models::common::{AirportCode, Coordinates, DisplayPlaceType, PlaceId};
use wayfare_models::{Lenient, Notes};

use crate::exit::{Exit, Failure};
use crate::places::args::{PlacesArgs, Vertical};
use crate::session::connect::{Context, Task};
use crate::session::embedded::PaceArg;
use crate::session::unread;
use crate::terminal::layout::{Column, Table};
use crate::terminal::output::Console;

/// Looks up a term and prints its matches.
pub async fn run(args: &PlacesArgs, context: Context<'_>) -> Result<Exit, Failure> {
    let task = Task::begin(context, args.waiting, PaceArg::default())?;
    let console = task.console;
    let answer = task.call("the places", ask(args, &task.session, console)).await?;
    let exit = unread::report(&answer.notes, &answer.verdict, console);
    match (args.json, exit) {
        (false, Exit::Stopped) if answer.count == 0 => {}
        (false, Exit::Nothing) => console.print("No places found.\n")?,
        _ => console.print(&answer.text)?,
    }
    Ok(exit)
}

async fn ask(args: &PlacesArgs, session: &Session, console: &Console) -> Result<Found, Error> {
    let mut query = AutocompleteQuery::new(args.term.join(" "));
    query.language_code = args.language;
    let (calls, as_json) = (session.autocomplete(), args.json);
    match args.vertical {
        Vertical::Flights => {
            calls.flights(&query).await.map(|it| found(it, |it| &it.results, flights_table, as_json, console))
        }
        Vertical::Cars => {
            calls.cars(&query).await.map(|it| found(it, |it| &it.results, cars_table, as_json, console))
        }
        Vertical::Hotels => {
            calls.hotels(&query).await.map(|it| found(it, |it| &it.results, hotels_table, as_json, console))
        }
    }
}

/// The text to print, the number of places in it, and the response's notes and verdict.
struct Found {
    text: String,
    count: usize,
    notes: Notes,
    verdict: Verdict,
}

/// Renders a response as JSON or as a table of its places.
fn found<A: Serialize, P, const COLUMNS: usize>(
    answer: Answer<A>,
    places: impl Fn(&A) -> &[P],
    table: impl Fn(&[P]) -> Table<COLUMNS>,
    as_json: bool,
    console: &Console,
) -> Found {
    let places = places(&answer.value);
    let text = match as_json {
        true => console.line(&answer.value, &[answer.body()]),
        false => table(places).render(&console.screen()),
    };
    Found { text, count: places.len(), notes: answer.notes, verdict: answer.verdict }
}

const CODE: Column = Column::new("CODE");
const NAME: Column = Column::new("NAME").min_width(12);
const TYPE: Column = Column::new("TYPE").min_width(8);
const POSITION: Column = Column::new("POSITION").or_below(1, "at");
const PLACE_ID: Column = Column::new("PLACE ID").right_aligned().or_below(2, "place id");

fn flights_table(places: &[FlightPlace]) -> Table<4> {
    let row = |place: &FlightPlace| {
        let kind = kind(place.display_place_type.as_ref());
        [code(place.iata_code.as_ref()), place.title().to_owned(), kind, id(place.place_id)]
    };
    Table::of([CODE, NAME, TYPE, PLACE_ID], places.iter().map(row))
}

fn cars_table(places: &[CarPlace]) -> Table<5> {
    let row = |place: &CarPlace| {
        let (kind, position) = (kind(place.display_place_type.as_ref()), position(place.location.as_ref()));
        [code(place.iata_code.as_ref()), place.title().to_owned(), kind, position, id(place.place_id)]
    };
    Table::of([CODE, NAME, TYPE, POSITION, PLACE_ID], places.iter().map(row))
}

fn hotels_table(places: &[HotelSearchPlace]) -> Table<5> {
    let row = |place: &HotelSearchPlace| {
        let (kind, position) = (kind(place.display_place_type.as_ref()), position(place.location.as_ref()));
        [place.entity_key.to_string(), place.title().to_owned(), kind, position, id(place.place_id)]
    };
    Table::of([Column::new("ENTITY KEY"), NAME, TYPE, POSITION, PLACE_ID], places.iter().map(row))
}

fn code(code: Option<&Lenient<AirportCode>>) -> String {
    code.map_or("-", |code| code.as_str()).to_owned()
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
