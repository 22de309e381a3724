//! Currency codes.

use specwright_core::{Form, Grammar, ValueError};

use crate::letters::Letters;

/// An ISO 4217 currency code, such as `EUR`.
///
/// Only the format is checked, not whether the currency exists.
///
/// ```
/// use wayfare_validation::CurrencyCode;
///
/// const CODE: Option<CurrencyCode> = CurrencyCode::new("EUR");
/// assert_eq!(CODE, "EUR".parse().ok());
///
/// let error = "eur".parse::<CurrencyCode>().unwrap_err();
/// assert_eq!(error.to_string(), r#"found "eur", expected a currency code of three capital letters"#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CurrencyCode(Letters<3>);

impl CurrencyCode {
    /// The format as a regular expression.
    pub const PATTERN: &'static str = "^[A-Z]{3}$";

    /// Creates a code from a string, or returns `None` if the string has the wrong format. Unlike parsing, this
    /// function works in const contexts and gives no reason for a failure.
    pub const fn new(text: &str) -> Option<Self> {
        match Letters::new(text) {
            Some(letters) => Some(CurrencyCode(letters)),
            None => None,
        }
    }
}

impl Grammar for CurrencyCode {
    const FORM: Form = Form::new("CurrencyCode", "a currency code of three capital letters");

    fn parse(text: &str) -> Result<Self, ValueError> {
        Letters::parse(text, &Self::FORM).map(CurrencyCode)
    }
}
code!(CurrencyCode);

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for CurrencyCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        u.arbitrary().map(CurrencyCode)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    spec_tests!(CurrencyCode, near: "[A-Za-z0É]{2,4}|[A-Z]{2,4}", rejected: |_| false, bad: "eur");

    #[test]
    fn a_code_is_as_small_as_its_letters() {
        assert_eq!(size_of::<CurrencyCode>(), 3);
    }

    #[test]
    fn three_capital_letters_and_nothing_else() {
        for good in ["EUR", "AAA", "ZZZ"] {
            assert_eq!(good.parse::<CurrencyCode>().unwrap(), good);
        }
        for bad in ["", "EU", "EURO", "eur", "EuR", "EU1", "E R", " EUR", "EUR\n", "É", "ÉUR", "@AA", "[AA"]
        {
            assert!(bad.parse::<CurrencyCode>().is_err(), "{bad:?}");
        }
    }
}
