//! Errors for a certificate and its key.

use std::error::Error as StdError;
use std::fmt;

use jiff::Timestamp;
use tokio_rustls::rustls::Error;

/// The reason why a certificate and a key can't be used.
#[derive(Debug)]
#[non_exhaustive]
pub enum TlsError {
    /// The file has no PEM certificate.
    NoCertificate,
    /// A certificate starts as PEM but is malformed.
    BrokenCertificate,
    /// The file has no PEM key.
    NoKey,
    /// The key starts as PEM but is malformed.
    BrokenKey,
    /// The key is protected by a passphrase.
    EncryptedKey,
    /// The key can't be used, for example because its algorithm is not supported.
    UnusableKey(Error),
    /// The key belongs to another certificate.
    Mismatch,
    /// The key belongs to a later certificate in the chain.
    Order {
        /// The certificate's position in the chain, counted from 1. The key must belong to position 1.
        place: usize,
    },
    /// The certificate has expired.
    Expired {
        /// The end of the certificate's validity, in seconds since 1970.
        end: u64,
    },
    /// The certificate is not valid yet.
    NotValidYet {
        /// The start of the certificate's validity, in seconds since 1970.
        begin: u64,
    },
    /// Another reason why the certificate can't be used.
    Other(Error),
}

impl TlsError {
    /// Returns whether the key, rather than the certificates, has to be replaced.
    pub fn is_of_key(&self) -> bool {
        use TlsError::{BrokenKey, EncryptedKey, Mismatch, NoKey, UnusableKey};
        matches!(self, NoKey | BrokenKey | EncryptedKey | UnusableKey(_) | Mismatch)
    }
}

impl fmt::Display for TlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TlsError::NoCertificate => {
                f.write_str("found no certificate, allowed PEM with -----BEGIN CERTIFICATE-----")
            }
            TlsError::BrokenCertificate => f.write_str(
                "a certificate is malformed PEM: the end line is missing, or the content is not Base64",
            ),
            TlsError::NoKey => f.write_str("found no key, allowed PEM with -----BEGIN PRIVATE KEY-----"),
            TlsError::BrokenKey => {
                f.write_str("the key is malformed PEM: the end line is missing, or the content is not Base64")
            }
            TlsError::EncryptedKey => f.write_str(
                "the key has a passphrase, allowed an unencrypted key: `openssl pkey` removes the passphrase",
            ),
            TlsError::UnusableKey(_) => f.write_str("the key can't be used"),
            TlsError::Mismatch => f.write_str("the key does not belong to the certificate"),
            TlsError::Order { place } => {
                write!(
                    f,
                    "the key belongs to certificate {place} in the chain; that certificate has to come first"
                )
            }
            TlsError::Expired { end } => write!(f, "the certificate expired at {}", Time(*end)),
            TlsError::NotValidYet { begin } => {
                write!(f, "the certificate is not valid before {}", Time(*begin))
            }
            TlsError::Other(_) => f.write_str("the certificate can't be used"),
        }
    }
}

impl StdError for TlsError {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            TlsError::UnusableKey(error) | TlsError::Other(error) => Some(error),
            _ => None,
        }
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
