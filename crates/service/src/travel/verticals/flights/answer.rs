//! Flight responses: the results of a page, and the map entries that the results refer to.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use specwright_core::Lenient;
use specwright_core::write::{Encoded, Fill as _, ListWriter};
use wayfare_models::common::AirportCode;
use wayfare_models::flights::{
    AirlineCode, FlightAirline, FlightBookingOption, FlightDetailsRequest, FlightProvider,
    FlightResultParameters, FlightSearchResponse, FlightSegment, LegId, ProviderCode, SegmentId,
};
use wayfare_models::writers::flights::{FlightAirportWriter, FlightResultWriter, FlightSearchResponseWriter};
use wayfare_places::Places;
use wayfare_validation::Path;

use super::Flights;
use super::sale::{FullDetails, Kind, OfferLeg};
use super::shared::Shared;
use super::terms::Terms;
use super::view::FlightView;
use crate::http::Caller;
use crate::travel::api_errors::{self, Refusal};
use crate::travel::engine::{Engine, Found, Phase, Priced, Search, catch_panic};
use crate::travel::links::ServiceLinks;
use crate::travel::market::Market;
use crate::travel::objection::Objection;
use crate::travel::polled;

/// Returns the response to a poll.
pub(crate) fn page(
    engine: &Engine<Flights>,
    search: &Search<Flights>,
    parameters: &FlightResultParameters,
    market: &Market,
    links: ServiceLinks,
) -> Encoded<FlightSearchResponse> {
    let view = FlightView::of(parameters, market, &search.query.party);
    let (phase, total, found) = search.page(&view);
    answer(search, phase, total, &view, Page::new(engine, &found, &view, links))
}

/// Finds the result for a details request. Returns its search and the response.
///
/// # Errors
/// Returns an error if the search or the result can't be found, or if the store can't be reached.
pub(crate) async fn details(
    engine: &Engine<Flights>,
    request: FlightDetailsRequest,
    caller: &Caller,
    market: &Market,
) -> Result<(Arc<Search<Flights>>, Encoded<FlightSearchResponse>), Refusal> {
    let field = FlightDetailsRequest::SEARCH_ID;
    let search = engine.running(&caller.key, field, request.search_id, None, None).await?;
    let (phase, found) = search.result(&request.result_id);
    let Some(found) = found else {
        let found = request.result_id.as_str().into();
        let at = Path::ROOT.field(FlightDetailsRequest::RESULT_ID);
        return Err(api_errors::fault(&at, Objection::UnknownResult { found }));
    };
    let view = FlightView::of(&search.parameters(None), market, &search.query.party);
    let page = [found];
    let page = Page::new(engine, &page, &view, ServiceLinks::below(&caller.base_url));
    let answer = answer(&search, phase, 1, &view, page);
    Ok((search, answer))
}

fn answer(
    search: &Search<Flights>,
    phase: Phase,
    total: usize,
    view: &FlightView,
    page: Page<'_>,
) -> Encoded<FlightSearchResponse> {
    Encoded::<FlightSearchResponse>::write(|answer| {
        answer.search_id(Some(&search.id));
        answer.cluster(Some(page.engine.cluster().as_str()));
        answer.status(Some(&polled::status(phase)));
        answer.page_size(i64::try_from(view.page.size).ok());
        answer.total_count(i64::try_from(total).ok());
        answer.sort(|sort| {
            sort.key(Some(&view.key));
            sort.direction(Some(&view.direction));
        });
        answer.currency(Some(view.currency.code()));
        answer.price_mode(Some(&view.mode));
        answer.passengers(|passengers| passengers.fill(&search.query.party.counts()));
        page.write(answer);
    })
}

/// The results of a page, and the legs and providers that they refer to.
struct Page<'a> {
    engine: &'a Engine<Flights>,
    found: &'a [Found<Flights>],
    terms: Terms,
    links: ServiceLinks,
    legs: BTreeMap<LegId, OfferLeg>,
    providers: BTreeMap<ProviderCode, FlightProvider>,
}

impl<'a> Page<'a> {
    fn new(
        engine: &'a Engine<Flights>,
        found: &'a [Found<Flights>],
        view: &FlightView,
        links: ServiceLinks,
    ) -> Self {
        let terms = Terms::new(view.currency, view.mode.clone(), view.travellers);
        Page { engine, found, terms, links, legs: BTreeMap::new(), providers: BTreeMap::new() }
    }

