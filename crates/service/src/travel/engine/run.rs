//! Queries all providers of a search in parallel, each isolated from the others.

use std::collections::HashMap;
use std::error::Error as _;
use std::fmt;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::task::{Id, JoinSet};

use super::asked::ask;
use super::metrics::SearchMetrics;
use super::search::Search;
use super::store::Store;
use super::{Provider, Registered, Searched, Vertical};
use crate::travel::processors::{SearchProcessors, Ticket};

/// Queries the providers of a search that have not responded, and waits for all of them. Dropping the future drops the
/// providers' futures and wakes all tasks that wait for the search.
pub(super) async fn run<V: Searched>(search: &Arc<Search<V>>, asking: Asking<V>, store: Weak<dyn Store>) {
    let _work = search.work();
    let mut running = asking.metrics.begin(V::NAME, search.phase().label());
    let mut asked = JoinSet::new();
    let mut places: HashMap<Id, usize> = HashMap::with_capacity(asking.providers.len());
    for place in search.unanswered() {
        let Some(registered) = asking.providers.get(place) else { continue };
        let ask = asking.ask(&registered.provider, search);
        places.insert(asked.spawn(ask).id(), place);
    }
    let mut failures = Vec::new();
    // Providers that exist only on a node of another version.
    for code in search.unknown() {
        let Some(store) = store.upgrade() else { return };
        let after = search.age();
        failures.push(format!("{code}: this node has no such provider"));
        if store.answered(&**search, &code, after, &|| None).await {
            running.set_phase(search.answered(&code, after, None).label());
        }
    }
    while let Some(answer) = asked.join_next_with_id().await {
        let (id, answer) = match answer {
            Ok((id, answer)) => (id, answer),
            Err(error) => {
                (error.id(), Err(if error.is_panic() { Failure::Panicked } else { Failure::Stopped }))
            }
        };
        // Every spawned task has an entry.
        let Some(&place) = places.get(&id) else { continue };
        let Registered { code, provider, .. } = &asking.providers[place];
        running.record_answer(code, answer.as_ref().err().map(Failure::label));
        let answer = answer.map_err(|reason| failures.push(format!("{code}: {reason}"))).ok();
        let (after, pack) = (search.age(), || answer.as_ref().map(|answer| provider.pack(answer)));
        let Some(store) = store.upgrade() else { return };
        if store.answered(&**search, code, after, &pack).await {
            running.set_phase(search.answered(code, after, answer).label());
            store.held().weigh(search.id.as_str());
        }
    }
    running.record_completion(failures.is_empty());
    if !failures.is_empty() {
        let missing = failures.join("; ");
        tracing::warn!(search = %search.id, %missing, "providers failed");
    }
}

/// The data and services needed to query the providers of a search.
pub(super) struct Asking<V: Vertical> {
    pub(super) providers: Arc<[Registered<V>]>,
    pub(super) processors: SearchProcessors,
    pub(super) provider_timeout: Duration,
    pub(super) ticket: Arc<Ticket>,
    pub(super) metrics: SearchMetrics,
}

/// The reason why a provider failed.
enum Failure {
    Failed(String),
    TimedOut(Duration),
    Panicked,
    Stopped,
}

impl Failure {
    /// Returns the reason's name in metrics.
    fn label(&self) -> &'static str {
        match self {
            Failure::Failed(_) => "error",
            Failure::TimedOut(_) => "timeout",
            Failure::Panicked => "panic",
            Failure::Stopped => "stopped",
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Failed(reason) => f.write_str(reason),
            Failure::TimedOut(limit) => write!(f, "timed out after {limit:?}"),
            Failure::Panicked => f.write_str("panicked"),
            Failure::Stopped => f.write_str("stopped"),
        }
    }
}

impl<V: Searched> Asking<V> {
    fn ask(
        &self,
        provider: &Arc<dyn Provider<V>>,
        search: &Search<V>,
    ) -> impl Future<Output = Result<V::Answer, Failure>> + Send + use<V> {
        let (provider, query) = (Arc::clone(provider), Arc::clone(&search.query));
        let (processors, ticket, limit) =
            (self.processors.clone(), Arc::clone(&self.ticket), self.provider_timeout);
        let age = search.age();
        async move {
            match ask(processors, ticket, age, limit, async move { provider.search(query).await }).await {
                Some(Ok(answer)) => Ok(answer),
                Some(Err(error)) => Err(Failure::Failed(
                    error.source().map_or_else(|| error.to_string(), ToString::to_string),
                )),
                None => Err(Failure::TimedOut(limit)),
            }
        }
    }
}
