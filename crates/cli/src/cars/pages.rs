//! Pagination of a car search. The API has no filters for cars, so the command fetches and filters all pages.

use std::sync::Arc;

use wayfare_client::cars::CarsProtocol;
use wayfare_client::poll::{Ending, Outcome, Pages, Search, Update};
use wayfare_client::verdict::Verdict;
use wayfare_models::cars::{CarSearchRequest, CarSearchResponse};
use wayfare_models::common::SearchStatus;
use wayfare_models::limits::CAR_PAGE_SIZE;

use crate::session::answer::results;
use crate::session::connect::Task;
use crate::session::search::{self, End, Found};
use crate::terminal::output::Console;

/// Returns the same request for the first page at the largest page size.
pub fn first_large_page(request: &CarSearchRequest) -> CarSearchRequest {
    let mut widened = request.clone();
    if let Some(parameters) = &mut widened.result_parameters {
        parameters.page_number = None;
        parameters.page_size = i64::try_from(CAR_PAGE_SIZE).ok();
    }
    widened
}

/// Fetches all pages within the limits. Omits a page whose prices differ in currency, mode or days, and prints a
/// notice: a single list can't mix such prices.
pub async fn run(search: Search<CarsProtocol>, task: &Task<'_>) -> Found<CarSearchResponse> {
    let mut search = search.deadline(task.limits.left());
    let end = search::watch(&mut search, task).await;
    let is_last = matches!(end, End::Complete | End::Reached | End::Settled);
    let has_any = search.last().is_some_and(|update| update.count > 0);
    // Without a search id, no other page can be requested.
    match is_last && has_any && search.token().is_some() {
        true => fetch_all(search.pages(), end, task).await,
        false => Found::of(search.into_outcome(), end),
    }
}

/// Collects all pages of a search whose first page has arrived.
async fn fetch_all(mut pages: Pages<CarsProtocol>, end: End, task: &Task<'_>) -> Found<CarSearchResponse> {
    let mut found = Found::nothing(end);
    for number in 1.. {
        let page = search::next_page(&mut pages, number == 1, &mut found.end, task).await;
        let Some(mut page) = page else { break };
        let failure = page.error.take_if(|_| page.ending == Ending::Failed);
        append_page(&mut found, page, number, task.console);
        if let Some(error) = failure {
            found.end = End::Failed(error);
        }
    }
    if let (End::Complete, Verdict::MayLack(lacks)) = (&found.end, pages.verdict()) {
        found.end = End::MayLack(lacks);
    }
    found.remarks.extend(pages.remarks());
    found
}

/// Appends a page, unless its prices differ in currency, mode or days.
fn append_page(
    found: &mut Found<CarSearchResponse>,
    page: Outcome<CarSearchResponse>,
    number: usize,
    console: &Console,
) {
    match (page.ending, &found.end) {
        (Ending::ReachedPhase, End::Complete) => found.end = End::Reached,
        (Ending::Settled, End::Complete) => found.end = End::Settled,
        _ => {}
    }
    found.last_error = page.error.or(found.last_error.take());
    let Some(update) = page.earlier.or(page.last).map(Arc::unwrap_or_clone) else { return };
    let Update { response: page, notes, body, remarks, .. } = update;
    // Notes about lost data take precedence over notes about minor differences.
    if found.notes.is_empty() || found.notes.skipped() < notes.skipped() {
        found.notes = notes;
    }
    match &mut found.response {
        None => {
            (found.response, found.bodies, found.remarks) = (Some(page), vec![body], remarks);
        }
        Some(all) => match difference(all, &page) {
            Some(difference) => {
                let left_out = i64::try_from(page.results.len()).unwrap_or(i64::MAX);
                let cars = results::<CarSearchResponse>(left_out);
                console.notice(&format!("Page {number} of the results ({cars}) was left out: {difference}."));
                if matches!(found.end, End::Complete) {
                    found.end = End::LeftOut;
                }
            }
            None => {
                merge_page(all, page);
                found.bodies.push(body);
            }
        },
    }
}

/// Describes how the price terms of a page differ from those of earlier pages, for example `priceMode is total instead
/// of perDayTotal`.
fn difference(all: &CarSearchResponse, page: &CarSearchResponse) -> Option<String> {
    let terms = |response: &CarSearchResponse| {
        [
            ("currency", response.currency.as_ref().map(ToString::to_string)),
            ("priceMode", response.price_mode.as_ref().map(ToString::to_string)),
            ("days", response.days.map(|days| days.to_string())),
        ]
    };
    let mut differences = Vec::new();
    for ((name, ours), (_, theirs)) in terms(all).into_iter().zip(terms(page)) {
        if ours != theirs {
            differences.push(match (theirs, ours) {
                (Some(theirs), Some(ours)) => format!("{name} is {theirs} instead of {ours}"),
                (Some(theirs), None) => format!("{name} is {theirs}, but was missing before"),
                (None, Some(ours)) => format!("{name} is missing, but was {ours} before"),
                (None, None) => continue,
            });
        }
    }
    (!differences.is_empty() && !page.results.is_empty()).then(|| differences.join(", "))
}

fn merge_page(all: &mut CarSearchResponse, page: CarSearchResponse) {
    all.results.extend(page.results);
    all.agencies.extend(page.agencies);
    all.providers.extend(page.providers);
    all.car_locations.extend(page.car_locations);
    all.total_count = page.total_count.max(all.total_count);
    // The list is complete only if all of its pages are complete.
    if all.status == Some(SearchStatus::Complete) {
        all.status = page.status;
    }
}
