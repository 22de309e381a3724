//! Parts of an answer that could not be read.

use std::fmt;

use wayfare_models::{Expected, NoteReason, Notes};

use crate::exit::{Exit, Failure};

/// What an answer lacks, as it could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// Elements of lists, which were left out: records, or parts of them.
    Elements(usize),
    /// The list of results as a whole.
    Results,
}

impl Unread {
    /// The elements that were left out; `None` if there are none.
    pub fn elements(notes: &Notes) -> Option<Self> {
        Some(notes.skipped()).filter(|count| *count > 0).map(Unread::Elements)
    }

    /// The elements, or the whole list of an answer that has no other.
    pub fn of_places(notes: &Notes) -> Option<Self> {
        let is_list = |expected: &Expected| matches!(expected, Expected::Array);
        let has_no_list = notes.iter().any(|note| match &note.reason {
            NoteReason::Missing { expected } | NoteReason::WrongType { expected, .. } => {
                note.at.steps().len() <= 1 && is_list(expected)
            }
            _ => false,
        });
        Self::elements(notes).or(has_no_list.then_some(Unread::Results))
    }

    /// The failure of a task to which nothing is left.
    pub fn failure(self, task: &str) -> Failure {
        Failure::new(Exit::Failed, task).with_details([self.to_string()])
    }
}

/// `2 elements of the answer could not be read and were left out; 'wayfare check' shows where in a saved answer`
impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unread::Elements(1) => f.write_str("1 element of the answer could not be read and was left out"),
            Unread::Elements(count) => {
                write!(f, "{count} elements of the answer could not be read and were left out")
            }
            Unread::Results => f.write_str("the answer has no list of results"),
        }?;
        f.write_str("; 'wayfare check' shows where in a saved answer")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_models::autocomplete::FlightAutocompleteResponse;
    use wayfare_models::decode;

    #[test]
    fn what_could_not_be_read_is_counted() {
        for (body, unread) in [
            (r#"{"results": []}"#, None),
            (r#"{"results": [{}]}"#, None),
            (r#"{"results": [7, {}, null]}"#, Some(Unread::Elements(2))),
            (r#"{"results": null}"#, Some(Unread::Results)),
            (r#"{"results": 7}"#, Some(Unread::Results)),
            ("{}", Some(Unread::Results)),
        ] {
            let notes = decode::<FlightAutocompleteResponse>(body.as_bytes()).unwrap().notes;
            assert_eq!(Unread::of_places(&notes), unread, "{body}: {notes:?}");
        }
    }
}
