//! A search: its query, its results so far, and the state of its providers.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::AbortHandle;
use tokio::time::Instant;
use wayfare_models::common::{ResultId, SearchId};

use super::offers::{Found, Offers};
use super::store::{Position, Record, Stored, StoredSearch};
use super::stored::to_json;
use super::view::{View, page};
use super::{Merge as _, Offered, Provider, Registered, Searched, Speed};
use crate::http::ApiKey;
use crate::lock::Lock;

/// The progress of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Phase {
    /// A fast provider has not answered.
    First,
    /// All fast providers have answered, but a slow provider has not.
    Second,
    /// All providers have answered.
    Complete,
}

impl Phase {
    /// Returns the phase's name in metrics; `None` if the search is complete.
    pub(super) fn label(self) -> Option<&'static str> {
        match self {
            Phase::First => Some("first"),
            Phase::Second => Some("second"),
            Phase::Complete => None,
        }
    }
}

/// A running or complete search.
#[derive(Debug)]
pub(crate) struct Search<V: Searched> {
    pub(crate) id: SearchId,
    /// The key that started the search, and the only key that may poll it. `None` if any caller may join, or if another
    /// node has started the search: in the latter case, the store records the owner.
    owner: Option<ApiKey>,
    pub(crate) query: Arc<V::Query>,
    providers: Arc<[Registered<V>]>,
    started: Instant,
    /// Memory, in bytes, that is counted while the search is running: an estimate of its final memory.
    reserved: usize,
    state: Lock<State<V>>,
    progress: watch::Sender<Progress>,
    work: Lock<Option<AbortHandle>>,
    position: Lock<Position>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Progress {
    phase: Phase,
    /// `true` if any node is working on the search.
    is_worked_on: bool,
}

#[derive(Debug)]
struct State<V: Searched> {
    results: V::Results,
    queried: Vec<QueriedProvider>,
    /// The time from start to completion.
    took: Option<Duration>,
    parameters: V::Parameters,
}

/// A provider that the search queries.
#[derive(Debug)]
struct QueriedProvider {
    code: Arc<str>,
    speed: Speed,
    answer: Option<Answered>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answered {
    Merged,
    Failed,
}

impl<V: Searched> State<V> {
    fn phase(&self) -> Phase {
        let waits_for = |speed| self.queried.iter().any(|it| it.speed == speed && it.answer.is_none());
        match (waits_for(Speed::Fast), waits_for(Speed::Slow)) {
            (false, false) => Phase::Complete,
            (false, true) => Phase::Second,
            _ => Phase::First,
        }
    }
}

/// Guard for this node's work on a search. Dropping it records the end of the work.
#[derive(Debug)]
pub(super) struct Work<V: Searched>(Arc<Search<V>>);

impl<V: Searched> Drop for Work<V> {
    fn drop(&mut self) {
        self.0.progress.send_modify(|progress| progress.is_worked_on = false);
    }
}

impl<V: Searched> Search<V> {
    /// Creates a search that is about to query these providers.
    pub(crate) fn new(
        id: SearchId,
        owner: Option<ApiKey>,
        query: impl Into<Arc<V::Query>>,
        providers: Arc<[Registered<V>]>,
    ) -> Self {
        Search { owner, ..Search::aged(id, query.into(), providers, Duration::ZERO) }
    }

    /// Creates a copy of a search that another node has started.
    pub(crate) fn from_record(
        id: SearchId,
        query: V::Query,
        record: &Record,
        providers: Arc<[Registered<V>]>,
    ) -> Self {
        Search::aged(id, Arc::new(query), providers, record.age)
    }

    fn aged(id: SearchId, query: Arc<V::Query>, providers: Arc<[Registered<V>]>, age: Duration) -> Self {
        let queried = providers.iter().map(|provider| QueriedProvider {
            code: provider.code.as_str().into(),
            speed: provider.speed,
            answer: None,
        });
        let now = Instant::now();
        let queried: Vec<_> = queried.collect();
        let took = queried.is_empty().then_some(Duration::ZERO);
        let state = State { results: Default::default(), queried, took, parameters: Default::default() };
        Search {
            id,
            owner: None,
            query,
            providers,
            started: now.checked_sub(age).unwrap_or(now),
            reserved: 0,
            progress: watch::Sender::new(Progress { phase: state.phase(), is_worked_on: true }),
            state: Lock::new(state),
            work: Lock::default(),
            position: Lock::default(),
        }
    }

    /// Sets the memory, in bytes, that is counted while the search is running.
    pub(crate) fn with_reserved_bytes(self, bytes: usize) -> Self {
        Search { reserved: bytes, ..self }
    }

    /// Returns a complete search with the same query and without results.
    pub(crate) fn without_results(&self) -> Self {
        Search::new(self.id.clone(), self.owner.clone(), Arc::clone(&self.query), Arc::from([]))
    }

    /// Marks the search as worked on by this node until the guard is dropped.
    pub(super) fn work(self: &Arc<Self>) -> Work<V> {
        self.progress.send_modify(|progress| progress.is_worked_on = true);
        Work(Arc::clone(self))
    }

    /// Stores the task that works on the search, so that it can be aborted.
    pub(crate) fn set_task(&self, task: AbortHandle) {
        *self.work.lock() = Some(task);
    }

    /// Returns the indices of the providers that have not answered.
    pub(super) fn unanswered(&self) -> Vec<usize> {
        let state = self.state.lock();
        let queried = state.queried.iter().enumerate();
        queried.filter(|(_, it)| it.answer.is_none()).map(|(place, _)| place).collect()
    }

    /// Returns the time since the start.
    pub(super) fn age(&self) -> Duration {
        self.started.elapsed()
    }

