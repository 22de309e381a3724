//! Documents as a whole: decoded tolerantly, strictly, or as far as they go.

use super::error::position;
use crate::{Cx, Decode, DecodeError, Notes};

/// A decoded value and what was noted about its payload.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Decoded<T> {
    /// The value.
    pub value: T,
    /// Differences between the payload and its description.
    pub notes: Notes,
    /// Line and column, counted from 1 and in bytes, at which the payload ended too early. Only [`decode_partial`]
    /// takes such a payload.
    pub cut: Option<(usize, usize)>,
}

/// Decodes a JSON document.
///
/// A part that JSON does not allow, such as `NaN` or half of a surrogate pair, is noted as
/// [malformed](crate::NoteKind::Malformed) and lost, and nothing beside it.
///
/// # Errors
/// Fails if the syntax can't be taken up again, as in a document that ends too early, and if not even the outermost
/// value can be made.
pub fn decode<T: Decode>(json: &[u8]) -> Result<Decoded<T>, DecodeError> {
    let (value, cx) = read(json);
    whole(value, cx)
}

/// Decodes a JSON document as [`decode`] does, but refuses all that JSON does not allow, as a service does that wants
/// its callers to know.
///
/// # Errors
/// Those of [`decode`], and one for the first part that JSON does not allow.
pub fn decode_strict<T: Decode>(json: &[u8]) -> Result<Decoded<T>, DecodeError> {
    let (value, cx) = read(json);
    if let Some((at, fault)) = cx.cursor.fault() {
        return Err(DecodeError::malformed(at, fault, cx.cursor.bytes()));
    }
    whole(value, cx)
}

/// Decodes a JSON document that may end too early, as one does that was cut off on its way. All that was complete
/// before is kept: an element of an array or an entry of a map that the document ends in is not.
///
/// ```
/// let decoded = specwright_core::decode_partial::<Vec<String>>(br#"["BOS", "LHR", "CD"#)?;
/// assert_eq!(decoded.value, ["BOS", "LHR"]);
/// assert_eq!(decoded.cut, Some((1, 19)));
/// # Ok::<(), specwright_core::DecodeError>(())
/// ```
///
/// # Errors
/// Those of [`decode`], but for the end.
pub fn decode_partial<T: Decode>(json: &[u8]) -> Result<Decoded<T>, DecodeError> {
    let (value, cx) = read(json);
    let (bytes, is_cut) = (cx.cursor.bytes(), cx.is_cut());
    match (cx.cursor.stopped(), value) {
        (Some(stop), value) if !is_cut || value.is_none() => Err(DecodeError::stopped(stop, bytes)),
        (stop, value) => finish(value, cx.into_notes(), stop.map(|stop| position(bytes, stop.at))),
    }
}

/// Reads the outermost value, and makes sure that nothing comes after it.
fn read<T: Decode>(json: &[u8]) -> (Option<T>, Cx<'_>) {
    // A byte order mark is no JSON, but some services and many tools send one.
    let mut cx = Cx::new(json.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(json));
    let value = cx.value();
    if cx.cursor.stopped().is_none() && !cx.cursor.is_done() {
        cx.cursor.stop("the end");
    }
    (value, cx)
}

/// The result of a document that has to be there to its end.
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
    fn a_wrong_value_is_passed_over_and_its_neighbours_stay() {
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
