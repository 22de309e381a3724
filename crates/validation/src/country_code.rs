//! Country codes.

use specwright_core::{Form, Grammar, ValueError};

use crate::letters::Letters;

/// An ISO 3166-1 alpha-2 country code, such as `DE`.
///
/// Only the format is checked, not whether the country exists.
///
/// ```
/// use wayfare_validation::CountryCode;
///
/// const CODE: Option<CountryCode> = CountryCode::new("DE");
/// assert_eq!(CODE, "DE".parse().ok());
///
/// let error = "de".parse::<CountryCode>().unwrap_err();
/// assert_eq!(error.to_string(), r#"found "de", expected a country code of two capital letters"#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CountryCode(Letters<2>);

impl CountryCode {
    /// The format as a regular expression.
    pub const PATTERN: &'static str = "^[A-Z]{2}$";

    /// Creates a code from a string, or returns `None` if the string has the wrong format. Unlike parsing, this
    /// function works in const contexts and gives no reason for a failure.
    pub const fn new(text: &str) -> Option<Self> {
        match Letters::new(text) {
            Some(letters) => Some(CountryCode(letters)),
            None => None,
        }
    }
}

impl Grammar for CountryCode {
    const FORM: Form = Form::new("CountryCode", "a country code of two capital letters");

    fn parse(text: &str) -> Result<Self, ValueError> {
        Letters::parse(text, &Self::FORM).map(CountryCode)
    }
}
code!(CountryCode);

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for CountryCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        u.arbitrary().map(CountryCode)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    spec_tests!(CountryCode, near: "[A-Za-z0É]{1,3}|[A-Z]{1,3}", rejected: |_| false, bad: "de");

    #[test]
    fn a_code_is_as_small_as_its_letters() {
        assert_eq!(size_of::<CountryCode>(), 2);
    }

    #[test]
    fn two_capital_letters_and_nothing_else() {
        for good in ["DE", "AA", "ZZ"] {
            assert_eq!(good.parse::<CountryCode>().unwrap(), good);
        }
        for bad in ["", "D", "DEU", "de", "D1", "DE\n", "É", "@A", "[A"] {
            assert!(bad.parse::<CountryCode>().is_err(), "{bad:?}");
        }
    }
}
