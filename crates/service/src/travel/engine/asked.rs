//! A provider that is asked by a search: its time, and its work on the processors.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::{JoinError, spawn_blocking};

use super::stopwatch::Stopwatch;
use crate::workers::{Processors, Ticket};

tokio::task_local! {
    /// The work that a provider does for a search.
    static ASKED: Asked;
}

#[derive(Clone, Debug)]
struct Asked {
    processors: Processors,
    stopwatch: Arc<Stopwatch>,
    ticket: Arc<Ticket>,
    /// The age of the search when it was asked.
    #[cfg(feature = "inventory")]
    age: Duration,
}

/// Awaits the answer of a provider until it has taken the limit by itself: its wait for a processor does not count. The
/// search is that old.
pub(super) async fn ask<F: Future>(
    processors: Processors,
    ticket: Arc<Ticket>,
    age: Duration,
    limit: Duration,
    answer: F,
) -> Option<F::Output> {
    let stopwatch = Stopwatch::start();
    #[cfg(not(feature = "inventory"))]
    let _ = age;
    let asked = Asked {
        processors,
        stopwatch: Arc::clone(&stopwatch),
        ticket: Arc::clone(&ticket),
        #[cfg(feature = "inventory")]
        age,
    };
    let answer = stopwatch.limit(limit, ASKED.scope(asked, answer)).await;
    ticket.took(stopwatch.taken());
    answer
}

/// Does work of a provider as soon as a processor is free. Dropping the future before that cancels the work. A provider
/// that was not asked by a search, or not in the task of its future, does not queue.
///
/// # Errors
/// The work panicked.
pub(crate) async fn compute<R: Send + 'static>(
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<R, JoinError> {
    let Ok(Asked { processors, stopwatch, ticket, .. }) = ASKED.try_with(Asked::clone) else {
        return spawn_blocking(work).await;
    };
    let queued = stopwatch.pause();
    let work = move || {
        drop(queued);
        work()
    };
    processors.search(ticket, work).await
}

/// Waits for a provider's latency. The time beyond it is a wait for a thread, which is not the provider's.
///
/// The latency began with the search: a provider that is asked again, as the node that has asked it is gone, goes on with
/// what it was asked before.
#[cfg(feature = "inventory")]
pub(crate) async fn sleep(latency: Duration) {
    let age = ASKED.try_with(|asked| asked.age).unwrap_or_default();
    let latency = latency.saturating_sub(age);
    if latency.is_zero() {
        return;
    }
    let began = tokio::time::Instant::now();
    tokio::time::sleep(latency).await;
    let late = began.elapsed().saturating_sub(latency);
    // Nobody measures a provider that was not asked by a search.
    let _ = ASKED.try_with(|asked| asked.stopwatch.leave_out(late));
}
