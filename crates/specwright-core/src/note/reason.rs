//! Reasons why a value differs from its description.

use std::fmt::{self, Display as _};

use serde_core::ser::SerializeMap;

use super::form::write_one_of;
use super::found::write_quoted;
use crate::shown::shown;
use crate::{Form, Found, KnownValues, SyntaxFault, ValueError};

/// The kind of a [`NoteReason`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum NoteKind {
    /// A field or parameter that the description does not have. The decoder skips the value.
    UnknownField,
    /// A value that an enum does not list, or a variant that a union does not have. An open enum keeps the value.
    UnknownValue,
    /// A string that violates the grammar of its type. In a response, the decoder keeps an invalid code as text and the
    /// local time of an invalid date-time, but drops an invalid date.
    BrokenGrammar,
    /// A value whose JSON type differs from the described type.
    WrongType,
    /// A number outside the range of its type.
    OutOfRange,
    /// A missing field, entry, parameter or header that the description requires.
    Missing,
    /// A repeated field, key, parameter or header. The last value wins.
    Duplicate,
    /// An element of an array or map that could not be created and was skipped.
    Skipped,
    /// Syntax that JSON does not allow. At most the affected value is dropped.
    Malformed,
}

impl NoteKind {
    /// Returns the kind as a word, such as `unknown_field`.
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
            NoteKind::Malformed => "malformed",
        }
    }
}

/// The value that a description requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Expected {
    /// `true` or `false`.
    Boolean,
    /// An integer.
    Integer,
    /// A non-negative integer.
    Unsigned,
    /// A string or an integer.
    StringOrInteger,
    /// A number.
    Number,
    /// A string.
    String,
    /// An array.
    Array,
    /// An object.
    Object,
    /// An array, or an object whose values are the elements.
    Entries,
    /// A list that is written as a single string.
    List,
    /// Any JSON value.
    Json,
    /// The value of a parameter.
    Value,
    /// An item of a list that is written as a single string.
    Item,
    /// A string in a certain format.
    Form(&'static Form),
    /// A value that an enum lists.
    OneOf(KnownValues),
    /// A value of one of several JSON types.
    AnyOf(&'static [Expected]),
}

impl Expected {
    /// Returns whether the value contains other values.
    pub(crate) const fn is_container(self) -> bool {
        matches!(self, Expected::Array | Expected::Object | Expected::Entries)
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Boolean => "true or false",
            Expected::Integer => "an integer",
            Expected::Unsigned => "a non-negative integer",
            Expected::StringOrInteger => "a string or an integer",
            Expected::Number => "a number",
            Expected::String => "a string",
            Expected::Array => "an array",
            Expected::Object => "an object",
            Expected::Entries => "an array or an object of elements",
            Expected::List => "a list in a string",
            Expected::Json => "any JSON value",
            Expected::Value => "a value",
            Expected::Item => "an item",
            Expected::Form(form) => return form.fmt(f),
            Expected::OneOf(known) => return known.fmt(f),
            Expected::AnyOf(types) => return write_any_of(types, f),
        })
    }
}

/// Writes the types, for example `a string, a number or an array`.
fn write_any_of(types: &[Expected], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (index, expected) in types.iter().enumerate() {
        let separator = match index {
            0 => "",
            _ if index + 1 == types.len() => " or ",
            _ => ", ",
        };
        write!(f, "{separator}{expected}")?;
    }
    Ok(())
}

/// A part whose name must be unique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NamedPart {
    /// A field of an object.
    Field,
    /// An entry of a map, identified by its key.
    Key,
    /// A parameter of a query.
    Parameter,
    /// A header.
    Header,
}

/// The reason why a value does not match its description.
///
/// [`NoteReason::found`] and [`NoteReason::allowed`] describe the reason in words. Programs should match on the
/// variants.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoteReason {
    /// A field that the description does not have.
    UnknownField {
        /// The fields that the description has.
        known: &'static [&'static str],
    },
    /// A field that the description does not have in this variant of the object.
    MisplacedField {
        /// The field that determines the variant of the object.
        tag: &'static str,
        /// The variant.
        form: &'static str,
    },
    /// A parameter that the description does not have.
    UnknownParameter {
        /// The parameters that the description has.
        known: &'static [&'static str],
    },
    /// A value that an enum does not list, or a variant that a union does not have.
    UnknownValue {
        /// The value.
        found: Found,
        /// The listed values.
        known: KnownValues,
    },
    /// A string that violates the grammar of its type.
    BrokenGrammar {
        /// The grammar.
        form: &'static Form,
        /// The precise fault.
        error: ValueError,
    },
    /// A value whose JSON type differs from the described type.
    WrongType {
        /// The value.
        found: Found,
        /// The described type.
        expected: Expected,
    },
    /// A number outside the range of its type.
    OutOfRange {
        /// The number.
        found: Found,
        /// The described type.
        expected: Expected,
    },
    /// A missing part that the description requires.
    Missing {
        /// The described type.
        expected: Expected,
    },
    /// A repeated part.
    Duplicate(NamedPart),
    /// An element that could not be created and was skipped.
    Skipped {
        /// The described type.
        expected: Expected,
    },
    /// Syntax that JSON does not allow.
    Malformed {
        /// The violated rule.
        fault: SyntaxFault,
        /// The malformed text, if it is a separate token.
        found: Option<Found>,
    },
}

