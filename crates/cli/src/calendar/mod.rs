//! `wayfare calendar`: the lowest known fares for a route, by day or month.

pub mod args;
mod fares;
mod month;
mod request;
mod table;

use wayfare_client::Remark;
use wayfare_models::common::AirportCode;

use crate::calendar::args::CalendarArgs;
use crate::exit::{Exit, Failure};
use crate::flights::args::no_destination;
use crate::flights::lookup::Lookup;
use crate::session::connect::{Context, Task};
use crate::session::embedded::PaceArg;
use crate::session::search::print_price_terms;
use crate::session::unread;
use crate::values::dates;
use fares::Fares;
use request::Span;

/// Fetches and prints the fares.
pub async fn run(args: &CalendarArgs, context: Context<'_>) -> Result<Exit, Failure> {
    let span = Span::of(args, dates::today()?)?;
    let task = Task::begin(context, args.waiting, PaceArg::default())?;
    let console = task.console;
    let route = route(args, &task).await?;
    let request = request::of(args, route, span);
    let answer = task.call("the fares", async { task.session.flights().calendar(&request).await }).await?;
    let fares = Fares::of(&answer.value, span);
    let [asked, found] = [args.currency.as_ref().map(AsRef::as_ref), fares.currency.map(AsRef::as_ref)];
    print_price_terms(&Remark::of_settings(!fares.is_empty(), [("currency", asked, found)]), console);
    let exit = unread::report(&answer.notes, &answer.verdict, console);
    match (args.json, fares.is_empty()) {
        (true, _) => console.print_json(&answer.value, &[answer.body().clone()])?,
        (false, true) if exit == Exit::Stopped => {}
        (false, true) => console.print("No fares known.\n")?,
        (false, false) => console.print(&table::of(args, route, span, &fares, &console.screen()))?,
    }
    // The response may have fares, but none for the requested days.
    Ok(if exit == Exit::Found && fares.is_empty() { Exit::Nothing } else { exit })
}

/// Returns the codes of the origin and the destination. Looks up names first.
async fn route(args: &CalendarArgs, task: &Task<'_>) -> Result<[AirportCode; 2], Failure> {
    let mut lookup = Lookup::new(task);
    let (Some(from), Some(to)) = (&args.from, &args.to) else { return Err(no_destination()) };
    let from = request::one_code("FROM", &lookup.codes(from).await?)?;
    let to = request::one_code("TO", &lookup.codes(to).await?)?;
    Ok([from, to])
}
