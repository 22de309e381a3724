//! Reasons to refuse a request before it is looked at.

use std::fmt;

use axum::http::StatusCode;

/// Why a request is not looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Denial {
    /// It has no key.
    NoKey {
        /// The parameter of keys.
        parameter: &'static str,
    },
    /// It has a key under a name with other capitals.
    MisspeltKey {
        /// The parameter of keys.
        parameter: &'static str,
    },
    /// Its key is not known.
    UnknownKey,
    /// Its key is known and refused.
    DeniedKey,
    /// Its key has called too often.
    TooManyRequests {
        /// Seconds until the next call may come.
        seconds: u64,
    },
    /// It names no session where one is required.
    NoSession {
        /// The parameter of sessions.
        parameter: &'static str,
    },
    /// The path does not exist.
    UnknownPath,
    /// The path does not take the method.
    WrongMethod {
        /// The methods that it takes.
        allowed: &'static str,
    },
    /// Its body has a content encoding.
    EncodedBody,
    /// Its body is too large.
    LargeBody {
        /// The most bytes that are allowed.
        most: usize,
    },
    /// Its body broke off.
    BrokenBody,
    /// Its body took too long.
    SlowBody {
        /// The most seconds that are allowed.
        most: u64,
    },
}

impl Denial {
    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Denial::NoKey { .. } | Denial::MisspeltKey { .. } | Denial::UnknownKey => {
                StatusCode::UNAUTHORIZED
            }
            Denial::DeniedKey => StatusCode::FORBIDDEN,
            Denial::TooManyRequests { .. } => StatusCode::TOO_MANY_REQUESTS,
            Denial::NoSession { .. } | Denial::BrokenBody => StatusCode::BAD_REQUEST,
            Denial::UnknownPath => StatusCode::NOT_FOUND,
            Denial::WrongMethod { .. } => StatusCode::METHOD_NOT_ALLOWED,
            Denial::EncodedBody => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Denial::LargeBody { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Denial::SlowBody { .. } => StatusCode::REQUEST_TIMEOUT,
        }
    }
}

impl fmt::Display for Denial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Denial::NoKey { parameter } => {
                write!(f, "the request has no key: add the query parameter {parameter}")
            }
            Denial::MisspeltKey { parameter } => {
                write!(f, "the key's parameter is {parameter}, in exactly this case")
            }
            Denial::UnknownKey => f.write_str("the key is not known"),
            Denial::DeniedKey => f.write_str("the key may not do this"),
            Denial::TooManyRequests { seconds } => write!(f, "too many requests: wait {seconds} s"),
            Denial::NoSession { parameter } => {
                write!(f, "the request names no session: add the query parameter {parameter}")
            }
            Denial::UnknownPath => f.write_str("there is no such path"),
            Denial::WrongMethod { allowed } => write!(f, "this path is called with {allowed}"),
            Denial::EncodedBody => f.write_str("send the body without a content encoding"),
            Denial::LargeBody { most } => write!(f, "the body is larger than {most} bytes"),
            Denial::BrokenBody => f.write_str("the body broke off"),
            Denial::SlowBody { most } => write!(f, "the body did not come within {most} s"),
        }
    }
}
