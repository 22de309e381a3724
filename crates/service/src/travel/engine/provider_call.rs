//! Calls to providers during a search, with a time limit and with computations on the worker threads.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::{JoinError, spawn_blocking};

use super::stopwatch::Stopwatch;
use crate::travel::processors::{SearchProcessors, Ticket};

tokio::task_local! {
    /// Context in which a provider answers a search.
    static CURRENT_CALL: ProviderCall;
}

#[derive(Clone, Debug)]
struct ProviderCall {
    processors: SearchProcessors,
    stopwatch: Arc<Stopwatch>,
    ticket: Arc<Ticket>,
    /// The age of the search when the provider was queried.
    #[cfg(feature = "inventory")]
    age: Duration,
}

/// Awaits a provider's answer until the time limit expires. The time that the provider spends waiting for a processor
/// does not count towards the limit. `age` is the age of the search. Returns `None` after a timeout.
pub(super) async fn call_provider<F: Future>(
    processors: SearchProcessors,
    ticket: Arc<Ticket>,
    age: Duration,
    limit: Duration,
    answer: F,
) -> Option<F::Output> {
    let stopwatch = Stopwatch::start();
    #[cfg(not(feature = "inventory"))]
    let _ = age;
    let call = ProviderCall {
        processors,
        stopwatch: Arc::clone(&stopwatch),
        ticket: Arc::clone(&ticket),
        #[cfg(feature = "inventory")]
        age,
    };
    let answer = stopwatch.limit(limit, CURRENT_CALL.scope(call, answer)).await;
    ticket.record_provider_time(stopwatch.elapsed());
    answer
}

/// Runs a provider's computation as soon as a processor is free. Dropping the future before the work starts cancels the
/// work. Work that belongs to no search, or that is started outside the task of the provider's future, is not
/// queued.
///
/// # Errors
/// Returns an error if the work panicked.
pub(crate) async fn compute<R: Send + 'static>(
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<R, JoinError> {
    let Ok(ProviderCall { processors, stopwatch, ticket, .. }) = CURRENT_CALL.try_with(ProviderCall::clone)
    else {
        return spawn_blocking(work).await;
    };
    let queued = stopwatch.pause();
    let work = move || {
        drop(queued);
        work()
    };
    processors.search(ticket, work).await
}

/// Waits for a provider's latency. Any delay beyond the latency is time spent waiting for a thread, and does not count
/// towards the provider's time limit.
///
/// The latency starts with the search. If a provider is queried again because the node that first queried the provider
/// is gone, this function waits only for the remaining time.
#[cfg(feature = "inventory")]
pub(crate) async fn sleep(latency: Duration) {
    let age = CURRENT_CALL.try_with(|call| call.age).unwrap_or_default();
    let latency = latency.saturating_sub(age);
    if latency.is_zero() {
        return;
    }
    let began = tokio::time::Instant::now();
    tokio::time::sleep(latency).await;
    let late = began.elapsed().saturating_sub(latency);
    // Outside a search, there is no stopwatch.
    let _ = CURRENT_CALL.try_with(|call| call.stopwatch.subtract(late));
}
