//! What decoding notes about a payload that is not as described.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;

use crate::{Location, Path};

/// What kind of difference a [`Note`] tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum NoteKind {
    /// A field or parameter that the description does not have. It was passed over.
    UnknownField,
    /// A value that an enum does not list. An open enum kept it.
    UnknownValue,
    /// A text that breaks the grammar of its type. In a response a code is kept as text, and of a time what the clock
    /// shows; a date is lost.
    BrokenGrammar,
    /// A value of another JSON type than the described one.
    WrongType,
    /// A number outside what its type can hold.
    OutOfRange,
    /// A part that the description requires is not there.
    Missing,
    /// A field or parameter that is there more than once. The last one counts.
    Duplicate,
    /// An element of an array or map that could not be made and was left out.
    Skipped,
}

impl NoteKind {
    /// The kind as a word, such as `unknown_field`.
    pub fn as_str(self) -> &'static str {
        match self {
            NoteKind::UnknownField => "unknown_field",
            NoteKind::UnknownValue => "unknown_value",
            NoteKind::BrokenGrammar => "broken_grammar",
            NoteKind::WrongType => "wrong_type",
            NoteKind::OutOfRange => "out_of_range",
            NoteKind::Missing => "missing",
            NoteKind::Duplicate => "duplicate",
            NoteKind::Skipped => "skipped",
        }
    }
}

/// One difference between a payload and its description.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Note {
    /// Where.
    pub at: Location,
    /// What kind of difference.
    pub kind: NoteKind,
    /// What was found, shortened to [`Note::MAX_FOUND`] characters.
    pub found: String,
    /// What the description allows.
    pub allowed: Cow<'static, str>,
}

impl Note {
    /// Longest text that `found` keeps, in characters.
    pub const MAX_FOUND: usize = 80;
}

/// `/legs/0/date: found "soon", expected a date as yyyy-mm-dd`
impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Note { at, found, allowed, .. } = self;
        match self.kind {
            NoteKind::UnknownField => write!(f, "{at}: unknown field; expected {allowed}"),
            NoteKind::Missing => write!(f, "{at}: missing; expected {allowed}"),
            NoteKind::Duplicate => write!(f, "{at}: given more than once"),
            NoteKind::Skipped => write!(f, "{at}: left out, as it could not be read"),
            _ => write!(f, "{at}: found {found}, expected {allowed}"),
        }
    }
}

/// The notes of one decoding, in the order in which they were made.
///
/// At most [`Notes::MAX`] are kept, so that a hostile payload can't fill the memory; [`Notes::omitted`] counts the
/// rest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    kept: Vec<Note>,
    omitted: usize,
}

impl Notes {
    /// Most notes that are kept.
    pub const MAX: usize = 10_000;

    /// No notes.
    pub fn new() -> Self {
        Self::default()
    }

    /// How many notes were made beyond those kept.
    pub fn omitted(&self) -> usize {
        self.omitted
    }

    /// Whether there is not a single note.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Adds a note.
    pub fn add(&mut self, at: &Path<'_>, kind: NoteKind, found: &str, allowed: impl Into<Cow<'static, str>>) {
        if self.kept.len() >= Self::MAX {
            self.omitted += 1;
            return;
        }
        self.kept.push(Note { at: at.location(), kind, found: shorten(found), allowed: allowed.into() });
    }
}

impl Deref for Notes {
    type Target = [Note];

    fn deref(&self) -> &[Note] {
        &self.kept
    }
}

impl IntoIterator for Notes {
    type Item = Note;
    type IntoIter = std::vec::IntoIter<Note>;

    fn into_iter(self) -> Self::IntoIter {
        self.kept.into_iter()
    }
}

impl<'a> IntoIterator for &'a Notes {
    type Item = &'a Note;
    type IntoIter = std::slice::Iter<'a, Note>;

    fn into_iter(self) -> Self::IntoIter {
        self.kept.iter()
    }
}

fn shorten(text: &str) -> String {
    match text.char_indices().nth(Note::MAX_FOUND) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_findings_are_shortened() {
        let mut notes = Notes::new();
        notes.add(&Path::ROOT, NoteKind::WrongType, &"é".repeat(Note::MAX_FOUND), "a number");
        notes.add(&Path::ROOT, NoteKind::WrongType, &"é".repeat(Note::MAX_FOUND + 1), "a number");
        assert_eq!(notes[0].found.chars().count(), Note::MAX_FOUND);
        assert!(notes[1].found.ends_with('…'));
    }

    #[test]
    fn the_number_of_notes_is_bounded() {
        let mut notes = Notes::new();
        for _ in 0..Notes::MAX + 3 {
            notes.add(&Path::ROOT, NoteKind::Skipped, "", "");
        }
        assert_eq!((notes.len(), notes.omitted()), (Notes::MAX, 3));
    }
}
