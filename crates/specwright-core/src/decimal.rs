//! Exact decimal numbers, which JSON represents as strings.

use std::fmt;

use crate::{Cx, Decode, Expected, Form, Grammar, NoteReason, ValueError};

/// An exact decimal number: `units` with `scale` digits after the decimal point.
///
/// On the wire, a decimal is a string such as `"12.30"`. Every digit is kept: 1.5 and 1.50 differ.
///
/// ```
/// use specwright_core::{Amount, Decimal};
/// assert_eq!("12.30".parse(), Ok(Decimal { units: 1230, scale: 2 }));
/// assert_eq!(Amount::new(12.34).and_then(Amount::to_decimal), Some(Decimal { units: 1234, scale: 2 }));
/// assert_eq!(Amount::from(Decimal { units: 1234, scale: 2 }), Amount::new(12.34).unwrap());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Decimal {
    /// The digits as an integer, without the decimal point.
    pub units: i128,
    /// Number of digits after the decimal point.
    pub scale: u32,
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.units < 0 { "-" } else { "" };
        let digits = self.units.unsigned_abs().to_string();
        let scale = self.scale as usize;
        if scale == 0 {
            return write!(f, "{sign}{digits}");
        }
        let digits = format!("{digits:0>width$}", width = scale + 1);
        let (whole, fraction) = digits.split_at(digits.len() - scale);
        write!(f, "{sign}{whole}.{fraction}")
    }
}

impl Grammar for Decimal {
    const FORM: Form =
        Form::new("Decimal", "a decimal number in a string, of up to 38 digits, such as 12.30");

    fn parse(text: &str) -> Result<Self, ValueError> {
        let unsigned = text.strip_prefix('-').unwrap_or(text);
        let (whole, fraction) = unsigned.split_once('.').unwrap_or((unsigned, "0"));
        let length = unsigned.bytes().filter(u8::is_ascii_digit).count();
        let is_plain = [whole, fraction].iter().all(|part| is_digits(part)) && length <= MAX_DIGITS;
        let read = || {
            let scale = unsigned.split_once('.').map_or(0, |(_, fraction)| fraction.len());
            let units = text.replace('.', "").parse().ok()?;
            Some(Decimal { units, scale: u32::try_from(scale).ok()? })
        };
        let read = if is_plain { read() } else { None };
        read.ok_or_else(|| ValueError::new(text, &Self::FORM))
    }
}
crate::__grammar_text!(Decimal, |decimal, serializer| serializer.collect_str(decimal));

/// Maximum number of digits, which always fit in an `i128`.
const MAX_DIGITS: usize = 38;

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

impl Decode for Decimal {
    const EXPECTED: Expected = Expected::Form(&Self::FORM);

    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        Self::decode_text(value, cx)
    }

    /// Accepts a number in place of a string, and adds a note.
    fn integer(value: i64, cx: &mut Cx<'_>) -> Option<Self> {
        cx.note(NoteReason::WrongType { found: value.into(), expected: Self::EXPECTED });
        Some(Decimal { units: value.into(), scale: 0 })
    }

    fn float(value: f64, cx: &mut Cx<'_>) -> Option<Self> {
        cx.note(NoteReason::WrongType { found: value.into(), expected: Self::EXPECTED });
        // `Display` of an f64 writes the shortest decimal that parses to the same value, without an exponent.
        Self::parse(&value.to_string()).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decode;
    use proptest::prelude::*;

    #[test]
    fn decimals_round_trip() {
        let longest = "9".repeat(38);
        let most = longest.parse().unwrap();
        for (units, scale, text) in [
            (5, 2, "0.05"),
            (-1234, 2, "-12.34"),
            (7, 0, "7"),
            (1500, 3, "1.500"),
            (most, 0, longest.as_str()),
        ] {
            assert_eq!(Decimal { units, scale }.to_string(), text);
            assert_eq!(text.parse(), Ok(Decimal { units, scale }));
        }
    }

    #[test]
    fn invalid_decimals_are_rejected() {
        let too_long = "1".repeat(39);
        for text in
            ["", "-", ".5", "5.", "1e3", "+1", "--1", "1.-5", "1,5", " 1", "NaN", "1.2.3", "١", &too_long]
        {
            assert!(text.parse::<Decimal>().is_err(), "{text}");
        }
    }

    #[test]
    fn numbers_in_place_of_texts_are_noted_and_kept() {
        let decoded = decode::<Vec<Decimal>>(br#"["1.50", 7, 0.1, "x"]"#).unwrap();
        assert_eq!(decoded.value.iter().map(ToString::to_string).collect::<Vec<_>>(), ["1.50", "7", "0.1"]);
        assert_eq!(decoded.notes.iter().filter(|note| note.at.to_string() != "/3").count(), 2);
        assert_eq!(crate::encode(&decoded.value).unwrap(), br#"["1.50","7","0.1"]"#);
    }

    proptest! {
        #[test]
        fn decimals_round_trip_through_text(units in -(10_i128.pow(37))..10_i128.pow(37), scale in 0_u32..=30) {
            let decimal = Decimal { units, scale };
            prop_assert_eq!(decimal.to_string().parse(), Ok(decimal));
        }

        #[test]
        fn reading_never_panics(text in ".*") {
            let _ = text.parse::<Decimal>();
        }
    }
}
