//! Common parts of flight and car searches. Both kinds of search are started and polled, keep earlier data, and have
//! pages and two price modes.

mod answer;
mod request;
mod stability;

use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt::Debug;
use std::sync::Arc;

use wayfare_client::Session;
use wayfare_client::poll::{Carried, Paged, Phase, Protocol, Update};
use wayfare_models::common::ResultId;

pub use answer::{Map, check_price, lowest, thousandths};
pub use request::{currency, page_number, page_size};
pub use stability::same_entries;

use crate::findings::Findings;
use crate::harness::Trial;
use crate::stage::backoff;

/// Default currency of the market.
pub const DEFAULT_CURRENCY: &str = "USD";

/// A requested search, and access to its responses.
pub trait Polled: Send + Sync {
    type Protocol: Paged<Body: Sync, Response: PartialEq + Debug>;
    type Parameters: Clone + Default + Send + Sync;

    /// Returns the result parameters, or `None` if the request has none.
    fn parameters(&self) -> Option<Self::Parameters>;

    /// Returns the request with result parameters.
    fn request(&self, parameters: Option<Self::Parameters>) -> Request<Self>;

    /// Returns parameters for another page, counted from 0.
    fn with_page(parameters: &Self::Parameters, number: i64, size: i64) -> Self::Parameters;

    /// Returns parameters for the other price mode, and whether that mode is the total.
    fn in_other_mode(parameters: &Self::Parameters) -> (Self::Parameters, bool);

    /// Returns the number of shares in a total: the travellers of a flight, or the days of a rental.
    fn shares(&self, response: &Response<Self>) -> i64;

    /// Returns the price of each option in the response's mode.
    fn prices(response: &Response<Self>) -> Vec<Option<f64>>;

    /// Returns the maps of a response and the references to their entries.
    fn maps(response: &Response<Self>) -> Vec<Map<'_>>;

    /// Returns the sort key of each result, or no keys if they can't be computed.
    fn keys(&self, parameters: &Self::Parameters, response: &Response<Self>) -> Vec<i64>;

    /// Returns whether the sort order is descending.
    fn is_descending(_: &Self::Parameters) -> bool {
        false
    }

    /// Runs additional checks on a single response.
    fn check(&self, findings: &mut Findings, parameters: &Self::Parameters, response: &Response<Self>);

    /// Checks that entries with an id are the same in both responses. `shows_all` is `true` if the page of the later
    /// response has all results.
    fn check_unchanged(
        findings: &mut Findings,
        before: &Response<Self>,
        now: &Response<Self>,
        shows_all: bool,
    );

    /// Checks the parts that do not depend on the price mode.
    fn check_other_mode(_findings: &mut Findings, _each: &Response<Self>, _all: &Response<Self>) {}

    /// Counts the features of a response.
    fn covered(trial: &mut Trial, response: &Response<Self>);
}

/// The request of a search.
pub type Request<A> = <<A as Polled>::Protocol as Protocol>::Request;

/// The response of a search.
pub type Response<A> = <<A as Polled>::Protocol as Protocol>::Response;

/// Returns the ids of the results on a page.
fn ids<A: Polled>(response: &Response<A>) -> Vec<Cow<'_, str>> {
    A::Protocol::ids(response).collect()
}

/// Returns the number of results on all pages.
fn total<A: Polled>(response: &Response<A>) -> i64 {
    A::Protocol::total(response).unwrap_or(-1)
}

/// Returns the values that the next poll carries: the id and the cluster.
fn carried<A: Polled>(response: &Response<A>) -> Carried {
    let mut carried = Carried::new();
    A::Protocol::carry(response, &mut carried);
    carried
}

/// A complete search.
pub struct Ended<A: Polled> {
    pub last: Arc<Update<Response<A>>>,
    pub total: i64,
    /// The first result seen. This result may be from an early phase, and may be on another page by now.
    pub early: Option<ResultId>,
}

