//! Decoding notes: the differences between a payload and its description.

use std::fmt;

use serde_core::ser::{Serialize, SerializeMap, Serializer};

use super::location::OwnedStep;
use crate::{Location, NoteKind, NoteReason, Path, Step};

/// One difference between a payload and its description.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Note {
    /// The location of the difference.
    pub at: Location,
    /// The difference from the description.
    pub reason: NoteReason,
    /// Number of places with this difference. Only [unknown fields](NoteKind::UnknownField) of one type and [unknown
    /// values](NoteKind::UnknownValue) of one field are counted, and `at` is the first of these places.
    pub count: usize,
}

impl Note {
    /// Returns the kind of difference.
    pub fn kind(&self) -> NoteKind {
        self.reason.kind()
    }

    /// Returns the message with the [field path](Location::field_path) in place of the pointer, such as
    /// `legs[0].date: found "soon", expected a valid date in the format yyyy-mm-dd`.
    pub fn field_message(&self) -> String {
        format!("{}: {}", self.at.field_path(), self.reason.difference())
    }
}

/// Writes a message such as `/legs/0/date: found "soon", expected a valid date in the format yyyy-mm-dd`.
impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.reason.difference())
    }
}

/// Serializes to an object with the strings `at`, `kind`, `found` and `allowed`, and with the reason's data: `known`,
/// `grammar` and `offset`, or `tag` and `form`. The object also has `count` if there are several places. For a part
/// that is identified only by its name, `found` is the name. For a skipped element, `found` is empty.
impl Serialize for Note {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("at", &self.at)?;
        map.serialize_entry("kind", self.kind().as_str())?;
        match (self.kind(), self.at.last()) {
            (NoteKind::UnknownField | NoteKind::Duplicate, Some(Step::Field(name))) => {
                map.serialize_entry("found", name)?;
            }
            (NoteKind::Skipped, _) => map.serialize_entry("found", "")?,
            _ => map.serialize_entry("found", &self.reason.found().to_string())?,
        }
        map.serialize_entry("allowed", &self.reason.allowed().to_string())?;
        self.reason.serialize_data(&mut map)?;
        if self.count > 1 {
            map.serialize_entry("count", &self.count)?;
        }
        map.end()
    }
}

/// The notes from decoding a payload, in the order in which they were created.
///
/// At most [`Notes::MAX`] notes are kept, so that a hostile payload can't exhaust memory. For notes about skipped
/// elements, the limit is twice as high, because these notes show which results are missing. [`Notes::omitted`] returns
/// the number of notes beyond these limits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    kept: Vec<Note>,
    omitted: usize,
    skipped: usize,
}

impl Notes {
    /// Maximum number of notes that are kept. For notes about skipped elements, the limit is twice as high.
    pub const MAX: usize = 10_000;

    /// Returns an empty list of notes.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the number of notes that were not kept.
    pub fn omitted(&self) -> usize {
        self.omitted
    }

    /// Returns the number of elements that were skipped because they could not be decoded, including elements whose
    /// notes were not kept.
    pub fn skipped(&self) -> usize {
        self.skipped
    }

    /// Returns the number of differences: the sum of the counts of all notes, plus the number of notes that were not
    /// kept.
    pub fn differences(&self) -> usize {
        self.kept.iter().map(|note| note.count).sum::<usize>() + self.omitted
    }

    /// Returns whether there are no notes.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Adds a note.
    pub fn add(&mut self, at: &Path<'_>, reason: NoteReason) {
        self.skipped += usize::from(reason.kind() == NoteKind::Skipped);
        match self.has_room_for(&reason) {
            true => self.kept.push(Note { at: at.location(), reason, count: 1 }),
            false => self.omitted += 1,
        }
    }

    fn has_room_for(&self, reason: &NoteReason) -> bool {
        let factor = if reason.kind() == NoteKind::Skipped { 2 } else { 1 };
        self.kept.len() < factor * Self::MAX
    }

    /// Counts another occurrence of a kept note.
    pub(crate) fn count_again(&mut self, index: usize) {
        self.kept[index].count += 1;
    }

    /// Swaps two kept notes.
    pub(crate) fn swap(&mut self, one: usize, other: usize) {
        self.kept.swap(one, other);
    }

    /// Drops the kept notes from index `from` on. The number of notes that were not kept does not change.
    pub(crate) fn truncate(&mut self, from: usize) {
        let skipped = |note: &Note| note.reason.kind() == NoteKind::Skipped;
        self.skipped -= self.kept.drain(from..).filter(skipped).count();
    }

