//! A string scanner that reads from left to right and reports the first invalid byte with the requirement at that
//! position.

use std::ops::RangeInclusive;

use specwright_core::{Requirement, ValueError};

/// A string and the current position in it.
///
/// Only ASCII characters are ever consumed, so the position stays at a character boundary.
#[derive(Clone, Copy)]
pub(crate) struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    /// Creates a scanner at a byte position. The string before the position must be ASCII.
    pub(crate) fn new(text: &'a str, at: usize) -> Self {
        Scanner { text, at }
    }

    /// Returns the offset of the next byte, counted from 0.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    pub(crate) fn rest(&self) -> &'a [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    /// Consumes the given ASCII character if it comes next, and returns whether it was consumed.
    pub(crate) fn consume(&mut self, expected: u8) -> bool {
        let is_next = self.rest().first() == Some(&expected);
        self.at += usize::from(is_next);
        is_next
    }

    /// Consumes the next character if it is an ASCII digit.
    pub(crate) fn digit(&mut self) -> Option<u8> {
        let digit = self.rest().first()?.wrapping_sub(b'0');
        (digit < 10).then(|| {
            self.at += 1;
            digit
        })
    }

    /// Skips spaces, tabs and line breaks.
    pub(crate) fn skip_whitespace(&mut self) {
        self.at += self.rest().iter().take_while(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r')).count();
    }

    /// Parses an integer without a sign. Leading zeros are ignored.
    pub(crate) fn integer(
        &mut self,
        range: RangeInclusive<i64>,
        of: &'static str,
    ) -> Result<i64, ValueError> {
        let start = self.at;
        self.magnitude()
            .and_then(|value| i64::try_from(value).ok())
            .filter(|value| range.contains(value))
            .ok_or_else(|| {
                let (min, max) = (*range.start(), *range.end());
                self.fault_at(start, Requirement::Range { of, min, max })
            })
    }

    /// Parses an integer with an optional minus sign.
    pub(crate) fn signed_integer(&mut self) -> Result<i64, ValueError> {
        let start = self.at;
        let minus = self.consume(b'-');
        let magnitude = self.magnitude().map(i128::from).map(|value| if minus { -value } else { value });
        magnitude.and_then(|value| i64::try_from(value).ok()).ok_or_else(|| {
            self.fault_at(start, Requirement::Range { of: "an integer", min: i64::MIN, max: i64::MAX })
        })
    }

    fn magnitude(&mut self) -> Option<u64> {
        let mut value = u64::from(self.digit()?);
        while let Some(digit) = self.digit() {
            value = value.checked_mul(10)?.checked_add(u64::from(digit))?;
        }
        Some(value)
    }

    /// Checks that the string ends at the current position.
    pub(crate) fn end(&self, allowed: &'static str) -> Result<(), ValueError> {
        if self.is_at_end() { Ok(()) } else { Err(self.fault(allowed)) }
    }

    /// Returns the error for an unexpected next character.
    #[cold]
    pub(crate) fn fault(&self, requirement: impl Into<Requirement>) -> ValueError {
        self.fault_at(self.at, requirement)
    }

    /// Returns the error for an unexpected character at the given position.
    #[cold]
    pub(crate) fn fault_at(&self, at: usize, requirement: impl Into<Requirement>) -> ValueError {
        ValueError::new(self.text, requirement).at(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_end_at_the_first_other_character() {
        let read = |text| Scanner::new(text, 0).integer(0..=i64::MAX, "a number");
        assert_eq!(read("0"), Ok(0));
        assert_eq!(read("007x"), Ok(7));
        assert_eq!(read("9223372036854775807"), Ok(i64::MAX));
        assert_eq!(read("00000000000000000000000000000000001"), Ok(1));
        for bad in ["", "x", "-1", "+1", " 1", "９", "٣", "9223372036854775808", "99999999999999999999999999"]
        {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn signed_integers_cover_the_whole_i64_range() {
        let read = |text| Scanner::new(text, 0).signed_integer();
        assert_eq!(read("-9223372036854775808"), Ok(i64::MIN));
        assert_eq!(read("9223372036854775807"), Ok(i64::MAX));
        assert_eq!(read("-0"), Ok(0));
        for bad in ["", "-", "--1", "+1", "- 1", "-9223372036854775809", "9223372036854775808"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
