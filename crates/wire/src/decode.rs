//! The decoder that all types share.
//!
//! A type overrides the methods of [`Decode`] for the shapes of JSON value that it takes; each other shape is
//! noted as wrong and consumed. The result is `None` where no value could be made; an `Err` comes from the JSON
//! reader alone.

use std::fmt;
use std::marker::PhantomData;

use serde_core::de::{DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};

use crate::{Expected, Found, NoteKind, NoteReason, Notes, Path, Step};

/// The place that decoding is at, and the notes so far.
#[derive(Debug)]
pub struct Cx<'a> {
    notes: &'a mut Notes,
    path: Path<'a>,
}

impl<'a> Cx<'a> {
    /// Starts at `path`.
    pub fn new(notes: &'a mut Notes, path: Path<'a>) -> Self {
        Cx { notes, path }
    }

    /// One step further in.
    pub fn at<'b>(&'b mut self, step: Step<'b>) -> Cx<'b> {
        Cx { notes: self.notes, path: self.path.then(step) }
    }

    /// Notes something here.
    pub fn note(&mut self, reason: NoteReason) {
        self.notes.add(&self.path, reason);
    }

    /// Notes a value of another JSON type than the described one. Always `None`, for use as a last expression.
    pub fn wrong_type<T>(&mut self, found: impl Into<Found>, expected: Expected) -> Option<T> {
        self.note(NoteReason::WrongType { found: found.into(), expected });
        None
    }
}

/// A type that can be made from JSON.
///
/// Each method takes one shape of value. It returns `None` where no value can be made of it, after a note with the
/// reason. A shape that a type does not override is noted as a wrong type.
pub trait Decode: Sized {
    /// The value that makes one, for notes.
    const EXPECTED: Expected;

    /// Makes a value of `true` or `false`.
    fn boolean(value: bool, cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(value, Self::EXPECTED)
    }

    /// Makes a value of an integer.
    fn integer(value: i64, cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(value, Self::EXPECTED)
    }

    /// Makes a value of an integer beyond `i64`.
    fn unsigned(value: u64, cx: &mut Cx<'_>) -> Option<Self> {
        Self::float(value as f64, cx)
    }

    /// Makes a value of a number that is not an integer.
    fn float(value: f64, cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(value, Self::EXPECTED)
    }

    /// Makes a value of a string.
    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(value, Self::EXPECTED)
    }

    /// The value that takes the place of an element that could not be made, where others refer to elements by their
    /// index. `None` where such an element is left out of its list.
    fn placeholder() -> Option<Self> {
        None
    }

    /// Makes a value of `null`.
    fn null(cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(Found::Null, Self::EXPECTED)
    }

    /// Makes a value of an array.
    ///
    /// # Errors
    /// Only those of the JSON reader.
    fn list<'de, A: SeqAccess<'de>>(mut seq: A, cx: &mut Cx<'_>) -> Result<Option<Self>, A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(cx.wrong_type(Found::Array, Self::EXPECTED))
    }

    /// Makes a value of an object.
    ///
    /// # Errors
    /// Only those of the JSON reader.
    fn object<'de, A: MapAccess<'de>>(mut map: A, cx: &mut Cx<'_>) -> Result<Option<Self>, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(cx.wrong_type(Found::Object, Self::EXPECTED))
    }
}

/// Feeds a deserializer's value to a type's [`Decode`].
#[derive(Debug)]
pub struct Seed<'a, 'c, T> {
    cx: &'a mut Cx<'c>,
    made: PhantomData<fn() -> T>,
}

impl<'a, 'c, T> Seed<'a, 'c, T> {
    /// Decodes at `cx`.
    pub fn new(cx: &'a mut Cx<'c>) -> Self {
        Seed { cx, made: PhantomData }
    }
}

