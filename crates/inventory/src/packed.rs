//! Binary encoding of answers: variable-length integers and strings.
//!
//! The bytes may be read by a different build from the build that wrote them. Therefore, the bytes begin with a format
//! version, and refer to entities by code, not by index in a table of the build. A frequent value is written in full
//! the first time, and afterwards as an index into the list of values written so far. The writer and the reader both
//! build this list.

use std::collections::HashMap;
use std::error::Error;
use std::fmt;
use std::hash::Hash;

/// Error for packed bytes that can't be decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Unreadable {}

/// Format of a packed answer. The writer and the reader must agree on the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Format {
    /// Name of the packed content, for error messages.
    pub(crate) what: &'static str,
    /// Format version. The version changes whenever a different build would decode the bytes, or values derived from
    /// them, differently.
    pub(crate) version: u32,
    /// The seed of the inventory.
    pub(crate) seed: u64,
}

/// Encoder of packed bytes.
pub(crate) struct Writer(Vec<u8>);

impl Writer {
    pub(crate) fn new(format: Format) -> Self {
        let mut writer = Self(Vec::new());
        writer.number(format.version);
        writer.number(format.seed);
        writer
    }

    /// Writes an integer: one byte for each seven bits, lowest bits first.
    pub(crate) fn number(&mut self, number: impl Into<u64>) {
        let mut rest = number.into();
        while rest >= 0x80 {
            self.0.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        self.0.push(rest as u8);
    }

    /// Writes a signed integer in zigzag encoding, which is shortest near zero.
    pub(crate) fn signed(&mut self, number: i64) {
        self.number((number << 1 ^ number >> 63).cast_unsigned());
    }

    /// Writes the length of a string or a list.
    pub(crate) fn count(&mut self, count: usize) {
        self.number(count as u64);
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.count(text.len());
        self.0.extend_from_slice(text.as_bytes());
    }

    /// Writes a frequent value: its index among the known values and, if the value is new, the value itself, using
    /// `write`.
    pub(crate) fn known<K: Eq + Hash>(
        &mut self,
        known: &mut HashMap<K, usize>,
        key: K,
        write: impl FnOnce(&mut Self),
    ) {
        let next = known.len();
        let place = *known.entry(key).or_insert(next);
        self.count(place);
        if place == next {
            write(self);
        }
    }

    pub(crate) fn finish(self) -> Vec<u8> {
        self.0
    }
}

/// Decoder of packed bytes. The bytes are untrusted: an error contains the position and the expected content.
pub(crate) struct Reader<'a> {
    format: Format,
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    /// Reads the header. Fails unless the version and the seed match `format`.
    pub(crate) fn new(format: Format, bytes: &'a [u8]) -> Result<Self, Unreadable> {
        let mut reader = Self { format, bytes, at: 0 };
        let version: u64 = reader.number("the format version")?;
        if version != u64::from(format.version) {
            return Err(reader.unexpected(format_args!("version {version}, expected {}", format.version)));
        }
        let seed: u64 = reader.number("the seed")?;
        if seed != format.seed {
            return Err(reader.unexpected(format_args!("seed {seed}, expected {}", format.seed)));
        }
        Ok(reader)
    }

    /// Returns the error for unexpected content at the current position.
    pub(crate) fn unexpected(&self, found: impl fmt::Display) -> Unreadable {
        Unreadable(format!("packed {}, before byte {}: found {found}", self.format.what, self.at))
    }

    /// Reads an integer. Fails if the integer doesn't fit in `T`.
    pub(crate) fn number<T: TryFrom<u64>>(&mut self, what: &str) -> Result<T, Unreadable> {
        let (mut number, mut shift) = (0_u64, 0);
        loop {
            let Some(byte) = self.bytes.get(self.at).copied() else {
                return Err(self.unexpected(format_args!("the end of the data instead of {what}")));
            };
            self.at += 1;
            let bits = u64::from(byte & 0x7f);
            // An integer has at most ten bytes, with only one bit in the last byte.
            if shift > 63 || bits << shift >> shift != bits {
                return Err(self.unexpected(format_args!("more than 64 bits for {what}")));
            }
            number |= bits << shift;
            shift += 7;
            if byte < 0x80 {
                break;
            }
        }
        T::try_from(number)
            .map_err(|_| self.unexpected(format_args!("{number} for {what}, which is too large")))
    }

    /// Reads a signed integer.
    pub(crate) fn signed(&mut self, what: &str) -> Result<i64, Unreadable> {
        let number: u64 = self.number(what)?;
        Ok((number >> 1).cast_signed() ^ -(number & 1).cast_signed())
    }

    /// Reads a number of items of at least one byte each. Fails if the number exceeds the number of remaining bytes.
    pub(crate) fn count(&mut self, what: &str) -> Result<usize, Unreadable> {
        let count: u64 = self.number(what)?;
        let left = self.bytes.len() - self.at;
        match usize::try_from(count) {
            Ok(count) if count <= left => Ok(count),
            _ => Err(self.unexpected(format_args!(
                "a length of {count} for {what}, but the remaining length is {left}"
            ))),
        }
    }

