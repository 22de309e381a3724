//! The end of a run, in terms of the library and of the command.

use std::time::Duration;

use wayfare_client::ErrorKind;

use super::vertical::Held;

/// The interface through which a run searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The client library.
    Library,
    /// The command `wayfare`.
    Command,
}

/// The end of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The library reports a complete result.
    Complete,
    /// The library stopped at the deadline and reports it.
    Deadline,
    /// The library reports an incomplete result, although the service calls it complete.
    Partial,
    Failed(ErrorKind),
    /// The command exited with this code.
    Exit(i32),
    /// The bench had to stop the run.
    Hung,
    Panicked,
    /// A signal ended the command.
    Killed,
}

/// The result of a run.
#[derive(Clone, Debug)]
pub(super) struct Ended {
    pub end: End,
    /// The good records that it returned.
    pub held: Held,
    /// All its output: errors with their causes, `Debug` of the values at hand, the output of the command.
    pub output: Vec<String>,
    pub took: Duration,
}

impl Ended {
    /// Creates an end without records.
    pub fn new(end: End) -> Self {
        Ended { end, held: Held::default(), output: Vec::new(), took: Duration::ZERO }
    }

    /// Returns whether the run claims to have all records.
    pub fn is_whole(&self) -> bool {
        matches!(self.end, End::Complete | End::Exit(0))
    }

    /// Returns the outcome as shown in the table.
    pub fn word(&self) -> String {
        let word = match &self.end {
            End::Complete => "recovered",
            End::Deadline => "deadline",
            End::Partial => "partial",
            End::Failed(kind) => word(*kind),
            End::Exit(code) => &code.to_string(),
            End::Hung => "**hung**",
            End::Panicked => "**panicked**",
            End::Killed => "**killed**",
        };
        format!("{word}{}", if self.held.distinct > 0 && !self.is_whole() { "+" } else { "" })
    }
}

/// Returns the word for a kind of error.
pub(super) fn word(kind: ErrorKind) -> &'static str {
    match kind {
        ErrorKind::TooLarge => "too large",
        kind => kind.as_str().split('_').next().unwrap_or_default(),
    }
}