impl<'de, T: Decode> DeserializeSeed<'de> for Seed<'_, '_, T> {
    type Value = Option<T>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de, T: Decode> Visitor<'de> for Seed<'_, '_, T> {
    type Value = Option<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&T::EXPECTED, f)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Self::Value, E> {
        Ok(T::boolean(value, self.cx))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Self::Value, E> {
        Ok(T::integer(value, self.cx))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Self::Value, E> {
        Ok(match i64::try_from(value) {
            Ok(value) => T::integer(value, self.cx),
            Err(_) => T::unsigned(value, self.cx),
        })
    }

    fn visit_f64<E>(self, value: f64) -> Result<Self::Value, E> {
        Ok(T::float(value, self.cx))
    }

    fn visit_str<E>(self, value: &str) -> Result<Self::Value, E> {
        Ok(T::text(value, self.cx))
    }

    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(T::null(self.cx))
    }

    fn visit_none<E>(self) -> Result<Self::Value, E> {
        Ok(T::null(self.cx))
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        self.deserialize(deserializer)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Self::Value, A::Error> {
        T::list(seq, self.cx)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
        T::object(map, self.cx)
    }
}

/// A decoded value and what was noted about its payload.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Decoded<T> {
    /// The value.
    pub value: T,
    /// Differences between the payload and its description.
    pub notes: Notes,
}

/// Decodes a JSON document.
///
/// # Errors
/// Fails if the bytes are not JSON in UTF-8 (or nested deeper than 128), and if not even the outermost value can
/// be made.
pub fn decode<T: Decode>(json: &[u8]) -> Result<Decoded<T>, DecodeError> {
    // A byte order mark is no JSON, but some services and many tools send one.
    let json = json.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(json);
    // Looking at the encoding once saves the reader from doing so for each string: it is a fifth faster.
    let text = std::str::from_utf8(json)
        .map_err(|error| DecodeError(Box::new(Failure::encoding(&json[..error.valid_up_to()]))))?;
    let mut notes = Notes::new();
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = Seed::<T>::new(&mut Cx::new(&mut notes, Path::ROOT))
        .deserialize(&mut reader)
        .and_then(|value| reader.end().map(|()| value))
        .map_err(|error| DecodeError(Box::new(Failure::Syntax(error))))?;
    match value {
        Some(value) => Ok(Decoded { value, notes }),
        None => Err(DecodeError(Box::new(Failure::Unusable(notes)))),
    }
}

/// Decodes as [`decode`] does, drops the notes, and fails if no value can be made. Generated `Deserialize` impls
/// are calls of this.
///
/// # Errors
/// Those of the deserializer, and one with the reason why no value could be made.
pub fn deserialize<'de, T: Decode, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let mut notes = Notes::new();
    let value = Seed::new(&mut Cx::new(&mut notes, Path::ROOT)).deserialize(deserializer)?;
    value.ok_or_else(|| D::Error::custom(Reasons(&notes)))
}

/// The reason why a document could not be decoded.
///
/// ```
/// let error = wayfare_wire::decode::<bool>(b"[]").unwrap_err();
/// assert_eq!(error.to_string(), "the body: found an array, expected true or false");
/// ```
#[derive(Debug)]
pub struct DecodeError(Box<Failure>);

#[derive(Debug)]
enum Failure {
    Encoding { line: usize, column: usize },
    Syntax(serde_json::Error),
    Unusable(Notes),
}

impl Failure {
    /// A byte that is not UTF-8, after those that are.
    fn encoding(before: &[u8]) -> Self {
        let lines = before.split(|byte| *byte == b'\n');
        let (line, last) = lines.enumerate().last().unwrap_or_default();
        Failure::Encoding { line: line + 1, column: last.len() + 1 }
    }
}

impl DecodeError {
    /// Whether the document is not JSON in UTF-8; otherwise it is, but nothing could be made of it.
    pub fn is_syntax(&self) -> bool {
        !matches!(*self.0, Failure::Unusable(_))
    }

    /// Line and column of a syntax error, counted from 1 and in bytes.
    pub fn position(&self) -> Option<(usize, usize)> {
        match &*self.0 {
            Failure::Encoding { line, column } => Some((*line, *column)),
            Failure::Syntax(error) => Some((error.line(), error.column())),
            Failure::Unusable(_) => None,
        }
    }

