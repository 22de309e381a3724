//! Machine-readable failure kinds.

use wayfare_client::ErrorKind;

use super::Exit;

/// The kind of a failure, either of a call or of the command itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// An invalid command line, an unknown name, or a file that can't be read.
    Usage,
    /// The deadline passed or a signal arrived.
    Stopped,
    /// The output could not be written.
    Output,
    /// Any other local failure.
    Failed,
    /// A call failed, or the client could not be built.
    Call(ErrorKind),
}

impl FailureKind {
    /// Returns the kind as a word, such as `rate_limited`.
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
    /// Returns the default kind for an exit code.
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
