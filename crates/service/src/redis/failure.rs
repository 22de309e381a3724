//! Failures of script calls.

use redis::{ErrorKind, RedisError, ServerErrorKind};

/// The reason why a script call failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The server is temporarily unavailable. The script may have run.
    Gone,
    /// The server's memory is full. The script did not run.
    Full,
    /// The server rejected the script or its input, or the reply has an unexpected type. The error was logged.
    Refused,
}

impl Failure {
    pub(super) fn of(error: &RedisError) -> Self {
        use ServerErrorKind::{BusyLoading, ClusterDown, MasterDown, ReadOnly, TryAgain};
        match error.kind() {
            ErrorKind::Io | ErrorKind::Parse | ErrorKind::AuthenticationFailed => Failure::Gone,
            ErrorKind::Server(BusyLoading | ClusterDown | MasterDown | ReadOnly | TryAgain) => Failure::Gone,
            _ => match error.code() {
                Some("OOM") => Failure::Full,
                // The server can't write to its disk, has lost its replicas, is busy with a slow script, or now
                // requires a password.
                Some("MISCONF" | "NOREPLICAS" | "BUSY" | "NOAUTH") => Failure::Gone,
                _ => Failure::Refused,
            },
        }
    }
}
