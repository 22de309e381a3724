//! Number parsing. As in serde_json with `float_roundtrip`, each number is rounded to the nearest value of its type.

use super::Cursor;

/// A scanned number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Numeral<'de> {
    /// An integer in the range of `i64`.
    Integer(i64),
    /// An integer above the range of `i64`.
    Unsigned(u64),
    /// Any other number.
    Float(f64),
    /// A number beyond the range of a float, as written.
    OutOfRange(&'de [u8]),
    /// Not a number. The cursor has not moved.
    Invalid,
}

/// The powers of ten that a float represents exactly.
const EXACT_POWERS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
];

/// The limit up to which a float represents all integers exactly.
const EXACT_INTEGERS: u64 = 1 << 53;

/// Number of digits that always fit in a `u64`.
const SAFE_DIGITS: usize = 19;

impl<'de> Cursor<'de> {
    /// Reads the number that begins at the cursor.
    #[inline(always)]
    pub(crate) fn number(&mut self) -> Numeral<'de> {
        let start = self.at;
        let is_negative = self.bytes.get(start) == Some(&b'-');
        let first = start + usize::from(is_negative);
        let (whole, point) = self.digits(first, 0);
        let is_well_formed = point == first + 1 || (point > first && self.bytes.get(first) != Some(&b'0'));
        if !is_well_formed {
            return Numeral::Invalid;
        }
        let has_point = self.bytes.get(point) == Some(&b'.');
        let (mantissa, end) = if has_point { self.digits(point + 1, whole) } else { (whole, point) };
        // Up to `SAFE_DIGITS` digits can't overflow, and a number that is followed by one of the usual bytes has
        // neither an exponent nor stray bytes.
        if end - first > SAFE_DIGITS || !self.ends_value(end) {
            return self.unusual_number(start);
        }
        let decimals = end - point - usize::from(has_point);
        let number = match EXACT_POWERS.get(decimals) {
            _ if !has_point => integer(is_negative, whole),
            Some(power) if decimals > 0 && mantissa <= EXACT_INTEGERS => {
                let float = mantissa as f64 / power;
                Numeral::Float(if is_negative { -float } else { float })
            }
            _ => return self.unusual_number(start),
        };
        self.at = end;
        number
    }

    /// Returns whether the byte at `at` usually follows a value.
    #[inline]
    fn ends_value(&self, at: usize) -> bool {
        matches!(self.bytes.get(at), Some(b',' | b'}' | b']' | b'\n'))
    }

    /// Appends the digits at `at` to `value`. Returns the result and the position of the first byte that is not a
    /// digit.
    #[inline]
    fn digits(&self, at: usize, mut value: u64) -> (u64, usize) {
        let rest = self.bytes.get(at..).unwrap_or_default();
        for (count, byte) in rest.iter().enumerate() {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                return (value, at + count);
            }
            value = value.wrapping_mul(10).wrapping_add(u64::from(digit));
        }
        (value, at + rest.len())
    }

    /// Reads a number that has an exponent, many digits, or an unusual byte after it. Returns `Invalid` if the bytes
    /// are not a number.
    #[cold]
    #[inline(never)]
    fn unusual_number(&mut self, start: usize) -> Numeral<'de> {
        match self.end_of_number(start) {
            Some(end) if !self.is_token_byte(end) => {
                self.at = end;
                slow(&self.bytes[start..end])
            }
            _ => Numeral::Invalid,
        }
    }

    /// Returns the end of a number whose integer part is valid, or `None` if the rest is malformed.
    fn end_of_number(&self, start: usize) -> Option<usize> {
        let first = start + usize::from(self.bytes.get(start) == Some(&b'-'));
        let (_, mut end) = self.digits(first, 0);
        let digits_from = |at: usize| Some(self.digits(at, 0).1).filter(|end| *end > at);
        if self.bytes.get(end) == Some(&b'.') {
            end = digits_from(end + 1)?;
        }
        if let Some(b'e' | b'E') = self.bytes.get(end) {
            let is_signed = matches!(self.bytes.get(end + 1), Some(b'+' | b'-'));
            end = digits_from(end + 1 + usize::from(is_signed))?;
        }
        Some(end)
    }
}

#[inline]
fn integer<'de>(is_negative: bool, whole: u64) -> Numeral<'de> {
    match (is_negative, i64::try_from(whole)) {
        (false, Ok(whole)) => Numeral::Integer(whole),
        (false, Err(_)) => Numeral::Unsigned(whole),
        // Only a float has a negative zero.
        (true, Ok(0)) => Numeral::Float(-0.0),
        (true, Ok(whole)) => Numeral::Integer(-whole),
        (true, Err(_)) if whole == i64::MIN.unsigned_abs() => Numeral::Integer(i64::MIN),
        (true, Err(_)) => Numeral::Float(-(whole as f64)),
    }
}

/// Parses a number of any length, with or without an exponent.
#[cold]
fn slow(written: &[u8]) -> Numeral<'_> {
    // The bytes are ASCII, and the standard library parses every number that JSON allows.
    let text = std::str::from_utf8(written).unwrap_or_default();
    if let Ok(whole) = text.trim_start_matches('-').parse() {
        return integer(text.starts_with('-'), whole);
    }
    match text.parse::<f64>() {
        Ok(float) if float.is_finite() => Numeral::Float(float),
        _ => Numeral::OutOfRange(written),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(text: &str) -> Numeral<'_> {
        Cursor::new(text.as_bytes()).number()
    }

    fn same_as_serde_json(text: &str) {
        let read = read(text);
        let expected: serde_json::Value = match serde_json::from_str(text) {
            Ok(number) => number,
            Err(_) => {
                return assert!(
                    matches!(read, Numeral::OutOfRange(_) | Numeral::Invalid),
                    "{text}: {read:?}"
                );
            }
        };
        let expected = expected.as_number().unwrap();
        match read {
            Numeral::Integer(integer) => assert_eq!(expected.as_i64(), Some(integer), "{text}"),
            Numeral::Unsigned(integer) => assert_eq!(expected.as_u64(), Some(integer), "{text}"),
            Numeral::Float(float) => {
                assert!(expected.is_f64(), "{text}");
                assert_eq!(expected.as_f64().unwrap().to_bits(), float.to_bits(), "{text}");
            }
            Numeral::OutOfRange(_) | Numeral::Invalid => panic!("{text}: {read:?}"),
        }
    }

    proptest! {
        #[test]
        fn floats_are_the_nearest(float: f64) {
            if float.is_finite() {
                same_as_serde_json(&serde_json::to_string(&float).unwrap());
            }
        }

        #[test]
        fn any_number_is_read_alike(text in "-?[0-9]{1,25}(\\.[0-9]{0,25})?([eE][+-]?[0-9]{0,4})?") {
            same_as_serde_json(&text);
        }
    }
}
