//! The invented providers of rental cars.

use std::sync::Arc;

use wayfare_models::cars::{
    AgencyCode, CarAgency, CarBookingOption, CarLocation, CarProvider, CarProviderCode,
};

use super::{Pacing, speed};
use crate::engine::{BoxFuture, Provider, ProviderError, Speed};
use crate::verticals::cars::{CarOffer, CarQuery, CarQueryPlace, CarSale, Cars, Terms};
use wayfare_inventory::cars::{CarInventory, CarInventoryQuery, CarRate, EmbeddedCarProvider, Spot};

/// The providers of an inventory. `pace` multiplies their latencies: 1 as in the real world, 0 for none.
///
/// They compute on tokio's blocking threads. All providers and searches together use at most one thread per processor.
#[must_use]
pub fn car_providers(inventory: &CarInventory, pace: f64) -> Vec<Arc<dyn Provider<Cars>>> {
    let pacing = Pacing::new(pace);
    let provider = |provider| -> Arc<dyn Provider<Cars>> { Arc::new(PacedProvider { provider, pacing }) };
    inventory.providers().into_iter().map(provider).collect()
}

/// The providers of the inventory of a seed. Reads its tables now rather than in the first request.
pub(crate) fn cars_of_seed(seed: u64, pace: f64) -> Vec<Arc<dyn Provider<Cars>>> {
    let inventory = CarInventory::new(seed);
    inventory.warm_up();
    car_providers(&inventory, pace)
}

struct PacedProvider {
    provider: EmbeddedCarProvider,
    pacing: Pacing,
}

impl Provider<Cars> for PacedProvider {
    fn code(&self) -> &str {
        self.provider.code()
    }

    fn speed(&self) -> Speed {
        speed(self.provider.latency_class())
    }

    fn details(&self, code: &CarProviderCode) -> Option<CarProvider> {
        CarInventory::provider(code)
    }

    fn supplier_details(&self, code: &AgencyCode) -> Option<CarAgency> {
        CarInventory::agency(code)
    }

    fn search(&self, query: Arc<CarQuery>) -> BoxFuture<Result<Vec<CarOffer>, ProviderError>> {
        let (provider, query) = (self.provider.clone(), Arc::new(inventory_query(&query)));
        // Now rather than when it answers: later the plan may be gone.
        let plan = provider.inventory().plan(&query);
        self.pacing.answer(provider.latency(&query), move || {
            provider.offers_of(&plan, &query).into_iter().map(|rate| car_offer(&query, rate)).collect()
        })
    }
}

fn inventory_query(query: &CarQuery) -> CarInventoryQuery {
    CarInventoryQuery {
        pickup: spot(query.pickup),
        dropoff: query.dropoff.map(spot),
        from: query.from.into(),
        until: query.until.into(),
        days: query.days,
        market: query.market.clone(),
        on_mobile: query.is_on_telephone,
        now: query.started_at,
    }
}

fn spot(place: CarQueryPlace) -> Spot {
    match place {
        CarQueryPlace::Airport(airport) => Spot::of_airport(airport),
        CarQueryPlace::City(city) => Spot::of_city(city),
    }
}

pub(super) fn car_offer(query: &Arc<CarInventoryQuery>, rate: CarRate) -> CarOffer {
    let (id, metres, total) = (rate.result_id(), rate.distance_m(), rate.total);
    CarOffer::on_demand(id, metres, total, Arc::new(InventorySale { query: Arc::clone(query), rate }))
}

/// The details of an offer, computed when a page shows it.
#[derive(Debug)]
struct InventorySale {
    query: Arc<CarInventoryQuery>,
    rate: CarRate,
}

impl CarSale for InventorySale {
    fn option(&self, terms: &Terms) -> CarBookingOption {
        self.rate.option(terms.currency, &terms.mode)
    }

    fn locations(&self) -> Vec<CarLocation> {
        self.rate.locations(&self.query).map(|(_, location)| location).collect()
    }

    fn bytes(&self) -> usize {
        // Bytes behind the rate's pointers: its lists, and its share of the deal that all its providers share.
        const BEHIND: usize = 200;
        size_of_val(self) + self.rate.booking_path.len() + BEHIND
    }
}
