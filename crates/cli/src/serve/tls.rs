//! The settings of TLS.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::exit::Failure;

/// TLS.
#[derive(Args, Debug, Default)]
#[command(next_help_heading = "TLS")]
pub struct TlsSettings {
    /// File of the certificate, followed by those that it is signed with, in PEM: answers over https, with HTTP/2
    ///
    /// Both files are read again on SIGHUP. What can't be used is logged, and the certificate before stays in use.
    #[arg(long, value_name = "FILE")]
    pub tls_cert: Option<PathBuf>,
    /// File of the certificate's key, in PEM, without a passphrase
    #[arg(long, value_name = "FILE")]
    pub tls_key: Option<PathBuf>,
}

impl TlsSettings {
    /// The files of the certificate and its key, if TLS is wanted.
    ///
    /// # Errors
    /// One is set without the other.
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
