//! Codes of rental cars.

use wayfare_wire::{Fault, Grammar};

use crate::letters::Letters;

/// A SIPP (ACRISS) code, such as `ECMR`: what a rental car is, in four letters.
///
/// Its form is checked, not whether its letters stand for something.
///
/// ```
/// use wayfare_validation::SippCode;
///
/// const CODE: Option<SippCode> = SippCode::new("ECMR");
/// assert_eq!(CODE, "ECMR".parse().ok());
///
/// let error = "ECM".parse::<SippCode>().unwrap_err();
/// assert_eq!(error.to_string(), r#"found "ECM", expected four capital letters"#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SippCode(Letters<4>);

impl SippCode {
    /// The form as a regular expression.
    pub const PATTERN: &'static str = "^[A-Z]{4}$";

    /// Makes a code of a text of the right form. Other than parsing, it works in constants and gives no reasons.
    pub const fn new(text: &str) -> Option<Self> {
        match Letters::new(text) {
            Some(letters) => Some(SippCode(letters)),
            None => None,
        }
    }
}

impl Grammar for SippCode {
    const FORM: &'static str = "four capital letters";

    fn parse(text: &str) -> Result<Self, Fault> {
        Letters::parse(text, Self::FORM).map(SippCode)
    }
}
code!(SippCode);

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for SippCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        u.arbitrary().map(SippCode)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    held_to_spec!(SippCode, near: "[A-Za-z0É]{2,4}|[A-Z]{3,5}", refused: |_| false, bad: "ecmr");

    #[test]
    fn four_capital_letters_and_nothing_else() {
        for good in ["ECMR", "AAAA", "ZZZZ"] {
            assert_eq!(good.parse::<SippCode>().unwrap(), good);
        }
        for bad in ["", "ECM", "ECMRX", "ecmr", "ECM1", "ECMR\n", "ECÉ"] {
            assert!(bad.parse::<SippCode>().is_err(), "{bad:?}");
        }
    }
}
