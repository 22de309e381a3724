//! The embedded car rental providers.

use std::borrow::Cow;
use std::sync::Arc;

use wayfare_models::cars::{AgencyCode, CarAgency, CarLocation, CarProvider, CarProviderCode};
use wayfare_models::writers::cars::CarBookingOptionWriter;

use super::{Pacing, speed, version};
use crate::travel::engine::{BoxFuture, Provider, ProviderError, Speed};
use crate::travel::links::ServiceLinks;
use crate::travel::verticals::cars::{CarNames, CarOffer, CarQuery, CarQueryPlace, CarSales, Cars, Terms};
use wayfare_inventory::cars::{
    CarAnswer, CarDeal, CarInventory, CarInventoryQuery, EmbeddedCarProvider, Spot,
};
use wayfare_places::money::ExactAmount;

/// Returns the providers of an inventory. `pace` multiplies their latencies: 1 for production latencies, 0 for none.
///
/// The providers compute on tokio's blocking threads. All providers and searches together use at most one thread per
/// processor.
#[must_use]
pub fn car_providers(inventory: &CarInventory, pace: f64) -> Vec<Arc<dyn Provider<Cars>>> {
    let pacing = Pacing::new(pace);
    let provider = |provider| -> Arc<dyn Provider<Cars>> { Arc::new(PacedProvider { provider, pacing }) };
    inventory.providers().into_iter().map(provider).collect()
}

/// Returns the providers of the inventory with this seed. The inventory loads its tables on the first request that
/// needs them.
pub(crate) fn cars_of_seed(seed: u64, pace: f64) -> Vec<Arc<dyn Provider<Cars>>> {
    car_providers(&CarInventory::new(seed), pace)
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
        // The plan is fetched here, since the cache may have evicted the plan by the time the provider answers.
        let plan = provider.inventory().plan(&query);
        self.pacing.answer(provider.latency(&query), move || car_offers(provider.answer(&plan, query)))
    }

    fn version(&self) -> Cow<'_, str> {
        version(self.provider.inventory().seed())
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

/// Returns the offers in an answer.
pub(super) fn car_offers(answer: CarAnswer) -> Vec<CarOffer> {
    let answer = Arc::new(answer);
    let sales: Arc<dyn CarSales> = Arc::clone(&answer) as _;
    let offer = |(place, (deal, total)): (u32, (&Arc<CarDeal>, ExactAmount))| {
        CarOffer::of_many(deal.result_id(), deal.distance_m(), total, &sales, place)
    };
    (0..).zip(answer.iter()).map(offer).collect()
}

/// The details of an answer's offers, written when a page shows them. An offer's `place` is its index in this answer.
impl CarSales for CarAnswer {
    fn names(&self, place: u32) -> CarNames<'_> {
        let deal = self.deal(place as usize);
        CarNames {
            provider: self.provider_of(place as usize),
            agency: deal.agency_code(),
            pickup: deal.pickup_id(),
            dropoff: deal.dropoff_id(),
        }
    }

    fn pickup(&self, place: u32) -> CarLocation {
        self.deal(place as usize).pickup(self.query())
    }

    fn dropoff(&self, place: u32) -> Option<CarLocation> {
        self.deal(place as usize).dropoff(self.query())
    }

    fn write_option(
        &self,
        place: u32,
        terms: &Terms,
        links: &ServiceLinks,
        option: &mut CarBookingOptionWriter<'_>,
    ) {
        let rate = self.offer(place as usize);
        let link = links.booking(&rate.booking_path);
        rate.write_option(terms.currency, &terms.mode, link, links.base_url(), option);
    }

    fn bytes_each(&self) -> usize {
        // An offer's share, in bytes, of the cars that several offers have in common, in addition to the memory counted
        // for each result. The value was measured.
        const SHARED: usize = 8;
        CarAnswer::OFFER_BYTES + SHARED
    }
}
