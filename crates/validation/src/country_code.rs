//! Country codes.

use wayfare_wire::{Fault, Grammar};

use crate::letters::Letters;

/// An ISO 3166-1 alpha-2 country code, such as `DE`.
///
/// Its form is checked, not whether there is such a country.
///
/// ```
/// use wayfare_validation::CountryCode;
///
/// const CODE: Option<CountryCode> = CountryCode::new("DE");
/// assert_eq!(CODE, "DE".parse().ok());
///
/// let error = "de".parse::<CountryCode>().unwrap_err();
/// assert_eq!(error.to_string(), r#"found "de" at byte 0, expected two capital letters"#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct CountryCode(Letters<2>);

impl CountryCode {
    /// The form as a regular expression.
    pub const PATTERN: &'static str = "^[A-Z]{2}$";

    /// Makes a code of a text of the right form. Other than parsing, it works in constants and gives no reasons.
    pub const fn new(text: &str) -> Option<Self> {
        match Letters::new(text) {
            Some(letters) => Some(CountryCode(letters)),
            None => None,
        }
    }
}

impl Grammar for CountryCode {
    const FORM: &'static str = "two capital letters";

    fn parse(text: &str) -> Result<Self, Fault> {
        Letters::parse(text, Self::FORM).map(CountryCode)
    }
}
code!(CountryCode);
