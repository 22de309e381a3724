//! Flight searches: started, polled to the end, paged through, looked at in other ways, asked for details.

mod answer;
mod invalid;
mod journey;
mod offers;
mod order;
mod request;
mod stability;

use std::collections::HashSet;

use wayfare_client::Session;
use wayfare_models::common::ResultId;
use wayfare_models::flights::{
    FlightDetailsRequest, FlightPollQuery, FlightPriceMode, FlightResultParameters, FlightSearchRequest,
    FlightSearchResponse,
};

use crate::findings::Findings;
use crate::harness::{Trial, Vertical};
use crate::stage::backoff;
use request::Asked;

pub struct Flights;

impl Vertical for Flights {
    const NAME: &'static str = "flights";
    const SEARCHES: u64 = 1_500;
    const COVERS: &'static [&'static str] = &[
        "results",
        "first-phase",
        "second-phase",
        "walked",
        "split",
        "mixed cabins",
        "details",
        "refused",
        "beyond",
        "cashback",
        "grown",
    ];

    async fn search(trial: &mut Trial) {
        if trial.random.percent(5) {
            return invalid::search(trial).await;
        }
        let asked = Asked::new(&mut trial.random);
        let session = trial.caller.session();
        let Some(last) = polled(trial, &session, &asked).await else { return };
        if last.results.is_empty() {
            trial.count("nothing");
        } else {
            trial.count("results");
        }
        let total = last.total_count.unwrap_or_default();
        match trial.random.below(100) {
            0..12 if total > 0 => walk(trial, &session, &asked, &last).await,
            12..22 => again(trial, &session, &asked, &last).await,
            22..34 if total > 0 => other_mode(trial, &session, &asked, &last).await,
            34..46 if !last.results.is_empty() => {
                let at = trial.random.below(last.results.len());
                details(trial, &session, &last, &last.results[at].id).await;
            }
            _ => {}
        }
    }
}

/// Polls a search to its end, and checks each answer by itself and by the one before.
async fn polled(trial: &mut Trial, session: &Session, asked: &Asked) -> Option<FlightSearchResponse> {
    let mut search = session.flights().search(asked.request()).backoff(backoff());
    let mut before: Option<FlightSearchResponse> = None;
    let mut early: Option<ResultId> = None;
    let parameters = asked.parameters.clone().unwrap_or_default();
    while let Some(update) = search.next().await {
        let update = trial.findings.succeed("G1", update)?;
        trial.findings.same("G2", update.notes.iter().collect::<Vec<_>>(), Vec::<&wayfare_wire::Note>::new());
        let response = update.response;
        let has_cashback = trial.caller.has_cashback();
        answer::check(&mut trial.findings, asked, &parameters, has_cashback, &response);
        covered(trial, &response);
        if let Some(before) = &before {
            stability::grown(&mut trial.findings, before, &response);
            if before.total_count < response.total_count && before.total_count > Some(0) {
                trial.count("grown");
            }
        }
        early = early.or_else(|| response.results.first().map(|result| result.id.clone()));
        before = Some(response);
    }
    let last = before?;
    let is_complete = search.into_outcome().is_complete();
    trial.findings.ensure("F3", is_complete, || (last.status.clone(), "complete"));
    // What was found early is still there, on whichever page.
    if let Some(early) = early.filter(|early| last.results.iter().all(|result| result.id != *early)) {
        details(trial, session, &last, &early).await;
    }
    Some(last)
}

fn covered(trial: &mut Trial, response: &FlightSearchResponse) {
    match response.status.as_str() {
        "first-phase" => trial.count("first-phase"),
        "second-phase" => trial.count("second-phase"),
        _ => {}
    }
    if response.results.is_empty() && response.total_count > Some(0) {
        trial.count("beyond");
    }
    let options = || response.itineraries().flat_map(|itinerary| itinerary.options());
    if options().any(|option| option.is_split()) {
        trial.count("split");
    }
    if options().any(|option| option.option().cashback_details.is_some()) {
        trial.count("cashback");
    }
    if options().any(|option| option.cabin().is_some_and(|cabin| cabin.as_str() == "mixed")) {
        trial.count("mixed cabins");
    }
}

