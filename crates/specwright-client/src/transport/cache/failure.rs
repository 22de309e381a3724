//! Failures that are shared by the callers that wait for the same request.

use std::error::Error as StdError;
use std::time::Duration;

use http::{Response, StatusCode};

use super::{Body, CachedResponse, Secrets, TransportError};
use crate::TransportErrorKind;

/// A failure of a request, without its secrets.
pub(super) enum Failure {
    /// A response with a 5xx status.
    Response(StatusCode, CachedResponse),
    Transport {
        kind: TransportErrorKind,
        /// Messages of all causes, joined with `: `.
        causes: String,
        retry_after: Option<Duration>,
    },
}

impl Failure {
    /// Copies an error. The causes become strings, since they may contain secrets that other clients can't redact.
    pub(super) fn of(error: &TransportError, secrets: &Secrets) -> Self {
        let causes = std::iter::successors(error.source(), |&cause| cause.source());
        let causes: Vec<_> = causes.map(ToString::to_string).collect();
        let causes = secrets.redact(causes.join(": "));
        Failure::Transport { kind: error.kind(), causes, retry_after: error.retry_after() }
    }

    /// Returns the result for a waiting caller, marked as the result of another call.
    pub(super) fn result(&self) -> Result<Response<Body>, TransportError> {
        match self {
            Failure::Response(status, kept) => {
                let mut response = kept.response(Duration::ZERO);
                *response.status_mut() = *status;
                Ok(response)
            }
            Failure::Transport { kind, causes, retry_after } => {
                let mut error = TransportError::new(*kind, causes.clone());
                (error.retry_after, error.is_of_another_call) = (*retry_after, true);
                Err(error)
            }
        }
    }
}
