//! The cursor over the bytes of a document: finds tokens, and makes nothing but numbers and strings of them.
//!
//! Where the syntax can't be taken up again, or the document ends too early, the cursor stops: it stands at the end
//! from then on, so that every reader comes to its own end, and [`Cursor::stop`] has the reason.

mod number;
mod skip;
mod string;

pub(crate) use number::Numeral;
pub(crate) use skip::Separator;
pub(crate) use string::Scan;

use crate::SyntaxFault;

/// A place in a document and all that is known of its syntax so far.
#[derive(Debug)]
pub(crate) struct Cursor<'de> {
    bytes: &'de [u8],
    /// The same bytes, where all of them are UTF-8: no string needs to be looked at again.
    text: Option<&'de str>,
    at: usize,
    /// The last string that had escapes.
    scratch: String,
    stop: Option<Stop>,
    fault: Option<(usize, SyntaxFault)>,
}

/// The reason why a document was not read to its end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stop {
    /// The byte, which is the document's length where that ended too early.
    pub(crate) at: usize,
    /// The part of the syntax that has to be there.
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

    /// The next byte that is not blank; 0 at the end.
    #[inline]
    pub(crate) fn peek(&mut self) -> u8 {
        match self.bytes.get(self.at) {
            Some(&byte) if byte > b' ' => byte,
            _ => self.peek_past_blanks(),
        }
    }

    fn peek_past_blanks(&mut self) -> u8 {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.bytes.get(self.at) {
            self.at += 1;
        }
        self.bytes.get(self.at).copied().unwrap_or(0)
    }

    /// Passes over a byte that was seen.
    #[inline]
    pub(crate) fn advance(&mut self) {
        self.at += 1;
    }

    /// Comes back to a place that was read before, unless it stopped since.
    pub(crate) fn return_to(&mut self, at: usize) {
        if self.stop.is_none() {
            self.at = at;
        }
    }

    /// Whether nothing is left.
    #[inline]
    pub(crate) fn is_at_end(&self) -> bool {
        self.at >= self.bytes.len()
    }

    /// Whether nothing but blanks is left.
    pub(crate) fn is_done(&mut self) -> bool {
        self.peek() == 0 && self.is_at_end()
    }

    /// The reason for which the document was not read to its end.
    pub(crate) fn stopped(&self) -> Option<Stop> {
        self.stop
    }

    /// Whether the document ended too early.
    #[inline]
    pub(crate) fn is_cut(&self) -> bool {
        match self.stop {
            None => false,
            Some(stop) => stop.at >= self.bytes.len(),
        }
    }

    /// Stops here, where `expected` has to be.
    #[cold]
    pub(crate) fn stop(&mut self, expected: &'static str) {
        self.stop.get_or_insert(Stop { at: self.at, expected });
        self.at = self.bytes.len();
    }

    /// The first fault that reading went on after, and its byte.
    pub(crate) fn fault(&self) -> Option<(usize, SyntaxFault)> {
        self.fault
    }

    /// Remembers a fault.
    #[cold]
    pub(crate) fn add_fault(&mut self, at: usize, fault: SyntaxFault) {
        self.fault.get_or_insert((at, fault));
    }

    /// The bytes that were not read yet.
    #[inline]
    pub(crate) fn rest(&self) -> &'de [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    /// Passes over bytes that were looked at.
    #[inline]
    pub(crate) fn advance_by(&mut self, count: usize) {
        self.at += count;
    }

    /// Passes over a word if it is the next token.
    #[inline]
    pub(crate) fn word(&mut self, word: &str) -> bool {
        let end = self.at + word.len();
        let is_next = self.bytes[self.at..].starts_with(word.as_bytes()) && !self.is_token_byte(end);
        if is_next {
            self.at = end;
        }
        is_next
    }

    /// Passes over a run of bytes that may be a word or a number in some other language, and remembers the fault.
    /// Stops where there is none.
    #[cold]
    pub(crate) fn odd_token(&mut self) -> Option<&'de [u8]> {
        let start = self.at;
        let mut end = start;
        while self.is_token_byte(end) {
            end += 1;
        }
        if end == start || end == self.bytes.len() {
            // A word that the document ends in may have been a whole one.
            self.at = end;
            self.stop("a value");
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

    /// Whether a byte begins a value, or what a careless writer takes for one.
    pub(crate) fn begins_value(byte: u8) -> bool {
        byte.is_ascii_alphanumeric() || matches!(byte, b'"' | b'{' | b'[' | b'-' | b'+' | b'.')
    }
}
