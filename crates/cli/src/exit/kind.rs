//! Kinds of failure, as programs see them.

use wayfare_client::ErrorKind;

use super::Exit;

/// The kind of a failure: of a call, or of the command itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// The command line makes no sense: its words, a name that nobody knows, a file that can't be read.
    Usage,
    /// The deadline or a signal came first.
    Stopped,
    /// The output could not be written.
    Output,
    /// Anything else on this machine.
    Failed,
    /// A call, or the client that was to make it.
    Call(ErrorKind),
}

impl FailureKind {
    /// The kind as a word, such as `rate_limited`.
    pub fn as_str(self) -> &'static str {
        match self {
            FailureKind::Usage => "usage",
            FailureKind::Stopped => "stopped",
            FailureKind::Output => "output",
            FailureKind::Call(kind) => kind.as_str(),
            FailureKind::Failed => "failed",
        }
    }
}

impl From<Exit> for FailureKind {
    /// The kind that an exit code stands for, where nothing more is known.
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Invalid => FailureKind::Usage,
            Exit::Stopped => FailureKind::Stopped,
            Exit::KeyRejected => FailureKind::Call(ErrorKind::KeyRejected),
            Exit::Found | Exit::Nothing | Exit::Failed => FailureKind::Failed,
        }
    }
}

impl From<ErrorKind> for FailureKind {
    fn from(kind: ErrorKind) -> Self {
        FailureKind::Call(kind)
    }
}
