//! Packed values as JSON, behind a byte for the version of their format.

use std::fmt;

use serde_core::Serialize;
use specwright_core::{Decode, Note, NoteKind, decode, encode_into};

use super::Unreadable;

/// A format: what is packed, and the version that both sides have to agree about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct JsonFormat {
    /// What is packed, for messages.
    pub(crate) what: &'static str,
    /// Changed whenever other versions would read the JSON differently. A field that others may ignore is no change.
    pub(crate) version: u8,
}

impl JsonFormat {
    /// # Errors
    /// The value can't be encoded. No value of a generated type refuses.
    pub(crate) fn write(self, value: &impl Serialize) -> Result<Vec<u8>, Unreadable> {
        let mut bytes = vec![self.version];
        encode_into(value, &mut bytes).map_err(|error| self.refuse(error))?;
        Ok(bytes)
    }

    /// # Errors
    /// The bytes are of another version, or a part of them can't be read. A field of a newer node may be ignored.
    pub(crate) fn read<T: Decode>(self, bytes: &[u8]) -> Result<T, Unreadable> {
        self.read_unless(bytes, |note| note.kind() != NoteKind::UnknownField)
    }

    /// The same for values of generated types, as providers make them: these may leave out what the description
    /// expects, and keep what it does not list.
    ///
    /// # Errors
    /// The bytes are of another version, or a part of them is not kept.
    pub(crate) fn read_tolerantly<T: Decode>(self, bytes: &[u8]) -> Result<T, Unreadable> {
        use NoteKind::{Malformed, OutOfRange, Skipped, WrongType};
        let is_loss = |note: &Note| matches!(note.kind(), WrongType | OutOfRange | Skipped | Malformed);
        self.read_unless(bytes, is_loss)
    }

    fn read_unless<T: Decode>(self, bytes: &[u8], is_fault: fn(&Note) -> bool) -> Result<T, Unreadable> {
        let (version, json) = bytes.split_first().ok_or_else(|| self.refuse("found nothing"))?;
        if *version != self.version {
            return Err(
                self.refuse(format_args!("found version {version}, of which {} is read", self.version))
            );
        }
        let decoded = decode(json).map_err(|error| self.refuse(error))?;
        match decoded.notes.iter().find(|note| is_fault(note)) {
            Some(note) => Err(self.refuse(note)),
            None => Ok(decoded.value),
        }
    }

    /// The error with that reason.
    pub(crate) fn refuse(self, reason: impl fmt::Display) -> Unreadable {
        Unreadable::new(format!("packed {}: {reason}", self.what))
    }
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
    fn what_is_packed_is_read() {
        let leg = Leg { id: "a".to_owned(), minutes: None };
        let packed = FORMAT.write(&leg).unwrap();
        assert_eq!(packed, b"\x02{\"id\":\"a\"}");
        assert_eq!(FORMAT.read::<Leg>(&packed).unwrap(), leg);
        let newer = b"\x02{\"id\":\"a\",\"miles\":7}";
        assert_eq!(FORMAT.read::<Leg>(newer).unwrap(), leg);
    }

    #[test]
    fn what_is_refused_is_said() {
        for (bytes, reason) in [
            (&b""[..], "found nothing"),
            (b"\x01{}", "found version 1, of which 2 is read"),
            (b"\x02{", "not JSON: the end instead of a comma or the end of an object at line 1 column 2"),
            (b"\x02{}", "/id: missing; expected a string"),
            (b"\x02{\"id\":\"a\",\"minutes\":[]}", "/minutes: found an array, expected an integer"),
        ] {
            for read in [JsonFormat::read::<Leg>, JsonFormat::read_tolerantly] {
                let error = read(FORMAT, bytes).unwrap_err().to_string();
                assert_eq!(error, format!("packed leg: {reason}"));
            }
        }
    }
}
