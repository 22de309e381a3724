//! Intended differences between the schema and the decoder, with their reasons.

use specwright_core::{Expected, Found, Number};
use wayfare_models::{Note, NoteKind, NoteReason, Violation, ViolationReason};

/// A statement by either the schema or the decoder that the other side does not make.
pub enum Statement<'a> {
    /// A note of the decoder about a document that the schema accepts.
    Note(&'a Note),
    /// A violation found by request validation.
    Violation(&'a Violation),
    /// The keyword by which the schema rejects a value, and whether the value is part of a validated request.
    Keyword(&'a str, bool),
    /// A field that the schema requires although the search is incomplete.
    Unfinished(&'a str),
    /// A null value for a field, which the schema rejects.
    Null,
    /// An object instead of a list, which the schema rejects.
    ListByName,
}

/// An intended difference.
pub struct Difference {
    pub name: &'static str,
    /// The reason, for readers of this table.
    #[allow(dead_code, reason = "read by people")]
    pub reason: &'static str,
    pub covers: fn(&Statement<'_>) -> bool,
}

/// All intended differences. A difference that no document exhibits fails the test.
pub const DIFFERENCES: &[Difference] = &[
    Difference {
        name: "unknown fields",
        reason: "The schemas leave responses open, since a later version may have more fields. The decoder notes \
                 such fields, since they may be typos.",
        covers: |statement| matches!(statement, Statement::Note(note) if note.kind() == NoteKind::UnknownField),
    },
    Difference {
        name: "unknown values",
        reason: "No enum of the description is closed. The decoder keeps an unknown value, and notes it.",
        covers: |statement| matches!(statement, Statement::Note(note) if note.kind() == NoteKind::UnknownValue),
    },
    Difference {
        name: "integers of any size",
        reason: "JSON Schema's integers are unbounded. `format: int64` informs readers, and rejects nothing.",
        covers: |statement| match statement {
            Statement::Note(note) => note.kind() == NoteKind::OutOfRange || is_beyond_i64(note),
            _ => false,
        },
    },
    Difference {
        name: "finer grammars",
        reason: "A pattern can't express that a date exists, that a code is not blank, or how large a polygon is.",
        covers: |statement| matches!(statement, Statement::Note(note) if note.kind() == NoteKind::BrokenGrammar),
    },
    Difference {
        name: "any text as URL",
        reason: "To the decoder, a URL is a text, which it passes on and never parses.",
        covers: |statement| matches!(statement, Statement::Keyword("format", _)),
    },
    Difference {
        name: "null for nothing",
        reason: "Live services write null for missing values, and the decoder reads null as a missing value. Nobody has \
                 to write null, so the schemas do not offer it. In a request, it is noted.",
        covers: |statement| matches!(statement, Statement::Null),
    },
    Difference {
        name: "results to come",
        reason: "The first responses of a search may lack its results. A schema could express this only with conditions, \
                 which generators do not read. Complete responses have results.",
        covers: |statement| matches!(statement, Statement::Unfinished("results")),
    },
    Difference {
        name: "lists by name",
        reason: "If the container of a list's elements is not known, an object of the elements is read, too. The schemas \
                 have only the list that is written: for two containers, generators create types that can't be decoded.",
        covers: |statement| matches!(statement, Statement::ListByName),
    },
    Difference {
        name: "bounds of answers",
        reason: "Numbers and lengths are checked in requests. A response beyond its bounds is still a response.",
        covers: |statement| match statement {
            Statement::Keyword(keyword, is_checked) => !is_checked && BOUNDS.contains(keyword),
            _ => false,
        },
    },
    Difference {
        name: "rules that concern several fields",
        reason: "The rules are in `x-description-rules`. As keywords, they would turn every object that has one into a union.",
        covers: |statement| match statement {
            Statement::Violation(violation) => matches!(
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

/// Returns whether the note is about a number that does not fit in a 64-bit integer, which is noted as a large float.
fn is_beyond_i64(note: &Note) -> bool {
    match note.reason {
        NoteReason::WrongType {
            found: Found::Number(Number::Float(number)),
            expected: Expected::Integer,
        } => number.abs() > 9e18,
        _ => false,
    }
}
