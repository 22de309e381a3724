//! The invented providers of rental cars.

use std::sync::Arc;

use wayfare_models::cars::{AgencyCode, CarAgency, CarLocation, CarProvider, CarProviderCode};
use wayfare_models::writers::cars::CarBookingOptionWriter;

use super::{Pacing, speed};
use crate::booking::BookingLinks;
use crate::engine::{BoxFuture, Provider, ProviderError, Speed};
use crate::verticals::cars::{CarNames, CarOffer, CarQuery, CarQueryPlace, CarSales, Cars, Terms};
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
            let rates = provider.offers_of(&plan, &query);
            car_offers(query, rates)
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

/// The offers of an answer.
pub(super) fn car_offers(query: Arc<CarInventoryQuery>, rates: Vec<CarRate>) -> Vec<CarOffer> {
    let answer = Arc::new(Answer { query, rates: rates.into() });
    let sales: Arc<dyn CarSales> = Arc::clone(&answer) as _;
    let offer = |(place, rate): (u32, &CarRate)| {
        CarOffer::of_many(rate.result_id(), rate.distance_m(), rate.total, &sales, place)
    };
    (0..).zip(&answer.rates).map(offer).collect()
}

/// The rates of a provider for a query.
#[derive(Debug)]
struct Answer {
    query: Arc<CarInventoryQuery>,
    rates: Box<[CarRate]>,
}

impl Answer {
    fn rate(&self, place: u32) -> &CarRate {
        // Offers have places of this answer.
        &self.rates[place as usize]
    }
}

/// The details of an offer, written when a page shows it.
impl CarSales for Answer {
    fn names(&self, place: u32) -> CarNames<'_> {
        let rate = self.rate(place);
        CarNames {
            provider: rate.provider_code,
            agency: rate.agency_code(),
            pickup: rate.pickup_id(),
            dropoff: rate.dropoff_id(),
        }
    }

    fn pickup(&self, place: u32) -> CarLocation {
        self.rate(place).pickup(&self.query)
    }

    fn dropoff(&self, place: u32) -> Option<CarLocation> {
        self.rate(place).dropoff(&self.query)
    }

    fn write_option(
        &self,
        place: u32,
        terms: &Terms,
        links: &BookingLinks,
        option: &mut CarBookingOptionWriter<'_>,
    ) {
        let rate = self.rate(place);
        let link = links.of(&rate.booking_path);
        rate.write_option(terms.currency, &terms.mode, link, option);
    }

    fn bytes_each(&self) -> usize {
        // Bytes behind a rate's pointers: its path, its lists, and its share of the deal that all its providers share.
        const BEHIND: usize = 330;
        size_of::<CarRate>() + BEHIND
    }
}
