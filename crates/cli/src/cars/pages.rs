//! All pages of a search: the API has no filters for cars, so the command has to filter every page.

use std::collections::HashSet;

use wayfare_client::{Answer, Error, Session};
use wayfare_models::cars::{CarPollQuery, CarSearchRequest, CarSearchResponse};
use wayfare_models::limits::CAR_PAGE_SIZE;

use crate::session::answer::{Answer as _, results};
use crate::session::limits::Limits;
use crate::session::search::{End, Found};
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

/// The result of a search for the first page, with as many further pages as the limits allow. A page whose prices are
/// on other terms is left out, and a notice says so: they could not be told apart in one list.
pub async fn with_the_rest(
    mut found: Found<CarSearchResponse>,
    session: &Session,
    request: &CarSearchRequest,
    limits: &Limits,
    console: &Console,
) -> Found<CarSearchResponse> {
    let may_go_on = matches!(found.end, End::Complete | End::Reached);
    let Some(response) = found.response.as_mut().filter(|_| may_go_on) else { return found };
    let mut odd = 0;
    for page in 1.. {
        if response.shown() == 0 || seen(response, odd) >= response.total() {
            break;
        }
        // Without its id the search can't be asked for another page.
        if response.search_id.is_none() {
            break;
        }
        let answer = match limits.hold(fetch(session, request, response, page)).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(error)) => {
                found.end = End::Failed(error);
                return found;
            }
            Err(stop) => {
                found.end = End::Stopped(stop);
                return found;
            }
        };
        if found.notes.is_empty() {
            found.notes = answer.notes;
        }
        let new = match difference(response, &answer.value) {
            Some(difference) => {
                let left_out = answer.value.results.len();
                let cars = results::<CarSearchResponse>(i64::try_from(left_out).unwrap_or(i64::MAX));
                console
                    .notice(&format!("Page {} of the answer ({cars}) was left out: {difference}.", page + 1));
                odd += left_out;
                left_out
            }
            None => add(response, answer.value),
        };
        if new == 0 {
            break;
        }
    }
    // The service counts more results than there are here. The missing ones are unknown.
    if matches!(found.end, End::Complete) && response.shown() > 0 && seen(response, 0) < response.total() {
        found.end = End::Short;
    }
    found
}

/// The number of results that were sent.
fn seen(response: &CarSearchResponse, left_out: usize) -> i64 {
    i64::try_from(response.shown() + left_out).unwrap_or(i64::MAX)
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

async fn fetch(
    session: &Session,
    request: &CarSearchRequest,
    first: &CarSearchResponse,
    page: i64,
) -> Result<Answer<CarSearchResponse>, Error> {
    let mut query = CarPollQuery::default();
    query.cluster = first.cluster.clone();
    let mut poll = CarSearchRequest::default();
    poll.search_id = first.search_id.clone();
    poll.result_parameters = request.result_parameters.clone().map(|asked| asked.with_page_number(page));
    session.cars().poll(&query, &poll).await
}

/// Appends a page. Returns the number of new results: as more arrive, a result may move to another page.
fn add(all: &mut CarSearchResponse, page: CarSearchResponse) -> usize {
    let before = all.results.len();
    let known: HashSet<_> = all.results.iter().map(|result| result.id.clone()).collect();
    all.results.extend(page.results.into_iter().filter(|result| !known.contains(&result.id)));
    all.agencies.extend(page.agencies);
    all.providers.extend(page.providers);
    all.car_locations.extend(page.car_locations);
    all.total_count = page.total_count.max(all.total_count);
    all.results.len() - before
}
