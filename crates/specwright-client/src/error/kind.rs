//! Failure kinds.

use http::StatusCode;

/// The kind of failure that an [`Error`](crate::Error) reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The client can't be built, or can't work in its environment: an invalid base URL, key, budget or transport
    /// setting, a missing transport or clock, or no async runtime.
    Configuration,
    /// The request is invalid. Nothing was sent.
    InvalidRequest,
    /// The resume token is unreadable, or belongs to another kind of search, job or listing. Nothing was sent.
    InvalidToken,
    /// No credential is available for the call, or the credential [provider](crate::Credentials) failed. The attempt
    /// was not sent.
    NoCredential,
    /// The service rejected the key as unknown or expired: 401.
    KeyRejected,
    /// The service does not allow the request: 403.
    Forbidden,
    /// The service rejected the request: any other 4xx.
    Refused,
    /// The client sent too many requests: 429. See [`retry_after`](crate::Error::retry_after).
    RateLimited,
    /// The service failed: 5xx.
    Service,
    /// No connection could be made, a connection broke, the transport can't carry the request, or the response headers
    /// are too large.
    Network,
    /// The proxy could not be reached, or refused the connection. The service has not seen the request.
    Proxy,
    /// The circuit breaker around the transport is open, so the attempt was not sent. See [`Breaker`](crate::Breaker)
    /// and [`retry_after`](crate::Error::retry_after).
    CircuitOpen,
    /// The [budget](crate::Budget) of calls does not allow the call, and nothing was sent. See
    /// [`retry_after`](crate::Error::retry_after).
    OverBudget,
    /// No response arrived in time.
    Timeout,
    /// The response could not be decoded.
    Decode,
    /// The response exceeded its size limit.
    TooLarge,
    /// The response has no defined meaning, such as a redirect, an unknown status, or a response to a poll after which
    /// the search can't continue.
    Unexpected,
}

impl ErrorKind {
    /// Returns the kind as a word for programs and metrics, such as `rate_limited`.
    pub fn as_str(self) -> &'static str {
        self.names().0
    }

    /// Returns the beginning of the message for an error of this kind.
    pub(crate) fn headline(self) -> &'static str {
        self.names().1
    }

    /// Returns the word for programs, and the beginning of messages.
    fn names(self) -> (&'static str, &'static str) {
        match self {
            ErrorKind::Configuration => ("configuration", "invalid client configuration"),
            ErrorKind::InvalidRequest => ("invalid_request", "invalid request"),
            ErrorKind::InvalidToken => ("invalid_token", "invalid resume token"),
            ErrorKind::NoCredential => ("no_credential", "no credential"),
            ErrorKind::KeyRejected => ("key_rejected", "the key was rejected"),
            ErrorKind::Forbidden => ("forbidden", "forbidden"),
            ErrorKind::Refused => ("refused", "the request was rejected"),
            ErrorKind::RateLimited => ("rate_limited", "too many requests"),
            ErrorKind::Service => ("service", "the service failed"),
            ErrorKind::Network => ("network", "network failure"),
            ErrorKind::Proxy => ("proxy", "the proxy failed"),
            ErrorKind::CircuitOpen => ("circuit_open", "not sent"),
            ErrorKind::OverBudget => ("over_budget", "over the budget"),
            ErrorKind::Timeout => ("timeout", "no response in time"),
            ErrorKind::Decode => ("decode", "the response could not be read"),
            ErrorKind::TooLarge => ("too_large", "the response is too large"),
            ErrorKind::Unexpected => ("unexpected", "unexpected response"),
        }
    }

    /// Returns a message for end users, for errors without a message from the service.
    pub(crate) fn user_message(self) -> &'static str {
        match self {
            ErrorKind::Configuration | ErrorKind::NoCredential => "The service is not set up correctly.",
            ErrorKind::InvalidRequest | ErrorKind::Refused => "The service does not accept this request.",
            ErrorKind::InvalidToken => "This request can't be resumed. Start it again.",
            ErrorKind::KeyRejected | ErrorKind::Forbidden => "The service does not allow this request.",
            ErrorKind::RateLimited | ErrorKind::OverBudget => "Too many requests. Try again later.",
            ErrorKind::Service | ErrorKind::CircuitOpen => "The service is temporarily unavailable.",
            ErrorKind::Network | ErrorKind::Proxy => "The service can't be reached. Check your connection.",
            ErrorKind::Timeout => "The service did not respond in time.",
            ErrorKind::Decode | ErrorKind::TooLarge | ErrorKind::Unexpected => {
                "The service's response can't be read."
            }
        }
    }

    /// Returns the status that a web app should send to its own caller after such a failure.
    ///
    /// The status blames the caller (400) only for faults that the caller can fix. The key, its permissions and its
    /// quota belong to the app: the status is 500 if the app's operator has to act, 503 if waiting helps, and 502 or
    /// 504 if the service or the network failed.
    pub fn status_for_caller(self) -> StatusCode {
        match self {
            ErrorKind::InvalidRequest | ErrorKind::InvalidToken | ErrorKind::Refused => {
                StatusCode::BAD_REQUEST
            }
            ErrorKind::Configuration
            | ErrorKind::NoCredential
            | ErrorKind::KeyRejected
            | ErrorKind::Forbidden => StatusCode::INTERNAL_SERVER_ERROR,
            ErrorKind::RateLimited | ErrorKind::CircuitOpen | ErrorKind::OverBudget => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            ErrorKind::Service
            | ErrorKind::Network
            | ErrorKind::Proxy
            | ErrorKind::Decode
            | ErrorKind::TooLarge
            | ErrorKind::Unexpected => StatusCode::BAD_GATEWAY,
            ErrorKind::Timeout => StatusCode::GATEWAY_TIMEOUT,
        }
    }

    /// Returns the kind of error that a status represents, or `None` for a 2xx status.
    pub(crate) fn of_status(status: StatusCode) -> Option<Self> {
        match status.as_u16() {
            200..=299 => None,
            401 => Some(ErrorKind::KeyRejected),
            403 => Some(ErrorKind::Forbidden),
            429 => Some(ErrorKind::RateLimited),
            400..=499 => Some(ErrorKind::Refused),
            500..=599 => Some(ErrorKind::Service),
            _ => Some(ErrorKind::Unexpected),
        }
    }
}