    /// Writes the results, and exactly the map entries that they refer to.
    fn write(mut self, answer: &mut FlightSearchResponseWriter<'_>) {
        answer.results(|list| {
            for found in self.found {
                list.try_item(|result| self.result(found, result));
            }
        });
        answer.legs(|map| self.legs.iter().for_each(|(id, leg)| map.insert(id, &leg.leg)));
        let segments = self.segments();
        answer.segments(|map| segments.iter().for_each(|(id, segment)| map.insert(*id, *segment)));
        let airlines: BTreeSet<_> = segments.values().filter_map(|it| it.airline.as_ref()).collect();
        answer.airlines(|map| airlines.into_iter().for_each(|code| map.insert(code, &self.airline(code))));
        let ends = segments.values().flat_map(|segment| [&segment.origin, &segment.destination]);
        let airports: BTreeSet<_> = ends.flatten().collect();
        answer.airports(|map| airports.into_iter().for_each(|code| map.entry(code, |it| airport(it, code))));
        answer.providers(|map| self.providers.iter().for_each(|(code, it)| map.insert(code, it)));
    }

    /// Writes a result. Returns `None` if no provider returns the legs of the result.
    fn result(&mut self, found: &Found<Flights>, result: &mut FlightResultWriter<'_>) -> Option<()> {
        let legs = self.legs(found)?;
        let mut shared = Shared::default();
        result.id(&found.id);
        result.booking_options(|list| {
            for priced in &found.options {
                let code = self.option(priced, &legs, &mut shared, list);
                if let Some(code) = code.filter(|code| !self.providers.contains_key(code)) {
                    let provider = self.provider(&code, found);
                    self.providers.insert(code, provider);
                }
            }
        });
        result.legs(|list| legs.iter().for_each(|id| list.item(|leg| leg.id(id))));
        Some(())
    }

    /// Returns a result's leg ids, and adds the legs to the page.
    fn legs(&mut self, found: &Found<Flights>) -> Option<Vec<LegId>> {
        let is_known = |id: &LegId| self.legs.contains_key(id);
        let legs = found.options.iter().find_map(|option| catch_panic(|| option.sale.legs(is_known)))?;
        let legs = legs.into_iter().map(|(id, leg)| {
            self.legs.extend(leg.map(|leg| (id.clone(), leg)));
            id
        });
        Some(legs.collect())
    }

    /// Writes one option, and returns the code of its provider. Returns `None` if the provider panics.
    fn option(
        &self,
        priced: &Priced<Flights>,
        legs: &[LegId],
        shared: &mut Shared,
        list: &mut ListWriter<'_, FlightBookingOption>,
    ) -> Option<ProviderCode> {
        match priced.sale.kind() {
            Kind::Single(details) => {
                let option = self.single(details, priced.provider, legs)?;
                list.push(&option);
                option.provider_code
            }
            Kind::OfMany(sales, place) => list.try_item(|option| {
                catch_panic(|| {
                    sales.write_option(*place, &self.terms, &self.links, shared, option);
                    ProviderCode::from(sales.provider_code(*place))
                })
            }),
        }
    }

    /// Returns one option. Adds its provider, and removes fares for segments that are not in the itinerary.
    fn single(&self, details: &FullDetails, provider: usize, legs: &[LegId]) -> Option<FlightBookingOption> {
        let mut option = details.option(&self.terms);
        if option.provider_code.is_none() {
            option.provider_code = Some(self.engine.providers().get(provider)?.code.as_str().into());
        }
        option.segment_fares.retain(|fare| {
            let mut segments = legs.iter().filter_map(|leg| self.legs.get(leg)).flat_map(|leg| &leg.segments);
            fare.segment_id.as_ref().is_none_or(|id| segments.any(|(segment, _)| segment == id))
        });
        option.booking_url = option.booking_url.map(|url| self.links.booking(&url).concat().into());
        Some(option)
    }

    fn segments(&self) -> BTreeMap<&SegmentId, &FlightSegment> {
        self.legs.values().flat_map(|leg| &leg.segments).map(|(id, segment)| (id, segment)).collect()
    }

    fn provider(&self, code: &ProviderCode, found: &Found<Flights>) -> FlightProvider {
        let mut provider = self.engine.provider_details(code, found.providers()).unwrap_or_else(|| {
            let mut unknown = FlightProvider::default();
            unknown.display_name = Some(code.as_str().into());
            unknown
        });
        if let Some(logos) = &mut provider.logo_urls {
            let urls =
                [&mut logos.image_url, &mut logos.horizontal_image_url, &mut logos.wide_horizontal_image_url];
            urls.into_iter().for_each(|url| self.links.complete(url));
        }
        provider
    }

    fn airline(&self, code: &AirlineCode) -> FlightAirline {
        let mut airline = self.engine.supplier_details(code).unwrap_or_else(|| {
            let mut unknown = FlightAirline::default();
            unknown.display_name = Some(code.as_str().into());
            unknown
        });
        self.links.complete(&mut airline.logo_url);
        self.links.complete(&mut airline.airline_fee_url);
        airline
    }
}

fn airport(airport: &mut FlightAirportWriter<'_>, code: &Lenient<AirportCode>) {
    let known = Places::embedded().airport(code.as_str());
    airport.display_name(Some(known.map_or(code.as_str(), |known| known.name)));
    airport.city_name(known.map(|known| known.city_name));
}
