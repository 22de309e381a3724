//! Counts and times of calls, attempts and searches, for `metrics`.

use std::sync::Arc;
use std::time::Duration;

use super::{CallFacts, Facts, Progress, SearchEnd, WatchAttempt, WatchCall, WatchSearch, names};
use crate::stages::Ending;
use crate::{Clock, Error, Operation};

/// The outcome of a success.
const OK: &str = "ok";

/// The outcome of what its caller gave up.
const CANCELLED: &str = "cancelled";

/// Runs from the beginning of a call or a search to its end, or until it is dropped.
struct Stopwatch {
    clock: Arc<dyn Clock>,
    started: Duration,
    operation: &'static str,
}

impl Stopwatch {
    fn start(clock: &Arc<dyn Clock>, operation: &'static Operation) -> Self {
        Stopwatch { started: clock.now(), clock: clock.clone(), operation: operation.name }
    }

    fn seconds(&self) -> f64 {
        self.clock.now().saturating_sub(self.started).as_secs_f64()
    }
}

fn outcome(result: Result<Facts<'_>, &Error>) -> &'static str {
    result.map_or_else(|error| error.kind().as_str(), |_| OK)
}

/// Measures a whole call.
pub(crate) struct CallWatcher {
    time: Stopwatch,
    outcome: &'static str,
}

impl WatchCall for CallWatcher {
    type Attempt = AttemptWatcher;

    fn begin(call: &CallFacts<'_>) -> Self {
        CallWatcher { time: Stopwatch::start(call.clock, call.operation), outcome: CANCELLED }
    }

    fn attempt(&self, _: &CallFacts<'_>, _: u32) -> AttemptWatcher {
        AttemptWatcher { operation: self.time.operation, outcome: CANCELLED }
    }

    fn again(&self, _: &Error, _: Duration) {
        names::RETRIES.add(&[self.time.operation], 1);
    }

    fn end(mut self, _: u32, result: Result<Facts<'_>, &Error>) {
        self.outcome = outcome(result);
        let operation = self.time.operation;
        match result {
            Ok(facts) => facts.notes.into_iter().for_each(|notes| names::count_notes(operation, notes)),
            Err(error) => {
                let refused = error.given_up().map(|reason| [operation, reason.as_str()]);
                refused.iter().for_each(|labels| names::RETRIES_REFUSED.add(labels, 1));
            }
        }
    }
}

impl Drop for CallWatcher {
    fn drop(&mut self) {
        let labels = [self.time.operation, self.outcome];
        names::CALLS.add(&labels, 1);
        names::CALL_DURATION.record(&labels, self.time.seconds());
    }
}

/// Counts an attempt.
pub(crate) struct AttemptWatcher {
    operation: &'static str,
    outcome: &'static str,
}

impl WatchAttempt for AttemptWatcher {
    fn end(mut self, result: Result<Facts<'_>, &Error>) {
        self.outcome = outcome(result);
    }
}

impl Drop for AttemptWatcher {
    fn drop(&mut self) {
        names::ATTEMPTS.add(&[self.operation, self.outcome], 1);
    }
}

/// Measures a search.
pub(crate) struct SearchWatcher {
    time: Stopwatch,
    ending: Ending,
    /// The number of results in the last answer, where answers have results.
    results: Option<usize>,
}

impl WatchSearch for SearchWatcher {
    fn begin(operation: &'static Operation, clock: &Arc<dyn Clock>) -> Self {
        let time = Stopwatch::start(clock, operation);
        SearchWatcher { time, ending: Ending::Stopped, results: Some(0) }
    }

    fn answered(&mut self, progress: &Progress<'_>) {
        self.results = progress.results;
    }

    fn end(mut self, end: &SearchEnd<'_>) {
        self.ending = end.ending;
    }
}

impl Drop for SearchWatcher {
    fn drop(&mut self) {
        let labels = [self.time.operation, self.ending.as_str()];
        names::SEARCHES.add(&labels, 1);
        names::SEARCH_DURATION.record(&labels, self.time.seconds());
        if let Some(results) = self.results {
            names::SEARCH_RESULTS.record(&labels, results as f64);
        }
    }
}

#[cfg(test)]
mod tests;
