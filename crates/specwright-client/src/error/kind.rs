//! Kinds of failure.

use http::StatusCode;

/// The kind of failure of an [`Error`](crate::Error).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The client can't be built like this, or can't work where it is called: its base URL, its key, a setting of
    /// its transport, a missing part, or a missing runtime.
    Configuration,
    /// A request that does not validate. Nothing was sent.
    InvalidRequest,
    /// A resume token that can't be read, or is of another kind of search. Nothing was sent.
    InvalidToken,
    /// No credential for the call, or the [provider](crate::Credentials) of credentials failed. Nothing was sent.
    NoCredential,
    /// The service does not know the key, or it has expired: 401.
    KeyRejected,
    /// The service does not allow the request: 403.
    Forbidden,
    /// The service refused the request: any other 4xx.
    Refused,
    /// Too many requests: 429. See [`retry_after`](crate::Error::retry_after).
    RateLimited,
    /// The service failed: 5xx.
    Service,
    /// No connection, or one that broke.
    Network,
    /// The proxy on the way can't be reached or refuses. The service has not seen the request.
    Proxy,
    /// Held back here: the circuit breaker around the transport is open. Nothing was sent. See
    /// [`Breaker`](crate::Breaker) and [`retry_after`](crate::Error::retry_after).
    CircuitOpen,
    /// Held back here: the [budget](crate::Budget) of calls can't afford it. Nothing was sent. See
    /// [`retry_after`](crate::Error::retry_after).
    OverBudget,
    /// No answer in time.
    Timeout,
    /// An answer that could not be read.
    Decode,
    /// An answer beyond the bound on its size.
    TooLarge,
    /// An answer without a meaning: a redirect, an unknown status, or a poll's answer from which the search can't
    /// go on.
    Unexpected,
}

impl ErrorKind {
    /// The kind as a word for programs and metrics, such as `rate_limited`.
    pub fn as_str(self) -> &'static str {
        match self {
            ErrorKind::Configuration => "configuration",
            ErrorKind::InvalidRequest => "invalid_request",
            ErrorKind::InvalidToken => "invalid_token",
            ErrorKind::NoCredential => "no_credential",
            ErrorKind::KeyRejected => "key_rejected",
            ErrorKind::Forbidden => "forbidden",
            ErrorKind::Refused => "refused",
            ErrorKind::RateLimited => "rate_limited",
            ErrorKind::Service => "service",
            ErrorKind::Network => "network",
            ErrorKind::Proxy => "proxy",
            ErrorKind::CircuitOpen => "circuit_open",
            ErrorKind::OverBudget => "over_budget",
            ErrorKind::Timeout => "timeout",
            ErrorKind::Decode => "decode",
            ErrorKind::TooLarge => "too_large",
            ErrorKind::Unexpected => "unexpected",
        }
    }

    /// The first words of an error of the kind.
    pub(crate) fn headline(self) -> &'static str {
        match self {
            ErrorKind::Configuration => "the client is not set up right",
            ErrorKind::InvalidRequest => "invalid request",
            ErrorKind::InvalidToken => "invalid resume token",
            ErrorKind::NoCredential => "no credential",
            ErrorKind::KeyRejected => "the key was rejected",
            ErrorKind::Forbidden => "forbidden",
            ErrorKind::Refused => "the request was refused",
            ErrorKind::RateLimited => "too many requests",
            ErrorKind::Service => "the service failed",
            ErrorKind::Network => "network failure",
            ErrorKind::Proxy => "the proxy failed",
            ErrorKind::CircuitOpen => "held back",
            ErrorKind::OverBudget => "over the budget",
            ErrorKind::Timeout => "no answer in time",
            ErrorKind::Decode => "the answer could not be read",
            ErrorKind::TooLarge => "the answer is too large",
            ErrorKind::Unexpected => "unexpected answer",
        }
    }

    /// The status by which a web app answers its own caller after such a failure.
    ///
    /// It blames the caller (400) only for what the caller can mend. The key, its rights and its quota are the app's:
    /// 500 where its operator has to act, 503 where it helps to wait, 502 and 504 for what the service did or did not.
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

    /// The kind that a status stands for, unless it is a success.
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
