//! The default transport: reqwest with rustls.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures_core::Stream;
use http_body_util::BodyDataStream;
use rustls_platform_verifier::BuilderVerifierExt as _;

use crate::future::BoxFuture;
use crate::{Body, Transport, TransportError, TransportErrorKind};

/// Connect timeout.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// Idle timeout of a connection: less than servers have, since a call that meets a connection just closed is lost,
/// and only repeatable ones are sent again.
const IDLE_TIMEOUT: Duration = Duration::from_secs(30);

/// HTTP/1.1 over reqwest, TLS by rustls with ring and the certificates that the platform trusts.
///
/// The default client of [`new`](Self::new) follows no redirects, which could send the key to another host. It
/// takes proxies from the environment (`HTTPS_PROXY`, `NO_PROXY` and so on), but never for an address of this
/// machine. A request without a user agent gets that of this crate. If any of this does not fit, see
/// [`from_client`](Self::from_client).
#[derive(Clone)]
pub struct ReqwestTransport {
    outside: reqwest::Client,
    loopback: reqwest::Client,
    /// The reason why there is no TLS, where there is none.
    no_tls: Option<Arc<str>>,
}

impl ReqwestTransport {
    /// A transport with its own pool of connections.
    ///
    /// # Errors
    /// Fails if the HTTP stack can't be set up. Missing certificates are no such error before the first https
    /// request.
    pub fn new() -> Result<Self, TransportError> {
        let failed = |error: Box<dyn std::error::Error + Send + Sync>| {
            TransportError::new(TransportErrorKind::Unsupported, error)
        };
        let (tls, no_tls) = tls().map_err(|error| failed(error.into()))?;
        let builder = || {
            reqwest::Client::builder()
                .tls_backend_preconfigured(tls.clone())
                .redirect(reqwest::redirect::Policy::none())
                .connect_timeout(CONNECT_TIMEOUT)
                .pool_idle_timeout(IDLE_TIMEOUT)
                .user_agent(concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION")))
        };
        Ok(ReqwestTransport {
            outside: builder().build().map_err(|error| failed(error.into()))?,
            loopback: builder().no_proxy().build().map_err(|error| failed(error.into()))?,
            no_tls,
        })
    }

    /// A transport over a custom client: proxies, TLS, the pool of connections and default headers come from
    /// there.
    ///
    /// Redirects are the custom client's, too. By default reqwest follows up to ten and sends the URL before,
    /// which holds the key, in the `Referer` header; `redirect(Policy::none())` switches them off. Retries and the
    /// bounds on time and size stay those of the [`Client`](crate::Client).
    ///
    /// This crate enables none of reqwest's TLS backends: to build the client, depend on reqwest with one of them,
    /// or give it a TLS configuration.
    ///
    /// ```no_run
    /// use wayfare_client::ReqwestTransport;
    /// # fn example(http: reqwest::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// # #[cfg(feature = "api")]
    /// let client = wayfare_client::Client::builder("https://travel.example")
    ///     .key("my key")
    ///     .transport(ReqwestTransport::from_client(http))
    ///     .build()?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn from_client(client: reqwest::Client) -> Self {
        ReqwestTransport { outside: client.clone(), loopback: client, no_tls: None }
    }
}

/// TLS with ring and the certificates that the platform trusts, and the reason if there are none.
///
/// Configured here: reqwest would look for a provider that is installed for the whole process, and panic without
/// one.
fn tls() -> Result<(rustls::ClientConfig, Option<Arc<str>>), rustls::Error> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = || {
        rustls::ClientConfig::builder_with_provider(provider.clone()).with_safe_default_protocol_versions()
    };
    match config().and_then(rustls::ConfigBuilder::with_platform_verifier) {
        Ok(verified) => Ok((verified.with_no_client_auth(), None)),
        // A machine without certificates can still call services over http.
        Err(error) => {
            let trusting_nobody = config()?.with_root_certificates(rustls::RootCertStore::empty());
            Ok((trusting_nobody.with_no_client_auth(), Some(error.to_string().into())))
        }
    }
}

impl Transport for ReqwestTransport {
    fn send(
        &self,
        request: http::Request<Bytes>,
    ) -> BoxFuture<'_, Result<http::Response<Body>, TransportError>> {
        Box::pin(async move {
            let https = request.uri().scheme() == Some(&http::uri::Scheme::HTTPS);
            if let Some(reason) = self.no_tls.as_deref().filter(|_| https) {
                let reason = format!("no TLS: {reason}");
                return Err(TransportError::new(TransportErrorKind::Unsupported, reason));
            }
            let client = if is_loopback(request.uri()) { &self.loopback } else { &self.outside };
            let request = reqwest::Request::try_from(request).map_err(failed)?;
            let response = client.execute(request).await.map_err(failed)?;
            let (head, body) = http::Response::<reqwest::Body>::from(response).into_parts();
            Ok(http::Response::from_parts(head, Body::from_stream(Chunks(BodyDataStream::new(body)))))
        })
    }
}

impl fmt::Debug for ReqwestTransport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReqwestTransport").field("no_tls", &self.no_tls).finish_non_exhaustive()
    }
}

/// Whether a URI is of this machine.
fn is_loopback(uri: &http::Uri) -> bool {
    let host = uri.host().unwrap_or_default();
    let address = host.trim_start_matches('[').trim_end_matches(']').parse::<std::net::IpAddr>();
    host.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}

/// Without its URL, which holds the key.
fn failed(error: reqwest::Error) -> TransportError {
    let kind = if error.is_builder() {
        TransportErrorKind::Unsupported
    } else if error.is_connect() {
        TransportErrorKind::Connect
    } else if error.is_timeout() {
        TransportErrorKind::Timeout
    } else {
        TransportErrorKind::Interrupted
    };
    TransportError::new(kind, error.without_url())
}

/// The parts of a body, with the transport's own error.
struct Chunks(BodyDataStream<reqwest::Body>);

impl Stream for Chunks {
    type Item = Result<Bytes, TransportError>;

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        cx: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Self::Item>> {
        std::pin::Pin::new(&mut self.0).poll_next(cx).map(|chunk| chunk.map(|chunk| chunk.map_err(failed)))
    }
}

#[cfg(test)]
mod tests;
