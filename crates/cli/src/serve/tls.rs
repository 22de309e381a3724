//! TLS settings.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::exit::Failure;

/// TLS settings.
#[derive(Args, Debug, Default)]
#[command(next_help_heading = "TLS")]
pub struct TlsSettings {
    /// PEM file with the certificate, followed by its chain; enables HTTPS with HTTP/2
    ///
    /// The certificate and key files are read again on SIGHUP. If the files can't be used, the error is logged and the
    /// previous certificate stays in use.
    #[arg(long, value_name = "FILE")]
    pub tls_cert: Option<PathBuf>,
    /// PEM file with the certificate's private key, without a passphrase
    #[arg(long, value_name = "FILE")]
    pub tls_key: Option<PathBuf>,
}

impl TlsSettings {
    /// Returns the files of the certificate and its key, if TLS is configured.
    ///
    /// # Errors
    /// Returns an error if only one of the two files is set.
    pub fn files(&self) -> Result<Option<(&Path, &Path)>, Failure> {
        let alone = |set, missing| Failure::invalid(format!("{set} is set, but {missing} is not"));
        match (&self.tls_cert, &self.tls_key) {
            (Some(certificate), Some(key)) => Ok(Some((certificate, key))),
            (None, None) => Ok(None),
            (Some(_), None) => Err(alone("tls-cert", "tls-key")),
            (None, Some(_)) => Err(alone("tls-key", "tls-cert")),
        }
    }
}
