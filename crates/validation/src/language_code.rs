//! Language codes.

use specwright_core::{Form, Grammar, ValueError};

use crate::inline::Inline;

/// An ISO 639 language code, optionally with a region: `EN`, `pt_BR`.
///
/// The service treats Chinese as several languages, distinguished by region: `zh_CN` is a code, but `zh` is not.
///
/// The code preserves the original case, and codes compare like their strings: `EN` is not `en`. Only the format is
/// checked, not whether the language exists.
///
/// ```
/// use wayfare_validation::LanguageCode;
///
/// let code: LanguageCode = "zh_CN".parse()?;
/// assert_eq!((code.language(), code.region()), ("zh", Some("CN")));
/// assert!("zh".parse::<LanguageCode>().is_err());
/// # Ok::<(), wayfare_validation::ValueError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LanguageCode(Inline<5>);

impl LanguageCode {
    /// The format as a regular expression, without the rule that Chinese requires a region.
    pub const PATTERN: &'static str = "^[a-zA-Z]{2}(_[a-zA-Z]{2})?$";

    /// Creates a code from a string, or returns `None` if the string has the wrong format. Unlike parsing, this
    /// function works in const contexts and gives no reason for a failure.
    pub const fn new(text: &str) -> Option<Self> {
        let is_valid = match *text.as_bytes() {
            [a, b] => are_letters(&[a, b]) && !is_chinese(a, b),
            [a, b, b'_', c, d] => are_letters(&[a, b, c, d]),
            _ => false,
        };
        match Inline::new(text) {
            Some(text) if is_valid => Some(LanguageCode(text)),
            _ => None,
        }
    }

    /// Returns the language: `zh` for `zh_CN`.
    pub fn language(&self) -> &str {
        self.parts().0
    }

    /// Returns the region: `CN` for `zh_CN`.
    pub fn region(&self) -> Option<&str> {
        self.parts().1
    }

    fn parts(&self) -> (&str, Option<&str>) {
        let text = self.as_str();
        text.split_once('_').map_or((text, None), |(language, region)| (language, Some(region)))
    }
}

impl Grammar for LanguageCode {
    const FORM: Form =
        Form::new("LanguageCode", "a language code: two letters, or two letters and a region as in zh_CN");

    fn parse(text: &str) -> Result<Self, ValueError> {
        Self::new(text).ok_or_else(|| fault(text))
    }
}
code!(LanguageCode);

/// Returns the error for a string that is not a code.
fn fault(text: &str) -> ValueError {
    if let [a, b] = *text.as_bytes()
        && is_chinese(a, b)
    {
        return ValueError::new(text, "Chinese with a region, as in zh_CN");
    }
    let fault = ValueError::new(text, &LanguageCode::FORM);
    let is_expected =
        |(at, byte): (usize, u8)| if at == 2 { byte == b'_' } else { byte.is_ascii_alphabetic() };
    match text.bytes().enumerate().take(5).position(|place| !is_expected(place)) {
        Some(at) => fault.at(at),
        None if text.len() > 5 => fault.at(5),
        None => fault,
    }
}

const fn are_letters(bytes: &[u8]) -> bool {
    let mut at = 0;
    while at < bytes.len() {
        if !bytes[at].is_ascii_alphabetic() {
            return false;
        }
        at += 1;
    }
    true
}

const fn is_chinese(a: u8, b: u8) -> bool {
    a.eq_ignore_ascii_case(&b'z') && b.eq_ignore_ascii_case(&b'h')
}

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for LanguageCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        const CASED: &[u8; 52] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
        let [a, b, c, d] =
            [*u.choose(CASED)?, *u.choose(CASED)?, *u.choose(CASED)?, *u.choose(CASED)?].map(char::from);
        let short = if u.arbitrary()? { Self::new(&format!("{a}{b}")) } else { None };
        short.or_else(|| Self::new(&format!("{a}{b}_{c}{d}"))).ok_or(arbitrary::Error::IncorrectFormat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    spec_tests!(
        LanguageCode,
        near: "[a-zA-Z]{2}(_[a-zA-Z]{2})?|[zZ][hH](_[a-zA-Z0]{0,3})?|[a-zA-Z_é-]{0,6}",
        rejected: |text| text.eq_ignore_ascii_case("zh"),
        bad: "zh"
    );

    fn fault(text: &str) -> String {
        text.parse::<LanguageCode>().unwrap_err().to_string()
    }

    #[test]
    fn a_code_is_small() {
        assert_eq!(size_of::<LanguageCode>(), 6);
    }

    #[test]
    fn a_code_preserves_its_parts() {
        for (text, language, region) in
            [("EN", "EN", None), ("en", "en", None), ("pt_BR", "pt", Some("BR")), ("ZH_tw", "ZH", Some("tw"))]
        {
            let code: LanguageCode = text.parse().unwrap();
            assert_eq!((code.as_str(), code.language(), code.region()), (text, language, region));
        }
    }

    #[test]
    fn chinese_requires_a_region() {
        for text in ["zh", "ZH", "Zh", "zH"] {
            assert_eq!(fault(text), format!("found {text:?}, expected Chinese with a region, as in zh_CN"));
            assert!(format!("{text}_CN").parse::<LanguageCode>().is_ok());
        }
        assert!("zu".parse::<LanguageCode>().is_ok());
        assert!("ch".parse::<LanguageCode>().is_ok());
    }

    #[test]
    fn the_error_contains_the_offset_of_the_first_invalid_byte() {
        let form = LanguageCode::FORM;
        for (text, at) in
            [("e1", 1), ("e_", 1), ("en-GB", 2), ("eng", 2), ("en_1", 3), ("en_GBR", 5), ("é", 0)]
        {
            assert_eq!(text.parse::<LanguageCode>().unwrap_err().offset(), Some(at), "{text}");
        }
        for text in ["", "e", "en_", "en_G"] {
            assert_eq!(fault(text), format!("found {text:?}, expected {form}"));
        }
    }
}
