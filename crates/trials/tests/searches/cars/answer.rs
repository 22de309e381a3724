//! The parts of a polled search that only cars have, and checks on its responses.

use std::collections::BTreeSet;

use wayfare_client::cars::CarsProtocol;
use wayfare_models::cars::{
    AgencyType, CarPriceMode, CarResultParameters as Parameters, CarSearchRequest,
    CarSearchResponse as Response, CarSearchResult, CarSortKey,
};
use wayfare_models::rental::Rental;
use wayfare_places::distance_km;

use super::request::Asked;
use super::{groups, rows};
use crate::findings::Findings;
use crate::harness::Trial;
use crate::polled::{DEFAULT_CURRENCY, Map, Polled, lowest, same_entries};

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
        let options = || response.results.iter().flat_map(|result| &result.booking_options);
        let places =
            options().flat_map(|option| option.pickup_location_id.iter().chain(&option.dropoff_location_id));
        let (agencies, providers) = (&response.agencies, &response.providers);
        vec![
            Map::new("agencies", agencies.keys(), options().flat_map(|option| &option.agency_code)),
            Map::new("providers", providers.keys(), options().flat_map(|option| &option.provider_code)),
            Map::new("carLocations", response.car_locations.keys(), places),
        ]
    }

    /// Returns the lowest prices in the response's mode, or the distances to the counters in metres.
    fn keys(&self, parameters: &Parameters, response: &Response) -> Vec<i64> {
        let metres = |rental: Rental<'_>| {
            let place = rental.first().and_then(|option| option.pickup());
            let position = place.and_then(rows::position);
            position.map_or(-1, |at| (distance_km(self.pickup.position, at) * 1_000.0).round() as i64)
        };
        let price = |rental: Rental<'_>| lowest(rental.options().filter_map(|it| Some(it.price()?.amount())));
        match parameters.sort.clone().unwrap_or_default().key_or_default() {
            CarSortKey::Distance => response.rentals().map(metres).collect(),
            _ => response.rentals().map(price).collect(),
        }
    }

    fn check(&self, findings: &mut Findings, parameters: &Parameters, response: &Response) {
        echoes(findings, parameters, response);
        let days = self.days();
        findings.ensure("C2", response.days.is_some_and(|told| days.contains(&told)), || {
            (response.days, format!("one of {days:?}"))
        });
        for rental in response.rentals() {
            findings.none("P1", rental.dangling(), "dangling reference");
        }
        groups::check(findings, response);
        rows::check(findings, self, response);
    }

    fn check_unchanged(findings: &mut Findings, before: &Response, now: &Response, shows_all: bool) {
        findings.same("P4", now.days, before.days);
        same_entries(findings, &before.agencies, &now.agencies);
        same_entries(findings, &before.providers, &now.providers);
        same_entries(findings, &before.car_locations, &now.car_locations);
        for old in &before.results {
            let new = now.results.iter().find(|new| new.id == old.id);
            findings.ensure("P4", new.is_some() || !shows_all, || {
                (&old.id, "this result on a page that has all results")
            });
            let kept = |new: &CarSearchResult| {
                old.booking_options.iter().all(|option| new.booking_options.contains(option))
            };
            findings.ensure("P4", new.is_none_or(kept), || (new, format!("every option of {:?}", old.id)));
        }
    }

    /// Checks that only prices depend on the price mode. Fees, insurance and cancellation amounts are for the whole
    /// rental in both modes.
    fn check_other_mode(findings: &mut Findings, each: &Response, all: &Response) {
        let [each, all] = [each, all].map(|response| {
            let mut results = response.results.clone();
            let options = results.iter_mut().flat_map(|result| &mut result.booking_options);
            options.for_each(|option| option.price = None);
            (results, &response.agencies, &response.providers, &response.car_locations)
        });
        findings.ensure("C3", each == all, || (each, format!("{all:?}")));
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

fn echoes(findings: &mut Findings, parameters: &Parameters, response: &Response) {
    let currency = parameters.currency.as_ref().map_or(DEFAULT_CURRENCY, |code| code.as_str());
    findings.same("P6", response.currency.as_ref().map(|code| code.as_str()), Some(currency));
    findings.same("P6", response.price_mode.clone(), Some(parameters.price_mode_or_default()));
    findings.same("P6", response.page_size, Some(parameters.page_size_or_default()));
    let sort = parameters.sort.clone().unwrap_or_default();
    let echoed = response.sort.as_ref().and_then(|sort| sort.key.clone());
    findings.same("P6", echoed, Some(sort.key_or_default()));
}
