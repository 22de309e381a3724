//! Tests of the decoder with valid, nearly valid and invalid JSON. The tests compare results with serde_json's results,
//! or with tables if serde_json rejects a document. The documents are common in JSON parser test suites.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "test helpers may panic")]

mod accepted;
mod commas;
mod cuts;
mod depth;
mod rejected;
mod tokens;

use specwright_core::{Decode, DecodeError, Json, NoteKind, Notes, decode, decode_strict};

/// Returns a document whose unprintable bytes are escaped, for messages.
fn shown(document: &[u8]) -> String {
    document.escape_ascii().to_string()
}

/// Returns one line per note, with the note's kind and location.
fn lines(notes: &Notes) -> Vec<String> {
    notes.iter().map(|note| format!("{} {}", note.kind().as_str(), note.at.pointer())).collect()
}

/// Decodes a document that must be accepted, and returns its value and its notes.
fn read<T: Decode>(document: &[u8]) -> (T, Notes) {
    let decoded = decode::<T>(document).unwrap_or_else(|error| panic!("{error}: {}", shown(document)));
    (decoded.value, decoded.notes)
}

/// Returns the error for a document that only the strict decoder and serde_json reject.
fn rejected_strictly<T: Decode + std::fmt::Debug>(document: &[u8]) -> DecodeError {
    assert!(serde_json::from_slice::<Json>(document).is_err(), "{}", shown(document));
    let error = decode_strict::<T>(document).expect_err("the strict decoder must reject the document");
    assert!(error.is_syntax() && !error.is_cut(), "{error}: {}", shown(document));
    error
}

fn count(notes: &Notes, kind: NoteKind) -> usize {
    notes.iter().filter(|note| note.kind() == kind).count()
}
