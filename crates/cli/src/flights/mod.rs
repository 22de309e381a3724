//! `wayfare flights`: searches flights and prints a table of itineraries.

pub mod args;
mod help;
pub mod id;
pub mod lookup;
pub mod notices;
mod request;
pub mod table;

use wayfare_models::flights::{FlightSearchRequest, FlightSearchResponse};

use crate::exit::{Exit, Failure};
use crate::flights::args::FlightsArgs;
use crate::session::answer::{Answer, State};
use crate::session::connect::{Context, Task};
use crate::session::search;
use crate::values::dates;
use lookup::Lookup;

/// Runs the search and prints the results, regardless of how the search ends.
pub async fn run(args: &FlightsArgs, context: Context<'_>) -> Result<Exit, Failure> {
    let task = Task::begin(context, args.polled.waiting, args.polled.pace)?;
    let request = prepare(args, &task).await?;
    let at = |status| FlightSearchResponse { status, ..FlightSearchResponse::default() };
    let search = args.polled.limited(task.session.flights().search(request.clone()), at);
    let found = search::run(search, &task).await;
    let text = |response: &_| {
        let table = table::of(response, request.search_start_parameters.as_ref(), &task.console.screen());
        format!("{table}{}{}\n", notices::of(response), found.summary())
    };
    found.print(args.polled.json, text, task.console)?;
    found.print_notices(task.console);
    found.exit(|error| Failure::of_dated_call(error, task.flags, "--return", args.back, "departure"))
}

impl Answer for FlightSearchResponse {
    const RESULTS: [&'static str; 2] = ["result", "results"];
    const NONE: &'static str = "No flights found.";

    fn state(&self) -> State<'_> {
        let status = self.status.as_ref().map_or("", |status| status.as_str());
        State { status, shown: self.results.len(), counted: self.total_count }
    }
}

async fn prepare(args: &FlightsArgs, task: &Task<'_>) -> Result<FlightSearchRequest, Failure> {
    let today = dates::today()?;
    let legs = request::legs(args, today, &mut Lookup::new(task)).await?;
    Ok(request::of(args, legs))
}
