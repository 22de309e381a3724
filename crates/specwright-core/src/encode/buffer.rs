//! The bytes of a document being written.

use super::escape::{copy_clean, first_special, short_form};

/// A growing buffer with methods for JSON syntax.
///
/// Bytes are stored in memory that is zeroed in advance, so that writing a short value takes one or two store
/// instructions and no call.
#[derive(Debug)]
pub(super) struct Buffer {
    bytes: Vec<u8>,
    end: usize,
}

/// Number of bytes to zero in advance: large enough that most writes need no growth, and small enough to stay in the
/// cache.
const ZEROED_AHEAD: usize = 1024;

impl Buffer {
    /// Creates a buffer that appends to `bytes`.
    pub(super) fn appending_to(bytes: Vec<u8>) -> Self {
        Buffer { end: bytes.len(), bytes }
    }

    /// Returns the written bytes.
    pub(super) fn into_bytes(mut self) -> Vec<u8> {
        self.bytes.truncate(self.end);
        self.bytes
    }

    /// Returns the length of the written bytes.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.end
    }

    /// Discards everything after the first `length` bytes.
    #[inline]
    pub(super) fn truncate(&mut self, length: usize) {
        self.end = length;
    }

    /// Reserves the next `length` bytes and returns them for writing.
    #[inline]
    fn take(&mut self, length: usize) -> &mut [u8] {
        let start = self.end;
        self.end += length;
        if self.end > self.bytes.len() {
            self.grow();
        }
        &mut self.bytes[start..self.end]
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self) {
        self.bytes.resize(self.end + ZEROED_AHEAD, 0);
    }

    /// Writes one byte.
    #[inline]
    pub(super) fn byte(&mut self, byte: u8) {
        self.take(1)[0] = byte;
    }

    /// Writes bytes unchanged.
    #[inline]
    pub(super) fn raw(&mut self, bytes: &[u8]) {
        self.take(bytes.len()).copy_from_slice(bytes);
    }

    /// Writes `units / one` as a decimal without trailing zeros, and without a decimal point if the value is whole.
    #[inline]
    pub(super) fn decimal(&mut self, units: i64, one: u64) {
        let (whole, mut rest) = (units.unsigned_abs() / one, units.unsigned_abs() % one);
        if units < 0 {
            self.byte(b'-');
        }
        self.raw(itoa::Buffer::new().format(whole).as_bytes());
        if rest > 0 {
            self.byte(b'.');
        }
        while rest > 0 {
            rest *= 10;
            // The quotient is a single digit, because `rest` was less than `one`.
            self.byte(b'0' + (rest / one) as u8);
            rest %= one;
        }
    }

    /// Ends an array or an object. The bracket replaces the last comma.
    #[inline]
    pub(super) fn close(&mut self, bracket: u8) {
        if self.bytes[..self.end].ends_with(b",") {
            self.end -= 1;
        }
        self.byte(bracket);
    }

    /// Writes a string in quotes.
    #[inline]
    pub(super) fn string(&mut self, text: &str) {
        let start = self.end;
        let [open, inner @ .., close] = self.take(text.len() + 2) else { return };
        (*open, *close) = (b'"', b'"');
        if !copy_clean(text.as_bytes(), inner) {
            self.end = start;
            self.byte(b'"');
            self.escaped(text.as_bytes());
            self.byte(b'"');
        }
    }

    /// Writes a part of a string, without quotes.
    #[inline]
    pub(super) fn part(&mut self, text: &str) {
        let start = self.end;
        if !copy_clean(text.as_bytes(), self.take(text.len())) {
            self.end = start;
            self.escaped(text.as_bytes());
        }
    }

    /// Writes a string with characters that need escapes, without quotes.
    #[cold]
    pub(super) fn escaped(&mut self, mut text: &[u8]) {
        while let Some((clean, [special, rest @ ..])) = first_special(text).map(|at| text.split_at(at)) {
            self.raw(clean);
            self.escape(*special);
            text = rest;
        }
        self.raw(text);
    }

    fn escape(&mut self, byte: u8) {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        match short_form(byte) {
            Some(letter) => self.raw(&[b'\\', letter]),
            None => {
                self.raw(b"\\u00");
                self.raw(&[DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 0xf)]]);
            }
        }
    }
}

impl std::fmt::Write for Buffer {
    /// Writes a part of a string.
    fn write_str(&mut self, part: &str) -> std::fmt::Result {
        self.part(part);
        Ok(())
    }
}
