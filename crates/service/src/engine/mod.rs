//! The metasearch: asks providers, merges their answers, and shows them page by page.
//!
//! A search asks all its providers at once ([`Provider`]). Its phase follows from the answers: the first phase lasts
//! until all fast providers have answered, the second until the slow ones have. Their answers are merged as they come
//! in ([`Merge`]). A search is polled by its id, which only one key may use, or shared by all callers that ask for the
//! same ([`Engine::start_or_join`]).
//!
//! The engine knows nothing else of its [`Vertical`]s. For a vertical whose providers answer a list of [`Offer`]s it
//! does more: offers are merged by result ([`Offers`]), so that one result has the options of several providers, and
//! a [`View`] filters, sorts and pages the results.

mod details;
mod offer;
mod offers;
pub(crate) mod pool;
mod provider;
mod run;
mod search;
pub(crate) mod store;
#[cfg(test)]
mod tests;
mod vertical;
mod view;

pub(crate) use details::guarded;
pub use offer::{Offer, Offered};
pub(crate) use offers::{Found, Offers, Priced};
pub use provider::{BoxFuture, Provider, ProviderError, Speed};
pub(crate) use search::{Phase, Search};
pub use store::StoreLimits;
pub use vertical::Vertical;
pub(crate) use vertical::{Merge, Searched};
pub(crate) use view::{Page, View};

use std::fmt;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::select;
use tokio::sync::watch;
use wayfare_models::common::SearchId;

use crate::clock::Clock;
use crate::http::ApiKey;
use crate::stopping::Stopping;
use store::Store;

/// A provider with its code and speed, which are asked only once.
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

/// The source of search ids.
pub(crate) type Ids = Arc<dyn Fn() -> u128 + Send + Sync>;

/// Settings of an engine.
#[derive(Clone)]
pub(crate) struct Settings {
    pub(crate) limits: StoreLimits,
    /// Provider timeout: the longest time that a provider may take.
    pub(crate) provider_timeout: Duration,
    /// Long-poll wait: the longest time that an answer waits for its search to be complete.
    pub(crate) long_poll_wait: Duration,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) ids: Ids,
    /// Ends all waiting.
    pub(crate) stopping: Stopping,
}

/// Runs the searches of a vertical.
pub(crate) struct Engine<V: Searched> {
    providers: Arc<[Registered<V>]>,
    store: Arc<Store<Search<V>>>,
    settings: Settings,
}

impl<V: Searched> Engine<V> {
    pub(crate) fn new(providers: Vec<Arc<dyn Provider<V>>>, settings: Settings) -> Self {
        let registered = providers.into_iter().map(|provider| Registered {
            code: provider.code().to_owned(),
            speed: provider.speed(),
            provider,
        });
        let store = Arc::new(Store::new(settings.limits));
        Engine { providers: registered.collect(), store, settings }
    }

    /// Starts a search that only its owner may poll. The call needs a tokio runtime.
    pub(crate) fn start(&self, owner: ApiKey, query: V::Query) -> Arc<Search<V>> {
        let id = SearchId::from(format!("{:032x}", (self.settings.ids)()));
        let (search, phase) = self.prepare(id, Some(owner), query);
        let search = Arc::new(search);
        self.run(&search, phase);
        self.store.insert(search.id.as_str(), Arc::clone(&search), self.settings.clock.now());
        search
    }

    /// The search with an id that stands for its query; started if there is none yet. Any caller may join it. The call
    /// needs a tokio runtime.
    pub(crate) fn start_or_join(&self, id: &str, query: impl FnOnce() -> V::Query) -> Arc<Search<V>> {
        let mut started = None;
        let search = self.store.get_or_insert(id, self.settings.clock.now(), || {
            let (search, phase) = self.prepare(SearchId::from(id), None, query());
            started = Some(phase);
            search
        });
        if let Some(phase) = started {
            self.run(&search, phase);
        }
        search
    }

    /// A search, and the sender of its phase.
    fn prepare(
        &self,
        id: SearchId,
        owner: Option<ApiKey>,
        query: V::Query,
    ) -> (Search<V>, watch::Sender<Phase>) {
        let count = |speed| self.providers.iter().filter(|provider| provider.speed == speed).count();
        Search::new(id, owner, query, [count(Speed::Fast), count(Speed::Slow)])
    }

    fn run(&self, search: &Arc<Search<V>>, phase: watch::Sender<Phase>) {
        let (providers, store) = (Arc::clone(&self.providers), Arc::downgrade(&self.store));
        let work = run::run(Arc::clone(search), phase, providers, self.settings.provider_timeout, store);
        search.worked_on_by(tokio::spawn(work).abort_handle());
    }

    /// The search with that id, if it exists, has not expired and belongs to this caller.
    pub(crate) fn find(&self, id: &SearchId, owner: &ApiKey) -> Option<Arc<Search<V>>> {
        self.store.get(id.as_str(), self.settings.clock.now(), |search| search.owner.as_ref() == Some(owner))
    }

    /// Waits for a search to be complete: at most for the caller's wait or the long-poll wait, whichever is longer, and
    /// not beyond the stop of the service.
    pub(crate) async fn wait(&self, search: &Search<V>, wanted: Duration) {
        let wait = wanted.max(self.settings.long_poll_wait);
        if !wait.is_zero() {
            // After a timeout the answer shows the results so far.
            let (completed, stopping) = (pin!(search.completed()), pin!(self.settings.stopping.begun()));
            let _ = tokio::time::timeout(wait, select(completed, stopping)).await;
        }
    }

    /// Measures a search again after it has grown.
    pub(crate) fn weigh(&self, search: &Search<V>) {
        self.store.weigh(search.id.as_str());
    }

    /// Removes expired searches.
    pub(crate) fn sweep(&self) {
        self.store.sweep(self.settings.clock.now());
    }

    pub(crate) fn providers(&self) -> &[Registered<V>] {
        &self.providers
    }
}

impl<V: Searched> fmt::Debug for Engine<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("providers", &self.providers).finish_non_exhaustive()
    }
}
