//! Processors for searches: a lane that is separate from the lane for responses, and the backlog of accepted work.
//!
//! A search is accepted only if its work can be done in time ([`backlog`]). Responses are not subject to this check,
//! but their work reduces the capacity for searches. In both lanes, waiting callers are served in turn. A call's task
//! identifies its caller ([`Share::current`]), and a search remembers the caller that started it.

mod backlog;
mod load;

use std::sync::Arc;
use std::time::Duration;

use tokio::task::{JoinError, spawn_blocking};

pub(crate) use backlog::{Average, ExpectedCost, Ticket};

use crate::http::Processors;
use crate::metrics::QueueMetrics;
use crate::workers::{self, ANSWER, AnswerMeter as _, Busy, Lane, Share, timed};
use backlog::Backlog;

/// The processors for the searches and responses of a service. Clones share the processors.
#[derive(Clone, Debug)]
pub(crate) struct SearchProcessors {
    searches: Lane,
    answers: Lane,
    /// The worker pool for calls with large responses, used by the HTTP runtime.
    calls: Processors,
    backlog: Arc<Backlog>,
    metrics: QueueMetrics,
}

impl SearchProcessors {
    /// Creates lanes that use all available processors. The maximum queue time applies to both searches and responses.
    pub(crate) fn new(longest_queue: Duration) -> Self {
        SearchProcessors::several(workers::available(), longest_queue)
    }

    /// Creates lanes that use the given number of processors.
    pub(crate) fn several(count: usize, longest_queue: Duration) -> Self {
        let (metrics, backlog) = (QueueMetrics::default(), Backlog::new(count, longest_queue));
        let lane = |work| Lane::new(count, work, metrics.clone());
        let (searches, answers) = (lane("search"), lane(ANSWER));
        let calls = Processors::with_lane(answers.clone(), longest_queue, Arc::clone(&backlog) as _);
        SearchProcessors { searches, answers, calls, backlog, metrics }
    }

    /// Returns the worker pool for calls with large responses.
    pub(crate) fn calls(&self) -> &Processors {
        &self.calls
    }

    /// Accepts a search of the current caller. The expected cost is that of its kind.
    ///
    /// # Errors
    /// Returns an error if the work can't be done in time.
    pub(crate) fn accept(&self, cost: &Arc<ExpectedCost>) -> Result<Ticket, Busy> {
        self.backlog.accept(Share::current(), cost)
    }

    /// Adds a search that another node has accepted, regardless of other work.
    pub(crate) fn adopt(&self, cost: &Arc<ExpectedCost>) -> Ticket {
        self.backlog.adopt(cost)
    }

    /// Returns the time that the processors need for the search work that is expected within the maximum queue time.
    pub(crate) fn queue(&self) -> Duration {
        self.backlog.queue()
    }

    /// Returns the maximum queue time.
    pub(crate) fn longest_queue(&self) -> Duration {
        self.backlog.longest()
    }

    /// Returns whether the queue exceeds its limit, so that searches are refused.
    pub(crate) fn is_overloaded(&self) -> bool {
        self.queue() > self.longest_queue()
    }

    /// Returns the metrics of waiting work in both lanes.
    pub(crate) fn metrics(&self) -> &QueueMetrics {
        &self.metrics
    }

    /// Runs work for a search as soon as a processor is free. Dropping the future before the work starts cancels the
    /// work.
    ///
    /// # Errors
    /// Returns an error if the work panicked.
    pub(crate) async fn search<R: Send + 'static>(
        &self,
        ticket: Arc<Ticket>,
        work: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, JoinError> {
        run(&self.searches, ticket.share(), move || ticket.spend(work)).await
    }

    /// Runs work for a response as soon as a processor is free. Dropping the future before the work starts cancels the
    /// work.
    ///
    /// Calls that already [`run`](Processors::run) on the processors must not use this method, since such a call would
    /// wait for itself.
    ///
    /// # Errors
    /// Returns an error if the work panicked.
    pub(crate) async fn answer<R: Send + 'static>(
        &self,
        work: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, JoinError> {
        let (result, time) = run(&self.answers, Share::current(), || timed(work)).await?;
        self.backlog.answered(time);
        Ok(result)
    }

    /// Occupies a processor for searches until the permit is dropped.
    #[cfg(test)]
    pub(crate) async fn occupied(&self) -> Option<workers::Permit> {
        self.searches.acquire(Share::default()).await
    }
}

/// Runs work as soon as a thread in the lane is free.
async fn run<R: Send + 'static>(
    lane: &Lane,
    share: Share,
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<R, JoinError> {
    let permit = lane.acquire(share).await;
    let work = spawn_blocking(move || {
        let result = work();
        drop(permit);
        result
    });
    work.await
}