    /// The notes from before the failure, with the number of those that were not kept.
    pub fn into_notes(self) -> Notes {
        match *self.0 {
            Failure::Encoding { .. } | Failure::Syntax(_) => Notes::new(),
            Failure::Unusable(notes) => notes,
        }
    }

    /// The notes from before the failure; empty for a syntax error.
    pub fn notes(&self) -> &[crate::Note] {
        match &*self.0 {
            Failure::Encoding { .. } | Failure::Syntax(_) => &[],
            Failure::Unusable(notes) => notes,
        }
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.0 {
            Failure::Encoding { line, column } => {
                write!(f, "not JSON: a byte that is not UTF-8 at line {line} column {column}")
            }
            Failure::Syntax(error) => write!(f, "not JSON: {error}"),
            Failure::Unusable(notes) => Reasons(notes).fmt(f),
        }
    }
}

impl std::error::Error for DecodeError {}

/// The notes that explain a failure, on one line.
struct Reasons<'a>(&'a Notes);

impl fmt::Display for Reasons<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 3;
        let telling = || self.0.iter().filter(|note| note.kind() != NoteKind::UnknownField);
        for (i, note) in telling().take(SHOWN).enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            note.fmt(f)?;
        }
        match telling().count().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(f, "; and {more} more"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn only_syntax_and_the_outermost_value_fail() {
        assert!(decode::<Vec<i64>>(b"[1, 2").unwrap_err().is_syntax());
        assert!(decode::<Vec<i64>>(b"[1] x").unwrap_err().is_syntax());
        assert_eq!(decode::<Vec<i64>>(b"[1,\n x]").unwrap_err().position(), Some((2, 2)));
        let error = decode::<Vec<i64>>(b"{\"a\": 1}").unwrap_err();
        assert!(!error.is_syntax());
        assert_eq!(error.notes().len(), 1);
    }

    #[test]
    fn what_is_not_utf_8_is_found_at_its_place() {
        for (json, place) in [
            (&b"\xff"[..], (1, 1)),
            (b"[\"\xff\"]", (1, 3)),
            (b"[1,\n\xff", (2, 1)),
            (b"[1,\n\n \"\xc3\xa9\xc3", (3, 5)),
        ] {
            let error = decode::<Vec<String>>(json).unwrap_err();
            assert!(error.is_syntax() && error.notes().is_empty());
            assert_eq!(error.position(), Some(place));
            let (line, column) = place;
            let expected = format!("not JSON: a byte that is not UTF-8 at line {line} column {column}");
            assert_eq!(error.to_string(), expected);
        }
        assert_eq!(decode::<Vec<String>>("[\"é\"]".as_bytes()).unwrap().value, ["é"]);
    }

    #[test]
    fn a_wrong_value_is_consumed_and_its_neighbours_stay() {
        let decoded = decode::<BTreeMap<String, i64>>(br#"{"a": {"x": [1, 2]}, "b": 2, "c": [[]]}"#).unwrap();
        assert_eq!(decoded.value, BTreeMap::from([("b".to_owned(), 2)]));
        let kinds: Vec<_> = decoded.notes.iter().map(|note| (note.at.pointer(), note.kind())).collect();
        assert_eq!(
            kinds,
            [
                ("/a".to_owned(), NoteKind::WrongType),
                ("/a".to_owned(), NoteKind::Skipped),
                ("/c".to_owned(), NoteKind::WrongType),
                ("/c".to_owned(), NoteKind::Skipped)
            ]
        );
    }

    #[test]
    fn deep_nesting_is_an_error_and_not_a_crash() {
        let deep = "[".repeat(100_000);
        assert!(decode::<crate::Json>(deep.as_bytes()).unwrap_err().is_syntax());
    }

    #[test]
    fn reasons_are_few_and_say_how_many_more() {
        let mut notes = Notes::new();
        for index in 0..5 {
            notes.add(&Path::ROOT.index(index), NoteReason::Missing { expected: Expected::Integer });
        }
        let text = Reasons(&notes).to_string();
        assert!(text.ends_with("/2: missing; expected an integer; and 2 more"), "{text}");
    }
}
