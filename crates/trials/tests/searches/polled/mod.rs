//! What flight and car searches have in common: they are started and then polled, they go forward and keep what they
//! have told, and they have pages and two price modes.

mod answer;
mod request;
mod stability;

use std::collections::HashSet;
use std::fmt::Debug;
use std::sync::Arc;

use wayfare_client::poll::{Protocol, Search, Update};
use wayfare_client::{Answer, Error, Session};
use wayfare_models::common::ResultId;

pub use answer::{Map, check_price, no_dangling, thousandths};
pub use request::{currency, page_number, page_size};

use crate::findings::Findings;
use crate::harness::Trial;
use crate::stage::backoff;

/// What a service in the United States shows unless it is asked for another one.
pub const USUAL_CURRENCY: &str = "USD";

/// A search that was asked for, and how its answers are read.
pub trait Polled: Send + Sync {
    type Protocol: Protocol<Response: PartialEq + Debug + Sync>;
    type Parameters: Clone + Default + Send + Sync;

    /// Starts it.
    fn search(&self, session: &Session) -> Search<Self::Protocol>;

    /// How results are to be shown; `None` where the request leaves that open.
    fn parameters(&self) -> Option<Self::Parameters>;

    /// Polls once more.
    fn poll(
        session: &Session,
        last: &Response<Self>,
        parameters: Option<Self::Parameters>,
    ) -> impl Future<Output = Result<Answer<Response<Self>>, Error>> + Send;

    /// Index, from 0, and size of the page that is asked for.
    fn page(parameters: &Self::Parameters) -> [i64; 2];

    /// The same with another page.
    fn with_page(parameters: &Self::Parameters, number: i64, size: i64) -> Self::Parameters;

    /// The same in the other price mode, and whether that is the one of all together.
    fn in_other_mode(parameters: &Self::Parameters) -> (Self::Parameters, bool);

    /// How many times the price of one, which the other mode has, makes that of all.
    fn shares(&self, response: &Response<Self>) -> i64;

    fn ids(response: &Response<Self>) -> Vec<&ResultId>;

    /// How many results there are on all pages.
    fn total(response: &Response<Self>) -> i64 {
        Self::Protocol::total(response).unwrap_or(-1)
    }

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
    fn check(
        &self,
        findings: &mut Findings,
        parameters: &Self::Parameters,
        has_cashback: bool,
        response: &Response<Self>,
    );

    /// What each answer tells the same of what has an id. `shows_all` is whether the later answer has all results on
    /// its page.
    fn kept(findings: &mut Findings, before: &Response<Self>, now: &Response<Self>, shows_all: bool);

    /// What does not depend on the price mode.
    fn unmoved_by_mode(_findings: &mut Findings, _each: &Response<Self>, _all: &Response<Self>) {}

    /// Takes note of what an answer had.
    fn covered(trial: &mut Trial, response: &Response<Self>);
}

/// An answer of a search.
pub type Response<A> = <<A as Polled>::Protocol as Protocol>::Response;

/// A search that is complete.
pub struct Ended<R> {
    pub last: R,
    pub total: i64,
    /// The first result that was there, maybe in an early phase, and maybe on another page by now.
    pub early: Option<ResultId>,
}

/// Polls a search to its end, and checks each answer by itself and by the one before.
pub async fn to_the_end<A: Polled>(
    trial: &mut Trial,
    session: &Session,
    asked: &A,
) -> Option<Ended<Response<A>>> {
    let mut search = asked.search(session).backoff(backoff());
    let parameters = asked.parameters().unwrap_or_default();
    let mut before: Option<Arc<Update<Response<A>>>> = None;
    let mut early: Option<ResultId> = None;
    while let Some(update) = search.next().await {
        let update = trial.findings.succeed("G1", update)?;
        trial.findings.no_notes(&update.notes);
        let response = &update.response;
        check(trial, asked, &parameters, response);
        covered::<A>(trial, response);
        if let Some(before) = before.as_ref().map(|before| &before.response) {
            stability::grown::<A>(&mut trial.findings, before, response);
            if A::Protocol::total(before).is_some_and(|before| (1..A::total(response)).contains(&before)) {
                trial.count("grown");
            }
        }
        early = early.or_else(|| A::ids(response).first().copied().cloned());
        before = Some(update);
    }
    let is_complete = search.into_outcome().is_complete();
    // The search has gone, and with it the other one who had the update.
    let last = Arc::into_inner(before?).unwrap().response;
    trial.findings.ensure("P3", is_complete, || (A::Protocol::phase(&last), "a complete search"));
    let total = A::total(&last);
    trial.count(if A::ids(&last).is_empty() { "nothing" } else { "results" });
    Some(Ended { last, total, early })
}

