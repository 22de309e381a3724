//! Flight searches: started, polled until complete, then paged through, repeated, requested in the other price mode, or
//! queried for details.

mod answer;
pub mod fares;
mod invalid;
mod journey;
mod offers;
mod plausible;
mod request;

use wayfare_client::Session;
use wayfare_models::common::ResultId;
use wayfare_models::flights::{FlightDetailsRequest, FlightPollQuery, FlightSearchResponse as Response};

use crate::harness::{Trial, Vertical};
use crate::polled::{self, Polled as _};
use request::Asked;

pub struct Flights;

impl Vertical for Flights {
    const NAME: &'static str = "flights";
    const SEARCHES: u64 = 1_500;
    const COVERS: &'static str = "\
        results, first-phase, second-phase, all pages, both modes, split, mixed cabins, details, rejected, \
        page beyond the end, cashback, growing total";

    async fn search(trial: &mut Trial) {
        if trial.random.percent(5) {
            return invalid::search(trial).await;
        }
        let asked = Asked::new(&mut trial.random, trial.caller.has_cashback);
        let session = trial.caller.session();
        let Some(ended) = polled::poll_until_complete(trial, &session, &asked).await else { return };
        let last = &ended.last.response;
        // The details of a result from an early phase are still available, even if the result is on another page.
        if let Some(early) = ended.early.iter().find(|early| last.results.iter().all(|it| it.id != **early)) {
            details(trial, &session, last, early).await;
        }
        match trial.random.below(100) {
            // The pages of large searches take too long to check.
            0..12 if (1..=60).contains(&ended.total) => {
                polled::walk_pages(trial, &session, &asked, &ended).await;
            }
            12..22 => polled::repeat(trial, &session, &asked, &ended).await,
            22..34 if ended.total > 0 => polled::both_modes(trial, &session, &asked, &ended).await,
            34..46 if !last.results.is_empty() => {
                let at = trial.random.below(last.results.len());
                details(trial, &session, last, &last.results[at].id).await;
            }
            _ => {}
        }
    }
}

/// Checks F1: the details of a result match the result of the poll, and their maps contain exactly the referenced
/// entries.
async fn details(trial: &mut Trial, session: &Session, last: &Response, id: &ResultId) {
    let body = FlightDetailsRequest::new(last.search_id.clone().unwrap(), id.clone());
    let mut query = FlightPollQuery::default();
    query.cluster = last.cluster.clone();
    let answer = session.flights().details(&query, &body).await;
    let findings = &mut trial.findings;
    let Some(details) = findings.answer(answer) else { return };
    findings.same("F1", details.results.iter().map(|it| &it.id).collect::<Vec<_>>(), vec![id]);
    findings.same("F1", details.total_count, Some(1));
    findings.same("F1", (&details.search_id, &details.status), (&last.search_id, &last.status));
    findings.same("F1", (&details.currency, &details.price_mode), (&last.currency, &last.price_mode));
    let polled = last.results.iter().find(|it| it.id == *id);
    if let (Some(polled), Some(result)) = (polled, details.results.first()) {
        findings.ensure("F1", polled == result, || (result, format!("{polled:?}")));
    }
    polled::same_entries(findings, &last.legs, &details.legs);
    polled::same_entries(findings, &last.segments, &details.segments);
    Asked::maps(&details).iter().for_each(|map| map.check(findings));
    trial.count("details");
}
