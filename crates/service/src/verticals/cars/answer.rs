//! Builds car answers: the results of a page, and the map entries that they refer to.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use wayfare_models::cars::{
    AgencyCode, AgencyType, CarAgency, CarBookingOption, CarLocation, CarLocationId, CarProvider,
    CarProviderCode, CarResultParameters, CarSearchResponse, CarSearchResult, CarSort,
};
use wayfare_models::common::Cluster;

use super::terms::Terms;
use super::vertical::Cars;
use super::view::CarView;
use crate::engine::{Engine, Found, Phase, Priced, Search, guarded};
use crate::market::Market;
use crate::polled;

/// The answer to a poll.
pub(crate) fn page(
    engine: &Engine<Cars>,
    search: &Search<Cars>,
    parameters: &CarResultParameters,
    market: &Market,
) -> CarSearchResponse {
    let view = CarView::of(parameters, market);
    let (phase, total, page) = search.page(&view);
    let mut response = outline(search, phase, &view);
    response.total_count = i64::try_from(total).ok();
    let terms = Terms::new(view.currency, view.mode, search.query.days);
    engine.spell_out(&page, &terms, &mut response);
    response
}

/// A response without its results.
fn outline(search: &Search<Cars>, phase: Phase, view: &CarView) -> CarSearchResponse {
    let mut response = CarSearchResponse::default();
    response.search_id = Some(search.id.clone());
    response.status = Some(polled::status(phase));
    response.cluster = Some(Cluster::from(polled::CLUSTER));
    response.page_size = i64::try_from(view.page.size).ok();
    response.sort = Some(CarSort::default().with_key(view.key.clone()));
    response.currency = Some(view.currency.code().into());
    response.price_mode = Some(view.mode.clone());
    response.days = Some(i64::from(search.query.days.max(1)));
    response
}

impl Engine<Cars> {
    /// Adds results to a response, together with exactly the map entries that they refer to.
    fn spell_out(&self, found: &[Found<Cars>], terms: &Terms, response: &mut CarSearchResponse) {
        for found in found {
            let mut result = CarSearchResult::new(found.id.clone());
            for priced in &found.options {
                if let Some((option, locations)) = self.option(priced, terms) {
                    self.refer(&option, found, response);
                    place(&option, locations, &mut response.car_locations);
                    result.booking_options.push(option);
                }
            }
            // A result is left out if all of its options are broken.
            if !result.booking_options.is_empty() {
                response.results.push(result);
            }
        }
    }

    /// One option, completed with its provider, and the places that it names. `None` if it lacks an agency or a
    /// pickup place, or names an unknown place.
    fn option(&self, priced: &Priced<Cars>, terms: &Terms) -> Option<(CarBookingOption, Places)> {
        let (mut option, locations) = guarded(|| (priced.sale.option(terms), priced.sale.locations()))?;
        if option.provider_code.is_none() {
            let code = &self.providers().get(priced.provider)?.code;
            option.provider_code = Some(CarProviderCode::from(code.as_str()));
        }
        let mut known = Places::new();
        for location in locations {
            known.extend(location.location_id.clone().map(|id| (id, location)));
        }
        let mut named = option.pickup_location_id.iter().chain(&option.dropoff_location_id);
        let is_whole = option.agency_code.is_some()
            && option.pickup_location_id.is_some()
            && named.all(|id| known.contains_key(id));
        is_whole.then_some((option, known))
    }

    /// Adds the provider and the agency of an option, unless the response has them.
    fn refer(&self, option: &CarBookingOption, found: &Found<Cars>, response: &mut CarSearchResponse) {
        if let Some(code) = &option.provider_code
            && let Entry::Vacant(place) = response.providers.entry(code.clone())
        {
            place.insert(self.provider(code, found));
        }
        if let Some(code) = &option.agency_code
            && let Entry::Vacant(place) = response.agencies.entry(code.clone())
        {
            place.insert(self.agency(code));
        }
    }

    fn provider(&self, code: &CarProviderCode, found: &Found<Cars>) -> CarProvider {
        let mut provider = self.provider_details(code, found.providers()).unwrap_or_default();
        provider.code = Some(code.clone());
        provider.display_name.get_or_insert_with(|| code.as_str().into());
        provider.logo_urls.get_or_insert_default();
        provider
    }

    /// The details of an agency. An unknown one is shown by its code; one without a kind counts as regular.
    fn agency(&self, code: &AgencyCode) -> CarAgency {
        let mut agency = self.supplier_details(code).unwrap_or_default();
        agency.code = Some(code.clone());
        agency.display_name.get_or_insert_with(|| code.as_str().into());
        agency.logo_urls.get_or_insert_default();
        agency.kind.get_or_insert(AgencyType::Regular);
        agency
    }
}

/// Places by their ids.
type Places = BTreeMap<CarLocationId, CarLocation>;

/// Adds the places that an option names. A place that is a pickup place for some cars and a return place for others
/// gets the distance from the pickup search.
fn place(option: &CarBookingOption, mut known: Places, all: &mut Places) {
    if let Some(id) = &option.dropoff_location_id
        && let (Entry::Vacant(place), Some(location)) = (all.entry(id.clone()), known.get(id))
    {
        place.insert(location.clone());
    }
    all.extend(option.pickup_location_id.as_ref().and_then(|id| known.remove_entry(id)));
}
