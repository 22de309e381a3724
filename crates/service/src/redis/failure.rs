//! Why the server did not do what it was asked.

use redis::{ErrorKind, RedisError, ServerErrorKind};

/// Why the server did not do what it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// It can't be asked at the moment. What it was asked for may have been done.
    Gone,
    /// Its memory is full. Nothing was done.
    Full,
    /// It will never do it: the script or what it was given is wrong, which was logged.
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
                // It can't write to its disk, has lost its replicas, works on a script for too long, or has got a
                // password.
                Some("MISCONF" | "NOREPLICAS" | "BUSY" | "NOAUTH") => Failure::Gone,
                _ => Failure::Refused,
            },
        }
    }
}
