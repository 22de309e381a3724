//! The decoding context: the position in the document and the notes so far.

use std::str::FromStr;

use super::cursor::Cursor;
use super::lengths::Lengths;
use super::repeats::Repeats;
use crate::{Expected, Found, NoteReason, Notes, Path, Step, SyntaxFault};

/// The state of decoding a document: the current position, and the notes so far.
///
/// A note is created without its location. After decoding a value, its container prepends the path step of that value
/// to any new notes. Documents without faults therefore pay nothing for locations. During decoding, steps are stored
/// innermost first, so that adding a step does not move the others.
#[derive(Debug)]
pub struct Cx<'de> {
    pub(crate) cursor: Cursor<'de>,
    pub(super) notes: Notes,
    /// Notes that may be merged with later notes, or `None` if each repetition gets its own note.
    pub(super) repeats: Option<Repeats>,
    pub(crate) levels: usize,
    /// The field that is decoded next, if its value is a list.
    pub(crate) list: Option<&'static str>,
    /// The discriminator field of the object that is decoded next. The object's type need not declare this field.
    pub(crate) tag: Option<&'static str>,
    pub(crate) lengths: Lengths,
    /// `true` if all values are strings, as in a form. Strings are then accepted as numbers and booleans without a
    /// note, and an object whose names are indexes is accepted as a list.
    pub(crate) is_of_texts: bool,
}

/// Creates the context for values that do not come from a document, such as query parameters.
impl Default for Cx<'_> {
    fn default() -> Self {
        Cx::new(b"")
    }
}

impl<'de> Cx<'de> {
    pub(crate) fn new(json: &'de [u8]) -> Self {
        Cx {
            cursor: Cursor::new(json),
            notes: Notes::new(),
            repeats: Some(Repeats::default()),
            levels: 0,
            list: None,
            tag: None,
            lengths: Lengths::default(),
            is_of_texts: false,
        }
    }

    /// Decodes the value at `step`.
    #[inline]
    pub fn at<R>(&mut self, step: Step<'_>, decode: impl FnOnce(&mut Self) -> R) -> R {
        let before = self.note_count();
        let made = decode(self);
        if self.note_count() != before {
            self.prepend_step(before, step);
        }
        made
    }

    /// Returns the number of notes so far.
    #[inline]
    pub(crate) fn note_count(&self) -> usize {
        self.notes.len()
    }

    /// Prepends a step to the location of each note from index `from` on.
    #[cold]
    pub(crate) fn prepend_step(&mut self, from: usize, step: Step<'_>) {
        self.notes.prepend_step(from, step);
    }

    /// Drops the notes from index `from` on.
    pub(crate) fn drop_notes(&mut self, from: usize) {
        self.notes.truncate(from);
        if let Some(repeats) = &mut self.repeats {
            repeats.truncate(from);
        }
    }

    /// Adds a note about the current value.
    #[cold]
    pub fn note(&mut self, reason: NoteReason) {
        self.notes.add(&Path::ROOT, reason);
    }

    /// Adds a note for a value whose JSON type differs from the description. Always returns `None`, so that a call can
    /// be the last expression of a function.
    #[cold]
    pub fn wrong_type<T>(&mut self, found: impl Into<Found>, expected: Expected) -> Option<T> {
        self.note(NoteReason::WrongType { found: found.into(), expected });
        None
    }

    /// Parses a string that was sent in place of a value of another type. Adds a note about the type, unless all values
    /// are strings and this string can be parsed.
    pub(crate) fn parsed<T: FromStr>(&mut self, value: &str, expected: Expected) -> Option<T> {
        let parsed = value.parse().ok();
        if !self.is_of_texts || parsed.is_none() {
            self.wrong_type::<T>(value, expected);
        }
        parsed
    }

    /// Adds a note for a syntax error.
    #[cold]
    pub(crate) fn malformed(&mut self, fault: SyntaxFault, found: &[u8]) {
        self.note(NoteReason::Malformed { fault, found: Some(Found::token(found)) });
    }

    /// Returns whether the document ended within the value being read.
    pub(crate) fn is_truncated(&self) -> bool {
        self.cursor.is_truncated()
    }

    /// Adds the notes of a nested document, at the current location.
    pub(crate) fn append_nested(&mut self, part: Notes) {
        self.notes.append_nested(part.with_reversed_steps(), &Path::ROOT);
    }

    /// Returns the notes, with each location starting at the outermost value.
    pub fn into_notes(self) -> Notes {
        self.notes.with_reversed_steps()
    }
}
