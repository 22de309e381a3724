//! All pages of a search: the API has no filters for cars, so the command has to filter every page.

use std::collections::HashSet;
use std::time::Instant;

use wayfare_client::{Answer, Error, Session};
use wayfare_models::cars::{CarPollQuery, CarSearchRequest, CarSearchResponse};
use wayfare_models::limits::CAR_PAGE_SIZE;

use crate::exit::{Exit, Failure};
use crate::session::answer::Answer as _;
use crate::session::search::{End, Found};
use crate::terminal::interrupt::Interrupt;
use crate::values::duration::Wait;

/// The same request for the first page, of the largest size.
pub fn widened(request: &CarSearchRequest) -> CarSearchRequest {
    let mut widened = request.clone();
    if let Some(parameters) = &mut widened.result_parameters {
        parameters.page_number = None;
        parameters.page_size = i64::try_from(CAR_PAGE_SIZE).ok();
    }
    widened
}

/// The result of a search for the first page, with as many further pages as the deadline allows.
///
/// # Errors
/// If the pages differ in currency, price mode or days.
pub async fn with_the_rest(
    mut found: Found<CarSearchResponse>,
    session: &Session,
    request: &CarSearchRequest,
    deadline: Wait,
    started: Instant,
    interrupt: &mut Interrupt,
) -> Result<Found<CarSearchResponse>, Failure> {
    let may_go_on = matches!(found.end, End::Complete | End::Reached);
    let Some(response) = found.response.as_mut().filter(|_| may_go_on) else { return Ok(found) };
    for page in 1.. {
        if response.shown() == 0 || !is_short(response) {
            return Ok(found);
        }
        // Without its id the search can't be asked for another page.
        if response.search_id.is_none() {
            break;
        }
        let left = deadline.0.saturating_sub(started.elapsed());
        let answer = tokio::select! {
            biased;
            () = interrupt.raised() => Err(End::Interrupted),
            () = tokio::time::sleep(left) => Err(End::Deadline(deadline)),
            answer = fetch(session, request, response, page) => answer.map_err(End::Failed),
        };
        let answer = match answer {
            Ok(answer) => answer,
            Err(end) => {
                found.end = end;
                return Ok(found);
            }
        };
        if found.notes.is_empty() {
            found.notes = answer.notes;
        }
        if add(response, answer.value)? == 0 {
            break;
        }
    }
    // The service counts more results than it sends. The missing ones are unknown.
    if matches!(found.end, End::Complete) {
        found.end = End::Short;
    }
    Ok(found)
}

fn is_short(response: &CarSearchResponse) -> bool {
    i64::try_from(response.shown()).is_ok_and(|shown| shown < response.total())
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
fn add(all: &mut CarSearchResponse, page: CarSearchResponse) -> Result<usize, Failure> {
    let terms = |response: &CarSearchResponse| {
        (response.currency.clone(), response.price_mode.clone(), response.days)
    };
    if terms(all) != terms(&page) && !page.results.is_empty() {
        return Err(Failure::new(
            Exit::Failed,
            "the pages of the answer differ in currency, price mode or days",
        ));
    }
    let before = all.results.len();
    let known: HashSet<_> = all.results.iter().map(|result| result.id.clone()).collect();
    all.results.extend(page.results.into_iter().filter(|result| !known.contains(&result.id)));
    all.agencies.extend(page.agencies);
    all.providers.extend(page.providers);
    all.car_locations.extend(page.car_locations);
    all.total_count = page.total_count.max(all.total_count);
    Ok(all.results.len() - before)
}
