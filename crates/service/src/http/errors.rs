//! The errors of an API: their codes and their bodies.

use std::fmt;

use axum::http::StatusCode;
use serde_core::Serialize;

use super::Denial;
use super::media_type::JSON;

/// The errors of an API: its codes and its envelope, which the runtime does not know by itself.
pub trait Errors: fmt::Debug + Send + Sync + Sized + 'static {
    /// The code of an error.
    type Code: Clone + fmt::Debug + fmt::Display + PartialEq + Send + Sync + 'static;

    /// The service's own reasons to refuse a request, beyond the rules of the description; `Infallible` if it has
    /// none.
    ///
    /// `Display` names what was found and what is allowed: `found both, allowed either this or searchId`.
    type Reason: Clone + fmt::Debug + fmt::Display + PartialEq + Send + Sync + 'static;

    /// The body of an error.
    type Envelope: Serialize;

    /// The media type of that, such as `application/problem+json`: visible characters of ASCII.
    const MEDIA_TYPE: &'static str = JSON;

    /// The code of an error.
    fn code(cause: Cause<'_, Self::Reason>) -> Self::Code;

    /// The body of a refusal.
    fn envelope(refused: Refused<'_, Self::Code>) -> Self::Envelope;
}

/// The cause of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cause<'a, R> {
    /// The request was refused whatever its content is.
    Denied(&'a Denial),
    /// The request violates the description, or can't be read at all.
    Invalid,
    /// The service has its own reason.
    Own(&'a R),
    /// The service failed.
    Failed,
}

/// A refusal for an answer. None of its texts contains the caller's key.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refused<'a, C> {
    /// One error: the request was refused whatever its content is, or asks for something that does not exist.
    Denied {
        /// The status of the answer.
        status: StatusCode,
        /// The error's code.
        code: C,
        /// The error as text.
        message: String,
    },
    /// The faults of a request.
    Errors {
        /// The URL that was called.
        url: &'a str,
        /// The code and the text of each error.
        errors: Vec<(C, String)>,
    },
}