    pub(crate) fn text(&mut self, what: &str) -> Result<&'a str, Unreadable> {
        let length = self.count(what)?;
        // `count` has checked that enough bytes remain.
        let bytes = &self.bytes[self.at..self.at + length];
        let text =
            str::from_utf8(bytes).map_err(|_| self.unexpected(format_args!("invalid UTF-8 for {what}")))?;
        self.at += length;
        Ok(text)
    }

    /// Reads a code and looks it up with `find`.
    pub(crate) fn code<T>(
        &mut self,
        what: &str,
        find: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Unreadable> {
        let code = self.text(what)?;
        find(code).ok_or_else(|| self.unexpected(format_args!("the unknown code {code:?} for {what}")))
    }

    /// Reads a list with at least one byte for each entry.
    pub(crate) fn list<T>(
        &mut self,
        what: &str,
        mut read: impl FnMut(&mut Self) -> Result<T, Unreadable>,
    ) -> Result<Vec<T>, Unreadable> {
        let count = self.count(what)?;
        (0..count).map(|_| read(self)).collect()
    }

    /// Reads a frequent value: a known value by its index, or a new value using `read`.
    pub(crate) fn known<T: Clone>(
        &mut self,
        known: &mut Vec<T>,
        what: &str,
        read: impl FnOnce(&mut Self) -> Result<T, Unreadable>,
    ) -> Result<T, Unreadable> {
        let place: usize = self.number(what)?;
        if let Some(known) = known.get(place) {
            return Ok(known.clone());
        }
        if place > known.len() {
            return Err(self.unexpected(format_args!(
                "index {place} for {what}, but the number of known values is {}",
                known.len()
            )));
        }
        let new = read(self)?;
        known.push(new.clone());
        Ok(new)
    }

    /// Fails if any bytes remain.
    pub(crate) fn finish(self) -> Result<(), Unreadable> {
        match self.bytes.len() - self.at {
            0 => Ok(()),
            left => Err(self.unexpected(format_args!("trailing data of length {left}"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const FORMAT: Format = Format { what: "words", version: 3, seed: 300 };

    fn pack(words: &[(String, u64, i64)]) -> Vec<u8> {
        let (mut writer, mut known) = (Writer::new(FORMAT), HashMap::new());
        writer.count(words.len());
        for (word, number, signed) in words {
            writer.known(&mut known, word, |writer| writer.text(word));
            writer.number(*number);
            writer.signed(*signed);
        }
        writer.finish()
    }

    fn unpack(bytes: &[u8]) -> Result<Vec<(String, u64, i64)>, Unreadable> {
        let (mut reader, mut known) = (Reader::new(FORMAT, bytes)?, Vec::new());
        let words = reader.list("words", |reader| {
            let word = reader.known(&mut known, "a word", |reader| reader.text("a word"))?;
            Ok((word.to_owned(), reader.number("a number")?, reader.signed("a signed number")?))
        })?;
        reader.finish()?;
        Ok(words)
    }

    proptest! {
        #[test]
        fn packed_values_survive_the_round_trip(words in proptest::collection::vec(("[ab]{0,2}", any::<u64>(), any::<i64>()), 0..20)) {
            prop_assert_eq!(unpack(&pack(&words)).unwrap(), words);
        }

        #[test]
        fn any_bytes_are_read_or_rejected(bytes in proptest::collection::vec(any::<u8>(), 0..40)) {
            let _ = unpack(&bytes);
            let _ = unpack(&[&[3, 0xac, 2][..], &bytes].concat());
        }
    }

    #[test]
    fn numbers_use_a_byte_per_seven_bits() {
        let words = |word: &str, number, signed| vec![(word.to_owned(), number, signed)];
        assert_eq!(pack(&words("hi", 127, -64)), [3, 0xac, 2, 1, 0, 2, b'h', b'i', 127, 127]);
        assert_eq!(pack(&words("", 128, 64)), [3, 0xac, 2, 1, 0, 0, 0x80, 1, 0x80, 1]);
    }

    #[test]
    fn errors_state_the_reason() {
        for (bytes, reason) in [
            (&[][..], "before byte 0: found the end of the data instead of the format version"),
            (&[4], "before byte 1: found version 4, expected 3"),
            (&[3, 1], "before byte 2: found seed 1, expected 300"),
            (
                &[3, 0xac, 2, 9, 1],
                "before byte 4: found a length of 9 for words, but the remaining length is 1",
            ),
            (
                &[3, 0xac, 2, 1, 1],
                "before byte 5: found index 1 for a word, but the number of known values is 0",
            ),
            (&[3, 0xac, 2, 1, 0, 1, 0xff], "before byte 6: found invalid UTF-8 for a word"),
            (&[3, 0xac, 2, 0, 0], "before byte 4: found trailing data of length 1"),
        ] {
            assert_eq!(unpack(bytes).unwrap_err().to_string(), format!("packed words, {reason}"));
        }
        let mut reader = Reader::new(FORMAT, &[3, 0xac, 2, 0x80, 2, 2, b'Q', b'Q']).unwrap();
        let reason = reader.number::<u8>("a byte").unwrap_err();
        assert_eq!(
            reason.to_string(),
            "packed words, before byte 5: found 256 for a byte, which is too large"
        );
        let reason = reader.code("a country", |_| None::<u8>).unwrap_err();
        assert_eq!(
            reason.to_string(),
            r#"packed words, before byte 8: found the unknown code "QQ" for a country"#
        );
        let endless = [0xff; 11];
        let reason = Reader::new(FORMAT, &endless).err().unwrap().to_string();
        assert!(reason.ends_with("found more than 64 bits for the format version"), "{reason}");
    }
}
