//! All pages of a search: the API has no filters for cars, so the command has to filter every page.

use std::sync::Arc;

use wayfare_client::cars::CarsProtocol;
use wayfare_client::poll::{Ending, Outcome, Pages, PagesEnding, Search};
use wayfare_models::Notes;
use wayfare_models::cars::{CarSearchRequest, CarSearchResponse};
use wayfare_models::common::SearchStatus;
use wayfare_models::limits::CAR_PAGE_SIZE;

use crate::session::answer::{Answer as _, results};
use crate::session::connect::Task;
use crate::session::search::{self, End, Found};
use crate::terminal::output::Console;

/// The same request for the first page, of the largest size.
pub fn widened(request: &CarSearchRequest) -> CarSearchRequest {
    let mut widened = request.clone();
    if let Some(parameters) = &mut widened.result_parameters {
        parameters.page_number = None;
        parameters.page_size = i64::try_from(CAR_PAGE_SIZE).ok();
    }
    widened
}

/// The result of a search for all pages that come within the limits. A page whose prices are on other terms is left
/// out, and a notice says so: they could not be told apart in one list.
pub async fn run(search: Search<CarsProtocol>, task: &Task<'_>) -> Found<CarSearchResponse> {
    let mut search = search.deadline(task.limits.left());
    let end = search::watch(&mut search, task).await;
    let is_last = matches!(end, End::Complete | End::Reached | End::Settled);
    let has_any = search.last().is_some_and(|update| update.count > 0);
    // Without its id the search can't be asked for another page.
    let mut found = match is_last && has_any && search.token().is_some() {
        true => gather(search.pages(), end, task).await,
        false => Found::of(search.into_outcome(), end),
    };
    // The service counts more results than there are here. The missing ones are unknown.
    let is_short = |response: &CarSearchResponse| {
        response.shown() > 0 && i64::try_from(response.shown()).is_ok_and(|shown| shown < response.total())
    };
    if matches!(found.end, End::Complete) && found.response.as_ref().is_some_and(is_short) {
        found.end = End::Short;
    }
    found
}

/// All pages of a search of which the first one is there.
async fn gather(mut pages: Pages<CarsProtocol>, end: End, task: &Task<'_>) -> Found<CarSearchResponse> {
    let mut found = Found { response: None, notes: Notes::new(), end, trouble: None };
    for number in 1.. {
        // At the deadline the pages end by themselves, and the one under way is given as it is.
        let next = tokio::select! {
            biased;
            // The first one is there, whatever the limits.
            stop = task.limits.signal(), if number > 1 => Err(stop),
            page = pages.next() => Ok(page),
        };
        let mut page = match next {
            Ok(Some(Ok(page))) => page,
            Ok(Some(Err(error))) => {
                found.end = End::Failed(error);
                break;
            }
            Ok(None) => break,
            Err(stop) => {
                found.end = End::Stopped(stop);
                break;
            }
        };
        let failure = page.error.take_if(|_| page.ending == Ending::Failed);
        take_in(&mut found, page, number, task.console);
        if let Some(error) = failure {
            found.end = End::Failed(error);
        }
    }
    if pages.ending() == Some(PagesEnding::Deadline) {
        found.end = End::Stopped(task.limits.at_the_deadline());
    }
    found
}

/// Appends a page to those before it, unless its prices are on other terms.
fn take_in(
    found: &mut Found<CarSearchResponse>,
    page: Outcome<CarSearchResponse>,
    number: usize,
    console: &Console,
) {
    match (page.ending, &found.end) {
        _ if page.earlier.is_some() => found.end = End::TakenBack,
        (Ending::ReachedPhase, End::Complete) => found.end = End::Reached,
        (Ending::Settled, End::Complete) => found.end = End::Settled,
        _ => {}
    }
    found.trouble = page.error.or(found.trouble.take());
    let Some(update) = page.earlier.or(page.last).map(Arc::unwrap_or_clone) else { return };
    let (page, notes) = (update.response, update.notes);
    // A page on which something is lost counts more than one that differs a little.
    if found.notes.is_empty() || found.notes.skipped() < notes.skipped() {
        found.notes = notes;
    }
    match &mut found.response {
        None => found.response = Some(page),
        Some(all) => match difference(all, &page) {
            Some(difference) => {
                let left_out = i64::try_from(page.results.len()).unwrap_or(i64::MAX);
                let cars = results::<CarSearchResponse>(left_out);
                console.notice(&format!("Page {number} of the answer ({cars}) was left out: {difference}."));
                if matches!(found.end, End::Complete) {
                    found.end = End::Short;
                }
            }
            None => add(all, page),
        },
    }
}

/// The terms on which the prices of a page are others than those before: `priceMode is total instead of perDayTotal`.
fn difference(all: &CarSearchResponse, page: &CarSearchResponse) -> Option<String> {
    let terms = |response: &CarSearchResponse| {
        [
            ("currency", response.currency.as_ref().map(ToString::to_string)),
            ("priceMode", response.price_mode.as_ref().map(ToString::to_string)),
            ("days", response.days.map(|days| days.to_string())),
        ]
    };
    let told = |term: Option<String>| term.unwrap_or_else(|| "not stated".to_owned());
    let mut differences = Vec::new();
    for ((name, ours), (_, theirs)) in terms(all).into_iter().zip(terms(page)) {
        if ours != theirs {
            differences.push(format!("{name} is {} instead of {}", told(theirs), told(ours)));
        }
    }
    (!differences.is_empty() && !page.results.is_empty()).then(|| differences.join(", "))
}

/// Appends a page.
fn add(all: &mut CarSearchResponse, page: CarSearchResponse) {
    all.results.extend(page.results);
    all.agencies.extend(page.agencies);
    all.providers.extend(page.providers);
    all.car_locations.extend(page.car_locations);
    all.total_count = page.total_count.max(all.total_count);
    // The list is complete when all of its pages are.
    if all.status == Some(SearchStatus::Complete) {
        all.status = page.status;
    }
}
