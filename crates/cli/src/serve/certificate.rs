//! The service's TLS certificate, and the TLS listener.

use std::error::Error as _;
use std::io;
use std::path::{Path, PathBuf};

use tokio::net::TcpListener;
use wayfare_service::connections::{Tls, TlsError};
use wayfare_service::{Served, Service};

use crate::exit::Failure;

/// The certificate and key in use, and the files from which they were read.
#[derive(Clone, Debug)]
pub struct Certificate {
    tls: Tls,
    certificate: PathBuf,
    key: PathBuf,
}

impl Certificate {
    /// Reads the certificate and its key.
    ///
    /// # Errors
    /// Returns an error if a file can't be read or used.
    pub fn read((certificate, key): (&Path, &Path)) -> Result<Self, Failure> {
        let tls = tls_of(certificate, key)
            .map_err(|fault| Failure::invalid("TLS can't be enabled").with_details([fault]))?;
        Ok(Certificate { tls, certificate: certificate.to_owned(), key: key.to_owned() })
    }

    /// Reloads the files for new connections. On failure, the previous certificate remains in use.
    pub fn reload(&self) {
        match tls_of(&self.certificate, &self.key) {
            Ok(tls) => {
                self.tls.replace(&tls);
                tracing::info!("the certificate was read again, for new connections");
            }
            Err(fault) => tracing::error!("the previous certificate stays in use: {fault}"),
        }
    }

    /// Serves over TLS.
    pub async fn serve(
        self,
        service: Service,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<Served> {
        service.serve_tls(listener, self.tls, shutdown).await
    }
}

fn tls_of(certificate: &Path, key: &Path) -> Result<Tls, String> {
    let of_certificate = |fault| format!("tls-cert: {}{fault}", certificate.display());
    let of_key = |fault| format!("tls-key: {}{fault}", key.display());
    let read = |path| std::fs::read(path).map_err(|error| format!(" can't be read: {error}"));
    let (chain, pem) = (read(certificate).map_err(of_certificate)?, read(key).map_err(of_key)?);
    Tls::from_pem(&chain, &pem).map_err(|error| {
        let fault = format!(": {}", with_cause(&error));
        if error.is_of_key() { of_key(fault) } else { of_certificate(fault) }
    })
}

fn with_cause(error: &TlsError) -> String {
    match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}
