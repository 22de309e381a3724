//! Checks payloads that differ from the description: the values kept, the notes and their locations.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod cars;
mod flights;
mod hotels;
mod others;
mod syntax;

use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::{Decode, decode};

/// The start of a flight or car response that may have no results.
const HEAD: &str = r#""searchId": "9f2", "status": "second-phase""#;

/// Decodes a document, and returns the value and its notes, each formatted as its kind and message.
fn read<T: Decode>(json: &str) -> (T, Vec<String>) {
    let decoded = decode::<T>(json.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let lines = decoded.notes.iter().map(|note| format!("{} {note}", note.kind().as_str())).collect();
    (decoded.value, lines)
}

/// Decodes a flight response with the given fields in addition to the required fields.
fn flights(fields: &str) -> (FlightSearchResponse, Vec<String>) {
    read(&format!("{{{HEAD}, {fields}}}"))
}
