//! `tracing` spans for calls and searches, from which any subscriber can derive durations and counts. Without the
//! `tracing` feature, the watchers are zero-sized and do nothing.

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

/// An observer of a call. Dropping it before `end` means that the call was cancelled.
pub(crate) trait WatchCall: Sized {
    type Attempt: WatchAttempt;

    fn begin(call: &CallFacts<'_>) -> Self;

    /// Wraps the future of the whole call.
    fn around<F: Future>(&self, call: F) -> impl Future<Output = F::Output> {
        call
    }

    /// Records that an attempt begins, after `resends` earlier attempts.
    fn attempt(&self, call: &CallFacts<'_>, resends: u32) -> Self::Attempt;

    /// Records that the call will be retried after this failure and this wait.
    fn retry_scheduled(&self, _error: &Error, _wait: Duration) {}

    fn end(self, _attempts: u32, _result: Result<Facts<'_>, &Error>) {}
}

/// An observer of one attempt of a call.
pub(crate) trait WatchAttempt: Sized {
    /// Wraps the future of the attempt.
    fn around<F: Future>(&self, attempt: F) -> impl Future<Output = F::Output> {
        attempt
    }

    fn end(self, _result: Result<Facts<'_>, &Error>) {}
}

/// An observer of a search. Dropping it before `end` means that the caller stopped the search.
pub(crate) trait WatchSearch: Sized {
    fn begin(operation: &'static Operation) -> Self;

    /// Wraps the future of one call of the search.
    fn around<T: 'static>(&self, call: BoxFuture<'static, T>) -> BoxFuture<'static, T> {
        call
    }

    /// Records a response.
    fn answered(&mut self, _progress: &Progress<'_>) {}

    fn end(self, _end: &SearchEnd<'_>) {}
}

/// Facts about a call.
#[derive(Clone, Copy)]
#[cfg_attr(not(feature = "tracing"), allow(dead_code, reason = "only spans read the fields"))]
pub(crate) struct CallFacts<'a> {
    pub(crate) operation: &'static Operation,
    pub(crate) method: &'a Method,
    pub(crate) uri: &'a Uri,
    pub(crate) redactor: &'a Redactor,
}

/// Facts about a response.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "tracing"), allow(dead_code, reason = "only spans read the fields"))]
pub(crate) struct Facts<'a> {
    pub(crate) status: StatusCode,
    /// Notes of the response; `None` if it is not decoded here.
    pub(crate) notes: Option<&'a Notes>,
}

/// The progress of a search.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "tracing"), allow(dead_code, reason = "only spans read the fields"))]
pub(crate) struct Progress<'a> {
    pub(crate) phase: Phase,
    pub(crate) total: Option<i64>,
    /// Number of results in this response; `None` for jobs, which have no intermediate results.
    pub(crate) results: Option<usize>,
    /// Number of responses, including this one.
    pub(crate) polls: u32,
    pub(crate) notes: &'a Notes,
}

/// The end of a search.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "tracing"), allow(dead_code, reason = "only spans read the fields"))]
pub(crate) struct SearchEnd<'a> {
    pub(crate) ending: Ending,
    pub(crate) attempts: u32,
    pub(crate) error: Option<&'a Error>,
}

/// A response whose facts can be recorded.
pub(crate) trait HasFacts {
    fn facts(&self) -> Facts<'_>;
}
