//! Reasons why a request is invalid.

use std::fmt::{self, Display as _};

use crate::shown::shown;
use crate::{Date, LocalDateTime, NoteReason, Number, OffsetDateTime, Text, ValueError, excerpt};
use serde_core::ser::SerializeMap;

/// The reason why a request is invalid.
///
/// [`ViolationReason::found`] and [`ViolationReason::allowed`] describe the reason in words. Programs should match on
/// the variants. Fields of the same object are identified by their wire names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ViolationReason {
    /// A difference from the description that decoding tolerates.
    Noted(NoteReason),
    /// A string or number from which no value can be created.
    Value(ValueError),
    /// A number outside its range. The range includes its bounds.
    OutOfRange {
        /// The number.
        found: Number,
        /// The lower bound.
        min: Option<Number>,
        /// The upper bound.
        max: Option<Number>,
    },
    /// A list or a string that is too short or too long.
    Length {
        /// The length found.
        found: usize,
        /// The unit.
        unit: LengthUnit,
        /// The minimum length.
        min: Option<usize>,
        /// The maximum length.
        max: Option<usize>,
    },
    /// An integer that is not one of the allowed values.
    NoneOf {
        /// The integer.
        found: i64,
        /// The allowed values.
        allowed: &'static [i64],
    },
    /// A missing field, where at least one of several fields must be present.
    AnyOf {
        /// The fields.
        fields: Box<[&'static str]>,
    },
    /// A missing field that other fields require.
    RequiredWith {
        /// The other fields that are present.
        given: Box<[&'static str]>,
    },
    /// Two values in the wrong order.
    Order {
        /// The second value.
        found: ComparedValue,
        /// The field that contains the first value.
        other: &'static str,
        /// The first value, which must not exceed `found`.
        value: ComparedValue,
        /// `true` if the values must also differ.
        strict: bool,
    },
}

/// The unit of a length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LengthUnit {
    /// The items of a list.
    Items,
    /// The characters of a string (Unicode scalar values, not bytes).
    Characters,
}

impl LengthUnit {
    fn noun(self) -> &'static str {
        match self {
            LengthUnit::Items => "item",
            LengthUnit::Characters => "character",
        }
    }
}

/// A value that is compared with another value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ComparedValue {
    /// A number.
    Number(Number),
    /// A date.
    Date(Date),
    /// A local date-time.
    Time(LocalDateTime),
    /// An instant.
    Moment(OffsetDateTime),
    /// A string.
    Text(Text),
    /// The parts of an object's sort key, most significant first.
    Parts(Box<[(&'static str, ComparedValue)]>),
}

impl ViolationReason {
    /// Returns the kind of reason as a word: the kind of the note, or `invalid_value`, `out_of_range`, `wrong_length`,
    /// `unknown_value`, `missing_any`, `missing_with` or `wrong_order`.
    pub fn kind(&self) -> &'static str {
        match self {
            ViolationReason::Noted(reason) => reason.kind().as_str(),
            ViolationReason::Value(_) => "invalid_value",
            ViolationReason::OutOfRange { .. } => "out_of_range",
            ViolationReason::Length { .. } => "wrong_length",
            ViolationReason::NoneOf { .. } => "unknown_value",
            ViolationReason::AnyOf { .. } => "missing_any",
            ViolationReason::RequiredWith { .. } => "missing_with",
            ViolationReason::Order { .. } => "wrong_order",
        }
    }

    /// Returns whether a required value is missing.
    pub fn is_missing(&self) -> bool {
        matches!(
            self,
            ViolationReason::Noted(NoteReason::Missing { .. })
                | ViolationReason::AnyOf { .. }
                | ViolationReason::RequiredWith { .. }
        )
    }

    /// Returns the value that was found in words, for example `"soon"` or `nothing`.
    pub fn found(&self) -> impl fmt::Display {
        shown(move |f| match self {
            ViolationReason::Noted(reason) => reason.found().fmt(f),
            ViolationReason::Value(error) => crate::Found::from(error.found()).fmt(f),
            ViolationReason::OutOfRange { found, .. } => found.fmt(f),
            ViolationReason::Length { found, unit, .. } => Counted(*found, *unit).fmt(f),
            ViolationReason::NoneOf { found, .. } => found.fmt(f),
            ViolationReason::AnyOf { .. } | ViolationReason::RequiredWith { .. } => f.write_str("nothing"),
            ViolationReason::Order { found, .. } => found.fmt(f),
        })
    }

    /// Returns the allowed values in words, for example `an integer from 0 to 10`.
    pub fn allowed(&self) -> impl fmt::Display {
        self.allowed_with(&str::to_owned)
    }

    /// Returns the allowed values in words, with field names replaced by `name`.
    pub(crate) fn allowed_with<'a>(&'a self, name: &'a dyn Fn(&str) -> String) -> impl fmt::Display {
        shown(move |f| match self {
            ViolationReason::Noted(reason) => reason.allowed().fmt(f),
            ViolationReason::Value(error) => error.requirement().fmt(f),
            ViolationReason::OutOfRange { found, min, max } => {
                f.write_str(if matches!(found, Number::Integer(_) | Number::Unsigned(_)) {
                    "an integer"
                } else {
                    "a number"
                })?;
                match (min, max) {
                    (Some(min), Some(max)) => write!(f, " from {min} to {max}"),
                    (Some(min), None) => write!(f, " of at least {min}"),
                    (None, Some(max)) => write!(f, " of at most {max}"),
                    (None, None) => Ok(()),
                }
            }
            ViolationReason::Length { unit, min, max, .. } => match (*min, *max) {
                (Some(min), Some(max)) if min == max => write!(f, "exactly {}", Counted(max, *unit)),
                (Some(min), Some(max)) => write!(f, "{min} to {}", Counted(max, *unit)),
                (Some(min), None) => write!(f, "at least {}", Counted(min, *unit)),
                (None, Some(max)) => write!(f, "at most {}", Counted(max, *unit)),
                (None, None) => Ok(()),
            },
            ViolationReason::NoneOf { allowed, .. } => write_joined(allowed.iter(), "or", f),
            ViolationReason::AnyOf { fields } => write_joined(fields.iter().map(|it| name(it)), "or", f),
            ViolationReason::RequiredWith { given } => {
                f.write_str("a value, because ")?;
                write_given(given, name, f)
            }
            ViolationReason::Order { other, value, strict, .. } => {
                let relation = match (*strict, value) {
                    (false, _) => "at least",
                    (true, ComparedValue::Number(_)) => "greater than",
                    (true, _) => "later than",
                };
                write!(f, "{relation} {} ({value})", name(other))
            }
        })
    }

    /// Returns the message without the location, with field names replaced by `name`.
    pub(crate) fn message_with<'a>(&'a self, name: &'a dyn Fn(&str) -> String) -> impl fmt::Display {
        shown(move |f| {
            let allowed = self.allowed_with(name);
            match self {
                ViolationReason::Noted(NoteReason::MisplacedField { tag, form }) => {
                    write!(f, "unknown field; not allowed if `{tag}` is {form}")
                }
                ViolationReason::Noted(NoteReason::Duplicate(_)) => f.write_str("given more than once"),
                ViolationReason::RequiredWith { given } => {
                    f.write_str("missing; required because ")?;
                    write_given(given, name, f)
                }
                reason if reason.is_missing() => write!(f, "missing; expected {allowed}"),
                reason => write!(f, "found {}, allowed {allowed}", reason.found()),
            }
        })
    }

    /// Serializes the data from which the message is built.
    pub(crate) fn serialize_data<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        match self {
            ViolationReason::Noted(reason) => reason.serialize_data(map),
            ViolationReason::Value(error) => optional(map, "offset", error.offset()),
            ViolationReason::OutOfRange { min, max, .. } => {
                optional(map, "min", *min)?;
                optional(map, "max", *max)
            }
            ViolationReason::Length { min, max, .. } => {
                optional(map, "min", *min)?;
                optional(map, "max", *max)
            }
            ViolationReason::NoneOf { allowed, .. } => map.serialize_entry("known", allowed),
            ViolationReason::AnyOf { fields } => map.serialize_entry("fields", &**fields),
            ViolationReason::RequiredWith { given } => map.serialize_entry("fields", &**given),
            ViolationReason::Order { other, .. } => map.serialize_entry("fields", &[other]),
        }
    }
}

