//! Connections over TLS, with HTTP/2 where the client has it.

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

/// The protocols that are offered by ALPN, the preferred one first.
const PROTOCOLS: [&[u8]; 2] = [HTTP_2, b"http/1.1"];

pub(super) const HTTP_2: &[u8] = b"h2";

/// What a service needs for TLS: its certificate and its key. Clones share them.
#[derive(Clone)]
pub struct Tls(Arc<RwLock<TlsAcceptor>>);

impl Tls {
    /// A chain of certificates, that of the service first, and its key, both as PEM. HTTP/2 and HTTP/1.1 are offered.
    ///
    /// # Errors
    /// They can't be read, do not belong together, or are not valid now.
    pub fn from_pem(certificates: &[u8], key: &[u8]) -> Result<Self, TlsError> {
        let provider = Arc::new(default_provider());
        let pair = certified(chain_of(certificates)?, &key_of(key)?, &provider)?;
        check_time(pair.end_entity_cert().map_err(TlsError::Other)?, &provider)?;
        let builder = ServerConfig::builder_with_provider(provider);
        let versions = builder.with_safe_default_protocol_versions().map_err(TlsError::Other)?;
        let resolver = Arc::new(SingleCertAndKey::from(pair));
        let mut config = versions.with_no_client_auth().with_cert_resolver(resolver);
        config.alpn_protocols = PROTOCOLS.iter().map(|name| name.to_vec()).collect();
        Ok(Arc::new(config).into())
    }

    /// Uses the certificate and key of another one for the connections from now on, here and in all clones.
    pub fn replace(&self, other: &Tls) {
        let acceptor = other.acceptor();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = acceptor;
    }

    pub(super) async fn accept(&self, socket: TcpStream) -> io::Result<TlsStream<TcpStream>> {
        self.acceptor().accept(socket).await
    }

    fn acceptor(&self) -> TlsAcceptor {
        // No code under the lock leaves it half changed.
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// The certificates of a PEM text: at least one.
fn chain_of(text: &[u8]) -> Result<Vec<CertificateDer<'static>>, TlsError> {
    let chain = CertificateDer::pem_slice_iter(text).collect::<Result<Vec<_>, _>>();
    // What the reader's error shows are bytes of the file.
    let chain = chain.map_err(|_| TlsError::BrokenCertificate)?;
    if chain.is_empty() { Err(TlsError::NoCertificate) } else { Ok(chain) }
}

fn key_of(text: &[u8]) -> Result<PrivateKeyDer<'static>, TlsError> {
    // In its label, or in a header of an older form.
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

/// The chain with the key of its first certificate.
fn certified(
    chain: Vec<CertificateDer<'static>>,
    key: &PrivateKeyDer<'static>,
    provider: &CryptoProvider,
) -> Result<CertifiedKey, TlsError> {
    let with_key = |chain| CertifiedKey::from_der(chain, key.clone_key(), provider);
    let is_of_key = |certificate: &CertificateDer<'static>| with_key(vec![certificate.clone()]).is_ok();
    with_key(chain.clone()).map_err(|error| match error {
        Error::InconsistentKeys(InconsistentKeys::KeyMismatch) => match chain.iter().position(is_of_key) {
            Some(index) => TlsError::Order { place: index + 1 },
            None => TlsError::Mismatch,
        },
        Error::InvalidCertificate(_) => TlsError::Other(error),
        error => TlsError::UnusableKey(error),
    })
}

/// Checks that a certificate is valid now. Who has signed it is the clients' matter.
fn check_time(certificate: &CertificateDer<'_>, provider: &CryptoProvider) -> Result<(), TlsError> {
    let parsed = ParsedCertificate::try_from(certificate).map_err(TlsError::Other)?;
    let algorithms = provider.signature_verification_algorithms.all;
    // Without anyone to trust; the time is checked first.
    let nobody = RootCertStore::empty();
    match verify_server_cert_signed_by_trust_anchor(&parsed, &nobody, &[], UnixTime::now(), algorithms) {
        Err(Error::InvalidCertificate(CertificateError::ExpiredContext { not_after, .. })) => {
            Err(TlsError::Expired { end: not_after.as_secs() })
        }
        Err(Error::InvalidCertificate(CertificateError::NotValidYetContext { not_before, .. })) => {
            Err(TlsError::NotValidYet { begin: not_before.as_secs() })
        }
        _ => Ok(()),
    }
}

/// A configuration as it is: HTTP/2 is spoken only if its `alpn_protocols` have `h2`.
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
