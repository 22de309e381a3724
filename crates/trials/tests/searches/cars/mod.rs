//! Car searches: started, polled until complete, paged through, and repeated in the other price mode.

mod answer;
mod groups;
mod invalid;
mod order;
mod place;
pub mod plausible;
mod request;
mod rows;
mod stability;

use std::collections::BTreeSet;

use wayfare_client::cars::CarsProtocol;
use wayfare_models::cars::{
    AgencyType, CarPriceMode, CarResultParameters as Parameters, CarSearchRequest,
    CarSearchResponse as Response,
};

use crate::findings::Findings;
use crate::harness::{Trial, Vertical};
use crate::polled::{self, Map, Polled};
use request::Asked;

pub struct Cars;

impl Vertical for Cars {
    const NAME: &'static str = "cars";
    const SEARCHES: u64 = 2_000;
    const COVERS: &'static str = "\
        results, no results, first-phase, second-phase, all pages, both modes, rejected, page beyond the end, \
        growing total, one way, several sellers, time zones apart, other country, mobile rates, regular, p2p, opaque, \
        delivery, includedDriver";

    async fn search(trial: &mut Trial) {
        if trial.random.percent(5) {
            return invalid::search(trial).await;
        }
        let asked = Asked::new(&mut trial.random, trial.caller.is_on_mobile);
        let session = trial.caller.session();
        let Some(ended) = polled::poll_until_complete(trial, &session, &asked).await else { return };
        trial.count_if(asked.ends_in_another_time_zone(), "time zones apart");
        match trial.random.below(100) {
            // Large searches have too many pages.
            0..10 if (1..=100).contains(&ended.total) => {
                polled::walk_pages(trial, &session, &asked, &ended).await;
            }
            10..22 => polled::repeat(trial, &session, &asked, &ended).await,
            22..40 if ended.total > 0 => polled::both_modes(trial, &session, &asked, &ended).await,
            _ => {}
        }
    }
}

impl Polled for Asked {
    type Protocol = CarsProtocol;
    type Parameters = Parameters;

    fn request(&self, parameters: Option<Parameters>) -> CarSearchRequest {
        let mut request = CarSearchRequest::from(self.start.clone());
        request.result_parameters = parameters;
        request
    }

    fn parameters(&self) -> Option<Parameters> {
        self.parameters.clone()
    }

    fn with_page(parameters: &Parameters, number: i64, size: i64) -> Parameters {
        parameters.clone().with_page_number(number).with_page_size(size)
    }

    fn in_other_mode(parameters: &Parameters) -> (Parameters, bool) {
        let is_total = parameters.price_mode_or_default() != CarPriceMode::Total;
        let mode = if is_total { CarPriceMode::Total } else { CarPriceMode::PerDayTotal };
        (parameters.clone().with_price_mode(mode), is_total)
    }

    fn shares(&self, response: &Response) -> i64 {
        response.days.unwrap_or_default()
    }

    fn prices(response: &Response) -> Vec<Option<f64>> {
        let options = response.rentals().flat_map(|rental| rental.options());
        options.map(|option| option.price().map(|price| price.amount().get())).collect()
    }

    fn maps(response: &Response) -> Vec<Map<'_>> {
        answer::maps(response)
    }

    fn keys(&self, parameters: &Parameters, response: &Response) -> Vec<i64> {
        order::keys(self, parameters, response)
    }

    fn check(&self, findings: &mut Findings, parameters: &Parameters, response: &Response) {
        answer::check(findings, self, parameters, response);
    }

    fn check_unchanged(findings: &mut Findings, before: &Response, now: &Response, shows_all: bool) {
        stability::check_unchanged(findings, before, now, shows_all);
    }

    fn check_other_mode(findings: &mut Findings, each: &Response, all: &Response) {
        stability::check_other_mode(findings, each, all);
    }

    fn covered(trial: &mut Trial, response: &Response) {
        let options = || response.rentals().flat_map(|rental| rental.options());
        let airports = || response.car_locations.values().filter_map(|location| location.airport.as_ref());
        trial.count_if(options().any(|option| option.is_one_way()), "one way");
        let mut sellers = response.rentals().map(|it| it.options().map(|option| option.provider_code()));
        trial.count_if(sellers.any(|codes| codes.collect::<BTreeSet<_>>().len() > 1), "several sellers");
        trial.count_if(airports().any(|airport| airport.country_name.is_some()), "other country");
        trial.count_if(options().any(|option| rows::is_mobile(option.option())), "mobile rates");
        for kind in AgencyType::KNOWN {
            let is_there = response.agencies.values().any(|agency| agency.kind.as_ref() == Some(kind));
            trial.count_if(is_there, kind.as_str());
        }
    }
}
