//! Causes of network failures that a program can match.

use http::StatusCode;

/// The known cause of a network failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NetworkCause {
    /// The host name of the service or of the proxy could not be resolved.
    Dns,
    /// The host refused the connection.
    Refused,
    /// The peer closed or reset the connection before the response was complete.
    Reset,
    /// No secure connection could be established.
    Tls(TlsCause),
    /// The proxy rejected the request. The status is `None` if the HTTP stack does not report it.
    ProxyRefused(Option<StatusCode>),
    /// The response headers exceed the limits of the HTTP stack.
    OversizedHeaders,
}

/// The cause of a failure to establish a secure connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TlsCause {
    /// The certificate has expired or is not valid yet.
    Expired,
    /// The issuer of the certificate is not trusted.
    Issuer,
    /// The certificate is for other host names.
    HostName,
    /// The certificate has another fault.
    Certificate,
    /// The server supports no TLS version that the client allows.
    Version,
    /// The handshake failed for another reason.
    Handshake,
}

impl NetworkCause {
    /// Returns the cause as a word for programs and metrics, such as `tls_expired`.
    pub fn as_str(self) -> &'static str {
        match self {
            NetworkCause::Dns => "dns",
            NetworkCause::Refused => "refused",
            NetworkCause::Reset => "reset",
            NetworkCause::Tls(TlsCause::Expired) => "tls_expired",
            NetworkCause::Tls(TlsCause::Issuer) => "tls_issuer",
            NetworkCause::Tls(TlsCause::HostName) => "tls_host_name",
            NetworkCause::Tls(TlsCause::Certificate) => "tls_certificate",
            NetworkCause::Tls(TlsCause::Version) => "tls_version",
            NetworkCause::Tls(TlsCause::Handshake) => "tls_handshake",
            NetworkCause::ProxyRefused(_) => "proxy_refused",
            NetworkCause::OversizedHeaders => "oversized_headers",
        }
    }

    /// Returns `true` if a retry would fail in the same way.
    pub(crate) fn is_final(self) -> bool {
        match self {
            NetworkCause::Dns | NetworkCause::Refused | NetworkCause::Reset => false,
            NetworkCause::Tls(cause) => cause != TlsCause::Handshake,
            NetworkCause::ProxyRefused(status) => status == Some(StatusCode::PROXY_AUTHENTICATION_REQUIRED),
            NetworkCause::OversizedHeaders => true,
        }
    }
}
