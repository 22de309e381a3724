//! Airport codes.

use specwright_core::{Form, Grammar, ValueError};

use crate::inline::Inline;

/// The IATA code of an airport or a metro area, such as `LHR` or `NYC`.
///
/// Like the service, this type allows any three characters in any script. A character is a Unicode scalar value other
/// than a line break. The code is stored unchanged. The service's own codes are upper-case ASCII letters, so convert
/// user input to upper case before you parse it.
///
/// ```
/// use wayfare_validation::AirportCode;
///
/// const LONDON: Option<AirportCode> = AirportCode::new("LHR");
/// assert_eq!(LONDON, "LHR".parse().ok());
///
/// let error = "LOND".parse::<AirportCode>().unwrap_err();
/// assert_eq!(error.to_string(), r#"found "LOND", expected an airport code of three characters (error at "D")"#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct AirportCode(Inline<{ 4 * CHARACTERS }>);

const CHARACTERS: usize = 3;

impl AirportCode {
    /// The format as a regular expression. `.` has its ECMA-262 meaning with the `u` flag: any character except line
    /// breaks (U+000A, U+000D, U+2028, U+2029).
    pub const PATTERN: &'static str = "^.{3}$";

    /// Creates a code from a string, or returns `None` if the string has the wrong format. Unlike parsing, this
    /// function works in const contexts and gives no reason for a failure.
    pub const fn new(text: &str) -> Option<Self> {
        match (scan(text.as_bytes()), Inline::new(text)) {
            (Ok(()), Some(text)) => Some(AirportCode(text)),
            _ => None,
        }
    }
}

impl Grammar for AirportCode {
    const FORM: Form = Form::new("AirportCode", "an airport code of three characters");

    fn parse(text: &str) -> Result<Self, ValueError> {
        Self::new(text).ok_or_else(|| {
            let fault = ValueError::new(text, &Self::FORM);
            match scan(text.as_bytes()) {
                Err(Some(at)) => fault.at(at),
                _ => fault,
            }
        })
    }
}
code!(AirportCode);

/// Checks that a UTF-8 string is a code. The error is the byte offset of the first invalid character, or `None` if the
/// string is too short.
const fn scan(text: &[u8]) -> Result<(), Option<usize>> {
    let mut at = 0;
    let mut seen = 0;
    while at < text.len() {
        let rest = text.split_at(at).1;
        if seen == CHARACTERS || starts_with_line_break(rest) {
            return Err(Some(at));
        }
        at += match rest {
            [..0x80, ..] => 1,
            [..0xE0, ..] => 2,
            [..0xF0, ..] => 3,
            _ => 4,
        };
        seen += 1;
    }
    if seen == CHARACTERS { Ok(()) } else { Err(None) }
}

/// Returns whether a string begins with a line break.
const fn starts_with_line_break(text: &[u8]) -> bool {
    // The last pattern matches U+2028 and U+2029.
    matches!(text, [b'\n' | b'\r', ..] | [0xE2, 0x80, 0xA8 | 0xA9, ..])
}

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for AirportCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        let mut text = String::new();
        for _ in 0..CHARACTERS {
            let any: char = u.arbitrary()?;
            text.push(if starts_with_line_break(any.encode_utf8(&mut [0; 4]).as_bytes()) {
                'X'
            } else {
                any
            });
        }
        Self::new(&text).ok_or(arbitrary::Error::IncorrectFormat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    spec_tests!(
        AirportCode,
        near: "[A-Z]{2,4}|[A東é😀\\n\\r\u{2028}\u{2029}\u{85}\\x00]{2,4}|.{2,4}",
        // The regex crate's `.` also matches these characters.
        rejected: |text| text.contains(['\r', '\u{2028}', '\u{2029}']),
        bad: "LO"
    );

    fn fault(text: &str) -> String {
        text.parse::<AirportCode>().unwrap_err().to_string()
    }

    #[test]
    fn a_code_is_small() {
        assert_eq!(size_of::<AirportCode>(), 13);
    }

    #[test]
    fn three_characters_of_any_script() {
        for good in ["LHR", "lhr", "   ", "東京都", "😀😀😀", "a\0\0", "A1-", "\u{85}\t\u{b}"] {
            assert_eq!(good.parse::<AirportCode>().unwrap(), good);
        }
    }

    #[test]
    fn a_code_contains_no_line_breaks() {
        for (text, at) in [("LH\n", 2), ("\rHR", 0), ("é\u{2028}R", 2), ("LH\u{2029}", 2), ("LHR\n", 3)] {
            assert_eq!(text.parse::<AirportCode>().unwrap_err().offset(), Some(at), "{text}");
        }
    }

    #[test]
    fn a_code_has_exactly_three_characters() {
        for text in ["", "LH", "é", "東京", "e\u{301}"] {
            assert_eq!(fault(text), format!("found {text:?}, expected an airport code of three characters"));
        }
        for (text, at) in [("LOND", 3), ("東京都市", 9), ("e\u{301}AB", 4)] {
            assert_eq!(text.parse::<AirportCode>().unwrap_err().offset(), Some(at), "{text}");
        }
    }

    #[test]
    fn an_error_contains_only_the_beginning() {
        assert!(fault(&"A".repeat(1_000_000)).len() < 500);
    }

    proptest! {
        #[test]
        fn codes_sort_like_their_text(one in "[A-Cé\\x00]{3}", other in "[A-Cé\\x00]{3}") {
            let codes = [&one, &other].map(|text| text.parse::<AirportCode>().unwrap());
            prop_assert_eq!(codes[0].cmp(&codes[1]), one.cmp(&other));
            prop_assert_eq!(codes[0] == codes[1], one == other);
        }
    }
}
