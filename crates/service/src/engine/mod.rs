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

pub(crate) mod asked;
mod details;
mod offer;
mod offers;
mod packed;
mod provider;
mod run;
mod search;
mod stopwatch;
pub(crate) mod store;
#[cfg(test)]
mod tests;
mod vertical;
mod view;

pub(crate) use details::guarded;
pub use offer::{Offer, Offered};
pub(crate) use offers::{Found, Offers, Priced};
pub(crate) use packed::JsonFormat;
pub use packed::{Common, Packed, Unreadable};
pub use provider::{BoxFuture, Provider, ProviderError, Speed};
pub(crate) use search::{Phase, Search};
pub use store::StoreLimits;
pub use vertical::Vertical;
pub(crate) use vertical::{Guess, Merge, Searched};
pub(crate) use view::{Page, View};

use std::fmt;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::select;
use tokio::sync::watch;
use wayfare_models::common::SearchId;

use crate::http::{ApiKey, Caller, Denial};
use crate::metrics::SearchMetrics;
use crate::processors::{Average, Processors, Ticket, Usual};
use crate::stopping::Stopping;
use run::Asking;
use store::{Account, Store, Stored as _};

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
    /// The searches of all engines.
    pub(crate) store: Arc<Store>,
    pub(crate) processors: Processors,
    /// Provider timeout: the longest time that a provider may take by itself.
    pub(crate) provider_timeout: Duration,
    /// Long-poll wait: the longest time that an answer waits for its search to be complete.
    pub(crate) long_poll_wait: Duration,
    pub(crate) ids: Ids,
    /// The pace of the providers: 1 as in the real world, 0 for none. It makes the first guesses better.
    pub(crate) pace: f64,
    /// Ends all waiting.
    pub(crate) stopping: Stopping,
    pub(crate) metrics: SearchMetrics,
}

/// Runs the searches of a vertical.
pub(crate) struct Engine<V: Searched> {
    providers: Arc<[Registered<V>]>,
    settings: Settings,
    /// What a search needs of the processors.
    usual: Arc<Usual>,
    /// The average memory of a complete search, in bytes.
    memory: Arc<Average>,
}

/// A search that callers share, and the ticket for its first answer, for the caller that has started it.
pub(crate) type Joined<V> = (Arc<Search<V>>, Option<Arc<Ticket>>);

impl<V: Searched> Engine<V> {
    pub(crate) fn new(providers: Vec<Arc<dyn Provider<V>>>, settings: Settings) -> Self {
        let registered = providers.into_iter().map(|provider| Registered {
            code: provider.code().to_owned(),
            speed: provider.speed(),
            provider,
        });
        let Guess { work, time, bytes } = V::GUESS;
        let time = Duration::try_from_secs_f64(time.as_secs_f64() * settings.pace).unwrap_or_default();
        let (usual, memory) = (Usual::new(work, time), Arc::new(Average::new(bytes)));
        Engine { providers: registered.collect(), settings, usual, memory }
    }

    /// Starts a search that only its owner may poll. The call needs a tokio runtime.
    ///
    /// # Errors
    /// Its work can't be done in time, or there is no room for it.
    pub(crate) fn start(&self, owner: &Caller, query: V::Query) -> Result<Arc<Search<V>>, Denial> {
        let ticket = Arc::new(self.settings.processors.accept(&self.usual)?);
        let id = SearchId::from(format!("{:032x}", (self.settings.ids)()));
        let (search, phase) = self.prepare(id, Some(owner.key.clone()), query);
        let search = Arc::new(search);
        self.settings.store.insert(search.id.as_str(), Account::of(owner), Arc::clone(&search))?;
        let run = self.run(&search, phase, &ticket);
        let done = async move {
            run.await;
            ticket.close();
        };
        search.worked_on_by(tokio::spawn(done).abort_handle());
        Ok(search)
    }

    /// The search with an id that stands for its query; started if there is none yet, for this caller. Any caller may
    /// join it. The call needs a tokio runtime.
    ///
    /// # Errors
    /// As with [`start`](Self::start). Joining a search costs nothing.
    pub(crate) fn start_or_join(
        &self,
        id: &str,
        caller: &Caller,
        query: impl FnOnce() -> V::Query,
    ) -> Result<Joined<V>, Denial> {
        let mut started = None;
        let search = self.settings.store.get_or_insert(id, &Account::of(caller), || {
            let ticket = Arc::new(self.settings.processors.accept(&self.usual)?);
            let (search, phase) = self.prepare(SearchId::from(id), None, query());
            started = Some((ticket, phase));
            Ok(Arc::new(search))
        })?;
        let Some((ticket, phase)) = started else { return Ok((search, None)) };
        let run = self.run(&search, phase, &ticket);
        search.worked_on_by(tokio::spawn(run).abort_handle());
        Ok((search, Some(ticket)))
    }

    /// A search, and the sender of its phase.
    fn prepare(
        &self,
        id: SearchId,
        owner: Option<ApiKey>,
        query: V::Query,
    ) -> (Search<V>, watch::Sender<Phase>) {
        let count = |speed| self.providers.iter().filter(|provider| provider.speed == speed).count();
        let (search, phase) = Search::new(id, owner, query, [count(Speed::Fast), count(Speed::Slow)]);
        (search.reserving(usize::try_from(self.memory.get()).unwrap_or(usize::MAX)), phase)
    }

    /// Asks the providers of a search, and learns how large it has become.
    fn run(
        &self,
        search: &Arc<Search<V>>,
        phase: watch::Sender<Phase>,
        ticket: &Arc<Ticket>,
    ) -> impl Future<Output = ()> + Send + use<V> {
        let asking = Asking {
            providers: Arc::clone(&self.providers),
            processors: self.settings.processors.clone(),
            provider_timeout: self.settings.provider_timeout,
            ticket: Arc::clone(ticket),
            metrics: self.settings.metrics.clone(),
        };
        let (search, memory) = (Arc::clone(search), Arc::clone(&self.memory));
        let store = Arc::downgrade(&self.settings.store);
        async move {
            run::run(Arc::clone(&search), phase, asking, store).await;
            memory.learn(u64::try_from(search.bytes()).unwrap_or(u64::MAX));
        }
    }

    /// The search with that id, if it exists, has not expired and belongs to this caller.
    pub(crate) fn find(&self, id: &SearchId, owner: &ApiKey) -> Option<Arc<Search<V>>> {
        self.settings.store.get(id.as_str(), |search: &Search<V>| search.owner.as_ref() == Some(owner))
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
        self.settings.store.weigh(search.id.as_str());
    }

    /// The codes of the providers that have failed in a search so far.
    pub(crate) fn missing(&self, search: &Search<V>) -> Vec<&str> {
        let missing = search.missing().into_iter();
        missing.filter_map(|place| Some(&*self.providers.get(place)?.code)).collect()
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
