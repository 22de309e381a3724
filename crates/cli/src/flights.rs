//! `wayfare flights`: from the command line to a table of itineraries.

mod flags;
mod lookup;
mod request;
mod table;

use wayfare_client::Session;
use wayfare_client::flights::FlightsProtocol;
use wayfare_client::poll::Protocol as _;
use wayfare_models::flights::{FlightSearchRequest, FlightSearchResponse};

use crate::args::{Connection, FlightsArgs};
use crate::dates::Day;
use crate::exit::{Exit, Failure};
use crate::interrupt::Interrupt;
use crate::output::{Console, json, stdout_width};
use crate::search::{Answer, End, Found};
use crate::{connect, dates, search};
use lookup::Lookup;

/// Searches, and prints what was found, however the search ended.
pub async fn run(
    args: &FlightsArgs,
    connection: &Connection,
    console: &mut Console,
) -> Result<Exit, Failure> {
    let mut interrupt = Interrupt::listen();
    let session = connect::open(connection, console).await?;
    let console = &*console;
    let found = tokio::select! {
        biased;
        () = interrupt.raised() => None,
        request = prepare(args, &session, console) => Some(request?),
    };
    let Some(request) = found else {
        return Err(Failure::new(Exit::Stopped, "stopped before the search began"));
    };
    // What a status means is the protocol's to say.
    let until = FlightsProtocol::phase(&FlightSearchResponse::new("", args.until.clone()));
    let search = session.flights().search(request.clone()).until(until);
    let found = search::run(search, args.deadline, console, &mut interrupt).await;
    print(args, &found, console)?;
    remark(&found, &request, console);
    let exit = found.exit();
    match found.end {
        End::Failed(error) => Err(explain(&error, &request, args)),
        _ => Ok(exit),
    }
}

impl Answer for FlightSearchResponse {
    const RESULTS: [&'static str; 2] = ["result", "results"];
    const NONE: &'static str = "No flights found.";

    fn status(&self) -> &str {
        self.status.as_str()
    }

    fn shown(&self) -> usize {
        self.results.len()
    }

    fn counted(&self) -> Option<i64> {
        self.total_count
    }
}

async fn prepare(
    args: &FlightsArgs,
    session: &Session,
    console: &Console,
) -> Result<FlightSearchRequest, Failure> {
    let today =
        dates::today().ok_or_else(|| Failure::invalid("this machine's clock is beyond all calendars"))?;
    let legs = request::legs(args, today, &mut Lookup::new(session, console)).await?;
    Ok(request::of(args, legs))
}

fn print(args: &FlightsArgs, found: &Found<FlightSearchResponse>, console: &Console) -> Result<(), Failure> {
    match &found.response {
        Some(response) if args.json => console.print(&json(response)),
        Some(response) => {
            let table = table::of(response, stdout_width());
            console.print(&format!("{table}{}\n", found.summary()))
        }
        None => {
            if !matches!(found.end, End::Failed(_)) {
                console.notice(&found.summary());
            }
            Ok(())
        }
    }
}

/// Tells what is odd about an answer.
fn remark(found: &Found<FlightSearchResponse>, request: &FlightSearchRequest, console: &Console) {
    if let Some(response) = &found.response
        && let Some(asked) = &request.result_parameters
        && let Err(mismatch) = response.answers(asked)
    {
        console.notice(&format!("Mind that {mismatch}."));
    }
    found.remark(console);
}

fn explain(error: &wayfare_client::Error, request: &FlightSearchRequest, args: &FlightsArgs) -> Failure {
    let failure = Failure::of_call(error, |place| flags::flag_of(place, request, args));
    match args.back {
        Some(Day::In(days)) if failure.is_about("--return") => {
            failure.with_help(format!("+{days}d is counted from today, not from the day of departure"))
        }
        _ => failure,
    }
}
