//! The place that decoding is at, and the notes so far.

use super::cursor::Cursor;
use super::lengths::Lengths;
use crate::{Expected, Found, NoteReason, Notes, Path, Step, SyntaxFault};

/// A document under decoding: the place that is read next, and the notes so far.
///
/// A note is made without its place. Each container on the way back adds the step that leads to it, but only where
/// notes were made, so that places cost nothing where nothing is wrong. Until the end the steps stand from the innermost
/// on, so that adding one does not move the others.
#[derive(Debug)]
pub struct Cx<'de> {
    pub(crate) cursor: Cursor<'de>,
    notes: Notes,
    pub(crate) levels: usize,
    /// The field whose list is next, if it is one.
    pub(crate) list: Option<&'static str>,
    /// The field that told the form of the object that is next, which knows it or not.
    pub(crate) tag: Option<&'static str>,
    pub(crate) lengths: Lengths,
}

/// For values that come from elsewhere than a document, such as a query.
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
            levels: 0,
            list: None,
            tag: None,
            lengths: Lengths::default(),
        }
    }

    /// Decodes what one step leads to.
    #[inline]
    pub fn at<R>(&mut self, step: Step<'_>, decode: impl FnOnce(&mut Self) -> R) -> R {
        let before = self.noted();
        let made = decode(self);
        if self.noted() != before {
            self.move_below(before, step);
        }
        made
    }

    /// The number of notes so far.
    #[inline]
    pub(crate) fn noted(&self) -> usize {
        self.notes.len()
    }

    /// Moves the notes from the one at `from` on one step further in.
    #[cold]
    pub(crate) fn move_below(&mut self, from: usize, step: Step<'_>) {
        self.notes.move_below(from, step);
    }

    /// Drops the notes from the one at `from` on.
    pub(crate) fn drop_notes(&mut self, from: usize) {
        self.notes.truncate(from);
    }

    /// Notes something here.
    #[cold]
    pub fn note(&mut self, reason: NoteReason) {
        self.notes.add(&Path::ROOT, reason);
    }

    /// Notes a value of another JSON type than the described one. Always `None`, for use as a last expression.
    #[cold]
    pub fn wrong_type<T>(&mut self, found: impl Into<Found>, expected: Expected) -> Option<T> {
        self.note(NoteReason::WrongType { found: found.into(), expected });
        None
    }

    /// Notes a fault of the syntax.
    #[cold]
    pub(crate) fn malformed(&mut self, fault: SyntaxFault, found: &[u8]) {
        self.note(NoteReason::Malformed { fault, found: Some(Found::token(found)) });
    }

    /// Whether the document has ended before the values that are being read.
    pub(crate) fn is_cut(&self) -> bool {
        self.cursor.is_cut()
    }

    /// Adds the notes of a document that is a part of this one, and stands here.
    pub(crate) fn absorb(&mut self, part: Notes) {
        self.notes.absorb(part.turned(), &Path::ROOT);
    }

    /// The notes, from the outermost value on.
    pub fn into_notes(self) -> Notes {
        self.notes.turned()
    }
}
