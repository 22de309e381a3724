//! The parts of a polled search that only flights have, and checks on its responses.

use wayfare_client::flights::FlightsProtocol;
use wayfare_models::common::SortDirection;
use wayfare_models::flights::{
    FlightPassengerCounts, FlightPriceMode, FlightResult, FlightResultParameters as Parameters,
    FlightSearchRequest, FlightSearchResponse as Response, FlightSortKey, PassengerCode,
};
use wayfare_models::itinerary::Itinerary;

use super::request::Asked;
use super::{journey, offers, plausible};
use crate::findings::Findings;
use crate::harness::Trial;
use crate::polled::{DEFAULT_CURRENCY, Map, Polled, lowest, same_entries};

/// Value of a traveller's hour for `bestValue`, in US cents. The description defines this value.
const CENTS_PER_HOUR: i64 = 2_000;

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
        let results = &response.results;
        let legs = results.iter().flat_map(|result| result.legs.iter().map(|leg| &leg.id));
        let segments = response.legs.values().flat_map(|leg| leg.segments.iter().map(|segment| &segment.id));
        let flown = || response.segments.values();
        let airlines = flown().flat_map(|segment| &segment.airline);
        let ends = flown().flat_map(|segment| segment.origin.iter().chain(&segment.destination));
        let options = results.iter().flat_map(|result| &result.booking_options);
        let sellers = options.flat_map(|option| &option.provider_code);
        vec![
            Map::new("legs", response.legs.keys(), legs),
            Map::new("segments", response.segments.keys(), segments),
            Map::new("airlines", response.airlines.keys(), airlines),
            Map::new("airports", response.airports.keys(), ends),
            Map::new("providers", response.providers.keys(), sellers),
        ]
    }

    /// Returns no keys for `bestValue` in currencies other than US dollars, because the value is computed in US
    /// dollars.
    fn keys(&self, parameters: &Parameters, response: &Response) -> Vec<i64> {
        let key = parameters.sort.clone().unwrap_or_default().key_or_default();
        let is_in_dollars = response.currency.as_ref().is_some_and(|code| code.as_str() == DEFAULT_CURRENCY);
        let factor = match parameters.price_mode_or_default() {
            FlightPriceMode::PerPerson => self.travellers(),
            _ => 1,
        };
        let minutes = |it: Itinerary<'_>| it.duration().map_or(-1, |time| time.as_secs() as i64 / 60);
        let price = |it: Itinerary<'_>| lowest(it.options().filter_map(|it| Some(it.price()?.amount())));
        let value = |itinerary: Itinerary<'_>| {
            let time = minutes(itinerary) * CENTS_PER_HOUR / 60 * self.travellers();
            price(itinerary) / 10 * factor + time
        };
        match key {
            FlightSortKey::Duration => response.itineraries().map(minutes).collect(),
            FlightSortKey::BestValue if is_in_dollars => response.itineraries().map(value).collect(),
            FlightSortKey::BestValue => Vec::new(),
            _ => response.itineraries().map(price).collect(),
        }
    }

    fn is_descending(parameters: &Parameters) -> bool {
        parameters.sort.clone().unwrap_or_default().direction_or_default() == SortDirection::Desc
    }

    fn check(&self, findings: &mut Findings, parameters: &Parameters, response: &Response) {
        echoes(findings, self, parameters, response);
        for itinerary in response.itineraries() {
            findings.at(format!("result {:?}", itinerary.id().as_str()), |findings| {
                findings.none("P1", itinerary.dangling(), "dangling reference");
                journey::check(findings, self, parameters, itinerary);
                offers::check(findings, self, itinerary);
            });
        }
        plausible::check(findings, response);
        // Readers easily miss a wrong local time. One itinerary per page suffices to find such an error.
        if let Some(itinerary) = response.itineraries().next() {
            journey::check_clocks(findings, itinerary);
        }
    }

    fn check_unchanged(findings: &mut Findings, before: &Response, now: &Response, shows_all: bool) {
        same_entries(findings, &before.legs, &now.legs);
        same_entries(findings, &before.segments, &now.segments);
        for old in before.results.iter().filter(|_| shows_all) {
            let new = now.results.iter().find(|new| new.id == old.id);
            findings
                .ensure("P4", new.is_some_and(|new| new.legs == old.legs), || (new, format!("{:?}", old.id)));
            let kept = |new: &FlightResult| {
                old.booking_options.iter().all(|option| new.booking_options.contains(option))
            };
            findings.ensure("P4", new.is_none_or(kept), || (new, "every option of the earlier response"));
        }
    }

    fn covered(trial: &mut Trial, response: &Response) {
        let options = || response.itineraries().flat_map(|itinerary| itinerary.options());
        trial.count_if(options().any(|option| option.is_split()), "split");
        trial.count_if(options().any(|option| option.option().cashback_details.is_some()), "cashback");
        let mut cabins = options().filter_map(|option| option.cabin());
        trial.count_if(cabins.any(|cabin| cabin.as_str() == "mixed"), "mixed cabins");
    }
}

fn echoes(findings: &mut Findings, asked: &Asked, parameters: &Parameters, response: &Response) {
    let currency = parameters.currency.as_ref().map_or(DEFAULT_CURRENCY, |code| code.as_str());
    findings.same("P6", response.currency.as_ref().map(|code| code.as_str()), Some(currency));
    findings.same("P6", response.price_mode.clone(), Some(parameters.price_mode_or_default()));
    findings.same("P6", response.page_size, Some(parameters.page_size_or_default()));
    let sort = parameters.sort.clone().unwrap_or_default();
    let echoed = response.sort.clone().unwrap_or_default();
    findings.same(
        "P6",
        (echoed.key, echoed.direction),
        (Some(sort.key_or_default()), Some(sort.direction_or_default())),
    );
    findings.same("F2", response.passengers.clone(), Some(counts(&asked.start.passengers)));
}

fn counts(passengers: &[PassengerCode]) -> FlightPassengerCounts {
    let of = |code| Some(passengers.iter().filter(|passenger| **passenger == code).count() as i64);
    let mut counts = FlightPassengerCounts::default();
    counts.adults = of(PassengerCode::Adult);
    counts.children = of(PassengerCode::Child);
    counts.infants = of(PassengerCode::InfantOnLap);
    counts.infants_in_seat = of(PassengerCode::InfantInSeat);
    counts.seniors = of(PassengerCode::Senior);
    counts.students = of(PassengerCode::Student);
    counts.youth = of(PassengerCode::Youth);
    counts
}
