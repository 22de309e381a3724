//! Memory sizes with units.

use std::fmt;
use std::str::FromStr;

/// A number of bytes, such as `512KiB` or `1GiB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bytes(pub usize);

/// Memory units, largest first.
const UNITS: [(&str, usize); 3] = [("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)];

impl FromStr for Bytes {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let in_unit = |(unit, bytes): &(&str, usize)| Some((text.strip_suffix(unit)?, *bytes));
        let (number, unit) = UNITS.iter().find_map(in_unit).unwrap_or((text, 1));
        let bytes = number.trim_end().parse::<usize>().ok().and_then(|number| number.checked_mul(unit));
        bytes.map(Bytes).ok_or("expected a number of bytes, such as 65536, 512KiB, 64MiB or 1GiB")
    }
}

/// Formats the size in the largest unit that yields a whole number.
impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match UNITS.iter().find(|(_, bytes)| self.0 > 0 && self.0.is_multiple_of(*bytes)) {
            Some((unit, bytes)) => write!(f, "{}{unit}", self.0 / bytes),
            None => write!(f, "{}", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn byte_amounts_round_trip() {
        for (text, bytes) in
            [("0", 0), ("1000", 1000), ("512KiB", 512 << 10), ("3MiB", 3 << 20), ("2GiB", 2 << 30)]
        {
            assert_eq!(text.parse(), Ok(Bytes(bytes)));
            assert_eq!(Bytes(bytes).to_string(), text);
        }
        assert_eq!("1 MiB".parse(), Ok(Bytes(1 << 20)));
        assert_eq!(Bytes(1024 << 20).to_string(), "1GiB");
    }

    #[test]
    fn invalid_byte_amounts_are_rejected() {
        for text in ["", "MiB", "-1", "1.5GiB", "1TB", "1mib", "99999999999999GiB"] {
            assert!(text.parse::<Bytes>().is_err(), "{text}");
        }
    }
}
