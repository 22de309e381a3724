//! What flight and car searches have in common: they are started and then polled, they go forward and keep what they
//! have told, and they have pages and two price modes.

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

/// What a service in the United States shows unless it is asked for another one.
pub const USUAL_CURRENCY: &str = "USD";

/// A search that was asked for, and how its answers are read.
pub trait Polled: Send + Sync {
    type Protocol: Paged<Body: Sync, Response: PartialEq + Debug>;
    type Parameters: Clone + Default + Send + Sync;

    /// How results are to be shown; `None` where the request leaves that open.
    fn parameters(&self) -> Option<Self::Parameters>;

    /// The request, with results shown in this way.
    fn request(&self, parameters: Option<Self::Parameters>) -> Request<Self>;

    /// The same with another page, counted from 0.
    fn with_page(parameters: &Self::Parameters, number: i64, size: i64) -> Self::Parameters;

    /// The same in the other price mode, and whether that is the one of all together.
    fn in_other_mode(parameters: &Self::Parameters) -> (Self::Parameters, bool);

    /// How many times the price of one, which the other mode has, makes that of all.
    fn shares(&self, response: &Response<Self>) -> i64;

    /// The price of each option of each result, in the response's mode.
    fn prices(response: &Response<Self>) -> Vec<Option<f64>>;

    /// Each of the response's maps, and what refers to it.
    fn maps(response: &Response<Self>) -> Vec<Map<'_>>;

    /// What each result is sorted by. Nothing where it can't be told.
    fn keys(&self, parameters: &Self::Parameters, response: &Response<Self>) -> Vec<i64>;

    /// Whether what is sorted goes down.
    fn is_descending(_: &Self::Parameters) -> bool {
        false
    }

    /// What else holds for an answer by itself.
    fn check(&self, findings: &mut Findings, parameters: &Self::Parameters, response: &Response<Self>);

    /// What each answer tells the same of what has an id. `shows_all` is whether the later answer has all results on
    /// its page.
    fn kept(findings: &mut Findings, before: &Response<Self>, now: &Response<Self>, shows_all: bool);

    /// What does not depend on the price mode.
    fn unmoved_by_mode(_findings: &mut Findings, _each: &Response<Self>, _all: &Response<Self>) {}

    /// Takes note of what an answer had.
    fn covered(trial: &mut Trial, response: &Response<Self>);
}

/// A request of a search.
pub type Request<A> = <<A as Polled>::Protocol as Protocol>::Request;

/// An answer of a search.
pub type Response<A> = <<A as Polled>::Protocol as Protocol>::Response;

/// The ids of the results on a page.
fn ids<A: Polled>(response: &Response<A>) -> Vec<Cow<'_, str>> {
    A::Protocol::ids(response).collect()
}

/// How many results there are on all pages.
fn total<A: Polled>(response: &Response<A>) -> i64 {
    A::Protocol::total(response).unwrap_or(-1)
}

/// What the next poll carries: id and cluster.
fn carried<A: Polled>(response: &Response<A>) -> Carried {
    let mut carried = Carried::new();
    A::Protocol::carry(response, &mut carried);
    carried
}

/// A search that is complete.
pub struct Ended<A: Polled> {
    pub last: Arc<Update<Response<A>>>,
    pub total: i64,
    /// The first result that was there, maybe in an early phase, and maybe on another page by now.
    pub early: Option<ResultId>,
}

/// Polls a search to its end, and checks each answer by itself and by the one before.
pub async fn to_the_end<A: Polled>(trial: &mut Trial, session: &Session, asked: &A) -> Option<Ended<A>> {
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
            stability::grown::<A>(&mut trial.findings, &before.response, &now.response);
            let has_grown = (1..total::<A>(&now.response)).contains(&total::<A>(&before.response));
            trial.count_if(has_grown, "grown");
        }
        early = early.or_else(|| Some(ids::<A>(&now.response).first()?.as_ref().into()));
        before = Some(now);
    }
    let outcome = search.into_outcome();
    trial.findings.ensure("P3", outcome.is_complete(), || (outcome.phase(), "a complete search"));
    let last = outcome.last?;
    trial.count(if last.count > 0 { "results" } else { "nothing" });
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
    trial.count_if(update.count == 0 && update.total > Some(0), "beyond");
    A::covered(trial, &update.response);
}

/// Another look at a search that is complete.
async fn look<A: Polled>(
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

/// The same poll again, with and without the parameters: the search remembers them.
pub async fn again<A: Polled>(trial: &mut Trial, session: &Session, asked: &A, ended: &Ended<A>) {
    let parameters = asked.parameters().filter(|_| trial.random.percent(50));
    if let Some(again) = look(trial, session, asked, ended, parameters).await {
        let is_same = again == ended.last.response;
        trial.findings.ensure("P4", is_same, || (again, "the same answer as before"));
    }
}

/// All pages of a search in one order: each result once, as many as the total says.
pub async fn walk<A: Polled>(trial: &mut Trial, session: &Session, asked: &A, ended: &Ended<A>) {
    let size = (ended.total / 4).max(1) + i64::from(trial.random.percent(50));
    let parameters = asked.parameters().unwrap_or_default();
    let (mut seen, mut keys) = (HashSet::new(), Vec::new());
    for page in 0..=ended.total / size + 1 {
        let of_page = A::with_page(&parameters, page, size);
        let Some(shown) = look(trial, session, asked, ended, Some(of_page.clone())).await else { return };
        check(trial, asked, &of_page, &shown);
        trial.findings.same("P5", total::<A>(&shown), ended.total);
        for id in ids::<A>(&shown) {
            let is_new = seen.insert(id.to_string());
            trial.findings.ensure("P5", is_new, || (id, "a result that no other page has"));
        }
        keys.extend(asked.keys(&of_page, &shown));
    }
    answer::check_order::<A>(&mut trial.findings, &parameters, &keys);
    trial.findings.same("P5", seen.len() as i64, ended.total);
    let is_there = ended.early.as_ref().is_none_or(|id| seen.contains(id.as_str()));
    trial.findings.ensure("P4", is_there, || (&ended.early, "on one of the pages"));
    trial.count("walked");
}

/// The same page with prices of the other mode: that of all is that of one times all.
pub async fn both_modes<A: Polled>(trial: &mut Trial, session: &Session, asked: &A, ended: &Ended<A>) {
    let (other, is_of_all) = A::in_other_mode(&asked.parameters().unwrap_or_default());
    let Some(shown) = look(trial, session, asked, ended, Some(other.clone())).await else { return };
    check(trial, asked, &other, &shown);
    let last = &ended.last.response;
    let (each, all) = if is_of_all { (last, &shown) } else { (&shown, last) };
    stability::modes(&mut trial.findings, asked, each, all);
    A::unmoved_by_mode(&mut trial.findings, each, all);
    trial.count("both modes");
}
