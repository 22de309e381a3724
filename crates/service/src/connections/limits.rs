//! Connection limits.

use std::time::Duration;

use crate::http::BODY_TIMEOUT;

/// Connection limits, which protect a service from clients that are slow, idle or too numerous.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionLimits {
    /// Maximum number of open connections; zero counts as one. Above this number, the connection that has waited
    /// longest for a request is closed. If no connection is waiting, the new connection receives a 503 response, or is closed
    /// without a response if too many such responses are being sent.
    pub connections: usize,
    /// Maximum time from the first byte of a request, or from the start of the connection, to the end of the headers.
    /// After this time, the connection is closed.
    pub header_timeout: Duration,
    /// Maximum time that a connection waits for its next request before it is closed.
    pub idle_timeout: Duration,
    /// Maximum time to receive a body, after which the response is 408. Also the maximum time to discard an unread body
    /// after the response.
    pub body_timeout: Duration,
    /// Maximum time for which a client may stop reading its response. After this time, the service resets the
    /// connection, or in HTTP/2 only the stream.
    pub write_timeout: Duration,
    /// Maximum memory for responses that clients have not read yet, in bytes. An HTTP/2 connection may use an eighth of
    /// this memory. Above these limits, the service drops responses whose clients have read nothing for a second,
    /// starting with the client that has stalled longest. If dropping responses does not free enough memory, calls
    /// receive 503.
    pub unsent_bytes: usize,
    /// Grace period for open calls after shutdown begins. Calls that are still open at its end are aborted.
    pub grace: Duration,
}

impl Default for ConnectionLimits {
    /// Returns the default limits: 4,096 connections, 256 MiB of unread responses, 75 s of idle time, 10 s for headers
    /// and shutdown, and 30 s for bodies and writes.
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
