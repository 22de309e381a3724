//! The work of searches, and of the answers that are counted with them.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinError;

use super::backlog::{Ticket, Usual};
use super::lane::timed;
use super::{Busy, Processors};
use crate::metrics::QueueMetrics;

impl Processors {
    /// Accepts a search that is expected to be like those of its kind.
    ///
    /// # Errors
    /// Its work can't be done in time.
    pub(crate) fn accept(&self, usual: &Arc<Usual>) -> Result<Ticket, Busy> {
        self.searches.backlog.accept(usual)
    }

    /// Takes a search over that another node has accepted, whatever there is to do beside it.
    pub(crate) fn adopt(&self, usual: &Arc<Usual>) -> Ticket {
        self.searches.backlog.adopt(usual)
    }

    /// The time that the processors need for the work of searches that comes within the longest queue.
    pub(crate) fn queue(&self) -> Duration {
        self.searches.backlog.queue()
    }

    /// The longest queue.
    pub(crate) fn longest_queue(&self) -> Duration {
        self.searches.backlog.longest()
    }

    /// Whether the queue is as long as it may be, so that searches are refused.
    pub(crate) fn is_overloaded(&self) -> bool {
        self.queue() > self.longest_queue()
    }

    /// What is counted of their waits.
    pub(crate) fn metrics(&self) -> &QueueMetrics {
        &self.searches.metrics
    }

    /// Does work of a search as soon as a processor is free. Dropping the future before that cancels the work.
    ///
    /// # Errors
    /// The work panicked.
    pub(crate) async fn search<R: Send + 'static>(
        &self,
        ticket: Arc<Ticket>,
        work: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, JoinError> {
        self.searches.lane.run(move || ticket.spend(work)).await
    }

    /// Does work of an answer as soon as a processor is free. Dropping the future before that cancels the work.
    ///
    /// It is for calls that do not [`run`](Processors::run) on the processors: those would wait for themselves.
    ///
    /// # Errors
    /// The work panicked.
    pub(crate) async fn answer<R: Send + 'static>(
        &self,
        work: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, JoinError> {
        let (result, time) = self.answers.run(|| timed(work)).await?;
        self.answered(time);
        Ok(result)
    }

    /// A processor that is taken from the searches until it is dropped.
    #[cfg(test)]
    pub(crate) async fn occupied(&self) -> Option<tokio::sync::OwnedSemaphorePermit> {
        self.searches.lane.free().await
    }
}
