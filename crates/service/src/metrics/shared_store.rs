//! Calls of the shared store, and what becomes of its searches.

use std::fmt;
use std::time::Duration;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::DescriptorEncoder;

use super::family::{Counter, Counters, Gauge, Times};
use super::names;

/// What is counted of a shared store. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct SharedStoreMetrics {
    up: Gauge,
    outages: Counter,
    calls: Counters<2>,
    durations: Times<1>,
    sent: Counters<1>,
    searches: Counters<1>,
    pending: Gauge,
}

impl Default for SharedStoreMetrics {
    fn default() -> Self {
        SharedStoreMetrics {
            up: Gauge::new(&names::SHARED_STORE_UP),
            outages: Counter::new(&names::SHARED_STORE_OUTAGES),
            calls: Counters::new(&names::SHARED_STORE_CALLS),
            durations: Times::new_short_times(&names::SHARED_STORE_DURATION),
            sent: Counters::new(&names::SHARED_STORE_SENT),
            searches: Counters::new(&names::SHARED_STORE_SEARCHES),
            pending: Gauge::new(&names::SHARED_STORE_PENDING),
        }
    }
}

impl SharedStoreMetrics {
    /// The store can be asked.
    pub(crate) fn up(&self) {
        self.up.set(1);
    }

    /// The store can't be asked any more.
    pub(crate) fn down(&self) {
        self.up.set(0);
        self.outages.count();
    }

    /// The store was asked, for a time.
    pub(crate) fn asked(&self, script: &'static str, outcome: &'static str, bytes: u64, time: Duration) {
        self.calls.count([script.into(), outcome.into()]);
        self.durations.record([script.into()], time);
        self.sent.count_many([script.into()], bytes);
    }

    /// Something happened to searches.
    pub(crate) fn searches(&self, event: &'static str, count: u64) {
        self.searches.count_many([event.into()], count);
    }

    /// That much waits for the store.
    pub(crate) fn pending(&self, count: usize) {
        self.pending.set(i64::try_from(count).unwrap_or(i64::MAX));
    }

    /// The store was not asked, since it was gone.
    pub(crate) fn unasked(&self, script: &'static str) {
        self.calls.count([script.into(), "unasked".into()]);
    }
}

impl Collector for SharedStoreMetrics {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        self.up.write(&mut encoder)?;
        self.outages.write(&mut encoder)?;
        self.calls.write(&mut encoder)?;
        self.durations.write(&mut encoder)?;
        self.sent.write(&mut encoder)?;
        self.searches.write(&mut encoder)?;
        self.pending.write(&mut encoder)
    }
}
