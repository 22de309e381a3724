//! What calls and searches tell about themselves while they run: spans for `tracing`.
//!
//! Each watcher is told the same facts, and makes of them what it is for; where the feature of one is off, nothing stands in its place.

#[cfg(not(feature = "tracing"))]
mod nothing;
#[cfg(feature = "tracing")]
mod spans;

use std::time::Duration;

use http::StatusCode;
use wayfare_wire::{Decode, Notes};

use crate::call::{Call, Polled};
use crate::future::BoxFuture;
use crate::poll::{Ending, Phase};
use crate::stream::Records;
use crate::{Answer, Error, Operation};

#[cfg(not(feature = "tracing"))]
use nothing as spans;

/// Watches a call.
pub(crate) type CallWatch = spans::CallSpan;
/// Watches a search.
pub(crate) type SearchWatch = spans::SearchSpan;

/// Told of a call. One that is dropped before its end was given up by its caller.
pub(crate) trait WatchCall: Sized {
    type Attempt: WatchAttempt;

    fn begin(call: &Call) -> Self;

    /// The future of the whole call, with the watcher around it.
    fn around<F: Future>(&self, call: F) -> impl Future<Output = F::Output> {
        call
    }

    /// An attempt begins, after so many others.
    fn attempt(&self, call: &Call, resends: u32) -> Self::Attempt;

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
    fn answered(&self, _progress: &Progress<'_>) {}

    fn end(self, _end: &SearchEnd<'_>) {}
}

/// What is known of an answer.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "tracing"), allow(dead_code))]
pub(crate) struct Facts<'a> {
    pub(crate) status: StatusCode,
    /// `None` of an answer that is not decoded here.
    pub(crate) notes: Option<&'a Notes>,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "tracing"), allow(dead_code))]
pub(crate) struct Progress<'a> {
    pub(crate) phase: Phase,
    pub(crate) total: Option<i64>,
    /// The number of results in this answer.
    pub(crate) results: usize,
    /// The number of answers, this one included.
    pub(crate) polls: u32,
    pub(crate) notes: &'a Notes,
}

/// How a search has ended.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "tracing"), allow(dead_code))]
pub(crate) struct SearchEnd<'a> {
    pub(crate) ending: Ending,
    pub(crate) attempts: u32,
    pub(crate) error: Option<&'a Error>,
}

/// An answer that can be told of.
pub(crate) trait Told {
    fn facts(&self) -> Facts<'_>;
}

impl<R> Told for Answer<R> {
    fn facts(&self) -> Facts<'_> {
        Facts { status: self.status, notes: Some(&self.notes) }
    }
}

impl<R> Told for Polled<R> {
    fn facts(&self) -> Facts<'_> {
        match self {
            Polled::Answer(answer) => answer.facts(),
            Polled::Pending { status, .. } => Facts { status: *status, notes: None },
        }
    }
}

impl<R: Decode> Told for Records<R> {
    fn facts(&self) -> Facts<'_> {
        Facts { status: self.status(), notes: None }
    }
}
