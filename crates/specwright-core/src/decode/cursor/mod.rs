//! The cursor over the bytes of a document. The cursor finds tokens, but decodes only numbers and strings.
//!
//! On an unrecoverable syntax error, or if the document ends too early, the cursor stops: it moves to the end of the
//! document, so that every reader finishes. [`Cursor::stopped`] then returns the reason.

mod number;
mod skip;
mod string;

pub(crate) use number::Numeral;
pub(crate) use skip::Separator;
pub(crate) use string::Scan;

use super::names::{FieldNames, begins_with};
use crate::SyntaxFault;

/// A position in a document, and the syntax errors found so far.
#[derive(Debug)]
pub(crate) struct Cursor<'de> {
    bytes: &'de [u8],
    /// The same bytes as text if the whole document is valid UTF-8, so that strings need no further check.
    text: Option<&'de str>,
    at: usize,
    /// The unescaped text of the last string with escapes.
    scratch: String,
    stop: Option<Stop>,
    fault: Option<(usize, SyntaxFault)>,
}

/// The reason why the cursor stopped before the end of the document.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stop {
    /// Byte offset of the error, or the document's length if the document ended too early.
    pub(crate) at: usize,
    /// The missing syntax element, such as `a value` or `the end of a string`.
    pub(crate) expected: &'static str,
}

impl<'de> Cursor<'de> {
    pub(crate) fn new(bytes: &'de [u8]) -> Self {
        let text = std::str::from_utf8(bytes).ok();
        Cursor { bytes, text, at: 0, scratch: String::new(), stop: None, fault: None }
    }

    pub(crate) fn bytes(&self) -> &'de [u8] {
        self.bytes
    }

    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// Returns the next byte that is not whitespace, or 0 at the end.
    #[inline]
    pub(crate) fn peek(&mut self) -> u8 {
        match self.bytes.get(self.at) {
            Some(&byte) if byte > b' ' => byte,
            _ => self.peek_past_whitespace(),
        }
    }

    /// Continues [`Cursor::peek`] at whitespace, which is usually a single space, or a line break and indentation.
    fn peek_past_whitespace(&mut self) -> u8 {
        while let Some(byte @ (b' ' | b'\n' | b'\r' | b'\t')) = self.bytes.get(self.at) {
            self.at += 1;
            if *byte == b'\n' {
                self.skip_indentation();
            }
        }
        self.bytes.get(self.at).copied().unwrap_or(0)
    }

    /// Skips spaces, eight at a time.
    #[inline]
    fn skip_indentation(&mut self) {
        while let Some(word) = self.rest().first_chunk::<8>() {
            let others = u64::from_le_bytes(*word) ^ u64::from_le_bytes([b' '; 8]);
            self.at += (others.trailing_zeros() / 8) as usize;
            if others != 0 {
                return;
            }
        }
    }

    /// Advances past the byte that [`Cursor::peek`] returned.
    #[inline]
    pub(crate) fn advance(&mut self) {
        self.at += 1;
    }

    /// Returns to an earlier position, unless the cursor has stopped since.
    pub(crate) fn return_to(&mut self, at: usize) {
        if self.stop.is_none() {
            self.at = at;
        }
    }

    /// Returns whether the cursor is at the end of the document.
    #[inline]
    pub(crate) fn is_at_end(&self) -> bool {
        self.at >= self.bytes.len()
    }

    /// Returns whether only whitespace is left.
    pub(crate) fn is_done(&mut self) -> bool {
        self.peek() == 0 && self.is_at_end()
    }

    /// Returns the reason why the cursor stopped, if it did.
    pub(crate) fn stopped(&self) -> Option<Stop> {
        self.stop
    }

    /// Returns whether the document ended too early.
    #[inline]
    pub(crate) fn is_truncated(&self) -> bool {
        match self.stop {
            None => false,
            Some(stop) => stop.at >= self.bytes.len(),
        }
    }

    /// Stops at the current position, where `expected` is missing.
    #[cold]
    pub(crate) fn stop(&mut self, expected: &'static str) {
        self.stop.get_or_insert(Stop { at: self.at, expected });
        self.at = self.bytes.len();
    }

    /// Returns the first fault that the decoder recovered from, and its byte offset.
    pub(crate) fn fault(&self) -> Option<(usize, SyntaxFault)> {
        self.fault
    }

    /// Records a fault. Only the first fault is kept.
    #[cold]
    pub(crate) fn add_fault(&mut self, at: usize, fault: SyntaxFault) {
        self.fault.get_or_insert((at, fault));
    }

    /// Returns the unread bytes.
    #[inline]
    fn rest(&self) -> &'de [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    /// Skips a token if it comes next, and returns whether it was skipped.
    #[inline]
    pub(crate) fn skips(&mut self, token: &[u8]) -> bool {
        let is_next = begins_with(self.rest(), token);
        if is_next {
            self.at += token.len();
        }
        is_next
    }

    /// Skips the name and colon of a described field if they come next, and returns the field's index.
    #[inline]
    pub(crate) fn skips_name(&mut self, known: &FieldNames) -> Option<usize> {
        let (place, length) = known.place_of_token(self.rest())?;
        self.at += length;
        Some(place)
    }

    /// Skips a word if it is the next token, and returns whether it was skipped.
    #[inline]
    pub(crate) fn word(&mut self, word: &str) -> bool {
        let end = self.at + word.len();
        let is_next = self.bytes[self.at..].starts_with(word.as_bytes()) && !self.is_token_byte(end);
        if is_next {
            self.at = end;
        }
        is_next
    }

    /// Skips a run of bytes that may be a word or a number in another language, such as JavaScript, and records the
    /// fault. Stops the cursor if there is no such run, or if the run reaches the end of the document.
    #[cold]
    pub(crate) fn malformed_token(&mut self) -> Option<&'de [u8]> {
        let start = self.at;
        let mut end = start;
        while self.is_token_byte(end) {
            end += 1;
        }
        if end == start || end == self.bytes.len() {
            // A word at the end of the document may be a truncated valid word.
            self.at = end;
            self.stop(if end == start { "a value" } else { "the end of a value" });
            return None;
        }
        self.add_fault(start, SyntaxFault::Token);
        self.at = end;
        Some(&self.bytes[start..end])
    }

    #[inline]
    fn is_token_byte(&self, at: usize) -> bool {
        self.bytes
            .get(at)
            .is_some_and(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.' | b'_'))
    }

    /// Returns whether a byte begins a value, valid or malformed.
    pub(crate) fn begins_value(byte: u8) -> bool {
        byte.is_ascii_alphanumeric() || matches!(byte, b'"' | b'{' | b'[' | b'-' | b'+' | b'.')
    }
}
