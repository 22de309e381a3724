//! Flight searches: started, polled until complete, paged through, repeated in the other price mode, and queried for
//! details.

mod answer;
pub mod fares;
mod invalid;
mod journey;
mod offers;
mod order;
mod plausible;
mod request;
mod stability;

use wayfare_client::Session;
use wayfare_client::flights::FlightsProtocol;
use wayfare_models::common::{ResultId, SortDirection};
use wayfare_models::flights::{
    FlightDetailsRequest, FlightPollQuery, FlightPriceMode, FlightResultParameters as Parameters,
    FlightSearchRequest, FlightSearchResponse as Response,
};

use crate::findings::Findings;
use crate::harness::{Trial, Vertical};
use crate::polled::{self, Map, Polled};
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
        // A result from an early phase is still available, on any page.
        if let Some(early) = ended.early.iter().find(|early| last.results.iter().all(|it| it.id != **early)) {
            details(trial, &session, last, early).await;
        }
        match trial.random.below(100) {
            // Large searches have too many pages.
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

impl Polled for Asked {
    type Protocol = FlightsProtocol;
    type Parameters = Parameters;

    fn request(&self, parameters: Option<Parameters>) -> FlightSearchRequest {
        let mut request = FlightSearchRequest::from(self.start.clone());
        request.result_parameters = parameters;
        request
    }

    fn parameters(&self) -> Option<Parameters> {
        self.parameters.clone()
    }

    fn with_page(parameters: &Parameters, number: i64, size: i64) -> Parameters {
        parameters.clone().with_page_number(number + 1).with_page_size(size)
    }

    fn in_other_mode(parameters: &Parameters) -> (Parameters, bool) {
        let is_total = parameters.price_mode_or_default() != FlightPriceMode::Total;
        let mode = if is_total { FlightPriceMode::Total } else { FlightPriceMode::PerPerson };
        (parameters.clone().with_price_mode(mode), is_total)
    }

    fn shares(&self, _: &Response) -> i64 {
        self.travellers()
    }

    fn prices(response: &Response) -> Vec<Option<f64>> {
        let options = response.itineraries().flat_map(|itinerary| itinerary.options());
        options.map(|option| option.price().map(|price| price.amount().get())).collect()
    }

    fn maps(response: &Response) -> Vec<Map<'_>> {
        answer::maps(response)
    }

    fn keys(&self, parameters: &Parameters, response: &Response) -> Vec<i64> {
        order::keys(self, parameters, response)
    }

    fn is_descending(parameters: &Parameters) -> bool {
        parameters.sort.clone().unwrap_or_default().direction_or_default() == SortDirection::Desc
    }

    fn check(&self, findings: &mut Findings, parameters: &Parameters, response: &Response) {
        answer::check(findings, self, parameters, response);
    }

    fn check_unchanged(findings: &mut Findings, before: &Response, now: &Response, shows_all: bool) {
        stability::check_unchanged(findings, before, now, shows_all);
    }

    fn covered(trial: &mut Trial, response: &Response) {
        let options = || response.itineraries().flat_map(|itinerary| itinerary.options());
        trial.count_if(options().any(|option| option.is_split()), "split");
        trial.count_if(options().any(|option| option.option().cashback_details.is_some()), "cashback");
        let mut cabins = options().filter_map(|option| option.cabin());
        trial.count_if(cabins.any(|cabin| cabin.as_str() == "mixed"), "mixed cabins");
    }
}

/// Checks F1: the details of a result match the result of the poll.
async fn details(trial: &mut Trial, session: &Session, last: &Response, id: &ResultId) {
    let body = FlightDetailsRequest::new(last.search_id.clone().unwrap(), id.clone());
    let mut query = FlightPollQuery::default();
    query.cluster = last.cluster.clone();
    let answer = session.flights().details(&query, &body).await;
    let Some(told) = trial.findings.answer(answer) else { return };
    stability::details(&mut trial.findings, last, id, &told);
    trial.count("details");
}
