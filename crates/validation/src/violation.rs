//! What is wrong with a value: where, what was found, what is allowed.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;

use wayfare_wire::{Location, Note, NoteKind, Notes, Text};

use crate::shorten::shortened;

/// One thing that is wrong with a request.
///
/// One word wide, so that a result with it costs next to nothing.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Violation(Box<Parts>);

#[derive(Clone, PartialEq, Eq, Hash)]
struct Parts {
    at: Location,
    found: Text,
    allowed: Cow<'static, str>,
}

impl Violation {
    /// A violation at a place.
    ///
    /// `found` and `allowed` follow the words "found" and "allowed" in messages: `"soon"`, with its quotes, and
    /// `a date as yyyy-mm-dd`. Of a long `found` the first [`Note::MAX_FOUND`] characters are kept.
    pub fn new<'a>(
        at: Location,
        found: impl Into<Cow<'a, str>>,
        allowed: impl Into<Cow<'static, str>>,
    ) -> Self {
        let found = match shortened(found) {
            Cow::Borrowed(text) => Text::from(text),
            Cow::Owned(text) => Text::from(text),
        };
        Violation(Box::new(Parts { at, found, allowed: allowed.into() }))
    }

    /// Where: a JSON pointer into the body, or a query parameter.
    pub fn at(&self) -> &Location {
        &self.0.at
    }

    /// What was found there.
    pub fn found(&self) -> &str {
        &self.0.found
    }

    /// What is allowed instead.
    pub fn allowed(&self) -> &str {
        &self.0.allowed
    }
}

/// `/legs/0/date: found "soon", allowed a date as yyyy-mm-dd`
impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: found {}, allowed {}", self.at(), self.found(), self.allowed())
    }
}

impl fmt::Debug for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Violation({self})")
    }
}

impl std::error::Error for Violation {}

/// A difference that decoding passes over is a violation where a request has to be exact.
impl From<Note> for Violation {
    fn from(note: Note) -> Self {
        // Where a note has no text of its own for what was found, or only repeats the name that ends its location,
        // words stand in.
        let found = match note.kind {
            NoteKind::UnknownField => match note.at {
                Location::Query { .. } => "an unknown parameter".into(),
                _ => "an unknown field".into(),
            },
            NoteKind::Missing => "nothing".into(),
            NoteKind::Duplicate => "more than one".into(),
            NoteKind::Skipped => "a value that can't be read".into(),
            _ => Cow::Owned(note.found),
        };
        Violation::new(note.at, found, note.allowed)
    }
}

/// Everything that is wrong with a request.
///
/// `{}` writes the violations in one line, `{:#}` one a line. At most [`Violations::MAX`] are kept, so that a hostile
/// request can't fill the memory; [`Violations::omitted`] counts the rest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Violations {
    kept: Vec<Violation>,
    omitted: usize,
}

impl Violations {
    /// Most violations that are kept.
    pub const MAX: usize = Notes::MAX;

    /// No violations.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a violation.
    pub fn push(&mut self, violation: Violation) {
        if self.kept.len() < Self::MAX {
            self.kept.push(violation);
        } else {
            self.omitted = self.omitted.saturating_add(1);
        }
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty() && self.omitted == 0
    }

    /// How many violations there were beyond those kept.
    pub fn omitted(&self) -> usize {
        self.omitted
    }

    /// `Ok` where nothing is wrong.
    ///
    /// # Errors
    /// The violations, if there are any.
    pub fn into_result(self) -> Result<(), Violations> {
        if self.is_empty() { Ok(()) } else { Err(self) }
    }
}

impl Deref for Violations {
    type Target = [Violation];

    fn deref(&self) -> &[Violation] {
        &self.kept
    }
}

impl Extend<Violation> for Violations {
    fn extend<I: IntoIterator<Item = Violation>>(&mut self, violations: I) {
        violations.into_iter().for_each(|violation| self.push(violation));
    }
}

impl FromIterator<Violation> for Violations {
    fn from_iter<I: IntoIterator<Item = Violation>>(violations: I) -> Self {
        let mut all = Violations::new();
        all.extend(violations);
        all
    }
}

impl IntoIterator for Violations {
    type Item = Violation;
    type IntoIter = std::vec::IntoIter<Violation>;

    fn into_iter(self) -> Self::IntoIter {
        self.kept.into_iter()
    }
}

impl<'a> IntoIterator for &'a Violations {
    type Item = &'a Violation;
    type IntoIter = std::slice::Iter<'a, Violation>;

    fn into_iter(self) -> Self::IntoIter {
        self.kept.iter()
    }
}

impl From<Violation> for Violations {
    fn from(violation: Violation) -> Self {
        Violations { kept: vec![violation], omitted: 0 }
    }
}

