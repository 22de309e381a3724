//! Intended differences between the schema and the decoder, and the reasons for them.

use specwright_core::{Expected, Found, Number};
use wayfare_models::{Note, NoteKind, NoteReason, Violation, ViolationReason};

/// An objection that only the schema or only the decoder raises.
pub enum Statement<'a> {
    /// A decoder note about a document that the schema accepts.
    Note(&'a Note),
    /// A violation found by request validation.
    Violation(&'a Violation),
    /// The keyword with which the schema rejects a value, and whether the value is part of a validated request.
    Keyword(&'a str, bool),
    /// A field that the schema requires although the search is incomplete.
    Unfinished(&'a str),
    /// A null value for a field, which the schema rejects.
    Null,
    /// An object in place of a list, which the schema rejects.
    ListByName,
}

/// An intended difference.
pub struct Difference {
    pub name: &'static str,
    /// The reason, for readers of this table.
    #[allow(dead_code, reason = "only people read the field")]
    pub reason: &'static str,
    pub covers: fn(&Statement<'_>) -> bool,
}

/// All intended differences. The test fails if any difference occurs in no document.
pub const DIFFERENCES: &[Difference] = &[
    Difference {
        name: "unknown fields",
        reason: "The schemas allow unknown fields in responses, since a later version may add fields. The decoder \
                 notes unknown fields, since they may be typos.",
        covers: |statement| matches!(statement, Statement::Note(note) if note.kind() == NoteKind::UnknownField),
    },
    Difference {
        name: "unknown values",
        reason: "No enum of the description is closed. The decoder keeps and notes unknown values.",
        covers: |statement| matches!(statement, Statement::Note(note) if note.kind() == NoteKind::UnknownValue),
    },
    Difference {
        name: "integers of any size",
        reason: "JSON Schema's integers are unbounded. `format: int64` is only informative.",
        covers: |statement| match statement {
            Statement::Note(note) => note.kind() == NoteKind::OutOfRange || is_beyond_i64(note),
            _ => false,
        },
    },
    Difference {
        name: "finer grammars",
        reason: "A pattern can't express that a date exists or how large a polygon is.",
        covers: |statement| matches!(statement, Statement::Note(note) if note.kind() == NoteKind::BrokenGrammar),
    },
    Difference {
        name: "any string as a URL",
        reason: "The decoder passes URLs on as strings and never parses them.",
        covers: |statement| matches!(statement, Statement::Keyword("format", _)),
    },
    Difference {
        name: "null for missing values",
        reason: "Live services write null for missing values, and the decoder treats null as a missing value. No \
                 client has to write null, so the schemas allow null only in nullable fields. In other fields of \
                 requests, the decoder notes null.",
        covers: |statement| matches!(statement, Statement::Null),
    },
    Difference {
        name: "pending results",
        reason: "The first responses of a search may lack results. A schema could express this only with conditions, \
                 which generators ignore. Complete responses have results.",
        covers: |statement| matches!(statement, Statement::Unfinished("results")),
    },
    Difference {
        name: "lists by name",
        reason: "If the API description doesn't say whether a collection is an array or an object, the decoder accepts \
                 both. The schemas describe only the array: generators turn a union of the two into types that can't \
                 be decoded.",
        covers: |statement| matches!(statement, Statement::ListByName),
    },
    Difference {
        name: "bounds in responses",
        reason: "Numbers and lengths are checked only in requests. A response that exceeds its bounds is still accepted.",
        covers: |statement| match statement {
            Statement::Keyword(keyword, is_checked) => !is_checked && BOUNDS.contains(keyword),
            _ => false,
        },
    },
    Difference {
        name: "rules about several fields",
        reason: "The rules are in `x-description-rules`. As keywords, they would turn every affected object into a union.",
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

/// Returns whether the note is about a number that does not fit in a 64-bit integer. The decoder records such a number
/// as a float.
fn is_beyond_i64(note: &Note) -> bool {
    match note.reason {
        NoteReason::WrongType {
            found: Found::Number(Number::Float(number)),
            expected: Expected::Integer,
        } => number.abs() > 9e18,
        _ => false,
    }
}
