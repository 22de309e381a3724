//! Whether a service should get calls.

use std::fmt;

use axum::http::StatusCode;

use crate::travel::operations::Shared;

/// Whether a service should get calls. Its text is what `/readyz` answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Readiness {
    /// It is not served yet.
    Starting,
    /// It takes all calls.
    Ready,
    /// It refuses searches, since what it has accepted takes longer than the longest queue.
    Overloaded,
    /// It takes no new connections, and answers open calls.
    Draining,
}

impl Readiness {
    pub(super) fn status(self) -> StatusCode {
        match self {
            Readiness::Ready => StatusCode::OK,
            _ => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl fmt::Display for Readiness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Readiness::Starting => "starting",
            Readiness::Ready => "ready",
            Readiness::Overloaded => "overloaded: the accepted work takes longer than the longest queue",
            Readiness::Draining => "draining: open calls are answered, new ones are not taken",
        })
    }
}

impl Shared {
    pub(crate) fn readiness(&self) -> Readiness {
        match () {
            () if self.stopping.has_begun() => Readiness::Draining,
            () if self.is_routed.get().is_none() => Readiness::Starting,
            () if self.processors.is_overloaded() => Readiness::Overloaded,
            () => Readiness::Ready,
        }
    }
}
