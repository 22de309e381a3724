//! TLS: rustls with ring, the certificates that are trusted, and the one that is shown.

use std::sync::Arc;

use rustls::ClientConfig;
use rustls::crypto::CryptoProvider;
use rustls::pki_types::pem::{self, PemObject as _};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls_platform_verifier::Verifier;

use crate::SettingError;

/// Names of settings in errors.
const ROOTS: &str = "root certificates";
const IDENTITY: &str = "client certificate";

/// The TLS of a transport.
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
            // The one check that is done while they are taken up: what is no certificate would trust nobody unsaid.
            rustls::RootCertStore::empty().add(root.clone()).map_err(|error| {
                let found = format!("no certificate in section {} of {} ({error})", at + 1, roots.len());
                SettingError::new(ROOTS, found, "certificates of authorities")
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
            let allowed = "a section PRIVATE KEY, RSA PRIVATE KEY or EC PRIVATE KEY, not encrypted";
            SettingError::new(IDENTITY, found, allowed)
        })?;
        self.identity = Some((chain, key));
        Ok(self)
    }

    /// The configuration, and the reason if nobody is trusted since the platform has no certificates: services can
    /// still be called over http.
    pub(super) fn configure(self) -> Result<(ClientConfig, Option<Arc<str>>), SettingError> {
        if self.without_platform && self.roots.is_empty() {
            let allowed = "one certificate or more where those of the platform are not trusted";
            return Err(SettingError::new(ROOTS, "none", allowed));
        }
        let failed =
            |error: rustls::Error| SettingError::new("TLS", error.to_string(), "TLS 1.2 or 1.3 with ring");
        // Configured here: reqwest would look for a provider that is installed for the whole process, and panic
        // without one.
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider.clone());
        let config = config.with_safe_default_protocol_versions().map_err(failed)?;
        let mut nobody = None;
        let config = match self.verifier(&provider) {
            Ok(Some(verifier)) => config.dangerous().with_custom_certificate_verifier(Arc::new(verifier)),
            Ok(None) => config.with_root_certificates(self.given()),
            Err(error) => {
                nobody = Some(error.to_string().into());
                config.with_root_certificates(rustls::RootCertStore::empty())
            }
        };
        let config = match self.identity {
            None => config.with_no_client_auth(),
            Some((chain, key)) => config.with_client_auth_cert(chain, key).map_err(|error| {
                SettingError::new(
                    IDENTITY,
                    error.to_string(),
                    "a certificate and the private key that fits it",
                )
            })?,
        };
        Ok((config, nobody))
    }

    /// The verifier that trusts the platform and the given ones; `None` if only these.
    fn verifier(&self, provider: &Arc<CryptoProvider>) -> Result<Option<Verifier>, rustls::Error> {
        match self.without_platform {
            true => Ok(None),
            #[cfg(not(target_os = "android"))]
            false => Verifier::new_with_extra_roots(self.roots.clone(), provider.clone()).map(Some),
            // It knows no further ones there.
            #[cfg(target_os = "android")]
            false => Verifier::new(provider.clone()).map(Some),
        }
    }

    /// The given certificates, each of which was checked.
    fn given(&self) -> rustls::RootCertStore {
        let mut store = rustls::RootCertStore::empty();
        store.add_parsable_certificates(self.roots.iter().cloned());
        store
    }
}

/// Installs the provider of this crate, ring, as that of the whole process, unless there is one. Returns whether it
/// did.
///
/// No call of this crate needs that. But its feature `rustls` enables `rustls-no-provider` of reqwest for the whole
/// binary, and `reqwest::Client::new()` elsewhere in it then panics, unless one of reqwest's own TLS features is on:
///
/// ```text
/// No rustls crypto provider is configured. When using the `rustls-no-provider` feature you must install a crypto
/// provider before building a Client.
/// ```
///
/// Call it at the beginning of `main`, or enable the feature `rustls` of reqwest, or disable that of this crate.
pub fn install_tls_provider() -> bool {
    CryptoProvider::get_default().is_none()
        && rustls::crypto::ring::default_provider().install_default().is_ok()
}

/// The certificates of a text in PEM; at least one.
fn certificates(setting: &'static str, pem: &[u8]) -> Result<Vec<CertificateDer<'static>>, SettingError> {
    let found: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(pem).collect();
    let fault = match found {
        Ok(found) if !found.is_empty() => return Ok(found),
        // As the form without text begins.
        Ok(_) if pem.first() == Some(&0x30) => "binary data, DER perhaps,".to_owned(),
        Ok(_) => fault(&pem::Error::NoItemsFound),
        Err(error) => fault(&error),
    };
    let allowed = "sections from -----BEGIN CERTIFICATE----- to -----END CERTIFICATE-----";
    Err(SettingError::new(setting, format!("{fault} for a certificate"), allowed))
}

/// What is wrong with a text in PEM, without any of it: it may hold a private key.
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
