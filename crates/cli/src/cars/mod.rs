//! `wayfare cars`: searches rental cars and prints a table.

pub mod args;
mod class;
mod filters;
mod help;
mod lookup;
mod pages;
mod request;
mod table;
mod words;

use wayfare_client::cars::CarsProtocol;
use wayfare_client::poll::Search;
use wayfare_client::{Error, Session};
use wayfare_models::Validate as _;
use wayfare_models::cars::{CarSearchRequest, CarSearchResponse};

use crate::cars::args::CarsArgs;
use crate::exit::{Exit, Failure};
use crate::flag::Flags;
use crate::session::answer::{Answer, State};
use crate::session::connect::{Context, Task};
use crate::session::search;
use crate::session::search::{End, Found, other_settings};
use crate::terminal::output::Console;
use crate::values::dates;
use filters::{Filter, FilterOutcome};

/// Runs the search and prints the results, regardless of how the search ends.
pub async fn run(args: &CarsArgs, context: Context<'_>) -> Result<Exit, Failure> {
    let task = Task::begin(context, args.polled.waiting, args.polled.pace)?;
    let console = task.console;
    let request = prepare(args, &task).await?;
    let mut found = match needs_all_results(args) {
        true => pages::run(search(&task.session, &pages::first_large_page(&request), args), &task).await,
        false => search::run(search(&task.session, &request, args), &task).await,
    };
    let has_other_terms = other_settings(&found.remarks).next().is_some();
    // If prices have another currency or price mode, `--max-price` would keep the wrong cars.
    let filters = filters::of(&args.filters, !has_other_terms);
    let outcome = apply_filters(&mut found, &filters, args);
    print(args, &found, outcome.as_ref(), console)?;
    if has_other_terms && args.filters.max_price.is_some() {
        console.notice(
            "Note: --max-price was not applied, because the prices are in a different currency or price mode than \
             requested.",
        );
    }
    found.print_notices(console);
    found.exit(|error| explain(error, args, task.flags))
}

impl Answer for CarSearchResponse {
    const RESULTS: [&'static str; 2] = ["car", "cars"];
    const NONE: &'static str = "No cars found.";

    fn state(&self) -> State<'_> {
        let status = self.status.as_ref().map_or("", |status| status.as_str());
        State { status, shown: self.results.len(), counted: self.total_count }
    }
}

/// Builds and validates the request. With filters or `--desc`, the requested page differs from the page on the command
/// line, so the client's own validation would not be enough.
async fn prepare(args: &CarsArgs, task: &Task<'_>) -> Result<CarSearchRequest, Failure> {
    let request = request::of(args, dates::today()?, task).await?;
    match request.validate() {
        Ok(()) => Ok(request),
        Err(violations) => Err(explain(&violations.into(), args, task.flags)),
    }
}

/// Creates the search for a request without starting it.
fn search(session: &Session, request: &CarSearchRequest, args: &CarsArgs) -> Search<CarsProtocol> {
    let at = |status| CarSearchResponse { status, ..CarSearchResponse::default() };
    args.polled.limited(session.cars().search(request.clone()), at)
}

/// Returns whether the command needs all results, because it filters or reverses them.
fn needs_all_results(args: &CarsArgs) -> bool {
    args.desc || !filters::of(&args.filters, true).is_empty()
}

/// Filters the results found and keeps the requested page, if the command needs all results. Returns `None` if there
/// are no filters or no results.
fn apply_filters(
    found: &mut Found<CarSearchResponse>,
    filters: &[Filter<'_>],
    args: &CarsArgs,
) -> Option<FilterOutcome> {
    let response = found.response.as_mut().filter(|_| needs_all_results(args))?;
    let is_complete = matches!(found.end, End::Complete);
    let outcome = FilterOutcome::new(response, filters, is_complete);
    outcome.apply(response, args);
    Some(outcome).filter(|outcome| !filters.is_empty() && outcome.has_seen_any())
}

fn print(
    args: &CarsArgs,
    found: &Found<CarSearchResponse>,
    outcome: Option<&FilterOutcome>,
    console: &Console,
) -> Result<(), Failure> {
    let left_out = outcome.map(|outcome| format!("{outcome}\n")).unwrap_or_default();
    // Without `--units`, the service chooses the unit.
    let unit = args.units.units.map(Into::into);
    let text = |response: &_| {
        let table = table::of(response, unit, &console.screen());
        let days = if table.is_empty() { String::new() } else { words::about_prices(response) };
        format!("{table}{}\n{left_out}{days}", found.summary())
    };
    found.print(args.polled.json, text, console)?;
    if args.polled.json && !left_out.is_empty() {
        console.notice(left_out.trim_end());
    }
    Ok(())
}

fn explain(error: &Error, args: &CarsArgs, flags: &Flags) -> Failure {
    Failure::of_dated_call(error, flags, "--dropoff", Some(args.dropoff.day), "pickup")
}