    /// Merges a provider's answer, which is `None` if the provider has failed. `after` is the time from the start to
    /// the answer. Only the first answer of a provider counts. Returns the new phase.
    pub(crate) fn answered(&self, provider: &str, after: Duration, answer: Option<V::Answer>) -> Phase {
        let mut state = self.state.lock();
        let State { results, queried, .. } = &mut *state;
        let mut dropped = 0;
        let awaited = |(_, it): &(usize, &mut QueriedProvider)| *it.code == *provider && it.answer.is_none();
        if let Some((place, queried)) = queried.iter_mut().enumerate().find(awaited) {
            queried.answer = Some(match answer {
                Some(answer) => {
                    dropped = results.merge(place, answer);
                    Answered::Merged
                }
                None => Answered::Failed,
            });
        }
        let phase = state.phase();
        if phase == Phase::Complete && state.took.is_none() {
            state.took = Some(after);
        }
        drop(state);
        if dropped > 0 {
            tracing::warn!(
                provider,
                dropped,
                "dropped offers of a search that has reached its maximum memory"
            );
        }
        self.progress.send_modify(|progress| progress.phase = phase);
        phase
    }

    pub(super) fn phase(&self) -> Phase {
        self.progress.borrow().phase
    }

    /// Waits until all providers have answered, or until the work on the search has ended.
    pub(crate) async fn completed(&self) {
        let has_ended = |progress: &Progress| progress.phase == Phase::Complete || !progress.is_worked_on;
        // The sender lives in `self`.
        let _ = self.progress.subscribe().wait_for(has_ended).await;
    }

    /// Returns the result parameters for a response. The given parameters, if any, are stored; otherwise, the most
    /// recent parameters apply.
    pub(crate) fn parameters(&self, given: Option<V::Parameters>) -> V::Parameters {
        let mut state = self.state.lock();
        if let Some(given) = given {
            state.parameters = given;
        }
        state.parameters.clone()
    }

    /// Returns the phase, the time taken so far, and the part of the results that `read` returns, read under one lock.
    pub(crate) fn progress<R>(&self, read: impl FnOnce(&V::Results) -> R) -> (Phase, Duration, R) {
        let state = self.state.lock();
        let took = state.took.unwrap_or_else(|| self.started.elapsed());
        (state.phase(), took, read(&state.results))
    }

    /// Returns the codes of the providers that have failed so far, in the order of the providers.
    pub(crate) fn missing(&self) -> Vec<Arc<str>> {
        let state = self.state.lock();
        let failed = state.queried.iter().filter(|it| it.answer == Some(Answered::Failed));
        failed.map(|it| Arc::clone(&it.code)).collect()
    }

    /// Returns the provider with this code if its answer is missing.
    pub(super) fn awaited(&self, code: &str) -> Option<&Arc<dyn Provider<V>>> {
        let awaited = |it: &QueriedProvider| *it.code == *code && it.answer.is_none();
        let place = self.state.lock().queried.iter().position(awaited)?;
        self.providers.get(place).map(|registered| &registered.provider)
    }
}

impl<V: Searched<Results = Offers<V>> + Offered> Search<V> {
    /// Returns the phase, the number of results, and the results that the view shows, read under one lock.
    pub(crate) fn page(&self, view: &impl View<V>) -> (Phase, usize, Vec<Found<V>>) {
        let (phase, _, (total, page)) = self.progress(|offers| page(view, offers));
        (phase, total, page)
    }

    /// Returns the phase, and the result with an id.
    pub(crate) fn result(&self, id: &ResultId) -> (Phase, Option<Found<V>>) {
        let (phase, _, found) = self.progress(|offers| offers.get(id).cloned());
        (phase, found)
    }
}

impl<V: Searched> Stored for Search<V> {
    fn kind(&self) -> &'static str {
        V::NAME
    }

    fn bytes(&self) -> usize {
        /// Memory of an empty search in bytes: the search, its tasks and its entry in the store.
        const EMPTY: usize = 16 << 10;
        let state = self.state.lock();
        let held = EMPTY + V::query_bytes(&self.query) + state.results.bytes();
        if state.phase() == Phase::Complete { held } else { held.max(self.reserved) }
    }

    fn is_running(&self) -> bool {
        // This method does not lock the state, since a response may hold that lock for a long time.
        let progress = *self.progress.borrow();
        progress.is_worked_on && progress.phase != Phase::Complete
    }

    fn discard(&self) {
        if let Some(task) = &*self.work.lock() {
            task.abort();
        }
    }

    fn as_search(self: Arc<Self>) -> Option<Arc<dyn StoredSearch>> {
        Some(self)
    }
}

impl<V: Searched> StoredSearch for Search<V> {
    fn id(&self) -> &str {
        self.id.as_str()
    }

    fn owner(&self) -> Option<&ApiKey> {
        self.owner.as_ref()
    }

    fn record(&self) -> Record {
        let state = self.state.lock();
        Record {
            query: V::write_query(&self.query),
            providers: self.providers.len(),
            age: self.age(),
            parameters: Some(to_json(&state.parameters)),
        }
    }

    fn position(&self) -> &Lock<Position> {
        &self.position
    }

    fn set_parameters(&self, json: &[u8]) {
        match serde_json::from_slice(json) {
            Ok(parameters) => self.state.lock().parameters = parameters,
            Err(reason) => {
                tracing::warn!(search = %self.id, %reason, "parameters from another node can't be read")
            }
        }
    }

    fn is_complete(&self) -> bool {
        self.phase() == Phase::Complete
    }

    fn is_worked_on_here(&self) -> bool {
        self.is_running() && self.work.lock().as_ref().is_some_and(|task| !task.is_finished())
    }

    fn is_awaited(&self) -> bool {
        self.progress.receiver_count() > 0
    }
}
