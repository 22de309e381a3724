//! The metasearch engine: queries providers, merges their answers, and returns the results in pages.
//!
//! A search queries all its providers in parallel ([`Provider`]). The answers determine the phase: the first phase
//! lasts until all fast providers have answered, the second until all slow providers have answered. Answers are merged
//! as they arrive ([`Merge`]). A search is either polled by its id, which only one key may use, or shared by all
//! callers with the same query ([`Engine::start_or_join`]).
//!
//! The engine is generic over its [`Vertical`]s. For verticals whose providers answer with lists of [`Offer`]s, the
//! engine merges offers by result ([`Offers`]), so that a result has the options of several providers. A [`View`]
//! filters, sorts and pages the results.

mod details;
mod metrics;
mod offer;
mod offers;
mod provider;
pub(crate) mod provider_call;
mod run;
mod search;
mod stopwatch;
pub(crate) mod store;
mod stored;
#[cfg(test)]
mod tests;
mod vertical;
mod view;

pub(crate) use details::catch_panic;
pub(crate) use metrics::SearchMetrics;
pub use offer::{Offer, Offered};
pub(crate) use offers::{Found, Offers, Priced};
pub use provider::{BoxFuture, Provider, ProviderError, Speed};
pub(crate) use search::{Phase, Search};
pub use store::StoreLimits;
pub(crate) use stored::{Unreadable, exact_amount, from_json, to_json};
pub use vertical::Vertical;
pub(crate) use vertical::{Guess, Merge, Searched};
pub(crate) use view::{Page, View};

use std::fmt;
use std::pin::pin;
use std::sync::{Arc, Weak};
use std::time::Duration;

use futures_util::future::select;
use wayfare_models::common::SearchId;

use crate::http::{ApiKey, Caller, Denial};
use crate::travel::cluster::ClusterName;
use crate::travel::processors::{Average, ExpectedCost, SearchProcessors, Ticket};
use crate::travel::stopping::Stopping;
use run::QueryContext;
use store::{Account, Reader, Record, Store, StoreFuture, Stored as _, StoredAnswer, StoredSearch, downcast};

/// A provider, and its code and speed, which are read only once.
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
    /// The name of the node in responses.
    pub(crate) cluster: ClusterName,
    /// The store, shared by all engines.
    pub(crate) store: Arc<dyn Store>,
    pub(crate) processors: SearchProcessors,
    /// Provider timeout: the maximum time that a provider may take, excluding waits for a processor.
    pub(crate) provider_timeout: Duration,
    /// Long-poll wait: the maximum time that a response waits for its search to be complete, unless the caller wants a
    /// longer wait.
    pub(crate) long_poll_wait: Duration,
    pub(crate) ids: Ids,
    /// Factor by which the providers' latencies are multiplied: 1 for production latencies, 0 for none. The initial
    /// estimates depend on this factor.
    pub(crate) pace: f64,
    /// The shutdown signal, which interrupts all waits.
    pub(crate) stopping: Stopping,
    pub(crate) metrics: SearchMetrics,
}

/// Engine for the searches of a vertical. Clones share the searches.
#[derive(Clone)]
pub(crate) struct Engine<V: Searched>(Arc<Inner<V>>);

struct Inner<V: Searched> {
    providers: Arc<[Registered<V>]>,
    settings: Settings,
    read_query: ReadQuery<V>,
    /// The expected cost of a search.
    expected_cost: Arc<ExpectedCost>,
    /// The average memory of a complete search, in bytes.
    memory: Arc<Average>,
}

/// Decoder for queries that another node has stored.
pub(crate) type ReadQuery<V> = Box<dyn Fn(&[u8]) -> Result<<V as Vertical>::Query, Unreadable> + Send + Sync>;

/// A search that callers share, and, for the caller that started it, the ticket for its first response.
pub(crate) type Joined<V> = (Arc<Search<V>>, Option<Arc<Ticket>>);

