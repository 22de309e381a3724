//! Requests as received, for hosts that forward requests to another server.

use std::fmt;

use axum::http::HeaderMap;
use bytes::Bytes;

/// A request as received: see [`Host::keeps_requests`](super::Host::keeps_requests).
#[derive(Clone, PartialEq, Eq)]
pub struct Received {
    /// The requested path.
    pub path: String,
    /// The decoded query and path parameters in their original order, without the key and the session.
    pub parameters: Vec<(String, String)>,
    /// The headers, which may contain the caller's key.
    pub headers: HeaderMap,
    /// The body; empty if the operation has none.
    pub body: Bytes,
}

/// Omits all values, which may be secret.
impl fmt::Debug for Received {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Received").field("body", &self.body.len()).finish_non_exhaustive()
    }
}
