//! One search: its query, its results so far, and the number of providers that have not answered yet.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::AbortHandle;
use tokio::time::Instant;
use wayfare_models::common::{ResultId, SearchId};

use super::offers::{Found, Offers};
use super::store::Stored;
use super::view::{View, page};
use super::{Merge as _, Offered, Searched, Speed};
use crate::http::ApiKey;

/// The progress of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Phase {
    /// A fast provider has not answered.
    First,
    /// A slow provider has not answered.
    Second,
    /// All providers have answered.
    Complete,
}

impl Phase {
    /// Its name in metrics; `None` if the search is complete.
    pub(super) fn word(self) -> Option<&'static str> {
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
    /// The key that started it, the only one that may poll it; `None` where any caller may join.
    pub(crate) owner: Option<ApiKey>,
    pub(crate) query: Arc<V::Query>,
    started: Instant,
    /// Memory in bytes that counts while the search runs, as it will need about that much.
    reserved: usize,
    state: Mutex<State<V>>,
    phase: watch::Receiver<Phase>,
    work: OnceLock<AbortHandle>,
}

#[derive(Debug)]
struct State<V: Searched> {
    results: V::Results,
    fast_left: usize,
    slow_left: usize,
    /// The indices of the providers that have failed.
    missing: Vec<usize>,
    /// The time from start to completion.
    took: Option<Duration>,
    parameters: V::Parameters,
}

impl<V: Searched> State<V> {
    fn phase(&self) -> Phase {
        match (self.fast_left, self.slow_left) {
            (0, 0) => Phase::Complete,
            (0, _) => Phase::Second,
            _ => Phase::First,
        }
    }
}

impl<V: Searched> Search<V> {
    /// A search that waits for these numbers of fast and slow providers, and the sender of its phase. Dropping the
    /// sender ends all waiting.
    pub(crate) fn new(
        id: SearchId,
        owner: Option<ApiKey>,
        query: impl Into<Arc<V::Query>>,
        [fast_left, slow_left]: [usize; 2],
    ) -> (Self, watch::Sender<Phase>) {
        let took = (fast_left + slow_left == 0).then_some(Duration::ZERO);
        let (results, parameters, missing) = Default::default();
        let state = State { results, fast_left, slow_left, missing, took, parameters };
        let (sender, phase) = watch::channel(state.phase());
        let (query, state, work) = (query.into(), Mutex::new(state), OnceLock::new());
        (Search { id, owner, query, started: Instant::now(), reserved: 0, state, phase, work }, sender)
    }

    /// The same search, which counts as that large while it runs, in bytes.
    pub(crate) fn reserving(self, bytes: usize) -> Self {
        Search { reserved: bytes, ..self }
    }

    /// A complete search for the same, without results.
    pub(crate) fn emptied(&self) -> Self {
        Search::new(self.id.clone(), self.owner.clone(), Arc::clone(&self.query), [0, 0]).0
    }

    /// Stores the task that does the search's work, so that it can be aborted.
    pub(crate) fn worked_on_by(&self, task: AbortHandle) {
        // A search is worked on once.
        let _ = self.work.set(task);
    }

    /// Merges the answer of a provider, `None` where it has failed. Returns the phase that follows.
    pub(crate) fn answered(&self, provider: usize, speed: Speed, answer: Option<V::Answer>) -> Phase {
        let mut state = self.state();
        let dropped = match answer {
            Some(answer) => state.results.merge(provider, answer),
            None => {
                state.missing.push(provider);
                0
            }
        };
        let left = match speed {
            Speed::Fast => &mut state.fast_left,
            Speed::Slow => &mut state.slow_left,
        };
        *left = left.saturating_sub(1);
        let phase = state.phase();
        if phase == Phase::Complete {
            state.took = Some(self.started.elapsed());
        }
        drop(state);
        if dropped > 0 {
            tracing::warn!(provider, dropped, "a search has too many offers");
        }
        phase
    }

    /// Waits until all providers have answered, or until the work on the search has ended.
    pub(crate) async fn completed(&self) {
        // An error means that the work has ended.
        let _ = self.phase.clone().wait_for(|phase| *phase == Phase::Complete).await;
    }

    /// The result parameters to answer with: those given, which are kept, or else the last ones.
    pub(crate) fn parameters(&self, given: Option<V::Parameters>) -> V::Parameters {
        let mut state = self.state();
        if let Some(given) = given {
            state.parameters = given;
        }
        state.parameters.clone()
    }

    /// The phase, the time taken so far, and a part of the results, read under one lock.
    pub(crate) fn progress<R>(&self, read: impl FnOnce(&V::Results) -> R) -> (Phase, Duration, R) {
        let state = self.state();
        let took = state.took.unwrap_or_else(|| self.started.elapsed());
        (state.phase(), took, read(&state.results))
    }

    /// The indices of the providers that have failed so far.
    pub(super) fn missing(&self) -> Vec<usize> {
        let mut missing = self.state().missing.clone();
        missing.sort_unstable();
        missing
    }

    fn state(&self) -> MutexGuard<'_, State<V>> {
        // A panic while the lock is held leaves nothing half done that matters.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<V: Searched<Results = Offers<V>> + Offered> Search<V> {
    /// The phase, the number of results, and those that the view shows, read under one lock.
    pub(crate) fn page(&self, view: &impl View<V>) -> (Phase, usize, Vec<Found<V>>) {
        let (phase, _, (total, page)) = self.progress(|offers| page(view, offers));
        (phase, total, page)
    }

    /// The phase, and the result with that id.
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
        /// Memory of an empty search in bytes: itself, its tasks and its entry in the store.
        const EMPTY: usize = 16 << 10;
        let state = self.state();
        let held = EMPTY + V::query_bytes(&self.query) + state.results.bytes();
        if state.phase() == Phase::Complete { held } else { held.max(self.reserved) }
    }

    fn is_running(&self) -> bool {
        // Without a sender nothing works on it any more. The state is not asked, as an answer may hold it for a while.
        self.phase.has_changed().is_ok() && *self.phase.borrow() != Phase::Complete
    }

    fn discard(&self) {
        if let Some(task) = self.work.get() {
            task.abort();
        }
    }
}
