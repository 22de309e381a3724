//! Updates of a search, one for each response, and its final outcome.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use specwright_core::Notes;

use crate::poll::Token;
use crate::stages::{Ending, Phase};
use crate::verdict::Verdict;
use crate::{Error, Remark};

/// One response of a running search. Each response replaces the previous one.
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub struct Update<R> {
    /// The decoded response.
    pub response: R,
    /// Differences between the response and its description.
    pub notes: Notes,
    /// The body of the response as received; empty unless the session
    /// [keeps bodies](crate::CallOptions::keep_bodies). Links in the body may contain the key.
    pub body: Bytes,
    /// The phase of the search.
    pub phase: Phase,
    /// The total number of results, if the response has it.
    pub total: Option<i64>,
    /// The number of results in this response.
    pub count: usize,
    /// Settings that differ from the request, such as a currency other than the requested one.
    pub remarks: Vec<Remark>,
    /// The time since the first poll of this handle.
    pub elapsed: Duration,
    /// The number of responses that this handle has received, including this one.
    pub polls: u32,
}

/// Omits the response and the text of the notes, because links in both may contain the key.
impl<R> fmt::Debug for Update<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Update");
        out.field("phase", &self.phase).field("total", &self.total).field("count", &self.count);
        out.field("elapsed", &self.elapsed).field("polls", &self.polls).field("remarks", &self.remarks);
        out.field("notes", &self.notes.iter().count()).finish_non_exhaustive()
    }
}

/// The outcome of a search.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outcome<R> {
    /// The last update; `None` if no response arrived. [`Arc::unwrap_or_clone`] returns an owned value, and copies it
    /// only if it is still shared.
    pub last: Option<Arc<Update<R>>>,
    /// The newest update with results, if the last update has none. A service that withdraws all of its results may
    /// have lost them, so the outcome is then [not complete](Outcome::is_complete), regardless of the last response.
    pub earlier: Option<Arc<Update<R>>>,
    /// The reason why the search ended.
    pub ending: Ending,
    /// The verdict on the last response, for the requested page.
    pub verdict: Verdict,
    /// Losses of the last response that are too small to affect the [verdict](Outcome::verdict), and differences
    /// between the [found](Outcome::found) response and the request, such as a currency other than the requested one.
    pub remarks: Vec<Remark>,
    /// The latest failure, unless a later response has cleared it: the failure that ended the search, or one that was
    /// being retried when the search ended. With [`Ending::Deadline`], it explains why results are missing, if known.
    pub error: Option<Error>,
    /// The time from the first poll of this handle to the end.
    pub elapsed: Duration,
    /// The number of responses that this handle received.
    pub polls: u32,
    /// The number of requests that this handle sent, including failed requests.
    pub attempts: u32,
    /// The token with which the search can be resumed, even in another process.
    pub token: Option<Token>,
}

impl<R> Outcome<R> {
    /// Returns the last response; `None` if no response arrived. [`found`](Outcome::found) also keeps results that the
    /// service has withdrawn.
    pub fn response(&self) -> Option<&R> {
        self.last.as_ref().map(|update| &update.response)
    }

    /// Returns the newest response with results, or the last response if none has any; `None` if no response arrived.
    pub fn found(&self) -> Option<&R> {
        self.earlier.as_ref().or(self.last.as_ref()).map(|update| &update.response)
    }

    /// Returns `true` if a response had results.
    pub fn has_results(&self) -> bool {
        self.earlier.is_some() || self.last.as_ref().is_some_and(|update| update.count > 0)
    }

    /// Returns the phase of the last response; [`Phase::Partial`] if no response arrived.
    pub fn phase(&self) -> Phase {
        self.last.as_ref().map_or(Phase::Partial, |update| update.phase)
    }

    /// Returns `true` unless results may be missing, according to the [verdict](Outcome::verdict). If this method
    /// returns `false`, an empty response does not mean that nothing was found.
    pub fn is_complete(&self) -> bool {
        self.verdict.is_complete()
    }
}
