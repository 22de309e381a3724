//! Queries of all providers of a search, in parallel and isolated from each other.

use std::collections::HashMap;
use std::error::Error as _;
use std::sync::{Arc, Weak};
use std::time::Duration;

use bytes::Bytes;
use futures_util::stream::{FuturesUnordered, StreamExt as _};
use tokio::select;
use tokio::task::{Id, JoinSet};

use super::metrics::SearchMetrics;
use super::provider_call::call_provider;
use super::search::Search;
use super::store::{AnswerContent, Store, StoredAnswer};
use super::stored::{compress, decompress};
use super::{Provider, Registered, Searched, Vertical};
use crate::travel::processors::{SearchProcessors, Ticket};

/// Queries the providers of a search that have not responded, and waits for all of them. Dropping the future drops the
/// providers' futures and wakes all tasks that wait for the search.
pub(super) async fn run<V: Searched>(
    search: &Arc<Search<V>>,
    context: QueryContext<V>,
    store: Weak<dyn Store>,
) {
    let _work = search.work();
    let mut running = context.metrics.begin(V::NAME, search.phase().label());
    let mut queries = JoinSet::new();
    let mut places: HashMap<Id, usize> = HashMap::with_capacity(context.providers.len());
    for place in search.unanswered() {
        let Some(registered) = context.providers.get(place) else { continue };
        let query = context.query(&registered.provider, search, search.age());
        places.insert(queries.spawn(query).id(), place);
    }
    // The store may take time to confirm an answer, and can confirm several answers at once.
    let (mut failures, mut reports) = (Vec::new(), FuturesUnordered::new());
    loop {
        let answer = select! {
            Some(answer) = queries.join_next_with_id() => answer,
            Some(phase) = reports.next() => {
                running.set_phase(phase);
                continue;
            }
            else => break,
        };
        let (id, answer) = match answer {
            Ok((id, answer)) => (id, answer),
            Err(error) => {
                (error.id(), Err(if error.is_panic() { Failure::Panicked } else { Failure::Stopped }))
            }
        };
        // Every spawned task has an entry.
        let Some(&place) = places.get(&id) else { continue };
        let code = &context.providers[place].code;
        running.record_answer(code, answer.as_ref().err().map(Failure::label));
        let answer = answer.map_err(|reason| failures.push(format!("{code}: {reason}"))).ok();
        let Some(store) = store.upgrade() else { return };
        reports.push(report(search, store, code, answer));
    }
    running.record_completion(failures.is_empty());
    if !failures.is_empty() {
        let missing = failures.join("; ");
        tracing::warn!(search = %search.id, %missing, "providers failed");
    }
}

/// Reports a provider's answer to the store, and merges it if it counts. Returns the label of the search's phase.
async fn report<V: Searched>(
    search: &Arc<Search<V>>,
    store: Arc<dyn Store>,
    code: &str,
    answer: Option<V::Answer>,
) -> Option<&'static str> {
    let (after, content) = (search.age(), || content::<V>(answer.as_ref()));
    if store.answered(&**search, code, after, &content).await {
        search.answered(code, after, answer);
        store.held().weigh(search.id.as_str());
    }
    search.phase().label()
}

/// Returns the content of a stored answer; `None` represents a failure.
fn content<V: Searched>(answer: Option<&V::Answer>) -> AnswerContent {
    match answer.map(V::write_answer) {
        Some(Some(offers)) => AnswerContent::Offers(compress(&offers)),
        Some(None) => AnswerContent::OnDemand,
        None => AnswerContent::Failure,
    }
}

/// Adds the answers in a store to a copy of a search. Answers that the copy already has are ignored. Returns `false` if
/// an answer is still missing because this node could neither read it nor get it from the provider.
pub(super) async fn learn<V: Searched>(
    search: &Arc<Search<V>>,
    context: &QueryContext<V>,
    answers: Vec<StoredAnswer>,
) -> bool {
    let mut reading = JoinSet::new();
    for StoredAnswer { provider: code, after, content } in answers {
        let Some(provider) = search.awaited(&code) else { continue };
        let offers = match content {
            AnswerContent::Failure => {
                search.answered(&code, after, None);
                continue;
            }
            AnswerContent::OnDemand => None,
            AnswerContent::Offers(offers) => Some(offers),
        };
        let read = context.read(provider, search, offers);
        reading.spawn(async move { (code, after, read.await) });
    }
    let mut is_complete = true;
    while let Some(read) = reading.join_next().await {
        match read {
            Ok((code, after, Ok(answer))) => drop(search.answered(&code, after, Some(answer))),
            Ok((code, _, Err(reason))) => {
                tracing::warn!(
                    search = %search.id,
                    provider = code,
                    %reason,
                    "an answer from another node can't be reproduced"
                );
                is_complete = false;
            }
            // The panic was already logged.
            Err(_) => is_complete = false,
        }
    }
    is_complete
}

/// The data and services needed to query the providers of a search.
pub(super) struct QueryContext<V: Vertical> {
    pub(super) providers: Arc<[Registered<V>]>,
    pub(super) processors: SearchProcessors,
    pub(super) provider_timeout: Duration,
    pub(super) ticket: Arc<Ticket>,
    pub(super) metrics: SearchMetrics,
}

/// The reason why a provider failed.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("{0}")]
    Failed(String),
    #[error("timed out after {0:?}")]
    TimedOut(Duration),
    #[error("panicked")]
    Panicked,
    #[error("stopped")]
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

impl<V: Searched> QueryContext<V> {
    /// Queries a provider for a search that has this age.
    fn query(
        &self,
        provider: &Arc<dyn Provider<V>>,
        search: &Search<V>,
        age: Duration,
    ) -> impl Future<Output = Result<V::Answer, Failure>> + Send + use<V> {
        let (provider, query) = (Arc::clone(provider), Arc::clone(&search.query));
        let (processors, ticket, limit) =
            (self.processors.clone(), Arc::clone(&self.ticket), self.provider_timeout);
        async move {
            match call_provider(processors, ticket, age, limit, async move { provider.search(query).await })
                .await
            {
                Some(Ok(answer)) => Ok(answer),
                Some(Err(error)) => Err(Failure::Failed(
                    error.source().map_or_else(|| error.to_string(), ToString::to_string),
                )),
                None => Err(Failure::TimedOut(limit)),
            }
        }
    }

    /// Decodes a provider's offers. Queries the provider if there are no offers to decode, or if they are damaged.
    fn read(
        &self,
        provider: &Arc<dyn Provider<V>>,
        search: &Search<V>,
        offers: Option<Bytes>,
    ) -> impl Future<Output = Result<V::Answer, Failure>> + Send + use<V> {
        // The provider has already waited for its latency on another node.
        let ask = self.query(provider, search, Duration::MAX);
        let (processors, id) = (self.processors.clone(), search.id.clone());
        async move {
            if let Some(offers) = offers {
                let read = move || decompress(&offers).and_then(|offers| V::read_answer(&offers));
                match processors.answer(read).await {
                    Ok(Ok(answer)) => return Ok(answer),
                    Ok(Err(reason)) => {
                        tracing::warn!(search = %id, %reason, "an answer from another node can't be read")
                    }
                    // The panic was already logged.
                    Err(_) => {}
                }
            }
            ask.await
        }
    }
}
