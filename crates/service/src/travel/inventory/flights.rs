//! The embedded flight providers.

use std::borrow::Cow;
use std::future::ready;
use std::sync::Arc;

use wayfare_models::flights::{AirlineCode, FlightAirline, FlightProvider, LegId, ProviderCode};
use wayfare_models::writers::flights::FlightBookingOptionWriter;
use wayfare_places::money::{Currency, ExactAmount};

use super::{Pacing, speed, version};
use crate::travel::engine::{BoxFuture, Provider, ProviderError, Speed};
use crate::travel::fares::{DayFare, FareForecast, FareQuery, RouteFare, RouteQuery, STAYS};
use crate::travel::links::ServiceLinks;
use crate::travel::verticals::flights::{
    Effort, FlightOffer, FlightQuery, FlightQueryLeg, Flights, OfferLeg, Sales, Shared, Terms,
};
use wayfare_inventory::flights::{
    Cabin, Cashback, EmbeddedFlightProvider, FlightAnswer, FlightInventory, FlightInventoryLeg,
    FlightInventoryQuery, Forecast, ForecastQuery, Itinerary, PartyFare, PricedItinerary, RouteForecast,
    RouteForecastQuery,
};

/// Returns the providers of an inventory. `pace` multiplies their latencies: 1 for production latencies, 0 for none.
///
/// The providers compute on tokio's blocking threads. All providers and searches together use at most one thread per
/// processor.
#[must_use]
pub fn flight_providers(inventory: &FlightInventory, pace: f64) -> Vec<Arc<dyn Provider<Flights>>> {
    let pacing = Pacing::new(pace);
    let provider = |provider| -> Arc<dyn Provider<Flights>> { Arc::new(PacedProvider { provider, pacing }) };
    inventory.providers().into_iter().map(provider).collect()
}

type FlightProviders = Vec<Arc<dyn Provider<Flights>>>;

/// Returns the providers and the forecast of the inventory with this seed.
pub(crate) fn flights_of_seed(seed: u64, pace: f64) -> (FlightProviders, Option<Arc<dyn FareForecast>>) {
    let inventory = FlightInventory::new(seed);
    (flight_providers(&inventory, pace), Some(Arc::new(inventory)))
}

impl FareForecast for FlightInventory {
    fn fares(&self, query: &FareQuery) -> Vec<DayFare> {
        let codes = |codes: &[&str]| codes.iter().map(|code| (*code).to_owned()).collect();
        let forecasts = self.forecast(&ForecastQuery {
            origins: codes(&query.origins),
            destinations: codes(&query.destinations),
            from: query.from.into(),
            to: query.to.into(),
            stays: if query.round_trip { STAYS.map(i64::from).to_vec() } else { Vec::new() },
            nonstop: query.nonstop,
            now: query.now,
        });
        let fare = |forecast: Forecast| {
            let departure = forecast.departure.try_into().ok()?;
            let back = forecast.back.map(TryInto::try_into).transpose().ok()?;
            let Forecast { origin, destination, price, .. } = forecast;
            Some(DayFare { departure, back, origin, destination, price })
        };
        forecasts.into_iter().filter_map(fare).collect()
    }

    fn routes(&self, query: &RouteQuery) -> Vec<RouteFare> {
        let codes = |codes: &Vec<&str>| codes.iter().map(|code| (*code).to_owned()).collect();
        let forecasts = self.forecast_routes(&RouteForecastQuery {
            origins: codes(&query.origins),
            destinations: query.destinations.as_ref().map(codes),
            departure: query.departure.into(),
            stays: query.stays.iter().copied().map(i64::from).collect(),
            now: query.now,
        });
        let fare = |RouteForecast { airline, outbound, inbound, price }: RouteForecast| RouteFare {
            airline,
            outbound,
            inbound,
            price,
        };
        forecasts.into_iter().map(fare).collect()
    }

    fn airline(&self, code: &str) -> Option<FlightAirline> {
        FlightInventory::airline(self, code)
    }
}

struct PacedProvider {
    provider: EmbeddedFlightProvider,
    pacing: Pacing,
}

impl Provider<Flights> for PacedProvider {
    fn code(&self) -> &str {
        self.provider.code()
    }

    fn speed(&self) -> Speed {
        speed(self.provider.latency_class())
    }

    fn details(&self, code: &ProviderCode) -> Option<FlightProvider> {
        self.provider.inventory().provider(code.as_str())
    }

    fn supplier_details(&self, code: &AirlineCode) -> Option<FlightAirline> {
        self.provider.inventory().airline(code.as_str())
    }

