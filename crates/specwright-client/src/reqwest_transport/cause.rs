//! Typed causes of failures in reqwest and the crates below it.

use std::error::Error as StdError;
use std::io;

use http::StatusCode;

use crate::NetworkCause;

/// Messages of errors from hyper and hyper-util. The error types are private, or their predicates require hyper's
/// `server` feature.
const OVERSIZED_HEADERS: &str = "message head is too large";
const DNS: &str = "dns error";
const TUNNEL_UNAUTHORIZED: &str = "tunnel error: proxy authorization required";
const TUNNEL_REFUSED: &str = "tunnel error: unsuccessful";

/// Returns the cause of a failure: the outermost known cause among its sources.
pub(super) fn network_cause(error: &reqwest::Error) -> Option<NetworkCause> {
    let mut next: Option<&(dyn StdError + 'static)> = error.source();
    while let Some(error) = next {
        // `source` of an I/O error that wraps another error skips the wrapped error, so look at the wrapped error
        // itself.
        let inner = error.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
        if let Some(cause) = inner.and_then(|inner| known(inner)).or_else(|| known(error)) {
            return Some(cause);
        }
        next = inner.map(|inner| inner as &(dyn StdError + 'static)).or_else(|| error.source());
    }
    None
}

fn known(error: &(dyn StdError + 'static)) -> Option<NetworkCause> {
    if let Some(error) = error.downcast_ref::<hyper::Error>() {
        return match error.is_incomplete_message() {
            true => Some(NetworkCause::Reset),
            false => (error.to_string() == OVERSIZED_HEADERS).then_some(NetworkCause::OversizedHeaders),
        };
    }
    if let Some(error) = error.downcast_ref::<io::Error>() {
        return of_io(error.kind());
    }
    tls(error).or_else(|| match &*error.to_string() {
        DNS => Some(NetworkCause::Dns),
        TUNNEL_UNAUTHORIZED => {
            Some(NetworkCause::ProxyRefused(Some(StatusCode::PROXY_AUTHENTICATION_REQUIRED)))
        }
        TUNNEL_REFUSED => Some(NetworkCause::ProxyRefused(None)),
        _ => None,
    })
}

fn of_io(kind: io::ErrorKind) -> Option<NetworkCause> {
    match kind {
        io::ErrorKind::ConnectionRefused => Some(NetworkCause::Refused),
        io::ErrorKind::ConnectionReset
        | io::ErrorKind::ConnectionAborted
        | io::ErrorKind::BrokenPipe
        | io::ErrorKind::UnexpectedEof => Some(NetworkCause::Reset),
        _ => None,
    }
}

#[cfg(feature = "rustls")]
fn tls(error: &(dyn StdError + 'static)) -> Option<NetworkCause> {
    use rustls::{AlertDescription, CertificateError, Error, PeerIncompatible};

    use crate::TlsCause;

    Some(NetworkCause::Tls(match error.downcast_ref::<Error>()? {
        Error::InvalidCertificate(error) => match error {
            CertificateError::Expired
            | CertificateError::ExpiredContext { .. }
            | CertificateError::NotValidYet
            | CertificateError::NotValidYetContext { .. } => TlsCause::Expired,
            CertificateError::UnknownIssuer => TlsCause::Issuer,
            CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
                TlsCause::HostName
            }
            _ => TlsCause::Certificate,
        },
        Error::PeerIncompatible(
            PeerIncompatible::ServerDoesNotSupportTls12Or13
            | PeerIncompatible::ServerTlsVersionIsDisabledByOurConfig,
        )
        | Error::AlertReceived(AlertDescription::ProtocolVersion) => TlsCause::Version,
        _ => TlsCause::Handshake,
    }))
}

#[cfg(not(feature = "rustls"))]
fn tls(_: &(dyn StdError + 'static)) -> Option<NetworkCause> {
    None
}
