//! Currency codes.

use wayfare_wire::{Fault, Grammar};

use crate::letters::Letters;

/// An ISO 4217 currency code, such as `EUR`.
///
/// Its form is checked, not whether there is such a currency.
///
/// ```
/// use wayfare_validation::CurrencyCode;
///
/// const CODE: Option<CurrencyCode> = CurrencyCode::new("EUR");
/// assert_eq!(CODE, "EUR".parse().ok());
///
/// let error = "eur".parse::<CurrencyCode>().unwrap_err();
/// assert_eq!(error.to_string(), r#"found "eur" at byte 0, expected three capital letters"#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct CurrencyCode(Letters<3>);

impl CurrencyCode {
    /// The form as a regular expression.
    pub const PATTERN: &'static str = "^[A-Z]{3}$";

    /// Makes a code of a text of the right form. Other than parsing, it works in constants and gives no reasons.
    pub const fn new(text: &str) -> Option<Self> {
        match Letters::new(text) {
            Some(letters) => Some(CurrencyCode(letters)),
            None => None,
        }
    }
}

impl Grammar for CurrencyCode {
    const FORM: &'static str = "three capital letters";

    fn parse(text: &str) -> Result<Self, Fault> {
        Letters::parse(text, Self::FORM).map(CurrencyCode)
    }
}
code!(CurrencyCode);
