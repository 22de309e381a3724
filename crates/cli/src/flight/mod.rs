//! `wayfare flight`: shows one itinerary in full.

pub mod args;
mod conditions;
mod fares;
mod page;

use serde_core::{Serialize, Serializer};
use wayfare_client::flights::FlightsProtocol;
use wayfare_client::poll::Search;
use wayfare_client::verdict::Verdict;
use wayfare_models::common::ResultId;
use wayfare_models::flights::{
    FlightDetailsRequest, FlightPollQuery, FlightResultParameters, FlightSearchRequest, FlightSearchResponse,
};
use wayfare_models::limits::FLIGHT_PAGE_SIZE;

use crate::exit::{Exit, Failure};
use crate::flights::id::ItineraryId;
use crate::session::answer::{Answer, State};
use crate::session::connect::{Context, Task};
use crate::session::search::{self, End, Found};
use args::FlightArgs;

/// Searches for the itinerary again and prints its details.
pub async fn run(args: &FlightArgs, context: Context<'_>) -> Result<Exit, Failure> {
    let task = Task::begin(context, args.waiting, args.pace)?;
    let console = task.console;
    let found = find_page(task.session.flights().search(request(args)), &args.id, &task).await;
    let found = fetch_details(found, &args.id, &task).await;
    let text = |chosen: &SelectedItinerary| match chosen.0.itineraries().next() {
        Some(itinerary) => {
            format!("{}\n{}\n", page::of(&chosen.0, itinerary, &console.screen()), found.summary())
        }
        None => format!(
            "{}\n'wayfare flights {}' lists the itineraries on sale.\n",
            found.summary(),
            args.id.search_args()
        ),
    };
    found.print(args.json, text, console)?;
    found.print_notices(console);
    found.exit(|error| Failure::of_call(error, task.flags))
}

fn request(args: &FlightArgs) -> FlightSearchRequest {
    let mut parameters = FlightResultParameters::default();
    parameters.page_size = i64::try_from(FLIGHT_PAGE_SIZE).ok();
    parameters.currency = args.currency;
    parameters.price_mode = args.price_mode.clone();
    parameters.max_stops = Some(args.id.stops());
    FlightSearchRequest::from(args.id.search()).with_result_parameters(parameters)
}

/// Fetches pages until one has the itinerary. Returns that page, or the last one fetched.
async fn find_page(
    search: Search<FlightsProtocol>,
    id: &ItineraryId,
    task: &Task<'_>,
) -> Found<FlightSearchResponse> {
    let mut search = search.deadline(task.limits.left());
    let end = search::watch(&mut search, task).await;
    let is_found = search.last().is_some_and(|update| result_id(&update.response, id).is_some());
    // Without a search id, no other page can be requested.
    if is_found || !matches!(end, End::Complete) || search.token().is_none() {
        return Found::of(search.into_outcome(), end);
    }
    let mut pages = search.pages();
    let (mut found, mut end) = (Found::nothing(End::Complete), end);
    while let Some(page) = search::next_page(&mut pages, false, &mut end, task).await {
        found = Found::of(page, End::Complete);
        if found.response.as_ref().is_some_and(|response| result_id(response, id).is_some()) {
            return found;
        }
    }
    // The itinerary may be among the results that are missing from the pages.
    found.end = match (end, pages.verdict()) {
        (End::Complete, Verdict::MayLack(lacks)) => End::MayLack(lacks),
        (end, _) => end,
    };
    found
}

/// Returns the result id of an itinerary. The id is valid only within one search.
fn result_id(response: &FlightSearchResponse, id: &ItineraryId) -> Option<ResultId> {
    response.itineraries().find(|itinerary| id.is_of(*itinerary)).map(|itinerary| itinerary.id().clone())
}

/// Fetches the details of the itinerary. Keeps the polled result if the service sends no details.
async fn fetch_details(
    found: Found<FlightSearchResponse>,
    id: &ItineraryId,
    task: &Task<'_>,
) -> Found<SelectedItinerary> {
    let Found { response, mut notes, mut bodies, end, last_error, remarks } = found;
    let Some(mut polled) = response else {
        return Found { response: None, notes, bodies, end, last_error, remarks };
    };
    let result = result_id(&polled, id);
    polled.results.retain(|it| Some(&it.id) == result.as_ref());
    polled.total_count = i64::try_from(polled.results.len()).ok();
    if let (End::Complete, Some(result), Some(search)) = (&end, result, polled.search_id.clone()) {
        let mut query = FlightPollQuery::default();
        query.cluster = polled.cluster.clone();
        let body = FlightDetailsRequest::new(search, result);
        let asked =
            task.limits.run_within(async { task.session.flights().details(&query, &body).await }).await;
        let asked = asked.map_err(|stop| stop.to_string());
        match asked.and_then(|answer| answer.map_err(|error| error.to_string())) {
            Ok(answer) if answer.value.results.is_empty() => {}
            Ok(answer) => {
                bodies = vec![answer.body().clone()];
                (polled, notes) = (answer.value, answer.notes);
            }
            Err(why) => task.console.notice(&format!(
                "The itinerary is shown as the search found it, because its details could not be fetched ({why})."
            )),
        }
    }
    Found { response: Some(SelectedItinerary(polled)), notes, bodies, end, last_error, remarks }
}

/// A response that contains only the requested itinerary, or no itinerary.
#[derive(Clone, Debug)]
struct SelectedItinerary(FlightSearchResponse);

impl Serialize for SelectedItinerary {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl Answer for SelectedItinerary {
    const RESULTS: [&'static str; 2] = ["fare", "fares"];
    const NONE: &'static str = "No such itinerary is on sale for these travellers.";

    fn state(&self) -> State<'_> {
        let shown = self.0.itineraries().map(|itinerary| itinerary.options().len()).sum();
        State { shown, counted: None, ..self.0.state() }
    }

    // The itinerary in the response may have no fare.
    fn has_found(&self) -> bool {
        !self.0.results.is_empty()
    }
}
