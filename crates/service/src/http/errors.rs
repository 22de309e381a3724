//! The errors of an API: their codes, and the bodies in which they are answered.

use std::fmt;

use axum::http::StatusCode;
use serde_core::Serialize;

use super::Denial;

/// The errors of an API, which the runtime answers but does not name.
pub trait Errors: fmt::Debug + Send + Sync + Sized + 'static {
    /// The code of an error.
    type Code: Clone + fmt::Debug + fmt::Display + PartialEq + Send + Sync + 'static;

    /// The reasons of the service's own to refuse a request, beyond what the description rules out; `Infallible` where
    /// it has none.
    ///
    /// `Display` says what was found and what is allowed: `found both, allowed either this or searchId`.
    type Reason: Clone + fmt::Debug + fmt::Display + PartialEq + Send + Sync + 'static;

    /// The body of an error.
    type Envelope: Serialize;

    /// The code under which an error is answered.
    fn code(cause: Cause<'_, Self::Reason>) -> Self::Code;

    /// The body in which errors are answered.
    fn envelope(refused: Refused<'_, Self::Code>) -> Self::Envelope;
}

/// The cause of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cause<'a, R> {
    /// The request was not looked at.
    Denied(&'a Denial),
    /// The request is not as described, or can't be read at all.
    Invalid,
    /// The service has a reason of its own.
    Own(&'a R),
    /// The service failed.
    Failed,
}

/// A refusal as it is answered. None of its texts has the caller's key.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refused<'a, C> {
    /// One error, before the request itself was looked at or because what it asks for does not exist.
    Denied {
        /// The status of the answer.
        status: StatusCode,
        /// The error's code.
        code: C,
        /// The error in words.
        message: String,
    },
    /// The errors of a request that was looked at.
    Errors {
        /// The URL that was called.
        url: &'a str,
        /// The code of each error, and the error in words.
        errors: Vec<(C, String)>,
    },
}
