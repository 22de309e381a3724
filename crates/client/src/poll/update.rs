//! Updates of a search, one for each answer, and its outcome at the end.

use std::sync::Arc;
use std::time::Duration;

use wayfare_wire::Notes;

use crate::poll::{Phase, Token};

/// One answer of a running search. It replaces the one before.
#[derive(Clone, Debug, PartialEq)]
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
    /// Time since the first poll of this handle.
    pub elapsed: Duration,
    /// The number of answers to this handle, this one included.
    pub polls: u32,
}

/// The reason why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Ending {
    /// The search is complete.
    Complete,
    /// It reached the phase that was asked for. More may come.
    ReachedPhase,
    /// The deadline passed. More may come.
    Deadline,
    /// It was stopped before, by the caller or after an error. More may come.
    Stopped,
}

/// The outcome of a search.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Outcome<R> {
    /// The last update; `None` where no answer came. [`Arc::unwrap_or_clone`] makes an owned one, and copies it
    /// only where it is still shared.
    pub last: Option<Arc<Update<R>>>,
    /// The reason why it ended.
    pub ending: Ending,
    /// Time from the first poll of this handle to the end.
    pub elapsed: Duration,
    /// The number of answers to this handle.
    pub polls: u32,
    /// The token to go on with the search, also in another process.
    pub token: Option<Token>,
}

impl<R> Outcome<R> {
    /// The last answer; `None` where none came.
    pub fn response(&self) -> Option<&R> {
        self.last.as_ref().map(|update| &update.response)
    }

    /// The phase that the search reached.
    pub fn phase(&self) -> Phase {
        self.last.as_ref().map_or(Phase::Partial, |update| update.phase)
    }

    /// Whether the results are final. Where they are not, an empty answer does not mean that there are none.
    pub fn is_complete(&self) -> bool {
        self.phase() == Phase::Complete
    }
}
