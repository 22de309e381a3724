//! `wayfare cars`: from the command line to a table of rentals.

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
use wayfare_client::poll::{Protocol as _, Search};
use wayfare_client::{Error, Session};
use wayfare_models::Validate as _;
use wayfare_models::cars::{CarSearchRequest, CarSearchResponse};
use wayfare_models::money::PriceMismatch;

use crate::cars::args::CarsArgs;
use crate::exit::{Exit, Failure};
use crate::flag::Flags;
use crate::session::answer::Answer;
use crate::session::connect::{Connection, Task};
use crate::session::search;
use crate::session::search::{End, Found};
use crate::terminal::output::Console;
use crate::values::dates;
use filters::{Filter, Sieve};

/// Searches, and prints the results, however the search ended.
pub async fn run(
    args: &CarsArgs,
    flags: &Flags,
    connection: &Connection,
    console: &mut Console,
) -> Result<Exit, Failure> {
    let task = Task::begin(connection, args.polled.waiting, args.polled.pace, console)?;
    let console = task.console;
    let request = prepare(args, flags, &task).await?;
    let mut found = match filters::of(&args.filters).is_empty() && !args.desc {
        true => search::run(search(&task.session, &request, args), &task).await,
        // Filters have to see every car, and the last one may be the first.
        false => pages::run(search(&task.session, &pages::widened(&request), args), &task).await,
    };
    let mismatch = mismatch(&found, &request);
    let filters = filters(args, mismatch.is_some());
    let sieve = sift(&mut found, &filters, args);
    print(args, &found, sieve.as_ref(), console)?;
    if let Some(mismatch) = mismatch {
        let unfiltered = args.filters.max_price.map_or("", |_| "; --max-price was not applied");
        console.notice(&format!("Mind that {mismatch}{unfiltered}."));
    }
    found.remark(console);
    found.exit(|error| explain(error, args, flags))
}

impl Answer for CarSearchResponse {
    const RESULTS: [&'static str; 2] = ["car", "cars"];
    const NONE: &'static str = "No cars found.";

    fn status(&self) -> &str {
        self.status.as_ref().map_or("", |status| status.as_str())
    }

    fn shown(&self) -> usize {
        self.results.len()
    }

    fn counted(&self) -> Option<i64> {
        self.total_count
    }

    // A page may lie beyond the last car.
    fn has_found(&self) -> bool {
        !self.results.is_empty()
    }
}

/// The request. It is checked here, since with filters its pages differ from those on the command line.
async fn prepare(args: &CarsArgs, flags: &Flags, task: &Task<'_>) -> Result<CarSearchRequest, Failure> {
    let request = request::of(args, dates::today()?, task).await?;
    match request.validate() {
        Ok(()) => Ok(request),
        Err(violations) => Err(explain(&violations.into(), args, flags)),
    }
}

/// The search for a request, which has not begun.
fn search(session: &Session, request: &CarSearchRequest, args: &CarsArgs) -> Search<CarsProtocol> {
    // The protocol decides the meaning of a status.
    let until = CarsProtocol::phase(&CarSearchResponse {
        status: Some(args.polled.until.clone()),
        ..CarSearchResponse::default()
    });
    args.polled.settling(session.cars().search(request.clone()).until(until))
}

/// The difference of the currency or mode of prices from those that were asked for.
fn mismatch(found: &Found<CarSearchResponse>, request: &CarSearchRequest) -> Option<PriceMismatch> {
    let (response, asked) = (found.response.as_ref()?, request.result_parameters.as_ref()?);
    response.answers(asked).err()
}

/// The filters. Where prices are in another currency or mode, a limit on them can't be held against them.
fn filters(args: &CarsArgs, are_prices_others: bool) -> Vec<Filter<'_>> {
    let is_held = |filter: &Filter<'_>| !(are_prices_others && filter.is_by_price());
    filters::of(&args.filters).into_iter().filter(is_held).collect()
}

/// Keeps the results that pass the filters, and of these the requested page, where all of them are there. `None` if
/// there was nothing to filter.
fn sift(found: &mut Found<CarSearchResponse>, filters: &[Filter<'_>], args: &CarsArgs) -> Option<Sieve> {
    let response = found.response.as_mut().filter(|_| !filters.is_empty() || args.desc)?;
    let is_all = matches!(found.end, End::Complete);
    let sieve = Sieve::new(response, filters, is_all);
    sieve.apply(response, args);
    Some(sieve).filter(|sieve| !filters.is_empty() && sieve.has_seen_any())
}

fn print(
    args: &CarsArgs,
    found: &Found<CarSearchResponse>,
    sieve: Option<&Sieve>,
    console: &Console,
) -> Result<(), Failure> {
    let left_out = sieve.map(|sieve| format!("{sieve}\n")).unwrap_or_default();
    // Without a unit that is asked for, the service decides.
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