    fn search(&self, query: Arc<FlightQuery>) -> BoxFuture<Result<Vec<FlightOffer>, ProviderError>> {
        // The inventory has no offers for an unknown cabin.
        let Some(query) = inventory_query(&query) else { return Box::pin(ready(Ok(Vec::new()))) };
        // The plan is fetched here, since the cache may have evicted the plan by the time the provider answers.
        let (provider, plan) = (self.provider.clone(), self.provider.inventory().plan(&query));
        self.pacing
            .answer(provider.latency(&query), move || flight_offers(provider.answer(&plan, Arc::new(query))))
    }

    fn version(&self) -> Cow<'_, str> {
        version(self.provider.inventory().seed())
    }
}

fn inventory_query(query: &FlightQuery) -> Option<FlightInventoryQuery> {
    Some(FlightInventoryQuery {
        legs: query.legs.iter().map(inventory_leg).collect(),
        cabin: Cabin::from_code(query.cabin.as_str())?,
        party: query.party,
        include_split: query.include_split,
        include_long: query.include_long,
        // Stops are filtered when results are shown, so that a later poll can allow more stops.
        max_stops: None,
        currency: Currency::usd(),
        market: query.market.clone(),
        cashback: query.has_cashback,
        now: query.started_at,
    })
}

fn inventory_leg(leg: &FlightQueryLeg) -> FlightInventoryLeg {
    let codes = |codes: &[&str]| codes.iter().map(|code| (*code).to_owned()).collect();
    FlightInventoryLeg {
        origins: codes(&leg.origins),
        destinations: codes(&leg.destinations),
        date: leg.date.into(),
        flex_days: leg.flex_days,
    }
}

/// Returns the offers in an answer.
pub(super) fn flight_offers(answer: FlightAnswer) -> Vec<FlightOffer> {
    let answer = Arc::new(answer);
    let sales: Arc<dyn Sales> = Arc::clone(&answer) as _;
    let offer = |(place, (itinerary, total)): (u32, (&Arc<Itinerary>, ExactAmount))| {
        let legs = itinerary.legs();
        let effort = Effort {
            stops: legs.iter().map(|leg| leg.stops()).max().unwrap_or(0),
            minutes: legs.iter().map(|leg| leg.minutes()).sum(),
        };
        FlightOffer::of_many(itinerary.result_id(), effort, total, &sales, place)
    };
    (0..).zip(answer.iter()).map(offer).collect()
}

/// The details of an answer's offers, written when a page shows them.
impl Sales for FlightAnswer {
    fn provider_code(&self, place: u32) -> &str {
        self.provider_of(place as usize)
    }

    fn leg_ids(&self, place: u32) -> Vec<LegId> {
        self.itinerary(place as usize).map(|itinerary| itinerary.leg_ids().collect()).unwrap_or_default()
    }

    fn leg(&self, place: u32, index: usize) -> Option<OfferLeg> {
        let leg = self.itinerary(place as usize)?.legs().get(index)?;
        let segments = self.inventory().segments(leg).collect();
        Some(OfferLeg { id: leg.id().into(), leg: self.inventory().leg(leg), segments })
    }

    fn write_option(
        &self,
        place: u32,
        terms: &Terms,
        links: &ServiceLinks,
        shared: &mut Shared,
        option: &mut FlightBookingOptionWriter<'_>,
    ) {
        // An offer's `place` is its index in this answer.
        let Some(mut priced) = self.offer(place as usize) else { return };
        if terms.currency != priced.price.total.currency() {
            convert(&mut priced, terms);
        }
        let itinerary = shared.of(&priced.itinerary, || self.inventory().shown(&priced.itinerary));
        let path = priced.booking_path(&itinerary);
        let link = links.booking(&path);
        self.inventory().write_option(&priced, &itinerary, &terms.mode, link, option);
    }

    fn bytes_each(&self) -> usize {
        // An offer's share of the flights that several offers have in common, and the memory of the answer itself, in
        // bytes. Both values were measured.
        const SHARED: usize = 32;
        const ANSWER: usize = 1_200;
        FlightAnswer::OFFER_BYTES + SHARED + ANSWER / self.iter().len().max(1)
    }
}

fn convert(priced: &mut PricedItinerary, terms: &Terms) {
    for fare in [&mut priced.price, &mut priced.base_price] {
        let price = terms.price_of_each(terms.convert(fare.per_person));
        *fare = PartyFare { per_person: price.per_person, total: price.total };
    }
    priced.cashback = priced.cashback.map(|cashback| match cashback {
        Cashback::Percentage { tenths, cap } => Cashback::Percentage { tenths, cap: terms.convert(cap) },
        Cashback::Flat(amount) => Cashback::Flat(terms.convert(amount)),
    });
}
