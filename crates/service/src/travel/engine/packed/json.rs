//! Packed values as JSON, after one byte for the version of their format.

use std::fmt;

use serde_core::Serialize;
use specwright_core::{Decode, Note, NoteKind, decode, encode_into};
use wayfare_places::money::{Currency, ExactAmount};

use super::Unreadable;

/// A format: its name, and the version that both sides have to agree on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct JsonFormat {
    /// Name of the packed value, for messages.
    pub(crate) what: &'static str,
    /// Version of the format. It has to change whenever other versions would decode the JSON differently. A new field
    /// that others may ignore needs no change.
    pub(crate) version: u8,
}

impl JsonFormat {
    /// Encodes a value.
    ///
    /// # Errors
    /// The value can't be encoded. This never happens to values of generated types.
    pub(crate) fn write(self, value: &impl Serialize) -> Result<Vec<u8>, Unreadable> {
        let mut bytes = vec![self.version];
        encode_into(value, &mut bytes).map_err(|error| self.refuse(error))?;
        Ok(bytes)
    }

    /// Decodes a value.
    ///
    /// # Errors
    /// The bytes have another version, or a part of them can't be decoded. Unknown fields are ignored, as a newer node
    /// may write them.
    pub(crate) fn read<T: Decode>(self, bytes: &[u8]) -> Result<T, Unreadable> {
        self.read_unless(bytes, |note| note.kind() != NoteKind::UnknownField)
    }

    /// Decodes values of generated types as providers create them. Unlike [`read`](Self::read), this accepts values
    /// that lack fields required by the description or that have enum values unknown to it.
    ///
    /// # Errors
    /// The bytes have another version, or decoding them would lose a part.
    pub(crate) fn read_tolerantly<T: Decode>(self, bytes: &[u8]) -> Result<T, Unreadable> {
        use NoteKind::{Malformed, OutOfRange, Skipped, WrongType};
        let is_loss = |note: &Note| matches!(note.kind(), WrongType | OutOfRange | Skipped | Malformed);
        self.read_unless(bytes, is_loss)
    }

    fn read_unless<T: Decode>(self, bytes: &[u8], is_fault: fn(&Note) -> bool) -> Result<T, Unreadable> {
        let (version, json) = bytes.split_first().ok_or_else(|| self.refuse("found nothing"))?;
        if *version != self.version {
            return Err(
                self.refuse(format_args!("found version {version}, expected version {}", self.version))
            );
        }
        let decoded = decode(json).map_err(|error| self.refuse(error))?;
        match decoded.notes.iter().find(|note| is_fault(note)) {
            Some(note) => Err(self.refuse(note)),
            None => Ok(decoded.value),
        }
    }

    /// Encodes offers in the form that `pack` returns: `None` for an offer that computes its details on demand.
    ///
    /// # Errors
    /// An offer computes its details on demand, or can't be encoded.
    pub(crate) fn write_offers<T, P: Serialize>(
        self,
        offers: &[T],
        pack: impl Fn(&T) -> Option<P>,
    ) -> Result<Vec<u8>, Unreadable> {
        let on_demand = "an offer computes its details on demand, so its provider has to pack it";
        let packed = offers.iter().map(|offer| pack(offer).ok_or_else(|| self.refuse(on_demand)));
        self.write(&packed.collect::<Result<Vec<_>, _>>()?)
    }

    /// Returns an amount, from a number of smallest units and the code of its currency.
    ///
    /// # Errors
    /// The currency is unknown.
    pub(crate) fn amount(self, minor: i64, currency: &str) -> Result<ExactAmount, Unreadable> {
        let known = Currency::from_code(currency);
        let known = known
            .ok_or_else(|| self.unexpected(format_args!("{currency:?}"), "the code of a known currency"))?;
        Ok(ExactAmount::from_minor(minor, known))
    }

    /// Creates the error for a value that was found but is not valid for `what`.
    pub(crate) fn unexpected(self, found: impl fmt::Display, what: &str) -> Unreadable {
        self.refuse(format_args!("found {found}, expected {what}"))
    }

    /// Creates the error with a reason.
    pub(crate) fn refuse(self, reason: impl fmt::Display) -> Unreadable {
        Unreadable::new(format!("packed {}: {reason}", self.what))
    }
}

/// Checks that changed bytes are refused with a reason. Each case has a part of the bytes, its replacement and the
/// reason.
#[cfg(test)]
#[track_caller]
pub(crate) fn assert_refused<T: fmt::Debug>(
    format: JsonFormat,
    packed: &[u8],
    read: impl Fn(&[u8]) -> Result<T, Unreadable>,
    cases: &[(&str, &str, &str)],
) {
    let packed = str::from_utf8(packed).unwrap();
    for (part, changed, reason) in cases {
        assert!(packed.contains(part), "{packed}");
        let error = read(packed.replacen(part, changed, 1).as_bytes()).unwrap_err().to_string();
        assert_eq!(error, format!("packed {}: {reason}", format.what));
    }
}

/// Replaces a byte of packed bytes, and truncates them.
#[cfg(test)]
pub(crate) fn garbled(mut packed: Vec<u8>, at: usize, byte: u8, end: usize) -> Vec<u8> {
    if let Some(place) = packed.get_mut(at) {
        *place = byte;
    }
    packed.truncate(end);
    packed
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

    const FORMAT: JsonFormat = JsonFormat { what: "leg", version: 2 };

    #[test]
    fn packed_values_round_trip() {
        let leg = Leg { id: "a".to_owned(), minutes: None };
        let packed = FORMAT.write(&leg).unwrap();
        assert_eq!(packed, b"\x02{\"id\":\"a\"}");
        assert_eq!(FORMAT.read::<Leg>(&packed).unwrap(), leg);
        let newer = b"\x02{\"id\":\"a\",\"miles\":7}";
        assert_eq!(FORMAT.read::<Leg>(newer).unwrap(), leg);
    }

    #[test]
    fn errors_state_what_was_found_and_expected() {
        for (bytes, reason) in [
            (&b""[..], "found nothing"),
            (b"\x01{}", "found version 1, expected version 2"),
            (b"\x02{", "not JSON: the input ends inside an object at line 1 column 2"),
            (b"\x02{}", "id: missing; expected a string"),
            (b"\x02{\"id\":\"a\",\"minutes\":[]}", "/minutes: found an array, expected an integer"),
        ] {
            for read in [JsonFormat::read::<Leg>, JsonFormat::read_tolerantly] {
                let error = read(FORMAT, bytes).unwrap_err().to_string();
                assert_eq!(error, format!("packed leg: {reason}"));
            }
        }
    }
}
