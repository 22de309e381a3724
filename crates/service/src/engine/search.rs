//! One search: what is asked, what was found so far, and who has yet to answer.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use tokio::sync::watch;
use tokio::task::AbortHandle;
use wayfare_models::common::{ResultId, SearchId};

use super::results::{Found, Results};
use super::view::{View, page};
use super::{Offer, Speed, Vertical};
use crate::http::ApiKey;
use crate::store::Stored;

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Phase {
    /// Some fast provider has not answered.
    First,
    /// Some slow provider has not answered.
    Second,
    /// All have.
    Complete,
}

/// A running or complete search.
#[derive(Debug)]
pub(crate) struct Search<V: Vertical> {
    pub(crate) id: SearchId,
    /// Who started it, and who alone may ask for it.
    pub(crate) owner: ApiKey,
    pub(crate) query: Arc<V::Query>,
    state: Mutex<State<V>>,
    phase: watch::Sender<Phase>,
    work: OnceLock<AbortHandle>,
}

#[derive(Debug)]
struct State<V: Vertical> {
    results: Results<V>,
    fast_left: usize,
    slow_left: usize,
    parameters: V::Parameters,
}

impl<V: Vertical> State<V> {
    fn phase(&self) -> Phase {
        match (self.fast_left, self.slow_left) {
            (0, 0) => Phase::Complete,
            (0, _) => Phase::Second,
            _ => Phase::First,
        }
    }
}

impl<V: Vertical> Search<V> {
    /// A search that waits for so many fast and slow providers.
    pub(crate) fn new(id: SearchId, owner: ApiKey, query: V::Query, waits_for: [usize; 2]) -> Self {
        let [fast_left, slow_left] = waits_for;
        let state =
            State { results: Results::default(), fast_left, slow_left, parameters: V::Parameters::default() };
        let phase = watch::Sender::new(state.phase());
        let (state, work) = (Mutex::new(state), OnceLock::new());
        Search { id, owner, query: Arc::new(query), state, phase, work }
    }

    /// Takes note of the task that does the search's work.
    pub(crate) fn worked_on_by(&self, task: AbortHandle) {
        // A search is worked on once.
        let _ = self.work.set(task);
    }

    /// Takes what a provider has answered; nothing, where it has failed.
    pub(crate) fn answered(&self, provider: usize, speed: Speed, offers: Vec<Offer<V>>) {
        let mut state = self.state();
        let dropped = state.results.merge(provider, offers);
        let left = match speed {
            Speed::Fast => &mut state.fast_left,
            Speed::Slow => &mut state.slow_left,
        };
        *left = left.saturating_sub(1);
        let phase = state.phase();
        drop(state);
        if dropped > 0 {
            tracing::warn!(provider, dropped, "a search has too many offers");
        }
        self.phase.send_replace(phase);
    }

    /// Waits until all providers have answered.
    pub(crate) async fn completed(&self) {
        // The sender lives as long as the search does, so waiting can't fail.
        let _ = self.phase.subscribe().wait_for(|phase| *phase == Phase::Complete).await;
    }

    /// The result parameters to answer with: those given, which stay, or the last ones.
    pub(crate) fn parameters(&self, given: Option<V::Parameters>) -> V::Parameters {
        let mut state = self.state();
        if let Some(given) = given {
            state.parameters = given;
        }
        state.parameters.clone()
    }

    /// The phase, how many results there are, and those that the view shows, all of one moment.
    pub(crate) fn page(&self, view: &impl View<V>) -> (Phase, usize, Vec<Found<V>>) {
        let state = self.state();
        let (total, page) = page(view, &state.results);
        (state.phase(), total, page)
    }

    /// The phase, how many results there are, and the one with that id.
    pub(crate) fn result(&self, id: &ResultId) -> (Phase, Option<Found<V>>) {
        let state = self.state();
        (state.phase(), state.results.get(id).cloned())
    }

    fn state(&self) -> MutexGuard<'_, State<V>> {
        // What could panic while the lock is held leaves nothing half done that matters.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<V: Vertical> Stored for Search<V> {
    fn bytes(&self) -> usize {
        /// What a search costs before anything is found: itself, its tasks and its place in the store.
        const EMPTY: usize = 16 << 10;
        EMPTY + self.state().results.bytes()
    }

    fn discard(&self) {
        if let Some(task) = self.work.get() {
            task.abort();
        }
    }
}
