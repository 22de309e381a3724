//! Strings: borrowed from the document if possible, unescaped into a buffer otherwise.

use super::Cursor;
use crate::SyntaxFault;

/// A scanned string.
#[derive(Debug)]
pub(crate) enum Scan<'de> {
    /// A string without escapes, borrowed from the document.
    Plain(&'de str),
    /// A string with escapes. [`Cursor::take_scratch`] returns it.
    Escaped,
    /// A string that is not valid JSON. The value contains its bytes, including the quotes.
    Faulty(SyntaxFault, &'de [u8]),
    /// An unterminated string. The cursor has stopped.
    Stopped,
}

impl<'de> Cursor<'de> {
    /// Reads the string at the cursor if it has no escapes and the whole document is UTF-8. Otherwise returns `None`
    /// and leaves the cursor in place.
    #[inline]
    pub(crate) fn plain_string(&mut self) -> Option<&'de str> {
        let start = self.at + 1;
        let text = self.text?;
        let end = plain_end(text.as_bytes(), start);
        let plain = text.get(start..end)?;
        if text.as_bytes().get(end) != Some(&b'"') {
            return None;
        }
        self.at = end + 1;
        Some(plain)
    }

    /// Reads the string whose opening quote is at the cursor.
    #[inline]
    pub(crate) fn string(&mut self) -> Scan<'de> {
        match self.plain_string() {
            Some(text) => Scan::Plain(text),
            None => self.unusual_string(),
        }
    }

    /// Returns the last string with escapes. Pass it to [`Cursor::put_scratch`] after use, so that its allocation is
    /// reused.
    pub(crate) fn take_scratch(&mut self) -> String {
        std::mem::take(&mut self.scratch)
    }

    pub(crate) fn put_scratch(&mut self, scratch: String) {
        self.scratch = scratch;
    }

    /// Returns a part of a string without escapes, or `None` if the part is not UTF-8.
    fn piece(&self, start: usize, end: usize) -> Option<&'de str> {
        match self.text {
            Some(text) => text.get(start..end),
            None => std::str::from_utf8(self.bytes.get(start..end)?).ok(),
        }
    }

    /// Returns the position of the first invalid UTF-8 byte at or after `from`.
    #[cold]
    fn end_of_text(&self, from: usize) -> usize {
        let rest = self.bytes.get(from..).unwrap_or_default();
        from + std::str::from_utf8(rest).map_or_else(|error| error.valid_up_to(), str::len)
    }

    /// Reads a string like [`Cursor::string`]. The string may have escapes, be invalid, or be unterminated.
    #[cold]
    #[inline(never)]
    pub(crate) fn unusual_string(&mut self) -> Scan<'de> {
        let start = self.at;
        let (mut from, mut fault) = (start + 1, None);
        self.scratch.clear();
        loop {
            let to = plain_end(self.bytes, from);
            match self.piece(from, to) {
                Some(piece) => self.scratch.push_str(piece),
                None => _ = fault.get_or_insert((self.end_of_text(from), SyntaxFault::Encoding)),
            }
            from = match self.bytes.get(to) {
                None => {
                    self.at = self.bytes.len();
                    self.stop("the end of a string");
                    return Scan::Stopped;
                }
                Some(b'"') => {
                    self.at = to + 1;
                    break;
                }
                Some(b'\\') => match unescape(self.bytes, to) {
                    Ok((unescaped, next)) => {
                        self.scratch.push(unescaped);
                        next
                    }
                    Err((broken, next)) => {
                        fault.get_or_insert((to, broken));
                        next
                    }
                },
                Some(_) => {
                    fault.get_or_insert((to, SyntaxFault::ControlCharacter));
                    to + 1
                }
            };
        }
        match fault {
            // The string has no escapes, but the document is not entirely UTF-8.
            None if self.scratch.len() + 2 == self.at - start => match self.piece(start + 1, self.at - 1) {
                Some(piece) => Scan::Plain(piece),
                None => Scan::Escaped,
            },
            None => Scan::Escaped,
            Some((at, fault)) => {
                self.add_fault(at, fault);
                Scan::Faulty(fault, &self.bytes[start..self.at])
            }
        }
    }
}

/// Returns the position of the first special byte at or after `at` in a string: a quote, a backslash or a control
/// character. Returns the length of the document if there is no such byte.
#[inline]
fn plain_end(bytes: &[u8], at: usize) -> usize {
    /// Number of words to search first. Most strings end within these words.
    const SHORT: usize = 3;
    let Some(mut rest) = bytes.get(at..) else { return bytes.len() };
    for _ in 0..SHORT {
        let Some((word, behind)) = rest.split_first_chunk::<8>() else { break };
        let marks = special_in(u64::from_le_bytes(*word));
        if marks != 0 {
            return bytes.len() - rest.len() + (marks.trailing_zeros() / 8) as usize;
        }
        rest = behind;
    }
    bytes.len() - rest.len() + long_plain_end(rest)
}

