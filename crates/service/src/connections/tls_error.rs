//! What can be wrong with a certificate and its key.

use std::error::Error as StdError;
use std::fmt;

use jiff::Timestamp;
use tokio_rustls::rustls::Error;

/// The reason why a certificate and a key can't be used.
#[derive(Debug)]
#[non_exhaustive]
pub enum TlsError {
    /// No certificate in PEM.
    NoCertificate,
    /// A certificate that begins as PEM and does not go on so.
    BrokenCertificate,
    /// No key in PEM.
    NoKey,
    /// A key that begins as PEM and does not go on so.
    BrokenKey,
    /// A key with a passphrase.
    EncryptedKey,
    /// A key that can't be used, such as one of an algorithm that is not supported.
    UnusableKey(Error),
    /// The key is that of another certificate.
    Mismatch,
    /// The key is that of a later certificate in the chain.
    Order {
        /// The certificate's place in the chain, which is to be 1.
        place: usize,
    },
    /// The certificate has expired.
    Expired {
        /// Its last second, since 1970.
        end: u64,
    },
    /// The certificate is not valid yet.
    NotValidYet {
        /// Its first second, since 1970.
        begin: u64,
    },
    /// They can't be used for another reason.
    Other(Error),
}

impl TlsError {
    /// Whether it is the key that has to be another one, rather than the certificates.
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
            TlsError::BrokenCertificate => {
                f.write_str("a certificate is broken PEM: it has no end line, or what is not Base64")
            }
            TlsError::NoKey => f.write_str("found no key, allowed PEM with -----BEGIN PRIVATE KEY-----"),
            TlsError::BrokenKey => {
                f.write_str("the key is broken PEM: it has no end line, or what is not Base64")
            }
            TlsError::EncryptedKey => {
                f.write_str("the key has a passphrase, allowed one without: openssl pkey removes it")
            }
            TlsError::UnusableKey(_) => f.write_str("the key can't be used"),
            TlsError::Mismatch => f.write_str("the key is not that of the certificate"),
            TlsError::Order { place } => {
                write!(f, "the key is that of certificate {place} in the chain, which has to be the first")
            }
            TlsError::Expired { end } => write!(f, "the certificate has expired, at {}", Time(*end)),
            TlsError::NotValidYet { begin } => {
                write!(f, "the certificate is not valid yet, only from {}", Time(*begin))
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

/// Seconds since 1970, as a time.
struct Time(u64);

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match i64::try_from(self.0).ok().and_then(|seconds| Timestamp::from_second(seconds).ok()) {
            Some(time) => time.fmt(f),
            None => write!(f, "second {} since 1970", self.0),
        }
    }
}