/// Another look at a search that is complete.
async fn look(
    findings: &mut Findings,
    session: &Session,
    last: &FlightSearchResponse,
    parameters: Option<FlightResultParameters>,
) -> Option<FlightSearchResponse> {
    let mut query = FlightPollQuery::default();
    query.cluster = last.cluster.clone();
    let mut body = FlightSearchRequest::default().with_search_id(last.search_id.clone());
    body.result_parameters = parameters;
    let answer = findings.succeed("G1", session.flights().poll(&query, &body).await)?;
    findings.same("G2", answer.notes.iter().collect::<Vec<_>>(), Vec::<&wayfare_wire::Note>::new());
    Some(answer.value)
}

/// The same poll again, with and without the parameters: the search remembers them.
async fn again(trial: &mut Trial, session: &Session, asked: &Asked, last: &FlightSearchResponse) {
    let parameters = asked.parameters.clone().filter(|_| trial.random.percent(50));
    if let Some(again) = look(&mut trial.findings, session, last, parameters).await {
        let is_same = again == *last;
        trial.findings.ensure("F4", is_same, || (again, "the same answer as before"));
    }
}

/// All pages of a search in one order: each result once, as many as the total says.
async fn walk(trial: &mut Trial, session: &Session, asked: &Asked, last: &FlightSearchResponse) {
    let total = last.total_count.unwrap_or_default();
    // Big pages cost too much, and many small ones as well.
    if total > 60 {
        return;
    }
    let size = (total / 4).max(1) + i64::from(trial.random.percent(50));
    let mut parameters = asked.parameters.clone().unwrap_or_default().with_page_size(size);
    let (mut seen, mut keys) = (HashSet::new(), Vec::new());
    for page in 0..=total / size + 1 {
        parameters.page_number = Some(page);
        let Some(shown) = look(&mut trial.findings, session, last, Some(parameters.clone())).await else {
            return;
        };
        let findings = &mut trial.findings;
        findings.at(format!("page {page}"), |findings| {
            answer::check(findings, asked, &parameters, trial.caller.has_cashback(), &shown);
            findings.same("F6", shown.total_count, Some(total));
            for result in &shown.results {
                let is_new = seen.insert(result.id.clone());
                findings.ensure("F6", is_new, || (&result.id, "a result that no other page has"));
            }
        });
        keys.extend(order::keys(asked, &parameters, &shown));
    }
    order::check(&mut trial.findings, &parameters, &keys);
    trial.findings.same("F6", seen.len() as i64, total);
    trial.count("walked");
}

/// The same page with prices of the other mode: the total is that of one times all.
async fn other_mode(trial: &mut Trial, session: &Session, asked: &Asked, last: &FlightSearchResponse) {
    let parameters = asked.parameters.clone().unwrap_or_default();
    let total = parameters.price_mode_or_default() == FlightPriceMode::Total;
    let other = if total { FlightPriceMode::PerPerson } else { FlightPriceMode::Total };
    let parameters = parameters.with_price_mode(other);
    let Some(shown) = look(&mut trial.findings, session, last, Some(parameters.clone())).await else {
        return;
    };
    answer::check(&mut trial.findings, asked, &parameters, trial.caller.has_cashback(), &shown);
    let (each, all) = if total { (&shown, last) } else { (last, &shown) };
    stability::modes(&mut trial.findings, asked.travellers(), each, all);
}

/// The details of a result are what the poll had of it.
async fn details(trial: &mut Trial, session: &Session, last: &FlightSearchResponse, id: &ResultId) {
    let mut query = FlightPollQuery::default();
    query.cluster = last.cluster.clone();
    let body = FlightDetailsRequest::new(last.search_id.clone(), id.clone());
    let answer = session.flights().details(&query, &body).await;
    let Some(answer) = trial.findings.succeed("F5", answer) else { return };
    trial.findings.same("G2", answer.notes.iter().collect::<Vec<_>>(), Vec::<&wayfare_wire::Note>::new());
    stability::details(&mut trial.findings, last, id, &answer.value);
    trial.count("details");
}
