//! Metrics of work that is waiting for a worker thread.

use tokio::time::Instant;

use super::family::{Gauges, Times, group};
use super::names;

group! {
    /// Metrics of the work that is waiting for a worker thread. Clones share the counts.
    pub(crate) struct QueueMetrics {
        waiting: Gauges<1> = Gauges::new(&names::QUEUE_WAITING),
        waits: Times<1> = Times::new_times(&names::QUEUE_WAIT),
    }
}

impl QueueMetrics {
    /// Starts measuring a wait, which ends when the returned guard is dropped.
    pub(crate) fn wait(&self, work: &'static str) -> Wait<'_> {
        self.waiting.raise([work.into()]);
        Wait { metrics: self, work, since: Instant::now() }
    }
}

/// A wait for a worker thread.
pub(crate) struct Wait<'a> {
    metrics: &'a QueueMetrics,
    work: &'static str,
    since: Instant,
}

impl Drop for Wait<'_> {
    fn drop(&mut self) {
        self.metrics.waiting.lower([self.work.into()]);
        self.metrics.waits.record([self.work.into()], self.since.elapsed());
    }
}