fn optional<M: SerializeMap, T: serde_core::Serialize>(
    map: &mut M,
    name: &str,
    value: Option<T>,
) -> Result<(), M::Error> {
    value.map_or(Ok(()), |value| map.serialize_entry(name, &value))
}

impl From<NoteReason> for ViolationReason {
    fn from(reason: NoteReason) -> Self {
        ViolationReason::Noted(reason)
    }
}

impl From<ValueError> for ViolationReason {
    fn from(error: ValueError) -> Self {
        ViolationReason::Value(error)
    }
}

/// Writes, for example, `found "soon", allowed a valid date in the format yyyy-mm-dd` or `missing; expected a string`.
impl fmt::Display for ViolationReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message_with(&str::to_owned).fmt(f)
    }
}

/// Writes `a is given`, or `a and b are given`.
fn write_given(
    given: &[&'static str],
    name: &dyn Fn(&str) -> String,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    write_joined(given.iter().map(|it| name(it)), "and", f)?;
    f.write_str(if given.len() == 1 { " is given" } else { " are given" })
}

/// Writes `a`, `a or b`, or `a, b or c`.
fn write_joined<T: fmt::Display>(
    list: impl ExactSizeIterator<Item = T>,
    word: &str,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let last = list.len().saturating_sub(1);
    for (index, element) in list.enumerate() {
        match index {
            0 => write!(f, "{element}")?,
            _ if index == last => write!(f, " {word} {element}")?,
            _ => write!(f, ", {element}")?,
        }
    }
    Ok(())
}

/// A count and its unit: `no items`, `1 item`, `2 items`.
struct Counted(usize, LengthUnit);

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counted(count, unit) = self;
        match count {
            0 => write!(f, "no {}s", unit.noun()),
            1 => write!(f, "1 {}", unit.noun()),
            _ => write!(f, "{count} {}s", unit.noun()),
        }
    }
}

/// Writes, for example, `5`, `2027-03-14` or `date 2027-03-14, hour 12`.
impl fmt::Display for ComparedValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ComparedValue::Number(number) => number.fmt(f),
            ComparedValue::Date(date) => date.fmt(f),
            ComparedValue::Time(time) => time.fmt(f),
            ComparedValue::Moment(moment) => moment.fmt(f),
            ComparedValue::Text(text) => f.write_str(&excerpt(text.as_str())),
            ComparedValue::Parts(parts) => {
                let parts = parts.iter().map(|(name, value)| format!("{name} {value}"));
                f.write_str(&excerpt(parts.collect::<Vec<_>>().join(", ")))
            }
        }
    }
}
