//! TLS: rustls with ring, trusted certificates, and the client certificate.

use std::sync::Arc;

use rustls::ClientConfig;
use rustls::crypto::CryptoProvider;
use rustls::pki_types::pem::{self, PemObject as _};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls_platform_verifier::Verifier;

use crate::SettingError;

/// Names of settings in error messages.
const ROOTS: &str = "root certificates";
const IDENTITY: &str = "client certificate";

/// The TLS settings of a transport.
#[derive(Default)]
pub(super) struct Tls {
    roots: Vec<CertificateDer<'static>>,
    without_platform: bool,
    identity: Option<(Vec<CertificateDer<'static>>, PrivateKeyDer<'static>)>,
}

impl Tls {
    pub(super) fn with_roots(mut self, pem: &[u8]) -> Result<Self, SettingError> {
        let roots = certificates(ROOTS, pem)?;
        for (at, root) in roots.iter().enumerate() {
            // `add_parsable_certificates` silently skips invalid certificates, so check each certificate here.
            rustls::RootCertStore::empty().add(root.clone()).map_err(|error| {
                let found = format!("no certificate in section {} of {} ({error})", at + 1, roots.len());
                SettingError::new(ROOTS, found, "certificates of certificate authorities")
            })?;
        }
        self.roots.extend(roots);
        Ok(self)
    }

    pub(super) fn without_platform(mut self) -> Self {
        self.without_platform = true;
        self
    }

    pub(super) fn with_identity(mut self, pem: &[u8]) -> Result<Self, SettingError> {
        let chain = certificates(IDENTITY, pem)?;
        let key = PrivateKeyDer::from_pem_slice(pem).map_err(|error| {
            let found = match error {
                pem::Error::NoItemsFound if is_encrypted(pem) => "an encrypted private key".to_owned(),
                error => format!("{} for a private key", fault(&error)),
            };
            let allowed = "an unencrypted section PRIVATE KEY, RSA PRIVATE KEY or EC PRIVATE KEY";
            SettingError::new(IDENTITY, found, allowed)
        })?;
        self.identity = Some((chain, key));
        Ok(self)
    }

    /// Builds the configuration. If the platform's certificates can't be loaded, also returns the reason. In that
    /// case, no server is trusted, but plain HTTP still works.
    pub(super) fn configure(self) -> Result<(ClientConfig, Option<Arc<str>>), SettingError> {
        if self.without_platform && self.roots.is_empty() {
            let allowed = "at least one certificate if the platform's certificates are not trusted";
            return Err(SettingError::new(ROOTS, "none", allowed));
        }
        let failed =
            |error: rustls::Error| SettingError::new("TLS", error.to_string(), "TLS 1.2 or 1.3 with ring");
        // Configure the provider here. Otherwise reqwest would look for a process-wide provider, and panic if none is
        // installed.
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider.clone());
        let config = config.with_safe_default_protocol_versions().map_err(failed)?;
        let mut platform_error = None;
        let config = match self.verifier(&provider) {
            Ok(Some(verifier)) => config.dangerous().with_custom_certificate_verifier(Arc::new(verifier)),
            Ok(None) => config.with_root_certificates(self.given()),
            Err(error) => {
                platform_error = Some(error.to_string().into());
                config.with_root_certificates(rustls::RootCertStore::empty())
            }
        };
        let config = match self.identity {
            None => config.with_no_client_auth(),
            Some((chain, key)) => config.with_client_auth_cert(chain, key).map_err(|error| {
                SettingError::new(IDENTITY, error.to_string(), "a certificate and its private key")
            })?,
        };
        Ok((config, platform_error))
    }

    /// Returns a verifier that trusts the platform's and the given certificates; `None` if only the given
    /// certificates are trusted.
    fn verifier(&self, provider: &Arc<CryptoProvider>) -> Result<Option<Verifier>, rustls::Error> {
        match self.without_platform {
            true => Ok(None),
            #[cfg(not(target_os = "android"))]
            false => Verifier::new_with_extra_roots(self.roots.clone(), provider.clone()).map(Some),
            // On Android, the verifier does not support extra roots.
            #[cfg(target_os = "android")]
            false => Verifier::new(provider.clone()).map(Some),
        }
    }

    /// Returns the given certificates, which were checked before.
    fn given(&self) -> rustls::RootCertStore {
        let mut store = rustls::RootCertStore::empty();
        store.add_parsable_certificates(self.roots.iter().cloned());
        store
    }
}

/// Installs ring, this crate's TLS provider, as the process-wide default, unless a provider is already installed.
/// Returns `true` if this call installed it.
///
/// This crate does not need a process-wide provider. However, its `rustls` feature enables reqwest's
/// `rustls-no-provider` for the whole binary. `reqwest::Client::new()` elsewhere in the binary then panics, unless one
/// of reqwest's own TLS features is enabled:
///
/// ```text
/// No rustls crypto provider is configured. When using the `rustls-no-provider` feature you must install a crypto
/// provider before building a Client.
/// ```
///
/// To avoid this, call `install_tls_provider` at the beginning of `main`, enable reqwest's `rustls` feature, or disable
/// this crate's `rustls` feature.
pub fn install_tls_provider() -> bool {
    CryptoProvider::get_default().is_none()
        && rustls::crypto::ring::default_provider().install_default().is_ok()
}

/// Parses one or more certificates from PEM.
fn certificates(setting: &'static str, pem: &[u8]) -> Result<Vec<CertificateDer<'static>>, SettingError> {
    let found: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(pem).collect();
    let fault = match found {
        Ok(found) if !found.is_empty() => return Ok(found),
        // DER, the binary form, starts with this byte.
        Ok(_) if pem.first() == Some(&0x30) => "binary data, perhaps DER,".to_owned(),
        Ok(_) => fault(&pem::Error::NoItemsFound),
        Err(error) => fault(&error),
    };
    let allowed = "sections from -----BEGIN CERTIFICATE----- to -----END CERTIFICATE-----";
    Err(SettingError::new(setting, format!("{fault} for a certificate"), allowed))
}

/// Describes a fault in PEM data without quoting the data, which may contain a private key.
fn fault(error: &pem::Error) -> String {
    match error {
        pem::Error::NoItemsFound => "no PEM section",
        pem::Error::MissingSectionEnd { .. } => "a PEM section without its end",
        pem::Error::IllegalSectionStart { .. } => "a broken first line of a PEM section",
        pem::Error::Base64Decode(_) => "a PEM section that is not base64",
        _ => "broken PEM",
    }
    .to_owned()
}

fn is_encrypted(pem: &[u8]) -> bool {
    String::from_utf8_lossy(pem).contains("BEGIN ENCRYPTED PRIVATE KEY")
}
