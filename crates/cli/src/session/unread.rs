//! Parts of an answer that could not be read.

use std::collections::HashSet;
use std::fmt;

use specwright_core::SyntaxFault;
use wayfare_client::ErrorKind;
use wayfare_models::{Expected, Note, NoteKind, NoteReason, Notes};

use crate::exit::{Exit, Failure};
use crate::terminal::output::Console;

/// What an answer lacks, as it could not be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unread {
    /// Elements of lists, which were left out: records, or parts of them.
    elements: usize,
    /// Fields of what is left, which are empty now.
    fields: usize,
    /// Whether the list of results is missing as a whole.
    lacks_list: bool,
}

impl Unread {
    /// The elements and fields that were left out; `None` if there are none.
    pub fn of(notes: &Notes) -> Option<Self> {
        let unread = Unread { elements: notes.skipped(), fields: fields(notes), lacks_list: false };
        (unread != Unread::default()).then_some(unread)
    }

    /// The same, or the whole list of an answer that has no other.
    fn of_places(notes: &Notes) -> Option<Self> {
        let is_list = |expected: &Expected| matches!(expected, Expected::Array);
        let lacks_list = notes.iter().any(|note| match &note.reason {
            NoteReason::Missing { expected } | NoteReason::WrongType { expected, .. } => {
                note.at.steps().len() <= 1 && is_list(expected)
            }
            _ => false,
        });
        let unread = Unread { lacks_list, ..Self::of(notes).unwrap_or_default() };
        (unread != Unread::default()).then_some(unread)
    }

    /// Prints a notice if parts of a list could not be read.
    ///
    /// # Errors
    /// With `fault` if the list is empty, but results may be among what could not be read.
    pub fn remark(notes: &Notes, is_empty: bool, fault: &str, console: &Console) -> Result<(), Failure> {
        let Some(unread) = Unread::of_places(notes) else { return Ok(()) };
        if is_empty && (unread.elements > 0 || unread.lacks_list) {
            let failure = Failure::new(Exit::Failed, fault).of_kind(ErrorKind::Decode);
            return Err(failure.with_details([unread.to_string()]));
        }
        console.notice(&format!("{unread}."));
        Ok(())
    }
}

/// The number of fields that lost their value, without those of elements that were left out as a whole.
fn fields(notes: &Notes) -> usize {
    let pointers = |is_meant: fn(&Note) -> bool| {
        notes.iter().filter(move |note| is_meant(note)).map(|note| note.at.pointer())
    };
    let left_out: HashSet<String> = pointers(|note| note.kind() == NoteKind::Skipped).collect();
    let is_within = |pointer: &str| {
        let ends = pointer.match_indices('/').map(|(end, _)| end).chain([pointer.len()]);
        ends.into_iter().any(|end| left_out.contains(&pointer[..end]))
    };
    let lost: HashSet<String> = pointers(is_loss).filter(|pointer| !is_within(pointer)).collect();
    lost.len()
}

/// Whether the value at the place of a note could not be read.
fn is_loss(note: &Note) -> bool {
    match note.reason {
        // Nothing stands where a comma is missing, or is one too many.
        NoteReason::Malformed { fault: SyntaxFault::MissingComma | SyntaxFault::ExtraComma, .. } => false,
        _ => matches!(note.kind(), NoteKind::Malformed | NoteKind::WrongType | NoteKind::OutOfRange),
    }
}

/// `2 elements and 1 field of the answer could not be read and were left out; 'wayfare check' shows where in a saved
/// answer`
impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = |count: usize, one: &str, many: &str| match count {
            0 => None,
            1 => Some(format!("1 {one}")),
            _ => Some(format!("{count} {many}")),
        };
        let parts = [count(self.elements, "element", "elements"), count(self.fields, "field", "fields")];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        let were = if self.elements + self.fields == 1 { "was" } else { "were" };
        match self.lacks_list {
            true => f.write_str("the answer has no list of results")?,
            false => {
                write!(f, "{} of the answer could not be read and {were} left out", parts.join(" and "))?;
            }
        }
        f.write_str("; 'wayfare check' shows where in a saved answer")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_models::autocomplete::FlightAutocompleteResponse;
    use wayfare_models::decode;

    fn unread(elements: usize, fields: usize, lacks_list: bool) -> Option<Unread> {
        Some(Unread { elements, fields, lacks_list })
    }

    #[test]
    fn what_could_not_be_read_is_counted() {
        for (body, expected) in [
            (r#"{"results": []}"#, None),
            (r#"{"results": [{}]}"#, None),
            (r#"{"results": [7, {}, null]}"#, unread(2, 0, false)),
            (r#"{"results": [{"name": NaN}, {"name": 7, "placeId": "x"}]}"#, unread(0, 3, false)),
            (r#"{"results": [NaN, {"name": NaN}]}"#, unread(1, 1, false)),
            (r#"{"results": [{"name": "\ud800"}, {"name": "a",}]}"#, unread(0, 1, false)),
        ] {
            let notes = decode::<FlightAutocompleteResponse>(body.as_bytes()).unwrap().notes;
            assert_eq!(Unread::of_places(&notes), expected, "{body}: {notes:?}");
        }
        for body in [r#"{"results": null}"#, r#"{"results": 7}"#, "{}"] {
            let notes = decode::<FlightAutocompleteResponse>(body.as_bytes()).unwrap().notes;
            assert!(Unread::of_places(&notes).unwrap().lacks_list, "{body}: {notes:?}");
            assert!(Unread::remark(&notes, true, "", &Console::default()).is_err(), "{body}: {notes:?}");
        }
    }

    #[test]
    fn it_is_told_in_one_sentence() {
        for (elements, fields, lacks_list, says) in [
            (1, 0, false, "1 element of the answer could not be read and was left out"),
            (2, 1, false, "2 elements and 1 field of the answer could not be read and were left out"),
            (0, 3, false, "3 fields of the answer could not be read and were left out"),
            (0, 1, true, "the answer has no list of results"),
        ] {
            let text = Unread { elements, fields, lacks_list }.to_string();
            assert_eq!(text, format!("{says}; 'wayfare check' shows where in a saved answer"));
        }
    }
}
