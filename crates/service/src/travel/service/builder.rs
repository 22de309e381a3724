//! The service builder.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::Router;
use wayfare_models::common::CountryCode;
use wayfare_places::Places;

use super::{Operations, Service};
use crate::clock::{Clock, SystemClock};
use crate::connections::ConnectionLimits;
use crate::http::{AllowedHost, ApiKey, CorsOrigin, Files, Fixed, Gate, Keys, Network, Processors, Rate};
use crate::metrics::{ConnectionMetrics, HttpMetrics};
#[cfg(feature = "redis")]
use crate::redis::SharedStore;
use crate::travel::cluster::ClusterName;
use crate::travel::docs;
#[cfg(feature = "redis")]
use crate::travel::engine::store::{FORMAT, Generation, RedisStore};
use crate::travel::engine::store::{MemoryStore, Store};
use crate::travel::engine::{Engine, Ids, Provider, SearchMetrics, Settings, StoreLimits};
use crate::travel::fares::{FareForecast, RecentFares};
use crate::travel::feeds::WrittenConstants;
use crate::travel::generated::AUTH;
#[cfg(feature = "inventory")]
use crate::travel::inventory;
use crate::travel::market::Market;
use crate::travel::operations::Shared;
use crate::travel::processors::SearchProcessors;
use crate::travel::stopping::Stopping;
use crate::travel::verticals;
use crate::travel::verticals::cars::Cars;
use crate::travel::verticals::flights::Flights;
use crate::travel::verticals::hotels::{HotelCatalogue, HotelSearches, Hotels, NoHotels};

/// Maximum time, in addition to the provider timeout, that a response at pace 0 waits for its search to be complete:
/// for the processor queue and for merging. The first search after startup also reads tables, which can take many
/// seconds on a busy machine.
const LONG_POLL_MARGIN: Duration = Duration::from_secs(10);

type HotelProviders = Vec<Arc<dyn Provider<Hotels>>>;

/// A builder for a [`Service`]. The defaults suit development: any key, no rate limit, the embedded inventory with
/// production latencies, the United States market, and the system clock.
#[must_use]
pub struct Builder {
    /// The accepted keys and their names; `None` for any key.
    keys: Option<HashMap<ApiKey, Arc<str>>>,
    denied: HashSet<ApiKey>,
    cashback: HashSet<ApiKey>,
    rate: Option<Rate>,
    address_rate: Option<Rate>,
    trusted_proxies: Vec<Network>,
    cors_origins: Vec<CorsOrigin>,
    allowed_hosts: Vec<AllowedHost>,
    files: Files,
    #[cfg(feature = "inventory")]
    seed: u64,
    pace: f64,
    market: String,
    clock: Arc<dyn Clock>,
    flight_providers: Option<Vec<Arc<dyn Provider<Flights>>>>,
    fare_forecast: Option<Arc<dyn FareForecast>>,
    hotel_providers: Option<HotelProviders>,
    hotel_catalogue: Option<Arc<dyn HotelCatalogue>>,
    car_providers: Option<Vec<Arc<dyn Provider<Cars>>>>,
    provider_timeout: Option<Duration>,
    store_limits: StoreLimits,
    #[cfg(feature = "redis")]
    shared_store: Option<SharedStore>,
    longest_queue: Duration,
    connection_limits: ConnectionLimits,
    ids: Ids,
    cluster: Option<ClusterName>,
    base_url: Option<String>,
    is_strict: bool,
    requires_end_user: bool,
    operations: Option<Operations>,
}

impl Builder {
    /// Default provider timeout, for production latencies.
    pub const PROVIDER_TIMEOUT: Duration = Duration::from_secs(30);

    /// Default for the [maximum queue time](Builder::longest_queue).
    pub const LONGEST_QUEUE: Duration = Processors::LONGEST_QUEUE;

    /// The embedded inventory's default seed.
    #[cfg(feature = "inventory")]
    pub const SEED: u64 = 1;

    /// Default pace: production latencies.
    pub const PACE: f64 = 1.0;

    /// Default country of sale.
    pub const MARKET: &str = "US";

