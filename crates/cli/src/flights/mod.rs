//! `wayfare flights`: from the command line to a table of itineraries.

pub mod args;
mod help;
pub mod id;
pub mod lookup;
pub mod notices;
mod request;
pub mod table;

use wayfare_client::flights::FlightsProtocol;
use wayfare_client::poll::Protocol as _;
use wayfare_models::flights::{FlightSearchRequest, FlightSearchResponse};

use crate::exit::{Exit, Failure};
use crate::flag::Flags;
use crate::flights::args::FlightsArgs;
use crate::session::answer::Answer;
use crate::session::connect::{Connection, Task};
use crate::session::search;
use crate::session::search::Found;
use crate::terminal::output::Console;
use crate::values::dates;
use lookup::Lookup;

/// Searches, and prints the results, however the search ended.
pub async fn run(
    args: &FlightsArgs,
    flags: &Flags,
    connection: &Connection,
    console: &mut Console,
) -> Result<Exit, Failure> {
    let task = Task::begin(connection, args.polled.waiting, args.polled.pace, console)?;
    let request = prepare(args, &task).await?;
    // The protocol decides the meaning of a status.
    let until = FlightsProtocol::phase(&FlightSearchResponse {
        status: Some(args.polled.until.clone()),
        ..FlightSearchResponse::default()
    });
    let search = task.session.flights().search(request.clone()).until(until);
    let found = search::run(args.polled.settling(search), &task).await;
    let text = |response: &_| {
        let table = table::of(response, request.search_start_parameters.as_ref(), &task.console.screen());
        format!("{table}{}{}\n", notices::of(response), found.summary())
    };
    found.print(args.polled.json, text, task.console)?;
    remark(&found, &request, task.console);
    found.exit(|error| Failure::of_dated_call(error, flags, "--return", args.back, "departure"))
}

impl Answer for FlightSearchResponse {
    const RESULTS: [&'static str; 2] = ["result", "results"];
    const NONE: &'static str = "No flights found.";

    fn status(&self) -> &str {
        self.status.as_ref().map_or("", |status| status.as_str())
    }

    fn shown(&self) -> usize {
        self.results.len()
    }

    fn counted(&self) -> Option<i64> {
        self.total_count
    }
}

async fn prepare(args: &FlightsArgs, task: &Task<'_>) -> Result<FlightSearchRequest, Failure> {
    let today = dates::today()?;
    let legs = request::legs(args, today, &mut Lookup::new(task)).await?;
    Ok(request::of(args, legs))
}

/// Prints notices about unexpected values of an answer.
fn remark(found: &Found<FlightSearchResponse>, request: &FlightSearchRequest, console: &Console) {
    if let Some(response) = &found.response
        && let Some(asked) = &request.result_parameters
        && let Err(mismatch) = response.answers(asked)
    {
        console.notice(&format!("Mind that {mismatch}."));
    }
    found.remark(console);
}
