//! Asks all providers of a search in parallel, each isolated from the others.

use std::collections::HashMap;
use std::error::Error as _;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::{Id, JoinSet};
use tokio::time::timeout;

use super::search::{Phase, Search};
use super::store::Store;
use super::{Provider, Registered, Searched, Vertical};

/// Runs a search to its end. Dropping the future drops the providers' futures and wakes all that wait for the search.
pub(super) async fn run<V: Searched>(
    search: Arc<Search<V>>,
    phase: watch::Sender<Phase>,
    providers: Arc<[Registered<V>]>,
    provider_timeout: Duration,
    store: Weak<Store<Search<V>>>,
) {
    let mut asked = JoinSet::new();
    let mut places: HashMap<Id, usize> = HashMap::with_capacity(providers.len());
    for (place, registered) in providers.iter().enumerate() {
        let ask = ask(Arc::clone(&registered.provider), Arc::clone(&search.query), provider_timeout);
        places.insert(asked.spawn(ask).id(), place);
    }
    while let Some(answer) = asked.join_next_with_id().await {
        let (id, answer) = match answer {
            Ok((id, answer)) => (id, answer),
            Err(error) => {
                (error.id(), Err(if error.is_panic() { "it panicked" } else { "it was stopped" }.into()))
            }
        };
        // Every task was counted when it was spawned.
        let Some(&place) = places.get(&id) else { continue };
        let Registered { code, speed, .. } = &providers[place];
        let log = |reason: &String| tracing::warn!(provider = %code, %reason, "a provider has no answer");
        phase.send_replace(search.answered(place, *speed, answer.inspect_err(log).ok()));
        match store.upgrade() {
            Some(store) => store.weigh(search.id.as_str()),
            None => return,
        }
    }
}

async fn ask<V: Vertical>(
    provider: Arc<dyn Provider<V>>,
    query: Arc<V::Query>,
    provider_timeout: Duration,
) -> Result<V::Answer, String> {
    match timeout(provider_timeout, provider.search(query)).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(error)) => Err(error.source().map_or_else(|| error.to_string(), ToString::to_string)),
        Err(_) => Err(format!("it took more than {provider_timeout:?}")),
    }
}
