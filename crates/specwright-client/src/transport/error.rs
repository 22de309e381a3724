//! The error of a transport: the point of the failure, and what is known of its end.

use std::error::Error as StdError;
use std::fmt;
use std::time::Duration;

/// The reason why a transport has no answer, or no more of one.
#[derive(Debug)]
pub struct TransportError {
    kind: TransportErrorKind,
    cause: Box<dyn StdError + Send + Sync>,
    retry_after: Option<Duration>,
}

/// The point at which a transport failed, which decides whether the request may be sent again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TransportErrorKind {
    /// The transport is not set up for this call: there is no TLS for an https URL, or no runtime around it.
    /// Nothing was sent.
    Configuration,
    /// The transport can't carry this request at all, now or later: it does not trust the certificate of the
    /// service, for example.
    Unsupported,
    /// Before anything was sent: the service has not seen the request.
    Connect,
    /// The proxy can't be reached, or refuses to carry the request: the service has not seen it.
    Proxy,
    /// A [circuit breaker](crate::Breaker) holds requests back: the service has not seen this one.
    CircuitOpen,
    /// After that: the service may have carried the request out.
    Interrupted,
    /// It took too long. The service may have carried the request out.
    Timeout,
    /// The answer was damaged or cut off on the way. The service has carried the request out.
    Damaged,
    /// The answer has a content coding that can't be undone, or that it does not declare. The service has carried
    /// the request out.
    Encoding,
}

impl TransportErrorKind {
    /// Whether the request was held back here: not even a connection was tried, or one that can carry no request.
    pub(crate) fn is_before_sending(self) -> bool {
        matches!(self, Self::Configuration | Self::Unsupported | Self::CircuitOpen)
    }
}

impl TransportError {
    /// A failure at that point, and its cause.
    pub fn new(kind: TransportErrorKind, cause: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        TransportError { kind, cause: cause.into(), retry_after: None }
    }

    /// The same failure, which will not pass before that time.
    #[must_use]
    pub fn with_retry_after(mut self, wait: Duration) -> Self {
        self.retry_after = Some(wait);
        self
    }

    /// The point of the failure.
    pub fn kind(&self) -> TransportErrorKind {
        self.kind
    }

    /// The time before which it is of no use to send the request again, where that is known.
    pub fn retry_after(&self) -> Option<Duration> {
        self.retry_after
    }
}

impl fmt::Display for TransportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            TransportErrorKind::Configuration => "the transport is not set up for the call",
            TransportErrorKind::Unsupported => "the transport can't carry the request",
            TransportErrorKind::Connect => "could not connect",
            TransportErrorKind::Proxy => "could not get through the proxy",
            TransportErrorKind::CircuitOpen => "the circuit breaker is open",
            TransportErrorKind::Interrupted => "the connection broke",
            TransportErrorKind::Timeout => "the transport gave up waiting",
            TransportErrorKind::Damaged => "the answer was damaged on the way",
            TransportErrorKind::Encoding => "the answer is encoded",
        })
    }
}

impl StdError for TransportError {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        Some(&*self.cause)
    }
}
