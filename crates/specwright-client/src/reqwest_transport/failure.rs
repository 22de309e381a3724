//! Conversion of reqwest errors into transport errors.

use std::error::Error as StdError;
use std::fmt;

use super::cause::network_cause;
use crate::{NetworkCause, TransportError, TransportErrorKind};

/// Converts the error from a request that may have gone through a proxy. The URL is removed, because it contains the
/// key.
pub(super) fn failed(error: reqwest::Error, proxy: Option<&str>) -> TransportError {
    let error = error.without_url();
    let cause = network_cause(&error);
    let is_rejected = cause.is_some_and(|cause| matches!(cause, NetworkCause::Tls(_)) && cause.is_final());
    let kind = if error.is_builder() || is_rejected {
        TransportErrorKind::Unsupported
    } else if error.is_connect() || error.is_request() && is_cancelled(&error) {
        match proxy {
            Some(proxy) => {
                return ProxyFailure { proxy: proxy.to_owned(), cause: error.into() }.caused_by(cause);
            }
            None => TransportErrorKind::Connect,
        }
    } else if error.is_timeout() {
        TransportErrorKind::Timeout
    } else {
        TransportErrorKind::Interrupted
    };
    TransportError::new(kind, error).with_network_cause(cause)
}

/// Returns `true` if hyper dropped the request before it wrote the first byte, because the connection was closed.
pub(super) fn is_cancelled(error: &(dyn StdError + 'static)) -> bool {
    let mut causes = std::iter::successors(Some(error), |&error| error.source());
    causes.any(|cause| cause.downcast_ref().is_some_and(hyper::Error::is_canceled))
}

/// A failure to connect through a proxy.
#[derive(Debug)]
pub(super) struct ProxyFailure {
    pub(super) proxy: String,
    pub(super) cause: Box<dyn StdError + Send + Sync>,
}

impl ProxyFailure {
    pub(super) fn caused_by(self, cause: Option<NetworkCause>) -> TransportError {
        TransportError::new(TransportErrorKind::Proxy, self).with_network_cause(cause)
    }
}

impl fmt::Display for ProxyFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the proxy is {}", self.proxy)
    }
}

impl StdError for ProxyFailure {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        Some(&*self.cause)
    }
}
