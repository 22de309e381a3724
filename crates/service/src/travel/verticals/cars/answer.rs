//! Car responses: the results of a page, and the map entries that the results refer to.

use std::collections::BTreeMap;

use specwright_core::write::{Encoded, ListWriter};
use wayfare_models::cars::{
    AgencyCode, AgencyType, CarAgency, CarBookingOption, CarLocation, CarLocationId, CarProvider,
    CarProviderCode, CarResultParameters, CarSearchResponse,
};
use wayfare_models::writers::cars::{CarSearchResponseWriter, CarSearchResultWriter};

use super::Cars;
use super::sale::{CarNames, FullDetails, Kind};
use super::terms::Terms;
use super::view::CarView;
use crate::travel::engine::{Engine, Found, Priced, Search, catch_panic};
use crate::travel::links::ServiceLinks;
use crate::travel::market::Market;
use crate::travel::polled;

/// Returns the response to a poll.
pub(crate) fn page(
    engine: &Engine<Cars>,
    search: &Search<Cars>,
    parameters: &CarResultParameters,
    market: &Market,
    links: ServiceLinks,
) -> Encoded<CarSearchResponse> {
    let view = CarView::of(parameters, market);
    let (phase, total, found) = search.page(&view);
    let terms = Terms::new(view.currency, view.mode.clone(), search.query.days);
    Encoded::<CarSearchResponse>::write(|answer| {
        answer.search_id(Some(&search.id));
        answer.cluster(Some(engine.cluster().as_str()));
        answer.status(Some(&polled::status(phase)));
        let named = results(answer, &found, engine, &terms, &links);
        answer.sort(|sort| sort.key(Some(&view.key)));
        answer.page_size(i64::try_from(view.page.size).ok());
        answer.total_count(i64::try_from(total).ok());
        answer.price_mode(Some(&view.mode));
        named.write(answer);
        answer.currency(Some(view.currency.code()));
        answer.days(Some(i64::from(terms.days)));
    })
}

/// Writes the results, and returns the map entries that the results refer to.
fn results(
    answer: &mut CarSearchResponseWriter<'_>,
    found: &[Found<Cars>],
    engine: &Engine<Cars>,
    terms: &Terms,
    links: &ServiceLinks,
) -> MapEntries {
    let mut page = Page { engine, terms, links, named: MapEntries::default() };
    answer.results(|list| {
        for found in found {
            list.try_item(|result| page.result(found, result));
        }
    });
    page.named
}

/// The results of a page.
struct Page<'a> {
    engine: &'a Engine<Cars>,
    terms: &'a Terms,
    links: &'a ServiceLinks,
    named: MapEntries,
}

/// The map entries that the results refer to.
#[derive(Default)]
struct MapEntries {
    agencies: BTreeMap<AgencyCode, CarAgency>,
    providers: BTreeMap<CarProviderCode, CarProvider>,
    places: BTreeMap<CarLocationId, PlaceEntry>,
}

struct PlaceEntry {
    location: CarLocation,
    /// `true` for a pickup place. If a place is the pickup place of some cars and the return place of others, the
    /// response contains the data of the pickup place, such as the distance.
    is_of_pickup: bool,
}

