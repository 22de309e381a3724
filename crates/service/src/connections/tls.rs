//! Connections over TLS, with HTTP/2 where the client has it.

use std::fmt;
use std::io;
use std::sync::Arc;

use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

/// The protocols that are offered by ALPN, the preferred one first.
const PROTOCOLS: [&[u8]; 2] = [HTTP_2, b"http/1.1"];

pub(super) const HTTP_2: &[u8] = b"h2";

/// What a service needs for TLS: its certificate and its key.
#[derive(Clone)]
pub struct Tls(TlsAcceptor);

impl Tls {
    /// A chain of certificates, that of the service first, and its key, both as PEM. HTTP/2 and HTTP/1.1 are offered.
    ///
    /// # Errors
    /// They can't be read, or do not belong together.
    pub fn from_pem(certificates: &[u8], key: &[u8]) -> io::Result<Self> {
        let chain = CertificateDer::pem_slice_iter(certificates).collect::<Result<Vec<_>, _>>();
        let chain = chain.map_err(|error| invalid("certificate", &error))?;
        let key = PrivateKeyDer::from_pem_slice(key).map_err(|error| invalid("key", &error))?;
        let builder = ServerConfig::builder_with_provider(Arc::new(default_provider()));
        let versions = builder.with_safe_default_protocol_versions().map_err(io::Error::other)?;
        let config = versions.with_no_client_auth().with_single_cert(chain, key);
        let mut config = config.map_err(|error| invalid("certificate and key", &error))?;
        config.alpn_protocols = PROTOCOLS.iter().map(|name| name.to_vec()).collect();
        Ok(Arc::new(config).into())
    }

    pub(super) async fn accept(&self, socket: TcpStream) -> io::Result<TlsStream<TcpStream>> {
        self.0.accept(socket).await
    }
}

fn invalid(what: &str, error: &dyn fmt::Display) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("the {what} can't be used: {error}"))
}

/// A configuration as it is: HTTP/2 is spoken only if its `alpn_protocols` have `h2`.
impl From<Arc<ServerConfig>> for Tls {
    fn from(config: Arc<ServerConfig>) -> Self {
        Tls(config.into())
    }
}

impl fmt::Debug for Tls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tls(..)")
    }
}
