//! Metrics of searches and of the providers that they query.

use std::sync::Arc;

use tokio::time::Instant;

use crate::metrics::family::{Counters, Gauges, Times, group};
use crate::metrics::labels::Value;
use crate::metrics::names;

group! {
    /// Metrics of searches. Clones share the counts.
    pub(crate) struct SearchMetrics {
        started: Counters<1> = Counters::new(&names::SEARCHES_STARTED),
        ended: Counters<2> = Counters::new(&names::SEARCHES_ENDED),
        running: Gauges<2> = Gauges::new(&names::SEARCHES_RUNNING),
        durations: Times<1> = Times::new_times(&names::SEARCH_DURATION),
        provider_durations: Times<2> = Times::new_times(&names::PROVIDER_DURATION),
        provider_failures: Counters<3> = Counters::new(&names::PROVIDER_FAILURES),
    }
}

impl SearchMetrics {
    /// Starts recording a search.
    pub(crate) fn begin(&self, vertical: &'static str, phase: Option<&'static str>) -> RunningSearch {
        self.started.count([vertical.into()]);
        let (since, outcome) = (Instant::now(), "removed");
        let mut search = RunningSearch { metrics: self.clone(), vertical, phase: None, since, outcome };
        search.set_phase(phase);
        search
    }
}

/// Recorder of a running search. The search is counted as running until it is complete, or until this value is dropped.
pub(crate) struct RunningSearch {
    metrics: SearchMetrics,
    vertical: &'static str,
    /// `None` if the search is complete.
    phase: Option<&'static str>,
    since: Instant,
    outcome: &'static str,
}

impl RunningSearch {
    /// Records that a provider has answered, or the reason for its failure.
    pub(crate) fn record_answer(&self, provider: &str, failure: Option<&'static str>) {
        let labels = || [self.vertical.into(), Value::Name(Arc::from(provider))];
        self.metrics.provider_durations.record(labels(), self.since.elapsed());
        if let Some(reason) = failure {
            let [vertical, provider] = labels();
            self.metrics.provider_failures.count([vertical, provider, reason.into()]);
        }
    }

    /// Records that the search has entered another phase, or is complete.
    pub(crate) fn set_phase(&mut self, phase: Option<&'static str>) {
        let labels = |phase: &'static str| [self.vertical.into(), phase.into()];
        self.phase.into_iter().for_each(|before| self.metrics.running.lower(labels(before)));
        phase.into_iter().for_each(|now| self.metrics.running.raise(labels(now)));
        self.phase = phase;
    }

    /// Records that all providers have answered or failed.
    pub(crate) fn record_completion(mut self, is_without_failures: bool) {
        self.outcome = if is_without_failures { "complete" } else { "providers_missing" };
        self.metrics.durations.record([self.vertical.into()], self.since.elapsed());
    }
}

impl Drop for RunningSearch {
    fn drop(&mut self) {
        self.set_phase(None);
        self.metrics.ended.count([self.vertical.into(), self.outcome.into()]);
    }
}
