//! The default transport: reqwest, and rustls where the feature is on.

mod builder;
mod failure;
mod proxies;
#[cfg(feature = "rustls")]
mod tls;

use std::fmt;
use std::sync::Arc;

use bytes::Bytes;
use futures_core::Stream;
use http::{Request, Response, StatusCode, Uri};
use http_body_util::BodyDataStream;

use self::failure::{Through, failed};
use self::proxies::Proxies;
use crate::future::BoxFuture;
use crate::transport::mark_framing;
use crate::{Body, SettingError, Transport, TransportError, TransportErrorKind};

pub use self::builder::ReqwestBuilder;
#[cfg(feature = "rustls")]
pub use self::tls::install_tls_provider;

/// HTTP/1.1 over reqwest; with the feature `rustls` over TLS, with ring and the certificates that the platform trusts.
///
/// It follows no redirects, which could send the key to another host, keeps no cookies and repeats nothing by itself.
/// It takes proxies from the environment (`HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY`, `NO_PROXY`, or the same in lower
/// case; none of them where `REQUEST_METHOD` is set, as in CGI), but never for an address of this machine. A request
/// without a user agent gets that of this crate. [`builder`](Self::builder) sets other proxies, certificates and
/// timeouts; if that is not enough, see [`from_client`](Self::from_client).
///
/// Calls need a tokio runtime with I/O and time enabled around them. Without one they fail; without I/O tokio panics, as
/// it has no way to ask for it:
///
/// ```text
/// A Tokio 1.x context was found, but IO is disabled. Call `enable_io` on the runtime builder to enable IO.
/// ```
///
/// With the feature `gzip` answers are asked for and
/// read in gzip.
#[derive(Clone)]
pub struct ReqwestTransport {
    client: reqwest::Client,
    proxies: Arc<Proxies>,
    https: Https,
}

/// Whether https can be carried.
#[derive(Clone, Debug)]
enum Https {
    /// As far as this transport knows.
    Yes,
    /// Without the feature.
    #[cfg(not(feature = "rustls"))]
    Off,
    /// There are no certificates, for this reason.
    #[cfg(feature = "rustls")]
    Without(Arc<str>),
}

impl ReqwestTransport {
    /// A transport with its own pool of connections.
    ///
    /// # Errors
    /// A proxy of the environment that can't be used. Missing certificates are no such error before the first https
    /// request.
    pub fn new() -> Result<Self, SettingError> {
        Self::builder().build()
    }

    /// Sets up a transport with its own pool of connections.
    pub fn builder() -> ReqwestBuilder {
        ReqwestBuilder::new()
    }

    /// A transport over a custom client: proxies, TLS, the pool of connections and default headers come from
    /// there.
    ///
    /// Redirects are the custom client's, too. By default reqwest follows up to ten and sends the URL before,
    /// which holds the key, in the `Referer` header; `redirect(Policy::none())` switches them off. Retries and the
    /// bounds on time and size stay those of the [`Client`](crate::Client).
    ///
    /// To build the client, depend on reqwest with one of its TLS backends, or see the [front page](crate#tls) for
    /// what the feature `rustls` of this crate does to it.
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

    /// Why the transport can't send to this address, whatever happens on the way.
    fn obstacle(&self, uri: &Uri) -> Option<TransportError> {
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

    async fn carry(&self, request: Request<Bytes>) -> Result<Response<Body>, TransportError> {
        if let Some(obstacle) = self.obstacle(request.uri()) {
            return Err(obstacle);
        }
        // Where hyper panics.
        if tokio::runtime::Handle::try_current().is_err() {
            let missing = "no tokio runtime is around the call, which reqwest needs";
            return Err(TransportError::new(TransportErrorKind::Configuration, missing));
        }
        let proxy = self.proxies.of(request.uri());
        let request = reqwest::Request::try_from(request).map_err(|error| failed(error, None))?;
        let response = self.client.execute(request).await.map_err(|error| failed(error, proxy.as_deref()))?;
        match proxy {
            // Of a request without TLS the proxy's refusal comes like an answer.
            Some(proxy) if response.status() == StatusCode::PROXY_AUTHENTICATION_REQUIRED => {
                let cause = Through { proxy, cause: response.status().to_string().into() };
                Err(TransportError::new(TransportErrorKind::Proxy, cause))
            }
            _ => {
                let mut answer = Response::<reqwest::Body>::from(response);
                mark_framing(&mut answer);
                Ok(answer.map(|body| Body::from_stream(Chunks(BodyDataStream::new(body)))))
            }
        }
    }
}

/// Why https is refused without the feature.
#[cfg(not(feature = "rustls"))]
const NO_TLS: &str = "no TLS: the feature `rustls` of specwright-client is off; enable it, or use \
                      ReqwestTransport::from_client with a client that has TLS";

impl Transport for ReqwestTransport {
    #[cfg(feature = "gzip")]
    fn send(&self, mut request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        crate::transport::ask_for_gzip(&mut request);
        Box::pin(async { self.carry(request).await.map(crate::transport::undo_gzip) })
    }

    #[cfg(not(feature = "gzip"))]
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        Box::pin(self.carry(request))
    }
}

impl fmt::Debug for ReqwestTransport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("ReqwestTransport");
        out.field("proxies", &self.proxies).field("https", &self.https).finish_non_exhaustive()
    }
}

/// The parts of a body, with the transport's own error.
struct Chunks(BodyDataStream<reqwest::Body>);

impl Stream for Chunks {
    type Item = Result<Bytes, TransportError>;

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        cx: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Self::Item>> {
        let chunk = std::pin::Pin::new(&mut self.0).poll_next(cx);
        chunk.map(|chunk| chunk.map(|chunk| chunk.map_err(|error| failed(error, None))))
    }
}

#[cfg(test)]
mod tests;
