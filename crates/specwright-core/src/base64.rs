//! Byte strings, which JSON represents as base64.

use std::fmt;
use std::ops::Deref;

use base64::alphabet::URL_SAFE;
use base64::display::Base64Display;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig, STANDARD};
use base64::{DecodeError, Engine as _};

use crate::{Cx, Decode, Expected, Form, Grammar, ValueError};

/// Bytes, written as base64 with padding (RFC 4648, section 4).
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Base64(Vec<u8>);

/// Configuration that accepts base64 with or without padding.
const ANY_PADDING: GeneralPurposeConfig =
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent);

impl Base64 {
    /// Decodes strings in other formats: without padding, or in the URL-safe alphabet. The alphabets differ in only two
    /// characters, so a string without `-` and `_` can be decoded with the standard alphabet.
    fn decode_other_format(text: &str) -> Option<Self> {
        let is_for_urls = text.contains(['-', '_']);
        let alphabet = if is_for_urls { &URL_SAFE } else { &base64::alphabet::STANDARD };
        GeneralPurpose::new(alphabet, ANY_PADDING).decode(text).ok().map(Base64)
    }
}

impl Grammar for Base64 {
    const FORM: Form = Form::new("Base64", "base64 with padding").long();

    fn parse(text: &str) -> Result<Self, ValueError> {
        STANDARD.decode(text).map(Base64).map_err(|error| {
            let broken = ValueError::new(text, &Self::FORM);
            if let DecodeError::InvalidByte(at, _) = error { broken.at(at) } else { broken }
        })
    }
}
crate::__grammar_text!(Base64, |bytes, serializer| serializer.collect_str(bytes));

impl Decode for Base64 {
    const EXPECTED: Expected = Expected::Form(&Self::FORM);

    /// Accepts base64 in other formats, and adds a note.
    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        Self::decode_text(value, cx).or_else(|| Self::decode_other_format(value))
    }
}

impl From<Vec<u8>> for Base64 {
    fn from(bytes: Vec<u8>) -> Self {
        Base64(bytes)
    }
}

impl From<&[u8]> for Base64 {
    fn from(bytes: &[u8]) -> Self {
        Base64(bytes.to_vec())
    }
}

impl From<Base64> for Vec<u8> {
    fn from(bytes: Base64) -> Self {
        bytes.0
    }
}

impl Deref for Base64 {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Display for Base64 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Base64Display::new(&self.0, &STANDARD).fmt(f)
    }
}

impl fmt::Debug for Base64 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Base64({} bytes)", self.0.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decode;
    use proptest::prelude::*;

    #[test]
    fn other_formats_are_noted_and_kept() {
        // 0xfb 0xff: `+` and `/` in the standard alphabet are `-` and `_` in the URL-safe alphabet.
        let decoded = decode::<Vec<Base64>>(br#"["+/8=", "+/8", "-_8=", "-_8"]"#).unwrap();
        assert_eq!(decoded.value, vec![Base64::from(vec![0xfb, 0xff]); 4]);
        assert_eq!(decoded.notes.len(), 3);
        for lost in ["+", "é", "a b=", "-/8="] {
            let decoded = decode::<Vec<Base64>>(format!("[{lost:?}]").as_bytes()).unwrap();
            assert!(decoded.value.is_empty() && !decoded.notes.is_empty(), "{lost}");
        }
    }

    proptest! {
        #[test]
        fn bytes_survive(bytes: Vec<u8>) {
            let json = crate::encode(&Base64::from(bytes.clone())).unwrap();
            prop_assert_eq!(Vec::from(crate::decode_strict::<Base64>(&json).unwrap().value), bytes);
        }
    }
}