impl Page<'_> {
    /// Writes a result. Returns `None` if no option of the result can be written.
    fn result(&mut self, found: &Found<Cars>, result: &mut CarSearchResultWriter<'_>) -> Option<()> {
        let mut written = None;
        result.id(&found.id);
        result.booking_options(|list| {
            for priced in &found.options {
                written = self.option(priced, found, list).or(written);
            }
        });
        written
    }

    /// Writes one option. Returns `None` if the option is invalid or its provider panics.
    fn option(
        &mut self,
        priced: &Priced<Cars>,
        found: &Found<Cars>,
        list: &mut ListWriter<'_, CarBookingOption>,
    ) -> Option<()> {
        match priced.sale.kind() {
            Kind::Single(details) => {
                let option = self.single(details, priced.provider)?;
                let is =
                    |it: &CarLocation, id: &str| it.location_id.as_ref().is_some_and(|it| it.as_str() == id);
                let location = |id: &str| details.locations.iter().find(|it| is(it, id));
                let names = names(&option).filter(|names| {
                    [Some(names.pickup), names.dropoff].into_iter().flatten().all(|id| location(id).is_some())
                })?;
                let places = self.named.new_places(names, |id| location(id).cloned());
                self.add_entries(names, places, found);
                list.push(&option);
            }
            Kind::OfMany(sales, place) => {
                let (names, places) = list.try_item(|option| {
                    catch_panic(|| {
                        sales.write_option(*place, self.terms, self.links, option);
                        let names = sales.names(*place);
                        let location = |id: &str| match id == names.pickup {
                            true => Some(sales.pickup(*place)),
                            false => sales.dropoff(*place),
                        };
                        (names, self.named.new_places(names, location))
                    })
                })?;
                self.add_entries(names, places, found);
            }
        }
        Some(())
    }

    /// Returns one option, completed with its provider.
    fn single(&self, details: &FullDetails, provider: usize) -> Option<CarBookingOption> {
        let mut option = details.option(self.terms);
        if option.provider_code.is_none() {
            option.provider_code = Some(self.engine.providers().get(provider)?.code.as_str().into());
        }
        option.booking_url = option.booking_url.map(|url| self.links.booking(&url).concat().into());
        Some(option)
    }

    /// Adds the map entries of an option: its places, and its provider and agency unless the page already has these
    /// entries.
    fn add_entries(
        &mut self,
        names: CarNames<'_>,
        places: Vec<(CarLocationId, PlaceEntry)>,
        found: &Found<Cars>,
    ) {
        let MapEntries { providers, agencies, places: known } = &mut self.named;
        known.extend(places);
        if !providers.contains_key(names.provider) {
            let code = CarProviderCode::from(names.provider);
            providers.insert(code.clone(), self.engine.provider(code, found, self.links));
        }
        if !agencies.contains_key(names.agency) {
            let code = AgencyCode::from(names.agency);
            agencies.insert(code.clone(), self.engine.agency(code, self.links));
        }
    }
}

impl MapEntries {
    /// Returns the places that an option refers to, except places that the page already contains in the same role or as
    /// pickup places.
    fn new_places(
        &self,
        names: CarNames<'_>,
        location: impl Fn(&str) -> Option<CarLocation>,
    ) -> Vec<(CarLocationId, PlaceEntry)> {
        let is_known = |id: &str, is_of_pickup: bool| {
            self.places.get(id).is_some_and(|known| known.is_of_pickup || !is_of_pickup)
        };
        let named = [names.dropoff.map(|id| (id, false)), Some((names.pickup, true))];
        let unknown = named.into_iter().flatten().filter(|(id, is_of_pickup)| !is_known(id, *is_of_pickup));
        unknown
            .filter_map(|(id, is_of_pickup)| {
                Some((id.into(), PlaceEntry { location: location(id)?, is_of_pickup }))
            })
            .collect()
    }

    fn write(&self, answer: &mut CarSearchResponseWriter<'_>) {
        answer.agencies(|map| self.agencies.iter().for_each(|(code, agency)| map.insert(code, agency)));
        answer.providers(|map| self.providers.iter().for_each(|(code, it)| map.insert(code, it)));
        answer.car_locations(|map| self.places.iter().for_each(|(id, it)| map.insert(id, &it.location)));
    }
}

/// Returns the codes and ids that an option refers to, or `None` if the option has no provider, agency or pickup place.
fn names(option: &CarBookingOption) -> Option<CarNames<'_>> {
    Some(CarNames {
        provider: option.provider_code.as_ref()?.as_str(),
        agency: option.agency_code.as_ref()?.as_str(),
        pickup: option.pickup_location_id.as_ref()?.as_str(),
        dropoff: option.dropoff_location_id.as_ref().map(CarLocationId::as_str),
    })
}

impl Engine<Cars> {
    fn provider(&self, code: CarProviderCode, found: &Found<Cars>, links: &ServiceLinks) -> CarProvider {
        let mut provider = self.provider_details(&code, found.providers()).unwrap_or_default();
        provider.display_name.get_or_insert_with(|| code.as_str().into());
        links.complete(&mut provider.logo_urls.get_or_insert_default().horizontal_url);
        provider.code = Some(code);
        provider
    }

    /// Returns the details of an agency. An unknown agency is shown by its code; an agency without a kind counts as
    /// regular.
    fn agency(&self, code: AgencyCode, links: &ServiceLinks) -> CarAgency {
        let mut agency = self.supplier_details(&code).unwrap_or_default();
        agency.display_name.get_or_insert_with(|| code.as_str().into());
        links.complete(&mut agency.logo_urls.get_or_insert_default().horizontal_url);
        agency.kind.get_or_insert(AgencyType::Regular);
        agency.code = Some(code);
        agency
    }
}
