//! Reasons to refuse a request regardless of its content.

use std::fmt;
use std::time::Duration;

use axum::http::StatusCode;
use specwright_core::auth::Carrier;

use crate::workers::Busy;

/// A reason to refuse a request regardless of its content.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Denial {
    /// No credential.
    NoKey {
        /// The places where a credential is accepted.
        carriers: Vec<Carrier>,
    },
    /// A key in a parameter whose name has the wrong capitalization.
    MisspeltKey {
        /// The query parameter for the key.
        parameter: &'static str,
    },
    /// An unknown key.
    UnknownKey,
    /// A denied key.
    DeniedKey,
    /// Too many requests.
    TooManyRequests {
        /// The kind of caller that exceeded its rate.
        of: RateOf,
        /// Seconds until the next call is accepted.
        seconds: u64,
    },
    /// Too many searches by the caller's key, or by its address if any key is accepted.
    TooManySearches {
        /// Seconds until another search may be evicted.
        seconds: u64,
    },
    /// The store is full.
    NoRoom {
        /// Seconds until another search may be evicted.
        seconds: u64,
    },
    /// The search store is unreachable.
    NoStore {
        /// Seconds until the store may be available again.
        seconds: u64,
    },
    /// Another node may have the search: a node with other settings, or a node that has not stored the search again
    /// after a loss.
    OtherNode {
        /// Seconds until the next attempt.
        seconds: u64,
    },
    /// The service is overloaded and can't start another search.
    Overloaded {
        /// Seconds until the service may accept a search.
        seconds: u64,
    },
    /// The server behind this one gave no answer that can be passed on.
    Upstream {
        /// The reason, for the caller.
        reason: String,
        /// Seconds until the next attempt, if a wait helps.
        seconds: Option<u64>,
    },
    /// A required session is missing.
    NoSession {
        /// The query parameter for the session.
        parameter: &'static str,
    },
    /// The end user's IP address is missing.
    NoClientIp {
        /// The header for the address.
        header: &'static str,
    },
    /// The end user's user agent is missing.
    NoUserAgent {
        /// The header for the user agent.
        header: &'static str,
    },
    /// A request without a `Host` header, or with several.
    WrongHosts {
        /// The number of `Host` headers.
        found: usize,
    },
    /// A host that the service does not serve.
    WrongHost,
    /// A body with a transfer encoding other than `chunked`.
    WrongTransferEncoding,
    /// A path that does not exist.
    UnknownPath,
    /// A method that the path does not accept.
    WrongMethod {
        /// The methods that the path accepts.
        allowed: &'static str,
    },
    /// A body whose content type is neither the operation's content type nor a JSON type.
    WrongMediaType {
        /// The content type of the operation.
        allowed: &'static str,
    },
    /// A body with a content encoding.
    EncodedBody,
    /// A body that is too large.
    LargeBody {
        /// The maximum size in bytes.
        most: usize,
    },
    /// A body that ended early.
    BrokenBody,
    /// A body that took too long to arrive.
    SlowBody {
        /// The timeout.
        most: Duration,
    },
}

/// The kind of caller whose requests are limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RateOf {
    /// A key.
    Key,
    /// An address, regardless of its keys.
    Address,
    /// An address whose calls have no accepted key.
    Stranger,
}

