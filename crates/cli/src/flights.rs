//! `wayfare flights`: from the command line to a table of itineraries.

mod lookup;
mod request;
mod table;

use wayfare_client::flights::FlightsProtocol;
use wayfare_client::poll::Protocol as _;
use wayfare_client::{Error, Session};
use wayfare_models::flights::{FlightSearchRequest, FlightSearchResponse};

use crate::args::{Connection, FlightsArgs};
use crate::dates::Day;
use crate::exit::{Exit, Failure};
use crate::flag::Flags;
use crate::interrupt::Interrupt;
use crate::output::{Console, stdout_width};
use crate::search::{Answer, End, Found};
use crate::{connect, dates, search};
use lookup::Lookup;

/// Searches, and prints what was found, however the search ended.
pub async fn run(
    args: &FlightsArgs,
    flags: &Flags,
    connection: &Connection,
    console: &mut Console,
) -> Result<Exit, Failure> {
    let mut interrupt = Interrupt::listen();
    let session = connect::open(connection, console).await?;
    let console = &*console;
    let request = search::prepared(prepare(args, &session, console), &mut interrupt).await?;
    // What a status means is the protocol's to say.
    let until = FlightsProtocol::phase(&FlightSearchResponse::new("", args.polled.until.clone()));
    let search = session.flights().search(request.clone()).until(until);
    let found = search::run(search, args.polled.deadline, console, &mut interrupt).await;
    let text = |response: &_| format!("{}{}\n", table::of(response, stdout_width()), found.summary());
    found.print(args.polled.json, text, console)?;
    remark(&found, &request, console);
    let exit = found.exit();
    match found.end {
        End::Failed(error) => Err(explain(&error, args, flags)),
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
    let today = dates::today()?;
    let legs = request::legs(args, today, &mut Lookup::new(session, console)).await?;
    Ok(request::of(args, legs))
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

fn explain(error: &Error, args: &FlightsArgs, flags: &Flags) -> Failure {
    let failure = Failure::of_call(error, flags);
    match args.back {
        Some(Day::In(days)) if flags.may_blame("--return", error) => {
            failure.with_help(format!("+{days}d is counted from today, not from the day of departure"))
        }
        _ => failure,
    }
}
