//! Spans of calls and searches for `tracing`, with which durations and counts can be derived by any subscriber.
//! Without the feature `tracing` the watchers do nothing and take no space.

#[cfg(not(feature = "tracing"))]
mod nothing;
#[cfg(feature = "tracing")]
mod spans;

use std::time::Duration;

use http::{Method, StatusCode, Uri};
use specwright_core::Notes;

#[cfg(not(feature = "tracing"))]
pub(crate) use nothing::{CallWatcher, SearchWatcher};
#[cfg(feature = "tracing")]
pub(crate) use spans::{CallWatcher, SearchWatcher};

use crate::future::BoxFuture;
use crate::redact::Redactor;
use crate::stages::{Ending, Phase};
use crate::{Error, Operation};

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
    fn begin(operation: &'static Operation) -> Self;

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
#[cfg_attr(not(feature = "tracing"), allow(dead_code, reason = "read by spans alone"))]
pub(crate) struct CallFacts<'a> {
    pub(crate) operation: &'static Operation,
    pub(crate) method: &'a Method,
    pub(crate) uri: &'a Uri,
    pub(crate) redactor: &'a Redactor,
}

/// What is known of an answer.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "tracing"), allow(dead_code, reason = "read by spans alone"))]
pub(crate) struct Facts<'a> {
    pub(crate) status: StatusCode,
    /// `None` of an answer that is not decoded here.
    pub(crate) notes: Option<&'a Notes>,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "tracing"), allow(dead_code, reason = "read by spans alone"))]
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
#[cfg_attr(not(feature = "tracing"), allow(dead_code, reason = "read by spans alone"))]
pub(crate) struct SearchEnd<'a> {
    pub(crate) ending: Ending,
    pub(crate) attempts: u32,
    pub(crate) error: Option<&'a Error>,
}

/// An answer that can be told of.
pub(crate) trait Told {
    fn facts(&self) -> Facts<'_>;
}
