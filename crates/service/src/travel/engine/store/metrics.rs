//! What the store removes.

use std::fmt;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::DescriptorEncoder;

use crate::metrics::family::Counters;
use crate::metrics::names;

/// What is counted of a store. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct StoreMetrics(Counters<2>);

impl Default for StoreMetrics {
    fn default() -> Self {
        StoreMetrics(Counters::new(&names::STORE_REMOVALS))
    }
}

impl StoreMetrics {
    /// Something was removed.
    pub(crate) fn removed(&self, kind: &'static str, reason: &'static str) {
        self.0.count([kind.into(), reason.into()]);
    }
}

impl Collector for StoreMetrics {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        self.0.write(&mut encoder)
    }
}