impl From<Notes> for Violations {
    fn from(notes: Notes) -> Self {
        let omitted = notes.omitted();
        let mut all: Violations = notes.into_iter().map(Violation::from).collect();
        all.omitted = all.omitted.saturating_add(omitted);
        all
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let between = if f.alternate() { "\n" } else { "; " };
        if self.is_empty() {
            return f.write_str("no violations");
        }
        for (index, violation) in self.iter().enumerate() {
            write!(f, "{}{violation}", if index == 0 { "" } else { between })?;
        }
        match self.omitted {
            0 => Ok(()),
            omitted => write!(f, "{between}and {omitted} more"),
        }
    }
}

impl std::error::Error for Violations {}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_wire::Path;

    fn noted(at: &Path<'_>, kind: NoteKind, found: &str, allowed: &'static str) -> String {
        let mut notes = Notes::new();
        notes.add(at, kind, found, allowed);
        Violations::from(notes).to_string()
    }

    #[test]
    fn a_violation_is_one_word_wide() {
        assert_eq!(size_of::<Violation>(), size_of::<usize>());
        assert_eq!(size_of::<Option<Violation>>(), size_of::<usize>());
    }

    #[test]
    fn a_violation_says_where_what_and_what_else() {
        let legs = Path::ROOT.field("legs");
        let violation = Violation::new(legs.index(0).field("date").location(), "\"soon\"", "a date");
        assert_eq!(violation.at().as_str(), "/legs/0/date");
        assert_eq!((violation.found(), violation.allowed()), ("\"soon\"", "a date"));
        assert_eq!(violation.to_string(), "/legs/0/date: found \"soon\", allowed a date");
        assert_eq!(format!("{violation:?}"), "Violation(/legs/0/date: found \"soon\", allowed a date)");
    }

    #[test]
    fn a_long_finding_is_shortened_as_in_notes() {
        for length in [Note::MAX_FOUND, Note::MAX_FOUND + 1, 5_000] {
            let found = "é".repeat(length);
            let mut notes = Notes::new();
            notes.add(&Path::ROOT, NoteKind::WrongType, &found, "a number");
            assert_eq!(Violation::new(Path::ROOT.location(), &found, "a number").found(), notes[0].found);
            assert_eq!(Violation::new(Path::ROOT.location(), found, "a number"), notes[0].clone().into());
        }
    }

    #[test]
    fn every_kind_of_note_reads_well() {
        let at = Path::ROOT.field("cabin");
        for (kind, found, says) in [
            (NoteKind::UnknownField, "cabin", "an unknown field"),
            (NoteKind::UnknownValue, "\"sofa\"", "\"sofa\""),
            (NoteKind::BrokenGrammar, "\"eur\"", "\"eur\""),
            (NoteKind::WrongType, "an array", "an array"),
            (NoteKind::OutOfRange, "1e300", "1e300"),
            (NoteKind::Missing, "nothing", "nothing"),
            (NoteKind::Duplicate, "cabin", "more than one"),
            (NoteKind::Skipped, "", "a value that can't be read"),
        ] {
            assert_eq!(noted(&at, kind, found, "a cabin"), format!("/cabin: found {says}, allowed a cabin"));
        }
        assert_eq!(
            noted(&Path::parameter("x"), NoteKind::UnknownField, "x", "searchTerm"),
            "x: found an unknown parameter, allowed searchTerm"
        );
    }

    #[test]
    fn all_violations_are_written() {
        let mut all = Violations::new();
        assert_eq!(all.to_string(), "no violations");
        assert_eq!(all.clone().into_result(), Ok(()));
        all.push(Violation::new(Path::ROOT.field("a").location(), "1", "2"));
        all.push(Violation::new(Location::parameter("b"), "3", "4"));
        assert_eq!(all.to_string(), "/a: found 1, allowed 2; b: found 3, allowed 4");
        assert_eq!(format!("{all:#}"), "/a: found 1, allowed 2\nb: found 3, allowed 4");
        assert_eq!(all.clone().into_result(), Err(all));
    }

    #[test]
    fn what_is_left_out_is_counted() {
        let mut notes = Notes::new();
        for _ in 0..Notes::MAX + 3 {
            notes.add(&Path::ROOT, NoteKind::WrongType, "null", "an object");
        }
        let mut all = Violations::from(notes);
        assert_eq!((all.len(), all.omitted()), (Violations::MAX, 3));
        all.push(Violation::new(Path::ROOT.location(), "null", "an object"));
        assert_eq!((all.len(), all.omitted()), (Violations::MAX, 4));
        assert!(all.to_string().ends_with("allowed an object; and 4 more"));
    }
}
