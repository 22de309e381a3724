//! JSON encoding of values in a store that nodes share. All nodes that read a value use the same format version
//! ([`FORMAT`](super::store::FORMAT)).

use std::fmt;
use std::io::{Read as _, Write as _};

use bytes::Bytes;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde_core::Serialize;
use specwright_core::{Decode, Note, NoteKind, decode, encode_into};
use wayfare_places::money::{Currency, ExactAmount};

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

/// Encodes a value of generated types.
pub(crate) fn to_json(value: &impl Serialize) -> Vec<u8> {
    let mut json = Vec::new();
    // Values of generated types have string keys and finite numbers, so they can always be encoded.
    let _ = encode_into(value, &mut json);
    json
}

/// Decodes a value of generated types as a provider created it: fields that the description requires may be missing,
/// and enums may have unknown values.
///
/// # Errors
/// Returns an error if decoding would lose part of the value.
pub(crate) fn from_json<T: Decode>(json: &[u8]) -> Result<T, Unreadable> {
    use NoteKind::{Malformed, OutOfRange, Skipped, WrongType};
    let is_loss = |note: &&Note| matches!(note.kind(), WrongType | OutOfRange | Skipped | Malformed);
    let decoded = decode(json).map_err(Unreadable::new)?;
    match decoded.notes.iter().find(is_loss) {
        Some(note) => Err(Unreadable::new(note)),
        None => Ok(decoded.value),
    }
}

/// Creates an amount from a number of minor units and a currency code.
///
/// # Errors
/// Returns an error if the currency is unknown.
pub(crate) fn amount(minor: i64, currency: &str) -> Result<ExactAmount, Unreadable> {
    let known = Currency::from_code(currency);
    let known = known.ok_or_else(|| Unreadable::new(format_args!("unknown currency {currency:?}")))?;
    Ok(ExactAmount::from_minor(minor, known))
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

    #[derive(Debug, PartialEq)]
    struct Leg {
        id: String,
        minutes: Option<i64>,
    }
    specwright_core::object! { Leg {
        0 id: required "id";
        1 minutes: optional "minutes";
    } }

    #[test]
    fn values_round_trip() {
        let leg = Leg { id: "a".to_owned(), minutes: None };
        let json = to_json(&leg);
        assert_eq!(json, b"{\"id\":\"a\"}");
        assert_eq!(from_json::<Leg>(&decompress(&compress(&json)).unwrap()), Ok(leg));
    }

    #[test]
    fn a_lost_part_is_an_error() {
        for (json, reason) in [
            (&b"{"[..], "not JSON: the input ends inside an object at line 1 column 2"),
            (b"{}", "id: missing; expected a string"),
            (b"{\"id\":\"a\",\"minutes\":[]}", "/minutes: found an array, expected an integer"),
        ] {
            assert_eq!(from_json::<Leg>(json).unwrap_err().to_string(), reason);
        }
    }

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
