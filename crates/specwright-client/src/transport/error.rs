//! Transport errors: the point of failure, and the cause.

use std::error::Error as StdError;
use std::fmt;
use std::time::Duration;

use crate::NetworkCause;

/// The reason why a transport returned no response, or only part of a response.
#[derive(Debug)]
pub struct TransportError {
    kind: TransportErrorKind,
    cause: Box<dyn StdError + Send + Sync>,
    pub(super) retry_after: Option<Duration>,
    /// `true` if this call relied on another call's request, which failed.
    pub(super) is_of_another_call: bool,
    network_cause: Option<NetworkCause>,
}

/// The point at which a transport failed, which determines whether a retry is safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TransportErrorKind {
    /// The transport is not configured for this call, for example because it has no TLS for an https URL, or because
    /// there is no async runtime. Nothing was sent.
    Configuration,
    /// The transport can never carry this request, for example because it does not trust the certificate of
    /// the service.
    Unsupported,
    /// The transport failed before anything was sent: no connection was made, or the connection was closed before the
    /// first byte of the request was written. The service has not seen the request.
    Connect,
    /// The proxy could not be reached, or rejected the request. The service has not seen the request.
    Proxy,
    /// A [circuit breaker](crate::Breaker) rejected the request. The service has not seen the request.
    CircuitOpen,
    /// The transport failed after it began to send. The service may have carried out the request.
    Interrupted,
    /// The transport timed out. The service may have carried out the request.
    Timeout,
    /// The response was damaged or truncated in transit. The service has carried out the request.
    Damaged,
    /// The response has an unsupported or undeclared content coding. The service has carried out the request.
    Encoding,
}

impl TransportErrorKind {
    /// Returns `true` if the request was blocked locally: the transport did not even try to connect, or it can't
    /// carry the request over any connection.
    fn is_before_sending(self) -> bool {
        matches!(self, Self::Configuration | Self::Unsupported | Self::CircuitOpen)
    }
}

impl TransportError {
    /// Creates an error from its kind and its cause.
    pub fn new(kind: TransportErrorKind, cause: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        TransportError {
            kind,
            cause: cause.into(),
            retry_after: None,
            is_of_another_call: false,
            network_cause: None,
        }
    }

    /// Sets the minimum wait before a retry can succeed.
    #[must_use]
    pub fn with_retry_after(mut self, wait: Duration) -> Self {
        self.retry_after = Some(wait);
        self
    }

    /// Sets the typed cause of a network failure.
    #[must_use]
    pub fn with_network_cause(mut self, cause: impl Into<Option<NetworkCause>>) -> Self {
        self.network_cause = cause.into();
        self
    }

    /// Returns the point of failure.
    pub fn kind(&self) -> TransportErrorKind {
        self.kind
    }

    /// Returns `true` if this call did not send the request: another call sent it, or the request was blocked locally.
    pub(crate) fn is_before_sending(&self) -> bool {
        self.is_of_another_call || self.kind.is_before_sending()
    }

    /// Returns the typed cause of a network failure, if known.
    pub fn network_cause(&self) -> Option<NetworkCause> {
        self.network_cause
    }

    /// Returns the minimum wait before a retry can succeed, if known.
    pub fn retry_after(&self) -> Option<Duration> {
        self.retry_after
    }
}

impl fmt::Display for TransportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            TransportErrorKind::Configuration => "the transport is not configured for the call",
            TransportErrorKind::Unsupported => "the transport can't carry the request",
            TransportErrorKind::Connect => "could not connect",
            TransportErrorKind::Proxy => "could not connect through the proxy",
            TransportErrorKind::CircuitOpen => "the circuit breaker is open",
            TransportErrorKind::Interrupted => "the connection broke",
            TransportErrorKind::Timeout => "the transport timed out",
            TransportErrorKind::Damaged => "the response was damaged in transit",
            TransportErrorKind::Encoding => "the response is still encoded",
        })
    }
}

impl StdError for TransportError {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        Some(&*self.cause)
    }
}