    pub(crate) fn new() -> Self {
        Builder {
            keys: None,
            denied: HashSet::new(),
            cashback: HashSet::new(),
            rate: None,
            address_rate: None,
            trusted_proxies: Vec::new(),
            cors_origins: Vec::new(),
            allowed_hosts: Vec::new(),
            files: Files::default(),
            #[cfg(feature = "inventory")]
            seed: Builder::SEED,
            pace: Builder::PACE,
            market: Builder::MARKET.to_owned(),
            clock: Arc::new(SystemClock),
            flight_providers: None,
            fare_forecast: None,
            hotel_providers: None,
            hotel_catalogue: None,
            car_providers: None,
            provider_timeout: None,
            store_limits: StoreLimits::default(),
            #[cfg(feature = "redis")]
            shared_store: None,
            longest_queue: Builder::LONGEST_QUEUE,
            connection_limits: ConnectionLimits::default(),
            ids: Arc::new(random_ids()),
            cluster: None,
            base_url: None,
            is_strict: false,
            requires_end_user: false,
            operations: None,
        }
    }

    /// Accepts a key, with the name `key1`, `key2` and so on. Once a key is given, the service accepts only the given
    /// keys.
    pub fn key(mut self, key: impl Into<ApiKey>) -> Self {
        let (key, keys) = (key.into(), self.accepted());
        if !keys.contains_key(&key) {
            let names = (1_u64..).map(|number| Arc::from(format!("key{number}")));
            let free = names.into_iter().find(|name| !keys.values().any(|taken| taken == name));
            keys.extend(free.map(|name| (key, name)));
        }
        self
    }

    /// Accepts a key, like [`key`](Builder::key), with a name. The log contains the name, never the key.
    pub fn named_key(mut self, name: impl Into<Arc<str>>, key: impl Into<ApiKey>) -> Self {
        self.accepted().insert(key.into(), name.into());
        self
    }

    /// Returns the accepted keys, initially none.
    fn accepted(&mut self) -> &mut HashMap<ApiKey, Arc<str>> {
        self.keys.get_or_insert_default()
    }

    /// Sets the accepted keys, replacing any keys given before.
    pub fn keys(mut self, keys: Keys) -> Self {
        self.keys = match keys {
            Keys::Any => None,
            Keys::These(keys) => Some(keys),
        };
        self
    }

    /// Rejects calls that use this key, with status 403.
    pub fn deny(mut self, key: impl Into<ApiKey>) -> Self {
        self.denied.insert(key.into());
        self
    }

    /// Enables cashback for a key. The key also has to be accepted.
    pub fn cashback(mut self, key: impl Into<ApiKey>) -> Self {
        self.cashback.insert(key.into());
        self
    }

    /// Limits the call rate of each key. Calls that exceed the rate receive 429. For calls without an accepted key, and
    /// for all calls if every key is accepted, the same limit applies per address. There is no limit by default.
    pub fn rate(mut self, rate: Rate) -> Self {
        self.rate = Some(rate);
        self
    }

    /// Limits the call rate of each address, regardless of keys. Calls that exceed the rate receive 429. For IPv6, a
    /// /64 network counts as one address. There is no limit by default.
    ///
    /// Behind a proxy, the service sees the address of the proxy, unless the proxy is
    /// [trusted](Builder::trusted_proxy).
    pub fn address_rate(mut self, rate: Rate) -> Self {
        self.address_rate = Some(rate);
        self
    }

    /// Allows callers to request a host. Once a host is allowed, calls to other hosts receive 421, except health
    /// checks. All hosts are allowed by default.
    ///
    /// Links in responses contain the requested host, unless the service has a [base URL](Builder::base_url).
    pub fn allowed_host(mut self, host: AllowedHost) -> Self {
        self.allowed_hosts.push(host);
        self
    }

    /// Trusts the proxies in a network. The service then reads the client's address from `X-Forwarded-For`, and the
    /// requested scheme and host from `X-Forwarded-Proto` and `X-Forwarded-Host`. If these headers are missing, the
    /// service reads `Forwarded`. The client is the last address in the chain that is not trusted. No proxy is trusted
    /// by default.
    ///
    /// A proxy must replace or remove these headers in the requests of its clients.
    pub fn trusted_proxy(mut self, network: Network) -> Self {
        self.trusted_proxies.push(network);
        self
    }

    /// Allows browser pages of an origin to call the service (CORS). No origin is allowed by default.
    pub fn cors_origin(mut self, origin: CorsOrigin) -> Self {
        self.cors_origins.push(origin);
        self
    }

    /// Serves a file in addition to the API, at a path such as `/` or `/page/page.js`, without a key. API paths take
    /// precedence.
    pub fn file(mut self, path: impl Into<String>, file: Fixed) -> Self {
        self.files.add(path, file);
        self
    }

