//! The default transport: reqwest, with rustls if the feature is enabled.

mod builder;
mod cause;
mod failure;
mod proxies;
#[cfg(feature = "rustls")]
mod tls;

use std::fmt;
use std::sync::Arc;

use bytes::Bytes;
use futures_util::TryStreamExt as _;
use http::{Request, Response, StatusCode, Uri};
use http_body_util::BodyDataStream;

use self::failure::{ProxyFailure, failed};
use self::proxies::Proxies;
use crate::future::BoxFuture;
use crate::transport::mark_framing;
use crate::{Body, NetworkCause, SettingError, Transport, TransportError, TransportErrorKind};

pub use self::builder::ReqwestBuilder;
#[cfg(feature = "rustls")]
pub use self::tls::install_tls_provider;

/// An HTTP/1.1 transport based on reqwest. The `rustls` feature adds TLS, with ring and the certificates that the
/// platform trusts.
///
/// The transport does not follow redirects, which could send the key to another host, and keeps no cookies. The
/// transport uses proxies from the environment (`HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY`, `NO_PROXY`, or the same in
/// lower case; none of them if `REQUEST_METHOD` is set, as in CGI), but never for loopback addresses. A request without
/// a user agent gets the user agent of this crate. [`builder`](Self::builder) sets other proxies, certificates and
/// timeouts. For other settings, see [`from_client`](Self::from_client).
///
/// Services close idle connections without notice. If the end or a reset of a connection arrives before the first byte
/// of a request is written, hyper reports the request as cancelled. On a reused connection, hyper then resends the
/// request over another connection, which is the only retry below the [`Client`](crate::Client). On a new connection,
/// the error is a [`Connect`](TransportErrorKind::Connect), after which any call is retried. Before each request, the
/// transport yields to the runtime, so hyper can process the data that has arrived. If a connection closes while the
/// request is in transit, the client can't know whether the service has read it: the error is an
/// [`Interrupted`](TransportErrorKind::Interrupted), after which only repeatable calls are retried.
///
/// Calls must be made within a tokio runtime with I/O and time enabled. Outside a runtime, they fail. If I/O is
/// disabled, tokio panics, because there is no way to check whether it is enabled:
///
/// ```text
/// A Tokio 1.x context was found, but IO is disabled. Call `enable_io` on the runtime builder to enable IO.
/// ```
///
/// With the `gzip` feature, the transport requests and decompresses gzip responses.
#[derive(Clone)]
pub struct ReqwestTransport {
    client: reqwest::Client,
    proxies: Arc<Proxies>,
    https: Https,
}

/// The transport's support for https.
#[derive(Clone, Debug)]
enum Https {
    /// HTTPS is supported, or a custom client determines whether it is.
    Yes,
    /// The `rustls` feature is disabled.
    #[cfg(not(feature = "rustls"))]
    Off,
    /// No certificates are available, for the given reason.
    #[cfg(feature = "rustls")]
    Without(Arc<str>),
}

impl ReqwestTransport {
    /// Creates a transport that has its own connection pool.
    ///
    /// # Errors
    /// Returns an error if a proxy in the environment is invalid. Missing certificates cause an error only at the first
    /// https request.
    pub fn new() -> Result<Self, SettingError> {
        Self::builder().build()
    }

    /// Returns a builder for a transport that has its own connection pool.
    pub fn builder() -> ReqwestBuilder {
        ReqwestBuilder::new()
    }

    /// Creates a transport based on a custom client, which determines the proxies, TLS, the connection pool and default
    /// headers.
    ///
    /// The custom client also determines the handling of redirects. By default, reqwest follows up to ten redirects
    /// and sends the previous URL, which may contain the key, in the `Referer` header; `redirect(Policy::none())`
    /// disables redirects. Retries and the limits on time and size remain those of the [`Client`](crate::Client).
    ///
    /// To build the client, depend on reqwest with one of its TLS backends, or see the [crate documentation](crate#tls)
    /// for the effects of this crate's `rustls` feature on reqwest.
    ///
    /// ```no_run
    /// use specwright_client::ReqwestTransport;
    /// # use specwright_client::ClientBuilder;
    /// # fn example(builder: ClientBuilder, http: reqwest::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let client = builder.key("my key").transport(ReqwestTransport::from_client(http)).build()?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn from_client(client: reqwest::Client) -> Self {
        ReqwestTransport { client, proxies: Arc::default(), https: Https::Yes }
    }

    /// Returns the reason why the transport can never send to this address, if any.
    fn https_error(&self, uri: &Uri) -> Option<TransportError> {
        let reason = match &self.https {
            _ if uri.scheme() != Some(&http::uri::Scheme::HTTPS) => return None,
            Https::Yes => return None,
            #[cfg(not(feature = "rustls"))]
            Https::Off => NO_TLS.to_owned(),
            #[cfg(feature = "rustls")]
            Https::Without(reason) => format!("no TLS: {reason}"),
        };
        Some(TransportError::new(TransportErrorKind::Configuration, reason))
    }

    async fn send_request(&self, request: Request<Bytes>) -> Result<Response<Body>, TransportError> {
        if let Some(https_error) = self.https_error(request.uri()) {
            return Err(https_error);
        }
        // Without a runtime, hyper panics.
        if tokio::runtime::Handle::try_current().is_err() {
            let missing = "the call was made outside a tokio runtime, which reqwest requires";
            return Err(TransportError::new(TransportErrorKind::Configuration, missing));
        }
        // Lets the runtime notice which idle connections are closed, so that hyper does not write to one of them.
        tokio::task::yield_now().await;
        let proxy = self.proxies.of(request.uri());
        let request = reqwest::Request::try_from(request).map_err(|error| failed(error, None))?;
        let response = self.client.execute(request).await.map_err(|error| failed(error, proxy.as_deref()))?;
        match proxy {
            // For a request without TLS, a rejection by the proxy arrives as a response.
            Some(proxy) if response.status() == StatusCode::PROXY_AUTHENTICATION_REQUIRED => {
                let cause = NetworkCause::ProxyRefused(Some(response.status()));
                let failure = ProxyFailure { proxy, cause: response.status().to_string().into() };
                Err(failure.caused_by(Some(cause)))
            }
            _ => {
                let mut answer = Response::<reqwest::Body>::from(response);
                mark_framing(&mut answer);
                let broken = |error| failed(error, None);
                Ok(answer.map(|body| Body::from_stream(BodyDataStream::new(body).map_err(broken))))
            }
        }
    }
}

/// Message for https requests if the `rustls` feature is disabled.
#[cfg(not(feature = "rustls"))]
const NO_TLS: &str = "no TLS: the `rustls` feature of specwright-client is disabled; enable it, or use \
                      ReqwestTransport::from_client with a client that has TLS";

impl Transport for ReqwestTransport {
    #[cfg(feature = "gzip")]
    fn send(&self, mut request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        crate::transport::request_gzip(&mut request);
        Box::pin(async { self.send_request(request).await.map(crate::transport::decompress) })
    }

    #[cfg(not(feature = "gzip"))]
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        Box::pin(self.send_request(request))
    }
}

impl fmt::Debug for ReqwestTransport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("ReqwestTransport");
        out.field("proxies", &self.proxies).field("https", &self.https).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