/// Continues [`plain_end`] in the rest of a long string, block by block. Without blocks, a string with many control
/// characters would be searched to its end again after each control character.
#[inline(never)]
fn long_plain_end(rest: &[u8]) -> usize {
    const BLOCK: usize = 1024;
    let mut blocks =
        rest.chunks(BLOCK).enumerate().map(|(index, block)| (index * BLOCK, block, plain_end_in(block)));
    blocks.find(|(_, block, end)| *end < block.len()).map_or(rest.len(), |(start, _, end)| start + end)
}

/// Continues [`plain_end`] in a block, with two vectorized searches.
fn plain_end_in(block: &[u8]) -> usize {
    let end = memchr::memchr2(b'"', b'\\', block).unwrap_or(block.len());
    let string = &block[..end];
    // A loop over all bytes without an early exit compiles to vector instructions.
    match string.iter().fold(u8::MAX, |least, byte| least.min(*byte)) {
        0..0x20 => string.iter().position(|byte| *byte < 0x20).unwrap_or(end),
        _ => end,
    }
}

/// Returns a word with the high bit set in each special byte of an eight-byte word.
///
/// Each subtraction borrows at a byte that is too small, which sets the high bit of this byte. The borrow may also mark
/// bytes above the lowest match, but callers use only the lowest match.
#[inline]
fn special_in(word: u64) -> u64 {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let zeros_of = |word: u64| word.wrapping_sub(EACH) & !word;
    let quotes = zeros_of(word ^ (EACH * b'"' as u64));
    let backslashes = zeros_of(word ^ (EACH * b'\\' as u64));
    let controls = word.wrapping_sub(EACH * 0x20) & !word;
    (quotes | backslashes | controls) & (EACH * 0x80)
}

/// Returns the character of the escape at a backslash and the position after the escape, or the fault and the position
/// at which to resume.
fn unescape(bytes: &[u8], at: usize) -> Result<(char, usize), (SyntaxFault, usize)> {
    let simple = |unescaped| Ok((unescaped, at + 2));
    match bytes.get(at + 1) {
        Some(b'"') => simple('"'),
        Some(b'\\') => simple('\\'),
        Some(b'/') => simple('/'),
        Some(b'b') => simple('\u{8}'),
        Some(b'f') => simple('\u{c}'),
        Some(b'n') => simple('\n'),
        Some(b'r') => simple('\r'),
        Some(b't') => simple('\t'),
        Some(b'u') => unescape_unit(bytes, at),
        // The byte after the backslash is handled separately: it may be a control character, or the document may end
        // here.
        _ => Err((SyntaxFault::Escape, at + 1)),
    }
}

/// Decodes `\u` and four digits, and also the following escape if the first is half of a surrogate pair.
fn unescape_unit(bytes: &[u8], at: usize) -> Result<(char, usize), (SyntaxFault, usize)> {
    let Some(unit) = hex(bytes, at + 2) else { return Err((SyntaxFault::Escape, at + 1)) };
    if let Some(whole) = char::from_u32(unit) {
        return Ok((whole, at + 6));
    }
    let half = (SyntaxFault::Surrogate, at + 6);
    let is_pair = unit < 0xdc00 && bytes.get(at + 6..at + 8) == Some(b"\\u");
    let Some(second @ 0xdc00..0xe000) = is_pair.then(|| hex(bytes, at + 8)).flatten() else {
        return Err(half);
    };
    let code = 0x1_0000 + ((unit - 0xd800) << 10) + (second - 0xdc00);
    char::from_u32(code).map(|whole| (whole, at + 12)).ok_or(half)
}

fn hex(bytes: &[u8], at: usize) -> Option<u32> {
    let digits = bytes.get(at..at + 4)?;
    digits.iter().try_fold(0, |value, digit| Some(value * 16 + char::from(*digit).to_digit(16)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn slow_plain_end(bytes: &[u8], at: usize) -> usize {
        (at..bytes.len()).find(|at| matches!(bytes[*at], b'"' | b'\\' | 0..0x20)).unwrap_or(bytes.len())
    }

    proptest! {
        #[test]
        fn word_search_matches_byte_search(bytes in prop::collection::vec(any::<u8>(), 0..64), at in 0_usize..80) {
            prop_assert_eq!(plain_end(&bytes, at), slow_plain_end(&bytes, at));
        }

        #[test]
        fn the_end_of_a_long_string_is_found(length in 1_000_usize..3_200, place: usize, byte in prop::sample::select(&b"\"\\\n"[..])) {
            let mut bytes = vec![b'x'; length];
            let place = place % length;
            bytes[place] = byte;
            prop_assert_eq!(plain_end(&bytes, 0), place);
            prop_assert_eq!(plain_end(&bytes, place + 1), length);
        }

        #[test]
        fn rare_bytes_are_found(mut bytes in prop::collection::vec(0x20_u8..0x22, 0..64), place: usize, byte: u8) {
            if !bytes.is_empty() {
                let place = place % bytes.len();
                bytes[place] = byte;
            }
            prop_assert_eq!(plain_end(&bytes, 0), slow_plain_end(&bytes, 0));
        }
    }
}
