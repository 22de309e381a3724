//! Answers as bytes: numbers of variable length, and texts.
//!
//! Bytes are read by other versions than the one that wrote them. They begin with a version of their format, and name
//! things by codes rather than by their places in tables of a build. What occurs often is spelt out the first time and
//! then named by its place among what was spelt out: both sides build that list.

use std::collections::HashMap;
use std::error::Error;
use std::fmt;
use std::hash::Hash;

/// Bytes that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Unreadable {}

/// A kind of packed answer: what both sides have to agree about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Format {
    /// What is packed, for messages.
    pub(crate) what: &'static str,
    /// Changed whenever other versions would read the bytes, or what follows from them, differently.
    pub(crate) version: u32,
    /// The seed of the inventory.
    pub(crate) seed: u64,
}

/// Writes bytes.
pub(crate) struct Writer(Vec<u8>);

impl Writer {
    pub(crate) fn new(format: Format) -> Self {
        let mut writer = Self(Vec::new());
        writer.number(format.version);
        writer.number(format.seed);
        writer
    }

    /// A number: one byte for each seven bits, the lowest first.
    pub(crate) fn number(&mut self, number: impl Into<u64>) {
        let mut rest = number.into();
        while rest >= 0x80 {
            self.0.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        self.0.push(rest as u8);
    }

    /// A number that may be negative, best near zero.
    pub(crate) fn signed(&mut self, number: i64) {
        self.number((number << 1 ^ number >> 63).cast_unsigned());
    }

    /// A number of things.
    pub(crate) fn count(&mut self, count: usize) {
        self.number(count as u64);
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.count(text.len());
        self.0.extend_from_slice(text.as_bytes());
    }

    /// Something that occurs often: its place among those known, and where it is new, what `write` writes of it.
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

/// Reads bytes. Anything may be in them: an error says where what was expected is not.
pub(crate) struct Reader<'a> {
    format: Format,
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    /// Reads on behind version and seed, which must be these.
    pub(crate) fn new(format: Format, bytes: &'a [u8]) -> Result<Self, Unreadable> {
        let mut reader = Self { format, bytes, at: 0 };
        let version: u64 = reader.number("the version of the format")?;
        if version != u64::from(format.version) {
            return Err(reader.refuse(format_args!("version {version}, of which {} is read", format.version)));
        }
        let seed: u64 = reader.number("the seed")?;
        if seed != format.seed {
            return Err(reader.refuse(format_args!("seed {seed}, where the inventory has {}", format.seed)));
        }
        Ok(reader)
    }

    /// The error that something was found instead of what belongs before the next byte.
    pub(crate) fn refuse(&self, found: impl fmt::Display) -> Unreadable {
        Unreadable(format!("packed {}, before byte {}: found {found}", self.format.what, self.at))
    }

    /// A number, as small as its type.
    pub(crate) fn number<T: TryFrom<u64>>(&mut self, what: &str) -> Result<T, Unreadable> {
        let (mut number, mut shift) = (0_u64, 0);
        loop {
            let Some(byte) = self.bytes.get(self.at).copied() else {
                return Err(self.refuse(format_args!("the end instead of {what}")));
            };
            self.at += 1;
            let bits = u64::from(byte & 0x7f);
            // Ten bytes at most, and one bit in the last.
            if shift > 63 || bits << shift >> shift != bits {
                return Err(self.refuse(format_args!("more than 64 bits for {what}")));
            }
            number |= bits << shift;
            shift += 7;
            if byte < 0x80 {
                break;
            }
        }
        T::try_from(number).map_err(|_| self.refuse(format_args!("{number} for {what}")))
    }

    /// A number that may be negative.
    pub(crate) fn signed(&mut self, what: &str) -> Result<i64, Unreadable> {
        let number: u64 = self.number(what)?;
        Ok((number >> 1).cast_signed() ^ -(number & 1).cast_signed())
    }

    /// A number of things with at least one byte each: never more than there are bytes left.
    pub(crate) fn count(&mut self, what: &str) -> Result<usize, Unreadable> {
        let count: u64 = self.number(what)?;
        let left = self.bytes.len() - self.at;
        match usize::try_from(count) {
            Ok(count) if count <= left => Ok(count),
            _ => Err(self.refuse(format_args!("{count} for {what}, where {left} bytes are left"))),
        }
    }

    pub(crate) fn text(&mut self, what: &str) -> Result<&'a str, Unreadable> {
        let length = self.count(what)?;
        // Not more than are left.
        let bytes = &self.bytes[self.at..self.at + length];
        let text = str::from_utf8(bytes).map_err(|_| self.refuse(format_args!("no UTF-8 for {what}")))?;
        self.at += length;
        Ok(text)
    }

