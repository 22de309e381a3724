//! Errors for a certificate and its key.

use std::fmt;

use jiff::Timestamp;
use tokio_rustls::rustls::Error;

/// The reason why a certificate and a key can't be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TlsError {
    /// The file has no PEM certificate.
    #[error("found no certificate, expected PEM with -----BEGIN CERTIFICATE-----")]
    NoCertificate,
    /// A certificate starts as PEM but is malformed.
    #[error("a certificate is malformed PEM: the end line is missing, or the content is not Base64")]
    BrokenCertificate,
    /// The file has no PEM key.
    #[error("found no key, expected PEM with -----BEGIN PRIVATE KEY-----")]
    NoKey,
    /// The key starts as PEM but is malformed.
    #[error("the key is malformed PEM: the end line is missing, or the content is not Base64")]
    BrokenKey,
    /// The key is protected by a passphrase.
    #[error("the key has a passphrase, expected an unencrypted key: `openssl pkey` removes the passphrase")]
    EncryptedKey,
    /// The key can't be used, for example because its algorithm is not supported.
    #[error("the key can't be used")]
    UnusableKey(#[source] Error),
    /// The key belongs to another certificate.
    #[error("the key does not belong to the certificate")]
    Mismatch,
    /// The key belongs to a later certificate in the chain.
    #[error("the key belongs to certificate {place} in the chain; that certificate has to come first")]
    Order {
        /// The certificate's position in the chain, counted from 1. The key must belong to the first certificate.
        place: usize,
    },
    /// The certificate has expired.
    #[error("the certificate expired at {}", Time(*.end))]
    Expired {
        /// The end of the certificate's validity, in seconds since 1970.
        end: u64,
    },
    /// The certificate is not valid yet.
    #[error("the certificate is not valid before {}", Time(*.begin))]
    NotValidYet {
        /// The start of the certificate's validity, in seconds since 1970.
        begin: u64,
    },
    /// Another reason why the certificate can't be used.
    #[error("the certificate can't be used")]
    Other(#[source] Error),
}

impl TlsError {
    /// Returns whether the key, rather than the certificates, has to be replaced.
    pub fn is_of_key(&self) -> bool {
        use TlsError::{BrokenKey, EncryptedKey, Mismatch, NoKey, UnusableKey};
        matches!(self, NoKey | BrokenKey | EncryptedKey | UnusableKey(_) | Mismatch)
    }
}

/// A time in seconds since 1970.
struct Time(u64);

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match i64::try_from(self.0).ok().and_then(|seconds| Timestamp::from_second(seconds).ok()) {
            Some(time) => time.fmt(f),
            None => write!(f, "second {} since 1970", self.0),
        }
    }
}