    /// Sets the seed of the embedded inventory. The default is 1. Each seed has its own flights, hotels, cars and
    /// prices.
    #[cfg(feature = "inventory")]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Sets the factor for the embedded providers' latencies: 1 for production latencies, 0 for none. At 0, a response
    /// waits until its search is complete, which takes a few milliseconds. A negative, infinite or NaN pace counts as a
    /// pace of 1.
    pub fn pace(mut self, pace: f64) -> Self {
        self.pace = if pace.is_finite() && pace >= 0.0 { pace } else { 1.0 };
        self
    }

    /// Sets the country of sale, which determines two request defaults: the currency of prices, and whether the totals
    /// of hotel rates include taxes.
    pub fn market(mut self, country: &CountryCode) -> Self {
        self.market = country.as_str().to_owned();
        self
    }

    /// Returns the code of the market's currency, such as `USD`. Prices are in this currency unless a request specifies
    /// another currency.
    #[must_use]
    pub fn currency(&self) -> &'static str {
        Market::of(&self.market).currency.code()
    }

    /// Sets the service's clock. The default is the system clock.
    pub fn clock(mut self, clock: impl Clock) -> Self {
        self.clock = Arc::new(clock);
        self
    }

    /// Sets the flight providers, replacing the embedded providers. To keep the embedded providers, include the list
    /// that [`inventory::flight_providers`](crate::travel::inventory::flight_providers) returns.
    pub fn flight_providers(mut self, providers: Vec<Arc<dyn Provider<Flights>>>) -> Self {
        self.flight_providers = Some(providers);
        self
    }

    /// Sets the source of predicted fares. By default, the embedded inventory predicts its own fares, unless the flight
    /// providers are replaced. If no source is set, only the fares of recent searches are known.
    pub fn fare_forecast(mut self, forecast: impl FareForecast) -> Self {
        self.fare_forecast = Some(Arc::new(forecast));
        self
    }

    /// Sets the providers of hotel rooms, replacing the embedded providers. To keep the embedded providers, include the
    /// list that [`inventory::hotel_providers`](crate::travel::inventory::hotel_providers) returns.
    pub fn hotel_providers(mut self, providers: Vec<Arc<dyn Provider<Hotels>>>) -> Self {
        self.hotel_providers = Some(providers);
        self
    }

    /// Sets the hotel catalogue, replacing the embedded catalogue. The embedded providers sell rooms only in embedded
    /// hotels.
    pub fn hotel_catalogue(mut self, catalogue: impl HotelCatalogue) -> Self {
        self.hotel_catalogue = Some(Arc::new(catalogue));
        self
    }

    /// Sets the car providers, replacing the embedded providers. To keep the embedded providers, include the list that
    /// [`inventory::car_providers`](crate::travel::inventory::car_providers) returns.
    pub fn car_providers(mut self, providers: Vec<Arc<dyn Provider<Cars>>>) -> Self {
        self.car_providers = Some(providers);
        self
    }

    /// Sets the provider timeout: the maximum time that a provider may take. If a provider takes longer, its results
    /// are missing, and the response header `Wayfare-Providers-Missing` lists the provider. The time that an embedded
    /// provider spends waiting for a processor does not count. The default is 30 s, multiplied by the pace if the pace
    /// is above 1.
    pub fn provider_timeout(mut self, timeout: Duration) -> Self {
        self.provider_timeout = Some(timeout);
        self
    }

    /// Sets the limits on the stored searches, for flights, hotels and cars together.
    pub fn store_limits(mut self, limits: StoreLimits) -> Self {
        self.store_limits = limits;
        self
    }

    /// Sets a store that several nodes share, so that the nodes form one service: any node can respond to a poll, and
    /// another node takes over the searches of a node that is gone. By default, each node stores only its own searches.
    ///
    /// The limits on the number of searches then apply to all nodes together, and the limits on memory to each node.
    /// The service has to be built within the tokio runtime that serves it.
    #[cfg(feature = "redis")]
    pub fn shared_store(mut self, store: SharedStore) -> Self {
        self.shared_store = Some(store);
        self
    }

    /// Sets the maximum queue time: the maximum time that work may wait for a processor. A search is accepted if all
    /// work expected within that time, together with the responses, can be done in that time, or if the work of its
    /// caller fits into an equal share of the processors. Otherwise, the response is 503 with the expected waiting time
    /// in `Retry-After`. Accepted searches always run to completion. The expected work of a search is the average of
    /// recent searches, spread evenly over the time that their providers took, since a search needs no processor while
    /// it waits for its providers. A response waits for a processor for at most the maximum queue time or one second,
    /// whichever is longer. The default is 5 s. With 0, the service accepts only one search at a time.
    pub fn longest_queue(mut self, longest: Duration) -> Self {
        self.longest_queue = longest;
        self
    }

    /// Sets the limits for the connections that [`Service::serve`] accepts: number, timeouts and unread responses.
    pub fn connection_limits(mut self, limits: ConnectionLimits) -> Self {
        self.connection_limits = limits;
        self
    }

    /// Sets the source of search ids. Ids should be hard to guess and must be unique. By default, ids are random.
    pub fn search_ids(mut self, ids: impl Fn() -> u128 + Send + Sync + 'static) -> Self {
        self.ids = Arc::new(ids);
        self
    }

    /// Sets the name of this node, which responses repeat as their cluster. Clients send the name back, so that a load
    /// balancer can route their later calls to this node. Nodes that share a store need different names. By default, the
    /// name is random.
    pub fn cluster(mut self, name: ClusterName) -> Self {
        self.cluster = Some(name);
        self
    }

    /// Sets the base URL of the service, such as `https://travel.example`. The base URL is the prefix of the URLs of
    /// the service in responses, including errors. The default is the requested scheme and host, as forwarded by a
    /// [trusted proxy](Builder::trusted_proxy).
    pub fn base_url(mut self, url: impl Into<String>) -> Self {
        self.base_url = Some(url.into());
        self
    }

    /// Rejects query parameters, fields and response options that the description does not contain, with status 400, to
    /// test clients. By default, the service ignores these names, like the live service, and lists them in the response
    /// header `Wayfare-Ignored` and in the log. This setting also rejects alternative spellings of booleans, days
    /// instead of months in fare calendars, and place keys instead of hotel keys.
    pub fn strict(mut self) -> Self {
        self.is_strict = true;
        self
    }

    /// Requires the data that live services require for searches: the end user's user agent, IP address and session.
    /// The OpenAPI document that the service serves includes this requirement. Calls from the service's own pages are
    /// exempt, since the option is meant for testing clients.
    pub fn require_end_user(mut self) -> Self {
        self.requires_end_user = true;
        self
    }

    /// Replaces all operations, the booking links, and the pictures and pages of the inventory with other routes, such
    /// as those of a relay. `operations` returns the routes; their host is a [`Front`](super::Front). The service then
    /// has no inventory. Everything else remains: keys, rates, limits, files, documents, health check, log and metrics.
    pub fn operations(mut self, operations: impl Fn(&Service) -> Router + Send + Sync + 'static) -> Self {
        self.operations = Some(Arc::new(operations));
        self.flight_providers(Vec::new())
            .car_providers(Vec::new())
            .hotel_providers(Vec::new())
            .hotel_catalogue(NoHotels)
    }

    /// Builds the service. Unpacks the places and prepares the embedded inventory, which takes about 0.2 s.
    #[must_use]
    pub fn build(self) -> Service {
        // Unpacks the places here, so that the first request does not have to.
        if self.operations.is_none() {
            let _ = Places::embedded();
        }
        #[cfg(feature = "inventory")]
        let ((flights, forecast), cars) = (
            match self.flight_providers {
                Some(providers) => (providers, None),
                None => inventory::flights_of_seed(self.seed, self.pace),
            },
            self.car_providers.unwrap_or_else(|| inventory::cars_of_seed(self.seed, self.pace)),
        );
        #[cfg(not(feature = "inventory"))]
        let ((flights, forecast), cars) =
            ((self.flight_providers.unwrap_or_default(), None), self.car_providers.unwrap_or_default());
        let (hotels, catalogue) = match (self.hotel_providers, self.hotel_catalogue) {
            (Some(hotels), Some(catalogue)) => (hotels, catalogue),
            (hotels, catalogue) => {
                #[cfg(feature = "inventory")]
                let (own, hotels_for_sale) = inventory::hotels_of_seed(self.seed, self.pace);
                #[cfg(not(feature = "inventory"))]
                let (own, hotels_for_sale) = (HotelProviders::new(), NoHotels);
                (hotels.unwrap_or(own), catalogue.unwrap_or_else(|| Arc::new(hotels_for_sale)))
            }
        };
        let market = Market::of(&self.market);
        let scaled =
            Duration::try_from_secs_f64(Builder::PROVIDER_TIMEOUT.as_secs_f64() * self.pace.max(1.0));
        let provider_timeout = self.provider_timeout.or(scaled.ok()).unwrap_or(Duration::MAX);
        let (processors, clock) = (SearchProcessors::new(self.longest_queue), || Arc::clone(&self.clock));
        let memory = || Arc::new(MemoryStore::new(self.store_limits, clock()));
        #[cfg(not(feature = "redis"))]
        let (store, ids): (Arc<dyn Store>, Ids) = (memory(), self.ids);
        #[cfg(feature = "redis")]
        let (store, ids): (Arc<dyn Store>, Ids) = match &self.shared_store {
            Some(shared) => {
                let settings = [
                    #[cfg(feature = "inventory")]
                    ("seed", self.seed.to_string()),
                    ("market", market.country.clone()),
                    ("format", FORMAT.to_string()),
                    // Nodes prepare stored queries again, with the places and the rules of their release.
                    ("release", env!("CARGO_PKG_VERSION").to_owned()),
                    ("providers of flights", versions(&flights)),
                    ("providers of hotels", versions(&hotels)),
                    ("providers of cars", versions(&cars)),
                ];
                let (generation, ids) = (Generation::of(&settings), self.ids);
                let store = RedisStore::new(shared, self.store_limits, clock(), generation.clone());
                (Arc::new(store), Arc::new(move || generation.search_id(ids())))
            }
            None => (memory(), self.ids),
        };
        let search_metrics = SearchMetrics::default();
        let stopping = Stopping::default();
        // Each vertical has its own engine, with the same settings.
        let cluster = self.cluster.unwrap_or_else(ClusterName::random);
        let settings = Settings {
            cluster: cluster.clone(),
            store: Arc::clone(&store),
            processors: processors.clone(),
            provider_timeout,
            long_poll_wait: match self.pace == 0.0 {
                true => provider_timeout.saturating_add(LONG_POLL_MARGIN),
                false => Duration::ZERO,
            },
            ids,
            pace: self.pace,
            stopping: stopping.clone(),
            metrics: search_metrics.clone(),
        };
        let gate = Gate::new(
            &AUTH,
            self.keys.map_or(Keys::Any, Keys::These),
            self.denied,
            self.rate,
            Arc::clone(&self.clock),
        );
        let gate = match self.address_rate {
            Some(rate) => gate.with_address_rate(rate),
            None => gate,
        };
        let gate = if self.requires_end_user { gate.requiring_end_user() } else { gate };
        #[cfg(feature = "redis")]
        let gate = match &self.shared_store {
            Some(store) => gate.with_rates_on(store.server()),
            None => gate,
        };
        let mut files = self.files;
        docs::files(gate.example_key(), self.requires_end_user)
            .for_each(|(path, file)| files.add(path, file));
        let shared = Shared {
            gate,
            #[cfg(feature = "inventory")]
            seed: self.seed,
            cluster,
            store,
            flights: Engine::new(flights, Box::new(verticals::flights::read_query), settings.clone()),
            recent_fares: RecentFares::default(),
            fare_forecast: self.fare_forecast.or(forecast),
            cars: Engine::new(cars, Box::new(verticals::cars::read_query), settings.clone()),
            hotels: HotelSearches::new(hotels, catalogue, &market.country, Arc::clone(&self.clock), settings),
            constants: WrittenConstants::default(),
            base_url: self.base_url,
            trusted_proxies: self.trusted_proxies,
            cors_origins: self.cors_origins,
            allowed_hosts: self.allowed_hosts,
            files,
            is_strict: self.is_strict,
            market,
            cashback: self.cashback,
            clock: self.clock,
            connections: self.connection_limits,
            processors,
            stopping,
            #[cfg(feature = "redis")]
            shared_store: self.shared_store,
            is_routed: OnceLock::new(),
            http_metrics: HttpMetrics::default(),
            connection_metrics: ConnectionMetrics::default(),
            search_metrics,
        };
        Service { shared: Arc::new(shared), operations: self.operations }
    }
}

impl fmt::Debug for Builder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder").field("keys", &self.keys).finish_non_exhaustive()
    }
}

/// Describes providers by their codes, speeds and versions, separated by commas.
#[cfg(feature = "redis")]
fn versions<V: crate::travel::Vertical>(providers: &[Arc<dyn Provider<V>>]) -> String {
    let version = |it: &Arc<dyn Provider<V>>| format!("{} {:?} {}", it.code(), it.speed(), it.version());
    providers.iter().map(version).collect::<Vec<_>>().join(", ")
}

/// Returns a generator of unguessable ids. Each id is a counter value hashed with two keyed hash functions, whose keys
/// come from the operating system.
fn random_ids() -> impl Fn() -> u128 + Send + Sync {
    let (keys, count) = ([RandomState::new(), RandomState::new()], AtomicU64::new(0));
    move || {
        let count = count.fetch_add(1, Ordering::Relaxed);
        let [high, low] = keys.each_ref().map(|key| u128::from(key.hash_one(count)));
        high << 64 | low
    }
}
