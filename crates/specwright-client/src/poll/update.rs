//! Updates of a search, one for each answer, and its outcome at the end.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use specwright_core::Notes;

use crate::Error;
use crate::poll::Token;
use crate::stages::{Ending, Phase};

/// One answer of a running search. It replaces the one before.
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub struct Update<R> {
    /// The answer.
    pub response: R,
    /// Differences between the answer and its description.
    pub notes: Notes,
    /// The phase of the search.
    pub phase: Phase,
    /// The number of all results, if the answer has it.
    pub total: Option<i64>,
    /// The number of results in this answer.
    pub count: usize,
    /// What this answer takes back of those before it.
    pub setback: Setback,
    /// Time since the first poll of this handle.
    pub elapsed: Duration,
    /// The number of answers to this handle, this one included.
    pub polls: u32,
}

/// Shows neither the answer nor what the notes say of it: links in it may hold the key.
impl<R> fmt::Debug for Update<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Update");
        out.field("phase", &self.phase).field("total", &self.total).field("count", &self.count);
        out.field("setback", &self.setback).field("elapsed", &self.elapsed).field("polls", &self.polls);
        out.field("notes", &self.notes.iter().count()).finish_non_exhaustive()
    }
}

/// What an answer takes back of those before it. Services should not, and some do: the search goes on, the answer
/// replaces the one before, and the difference is here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Setback {
    /// The furthest phase before, if this one is behind it.
    pub phase: Option<Phase>,
    /// The largest total before, if this one is smaller.
    pub total: Option<i64>,
    /// The largest number of results in one answer before, if this one has fewer.
    pub count: Option<usize>,
}

impl Setback {
    /// Whether nothing was taken back.
    pub fn is_none(&self) -> bool {
        *self == Setback::default()
    }
}

/// The furthest that the answers of a search have come.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Peak {
    phase: Phase,
    total: Option<i64>,
    count: usize,
}

impl Peak {
    /// Compares an answer with those before it, and takes it in.
    pub(super) fn pass(&mut self, phase: Phase, total: Option<i64>, count: usize) -> Setback {
        let setback = Setback {
            phase: Some(self.phase).filter(|peak| *peak > phase),
            total: self.total.filter(|peak| total.is_some_and(|total| *peak > total)),
            count: Some(self.count).filter(|peak| *peak > count),
        };
        *self =
            Peak { phase: self.phase.max(phase), total: self.total.max(total), count: self.count.max(count) };
        setback
    }
}

/// The outcome of a search.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outcome<R> {
    /// The last update; `None` where no answer came. [`Arc::unwrap_or_clone`] makes an owned one, and copies it
    /// only where it is still shared.
    pub last: Option<Arc<Update<R>>>,
    /// The newest update that had results, where the last one has none. A service that takes back all of its results
    /// may have lost them: such an outcome is [not complete](Outcome::is_complete), whatever the last answer says.
    pub earlier: Option<Arc<Update<R>>>,
    /// The reason why it ended.
    pub ending: Ending,
    /// The failure that nothing came after: the one that ended the search, or one that was being retried when the
    /// search was ended. With [`Ending::Deadline`] it says why there is no more, as far as that is known.
    pub error: Option<Error>,
    /// Time from the first poll of this handle to the end.
    pub elapsed: Duration,
    /// The number of answers to this handle.
    pub polls: u32,
    /// The number of requests sent by this handle, those that failed included.
    pub attempts: u32,
    /// The token to go on with the search, also in another process.
    pub token: Option<Token>,
}

impl<R> Outcome<R> {
    /// The last answer; `None` where none came. See [`found`](Outcome::found) for one that does not lose results
    /// which the service took back.
    pub fn response(&self) -> Option<&R> {
        self.last.as_ref().map(|update| &update.response)
    }

    /// The newest answer that has results, or the last one if none has any; `None` where no answer came.
    pub fn found(&self) -> Option<&R> {
        self.earlier.as_ref().or(self.last.as_ref()).map(|update| &update.response)
    }

    /// Whether an answer had results.
    pub fn has_results(&self) -> bool {
        self.earlier.is_some() || self.last.as_ref().is_some_and(|update| update.count > 0)
    }

    /// The phase of the last answer.
    pub fn phase(&self) -> Phase {
        self.last.as_ref().map_or(Phase::Partial, |update| update.phase)
    }

    /// Whether the results are final: the last answer is complete, and it has not taken back all results of one
    /// [before](Outcome::earlier). Where they are not, an empty answer does not mean that there are none.
    pub fn is_complete(&self) -> bool {
        self.phase() == Phase::Complete && self.earlier.is_none()
    }
}
