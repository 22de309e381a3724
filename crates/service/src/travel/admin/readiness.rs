//! Readiness of a service to receive calls.

use std::fmt;

use axum::http::StatusCode;

use crate::travel::operations::Shared;

/// Readiness of a service to receive calls. `/readyz` returns its `Display` output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Readiness {
    /// The service does not accept connections yet.
    Starting,
    /// The service accepts calls, including searches.
    Ready,
    /// The service refuses searches, because its accepted work takes longer than the maximum queue time.
    Overloaded,
    /// The service is shutting down, and completes open calls.
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
            Readiness::Overloaded => "overloaded: the accepted work exceeds the maximum queue time",
            Readiness::Draining => "draining: open calls are completed",
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
