//! Decoding whole documents: tolerantly, strictly, or up to the point of truncation.

use super::error::position;
use super::repeats::Repeats;
use crate::{Cx, Decode, DecodeError, Notes};

/// A decoded value and the notes about its payload.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Decoded<T> {
    /// The value.
    pub value: T,
    /// Differences between the payload and its description.
    pub notes: Notes,
    /// Line and column (1-based, in bytes) at which the payload was truncated. Only [`decode_partial`] accepts such a
    /// payload.
    pub cut: Option<(usize, usize)>,
}

/// Decodes a JSON document.
///
/// Syntax that JSON does not allow, such as `NaN` or a lone surrogate, is noted as
/// [malformed](crate::NoteKind::Malformed). A malformed value is dropped; the values next to it are kept. Repeated
/// occurrences of an unknown field in one type, or of an unknown value in one field, share a note with a
/// [count](crate::Note::count).
///
/// # Errors
/// Returns an error if the decoder can't recover from a syntax error, for example in a document that ends too early, or
/// if the outermost value can't be created.
pub fn decode<T: Decode>(json: &[u8]) -> Result<Decoded<T>, DecodeError> {
    let (value, cx) = read(json, Some(Repeats::default()));
    whole(value, cx)
}

/// Decodes a JSON document like [`decode`], but rejects all syntax that JSON does not allow (except an initial byte
/// order mark), and adds a separate note for each difference. Use this function in services that report such faults to
/// their callers.
///
/// # Errors
/// Returns an error under the same conditions as [`decode`], and for the first syntax error.
pub fn decode_strict<T: Decode>(json: &[u8]) -> Result<Decoded<T>, DecodeError> {
    let (value, cx) = read(json, None);
    if let Some((at, fault)) = cx.cursor.fault() {
        return Err(DecodeError::malformed(at, fault, cx.cursor.bytes()));
    }
    whole(value, cx)
}

/// Decodes a JSON document whose values are all strings, such as the document that represents a [form](crate::form).
/// Numbers and booleans are parsed from the strings.
///
/// Text after the document is ignored.
///
/// # Errors
/// Returns an error if the decoder can't recover from a syntax error, or if the outermost value can't be created.
pub fn decode_texts<T: Decode>(json: &[u8]) -> Result<Decoded<T>, DecodeError> {
    let mut cx = Cx::new(json);
    cx.is_of_texts = true;
    let value = cx.value();
    whole(value, cx)
}

/// Decodes a JSON document that may be truncated. Keeps every complete value, and drops the array element or map entry
/// in which the document ends.
///
/// ```
/// let decoded = specwright_core::decode_partial::<Vec<String>>(br#"["BOS", "LHR", "CD"#)?;
/// assert_eq!(decoded.value, ["BOS", "LHR"]);
/// assert_eq!(decoded.cut, Some((1, 19)));
/// # Ok::<(), specwright_core::DecodeError>(())
/// ```
///
/// # Errors
/// Returns an error under the same conditions as [`decode`], except that the document may end early.
pub fn decode_partial<T: Decode>(json: &[u8]) -> Result<Decoded<T>, DecodeError> {
    let (value, cx) = read(json, Some(Repeats::default()));
    let (bytes, is_truncated) = (cx.cursor.bytes(), cx.is_truncated());
    match (cx.cursor.stopped(), value) {
        (Some(stop), value) if !is_truncated || value.is_none() => Err(DecodeError::stopped(stop, bytes)),
        (stop, value) => finish(value, cx.into_notes(), stop.map(|stop| position(bytes, stop.at))),
    }
}

/// Reads the outermost value and checks that nothing follows it.
fn read<T: Decode>(json: &[u8], repeats: Option<Repeats>) -> (Option<T>, Cx<'_>) {
    // A byte order mark is not JSON, but some services and many tools send one.
    let mut cx = Cx::new(json.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(json));
    cx.repeats = repeats;
    let value = cx.value();
    if cx.cursor.stopped().is_none() && !cx.cursor.is_done() {
        cx.cursor.stop("the end of the input");
    }
    (value, cx)
}

/// Returns the result for a document that must be complete.
fn whole<T>(value: Option<T>, cx: Cx<'_>) -> Result<Decoded<T>, DecodeError> {
    match cx.cursor.stopped() {
        Some(stop) => Err(DecodeError::stopped(stop, cx.cursor.bytes())),
        None => finish(value, cx.into_notes(), None),
    }
}

fn finish<T>(value: Option<T>, notes: Notes, cut: Option<(usize, usize)>) -> Result<Decoded<T>, DecodeError> {
    match value {
        Some(value) => Ok(Decoded { value, notes, cut }),
        None => Err(DecodeError::unusable(notes)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NoteKind;
    use std::collections::BTreeMap;

    #[test]
    fn only_syntax_and_the_outermost_value_fail() {
        assert!(decode::<Vec<i64>>(b"[1, 2").unwrap_err().is_cut());
        assert!(decode::<Vec<i64>>(b"[1] x").unwrap_err().is_syntax());
        let error = decode::<Vec<i64>>(b"[1,\n <x]").unwrap_err();
        assert_eq!((error.position(), error.is_cut()), (Some((2, 2)), false));
        assert_eq!(error.to_string(), "not JSON: `<x]` instead of a value at line 2 column 2");
        let error = decode::<Vec<i64>>(b"{\"a\": 1}").unwrap_err();
        assert!(!error.is_syntax());
        assert_eq!(error.notes().len(), 1);
    }

    #[test]
    fn a_wrong_value_is_skipped_and_its_neighbours_are_kept() {
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
}
