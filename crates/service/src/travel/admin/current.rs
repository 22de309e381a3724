//! Metrics of the current state, collected on each scrape.

use std::fmt;
use std::sync::Arc;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::DescriptorEncoder;

use crate::metrics::labels::Value;
use crate::metrics::names;
use crate::travel::operations::Shared;

/// Collector for a service's current values and their limits.
#[derive(Debug)]
pub(super) struct Current(pub(super) Arc<Shared>);

impl Collector for Current {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let (shared, to) = (&*self.0, &mut encoder);
        let version = [Value::Word(env!("CARGO_PKG_VERSION"))];
        names::BUILD_INFO.write_values(to, [(version, 1.0)])?;
        names::CONNECTIONS_LIMIT.write_value(to, shared.connections.connections.max(1) as f64)?;
        let held = shared.store.held();
        let (usage, limits) = (held.usage(), held.limits());
        let entries = usage.iter().map(|(kind, usage)| ([Value::Word(kind)], usage.entries as f64));
        names::STORE_ENTRIES.write_values(to, entries)?;
        names::STORE_ENTRIES_LIMIT.write_value(to, limits.searches as f64)?;
        let bytes = usage.iter().map(|(kind, usage)| ([Value::Word(kind)], usage.bytes as f64));
        names::STORE_BYTES.write_values(to, bytes)?;
        names::STORE_BYTES_LIMIT.write_value(to, limits.bytes as f64)?;
        names::QUEUE.write_value(to, shared.processors.queue().as_secs_f64())?;
        names::QUEUE_LIMIT.write_value(to, shared.processors.longest_queue().as_secs_f64())
    }
}

/// The numbers of a relay, for its metrics: pairs of an operation, or a group of operations, and a number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UpstreamNumbers {
    /// Differences between the upstream's responses and the API's description, by operation.
    pub notes: Vec<(&'static str, u64)>,
    /// Calls that the budgets still allow, by group.
    pub calls_left: Vec<(&'static str, u64)>,
}

/// Collector for the numbers of a relay.
pub(super) struct Upstream(pub(super) Box<dyn Fn() -> UpstreamNumbers + Send + Sync>);

impl Collector for Upstream {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let (numbers, to) = ((self.0)(), &mut encoder);
        names::UPSTREAM_NOTES.write_totals(to, numbers.notes)?;
        let left = numbers.calls_left.into_iter();
        names::UPSTREAM_CALLS_LEFT
            .write_values(to, left.map(|(group, left)| ([Value::Word(group)], left as f64)))
    }
}

impl fmt::Debug for Upstream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Upstream(..)")
    }
}

/// Collector for the number of log lines dropped so far.
pub(super) struct LogDrops(pub(super) Box<dyn Fn() -> u64 + Send + Sync>);

impl Collector for LogDrops {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        names::LOG_LINES_DROPPED.write_total(&mut encoder, (self.0)() as f64)
    }
}

impl fmt::Debug for LogDrops {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LogDrops(..)")
    }
}
