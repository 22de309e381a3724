//! The outcome of a run, as reported by the library or the command.

use std::time::Duration;

use wayfare_client::ErrorKind;

use super::vertical::Held;

/// The interface through which a run searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interface {
    /// The client library.
    Library,
    /// The `wayfare` command.
    Command,
}

/// The outcome of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The library reports a complete result.
    Complete,
    /// The library stopped at the deadline, as its outcome states.
    Deadline,
    /// The library reports an incomplete result, although the search or feed ended without an error.
    Partial,
    Failed(ErrorKind),
    /// The command exited with this code.
    Exit(i32),
    /// The test bench had to stop the run.
    Hung,
    Panicked,
    /// The command was killed by a signal.
    Killed,
}

/// The result of a run.
#[derive(Clone, Debug)]
pub(super) struct RunResult {
    pub end: Outcome,
    /// Counts of the records that the run returned.
    pub held: Held,
    /// All output of the run: errors and their causes, the `Debug` output of the client, the session and the search,
    /// the command's output, and the relay's log. Cleared after the checks if the run has no failures.
    pub output: Vec<String>,
    pub took: Duration,
}

impl RunResult {
    /// Creates a result that has no records.
    pub fn new(end: Outcome) -> Self {
        RunResult { end, held: Held::default(), output: Vec::new(), took: Duration::ZERO }
    }

    /// Returns whether the run claims to have all records.
    pub fn is_whole(&self) -> bool {
        matches!(self.end, Outcome::Complete | Outcome::Exit(0))
    }

    /// Returns the outcome as shown in the table.
    pub fn word(&self) -> String {
        let word = match &self.end {
            Outcome::Complete => "recovered",
            Outcome::Deadline => "deadline",
            Outcome::Partial => "partial",
            Outcome::Failed(kind) => word(*kind),
            Outcome::Exit(code) => &code.to_string(),
            Outcome::Hung => "**hung**",
            Outcome::Panicked => "**panicked**",
            Outcome::Killed => "**killed**",
        };
        format!("{word}{}", if self.held.distinct > 0 && !self.is_whole() { "+" } else { "" })
    }
}

/// Returns the word for an error kind.
pub(super) fn word(kind: ErrorKind) -> &'static str {
    match kind {
        ErrorKind::TooLarge => "too large",
        kind => kind.as_str().split('_').next().unwrap_or_default(),
    }
}
