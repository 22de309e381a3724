//! Runs of the library against the server.

use std::error::Error as _;
use std::time::Duration;

use serde::Serialize;
use wayfare_client::poll::{Ending, Protocol, Search};
use wayfare_client::{Backoff, CallOptions, Client, Error, ErrorKind, ReqwestTransport, Retry, Session};
use wayfare_models::autocomplete::AutocompleteQuery;
use wayfare_models::cars::{CarSearchPlace, CarSearchStart};
use wayfare_models::feeds::HotelFeedQuery;
use wayfare_models::flights::{FlightLocation, FlightSearchStart};
use wayfare_models::hotels::{
    BasicHotelQuery, EntityKey, HotelEntityKey, HotelStay, MultipleHotelQuery, SingleHotelQuery,
};
use wayfare_models::rental::Moment;

use super::outcome::{Outcome, RunResult};
use super::vertical::{PAGE, Vertical, records};
use crate::AnyError;

/// The timeout of one attempt, unless a kind of fault uses the default timeout.
pub(super) const TIMEOUT: Duration = Duration::from_secs(1);

/// The time limits of a run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Times {
    /// The timeout of one attempt.
    pub timeout: Duration,
    /// The deadline of a search.
    pub deadline: Duration,
}

/// Searches once, with quick retries.
///
/// # Errors
/// Returns an error if the request can't be created, which is a bug in the testbench.
pub(super) async fn run(
    vertical: Vertical,
    base_url: &str,
    key: &str,
    transport: ReqwestTransport,
    times: Times,
) -> Result<RunResult, AnyError> {
    let retry = Retry::default()
        .attempts(3)
        .backoff(Backoff::new(Duration::from_millis(20), Duration::from_millis(100)));
    let client = Client::builder(base_url)
        .key(key)
        .transport(transport)
        .timeout(times.timeout)
        .retry(retry.longest_wait(Duration::from_secs(2)))
        .build()?;
    let session = client.session();
    let mut result = match vertical {
        Vertical::Places => places(&session).await?,
        Vertical::Feed => feed(&session.with(CallOptions::new().within(times.deadline))).await,
        Vertical::Flights => {
            let (from, to) = (FlightLocation::airport("BOS")?, FlightLocation::airport("LHR")?);
            let start = FlightSearchStart::one_way(from, to, "2099-06-15".parse()?);
            search(vertical, session.flights().search(start), times).await
        }
        Vertical::Cars => {
            let airport = CarSearchPlace::at_airport("LHR".parse()?);
            let moment = |date: &str| Ok::<_, AnyError>(Moment::new(date.parse()?, 10, 0)?);
            let start = CarSearchStart::between(airport, moment("2099-06-15")?, moment("2099-06-22")?);
            search(vertical, session.cars().search(start), times).await
        }
        Vertical::Hotel => {
            let mut query = SingleHotelQuery::new(HotelEntityKey::new(1)?);
            query.stay = stay()?;
            search(vertical, session.hotels().search_single(query), times).await
        }
        Vertical::Hotels => {
            let query = MultipleHotelQuery::new(EntityKey::place(2_643_743)?).with_stay(stay()?);
            search(vertical, session.hotels().search_multiple(query), times).await
        }
        Vertical::Basic => {
            let query = MultipleHotelQuery::new(EntityKey::place(2_643_743)?).with_stay(stay()?);
            search(vertical, session.hotels().search_basic(BasicHotelQuery::from(query)), times).await
        }
    };
    result.output.push(format!("{client:?} {session:?}"));
    Ok(result)
}

fn stay() -> Result<HotelStay, AnyError> {
    Ok(HotelStay::of_nights("2099-06-15".parse()?, 3)?.with_rooms("2".parse()?))
}

async fn search<P>(vertical: Vertical, search: Search<P>, times: Times) -> RunResult
where
    P: Protocol<Response: Serialize>,
{
    let backoff = Backoff::new(Duration::from_millis(20), Duration::from_millis(100));
    let mut search = search.deadline(times.deadline).backoff(backoff);
    let error = loop {
        match search.next().await {
            Some(Ok(_)) => {}
            Some(Err(error)) => break Some(error),
            None => break None,
        }
    };
    let search_text = format!("{search:?} {:?}", search.token());
    let outcome = search.into_outcome();
    let end = match (&error, outcome.ending) {
        (Some(error), _) => Outcome::Failed(error.kind()),
        (None, Ending::Complete) if outcome.is_complete() => Outcome::Complete,
        (None, Ending::Complete) => Outcome::Partial,
        (None, _) => Outcome::Deadline,
    };
    let mut result = RunResult::new(end);
    result.output.extend(error.iter().map(full_text));
    result.output.extend(outcome.error.iter().map(full_text));
    result.output.push(search_text);
    let answer = outcome.found().and_then(|answer| serde_json::to_value(answer).ok());
    result.held = vertical.count_valid(records(answer.as_ref()));
    result
}

async fn places(session: &Session) -> Result<RunResult, AnyError> {
    let query = AutocompleteQuery::new("london");
    Ok(match session.autocomplete().flights(&query).await {
        Ok(answer) => {
            let value = serde_json::to_value(&answer.value)?;
            let held = Vertical::Places.count_valid(records(Some(&value)));
            let end = if answer.verdict.is_complete() { Outcome::Complete } else { Outcome::Partial };
            RunResult { held, ..RunResult::new(end) }
        }
        Err(error) => {
            RunResult { output: vec![full_text(&error)], ..RunResult::new(Outcome::Failed(error.kind())) }
        }
    })
}

/// Reads the feed to the end. After an unreadable line, the library continues with the next line.
async fn feed(session: &Session) -> RunResult {
    let query = HotelFeedQuery { page_size: Some(PAGE as i64), ..HotelFeedQuery::default() };
    let mut walk = session.feeds().all_hotels(query);
    let (mut records, mut failure, mut output) = (Vec::new(), None::<ErrorKind>, Vec::new());
    while let Some(record) = walk.next().await {
        match record {
            Ok(record) => records.extend(serde_json::to_value(&record.value).ok()),
            Err(error) => {
                failure = Some(error.kind());
                output.push(full_text(&error));
            }
        }
    }
    let held = Vertical::Feed.count_valid(&records);
    let end = match failure {
        Some(kind) => Outcome::Failed(kind),
        None if walk.verdict().is_complete() => Outcome::Complete,
        None => Outcome::Partial,
    };
    RunResult { held, output, ..RunResult::new(end) }
}

/// Returns everything that an error prints: `Display`, `Debug` and the causes.
fn full_text(error: &Error) -> String {
    let mut all = format!("{error}\n{error:?}\n{:?}\n", error.api_error());
    let mut cause = error.source();
    while let Some(error) = cause {
        all += &format!("{error}\n{error:?}\n");
        cause = error.source();
    }
    all
}