impl Denial {
    /// Returns the metrics label of the reason.
    pub(super) fn label(&self) -> &'static str {
        self.label_and_status().0
    }

    /// Returns the status of the response.
    pub fn status(&self) -> StatusCode {
        self.label_and_status().1
    }

    fn label_and_status(&self) -> (&'static str, StatusCode) {
        match self {
            Denial::NoKey { .. } => ("no_key", StatusCode::UNAUTHORIZED),
            Denial::MisspeltKey { .. } => ("misspelt_key", StatusCode::UNAUTHORIZED),
            Denial::UnknownKey => ("unknown_key", StatusCode::UNAUTHORIZED),
            Denial::DeniedKey => ("denied_key", StatusCode::FORBIDDEN),
            Denial::TooManyRequests { of: RateOf::Key, .. } => ("rate_of_key", StatusCode::TOO_MANY_REQUESTS),
            Denial::TooManyRequests { of: RateOf::Address, .. } => ("rate_of_address", StatusCode::TOO_MANY_REQUESTS),
            Denial::TooManyRequests { of: RateOf::Stranger, .. } => ("rate_of_stranger", StatusCode::TOO_MANY_REQUESTS),
            Denial::TooManySearches { .. } => ("searches_of_key", StatusCode::TOO_MANY_REQUESTS),
            Denial::NoRoom { .. } => ("store", StatusCode::SERVICE_UNAVAILABLE),
            Denial::NoStore { .. } => ("no_store", StatusCode::SERVICE_UNAVAILABLE),
            Denial::OtherNode { .. } => ("other_node", StatusCode::SERVICE_UNAVAILABLE),
            Denial::Overloaded { .. } => ("queue", StatusCode::SERVICE_UNAVAILABLE),
            Denial::Upstream { .. } => ("upstream", StatusCode::SERVICE_UNAVAILABLE),
            Denial::NoSession { .. } => ("no_session", StatusCode::BAD_REQUEST),
            Denial::NoClientIp { .. } => ("no_client_ip", StatusCode::BAD_REQUEST),
            Denial::NoUserAgent { .. } => ("no_user_agent", StatusCode::BAD_REQUEST),
            Denial::WrongHosts { .. } => ("wrong_hosts", StatusCode::BAD_REQUEST),
            Denial::WrongHost => ("wrong_host", StatusCode::MISDIRECTED_REQUEST),
            Denial::WrongTransferEncoding => ("wrong_transfer_encoding", StatusCode::BAD_REQUEST),
            Denial::UnknownPath => ("unknown_path", StatusCode::NOT_FOUND),
            Denial::WrongMethod { .. } => ("wrong_method", StatusCode::METHOD_NOT_ALLOWED),
            Denial::WrongMediaType { .. } => ("wrong_media_type", StatusCode::UNSUPPORTED_MEDIA_TYPE),
            Denial::EncodedBody => ("encoded_body", StatusCode::UNSUPPORTED_MEDIA_TYPE),
            Denial::LargeBody { .. } => ("large_body", StatusCode::PAYLOAD_TOO_LARGE),
            Denial::BrokenBody => ("broken_body", StatusCode::BAD_REQUEST),
            Denial::SlowBody { .. } => ("slow_body", StatusCode::REQUEST_TIMEOUT),
        }
    }
}

impl From<Busy> for Denial {
    fn from(busy: Busy) -> Self {
        Denial::Overloaded { seconds: busy.seconds }
    }
}

impl fmt::Display for Denial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Denial::NoKey { carriers } => {
                let places: Vec<String> = carriers.iter().map(ToString::to_string).collect();
                write!(f, "the request has no key: add {}", places.join(" or "))
            }
            Denial::MisspeltKey { parameter } => {
                write!(f, "the name of the key parameter is case-sensitive: use {parameter}")
            }
            Denial::UnknownKey => f.write_str("the key is not known"),
            Denial::DeniedKey => f.write_str("access is denied for this key"),
            Denial::TooManyRequests { seconds, .. } => write!(f, "too many requests: wait {seconds} s"),
            Denial::TooManySearches { seconds } => {
                write!(f, "too many concurrent searches: wait {seconds} s")
            }
            Denial::NoRoom { seconds } | Denial::Overloaded { seconds } => {
                write!(f, "the service is too busy: wait {seconds} s")
            }
            Denial::NoStore { seconds } => {
                write!(f, "the search store is unreachable: wait {seconds} s")
            }
            Denial::OtherNode { seconds } => {
                write!(f, "another node may have this search: wait {seconds} s")
            }
            Denial::Upstream { reason, .. } => f.write_str(reason),
            Denial::NoSession { parameter } => {
                write!(f, "the request has no session: add the query parameter {parameter}")
            }
            Denial::NoClientIp { header } => {
                write!(f, "the request has no IP address of the end user: add the header {header}")
            }
            Denial::NoUserAgent { header } => {
                write!(f, "the request has no user agent of the end user: add the header {header}")
            }
            Denial::WrongHosts { found } => {
                write!(f, "the request has {found} Host headers: send exactly one")
            }
            Denial::WrongHost => f.write_str("the service does not serve the requested host"),
            Denial::WrongTransferEncoding => f.write_str(
                "the body has the wrong transfer encoding: send the body as chunks, or with its length",
            ),
            Denial::UnknownPath => f.write_str("there is no such path"),
            Denial::WrongMethod { allowed } => write!(f, "this path allows only {allowed}"),
            Denial::WrongMediaType { allowed } => {
                write!(
                    f,
                    "the body has the wrong content type: send it as {allowed}, or as another JSON type"
                )
            }
            Denial::EncodedBody => f.write_str("send the body without a content encoding"),
            Denial::LargeBody { most } => write!(f, "the body is larger than {most} bytes"),
            Denial::BrokenBody => f.write_str("the body is incomplete"),
            Denial::SlowBody { most } => write!(f, "the body did not arrive within {most:?}"),
        }
    }
}
