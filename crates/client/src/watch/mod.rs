//! What calls and searches tell about themselves while they run: spans for `tracing`, numbers for `metrics`.
//!
//! Each watcher is told the same facts, and makes of them what it is for; where the feature of one is off, nothing
//! stands in its place.

#[cfg(feature = "metrics")]
mod meters;
#[cfg(feature = "metrics")]
mod names;
#[cfg(not(all(feature = "tracing", feature = "metrics")))]
mod nothing;
#[cfg(feature = "tracing")]
mod spans;
mod tally;

use std::sync::Arc;
use std::time::Duration;

use http::{Method, StatusCode, Uri};
use specwright_core::Notes;

#[cfg(feature = "metrics")]
pub use names::describe_metrics;
#[cfg(not(feature = "metrics"))]
use nothing as meters;
#[cfg(not(feature = "tracing"))]
use nothing as spans;
pub(crate) use tally::{BreakerTally, Raised, awaited, noted, permit, received};
#[cfg(feature = "cache")]
pub(crate) use tally::{Cached, cached};

use crate::future::BoxFuture;
use crate::redact::Redactor;
use crate::stages::{Ending, Phase};
use crate::{Clock, Error, Operation};

/// Watches a call.
pub(crate) type CallWatch = (spans::CallWatcher, meters::CallWatcher);
/// Watches a search.
pub(crate) type SearchWatch = (spans::SearchWatcher, meters::SearchWatcher);

/// Told of a call. One that is dropped before its end was given up by its caller.
pub(crate) trait WatchCall: Sized {
    type Attempt: WatchAttempt;

    fn begin(call: &CallFacts<'_>) -> Self;

    /// The future of the whole call, with the watcher around it.
    fn around<F: Future>(&self, call: F) -> impl Future<Output = F::Output> {
        call
    }

    /// An attempt begins, after so many others.
    fn attempt(&self, call: &CallFacts<'_>, resends: u32) -> Self::Attempt;

    /// The call will be sent again after this failure and this wait.
    fn again(&self, _error: &Error, _wait: Duration) {}

    fn end(self, _attempts: u32, _result: Result<Facts<'_>, &Error>) {}
}

/// Told of one attempt of a call.
pub(crate) trait WatchAttempt: Sized {
    /// The future of the attempt, with the watcher around it.
    fn around<F: Future>(&self, attempt: F) -> impl Future<Output = F::Output> {
        attempt
    }

    fn end(self, _result: Result<Facts<'_>, &Error>) {}
}

/// Told of a search. One that is dropped before its end was stopped by its caller.
pub(crate) trait WatchSearch: Sized {
    fn begin(operation: &'static Operation, clock: &Arc<dyn Clock>) -> Self;

    /// The future of one call of the search, with the watcher around it.
    fn around<T: 'static>(&self, call: BoxFuture<'static, T>) -> BoxFuture<'static, T> {
        call
    }

    /// An answer has come.
    fn answered(&mut self, _progress: &Progress<'_>) {}

    fn end(self, _end: &SearchEnd<'_>) {}
}

/// What is known of a call.
#[derive(Clone, Copy)]
#[cfg_attr(not(all(feature = "tracing", feature = "metrics")), allow(dead_code))]
pub(crate) struct CallFacts<'a> {
    pub(crate) operation: &'static Operation,
    pub(crate) method: &'a Method,
    pub(crate) uri: &'a Uri,
    pub(crate) clock: &'a Arc<dyn Clock>,
    pub(crate) redactor: &'a Redactor,
}

/// What is known of an answer.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(all(feature = "tracing", feature = "metrics")), allow(dead_code))]
pub(crate) struct Facts<'a> {
    pub(crate) status: StatusCode,
    /// `None` of an answer that is not decoded here.
    pub(crate) notes: Option<&'a Notes>,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(all(feature = "tracing", feature = "metrics")), allow(dead_code))]
pub(crate) struct Progress<'a> {
    pub(crate) phase: Phase,
    pub(crate) total: Option<i64>,
    /// The number of results in this answer; `None` of what has no results that grow.
    pub(crate) results: Option<usize>,
    /// The number of answers, this one included.
    pub(crate) polls: u32,
    pub(crate) notes: &'a Notes,
}

/// How a search has ended.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(all(feature = "tracing", feature = "metrics")), allow(dead_code))]
pub(crate) struct SearchEnd<'a> {
    pub(crate) ending: Ending,
    pub(crate) attempts: u32,
    pub(crate) error: Option<&'a Error>,
}

/// An answer that can be told of.
pub(crate) trait Told {
    fn facts(&self) -> Facts<'_>;
}

impl<A: WatchCall, B: WatchCall> WatchCall for (A, B) {
    type Attempt = (A::Attempt, B::Attempt);

    fn begin(call: &CallFacts<'_>) -> Self {
        (A::begin(call), B::begin(call))
    }

    fn around<F: Future>(&self, call: F) -> impl Future<Output = F::Output> {
        self.0.around(self.1.around(call))
    }

    fn attempt(&self, call: &CallFacts<'_>, resends: u32) -> Self::Attempt {
        (self.0.attempt(call, resends), self.1.attempt(call, resends))
    }

    fn again(&self, error: &Error, wait: Duration) {
        self.0.again(error, wait);
        self.1.again(error, wait);
    }

    fn end(self, attempts: u32, result: Result<Facts<'_>, &Error>) {
        self.0.end(attempts, result);
        self.1.end(attempts, result);
    }
}

impl<A: WatchAttempt, B: WatchAttempt> WatchAttempt for (A, B) {
    fn around<F: Future>(&self, attempt: F) -> impl Future<Output = F::Output> {
        self.0.around(self.1.around(attempt))
    }

    fn end(self, result: Result<Facts<'_>, &Error>) {
        self.0.end(result);
        self.1.end(result);
    }
}

impl<A: WatchSearch, B: WatchSearch> WatchSearch for (A, B) {
    fn begin(operation: &'static Operation, clock: &Arc<dyn Clock>) -> Self {
        (A::begin(operation, clock), B::begin(operation, clock))
    }

    fn around<T: 'static>(&self, call: BoxFuture<'static, T>) -> BoxFuture<'static, T> {
        self.0.around(self.1.around(call))
    }

    fn answered(&mut self, progress: &Progress<'_>) {
        self.0.answered(progress);
        self.1.answered(progress);
    }

    fn end(self, end: &SearchEnd<'_>) {
        self.0.end(end);
        self.1.end(end);
    }
}
