//! The metasearch: asks providers, merges what they find, and shows it page by page.
//!
//! A search asks all its providers at once ([`Provider`]). Its phase follows from who has answered: the first lasts
//! until all fast ones have, the second until the slow ones have. What they offer ([`Offer`]) is merged by result, so
//! that one result has the options of several providers. An answer ([`View`]) filters, sorts and pages what there is,
//! and spells out only what it shows.
//!
//! What is searched for is a [`Vertical`], of which the engine knows nothing else. To give it another one: name its
//! types, say by what its results are ranked, and spell out what is found.

mod offer;
mod provider;
mod results;
mod run;
mod search;
#[cfg(test)]
mod tests;
mod told;
mod vertical;
mod view;

pub use offer::Offer;
pub use provider::{BoxFuture, Provider, ProviderError, Speed};
pub(crate) use results::{Found, Priced};
pub(crate) use search::{Phase, Search};
pub(crate) use told::guarded;
pub use vertical::Vertical;
pub(crate) use view::{Page, View};

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use wayfare_models::common::SearchId;

use crate::clock::Clock;
use crate::http::ApiKey;
use crate::store::{Bounds, Store};

/// A provider, with what it says of itself asked once.
pub(crate) struct Registered<V: Vertical> {
    pub(crate) code: String,
    pub(crate) speed: Speed,
    pub(crate) provider: Arc<dyn Provider<V>>,
}

impl<V: Vertical> fmt::Debug for Registered<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Registered").field("code", &self.code).field("speed", &self.speed).finish()
    }
}

/// Where search ids come from.
pub(crate) type Ids = Arc<dyn Fn() -> u128 + Send + Sync>;

/// How the engine goes about searches.
#[derive(Clone)]
pub(crate) struct Settings {
    pub(crate) bounds: Bounds,
    /// How long a provider may take.
    pub(crate) patience: Duration,
    /// How long an answer waits for a search to become complete.
    pub(crate) linger: Duration,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) ids: Ids,
}

/// Runs the searches of a vertical.
pub(crate) struct Engine<V: Vertical> {
    providers: Arc<[Registered<V>]>,
    store: Arc<Store<Search<V>>>,
    settings: Settings,
}

impl<V: Vertical> Engine<V> {
    pub(crate) fn new(providers: Vec<Arc<dyn Provider<V>>>, settings: Settings) -> Self {
        let registered = providers.into_iter().map(|provider| Registered {
            code: provider.code().to_owned(),
            speed: provider.speed(),
            provider,
        });
        let store = Arc::new(Store::new(settings.bounds));
        Engine { providers: registered.collect(), store, settings }
    }

    /// Starts a search. Needs a tokio runtime around the call.
    pub(crate) fn start(&self, owner: ApiKey, query: V::Query) -> Arc<Search<V>> {
        let id = SearchId::from(format!("{:032x}", (self.settings.ids)()));
        let count = |speed| self.providers.iter().filter(|provider| provider.speed == speed).count();
        let waits_for = [count(Speed::Fast), count(Speed::Slow)];
        let search = Arc::new(Search::new(id, owner, query, waits_for));
        let (providers, store) = (Arc::clone(&self.providers), Arc::downgrade(&self.store));
        let work = run::run(Arc::clone(&search), providers, self.settings.patience, store);
        search.worked_on_by(tokio::spawn(work).abort_handle());
        self.store.insert(search.id.as_str(), Arc::clone(&search), self.settings.clock.now());
        search
    }

    /// The search with that id, if it is known, not expired, and this caller's.
    pub(crate) fn find(&self, id: &SearchId, owner: &ApiKey) -> Option<Arc<Search<V>>> {
        self.store.get(id.as_str(), self.settings.clock.now(), |search| search.owner == *owner)
    }

    /// Gives a search a moment to become complete, where answers wait at all.
    pub(crate) async fn linger(&self, search: &Search<V>) {
        if !self.settings.linger.is_zero() {
            // Whatever there is by then is answered.
            let _ = tokio::time::timeout(self.settings.linger, search.completed()).await;
        }
    }

    /// Forgets what has expired.
    pub(crate) fn sweep(&self) {
        self.store.sweep(self.settings.clock.now());
    }

    pub(crate) fn providers(&self) -> &[Registered<V>] {
        &self.providers
    }
}

impl<V: Vertical> fmt::Debug for Engine<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("providers", &self.providers).finish_non_exhaustive()
    }
}