    /// The thing that a code stands for.
    pub(crate) fn code<T>(
        &mut self,
        what: &str,
        find: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Unreadable> {
        let code = self.text(what)?;
        find(code).ok_or_else(|| self.refuse(format_args!("{code:?} for {what}, which is not known")))
    }

    /// A list, with at least one byte for each entry.
    pub(crate) fn list<T>(
        &mut self,
        what: &str,
        mut read: impl FnMut(&mut Self) -> Result<T, Unreadable>,
    ) -> Result<Vec<T>, Unreadable> {
        let count = self.count(what)?;
        (0..count).map(|_| read(self)).collect()
    }

    /// Something that occurs often: one of those known, or what `read` reads of it.
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
            return Err(self.refuse(format_args!("{place} for {what}, of which there are {}", known.len())));
        }
        let new = read(self)?;
        known.push(new.clone());
        Ok(new)
    }

    /// Whether nothing is left.
    pub(crate) fn finish(self) -> Result<(), Unreadable> {
        match self.bytes.len() - self.at {
            0 => Ok(()),
            left => Err(self.refuse(format_args!("{left} bytes more than expected"))),
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
        fn what_is_packed_is_read(words in proptest::collection::vec(("[ab]{0,2}", any::<u64>(), any::<i64>()), 0..20)) {
            prop_assert_eq!(unpack(&pack(&words)).unwrap(), words);
        }

        #[test]
        fn all_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..40)) {
            let _ = unpack(&bytes);
            let _ = unpack(&[&[3, 0xac, 2][..], &bytes].concat());
        }
    }

    #[test]
    fn numbers_take_a_byte_for_each_seven_bits() {
        let words = |word: &str, number, signed| vec![(word.to_owned(), number, signed)];
        assert_eq!(pack(&words("hi", 127, -64)), [3, 0xac, 2, 1, 0, 2, b'h', b'i', 127, 127]);
        assert_eq!(pack(&words("", 128, 64)), [3, 0xac, 2, 1, 0, 0, 0x80, 1, 0x80, 1]);
    }

    #[test]
    fn what_is_refused_is_said() {
        for (bytes, reason) in [
            (&[][..], "before byte 0: found the end instead of the version of the format"),
            (&[4], "before byte 1: found version 4, of which 3 is read"),
            (&[3, 1], "before byte 2: found seed 1, where the inventory has 300"),
            (&[3, 0xac, 2, 9, 1], "before byte 4: found 9 for words, where 1 bytes are left"),
            (&[3, 0xac, 2, 1, 1], "before byte 5: found 1 for a word, of which there are 0"),
            (&[3, 0xac, 2, 1, 0, 1, 0xff], "before byte 6: found no UTF-8 for a word"),
            (&[3, 0xac, 2, 0, 0], "before byte 4: found 1 bytes more than expected"),
        ] {
            assert_eq!(unpack(bytes).unwrap_err().to_string(), format!("packed words, {reason}"));
        }
        let mut reader = Reader::new(FORMAT, &[3, 0xac, 2, 0x80, 2, 2, b'Q', b'Q']).unwrap();
        let reason = reader.number::<u8>("a byte").unwrap_err();
        assert_eq!(reason.to_string(), "packed words, before byte 5: found 256 for a byte");
        let reason = reader.code("a country", |_| None::<u8>).unwrap_err();
        assert_eq!(
            reason.to_string(),
            r#"packed words, before byte 8: found "QQ" for a country, which is not known"#
        );
        let endless = [0xff; 11];
        let reason = Reader::new(FORMAT, &endless).err().unwrap().to_string();
        assert!(reason.ends_with("found more than 64 bits for the version of the format"), "{reason}");
    }
}
