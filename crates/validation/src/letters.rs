//! Codes with a fixed number of upper-case letters.

use specwright_core::{Form, ValueError};

/// `N` letters from A to Z.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Letters<const N: usize>([u8; N]);

impl<const N: usize> Letters<N> {
    /// Stores a string of exactly `N` upper-case letters.
    pub(crate) const fn new(text: &str) -> Option<Self> {
        let (Some(letters), true) = (text.as_bytes().first_chunk::<N>(), text.len() == N) else {
            return None;
        };
        let mut at = 0;
        while at < N {
            if !letters[at].is_ascii_uppercase() {
                return None;
            }
            at += 1;
        }
        Some(Letters(*letters))
    }

    /// Stores a string of exactly `N` upper-case letters, or returns the reason for the failure.
    pub(crate) fn parse(text: &str, form: &'static Form) -> Result<Self, ValueError> {
        Self::new(text).ok_or_else(|| {
            let fault = ValueError::new(text, form);
            match text.bytes().take(N).position(|byte| !byte.is_ascii_uppercase()) {
                Some(at) => fault.at(at),
                None if text.len() > N => fault.at(N),
                None => fault,
            }
        })
    }

    pub(crate) const fn as_str(&self) -> &str {
        match str::from_utf8(&self.0) {
            Ok(text) => text,
            // The bytes are ASCII.
            Err(_) => "",
        }
    }
}

/// Defines a code of exactly `$count` upper-case letters, and the description of its format in error messages.
macro_rules! letters_code {
    ($(#[$doc:meta])* $name:ident, $count:literal, $form:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct $name(crate::letters::Letters<$count>);

        impl $name {
            /// The format as a regular expression.
            pub const PATTERN: &'static str = concat!("^[A-Z]{", $count, "}$");

            /// Creates a code from a string, or returns `None` if the string has the wrong format. Unlike parsing, this
            /// function works in const contexts and gives no reason for a failure.
            pub const fn new(text: &str) -> Option<Self> {
                match crate::letters::Letters::new(text) {
                    Some(letters) => Some($name(letters)),
                    None => None,
                }
            }
        }

        impl specwright_core::Grammar for $name {
            const FORM: specwright_core::Form = specwright_core::Form::new(stringify!($name), $form);

            fn parse(text: &str) -> Result<Self, specwright_core::ValueError> {
                crate::letters::Letters::parse(text, &Self::FORM).map($name)
            }
        }
        code!($name);

        #[cfg(feature = "arbitrary")]
        impl<'a> arbitrary::Arbitrary<'a> for $name {
            fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
                u.arbitrary().map($name)
            }
        }
    };
}

#[cfg(feature = "arbitrary")]
impl<'a, const N: usize> arbitrary::Arbitrary<'a> for Letters<N> {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        let mut letters = [b'A'; N];
        for letter in &mut letters {
            *letter = u.int_in_range(b'A'..=b'Z')?;
        }
        Ok(Letters(letters))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: Form = Form::new("Letters", "letters");

    fn fault(text: &str) -> String {
        Letters::<3>::parse(text, &FORM).map(|letters| letters.as_str().to_owned()).unwrap_err().to_string()
    }

    #[test]
    fn upper_case_letters_and_nothing_else() {
        assert_eq!(size_of::<Letters<3>>(), 3);
        for good in ["EUR", "AAA", "ZZZ"] {
            assert_eq!(Letters::<3>::new(good).unwrap().as_str(), good);
        }
        for bad in ["", "EU", "EURO", "eur", "EuR", "EU1", "E R", " EUR", "EUR\n", "É", "ÉUR", "@AA", "[AA"]
        {
            assert!(Letters::<3>::new(bad).is_none(), "{bad:?}");
        }
    }

    #[test]
    fn the_error_contains_the_offset_of_the_first_invalid_byte() {
        assert_eq!(fault("eur"), r#"found "eur", expected letters"#);
        assert_eq!(fault("EUr"), r#"found "EUr", expected letters (error at "r")"#);
        assert_eq!(fault("EUé"), r#"found "EUé", expected letters (error at "é")"#);
        assert_eq!(fault("EUR0"), r#"found "EUR0", expected letters (error at "0")"#);
    }

    #[test]
    fn a_short_string_has_no_invalid_byte() {
        assert_eq!(fault(""), r#"found "", expected letters"#);
        assert_eq!(fault("EU"), r#"found "EU", expected letters"#);
    }

    #[test]
    fn an_error_contains_only_the_beginning() {
        assert!(fault(&"A".repeat(1_000_000)).len() < 500);
    }
}