impl<V: Searched> Engine<V> {
    pub(crate) fn new(
        providers: Vec<Arc<dyn Provider<V>>>,
        read_query: ReadQuery<V>,
        settings: Settings,
    ) -> Self {
        let registered = providers.into_iter().map(|provider| Registered {
            code: provider.code().to_owned(),
            speed: provider.speed(),
            provider,
        });
        let Guess { work, time, bytes } = V::GUESS;
        let time = Duration::try_from_secs_f64(time.as_secs_f64() * settings.pace).unwrap_or_default();
        let (expected_cost, memory) = (ExpectedCost::new(work, time), Arc::new(Average::new(bytes)));
        let store = Arc::clone(&settings.store);
        let inner = Inner { providers: registered.collect(), settings, read_query, expected_cost, memory };
        let inner = Arc::new(inner);
        let reader: Weak<dyn Reader> = Arc::downgrade(&(Arc::clone(&inner) as Arc<dyn Reader>));
        store.register_reader(V::NAME, reader);
        Engine(inner)
    }

    /// Starts a search that only its owner may poll. Must be called within a tokio runtime.
    ///
    /// # Errors
    /// Returns an error if the search's work can't finish in time, if the caller has too many searches, or if the store
    /// is full or can't be reached.
    pub(crate) async fn start(
        &self,
        owner: &Caller,
        query: V::Query,
        parameters: Option<V::Parameters>,
    ) -> Result<Arc<Search<V>>, Denial> {
        let Inner { settings, expected_cost, .. } = &*self.0;
        let ticket = Arc::new(settings.processors.accept(expected_cost)?);
        let id = SearchId::from(format!("{:032x}", (settings.ids)()));
        let search = self.0.new_search(id, Some(owner.key.clone()), query);
        search.parameters(parameters);
        settings.store.insert(Account::of(owner), Arc::clone(&search) as _).await?;
        self.0.begin(&search, ticket);
        Ok(search)
    }

    /// Returns the search whose id represents its query. If the search does not exist yet, starts it for this caller.
    /// Any caller may join the search. Must be called within a tokio runtime.
    ///
    /// # Errors
    /// Returns an error under the same conditions as [`start`](Self::start), except that joining an existing search
    /// requires no capacity.
    pub(crate) async fn start_or_join(
        &self,
        id: &str,
        caller: &Caller,
        query: impl FnOnce() -> V::Query + Send,
    ) -> Result<Joined<V>, Denial> {
        let Inner { settings, expected_cost, .. } = &*self.0;
        let mut started = None;
        let make = Box::new(|| {
            let ticket = Arc::new(settings.processors.accept(expected_cost)?);
            let search = self.0.new_search(SearchId::from(id), None, query());
            started = Some((ticket, Arc::clone(&search)));
            Ok(search as Arc<dyn StoredSearch>)
        });
        let search = settings.store.get_or_insert(id, Account::of(caller), make).await?;
        // All searches with an id of this vertical have the same type.
        let search = downcast::<Search<V>>(search).ok_or(Denial::NoRoom { seconds: 1 })?;
        // Another caller may have been faster.
        let Some((ticket, _)) = started.filter(|(_, made)| Arc::ptr_eq(made, &search)) else {
            return Ok((search, None));
        };
        self.0.begin_until_answered(&search, &ticket);
        Ok((search, Some(ticket)))
    }

    /// Returns the search with an id if the search exists, has not expired and belongs to this caller. Stores the
    /// parameters, if given, with the search. `is_same_node` states that this node sent the caller's last response for
    /// the search.
    ///
    /// # Errors
    /// Returns an error if this node does not hold the search and the store can't be reached, or if another node may
    /// have the search.
    pub(crate) async fn find(
        &self,
        id: &SearchId,
        caller: &ApiKey,
        is_same_node: bool,
        parameters: Option<&V::Parameters>,
    ) -> Result<Option<Arc<Search<V>>>, Denial> {
        let pack = parameters.map(|parameters| || to_json(parameters));
        let pack = pack.as_ref().map(|pack| pack as &(dyn Fn() -> Vec<u8> + Sync));
        let found = self.0.settings.store.get(id.as_str(), caller, is_same_node, pack).await?;
        Ok(found.and_then(|search| downcast(search)))
    }

