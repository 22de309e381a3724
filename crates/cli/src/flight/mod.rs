//! `wayfare flight`: one itinerary in full.

pub mod args;
mod conditions;
mod fares;
mod page;

use serde_core::{Serialize, Serializer};
use wayfare_client::flights::FlightsProtocol;
use wayfare_client::poll::{PagesEnding, Search};
use wayfare_models::Notes;
use wayfare_models::common::ResultId;
use wayfare_models::flights::{
    FlightDetailsRequest, FlightPollQuery, FlightResultParameters, FlightSearchRequest, FlightSearchResponse,
};
use wayfare_models::limits::FLIGHT_PAGE_SIZE;

use crate::exit::{Exit, Failure};
use crate::flag::Flags;
use crate::flights::id::ItineraryId;
use crate::session::answer::Answer;
use crate::session::connect::{Connection, Task};
use crate::session::search::{self, End, Found};
use crate::terminal::output::Console;
use args::FlightArgs;

/// Searches for the itinerary anew, and prints its page.
pub async fn run(
    args: &FlightArgs,
    flags: &Flags,
    connection: &Connection,
    console: &mut Console,
) -> Result<Exit, Failure> {
    let task = Task::begin(connection, args.waiting, args.pace, console)?;
    let console = task.console;
    let found = seek(task.session.flights().search(request(args)), &args.id, &task).await;
    let found = detailed(found, &args.id, &task).await;
    let text = |chosen: &Chosen| match chosen.0.itineraries().next() {
        Some(itinerary) => {
            format!("{}\n{}\n", page::of(&chosen.0, itinerary, &console.screen()), found.summary())
        }
        None => format!("{}\n'wayfare flights {}' shows what there is.\n", found.summary(), args.id.words()),
    };
    found.print(args.json, text, console)?;
    found.remark(console);
    found.exit(|error| Failure::of_call(error, flags))
}

fn request(args: &FlightArgs) -> FlightSearchRequest {
    let mut parameters = FlightResultParameters::default();
    parameters.page_size = i64::try_from(FLIGHT_PAGE_SIZE).ok();
    parameters.currency = args.currency;
    parameters.price_mode = args.price_mode.clone();
    parameters.max_stops = Some(args.id.stops());
    FlightSearchRequest::from(args.id.search()).with_result_parameters(parameters)
}

/// The page of a search that has the itinerary, or the last one that came.
async fn seek(
    search: Search<FlightsProtocol>,
    id: &ItineraryId,
    task: &Task<'_>,
) -> Found<FlightSearchResponse> {
    let mut search = search.deadline(task.limits.left());
    let end = search::watch(&mut search, task).await;
    let is_here = search.last().is_some_and(|update| result_id(&update.response, id).is_some());
    // Without its id the search can't be asked for another page.
    if is_here || !matches!(end, End::Complete) || search.token().is_none() {
        return Found::of(search.into_outcome(), end);
    }
    let mut pages = search.pages();
    let mut found = Found { response: None, notes: Notes::new(), end, trouble: None };
    loop {
        let next = tokio::select! {
            biased;
            stop = task.limits.signal() => {
                found.end = End::Stopped(stop);
                break;
            }
            page = pages.next() => page,
        };
        match next {
            Some(Ok(page)) => found = Found::of(page, End::Complete),
            Some(Err(error)) => {
                found.end = End::Failed(error);
                break;
            }
            None => break,
        }
        if found.response.as_ref().is_some_and(|response| result_id(response, id).is_some()) {
            break;
        }
    }
    if pages.ending() == Some(PagesEnding::Deadline) {
        found.end = End::Stopped(task.limits.at_the_deadline());
    }
    found
}

/// The id of an itinerary among the results of one search.
fn result_id(response: &FlightSearchResponse, id: &ItineraryId) -> Option<ResultId> {
    response.itineraries().find(|itinerary| id.is_of(*itinerary)).map(|itinerary| itinerary.id().clone())
}

/// The details of the itinerary alone; as it was polled where the service does not give them.
async fn detailed(found: Found<FlightSearchResponse>, id: &ItineraryId, task: &Task<'_>) -> Found<Chosen> {
    let Found { response, mut notes, end, trouble } = found;
    let chosen = match response {
        None => None,
        Some(mut polled) => {
            let result = result_id(&polled, id);
            polled.results.retain(|it| Some(&it.id) == result.as_ref());
            polled.total_count = i64::try_from(polled.results.len()).ok();
            let details = match (&end, result, polled.search_id.clone()) {
                (End::Complete, Some(result), Some(search)) => {
                    let mut query = FlightPollQuery::default();
                    query.cluster = polled.cluster.clone();
                    let body = FlightDetailsRequest::new(search, result);
                    let asked =
                        task.limits.hold(async { task.session.flights().details(&query, &body).await }).await;
                    let asked = asked.map_err(|stop| stop.to_string());
                    Some(asked.and_then(|answer| answer.map_err(|error| error.to_string())))
                }
                _ => None,
            };
            match details {
                Some(Ok(answer)) if !answer.value.results.is_empty() => {
                    notes = answer.notes;
                    Some(answer.value)
                }
                Some(Err(why)) => {
                    task.console.notice(&format!(
                        "The itinerary is as the search gave it, as its details were not read ({why})."
                    ));
                    Some(polled)
                }
                _ => Some(polled),
            }
        }
    };
    Found { response: chosen.map(Chosen), notes, end, trouble }
}

/// An answer with one itinerary, or with none.
#[derive(Clone, Debug)]
struct Chosen(FlightSearchResponse);

impl Serialize for Chosen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl Answer for Chosen {
    const RESULTS: [&'static str; 2] = ["fare", "fares"];
    const NONE: &'static str = "No such itinerary is on sale for these travellers.";

    fn status(&self) -> &str {
        self.0.status()
    }

    fn shown(&self) -> usize {
        self.0.itineraries().map(|itinerary| itinerary.options().len()).sum()
    }

    fn counted(&self) -> Option<i64> {
        None
    }

    // It may be there without a fare.
    fn has_found(&self) -> bool {
        !self.0.results.is_empty()
    }
}
