//! JSON encoding of values in a store that nodes share. All nodes that read a value use the same format version
//! ([`FORMAT`](super::store::FORMAT)).

use std::fmt;
use std::io::{Read as _, Write as _};

use bytes::Bytes;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::Serialize;
use serde::de::DeserializeOwned;
use specwright_core::encode_into;

/// Error for stored bytes that can't be decoded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Unreadable(String);

impl Unreadable {
    /// Creates an error with its reason, for the log.
    pub(crate) fn new(reason: impl fmt::Display) -> Self {
        Unreadable(reason.to_string())
    }
}

/// Encodes a value.
pub(crate) fn to_json(value: &impl Serialize) -> Vec<u8> {
    let mut json = Vec::new();
    // Stored values have finite numbers, so they can always be encoded.
    let _ = encode_into(value, &mut json);
    json
}

/// Decodes a value that [`to_json`] has encoded.
///
/// # Errors
/// Returns an error if the bytes can't be decoded.
pub(crate) fn from_json<T: DeserializeOwned>(json: &[u8]) -> Result<T, Unreadable> {
    serde_json::from_slice(json).map_err(Unreadable::new)
}

/// The storage format of an amount: its minor units and its currency code.
pub(crate) mod exact_amount {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use wayfare_places::money::{Currency, ExactAmount};

    pub(crate) fn serialize<S: Serializer>(amount: &ExactAmount, serializer: S) -> Result<S::Ok, S::Error> {
        (amount.minor(), amount.currency().code()).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ExactAmount, D::Error> {
        let (minor, code) = <(i64, String)>::deserialize(deserializer)?;
        let currency = Currency::from_code(&code);
        let currency = currency.ok_or_else(|| D::Error::custom(format_args!("unknown currency {code:?}")))?;
        Ok(ExactAmount::from_minor(minor, currency))
    }
}

/// Compresses bytes with gzip, whose checksum detects damage.
pub(crate) fn compress(bytes: &[u8]) -> Bytes {
    let mut compressed = GzEncoder::new(Vec::new(), Compression::fast());
    // Writing to memory can't fail.
    let _ = compressed.write_all(bytes);
    compressed.finish().unwrap_or_default().into()
}

/// Decompresses bytes.
///
/// # Errors
/// Returns an error if the bytes are damaged.
pub(crate) fn decompress(compressed: &[u8]) -> Result<Vec<u8>, Unreadable> {
    let mut bytes = Vec::new();
    GzDecoder::new(compressed).read_to_end(&mut bytes).map_err(Unreadable::new)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damage_is_detected() {
        let compressed = compress(b"offers, offers, offers and more offers");
        for at in 0..compressed.len() {
            let mut damaged = compressed.to_vec();
            damaged[at] ^= 0x10;
            // The header contains fields that don't affect the content.
            assert!(at < 10 || decompress(&damaged).is_err(), "{at}");
            assert!(decompress(&compressed[..at]).is_err(), "{at}");
        }
    }
}