    /// Prepends a step to the locations of the notes from index `from` on, whose steps are stored innermost first.
    pub(crate) fn prepend_step(&mut self, from: usize, step: Step<'_>) {
        let step = OwnedStep::from(step);
        for note in &mut self.kept[from..] {
            note.at.prepend_step(step.clone());
        }
    }

    /// Returns the notes with the steps of their locations in reverse order.
    pub(crate) fn with_reversed_steps(mut self) -> Self {
        self.kept.iter_mut().for_each(|note| note.at.reverse_steps());
        self
    }

    /// Adds the notes from a separate source, such as the headers of a response.
    pub fn append(&mut self, other: Notes) {
        self.omitted += other.omitted;
        self.skipped += other.skipped;
        for note in other.kept {
            match self.has_room_for(&note.reason) {
                true => self.kept.push(note),
                false => self.omitted += 1,
            }
        }
    }

    /// Adds the notes from a part whose outermost value is at `at`.
    pub(crate) fn append_nested(&mut self, part: Notes, at: &Path<'_>) {
        let Notes { kept, omitted, skipped } = part;
        let nested =
            |Note { at: below, reason, count }| Note { at: at.location().join(below), reason, count };
        self.append(Notes { kept: kept.into_iter().map(nested).collect(), omitted, skipped });
    }
}

/// Makes the kept elements of a list available.
macro_rules! kept {
    ($list:ty, $element:ty) => {
        impl std::ops::Deref for $list {
            type Target = [$element];

            fn deref(&self) -> &[$element] {
                &self.kept
            }
        }

        impl IntoIterator for $list {
            type Item = $element;
            type IntoIter = std::vec::IntoIter<$element>;

            fn into_iter(self) -> Self::IntoIter {
                self.kept.into_iter()
            }
        }

        impl<'a> IntoIterator for &'a $list {
            type Item = &'a $element;
            type IntoIter = std::slice::Iter<'a, $element>;

            fn into_iter(self) -> Self::IntoIter {
                self.kept.iter()
            }
        }
    };
}
pub(crate) use kept;
kept!(Notes, Note);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expected, Form, Found, KnownValues, NamedPart, ValueError};

    const DAY: Form = Form::new("Date", "a day");

    fn broken(error: ValueError) -> NoteReason {
        NoteReason::BrokenGrammar { form: &DAY, error }
    }

    #[test]
    fn the_number_of_notes_is_bounded() {
        let mut notes = Notes::new();
        for _ in 0..Notes::MAX + 3 {
            notes.add(&Path::ROOT, NoteReason::UnknownField { known: &[] });
        }
        assert_eq!((notes.len(), notes.omitted(), notes.skipped()), (Notes::MAX, 3, 0));
        for _ in 0..Notes::MAX + 4 {
            notes.add(&Path::ROOT, NoteReason::Skipped { expected: Expected::Array });
        }
        assert_eq!((notes.len(), notes.omitted(), notes.skipped()), (2 * Notes::MAX, 7, Notes::MAX + 4));
    }

    #[test]
    fn words_and_data_are_serialized() {
        let leg = Path::ROOT.field("legs").location().index(0);
        let json = |reason| {
            let note = Note { at: leg.clone().field("date"), reason, count: 1 };
            serde_json::to_string(&note).unwrap()
        };
        assert_eq!(
            json(broken(ValueError::new("soon", "a day").at(1))),
            r#"{"at":"/legs/0/date","kind":"broken_grammar","found":"\"soon\"","allowed":"a day","grammar":"Date","offset":1}"#
        );
        assert_eq!(
            json(NoteReason::UnknownField { known: &["a", "b"] }),
            r#"{"at":"/legs/0/date","kind":"unknown_field","found":"date","allowed":"one of a, b","known":["a","b"]}"#
        );
        assert_eq!(
            json(NoteReason::UnknownValue { found: Found::from(7_i64), known: KnownValues::Integers(&[1]) }),
            r#"{"at":"/legs/0/date","kind":"unknown_value","found":"7","allowed":"1","known":[1]}"#
        );
        assert_eq!(
            json(NoteReason::Duplicate(NamedPart::Field)),
            r#"{"at":"/legs/0/date","kind":"duplicate","found":"date","allowed":"one of each field"}"#
        );
    }

    #[test]
    fn a_grammar_is_known_by_its_type() {
        let reason = broken(ValueError::new("soon", "a day"));
        assert!(reason.breaks(&DAY) && !reason.breaks(&Form::new("Time", "a time")));
        assert!(!NoteReason::Duplicate(NamedPart::Key).breaks(&DAY));
    }
}
