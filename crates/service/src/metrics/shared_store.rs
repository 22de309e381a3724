//! Metrics of the shared store: its calls and its searches.

use std::time::Duration;

use super::family::{Counter, Counters, Gauge, Seconds, Times, group};
use super::names;

group! {
    /// Metrics of a shared store. Clones share the counts.
    pub(crate) struct SharedStoreMetrics {
        up: Gauge = Gauge::new(&names::SHARED_STORE_UP),
        outages: Counter = Counter::new(&names::SHARED_STORE_OUTAGES),
        calls: Counters<2> = Counters::new(&names::SHARED_STORE_CALLS),
        durations: Times<1> = Times::new_short_times(&names::SHARED_STORE_DURATION),
        sent: Counters<1> = Counters::new(&names::SHARED_STORE_SENT),
        searches: Counters<1> = Counters::new(&names::SHARED_STORE_SEARCHES),
        pending: Gauge = Gauge::new(&names::SHARED_STORE_PENDING),
        foreign: Gauge = Gauge::new(&names::SHARED_STORE_FOREIGN),
        skew: Seconds = Seconds::new(&names::SHARED_STORE_CLOCK_SKEW),
    }
}

impl SharedStoreMetrics {
    /// Records that the store is available.
    pub(crate) fn up(&self) {
        self.up.set(1);
    }

    /// Records that the store has become unavailable.
    pub(crate) fn down(&self) {
        self.up.set(0);
        self.outages.count();
    }

    /// Counts a call to the store, and records its size and duration.
    pub(crate) fn called(&self, script: &'static str, outcome: &'static str, bytes: u64, time: Duration) {
        self.calls.count([script.into(), outcome.into()]);
        self.durations.record([script.into()], time);
        self.sent.count_many([script.into()], bytes);
    }

    /// Counts an event that concerns this many searches.
    pub(crate) fn searches(&self, event: &'static str, count: u64) {
        self.searches.count_many([event.into()], count);
    }

    /// Sets the number of provider answers and removals of searches that wait for the store.
    pub(crate) fn pending(&self, count: usize) {
        self.pending.set(i64::try_from(count).unwrap_or(i64::MAX));
    }

    /// Sets the number of other generations of nodes.
    pub(crate) fn foreign(&self, count: usize) {
        self.foreign.set(i64::try_from(count).unwrap_or(i64::MAX));
    }

    /// Sets the clock skew: the time by which the node's clock is ahead of the server's, in seconds.
    pub(crate) fn clock_skew(&self, seconds: f64) {
        self.skew.set(seconds);
    }

    /// Counts a call that was not made because the store was unavailable.
    pub(crate) fn skipped(&self, script: &'static str) {
        self.calls.count([script.into(), "unasked".into()]);
    }
}
