//! The end of a run, in the words of the library and of the command.

use std::time::Duration;

use wayfare_client::ErrorKind;

use super::vertical::Held;

/// The way in which something is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Through the client.
    Library,
    /// Through `wayfare`.
    Command,
}

/// The end of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The library says that it is all.
    Complete,
    /// The library stopped at the deadline, and says so.
    Deadline,
    /// The library says that it is not all, though the service says so.
    Partial,
    /// The library gives what it has, with a note that the list of results could not be read.
    Noted,
    Failed(ErrorKind),
    /// The command ended with this code.
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
    /// The good records that it holds.
    pub held: Held,
    /// All that it says: errors with their causes, `Debug` of what is at hand, the outputs of the command.
    pub said: Vec<String>,
    pub took: Duration,
}

impl Ended {
    /// An end without records.
    pub fn new(end: End) -> Self {
        Ended { end, held: Held::default(), said: Vec::new(), took: Duration::ZERO }
    }

    /// Returns whether the run claims to have all records.
    pub fn is_whole(&self) -> bool {
        matches!(self.end, End::Complete | End::Exit(0))
    }

    /// The outcome for the table.
    pub fn word(&self) -> String {
        let word = match &self.end {
            End::Complete => "recovered",
            End::Deadline => "deadline",
            End::Partial => "partial",
            End::Noted => "noted",
            End::Failed(kind) => word(*kind),
            End::Exit(code) => &code.to_string(),
            End::Hung => "**hung**",
            End::Panicked => "**panicked**",
            End::Killed => "**killed**",
        };
        format!("{word}{}", if self.held.different > 0 && !self.is_whole() { "+" } else { "" })
    }
}

/// The word for a kind of error.
pub(super) fn word(kind: ErrorKind) -> &'static str {
    match kind {
        ErrorKind::TooLarge => "too large",
        kind => kind.as_str().split('_').next().unwrap_or_default(),
    }
}
