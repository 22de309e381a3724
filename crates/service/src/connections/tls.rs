//! Connections over TLS, with HTTP/2 for clients that support it.

use std::fmt;
use std::io;
use std::sync::{Arc, PoisonError, RwLock};

use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::client::verify_server_cert_signed_by_trust_anchor;
use tokio_rustls::rustls::crypto::CryptoProvider;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject as _};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, UnixTime};
use tokio_rustls::rustls::server::ParsedCertificate;
use tokio_rustls::rustls::sign::{CertifiedKey, SingleCertAndKey};
use tokio_rustls::rustls::{CertificateError, Error, InconsistentKeys, RootCertStore, ServerConfig};
use tokio_rustls::server::TlsStream;

use super::tls_error::TlsError;

/// The protocols offered through ALPN, in order of preference.
const PROTOCOLS: [&[u8]; 2] = [HTTP_2, b"http/1.1"];

pub(super) const HTTP_2: &[u8] = b"h2";

/// The certificate and private key of a service, for TLS. Clones share the certificate and key.
#[derive(Clone)]
pub struct Tls(Arc<RwLock<TlsAcceptor>>);

impl Tls {
    /// Reads a certificate chain, which starts with the service's certificate, and the service's private key, both as
    /// PEM. HTTP/2 and HTTP/1.1 are offered.
    ///
    /// # Errors
    /// Returns an error if the certificates or the key can't be read or do not belong together, or if the service's
    /// certificate is not currently valid.
    pub fn from_pem(certificates: &[u8], key: &[u8]) -> Result<Self, TlsError> {
        let provider = Arc::new(default_provider());
        let pair = pair(read_chain(certificates)?, &read_key(key)?, &provider)?;
        check_time(pair.end_entity_cert().map_err(TlsError::Other)?, &provider)?;
        let builder = ServerConfig::builder_with_provider(provider);
        let versions = builder.with_safe_default_protocol_versions().map_err(TlsError::Other)?;
        let resolver = Arc::new(SingleCertAndKey::from(pair));
        let mut config = versions.with_no_client_auth().with_cert_resolver(resolver);
        config.alpn_protocols = PROTOCOLS.iter().map(|name| name.to_vec()).collect();
        Ok(Arc::new(config).into())
    }

    /// Replaces the certificate and key for new connections, in all clones.
    pub fn replace(&self, other: &Tls) {
        let acceptor = other.acceptor();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = acceptor;
    }

    pub(super) async fn accept(&self, socket: TcpStream) -> io::Result<TlsStream<TcpStream>> {
        self.acceptor().accept(socket).await
    }

    fn acceptor(&self) -> TlsAcceptor {
        // A panic can't leave the acceptor inconsistent, so poisoning is ignored.
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Reads the certificates in a PEM file. The file must contain at least one certificate.
fn read_chain(text: &[u8]) -> Result<Vec<CertificateDer<'static>>, TlsError> {
    let chain = CertificateDer::pem_slice_iter(text).collect::<Result<Vec<_>, _>>();
    // The reader's error is dropped because it may contain bytes of the file.
    let chain = chain.map_err(|_| TlsError::BrokenCertificate)?;
    if chain.is_empty() { Err(TlsError::NoCertificate) } else { Ok(chain) }
}

fn read_key(text: &[u8]) -> Result<PrivateKeyDer<'static>, TlsError> {
    // The label indicates encryption; in the older format, a header does.
    let is_encrypted = String::from_utf8_lossy(text).lines().any(|line| {
        line.starts_with("-----BEGIN ENCRYPTED PRIVATE KEY") || line.starts_with("Proc-Type: 4,ENCRYPTED")
    });
    if is_encrypted {
        return Err(TlsError::EncryptedKey);
    }
    PrivateKeyDer::from_pem_slice(text).map_err(|error| match error {
        pem::Error::NoItemsFound => TlsError::NoKey,
        _ => TlsError::BrokenKey,
    })
}

/// Pairs a certificate chain with the key of its first certificate.
fn pair(
    chain: Vec<CertificateDer<'static>>,
    key: &PrivateKeyDer<'static>,
    provider: &CryptoProvider,
) -> Result<CertifiedKey, TlsError> {
    let with_key = |chain| CertifiedKey::from_der(chain, key.clone_key(), provider);
    let belongs_to_key = |certificate: &CertificateDer<'static>| with_key(vec![certificate.clone()]).is_ok();
    with_key(chain.clone()).map_err(|error| match error {
        Error::InconsistentKeys(InconsistentKeys::KeyMismatch) => match chain.iter().position(belongs_to_key)
        {
            Some(index) => TlsError::Order { place: index + 1 },
            None => TlsError::Mismatch,
        },
        Error::InvalidCertificate(_) => TlsError::Other(error),
        error => TlsError::UnusableKey(error),
    })
}

/// Checks that a certificate is currently valid. Verifying its signature is up to the clients.
fn check_time(certificate: &CertificateDer<'_>, provider: &CryptoProvider) -> Result<(), TlsError> {
    let parsed = ParsedCertificate::try_from(certificate).map_err(TlsError::Other)?;
    let algorithms = provider.signature_verification_algorithms.all;
    // No root certificates are needed, since verification checks the time before the signature.
    let no_roots = RootCertStore::empty();
    match verify_server_cert_signed_by_trust_anchor(&parsed, &no_roots, &[], UnixTime::now(), algorithms) {
        Err(Error::InvalidCertificate(CertificateError::ExpiredContext { not_after, .. })) => {
            Err(TlsError::Expired { end: not_after.as_secs() })
        }
        Err(Error::InvalidCertificate(CertificateError::NotValidYetContext { not_before, .. })) => {
            Err(TlsError::NotValidYet { begin: not_before.as_secs() })
        }
        _ => Ok(()),
    }
}

/// Uses a configuration unchanged: HTTP/2 is offered only if `alpn_protocols` contains `h2`.
impl From<Arc<ServerConfig>> for Tls {
    fn from(config: Arc<ServerConfig>) -> Self {
        Tls(Arc::new(RwLock::new(config.into())))
    }
}

impl fmt::Debug for Tls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tls(..)")
    }
}
