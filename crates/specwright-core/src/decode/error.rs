//! Decoding errors.

use std::fmt;

use super::cursor::Stop;
use crate::{Found, NoteKind, Notes, SyntaxFault};

/// The reason why a document could not be decoded.
///
/// ```
/// let error = specwright_core::decode::<bool>(b"[]").unwrap_err();
/// assert_eq!(error.to_string(), "the body: found an array, expected true or false");
/// let error = specwright_core::decode::<bool>(b"<html>").unwrap_err();
/// assert_eq!(error.to_string(), "not JSON: `<html>` instead of a value at line 1 column 1");
/// let error = specwright_core::decode::<bool>(b"[\"a").unwrap_err();
/// assert_eq!(error.to_string(), "not JSON: the input ends inside a string at line 1 column 4");
/// ```
#[derive(Debug)]
pub struct DecodeError(Box<Failure>);

#[derive(Debug)]
enum Failure {
    /// A token other than `expected`, or the end of the document if `found` is `None`.
    Stopped {
        found: Option<Found>,
        expected: &'static str,
        position: (usize, usize),
    },
    Malformed {
        fault: SyntaxFault,
        position: (usize, usize),
    },
    Unusable(Notes),
}

/// Returns the line and column of a byte (1-based, in bytes).
pub(crate) fn position(bytes: &[u8], at: usize) -> (usize, usize) {
    let before = &bytes[..at.min(bytes.len())];
    let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
    let newlines = before[..line_start].iter().filter(|byte| **byte == b'\n').count();
    (newlines + 1, before.len() - line_start + 1)
}

/// Returns the beginning of the unexpected text, with an ellipsis if the text is truncated.
fn beginning(bytes: &[u8]) -> Found {
    const SHOWN: usize = 24;
    // A character has up to four bytes.
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(4 * (SHOWN + 1))]);
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => Found::token(format!("{}…", &text[..end]).as_bytes()),
        None => Found::token(text.as_bytes()),
    }
}

impl DecodeError {
    pub(crate) fn stopped(Stop { at, expected }: Stop, bytes: &[u8]) -> Self {
        let rest = bytes.get(at..).unwrap_or_default();
        let found = (!rest.is_empty()).then(|| beginning(rest));
        DecodeError(Box::new(Failure::Stopped { found, expected, position: position(bytes, at) }))
    }

    pub(crate) fn malformed(at: usize, fault: SyntaxFault, bytes: &[u8]) -> Self {
        DecodeError(Box::new(Failure::Malformed { fault, position: position(bytes, at) }))
    }

    pub(crate) fn unusable(notes: Notes) -> Self {
        DecodeError(Box::new(Failure::Unusable(notes)))
    }

    /// Returns `true` for a syntax error, or `false` if the decoder read the whole document but could not create a
    /// value from it.
    pub fn is_syntax(&self) -> bool {
        !matches!(*self.0, Failure::Unusable(_))
    }

    /// Returns whether the document ended before the end of its outermost value.
    pub fn is_cut(&self) -> bool {
        matches!(*self.0, Failure::Stopped { found: None, .. })
    }

    /// Returns the line and column of a syntax error (1-based, in bytes).
    pub fn position(&self) -> Option<(usize, usize)> {
        match &*self.0 {
            Failure::Stopped { position, .. } | Failure::Malformed { position, .. } => Some(*position),
            Failure::Unusable(_) => None,
        }
    }

    /// Returns the notes from before the failure, with the number of notes that were not kept. The list is empty for a
    /// syntax error.
    pub fn into_notes(self) -> Notes {
        match *self.0 {
            Failure::Unusable(notes) => notes,
            _ => Notes::new(),
        }
    }

    /// Returns the notes from before the failure. The list is empty for a syntax error.
    pub fn notes(&self) -> &[crate::Note] {
        match &*self.0 {
            Failure::Unusable(notes) => notes,
            _ => &[],
        }
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, column) = match &*self.0 {
            Failure::Stopped { found, expected, position } => {
                match found {
                    Some(found) => write!(f, "not JSON: `{found}` instead of {expected}")?,
                    None => match expected.rsplit_once("the end of ") {
                        Some((_, unfinished)) => write!(f, "not JSON: the input ends inside {unfinished}")?,
                        None => write!(f, "not JSON: the input ends before {expected}")?,
                    },
                }
                position
            }
            Failure::Malformed { fault, position } => {
                write!(f, "not JSON: {} (expected {})", fault.words(), fault.allowed())?;
                position
            }
            Failure::Unusable(notes) => return Reasons(notes).fmt(f),
        };
        write!(f, " at line {line} column {column}")
    }
}

impl std::error::Error for DecodeError {}

/// The notes that explain a failure, formatted on one line.
pub(crate) struct Reasons<'a>(pub(crate) &'a Notes);

impl fmt::Display for Reasons<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 3;
        let relevant = || self.0.iter().filter(|note| note.kind() != NoteKind::UnknownField);
        for (i, note) in relevant().take(SHOWN).enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            note.field_message().fmt(f)?;
        }
        match relevant().count().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(f, "; and {more} more"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expected, NoteReason, Path};

    #[test]
    fn reasons_are_limited_and_the_rest_is_counted() {
        let mut notes = Notes::new();
        for index in 0..5 {
            notes.add(&Path::ROOT.index(index), NoteReason::Missing { expected: Expected::Integer });
        }
        let text = Reasons(&notes).to_string();
        assert!(text.ends_with("[2]: missing; expected an integer; and 2 more"), "{text}");
    }
}