impl NoteReason {
    /// Returns the kind of reason.
    pub fn kind(&self) -> NoteKind {
        match self {
            NoteReason::UnknownField { .. }
            | NoteReason::MisplacedField { .. }
            | NoteReason::UnknownParameter { .. } => NoteKind::UnknownField,
            NoteReason::UnknownValue { .. } => NoteKind::UnknownValue,
            NoteReason::BrokenGrammar { .. } => NoteKind::BrokenGrammar,
            NoteReason::WrongType { .. } => NoteKind::WrongType,
            NoteReason::OutOfRange { .. } => NoteKind::OutOfRange,
            NoteReason::Missing { .. } => NoteKind::Missing,
            NoteReason::Duplicate(_) => NoteKind::Duplicate,
            NoteReason::Skipped { .. } => NoteKind::Skipped,
            NoteReason::Malformed { .. } => NoteKind::Malformed,
        }
    }

    /// Returns whether the reason is that a string violates this grammar.
    pub fn breaks(&self, grammar: &Form) -> bool {
        matches!(self, NoteReason::BrokenGrammar { form, .. } if *form == grammar)
    }

    /// Returns the value that was found, if the reason contains it.
    pub fn value(&self) -> Option<&Found> {
        match self {
            NoteReason::UnknownValue { found, .. }
            | NoteReason::WrongType { found, .. }
            | NoteReason::OutOfRange { found, .. } => Some(found),
            NoteReason::Malformed { found, .. } => found.as_ref(),
            _ => None,
        }
    }

    /// Returns the value that was found in words, for example `"soon"` or `nothing`.
    pub fn found(&self) -> impl fmt::Display {
        shown(move |f| {
            f.write_str(match self {
                NoteReason::UnknownField { .. } | NoteReason::MisplacedField { .. } => "an unknown field",
                NoteReason::UnknownParameter { .. } => "an unknown parameter",
                NoteReason::Missing { .. } => "nothing",
                NoteReason::Duplicate(_) => "more than one",
                NoteReason::Skipped { .. } => "a value that can't be read",
                NoteReason::BrokenGrammar { error, .. } => return write_quoted(error.found(), f),
                NoteReason::UnknownValue { found, .. }
                | NoteReason::WrongType { found, .. }
                | NoteReason::OutOfRange { found, .. } => return found.fmt(f),
                NoteReason::Malformed { found: Some(found), .. } => return found.fmt(f),
                NoteReason::Malformed { fault, found: None } => fault.words(),
            })
        })
    }

    /// Returns the allowed values in words, for example `three capital letters`.
    pub fn allowed(&self) -> impl fmt::Display {
        shown(move |f| match self {
            NoteReason::UnknownField { known: [] } => f.write_str("no field"),
            NoteReason::UnknownParameter { known: [] } => f.write_str("no parameters"),
            NoteReason::UnknownField { known } | NoteReason::UnknownParameter { known } => {
                write_one_of(known, f)
            }
            NoteReason::MisplacedField { tag, form } => {
                write!(f, "no such field if `{tag}` is {form}")
            }
            NoteReason::UnknownValue { known, .. } => known.fmt(f),
            NoteReason::BrokenGrammar { form, error } => {
                error.requirement().fmt(f)?;
                if form.is_long() { error.at_fault().fmt(f) } else { Ok(()) }
            }
            NoteReason::WrongType { expected, .. }
            | NoteReason::OutOfRange { expected, .. }
            | NoteReason::Missing { expected }
            | NoteReason::Skipped { expected } => expected.fmt(f),
            NoteReason::Malformed { fault, .. } => fault.allowed().fmt(f),
            NoteReason::Duplicate(NamedPart::Field) => f.write_str("one of each field"),
            NoteReason::Duplicate(NamedPart::Key) => f.write_str("one of each key"),
            NoteReason::Duplicate(NamedPart::Parameter) => f.write_str("one of each parameter"),
            NoteReason::Duplicate(NamedPart::Header) => f.write_str("one of each header"),
        })
    }

    /// Returns the message of a note, without the location.
    pub(super) fn difference(&self) -> impl fmt::Display {
        shown(move |f| {
            if let NoteReason::MisplacedField { tag, form } = self {
                return write!(f, "unknown field; not allowed if `{tag}` is {form}");
            }
            let allowed = self.allowed();
            match self.kind() {
                NoteKind::UnknownField => write!(f, "unknown field; expected {allowed}"),
                NoteKind::Missing => write!(f, "missing; expected {allowed}"),
                NoteKind::Duplicate => f.write_str("given more than once"),
                NoteKind::Skipped => f.write_str("skipped, because it could not be decoded"),
                _ => write!(f, "found {}, expected {allowed}", self.found()),
            }
        })
    }

    /// Serializes the reason's data, such as the known values, as map entries.
    pub fn serialize_data<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        match self {
            NoteReason::UnknownField { known } | NoteReason::UnknownParameter { known } => {
                map.serialize_entry("known", &KnownValues::Texts(known))
            }
            NoteReason::MisplacedField { tag, form } => {
                map.serialize_entry("tag", tag)?;
                map.serialize_entry("form", form)
            }
            NoteReason::UnknownValue { known, .. } => map.serialize_entry("known", known),
            NoteReason::BrokenGrammar { form, error } => {
                map.serialize_entry("grammar", form)?;
                match error.offset() {
                    Some(offset) => map.serialize_entry("offset", &offset),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }
}
