//! The operations: implementations of the generated traits.

mod autocomplete;
mod cars;
mod feeds;
mod flights;
mod hotels;

use std::collections::HashSet;
use std::fmt;
use std::sync::Arc;

use crate::api_errors::ApiErrors;
use crate::clock::Clock;
use crate::engine::Engine;
use crate::fares::{FareForecast, RecentFares};
use crate::http::{ApiKey, Caller, CorsOrigin, Gate, Host, Network};
use crate::market::Market;
use crate::prepare::Context;
use crate::verticals::cars::Cars;
use crate::verticals::flights::Flights;
use crate::verticals::hotels::HotelSearches;

/// The state that the operations share.
pub(crate) struct Shared {
    pub(crate) gate: Gate,
    pub(crate) flights: Engine<Flights>,
    pub(crate) recent_fares: RecentFares,
    pub(crate) fare_forecast: Option<Arc<dyn FareForecast>>,
    pub(crate) cars: Engine<Cars>,
    pub(crate) hotels: HotelSearches,
    /// The base URL of absolute URLs, if configured.
    pub(crate) base_url: Option<String>,
    pub(crate) trusted_proxies: Vec<Network>,
    pub(crate) cors_origins: Vec<CorsOrigin>,
    pub(crate) is_strict: bool,
    pub(crate) market: Market,
    pub(crate) cashback: HashSet<ApiKey>,
    pub(crate) clock: Arc<dyn Clock>,
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shared")
            .field("gate", &self.gate)
            .field("market", &self.market)
            .finish_non_exhaustive()
    }
}

impl Host for Shared {
    type Errors = ApiErrors;

    fn gate(&self) -> &Gate {
        &self.gate
    }

    fn is_strict(&self) -> bool {
        self.is_strict
    }

    fn base_url(&self) -> Option<&str> {
        self.base_url.as_deref()
    }

    fn trusted_proxies(&self) -> &[Network] {
        &self.trusted_proxies
    }

    fn cors_origins(&self) -> &[CorsOrigin] {
        &self.cors_origins
    }
}

impl Shared {
    /// The context of a request.
    fn context<'a>(&'a self, caller: &'a Caller) -> Context<'a> {
        let has_cashback = self.cashback.contains(&caller.key);
        Context { caller, market: &self.market, has_cashback, now: self.clock.now() }
    }
}
