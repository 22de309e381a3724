//! CPU-bound work, kept off the threads that serve.

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::task::{JoinError, spawn_blocking};

use super::backlog::{Average, Backlog, Ticket};
use super::stopwatch::Stopwatch;
use crate::http::Denial;
use crate::metrics::{QueueMetrics, Wait};

/// The work of an answer before any was measured, in nanoseconds.
const ANSWER: u64 = 5_000_000;

/// The processors of a service. Clones share them.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    /// One permit per processor for the work of searches, and as many for that of answers: whoever asks for an answer
    /// does not wait for the searches of others.
    searching: Arc<Semaphore>,
    answering: Arc<Semaphore>,
    backlog: Arc<Backlog>,
    answer_cost: Arc<Average>,
    metrics: QueueMetrics,
}

tokio::task_local! {
    /// The work that a provider does for a search.
    static ASKED: Asked;
}

#[derive(Clone, Debug)]
struct Asked {
    pool: Pool,
    stopwatch: Arc<Stopwatch>,
    ticket: Arc<Ticket>,
}

impl Pool {
    /// A pool of all processors. Searches are refused whose work would take longer than `longest_queue`.
    pub(crate) fn of_all_processors(longest_queue: Duration) -> Self {
        Pool::new(available_parallelism().map_or(1, usize::from), longest_queue)
    }

    /// A pool of that many processors.
    pub(crate) fn new(processors: usize, longest_queue: Duration) -> Self {
        Pool {
            searching: Arc::new(Semaphore::new(processors)),
            answering: Arc::new(Semaphore::new(processors)),
            backlog: Backlog::new(processors, longest_queue),
            answer_cost: Arc::new(Average::new(ANSWER)),
            metrics: QueueMetrics::default(),
        }
    }

    /// The same pool, which counts its waits here.
    pub(crate) fn measured_by(self, metrics: &QueueMetrics) -> Self {
        Pool { metrics: metrics.clone(), ..self }
    }

    /// The time until all accepted work is expected to be done.
    pub(crate) fn queue(&self) -> Duration {
        self.backlog.queue()
    }

    /// The longest queue.
    pub(crate) fn longest_queue(&self) -> Duration {
        self.backlog.longest()
    }

    /// Whether the queue is longer than it may be, so that searches are refused.
    pub(crate) fn is_overloaded(&self) -> bool {
        self.queue() > self.longest_queue()
    }

    /// Accepts a search that is expected to cost the average, in nanoseconds.
    ///
    /// # Errors
    /// Its work can't be done in time.
    pub(crate) fn accept(&self, cost: &Arc<Average>) -> Result<Ticket, Denial> {
        self.backlog.accept(cost)
    }

    /// Computes an answer as soon as a processor is free: for the first time within the ticket of its search, which
    /// then is closed. Dropping the future before that cancels the work.
    ///
    /// # Errors
    /// The work panicked.
    pub(crate) async fn answer<R: Send + 'static>(
        &self,
        ticket: Option<Arc<Ticket>>,
        work: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, JoinError> {
        let ticket = ticket.unwrap_or_else(|| Arc::new(self.backlog.add(&self.answer_cost)));
        let work = move || {
            let result = ticket.spend(work);
            ticket.close();
            result
        };
        run(&self.answering, self.metrics.wait("answer"), work).await
    }

    /// A processor that is taken from the searches until it is dropped.
    #[cfg(test)]
    pub(super) async fn occupied(&self) -> tokio::sync::OwnedSemaphorePermit {
        Arc::clone(&self.searching).acquire_owned().await.unwrap()
    }

    /// Awaits the answer of a provider until it has taken the limit by itself: its wait for a processor does not count.
    pub(super) async fn ask<F: Future>(
        &self,
        ticket: Arc<Ticket>,
        limit: Duration,
        answer: F,
    ) -> Option<F::Output> {
        let stopwatch = Stopwatch::start();
        let asked = Asked { pool: self.clone(), stopwatch: Arc::clone(&stopwatch), ticket };
        stopwatch.limit(limit, ASKED.scope(asked, answer)).await
    }
}

/// Does work of a provider as soon as a processor is free. Dropping the future before that cancels the work. A provider
/// that was not asked by a search, or not in the task of its future, does not queue.
///
/// # Errors
/// The work panicked.
pub(crate) async fn compute<R: Send + 'static>(
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<R, JoinError> {
    let Ok(Asked { pool, stopwatch, ticket }) = ASKED.try_with(Asked::clone) else {
        return spawn_blocking(work).await;
    };
    let queued = stopwatch.pause();
    let work = move || {
        drop(queued);
        ticket.spend(work)
    };
    run(&pool.searching, pool.metrics.wait("search"), work).await
}

/// Waits for a provider's latency. The time beyond it is a wait for a thread, which is not the provider's.
#[cfg(feature = "inventory")]
pub(crate) async fn sleep(latency: Duration) {
    if latency.is_zero() {
        return;
    }
    let began = tokio::time::Instant::now();
    tokio::time::sleep(latency).await;
    let late = began.elapsed().saturating_sub(latency);
    // Nobody measures a provider that was not asked by a search.
    let _ = ASKED.try_with(|asked| asked.stopwatch.leave_out(late));
}

/// Runs work on one of tokio's blocking threads once there is a permit.
async fn run<R: Send + 'static>(
    permits: &Arc<Semaphore>,
    wait: Wait<'_>,
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<R, JoinError> {
    // The semaphore is never closed, so there is always a permit.
    let permit = Arc::clone(permits).acquire_owned().await.ok();
    drop(wait);
    let work = spawn_blocking(move || {
        let result = work();
        drop(permit);
        result
    });
    work.await
}
