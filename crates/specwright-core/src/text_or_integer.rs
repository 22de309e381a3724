//! A value that is a string or an integer.

use std::fmt;

use serde_core::{Serialize, Serializer};

use crate::{Cx, Decode, Expected, NoteReason, Text};

/// A string or a 64-bit integer. The value keeps its JSON type: `"7"` and `7` differ.
///
/// In a query, where every value is a string, a canonical integer such as `7` (but not `07`) becomes an integer.
///
/// ```
/// use specwright_core::TextOrInteger;
///
/// let ids: Vec<TextOrInteger> = serde_json::from_str(r#"["7", 7]"#)?;
/// assert_eq!(ids, [TextOrInteger::from("7"), TextOrInteger::from(7)]);
/// assert_ne!(ids[0], ids[1]);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TextOrInteger {
    /// A string.
    Text(Text),
    /// An integer.
    Integer(i64),
}

impl TextOrInteger {
    /// Returns the string if the value is a string.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            TextOrInteger::Text(text) => Some(text),
            TextOrInteger::Integer(_) => None,
        }
    }

    /// Returns the integer if the value is an integer.
    pub fn as_integer(&self) -> Option<i64> {
        match self {
            TextOrInteger::Text(_) => None,
            TextOrInteger::Integer(integer) => Some(*integer),
        }
    }
}

impl From<&str> for TextOrInteger {
    fn from(text: &str) -> Self {
        TextOrInteger::Text(text.into())
    }
}

impl From<String> for TextOrInteger {
    fn from(text: String) -> Self {
        TextOrInteger::Text(text.into())
    }
}

impl From<Text> for TextOrInteger {
    fn from(text: Text) -> Self {
        TextOrInteger::Text(text)
    }
}

impl From<i64> for TextOrInteger {
    fn from(integer: i64) -> Self {
        TextOrInteger::Integer(integer)
    }
}

impl fmt::Display for TextOrInteger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextOrInteger::Text(text) => text.fmt(f),
            TextOrInteger::Integer(integer) => integer.fmt(f),
        }
    }
}

impl fmt::Debug for TextOrInteger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextOrInteger::Text(text) => fmt::Debug::fmt(text, f),
            TextOrInteger::Integer(integer) => fmt::Debug::fmt(integer, f),
        }
    }
}

impl Serialize for TextOrInteger {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            TextOrInteger::Text(text) => serializer.serialize_str(text),
            TextOrInteger::Integer(integer) => serializer.serialize_i64(*integer),
        }
    }
}
crate::__deserialize!(TextOrInteger);

impl Decode for TextOrInteger {
    const EXPECTED: Expected = Expected::StringOrInteger;

    fn text(value: &str, _: &mut Cx<'_>) -> Option<Self> {
        Some(value.into())
    }

    fn integer(value: i64, _: &mut Cx<'_>) -> Option<Self> {
        Some(TextOrInteger::Integer(value))
    }

    fn unsigned(value: u64, cx: &mut Cx<'_>) -> Option<Self> {
        cx.note(NoteReason::OutOfRange { found: value.into(), expected: Self::EXPECTED });
        None
    }

    /// Accepts `5.0` as an integer.
    fn float(value: f64, cx: &mut Cx<'_>) -> Option<Self> {
        crate::decode::whole(value, Self::EXPECTED, cx).map(TextOrInteger::Integer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::query::QueryValue as _;
    use crate::{NoteKind, decode, encode};

    #[test]
    fn strings_and_integers_are_distinct() {
        let json = br#"["7",7,"",-9223372036854775808,"9223372036854775808"]"#;
        let decoded = decode::<Vec<TextOrInteger>>(json).unwrap();
        assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
        assert_eq!((decoded.value[0].as_text(), decoded.value[0].as_integer()), (Some("7"), None));
        assert_eq!((decoded.value[1].as_text(), decoded.value[1].as_integer()), (None, Some(7)));
        assert_eq!(encode(&decoded.value).unwrap(), json);
    }

    #[test]
    fn other_values_are_noted() {
        let decoded =
            decode::<Vec<TextOrInteger>>(b"[5.0, 5.5, true, null, 9223372036854775808, 1e300]").unwrap();
        assert_eq!(decoded.value, [TextOrInteger::from(5)]);
        let notes: Vec<_> = decoded.notes.iter().filter(|note| note.kind() != NoteKind::Skipped).collect();
        assert_eq!(notes[0].to_string(), "/1: found 5.5, expected a string or an integer");
        let kinds: Vec<_> = notes.iter().map(|note| note.kind()).collect();
        let (wrong, beyond) = (NoteKind::WrongType, NoteKind::OutOfRange);
        assert_eq!(kinds, [wrong, wrong, wrong, beyond, beyond]);
    }

    #[test]
    fn canonical_integers_in_queries_are_integers() {
        let read = |text: &str| TextOrInteger::from_text(text, &mut Cx::default());
        assert_eq!(read("-7"), Some(TextOrInteger::from(-7)));
        for text in ["007", "+7", "7.0", "seven", "9223372036854775808"] {
            assert_eq!(read(text), Some(TextOrInteger::from(text)));
        }
    }
}
