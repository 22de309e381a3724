//! Builds flight answers: the results of a page, and the map entries that they refer to.

use std::collections::BTreeSet;

use wayfare_models::common::{AirportCode, Cluster};
use wayfare_models::flights::{
    AirlineCode, FlightAirline, FlightAirport, FlightBookingOption, FlightLegReference, FlightProvider,
    FlightResult, FlightResultParameters, FlightSearchResponse, FlightSort, ProviderCode,
};
use wayfare_places::Places;
use wayfare_wire::Lenient;

use super::prepare::FlightDetails;
use super::sale::OfferLeg;
use super::shared::Shared;
use super::terms::Terms;
use super::vertical::Flights;
use super::view::FlightView;
use crate::engine::{Engine, Found, Phase, Priced, Search, guarded};
use crate::market::Market;
use crate::polled;

/// The answer to a poll.
pub(crate) fn page(
    engine: &Engine<Flights>,
    search: &Search<Flights>,
    parameters: &FlightResultParameters,
    market: &Market,
) -> FlightSearchResponse {
    let view = FlightView::of(parameters, market, &search.query.party);
    let (phase, total, page) = search.page(&view);
    let mut response = outline(search, phase, &view);
    response.total_count = i64::try_from(total).ok();
    engine.spell_out(&page, &terms(&view), &mut response);
    response
}

/// The details of a result.
pub(crate) fn details(
    engine: &Engine<Flights>,
    details: FlightDetails,
    market: &Market,
) -> FlightSearchResponse {
    let FlightDetails { search, phase, found } = details;
    let view = FlightView::of(&search.parameters(None), market, &search.query.party);
    let mut response = outline(&search, phase, &view);
    response.total_count = Some(1);
    engine.spell_out(&[found], &terms(&view), &mut response);
    response
}

fn terms(view: &FlightView) -> Terms {
    Terms::new(view.currency, view.mode.clone(), view.travellers)
}

/// A response without its results.
fn outline(search: &Search<Flights>, phase: Phase, view: &FlightView) -> FlightSearchResponse {
    let mut response = FlightSearchResponse::default();
    response.search_id = Some(search.id.clone());
    response.status = Some(polled::status(phase));
    response.cluster = Some(Cluster::from(polled::CLUSTER));
    response.page_size = i64::try_from(view.page.size).ok();
    let mut sort = FlightSort::default();
    sort.key = Some(view.key.clone());
    sort.direction = Some(view.direction.clone());
    response.sort = Some(sort);
    response.currency = Some(view.currency.code().into());
    response.price_mode = Some(view.mode.clone());
    response.passengers = Some(search.query.party.counts());
    response
}

impl Engine<Flights> {
    /// Adds results to a response, together with exactly the map entries that they refer to.
    fn spell_out(&self, found: &[Found<Flights>], terms: &Terms, response: &mut FlightSearchResponse) {
        let mut airlines = BTreeSet::new();
        let mut airports = BTreeSet::new();
        for found in found {
            let mut shared = Shared::default();
            let Some(legs) = found.options.iter().find_map(|option| guarded(|| option.sale.legs())) else {
                continue;
            };
            let mut result = FlightResult::new(found.id.clone());
            result.legs = legs.iter().map(|leg| FlightLegReference::new(leg.id.clone())).collect();
            result.booking_options =
                found.options.iter().filter_map(|it| self.option(it, terms, &legs, &mut shared)).collect();
            for option in &result.booking_options {
                if let Some(code) = &option.provider_code
                    && !response.providers.contains_key(code)
                {
                    response.providers.insert(code.clone(), self.provider(code, found));
                }
            }
            response.results.push(result);
            for OfferLeg { id, leg, segments } in legs {
                for (id, segment) in segments {
                    airlines.extend(segment.airline.clone());
                    airports.extend([&segment.origin, &segment.destination].into_iter().flatten().cloned());
                    response.segments.insert(id, segment);
                }
                response.legs.insert(id, leg);
            }
        }
        response.airlines = airlines.into_iter().map(|code| (code.clone(), self.airline(&code))).collect();
        response.airports = airports.into_iter().map(|code| (code.clone(), airport(&code))).collect();
    }

    /// One option, completed with its provider and without fares of segments that the itinerary does not have. `None`
    /// if the provider's code panics.
    fn option(
        &self,
        priced: &Priced<Flights>,
        terms: &Terms,
        legs: &[OfferLeg],
        shared: &mut Shared,
    ) -> Option<FlightBookingOption> {
        let mut option = guarded(|| priced.sale.option(terms, shared))?;
        if option.provider_code.is_none() {
            let code = &self.providers().get(priced.provider)?.code;
            option.provider_code = Some(ProviderCode::from(code.as_str()));
        }
        option.segment_fares.retain(|fare| {
            let mut segments = legs.iter().flat_map(|leg| &leg.segments);
            fare.segment_id.as_ref().is_none_or(|id| segments.any(|(segment, _)| segment == id))
        });
        Some(option)
    }

    fn provider(&self, code: &ProviderCode, found: &Found<Flights>) -> FlightProvider {
        self.provider_details(code, found.providers()).unwrap_or_else(|| {
            let mut unknown = FlightProvider::default();
            unknown.display_name = Some(code.as_str().into());
            unknown
        })
    }

    fn airline(&self, code: &AirlineCode) -> FlightAirline {
        self.supplier_details(code).unwrap_or_else(|| {
            let mut unknown = FlightAirline::default();
            unknown.display_name = Some(code.as_str().into());
            unknown
        })
    }
}

fn airport(code: &Lenient<AirportCode>) -> FlightAirport {
    let mut wire = FlightAirport::default();
    match Places::embedded().airport(code.as_str()) {
        Some(airport) => {
            wire.display_name = Some(airport.name.into());
            wire.city_name = Some(airport.city_name.into());
        }
        None => wire.display_name = Some(code.as_str().into()),
    }
    wire
}
