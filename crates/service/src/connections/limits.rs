//! The limits of connections.

use std::time::Duration;

use crate::http::BODY_TIMEOUT;

/// Limits of connections, so that clients that are slow, silent or many leave room for the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ConnectionLimits {
    /// Most open connections. Above it the one that has waited longest for its next request is closed to make room; if
    /// none waits, the newcomer is answered 503.
    pub connections: usize,
    /// The longest time from the first byte of a request, or from the start of the connection, to the end of its
    /// headers. Then the connection is closed.
    pub header_timeout: Duration,
    /// The longest time that a connection waits for its next request before it is closed.
    pub idle_timeout: Duration,
    /// The longest time that receiving a body may take. Then it is answered 408.
    pub body_timeout: Duration,
    /// The longest time that a client may read nothing of its answer. Then the connection is reset.
    pub write_timeout: Duration,
    /// Most memory of the answers that clients have not read yet, in bytes. Above it those who read nothing for a
    /// second are shed, the longest first; if that is not enough, calls are answered 503.
    pub unsent_bytes: usize,
    /// Grace period of open calls after shutdown begins. Then they are cut.
    pub grace: Duration,
}

impl Default for ConnectionLimits {
    /// 4,096 connections, 256 MiB, 75 s idle, 10 s for headers and shutdown, 30 s for bodies and writes.
    fn default() -> Self {
        ConnectionLimits {
            connections: 4_096,
            header_timeout: Duration::from_secs(10),
            idle_timeout: Duration::from_secs(75),
            body_timeout: BODY_TIMEOUT,
            write_timeout: Duration::from_secs(30),
            unsent_bytes: 256 << 20,
            grace: Duration::from_secs(10),
        }
    }
}

impl ConnectionLimits {
    /// These limits with another number of connections; at least one.
    #[must_use]
    pub fn with_connections(self, connections: usize) -> Self {
        ConnectionLimits { connections: connections.max(1), ..self }
    }

    /// These limits with another time for headers.
    #[must_use]
    pub fn with_header_timeout(self, header_timeout: Duration) -> Self {
        ConnectionLimits { header_timeout, ..self }
    }

    /// These limits with another time between requests.
    #[must_use]
    pub fn with_idle_timeout(self, idle_timeout: Duration) -> Self {
        ConnectionLimits { idle_timeout, ..self }
    }

    /// These limits with another time for bodies.
    #[must_use]
    pub fn with_body_timeout(self, body_timeout: Duration) -> Self {
        ConnectionLimits { body_timeout, ..self }
    }

    /// These limits with another time without progress of an answer.
    #[must_use]
    pub fn with_write_timeout(self, write_timeout: Duration) -> Self {
        ConnectionLimits { write_timeout, ..self }
    }

    /// These limits with another amount of memory for unread answers.
    #[must_use]
    pub fn with_unsent_bytes(self, unsent_bytes: usize) -> Self {
        ConnectionLimits { unsent_bytes, ..self }
    }

    /// These limits with another grace period.
    #[must_use]
    pub fn with_grace(self, grace: Duration) -> Self {
        ConnectionLimits { grace, ..self }
    }
}
