//! API errors: their codes and bodies.

use std::fmt;

use axum::http::StatusCode;
use serde_core::Serialize;
use specwright_core::media_type::JSON;

use super::{Denial, OwnReason};

/// An API's errors: their codes and envelope.
pub trait Errors: fmt::Debug + Send + Sync + Sized + 'static {
    /// The code of an error.
    type Code: Clone + fmt::Debug + fmt::Display + PartialEq + Send + Sync + 'static;

    /// The service's own reasons to reject a request, in addition to the rules of the description. Use `Infallible` if
    /// the service has none.
    ///
    /// The `Display` output contains the actual and the allowed values: `found both, allowed either this or searchId`.
    type Reason: Clone + fmt::Debug + fmt::Display + PartialEq + Send + Sync + 'static;

    /// The body of an error.
    type Envelope: Serialize;

    /// The media type of the envelope, such as `application/problem+json`, in visible ASCII characters.
    const MEDIA_TYPE: &'static str = JSON;

    /// Returns the error code for a cause.
    fn code(cause: Cause<'_, Self::Reason>) -> Self::Code;

    /// Returns the response body for a refusal.
    fn envelope(refused: Refused<'_, Self::Code>) -> Self::Envelope;
}

/// The cause of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cause<'a, R> {
    /// The request was refused regardless of its content.
    Denied(&'a Denial),
    /// The request violates the description, or can't be read at all.
    Invalid,
    /// The service rejected the request for a service-specific reason, with this status.
    Own(StatusCode, &'a R),
    /// The service failed.
    Failed,
}

impl<R> Cause<'_, R> {
    /// Returns the status of the response.
    pub fn status(&self) -> StatusCode {
        match self {
            Cause::Denied(denial) => denial.status(),
            Cause::Invalid => StatusCode::BAD_REQUEST,
            Cause::Own(status, _) => *status,
            Cause::Failed => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl<C: Clone> Cause<'_, OwnReason<C>> {
    /// Returns the code of the service's own reason, if it has one.
    pub fn own_code(&self) -> Option<C> {
        match self {
            Cause::Own(_, reason) => reason.code().cloned(),
            _ => None,
        }
    }
}

/// The content of an error response. No string in the content contains the caller's key.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refused<'a, C> {
    /// One error: the request was refused regardless of its content, or for a service-specific reason, such as a
    /// resource that does not exist.
    Denied {
        /// The status of the response.
        status: StatusCode,
        /// The error's code.
        code: C,
        /// The error message.
        message: String,
    },
    /// The faults in a request, or an internal error.
    Errors {
        /// The status of the response.
        status: StatusCode,
        /// The requested URL.
        url: &'a str,
        /// The code and the message of each error.
        errors: Vec<(C, String)>,
    },
}

impl<C> Refused<'_, C> {
    /// Returns the status of the response.
    pub fn status(&self) -> StatusCode {
        match self {
            Refused::Denied { status, .. } | Refused::Errors { status, .. } => *status,
        }
    }

    /// Returns the requested URL, or `None` for [`Refused::Denied`].
    pub fn url(&self) -> Option<&str> {
        match self {
            Refused::Denied { .. } => None,
            Refused::Errors { url, .. } => Some(url),
        }
    }

    /// Returns the code and message of each error.
    pub fn errors(&self) -> Vec<(&C, &str)> {
        match self {
            Refused::Denied { code, message, .. } => vec![(code, message)],
            Refused::Errors { errors, .. } => {
                errors.iter().map(|(code, text)| (code, text.as_str())).collect()
            }
        }
    }

    /// Returns the code of the first error, for envelopes with a single code.
    pub fn code(&self) -> Option<&C> {
        self.errors().first().map(|(code, _)| *code)
    }

    /// Returns the messages of all errors, joined by semicolons.
    pub fn message(&self) -> String {
        let texts: Vec<&str> = self.errors().into_iter().map(|(_, text)| text).collect();
        texts.join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_custom_reason_has_its_own_code_or_none() {
        let plain: OwnReason<&str> = "found no such note".into();
        let cause = Cause::Own(StatusCode::NOT_FOUND, &plain);
        assert_eq!((cause.status().as_u16(), cause.own_code()), (404, None));
        let coded = OwnReason::new("gone", "found a deleted note");
        assert_eq!(Cause::Own(StatusCode::GONE, &coded).own_code(), Some("gone"));
        assert_eq!(Cause::<OwnReason<&str>>::Failed.status().as_u16(), 500);
    }

    #[test]
    fn several_errors_are_returned_singly_or_joined() {
        let errors = vec![("a", "first".to_owned()), ("b", "second".to_owned())];
        let refused = Refused::Errors { status: StatusCode::BAD_REQUEST, url: "/notes", errors };
        assert_eq!(refused.errors(), [(&"a", "first"), (&"b", "second")]);
        assert_eq!((refused.code(), refused.message()), (Some(&"a"), "first; second".to_owned()));
        assert_eq!((refused.url(), refused.status().as_u16()), (Some("/notes"), 400));
    }
}