    /// Waits until a search is complete. The maximum wait is the longer of the caller's wait and the long-poll wait. A
    /// shutdown of the service also ends the wait.
    pub(crate) async fn wait(&self, search: &Search<V>, wanted: Duration) {
        let Settings { long_poll_wait, stopping, .. } = &self.0.settings;
        let wait = wanted.max(*long_poll_wait);
        if !wait.is_zero() {
            // After a timeout, the response contains the results so far.
            let (completed, stopping) = (pin!(search.completed()), pin!(stopping.begun()));
            let _ = tokio::time::timeout(wait, select(completed, stopping)).await;
        }
    }

    /// Returns the name of the node in responses.
    pub(crate) fn cluster(&self) -> &ClusterName {
        &self.0.settings.cluster
    }

    /// Updates the measured memory of a search after the search has grown.
    pub(crate) fn weigh(&self, search: &Search<V>) {
        self.0.settings.store.held().weigh(search.id.as_str());
    }

    pub(crate) fn providers(&self) -> &[Registered<V>] {
        &self.0.providers
    }
}

impl<V: Searched> Inner<V> {
    fn new_search(&self, id: SearchId, owner: Option<ApiKey>, query: V::Query) -> Arc<Search<V>> {
        let search = Search::new(id, owner, query, Arc::clone(&self.providers));
        Arc::new(search.with_reserved_bytes(usize::try_from(self.memory.get()).unwrap_or(usize::MAX)))
    }

    /// Starts the work on a search. The ticket covers the work until its end.
    fn begin(&self, search: &Arc<Search<V>>, ticket: Arc<Ticket>) {
        let run = self.run(search, &ticket);
        let done = async move {
            run.await;
            ticket.close();
        };
        search.set_task(tokio::spawn(done).abort_handle());
    }

    /// Starts the work on a search. The first response closes the ticket.
    fn begin_until_answered(&self, search: &Arc<Search<V>>, ticket: &Arc<Ticket>) {
        search.set_task(tokio::spawn(self.run(search, ticket)).abort_handle());
    }

    /// Queries the providers of a search, then updates the average memory of a search.
    fn run(&self, search: &Arc<Search<V>>, ticket: &Arc<Ticket>) -> impl Future<Output = ()> + Send + use<V> {
        let context = self.query_context(ticket);
        let (search, memory) = (Arc::clone(search), Arc::clone(&self.memory));
        let store = Arc::downgrade(&self.settings.store);
        async move {
            run::run(&search, context, store).await;
            memory.learn(u64::try_from(search.bytes()).unwrap_or(u64::MAX));
        }
    }

    fn query_context(&self, ticket: &Arc<Ticket>) -> QueryContext<V> {
        QueryContext {
            providers: Arc::clone(&self.providers),
            processors: self.settings.processors.clone(),
            provider_timeout: self.settings.provider_timeout,
            ticket: Arc::clone(ticket),
            metrics: self.settings.metrics.clone(),
        }
    }
}

impl<V: Searched> Reader for Inner<V> {
    fn read(&self, id: &str, record: &Record) -> Result<Arc<dyn StoredSearch>, Unreadable> {
        let query = (self.read_query)(&record.query)?;
        let search = Search::<V>::from_record(SearchId::from(id), query, record, Arc::clone(&self.providers));
        if let Some(parameters) = &record.parameters {
            search.set_parameters(parameters);
        }
        Ok(Arc::new(search))
    }

    fn learn<'a>(
        &'a self,
        search: Arc<dyn StoredSearch>,
        answers: Vec<StoredAnswer>,
    ) -> StoreFuture<'a, bool> {
        Box::pin(async move {
            let Some(search) = downcast::<Search<V>>(search) else { return false };
            // The node that started the search has accepted this work, so it can no longer be refused.
            let ticket = Arc::new(self.settings.processors.adopt(&self.expected_cost));
            run::learn(&search, &self.query_context(&ticket), answers).await
        })
    }

    fn take_over(&self, search: Arc<dyn StoredSearch>) {
        let Some(search) = downcast::<Search<V>>(search) else { return };
        // Other nodes may have considered this node dead and then assigned the search back to this node.
        if search.is_worked_on_here() {
            return;
        }
        // The search was accepted when it was started, and can no longer be refused.
        let ticket = Arc::new(self.settings.processors.adopt(&self.expected_cost));
        self.begin(&search, ticket);
    }
}
