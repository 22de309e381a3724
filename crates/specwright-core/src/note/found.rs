//! Values as shown in messages, truncated if necessary.

use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::hash::{Hash, Hasher};

use serde_core::{Serialize, Serializer};

use crate::Text;

/// Returns the beginning of a string: at most [`Found::MAX_CHARS`] characters, with an ellipsis if the string is
/// longer. The function is idempotent.
pub fn excerpt<'a>(text: impl Into<Cow<'a, str>>) -> Cow<'a, str> {
    let text = text.into();
    match text.char_indices().nth(Found::MAX_CHARS) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text,
    }
}

/// Writes a string in quotes. Truncates the string first, so that the cost is bounded.
pub(crate) fn write_quoted(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(&excerpt(format!("{:?}", excerpt(text))))
}

/// A value that was found in place of the expected value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Found {
    /// `null`.
    Null,
    /// `true` or `false`.
    Boolean(bool),
    /// A number.
    Number(Number),
    /// The beginning of a string.
    Text(Text),
    /// An array, regardless of its elements.
    Array,
    /// An object, regardless of its fields.
    Object,
    /// The unchanged beginning of a token from which no value can be created.
    Token(Text),
}

impl Found {
    /// Maximum length of a kept string, in characters.
    pub const MAX_CHARS: usize = 80;

    /// Returns the beginning of a token from which no value can be created.
    pub(crate) fn token(written: &[u8]) -> Self {
        // A character has up to four bytes.
        let beginning = &written[..written.len().min(4 * (Self::MAX_CHARS + 1))];
        Found::Token(Text::from(&*excerpt(String::from_utf8_lossy(beginning))))
    }

    /// Returns whether the value was `null`.
    pub fn is_null(&self) -> bool {
        *self == Found::Null
    }
}

impl From<bool> for Found {
    fn from(value: bool) -> Self {
        Found::Boolean(value)
    }
}

impl<T: Into<Number>> From<T> for Found {
    fn from(value: T) -> Self {
        Found::Number(value.into())
    }
}

/// Keeps the beginning of a string.
impl From<&str> for Found {
    fn from(value: &str) -> Self {
        Found::Text(Text::from(&*excerpt(value)))
    }
}

/// Writes, for example, `null`, `true`, `5.5`, `"soon"`, `an array` or `an object`.
impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::Null => f.write_str("null"),
            Found::Boolean(value) => value.fmt(f),
            Found::Number(number) => number.fmt(f),
            Found::Text(text) => write_quoted(text, f),
            Found::Array => f.write_str("an array"),
            Found::Object => f.write_str("an object"),
            Found::Token(text) => write_visibly(text, f),
        }
    }
}

/// Writes a string after escaping its control characters.
fn write_visibly(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for character in text.chars() {
        match character.is_control() {
            true => write!(f, "{}", character.escape_default())?,
            false => f.write_char(character)?,
        }
    }
    Ok(())
}

/// A number, for messages. Floats are compared by their bits, so that every number equals itself.
#[derive(Clone, Copy, Debug)]
pub enum Number {
    /// An integer.
    Integer(i64),
    /// An integer above the range of `i64`.
    Unsigned(u64),
    /// Any other number, including infinities.
    Float(f64),
}

impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Number::Integer(one), Number::Integer(other)) => one == other,
            (Number::Unsigned(one), Number::Unsigned(other)) => one == other,
            (Number::Float(one), Number::Float(other)) => one.to_bits() == other.to_bits(),
            _ => false,
        }
    }
}

impl Eq for Number {}

impl Hash for Number {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Number::Integer(number) => number.hash(state),
            Number::Unsigned(number) => number.hash(state),
            Number::Float(number) => number.to_bits().hash(state),
        }
    }
}

impl From<i64> for Number {
    fn from(number: i64) -> Self {
        Number::Integer(number)
    }
}

impl From<u64> for Number {
    fn from(number: u64) -> Self {
        i64::try_from(number).map_or(Number::Unsigned(number), Number::Integer)
    }
}

impl From<f64> for Number {
    fn from(number: f64) -> Self {
        Number::Float(number)
    }
}

/// Converts a count. Counts are always far below the maximum of `i64`.
impl From<usize> for Number {
    fn from(count: usize) -> Self {
        Number::Integer(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Integer(number) => number.fmt(f),
            Number::Unsigned(number) => number.fmt(f),
            // The largest floats have 309 digits.
            Number::Float(number) => f.write_str(&excerpt(number.to_string())),
        }
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Number::Integer(number) => serializer.serialize_i64(*number),
            Number::Unsigned(number) => serializer.serialize_u64(*number),
            Number::Float(number) => serializer.serialize_f64(*number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_texts_are_shortened() {
        let fits = "é".repeat(Found::MAX_CHARS);
        assert!(matches!(excerpt(&*fits), Cow::Borrowed(text) if text == fits));

        let long = "é".repeat(Found::MAX_CHARS + 1);
        let short = excerpt(&*long);
        assert_eq!(short, format!("{fits}…"));
        assert_eq!(excerpt(&*short), short);
        assert_eq!(excerpt(format!("{fits}…a")), short);
    }

    #[test]
    fn quotes_escape_control_characters() {
        assert_eq!(Found::from("").to_string(), r#""""#);
        assert_eq!(Found::from("a\n").to_string(), r#""a\n""#);
        let long = Found::from("é".repeat(1_000).as_str());
        assert_eq!(long.to_string(), format!("\"{}…", "é".repeat(Found::MAX_CHARS - 1)));
    }

    #[test]
    fn numbers_are_short_and_equal_themselves() {
        assert_eq!(Number::from(1e300).to_string().chars().count(), Found::MAX_CHARS + 1);
        assert_eq!(Number::from(f64::NAN), Number::from(f64::NAN));
        assert_ne!(Number::from(1.0), Number::from(1_i64));
        assert_eq!(Number::from(7_u64), Number::from(7_i64));
        assert_eq!(Number::from(u64::MAX).to_string(), "18446744073709551615");
        assert_ne!(Number::from(u64::MAX), Number::from(u64::MAX - 1));
        assert_eq!(
            (Found::from(200.0).to_string(), Found::from(-7_i64).to_string()),
            ("200".into(), "-7".into())
        );
    }
}
