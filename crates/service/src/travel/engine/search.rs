//! One search: its query, its results so far, and the providers that have not answered yet.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::watch;
use tokio::task::AbortHandle;
use tokio::time::Instant;
use wayfare_models::common::{ResultId, SearchId};

use super::offers::{Found, Offers};
use super::packed::Unreadable;
use super::store::{AskedProvider, Position, Record, Stored, StoredSearch, Written};
use super::view::{View, page};
use super::{Merge as _, Offered, Registered, Searched, Speed};
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
    /// The key that started it, the only one that may poll it. `None` where any caller may join, and where another node has
    /// started it: the store knows its owner.
    owner: Option<ApiKey>,
    pub(crate) query: Arc<V::Query>,
    providers: Arc<[Registered<V>]>,
    started: Instant,
    /// Memory in bytes that counts while the search runs, as it will need about that much.
    reserved: usize,
    state: Mutex<State<V>>,
    progress: watch::Sender<Progress>,
    work: Mutex<Option<AbortHandle>>,
    position: Mutex<Position>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Progress {
    phase: Phase,
    /// Whether somebody works on it, here or at another node.
    is_worked_on: bool,
}

#[derive(Debug)]
struct State<V: Searched> {
    results: V::Results,
    asked: Vec<Asked>,
    /// The time from start to completion.
    took: Option<Duration>,
    parameters: V::Parameters,
}

/// A provider that the search has asked.
#[derive(Debug)]
struct Asked {
    code: Arc<str>,
    speed: Speed,
    /// Its index among the providers of this node, if it has such a one.
    place: Option<usize>,
    answer: Option<Answered>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answered {
    Merged,
    Failed,
}

impl<V: Searched> State<V> {
    fn phase(&self) -> Phase {
        let waits_for = |speed| self.asked.iter().any(|it| it.speed == speed && it.answer.is_none());
        match (waits_for(Speed::Fast), waits_for(Speed::Slow)) {
            (false, false) => Phase::Complete,
            (false, true) => Phase::Second,
            _ => Phase::First,
        }
    }
}

/// The work on a search by this node, which ends when it is dropped.
#[derive(Debug)]
pub(super) struct Work<V: Searched>(Arc<Search<V>>);

impl<V: Searched> Drop for Work<V> {
    fn drop(&mut self) {
        self.0.progress.send_modify(|progress| progress.is_worked_on = false);
    }
}

impl<V: Searched> Search<V> {
    /// A search that is about to ask these providers.
    pub(crate) fn new(
        id: SearchId,
        owner: Option<ApiKey>,
        query: impl Into<Arc<V::Query>>,
        providers: Arc<[Registered<V>]>,
    ) -> Self {
        let asked = providers.iter().enumerate().map(|(place, provider)| Asked {
            code: provider.code.as_str().into(),
            speed: provider.speed,
            place: Some(place),
            answer: None,
        });
        let search =
            Search::asking(id, query.into(), asked.collect(), Arc::clone(&providers), Duration::ZERO);
        Search { owner, ..search }
    }

    /// A search that another node has started. These are the providers of this one.
    pub(crate) fn of_record(
        id: SearchId,
        query: V::Query,
        record: &Record,
        providers: Arc<[Registered<V>]>,
    ) -> Self {
        let asked = record.asked.iter().map(|it| Asked {
            code: it.code.as_str().into(),
            speed: it.speed,
            place: providers.iter().position(|provider| provider.code == it.code),
            answer: None,
        });
        // Clocks may differ: what is to come has not begun.
        let age = Duration::try_from(Timestamp::now().duration_since(record.started)).unwrap_or_default();
        Search::asking(id, Arc::new(query), asked.collect(), Arc::clone(&providers), age)
    }

    fn asking(
        id: SearchId,
        query: Arc<V::Query>,
        asked: Vec<Asked>,
        providers: Arc<[Registered<V>]>,
        age: Duration,
    ) -> Self {
        let now = Instant::now();
        let took = asked.is_empty().then_some(Duration::ZERO);
        let state = State { results: Default::default(), asked, took, parameters: Default::default() };
        Search {
            id,
            owner: None,
            query,
            providers,
            started: now.checked_sub(age).unwrap_or(now),
            reserved: 0,
            progress: watch::Sender::new(Progress { phase: state.phase(), is_worked_on: true }),
            state: Mutex::new(state),
            work: Mutex::default(),
            position: Mutex::default(),
        }
    }

    /// The same search, which counts as that large while it runs, in bytes.
    pub(crate) fn reserving(self, bytes: usize) -> Self {
        Search { reserved: bytes, ..self }
    }

    /// A complete search for the same, without results.
    pub(crate) fn emptied(&self) -> Self {
        Search::new(self.id.clone(), self.owner.clone(), Arc::clone(&self.query), Arc::from([]))
    }

