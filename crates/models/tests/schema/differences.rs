//! Differences between schema and decoder, with their reasons.

use specwright_core::{Expected, Found, Number};
use wayfare_models::{Note, NoteKind, NoteReason, Violation, ViolationReason};

/// A statement of one of the two that the other does not make.
pub enum Said<'a> {
    /// The decoder notes it, and the schema takes the document.
    Note(&'a Note),
    /// The check of a request finds it.
    Violation(&'a Violation),
    /// The schema refuses it: the keyword, and whether the value is part of a request that is checked.
    Keyword(&'a str, bool),
    /// The schema refuses a search without this field that is not complete.
    Unfinished(&'a str),
    /// The schema refuses a null that takes the place of a field.
    Null,
    /// The schema refuses an object that takes the place of a list.
    ListByName,
}

/// A difference that is meant.
pub struct Difference {
    pub name: &'static str,
    /// The reason; for readers of this table.
    #[allow(dead_code, reason = "read by people")]
    pub reason: &'static str,
    pub covers: fn(&Said<'_>) -> bool,
}

/// All of them. One that no document shows fails the test.
pub const DIFFERENCES: &[Difference] = &[
    Difference {
        name: "unknown fields",
        reason: "The schemas leave what is answered open: a later version may have more fields. The decoder notes \
                 them, since one may be a slip of the pen.",
        covers: |said| matches!(said, Said::Note(note) if note.kind() == NoteKind::UnknownField),
    },
    Difference {
        name: "unknown values",
        reason: "No enum of the description is closed. The decoder keeps a value that it does not know, and notes it.",
        covers: |said| matches!(said, Said::Note(note) if note.kind() == NoteKind::UnknownValue),
    },
    Difference {
        name: "integers of any size",
        reason: "JSON Schema's integers have no end; `format: int64` tells readers of it and refuses nothing.",
        covers: |said| match said {
            Said::Note(note) => note.kind() == NoteKind::OutOfRange || is_beyond_i64(note),
            _ => false,
        },
    },
    Difference {
        name: "finer grammars",
        reason: "A pattern can't say that a day exists, that codes are not made of blanks, or how large a polygon is.",
        covers: |said| matches!(said, Said::Note(note) if note.kind() == NoteKind::BrokenGrammar),
    },
    Difference {
        name: "any text as URL",
        reason: "A URL is a text to the decoder, which passes it on and never takes it apart.",
        covers: |said| matches!(said, Said::Keyword("format", _)),
    },
    Difference {
        name: "null for nothing",
        reason: "Live services write null where they have nothing. It is read as if it were not there; nobody has to \
                 write it, so that the schemas do not offer it. In a request it is noted.",
        covers: |said| matches!(said, Said::Null),
    },
    Difference {
        name: "results to come",
        reason: "The first answers of a search may lack its results. A schema could say so by conditions alone, which \
                 generators do not read; answers that are complete have them.",
        covers: |said| matches!(said, Said::Unfinished("results")),
    },
    Difference {
        name: "lists by name",
        reason: "Where the container of a list's elements is not known, an object of them is read, too. The schemas \
                 have the list that is written: of two containers generators make types that can't be read.",
        covers: |said| matches!(said, Said::ListByName),
    },
    Difference {
        name: "bounds of answers",
        reason: "Numbers and lengths are checked in requests. An answer beyond its bounds is still an answer.",
        covers: |said| match said {
            Said::Keyword(keyword, is_checked) => !is_checked && BOUNDS.contains(keyword),
            _ => false,
        },
    },
    Difference {
        name: "rules that concern several fields",
        reason: "They stand in `x-description-rules`: as keywords they would make unions of every object that has one.",
        covers: |said| match said {
            Said::Violation(violation) => matches!(
                violation.reason(),
                ViolationReason::AnyOf { .. }
                    | ViolationReason::RequiredWith { .. }
                    | ViolationReason::Order { .. }
            ),
            _ => false,
        },
    },
];

const BOUNDS: &[&str] = &["minimum", "maximum", "minItems", "maxItems", "minLength", "maxLength", "enum"];

/// A number that a 64-bit integer can't hold comes as a float or as a large positive one.
fn is_beyond_i64(note: &Note) -> bool {
    match note.reason {
        NoteReason::WrongType {
            found: Found::Number(Number::Float(number)),
            expected: Expected::Integer,
        } => number.abs() > 9e18,
        _ => false,
    }
}
