//! The invented providers of flights.

use std::future::ready;
use std::sync::Arc;

use wayfare_models::flights::{
    AirlineCode, FlightAirline, FlightBookingOption, FlightProvider, ProviderCode,
};
use wayfare_models::party::Party;
use wayfare_places::money::Currency;

use super::{Pacing, speed};
use crate::engine::{BoxFuture, Provider, ProviderError, Speed};
use crate::fares::{DayFare, FareForecast, FareQuery, STAYS};
use crate::verticals::flights::{FlightOffer, FlightQuery, FlightQueryLeg, Flights, OfferLeg, Sale, Terms};
use wayfare_inventory::flights::{
    Cabin, Cashback, EmbeddedFlightProvider, FlightInventory, FlightInventoryLeg, FlightInventoryQuery,
    Forecast, ForecastQuery, PartyFare, PricedItinerary, TravellerCounts,
};

/// The providers of an inventory. `pace` multiplies their latencies: 1 as in the real world, 0 for none.
///
/// They compute on tokio's blocking threads. All providers and searches together use at most one thread per processor.
#[must_use]
pub fn flight_providers(inventory: &FlightInventory, pace: f64) -> Vec<Arc<dyn Provider<Flights>>> {
    let pacing = Pacing::new(pace);
    let provider = |provider| -> Arc<dyn Provider<Flights>> { Arc::new(PacedProvider { provider, pacing }) };
    inventory.providers().into_iter().map(provider).collect()
}

type FlightProviders = Vec<Arc<dyn Provider<Flights>>>;

/// The providers of the inventory of a seed, and its forecast.
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
            Some(DayFare { departure, back, price: forecast.price })
        };
        forecasts.into_iter().filter_map(fare).collect()
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
        // A cabin that the inventory does not have has no offers.
        let Some(query) = inventory_query(&query) else { return Box::pin(ready(Ok(Vec::new()))) };
        // Now rather than when it answers: later the plan may be gone.
        let (provider, plan) = (self.provider.clone(), self.provider.inventory().plan(&query));
        self.pacing.answer(provider.latency(&query), move || {
            let inventory = provider.inventory();
            provider
                .offers_of(&plan, &query)
                .into_iter()
                .map(|offer| flight_offer(inventory, offer))
                .collect()
        })
    }
}

fn inventory_query(query: &FlightQuery) -> Option<FlightInventoryQuery> {
    Some(FlightInventoryQuery {
        legs: query.legs.iter().map(inventory_leg).collect(),
        cabin: Cabin::from_code(query.cabin.as_str())?,
        party: traveller_counts(&query.party),
        include_split: query.include_split,
        include_long: query.include_long,
        // Stops are filtered when results are shown, so that a later poll can ask for more of them.
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

fn traveller_counts(party: &Party) -> TravellerCounts {
    TravellerCounts {
        adults: party.adults.into(),
        seniors: party.seniors.into(),
        students: party.students.into(),
        youth: party.youth.into(),
        children: party.children.into(),
        infants_in_seat: party.infants_in_seat.into(),
        infants_on_lap: party.infants_on_lap.into(),
    }
}

pub(super) fn flight_offer(inventory: &FlightInventory, priced: PricedItinerary) -> FlightOffer {
    let legs = priced.itinerary.legs();
    FlightOffer::on_demand(
        priced.itinerary.result_id(),
        legs.iter().map(|leg| leg.stops()).max().unwrap_or(0),
        legs.iter().map(|leg| leg.minutes()).sum(),
        priced.price.total,
        Arc::new(InventorySale { inventory: inventory.clone(), priced }),
    )
}

/// The details of an offer, computed when a page shows it.
#[derive(Debug)]
struct InventorySale {
    inventory: FlightInventory,
    priced: PricedItinerary,
}

impl Sale for InventorySale {
    fn legs(&self) -> Vec<OfferLeg> {
        let legs = self.priced.itinerary.legs().iter().zip(self.priced.itinerary.leg_ids());
        legs.map(|(leg, id)| OfferLeg {
            id,
            leg: self.inventory.leg(leg),
            segments: self.inventory.segments(leg).collect(),
        })
        .collect()
    }

    fn option(&self, terms: &Terms) -> FlightBookingOption {
        if terms.currency == self.priced.price.total.currency() {
            return self.inventory.option(&self.priced, &terms.mode);
        }
        let mut priced = self.priced.clone();
        for fare in [&mut priced.price, &mut priced.base_price] {
            let price = terms.price_of_each(terms.convert(fare.per_person));
            *fare = PartyFare { per_person: price.per_person, total: price.total };
        }
        priced.cashback = priced.cashback.map(|cashback| match cashback {
            Cashback::Percentage { tenths, cap } => Cashback::Percentage { tenths, cap: terms.convert(cap) },
            Cashback::Flat(amount) => Cashback::Flat(terms.convert(amount)),
        });
        self.inventory.option(&priced, &terms.mode)
    }

    fn bytes(&self) -> usize {
        let families = self.priced.families.iter().map(|sold| size_of_val(sold) + 2 * sold.legs.capacity());
        // An offer's share of the flights and fares that offers share, and of the allocator's overhead, in bytes;
        // measured.
        const SHARED: usize = 112;
        size_of_val(self) + self.priced.badges.len() + families.sum::<usize>() + SHARED
    }
}
