//! Conversion of reqwest errors into transport errors.

use std::error::Error as StdError;
use std::fmt;

use crate::{TransportError, TransportErrorKind};

/// Converts the error of a request, which may have gone through a proxy. The URL is removed, because it contains
/// the key.
pub(super) fn failed(error: reqwest::Error, proxy: Option<&str>) -> TransportError {
    let error = error.without_url();
    let kind = if error.is_builder() || is_distrusted(&error) {
        TransportErrorKind::Unsupported
    } else if error.is_connect() || error.is_request() && is_cancelled(&error) {
        match proxy {
            Some(proxy) => {
                let through = ProxyFailure { proxy: proxy.to_owned(), cause: error.into() };
                return TransportError::new(TransportErrorKind::Proxy, through);
            }
            None => TransportErrorKind::Connect,
        }
    } else if error.is_timeout() {
        TransportErrorKind::Timeout
    } else {
        TransportErrorKind::Interrupted
    };
    TransportError::new(kind, error)
}

/// Returns `true` if hyper dropped the request before it wrote the first byte, because the connection was closed.
pub(super) fn is_cancelled(error: &(dyn StdError + 'static)) -> bool {
    let mut causes = std::iter::successors(Some(error), |&error| error.source());
    causes.any(|cause| cause.downcast_ref().is_some_and(hyper::Error::is_canceled))
}

/// Returns `true` if the certificate of the peer was rejected, which a retry does not change.
#[cfg(feature = "rustls")]
fn is_distrusted(error: &reqwest::Error) -> bool {
    let mut next: Option<&(dyn StdError + 'static)> = error.source();
    while let Some(error) = next {
        // The source of such an I/O error is the source of its inner error, so look at the inner error itself.
        let inner = error.downcast_ref::<std::io::Error>().and_then(std::io::Error::get_ref);
        let tls = inner.and_then(|inner| inner.downcast_ref()).or_else(|| error.downcast_ref());
        if let Some(rustls::Error::InvalidCertificate(_)) = tls {
            return true;
        }
        next = inner.map(|inner| inner as &(dyn StdError + 'static)).or_else(|| error.source());
    }
    false
}

#[cfg(not(feature = "rustls"))]
fn is_distrusted(_: &reqwest::Error) -> bool {
    false
}

/// A failure to connect through a proxy.
#[derive(Debug)]
pub(super) struct ProxyFailure {
    pub(super) proxy: String,
    pub(super) cause: Box<dyn StdError + Send + Sync>,
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