    /// Begins the work of this node on the search.
    pub(super) fn work(self: &Arc<Self>) -> Work<V> {
        self.progress.send_modify(|progress| progress.is_worked_on = true);
        Work(Arc::clone(self))
    }

    /// Stores the task that does the search's work, so that it can be aborted.
    pub(crate) fn worked_on_by(&self, task: AbortHandle) {
        *self.task() = Some(task);
    }

    fn task(&self) -> MutexGuard<'_, Option<AbortHandle>> {
        // Nothing panics while the lock is held.
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The indices of the providers that have not answered.
    pub(super) fn unanswered(&self) -> Vec<usize> {
        let state = self.state();
        state.asked.iter().filter(|it| it.answer.is_none()).filter_map(|it| it.place).collect()
    }

    /// The providers that have not answered and that this node does not have.
    pub(super) fn unknown(&self) -> Vec<Arc<str>> {
        let state = self.state();
        let unknown = state.asked.iter().filter(|it| it.answer.is_none() && it.place.is_none());
        unknown.map(|it| Arc::clone(&it.code)).collect()
    }

    /// The time since the start.
    pub(super) fn age(&self) -> Duration {
        self.started.elapsed()
    }

    /// Merges the answer of a provider that has taken as long since the start, `None` where it has failed. Only its first
    /// answer counts. Returns the phase that follows.
    pub(crate) fn answered(&self, provider: &str, after: Duration, answer: Option<V::Answer>) -> Phase {
        let mut state = self.state();
        let State { results, asked, .. } = &mut *state;
        let mut dropped = 0;
        if let Some(asked) = asked.iter_mut().find(|it| *it.code == *provider && it.answer.is_none()) {
            asked.answer = Some(match (answer, asked.place) {
                (Some(answer), Some(place)) => {
                    dropped = results.merge(place, answer);
                    Answered::Merged
                }
                _ => Answered::Failed,
            });
        }
        let phase = state.phase();
        if phase == Phase::Complete && state.took.is_none() {
            state.took = Some(after);
        }
        drop(state);
        if dropped > 0 {
            tracing::warn!(provider, dropped, "a search has too many offers");
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

    /// The codes of the providers that have failed so far, in the order of the providers.
    pub(crate) fn missing(&self) -> Vec<Arc<str>> {
        let state = self.state();
        let failed = state.asked.iter().filter(|it| it.answer == Some(Answered::Failed));
        failed.map(|it| Arc::clone(&it.code)).collect()
    }

    /// What a provider has answered to another node; `None` where it failed, or where the answer can't be read.
    fn read(&self, written: &Written) -> Option<V::Answer> {
        let (common, own) = written.answer.as_ref()?;
        let provider = self.providers.iter().find(|provider| provider.code == written.provider);
        let answer = match provider {
            Some(provider) => {
                super::guarded(|| provider.provider.unpack(&self.query, common.as_deref(), own))
                    .unwrap_or_else(|| Err(Unreadable::new("reading it panicked")))
            }
            None => Err(Unreadable::new("this node has no such provider")),
        };
        let refused = |reason| tracing::warn!(search = %self.id, provider = written.provider, %reason, "the answer of another node can't be read");
        answer.map_err(refused).ok()
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
        // The state is not asked, as an answer may hold it for a while.
        let progress = *self.progress.borrow();
        progress.is_worked_on && progress.phase != Phase::Complete
    }

    fn discard(&self) {
        if let Some(task) = &*self.task() {
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
        let state = self.state();
        let asked = |it: &Asked| AskedProvider { code: it.code.to_string(), speed: it.speed };
        Record {
            query: V::pack_query(&self.query),
            asked: state.asked.iter().map(asked).collect(),
            started: Timestamp::now().checked_sub(self.age()).unwrap_or(Timestamp::MIN),
            parameters: Some(V::pack_parameters(&state.parameters)),
        }
    }

    fn learn(&self, written: Vec<Written>) {
        let is_known = |written: &Written| {
            let state = self.state();
            state.asked.iter().any(|it| *it.code == *written.provider && it.answer.is_some())
        };
        for written in written {
            if is_known(&written) {
                continue;
            }
            let answer = self.read(&written);
            self.answered(&written.provider, written.after, answer);
        }
    }

    fn position(&self) -> &Mutex<Position> {
        &self.position
    }

    fn set_parameters(&self, packed: &[u8]) {
        match V::unpack_parameters(packed) {
            Ok(parameters) => self.state().parameters = parameters,
            Err(reason) => {
                tracing::warn!(search = %self.id, %reason, "parameters of another node can't be read")
            }
        }
    }

    fn is_worked_on_here(&self) -> bool {
        self.is_running() && self.task().as_ref().is_some_and(|task| !task.is_finished())
    }

    fn is_awaited(&self) -> bool {
        self.progress.receiver_count() > 0
    }
}