fn check<A: Polled>(trial: &mut Trial, asked: &A, parameters: &A::Parameters, response: &Response<A>) {
    let findings = &mut trial.findings;
    answer::check(findings, asked, parameters, response);
    asked.check(findings, parameters, trial.caller.has_cashback, response);
}

fn covered<A: Polled>(trial: &mut Trial, response: &Response<A>) {
    use wayfare_client::poll::Phase;
    match A::Protocol::phase(response) {
        Phase::Partial => trial.count("first-phase"),
        Phase::Displayable => trial.count("second-phase"),
        Phase::Complete => {}
    }
    if A::ids(response).is_empty() && A::total(response) > 0 {
        trial.count("beyond");
    }
    A::covered(trial, response);
}

/// Another look at a search that is complete.
async fn look<A: Polled>(
    trial: &mut Trial,
    session: &Session,
    last: &Response<A>,
    parameters: Option<A::Parameters>,
) -> Option<Response<A>> {
    trial.findings.answer(A::poll(session, last, parameters).await)
}

/// The same poll again, with and without the parameters: the search remembers them.
pub async fn again<A: Polled>(trial: &mut Trial, session: &Session, asked: &A, ended: &Ended<Response<A>>) {
    let parameters = asked.parameters().filter(|_| trial.random.percent(50));
    if let Some(again) = look::<A>(trial, session, &ended.last, parameters).await {
        let is_same = again == ended.last;
        trial.findings.ensure("P4", is_same, || (again, "the same answer as before"));
    }
}

/// All pages of a search in one order: each result once, as many as the total says.
pub async fn walk<A: Polled>(trial: &mut Trial, session: &Session, asked: &A, ended: &Ended<Response<A>>) {
    let total = ended.total;
    let size = (total / 4).max(1) + i64::from(trial.random.percent(50));
    let parameters = asked.parameters().unwrap_or_default();
    let (mut seen, mut keys) = (HashSet::new(), Vec::new());
    for page in 0..=total / size + 1 {
        let of_page = A::with_page(&parameters, page, size);
        let Some(shown) = look::<A>(trial, session, &ended.last, Some(of_page.clone())).await else { return };
        check(trial, asked, &of_page, &shown);
        trial.findings.same("P5", A::total(&shown), total);
        for id in A::ids(&shown) {
            let is_new = seen.insert(id.clone());
            trial.findings.ensure("P5", is_new, || (id, "a result that no other page has"));
        }
        keys.extend(asked.keys(&of_page, &shown));
    }
    answer::check_order::<A>(&mut trial.findings, &parameters, &keys);
    trial.findings.same("P5", seen.len() as i64, total);
    let early = ended.early.as_ref();
    trial.findings.ensure("P4", early.is_none_or(|id| seen.contains(id)), || (early, "on one of the pages"));
    trial.count("walked");
}

/// The same page with prices of the other mode: that of all is that of one times all.
pub async fn both_modes<A: Polled>(
    trial: &mut Trial,
    session: &Session,
    asked: &A,
    ended: &Ended<Response<A>>,
) {
    let (other, is_of_all) = A::in_other_mode(&asked.parameters().unwrap_or_default());
    let Some(shown) = look::<A>(trial, session, &ended.last, Some(other.clone())).await else { return };
    check(trial, asked, &other, &shown);
    let (each, all) = if is_of_all { (&ended.last, &shown) } else { (&shown, &ended.last) };
    stability::modes(&mut trial.findings, asked, each, all);
    A::unmoved_by_mode(&mut trial.findings, each, all);
    trial.count("both modes");
}