/// Polls a search until it is complete. Checks each response, and compares it with the previous response.
pub async fn poll_until_complete<A: Polled>(
    trial: &mut Trial,
    session: &Session,
    asked: &A,
) -> Option<Ended<A>> {
    let mut search = session.poll::<A::Protocol>(asked.request(asked.parameters())).backoff(backoff());
    let parameters = asked.parameters().unwrap_or_default();
    let mut before: Option<Arc<Update<Response<A>>>> = None;
    let mut early: Option<ResultId> = None;
    while let Some(update) = search.next().await {
        let now = trial.findings.succeed("G1", update)?;
        trial.findings.no_notes(&now.notes);
        check(trial, asked, &parameters, &now.response);
        covered::<A>(trial, &now);
        if let Some(before) = &before {
            stability::check_continuation::<A>(&mut trial.findings, &before.response, &now.response);
            let has_grown = (1..total::<A>(&now.response)).contains(&total::<A>(&before.response));
            trial.count_if(has_grown, "growing total");
        }
        early = early.or_else(|| Some(ids::<A>(&now.response).first()?.as_ref().into()));
        before = Some(now);
    }
    let outcome = search.into_outcome();
    trial.findings.ensure("P3", outcome.is_complete(), || (outcome.phase(), "a complete search"));
    let last = outcome.last?;
    trial.count(if last.count > 0 { "results" } else { "no results" });
    Some(Ended { total: total::<A>(&last.response), last, early })
}

fn check<A: Polled>(trial: &mut Trial, asked: &A, parameters: &A::Parameters, response: &Response<A>) {
    answer::check(&mut trial.findings, asked, parameters, response);
    asked.check(&mut trial.findings, parameters, response);
}

fn covered<A: Polled>(trial: &mut Trial, update: &Update<Response<A>>) {
    match update.phase {
        Phase::Partial => trial.count("first-phase"),
        Phase::Displayable => trial.count("second-phase"),
        Phase::Complete => {}
    }
    trial.count_if(update.count == 0 && update.total > Some(0), "page beyond the end");
    A::covered(trial, &update.response);
}

/// Polls a complete search with other result parameters.
async fn poll_again<A: Polled>(
    trial: &mut Trial,
    session: &Session,
    asked: &A,
    ended: &Ended<A>,
    parameters: Option<A::Parameters>,
) -> Option<Response<A>> {
    let request = asked.request(parameters);
    let (query, body) = A::Protocol::next(&carried::<A>(&ended.last.response), &request).unwrap();
    trial.findings.answer(session.call(A::Protocol::OPERATION, &query, body.as_ref()).await)
}

/// Checks that a complete search returns the same response again. At random, the search's parameters are sent again or
/// omitted.
pub async fn repeat<A: Polled>(trial: &mut Trial, session: &Session, asked: &A, ended: &Ended<A>) {
    let parameters = asked.parameters().filter(|_| trial.random.percent(50));
    if let Some(again) = poll_again(trial, session, asked, ended, parameters).await {
        let is_same = again == ended.last.response;
        trial.findings.ensure("P4", is_same, || (again, "the same response as before"));
    }
}

/// Checks the order and total of all pages of a search. Also checks that no result appears twice.
pub async fn walk_pages<A: Polled>(trial: &mut Trial, session: &Session, asked: &A, ended: &Ended<A>) {
    let size = (ended.total / 4).max(1) + i64::from(trial.random.percent(50));
    let parameters = asked.parameters().unwrap_or_default();
    let (mut seen, mut keys) = (HashSet::new(), Vec::new());
    for page in 0..=ended.total / size + 1 {
        let of_page = A::with_page(&parameters, page, size);
        let Some(shown) = poll_again(trial, session, asked, ended, Some(of_page.clone())).await else {
            return;
        };
        check(trial, asked, &of_page, &shown);
        trial.findings.same("P5", total::<A>(&shown), ended.total);
        for id in ids::<A>(&shown) {
            let is_new = seen.insert(id.to_string());
            trial.findings.ensure("P5", is_new, || (id, "a result that is on no other page"));
        }
        keys.extend(asked.keys(&of_page, &shown));
    }
    answer::check_order::<A>(&mut trial.findings, &parameters, &keys);
    trial.findings.same("P5", seen.len() as i64, ended.total);
    let is_there = ended.early.as_ref().is_none_or(|id| seen.contains(id.as_str()));
    trial.findings.ensure("P4", is_there, || (&ended.early, "on one of the pages"));
    trial.count("all pages");
}

/// Checks the same page in the other price mode: the total is the single price times the number of shares.
pub async fn both_modes<A: Polled>(trial: &mut Trial, session: &Session, asked: &A, ended: &Ended<A>) {
    let (other, is_of_all) = A::in_other_mode(&asked.parameters().unwrap_or_default());
    let Some(shown) = poll_again(trial, session, asked, ended, Some(other.clone())).await else { return };
    check(trial, asked, &other, &shown);
    let last = &ended.last.response;
    let (each, all) = if is_of_all { (last, &shown) } else { (&shown, last) };
    stability::modes(&mut trial.findings, asked, each, all);
    A::check_other_mode(&mut trial.findings, each, all);
    trial.count("both modes");
}
