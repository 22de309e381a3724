//! How a service is set up.

use std::collections::HashSet;
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use wayfare_models::common::CountryCode;
use wayfare_places::Places;

use super::Service;
use crate::clock::{Clock, SystemClock};
use crate::engine::{Engine, Ids, Provider, Settings, StoreLimits};
use crate::generated::AUTH;
use crate::http::{ApiKey, Gate, Keys, Rate};
#[cfg(feature = "inventory")]
use crate::inventory;
use crate::market::Market;
use crate::operations::Shared;
use crate::verticals::cars::Cars;
use crate::verticals::flights::Flights;
#[cfg(not(feature = "inventory"))]
use crate::verticals::hotels::NoHotels;
use crate::verticals::hotels::{HotelCatalogue, HotelSearches, Hotels};

/// The longest time that a provider may take at the pace of the real world.
const PROVIDER_TIMEOUT: Duration = Duration::from_secs(30);

/// The longest time that an answer waits for providers that take no time.
const LONG_POLL_WAIT: Duration = Duration::from_secs(2);

type HotelProviders = Vec<Arc<dyn Provider<Hotels>>>;

/// Sets up a [`Service`]. What is left out has a default that suits development: any key, no rate, the embedded
/// inventory at the pace of the real world, the market of the United States, the system's clock.
#[must_use]
pub struct Builder {
    keys: Keys,
    denied: HashSet<ApiKey>,
    cashback: HashSet<ApiKey>,
    rate: Option<Rate>,
    #[cfg(feature = "inventory")]
    seed: u64,
    pace: f64,
    market: String,
    clock: Arc<dyn Clock>,
    flight_providers: Option<Vec<Arc<dyn Provider<Flights>>>>,
    hotel_providers: Option<HotelProviders>,
    hotel_catalogue: Option<Arc<dyn HotelCatalogue>>,
    car_providers: Option<Vec<Arc<dyn Provider<Cars>>>>,
    provider_timeout: Option<Duration>,
    store_limits: StoreLimits,
    ids: Ids,
    base_url: Option<String>,
}

impl Builder {
    pub(crate) fn new() -> Self {
        Builder {
            keys: Keys::Any,
            denied: HashSet::new(),
            cashback: HashSet::new(),
            rate: None,
            #[cfg(feature = "inventory")]
            seed: 1,
            pace: 1.0,
            market: "US".to_owned(),
            clock: Arc::new(SystemClock),
            flight_providers: None,
            hotel_providers: None,
            hotel_catalogue: None,
            car_providers: None,
            provider_timeout: None,
            store_limits: StoreLimits::default(),
            ids: Arc::new(random_ids()),
            base_url: None,
        }
    }

    /// Lets a key in, and from then on only those that were named.
    pub fn key(mut self, key: impl Into<ApiKey>) -> Self {
        match &mut self.keys {
            Keys::Any => self.keys = Keys::These([key.into()].into()),
            Keys::These(keys) => {
                keys.insert(key.into());
            }
        }
        self
    }

    /// Says which keys are let in, instead of any that were named before.
    pub fn keys(mut self, keys: Keys) -> Self {
        self.keys = keys;
        self
    }

    /// Refuses a key with 403.
    pub fn deny(mut self, key: impl Into<ApiKey>) -> Self {
        self.denied.insert(key.into());
        self
    }

    /// Gives a key cashback. It has to be let in besides.
    pub fn cashback(mut self, key: impl Into<ApiKey>) -> Self {
        self.cashback.insert(key.into());
        self
    }

    /// Limits how often each key may call.
    pub fn rate(mut self, rate: Rate) -> Self {
        self.rate = Some(rate);
        self
    }

    /// Another embedded inventory: each seed has its own flights, hotels, cars and prices.
    #[cfg(feature = "inventory")]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Scales how long the embedded providers take: 1 as in the real world, 0 for at once. At 0 an answer waits for
    /// its search to be complete, which takes some milliseconds. What is not a number from 0 on counts as 1.
    pub fn pace(mut self, pace: f64) -> Self {
        self.pace = if pace.is_finite() && pace >= 0.0 { pace } else { 1.0 };
        self
    }

    /// The country in which the service sells. Its currency is that of prices unless a request says otherwise, and its
    /// custom is whether the totals of hotel rates hold taxes.
    pub fn market(mut self, country: &CountryCode) -> Self {
        self.market = country.as_str().to_owned();
        self
    }

    /// Where the service has its time from.
    pub fn clock(mut self, clock: impl Clock) -> Self {
        self.clock = Arc::new(clock);
        self
    }

    /// Asks these providers of flights instead of the embedded ones, if there are any. Those of
    /// [`inventory::flight_providers`](crate::inventory::flight_providers) can be among them.
    pub fn flight_providers(mut self, providers: Vec<Arc<dyn Provider<Flights>>>) -> Self {
        self.flight_providers = Some(providers);
        self
    }

