//! Implementations of the generated traits, one per group of operations.

mod autocomplete;
mod cars;
mod feeds;
mod flights;
mod hotels;

use std::collections::HashSet;
use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::http::HeaderName;
use wayfare_models::hotels::{EntityKey, SingleHotelQuery};

use crate::clock::Clock;
use crate::connections::ConnectionLimits;
use crate::http::{
    AllowedHost, ApiKey, Caller, CorsOrigin, Files, Gate, Host, Network, Operation, Processors, Reply,
    header_list,
};
use crate::metrics::{ConnectionMetrics, HttpMetrics};
#[cfg(feature = "redis")]
use crate::redis::SharedStore;
use crate::travel::api_errors::ApiErrors;
use crate::travel::cluster::ClusterName;
use crate::travel::engine::store::Store;
use crate::travel::engine::{Engine, SearchMetrics};
use crate::travel::fares::{FareForecast, RecentFares};
use crate::travel::feeds::WrittenConstants;
use crate::travel::generated::hotels::HOTELS_SINGLE;
use crate::travel::market::Market;
use crate::travel::prepare::Context;
use crate::travel::processors::SearchProcessors;
use crate::travel::stopping::Stopping;
use crate::travel::verticals::cars::Cars;
use crate::travel::verticals::flights::Flights;
use crate::travel::verticals::hotels::HotelSearches;

/// The state shared by all operations.
pub(crate) struct Shared {
    pub(crate) gate: Gate,
    /// The seed of the embedded inventory.
    #[cfg(feature = "inventory")]
    pub(crate) seed: u64,
    pub(crate) cluster: ClusterName,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) flights: Engine<Flights>,
    pub(crate) recent_fares: RecentFares,
    pub(crate) fare_forecast: Option<Arc<dyn FareForecast>>,
    pub(crate) cars: Engine<Cars>,
    pub(crate) hotels: HotelSearches,
    pub(crate) constants: WrittenConstants,
    /// The base URL for absolute URLs, if configured.
    pub(crate) base_url: Option<String>,
    pub(crate) trusted_proxies: Vec<Network>,
    pub(crate) cors_origins: Vec<CorsOrigin>,
    pub(crate) allowed_hosts: Vec<AllowedHost>,
    pub(crate) files: Files,
    pub(crate) is_strict: bool,
    pub(crate) market: Market,
    pub(crate) cashback: HashSet<ApiKey>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) connections: ConnectionLimits,
    pub(crate) processors: SearchProcessors,
    pub(crate) stopping: Stopping,
    #[cfg(feature = "redis")]
    pub(crate) shared_store: Option<SharedStore>,
    /// Set once routes have been created, since calls may arrive from then on.
    pub(crate) is_routed: OnceLock<()>,
    pub(crate) http_metrics: HttpMetrics,
    pub(crate) connection_metrics: ConnectionMetrics,
    pub(crate) search_metrics: SearchMetrics,
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shared")
            .field("gate", &self.gate)
            .field("market", &self.market)
            .finish_non_exhaustive()
    }
}

/// Returns the key of the hotel whose id is in a place key, if a search for a single hotel has such a key.
pub(in crate::travel) fn hotel_key(
    operation: &Operation,
    parameter: &str,
    value: &str,
    is_hotel: impl FnOnce(i64) -> bool,
) -> Option<String> {
    if operation.name != HOTELS_SINGLE.name || parameter != SingleHotelQuery::HOTEL {
        return None;
    }
    let EntityKey::Place(id) = value.parse().ok()? else { return None };
    EntityKey::hotel(id.get()).ok().filter(|_| is_hotel(id.get())).map(|key| key.to_string())
}

impl Host for Shared {
    type Errors = ApiErrors;

    fn gate(&self) -> &Gate {
        &self.gate
    }

    fn processors(&self) -> &Processors {
        self.processors.calls()
    }

    fn metrics(&self) -> Option<&HttpMetrics> {
        Some(&self.http_metrics)
    }

    fn is_strict(&self) -> bool {
        self.is_strict
    }

    /// Interprets a place key that contains a hotel's id as the key of that hotel.
    fn tolerated(&self, operation: &Operation, parameter: &str, value: &str) -> Option<String> {
        hotel_key(operation, parameter, value, |id| !self.hotels.catalogue().with_ids(&[id]).is_empty())
    }

    fn base_url(&self) -> Option<&str> {
        self.base_url.as_deref()
    }

    fn body_timeout(&self) -> Duration {
        self.connections.body_timeout
    }

    fn trusted_proxies(&self) -> &[Network] {
        &self.trusted_proxies
    }

    fn cors_origins(&self) -> &[CorsOrigin] {
        &self.cors_origins
    }

    fn allowed_hosts(&self) -> &[AllowedHost] {
        &self.allowed_hosts
    }

    fn files(&self) -> &Files {
        &self.files
    }
}

impl Shared {
    /// Returns the context of a request.
    fn context<'a>(&'a self, caller: &'a Caller) -> Context<'a> {
        let has_cashback = self.cashback.contains(&caller.key);
        let (is_strict, now) = (self.is_strict, self.clock.now());
        Context { caller, market: &self.market, has_cashback, is_strict, now }
    }
}

/// The header that lists the providers missing from a search.
static PROVIDERS_MISSING: HeaderName = HeaderName::from_static("wayfare-providers-missing");

/// Returns a search's response, which has a header that lists the providers that have failed.
fn search_reply<R>(answer: impl Into<Reply<R>>, missing: &[Arc<str>]) -> Reply<R> {
    answer.into().with_header(&PROVIDERS_MISSING, header_list(missing.iter().map(|code| &**code)))
}
