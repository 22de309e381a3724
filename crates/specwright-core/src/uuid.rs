//! Decoding of `uuid::Uuid`.

use uuid::Uuid;

use crate::{Cx, Decode, Expected, Form, Grammar, ValueError};

impl Grammar for Uuid {
    const FORM: Form = Form::new("Uuid", "a UUID, as 8-4-4-4-12 hexadecimal digits");

    fn parse(text: &str) -> Result<Self, ValueError> {
        // The `uuid` crate also parses other formats: without hyphens, in braces, as a URN.
        const LENGTH: usize = uuid::fmt::Hyphenated::LENGTH;
        let read = (text.len() == LENGTH).then(|| Uuid::try_parse(text).ok()).flatten();
        read.ok_or_else(|| ValueError::new(text, &Self::FORM))
    }
}

impl Decode for Uuid {
    const EXPECTED: Expected = Expected::Form(&<Self as Grammar>::FORM);

    /// Keeps a UUID in another format, and adds a note.
    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        Self::decode_text(value, cx).or_else(|| Uuid::try_parse(value).ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{decode, encode};

    #[test]
    fn other_formats_are_noted_and_kept() {
        let texts = [
            "67e55044-10b1-426f-9247-bb680e5fe0c8",
            "67E55044-10B1-426F-9247-BB680E5FE0C8",
            "67e5504410b1426f9247bb680e5fe0c8",
            "{67e55044-10b1-426f-9247-bb680e5fe0c8}",
            "urn:uuid:67e55044-10b1-426f-9247-bb680e5fe0c8",
        ];
        let decoded = decode::<Vec<Uuid>>(&encode(&texts).unwrap()).unwrap();
        assert_eq!(decoded.value.len(), 5);
        assert_eq!(decoded.notes.len(), 3);
        assert_eq!(encode(&decoded.value[4]).unwrap(), encode(texts[0]).unwrap());
        assert!(decode::<Vec<Uuid>>(br#"["67e55044"]"#).unwrap().value.is_empty());
    }
}