    /// Asks these providers of hotel rooms instead of the embedded ones, if there are any. Those of
    /// [`inventory::hotel_providers`](crate::inventory::hotel_providers) can be among them.
    pub fn hotel_providers(mut self, providers: Vec<Arc<dyn Provider<Hotels>>>) -> Self {
        self.hotel_providers = Some(providers);
        self
    }

    /// Takes hotels from this catalogue instead of the embedded one. The embedded providers sell rooms in embedded
    /// hotels alone.
    pub fn hotel_catalogue(mut self, catalogue: impl HotelCatalogue) -> Self {
        self.hotel_catalogue = Some(Arc::new(catalogue));
        self
    }

    /// Asks these providers of cars instead of the embedded ones, if there are any. Those of
    /// [`inventory::car_providers`](crate::inventory::car_providers) can be among them.
    pub fn car_providers(mut self, providers: Vec<Arc<dyn Provider<Cars>>>) -> Self {
        self.car_providers = Some(providers);
        self
    }

    /// The longest time that a provider may take; one that takes longer has no results. 30 s, scaled by the pace where
    /// that is above 1, unless this says otherwise.
    pub fn provider_timeout(mut self, timeout: Duration) -> Self {
        self.provider_timeout = Some(timeout);
        self
    }

    /// Limits of the searches that the service keeps: for flights, hotels and cars each.
    pub fn store_limits(mut self, limits: StoreLimits) -> Self {
        self.store_limits = limits;
        self
    }

    /// Where search ids come from. They should be hard to guess and must not repeat.
    pub fn search_ids(mut self, ids: impl Fn() -> u128 + Send + Sync + 'static) -> Self {
        self.ids = Arc::new(ids);
        self
    }

    /// Where the service is reached, such as `https://travel.example`: what links to further hotel searches begin with,
    /// and the URLs in errors. Unless this says otherwise they lead to the host that was called, over HTTP.
    pub fn base_url(mut self, url: impl Into<String>) -> Self {
        self.base_url = Some(url.into());
        self
    }

    /// The service. Unpacks the places and, for the embedded providers, plans their world: about 0.2 s.
    #[must_use]
    pub fn build(self) -> Service {
        // Now rather than in the first request.
        let _ = Places::embedded();
        #[cfg(feature = "inventory")]
        let (flights, cars, (hotels, catalogue)) = (
            self.flight_providers.unwrap_or_else(|| inventory::flights_of_seed(self.seed, self.pace)),
            self.car_providers.unwrap_or_else(|| inventory::cars_of_seed(self.seed, self.pace)),
            inventory::hotels_of_seed(self.seed, self.pace),
        );
        #[cfg(not(feature = "inventory"))]
        let (flights, cars, (hotels, catalogue)) = (
            self.flight_providers.unwrap_or_default(),
            self.car_providers.unwrap_or_default(),
            (HotelProviders::new(), NoHotels),
        );
        let hotels = self.hotel_providers.unwrap_or(hotels);
        let catalogue = self.hotel_catalogue.unwrap_or_else(|| Arc::new(catalogue));
        let market = Market::of(&self.market);
        let scaled = Duration::try_from_secs_f64(PROVIDER_TIMEOUT.as_secs_f64() * self.pace.max(1.0));
        // Each vertical has an engine of its own, all with the same settings.
        let settings = Settings {
            limits: self.store_limits,
            provider_timeout: self.provider_timeout.or(scaled.ok()).unwrap_or(Duration::MAX),
            long_poll_wait: if self.pace == 0.0 { LONG_POLL_WAIT } else { Duration::ZERO },
            clock: Arc::clone(&self.clock),
            ids: self.ids,
        };
        Service::new(Shared {
            gate: Gate::new(&AUTH, self.keys, self.denied, self.rate, Arc::clone(&self.clock)),
            flights: Engine::new(flights, settings.clone()),
            cars: Engine::new(cars, settings.clone()),
            hotels: HotelSearches::new(hotels, catalogue, &market.country, settings),
            base_url: self.base_url,
            market,
            cashback: self.cashback,
            clock: self.clock,
        })
    }
}

impl fmt::Debug for Builder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder").field("keys", &self.keys).finish_non_exhaustive()
    }
}

/// Ids that nobody can guess: a counter under two keyed hashes, whose keys come from the operating system.
fn random_ids() -> impl Fn() -> u128 + Send + Sync {
    let (keys, count) = ([RandomState::new(), RandomState::new()], AtomicU64::new(0));
    move || {
        let count = count.fetch_add(1, Ordering::Relaxed);
        let [high, low] = keys.each_ref().map(|key| u128::from(key.hash_one(count)));
        high << 64 | low
    }
}
