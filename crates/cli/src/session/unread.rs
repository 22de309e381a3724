//! Parts of a response that could not be read.

use std::collections::HashSet;
use std::fmt;

use specwright_core::SyntaxFault;
use wayfare_client::verdict::{Lack, Verdict};
use wayfare_models::{Note, NoteKind, NoteReason, Notes};

use crate::exit::Exit;
use crate::terminal::output::Console;
use crate::terminal::text::counted;

/// Numbers of elements and fields that could not be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unread {
    /// Skipped list elements: records, or parts of records.
    elements: usize,
    /// Fields of the remaining elements that are empty because their values could not be read.
    fields: usize,
}

impl Unread {
    /// Counts the skipped elements and the empty fields. Returns `None` if both counts are zero.
    pub fn of(notes: &Notes) -> Option<Self> {
        let unread = Unread { elements: notes.skipped(), fields: fields(notes) };
        (unread != Unread::default()).then_some(unread)
    }

    /// Returns the total number of elements and fields.
    pub fn count(self) -> usize {
        self.elements + self.fields
    }
}

/// Prints notices about parts of a response that could not be read, and about other reasons why results may be missing.
/// Returns the exit code for the verdict.
pub fn report(notes: &Notes, verdict: &Verdict, console: &Console) -> Exit {
    if let Some(unread) = Unread::of(notes) {
        console.notice(&format!("{unread}."));
    }
    match verdict {
        Verdict::Complete => Exit::Found,
        Verdict::Empty => Exit::Nothing,
        Verdict::MayLack(lacks) => {
            for lack in lacks.iter().filter(|lack| !matches!(lack, Lack::Unreadable { .. })) {
                console.notice(&format!("Results may be missing: {lack}."));
            }
            Exit::Stopped
        }
    }
}

/// Counts the fields that lost their value. Fields of skipped elements don't count.
fn fields(notes: &Notes) -> usize {
    let pointers = |is_selected: fn(&Note) -> bool| {
        notes.iter().filter(move |note| is_selected(note)).map(|note| note.at.pointer())
    };
    let left_out: HashSet<String> = pointers(|note| note.kind() == NoteKind::Skipped).collect();
    let is_within = |pointer: &str| {
        let ends = pointer.match_indices('/').map(|(end, _)| end).chain([pointer.len()]);
        ends.into_iter().any(|end| left_out.contains(&pointer[..end]))
    };
    let lost: HashSet<String> = pointers(is_loss).filter(|pointer| !is_within(pointer)).collect();
    lost.len()
}

/// Returns whether the value at a note's location could not be read.
fn is_loss(note: &Note) -> bool {
    match note.reason {
        // A missing or extra comma loses no value.
        NoteReason::Malformed { fault: SyntaxFault::MissingComma | SyntaxFault::ExtraComma, .. } => false,
        _ => matches!(note.kind(), NoteKind::Malformed | NoteKind::WrongType | NoteKind::OutOfRange),
    }
}

/// Formats the counts, for example `2 elements and 1 field of the response could not be read and were left out;
/// 'wayfare check' shows where in a saved response`.
impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [(self.elements, ["element", "elements"]), (self.fields, ["field", "fields"])];
        let parts = parts.into_iter().filter(|(count, _)| *count > 0);
        let parts: Vec<_> = parts.map(|(count, names)| counted(count, names)).collect();
        let were = if self.count() == 1 { "was" } else { "were" };
        write!(f, "{} of the response could not be read and {were} left out", parts.join(" and "))?;
        f.write_str("; 'wayfare check' shows where in a saved response")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_models::autocomplete::FlightAutocompleteResponse;
    use wayfare_models::decode;

    fn unread(elements: usize, fields: usize) -> Option<Unread> {
        Some(Unread { elements, fields })
    }

    #[test]
    fn unread_parts_are_counted() {
        for (body, expected) in [
            (r#"{"results": []}"#, None),
            (r#"{"results": [{}]}"#, None),
            (r#"{"results": [7, {}, null]}"#, unread(2, 0)),
            (r#"{"results": [{"name": NaN}, {"name": 7, "placeId": "x"}]}"#, unread(0, 3)),
            (r#"{"results": [NaN, {"name": NaN}]}"#, unread(1, 1)),
            (r#"{"results": [{"name": "\ud800"}, {"name": "a",}]}"#, unread(0, 1)),
        ] {
            let notes = decode::<FlightAutocompleteResponse>(body.as_bytes()).unwrap().notes;
            assert_eq!(Unread::of(&notes), expected, "{body}: {notes:?}");
        }
    }

    #[test]
    fn unread_parts_are_summarized() {
        for (elements, fields, expected) in [
            (1, 0, "1 element of the response could not be read and was left out"),
            (2, 1, "2 elements and 1 field of the response could not be read and were left out"),
            (0, 3, "3 fields of the response could not be read and were left out"),
        ] {
            let text = Unread { elements, fields }.to_string();
            assert_eq!(text, format!("{expected}; 'wayfare check' shows where in a saved response"));
        }
    }
}
