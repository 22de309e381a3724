//! The decoder against all that is JSON, nearly is, or is not: held against serde_json, and against tables where that
//! refuses. The documents are those that tests of JSON parsers commonly have, in groups of our own.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may panic too")]

mod accepted;
mod commas;
mod cuts;
mod depth;
mod refused;
mod tokens;

use specwright_core::{Decode, DecodeError, Json, NoteKind, Notes, decode, decode_strict};

/// A document without the bytes that can't be read, for messages.
fn shown(document: &[u8]) -> String {
    document.escape_ascii().to_string()
}

/// The notes as lines of kind and place.
fn lines(notes: &Notes) -> Vec<String> {
    notes.iter().map(|note| format!("{} {}", note.kind().as_str(), note.at.pointer())).collect()
}

/// The value and the notes of a document that is not refused.
fn read<T: Decode>(document: &[u8]) -> (T, Notes) {
    let decoded = decode::<T>(document).unwrap_or_else(|error| panic!("{error}: {}", shown(document)));
    (decoded.value, decoded.notes)
}

/// The error of a document that only the strict decoder and serde_json refuse.
fn refused_strictly<T: Decode + std::fmt::Debug>(document: &[u8]) -> DecodeError {
    assert!(serde_json::from_slice::<Json>(document).is_err(), "{}", shown(document));
    let error = decode_strict::<T>(document).expect_err("a fault");
    assert!(error.is_syntax() && !error.is_cut(), "{error}: {}", shown(document));
    error
}

fn count(notes: &Notes, kind: NoteKind) -> usize {
    notes.iter().filter(|note| note.kind() == kind).count()
}
