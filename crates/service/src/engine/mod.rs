//! The metasearch: asks providers, merges what they find, and shows it page by page.
//!
//! A search asks all its providers at once ([`Provider`]). Its phase follows from who has answered: the first lasts
//! until all fast ones have, the second until the slow ones have. What they offer ([`Offer`]) is merged by itinerary,
//! so that one result has the options of several providers. An answer ([`View`]) filters, sorts and pages what there
//! is, and spells out only what it shows.

mod embedded;
mod offer;
mod page;
mod provider;
mod results;
mod run;
mod search;
mod view;

pub use embedded::embedded_providers;
pub use offer::{Offer, OfferLeg, Sale, Terms, result_id};
pub use provider::{BoxFuture, Provider, ProviderError, Speed};
pub(crate) use search::{Phase, Search};
pub(crate) use view::View;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use wayfare_models::common::SearchId;
use wayfare_models::flights::FlightResultParameters;

use crate::clock::Clock;
use crate::http::ApiKey;
use crate::inventory::FlightQuery;
use crate::store::{Bounds, Store};

/// A provider, with what it says of itself asked once.
pub(crate) struct Registered {
    pub(crate) code: String,
    pub(crate) speed: Speed,
    pub(crate) provider: Arc<dyn Provider>,
}

impl fmt::Debug for Registered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Registered").field("code", &self.code).field("speed", &self.speed).finish()
    }
}

/// Where search ids come from.
pub(crate) type Ids = Box<dyn Fn() -> u128 + Send + Sync>;

/// How the engine goes about searches.
pub(crate) struct Settings {
    pub(crate) bounds: Bounds,
    /// How long a provider may take.
    pub(crate) patience: Duration,
    /// How long an answer waits for a search to become complete.
    pub(crate) linger: Duration,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) ids: Ids,
}

/// Runs searches.
pub(crate) struct Engine {
    providers: Arc<[Registered]>,
    store: Arc<Store<Search>>,
    settings: Settings,
}

impl Engine {
    pub(crate) fn new(providers: Vec<Arc<dyn Provider>>, settings: Settings) -> Self {
        let registered = providers.into_iter().map(|provider| Registered {
            code: provider.code().to_owned(),
            speed: provider.speed(),
            provider,
        });
        let store = Arc::new(Store::new(settings.bounds));
        Engine { providers: registered.collect(), store, settings }
    }

    /// Starts a search. Needs a tokio runtime around the call.
    pub(crate) fn start(
        &self,
        owner: ApiKey,
        query: FlightQuery,
        parameters: FlightResultParameters,
    ) -> Arc<Search> {
        let id = SearchId::from(format!("{:032x}", (self.settings.ids)()));
        let count = |speed| self.providers.iter().filter(|provider| provider.speed == speed).count();
        let waits_for = [count(Speed::Fast), count(Speed::Slow)];
        let search = Arc::new(Search::new(id, owner, query, parameters, waits_for));
        let (providers, store) = (Arc::clone(&self.providers), Arc::downgrade(&self.store));
        let work = run::run(Arc::clone(&search), providers, self.settings.patience, store);
        search.worked_on_by(tokio::spawn(work).abort_handle());
        self.store.insert(search.id.as_str(), Arc::clone(&search), self.settings.clock.now());
        search
    }

    /// The search with that id, if it is known, not expired, and this caller's.
    pub(crate) fn find(&self, id: &SearchId, owner: &ApiKey) -> Option<Arc<Search>> {
        self.store.get(id.as_str(), self.settings.clock.now(), |search| search.owner == *owner)
    }

    /// Gives a search a moment to become complete, where answers wait at all.
    pub(crate) async fn linger(&self, search: &Search) {
        if !self.settings.linger.is_zero() {
            // Whatever there is by then is answered.
            let _ = tokio::time::timeout(self.settings.linger, search.completed()).await;
        }
    }

    /// Forgets what has expired.
    pub(crate) fn sweep(&self) {
        self.store.sweep(self.settings.clock.now());
    }

    pub(crate) fn providers(&self) -> &[Registered] {
        &self.providers
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("providers", &self.providers).finish_non_exhaustive()
    }
}
