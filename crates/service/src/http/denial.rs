//! Reasons to refuse a request regardless of its content.

use std::time::Duration;

use axum::http::StatusCode;
use specwright_core::auth::Carrier;

use crate::workers::Busy;

/// A reason to refuse a request regardless of its content.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Denial {
    /// No credential.
    #[error("the request has no key: add {}", alternatives(.carriers))]
    NoKey {
        /// The places where a credential is accepted.
        carriers: Vec<Carrier>,
    },
    /// A key in a parameter whose name has the wrong capitalization.
    #[error("the name of the key parameter is case-sensitive: use {parameter}")]
    MisspeltKey {
        /// The query parameter for the key.
        parameter: &'static str,
    },
    /// An unknown key.
    #[error("the key is not known")]
    UnknownKey,
    /// A denied key.
    #[error("access is denied for this key")]
    DeniedKey,
    /// Too many requests.
    #[error("too many requests: wait {seconds} s")]
    TooManyRequests {
        /// The kind of caller that exceeded its rate.
        of: RateOf,
        /// Seconds until the next call is accepted.
        seconds: u64,
    },
    /// Too many searches by the caller's key, or by its address if any key is accepted.
    #[error("too many concurrent searches: wait {seconds} s")]
    TooManySearches {
        /// Seconds until another search may be evicted.
        seconds: u64,
    },
    /// The store is full.
    #[error("the service is too busy: wait {seconds} s")]
    NoRoom {
        /// Seconds until another search may be evicted.
        seconds: u64,
    },
    /// The search store is unreachable.
    #[error("the search store is unreachable: wait {seconds} s")]
    NoStore {
        /// Seconds until the store may be available again.
        seconds: u64,
    },
    /// Another node may have the search: a node with other settings, or a node that has not stored the search again
    /// after a loss.
    #[error("another node may have this search: wait {seconds} s")]
    OtherNode {
        /// Seconds until the next attempt.
        seconds: u64,
    },
    /// The service is overloaded and can't start another search.
    #[error("the service is too busy: wait {seconds} s")]
    Overloaded {
        /// Seconds until the service may accept a search.
        seconds: u64,
    },
    /// The server behind this one gave no answer that can be passed on.
    #[error("{reason}")]
    Upstream {
        /// The reason, for the caller.
        reason: String,
        /// Seconds until the next attempt, if a wait helps.
        seconds: Option<u64>,
    },
    /// A required session is missing.
    #[error("the request has no session: add the query parameter {parameter}")]
    NoSession {
        /// The query parameter for the session.
        parameter: &'static str,
    },
    /// The end user's IP address is missing.
    #[error("the request has no IP address of the end user: add the header {header}")]
    NoClientIp {
        /// The header for the address.
        header: &'static str,
    },
    /// The end user's user agent is missing.
    #[error("the request has no user agent of the end user: add the header {header}")]
    NoUserAgent {
        /// The header for the user agent.
        header: &'static str,
    },
    /// A request without a `Host` header, or with several.
    #[error("the request has {found} Host headers: send exactly one")]
    WrongHosts {
        /// The number of `Host` headers.
        found: usize,
    },
    /// A host that the service does not serve.
    #[error("the service does not serve the requested host")]
    WrongHost,
    /// A body with a transfer encoding other than `chunked`.
    #[error("the body has the wrong transfer encoding: send the body as chunks, or with its length")]
    WrongTransferEncoding,
    /// A path that does not exist.
    #[error("there is no such path")]
    UnknownPath,
    /// A method that the path does not accept.
    #[error("this path allows only {allowed}")]
    WrongMethod {
        /// The methods that the path accepts.
        allowed: &'static str,
    },
    /// A body whose content type is neither the operation's content type nor a JSON type.
    #[error("the body has the wrong content type: send it as {allowed}, or as another JSON type")]
    WrongMediaType {
        /// The content type of the operation.
        allowed: &'static str,
    },
    /// A body with a content encoding.
    #[error("send the body without a content encoding")]
    EncodedBody,
    /// A body that is too large.
    #[error("the body is larger than {most} bytes")]
    LargeBody {
        /// The maximum size in bytes.
        most: usize,
    },
    /// A body that ended early.
    #[error("the body is incomplete")]
    BrokenBody,
    /// A body that took too long to arrive.
    #[error("the body did not arrive within {most:?}")]
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
    /// An address whose calls have no accepted key, or any address if every key is accepted.
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
            Denial::TooManyRequests { of: RateOf::Address, .. } => {
                ("rate_of_address", StatusCode::TOO_MANY_REQUESTS)
            }
            Denial::TooManyRequests { of: RateOf::Stranger, .. } => {
                ("rate_of_stranger", StatusCode::TOO_MANY_REQUESTS)
            }
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

fn alternatives(carriers: &[Carrier]) -> String {
    let places: Vec<String> = carriers.iter().map(ToString::to_string).collect();
    places.join(" or ")
}

impl From<Busy> for Denial {
    fn from(busy: Busy) -> Self {
        Denial::Overloaded { seconds: busy.seconds }
    }
}
