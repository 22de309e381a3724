//! Waits for a processor.

use std::fmt;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::DescriptorEncoder;
use tokio::time::Instant;

use super::family::{Gauges, Times};
use super::names;

/// What is counted of the work that waits for a processor. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct QueueMetrics {
    waiting: Gauges<1>,
    waits: Times<1>,
}

impl Default for QueueMetrics {
    fn default() -> Self {
        QueueMetrics {
            waiting: Gauges::new(&names::QUEUE_WAITING),
            waits: Times::new_times(&names::QUEUE_WAIT),
        }
    }
}

impl QueueMetrics {
    /// Measures a wait, from now on until it is dropped.
    pub(crate) fn wait(&self, work: &'static str) -> Wait<'_> {
        self.waiting.raise([work.into()]);
        Wait { metrics: self, work, since: Instant::now() }
    }
}

impl Collector for QueueMetrics {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        self.waiting.write(&mut encoder)?;
        self.waits.write(&mut encoder)
    }
}

/// A wait for a processor.
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
