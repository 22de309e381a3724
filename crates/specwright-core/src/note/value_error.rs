//! Errors for values that can't be created from a string or from numbers.

use std::fmt;

use crate::shown::shown;
use crate::{Form, KnownValues, Number, Text, excerpt};

/// A requirement that a value must meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Requirement {
    /// A string in a certain format.
    Form(&'static Form),
    /// A part of a string or of another value, described only in words.
    Part(&'static str),
    /// A number in a range, including the bounds.
    Range {
        /// The name of the number, such as `a latitude`.
        of: &'static str,
        /// The lower bound.
        min: i64,
        /// The upper bound.
        max: i64,
    },
    /// A size limit.
    Size(SizeLimit),
    /// A value that must differ from other values.
    Distinct {
        /// The kind of value, such as `point`.
        of: &'static str,
        /// The number of values that must differ, counted from the first.
        among: usize,
    },
    /// One of the listed values.
    OneOf(KnownValues),
}

/// A limit on a count or a length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SizeLimit {
    /// The measured thing, such as `an area`, if it is not the unit itself.
    pub of: Option<&'static str>,
    /// The minimum.
    pub min: Option<Number>,
    /// The maximum.
    pub max: Option<Number>,
    /// The unit, such as `rooms`.
    pub unit: &'static str,
    /// The size that was found.
    pub found: Option<Number>,
    /// The measured part and its number, counted from 1, such as `room` 2.
    pub part: Option<(&'static str, usize)>,
}

impl SizeLimit {
    /// Creates a lower limit.
    pub fn at_least(min: impl Into<Number>, unit: &'static str) -> Self {
        SizeLimit { min: Some(min.into()), unit, ..SizeLimit::default() }
    }

    /// Creates an upper limit.
    pub fn at_most(max: impl Into<Number>, unit: &'static str) -> Self {
        SizeLimit { max: Some(max.into()), unit, ..SizeLimit::default() }
    }

    /// Creates a limit with both bounds.
    pub fn between<N: Into<Number>>(min: N, max: N, unit: &'static str) -> Self {
        SizeLimit { min: Some(min.into()), ..SizeLimit::at_most(max, unit) }
    }

    /// Sets the measured thing.
    pub fn of(self, of: &'static str) -> Self {
        SizeLimit { of: Some(of), ..self }
    }

    /// Sets the size that was found.
    pub fn instead_of(self, found: impl Into<Number>) -> Self {
        SizeLimit { found: Some(found.into()), ..self }
    }

    /// Sets the numbered part that is measured.
    pub fn in_part(self, part: &'static str, number: usize) -> Self {
        SizeLimit { part: Some((part, number)), ..self }
    }
}

impl From<&'static Form> for Requirement {
    fn from(form: &'static Form) -> Self {
        Requirement::Form(form)
    }
}

impl From<&'static str> for Requirement {
    fn from(part: &'static str) -> Self {
        Requirement::Part(part)
    }
}

impl From<SizeLimit> for Requirement {
    fn from(size: SizeLimit) -> Self {
        Requirement::Size(size)
    }
}

impl From<KnownValues> for Requirement {
    fn from(known: KnownValues) -> Self {
        Requirement::OneOf(known)
    }
}

impl fmt::Display for Requirement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Requirement::Form(form) => form.fmt(f),
            Requirement::Part(part) => f.write_str(part),
            Requirement::Range { of, min, max } => write!(f, "{of} from {min} to {max}"),
            Requirement::Size(size) => size.fmt(f),
            Requirement::Distinct { of, among } => {
                write!(f, "distinct {of}s among the first {among}")
            }
            Requirement::OneOf(known) => known.fmt(f),
        }
    }
}

/// Writes, for example, `an extent of at most 200 km, not 334` or `1 to 9 adults in room 2`.
impl fmt::Display for SizeLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(of) = self.of {
            write!(f, "{of} of ")?;
        }
        match (self.min, self.max) {
            (Some(min), Some(max)) => write!(f, "{min} to {max} ")?,
            (Some(min), None) => write!(f, "at least {min} ")?,
            (None, Some(max)) => write!(f, "at most {max} ")?,
            (None, None) => {}
        }
        f.write_str(self.unit)?;
        if let Some(found) = self.found {
            write!(f, ", not {found}")?;
        }
        match self.part {
            Some((part, number)) => write!(f, " in {part} {number}"),
            None => Ok(()),
        }
    }
}

/// The error for a value that can't be created: the string that was found, and the requirement that it doesn't meet.
///
/// The error is boxed to keep `Result`s small.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ValueError(Box<Parts>);

#[derive(Clone, PartialEq, Eq, Hash)]
struct Parts {
    found: Text,
    requirement: Requirement,
    offset: Option<usize>,
}

impl ValueError {
    /// Creates an error about a whole string. Only the [beginning](excerpt) of the string is kept.
    pub fn new<'a>(found: impl Into<std::borrow::Cow<'a, str>>, requirement: impl Into<Requirement>) -> Self {
        let (found, requirement) = (Text::from(&*excerpt(found)), requirement.into());
        ValueError(Box::new(Parts { found, requirement, offset: None }))
    }

    /// Sets the byte offset of the fault in the string.
    pub fn at(mut self, offset: usize) -> Self {
        self.0.offset = Some(offset);
        self
    }

    /// Returns the string that was found.
    pub fn found(&self) -> &str {
        &self.0.found
    }

    /// Returns the requirement that the string doesn't meet.
    pub fn requirement(&self) -> Requirement {
        self.0.requirement
    }

    /// Returns the byte offset of the fault in the string, or `None` if the error concerns the whole string.
    pub fn offset(&self) -> Option<usize> {
        self.0.offset
    }

    /// Formats the position of the error in the string, such as ` (error at "x")`. Writes nothing if the error concerns
    /// the whole string.
    pub(crate) fn at_fault(&self) -> impl fmt::Display {
        shown(move |f| {
            let Some(offset) = self.offset().filter(|offset| *offset > 0) else { return Ok(()) };
            match self.found().get(offset..) {
                Some("") => f.write_str(" (error at the end)"),
                Some(rest) => write!(f, " (error at {rest:?})"),
                // The excerpt of the string ends before the fault.
                None => f.write_str(" (error in the part that is not shown)"),
            }
        })
    }
}

/// Writes, for example, `found "eur", expected three capital letters`.
impl fmt::Display for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found {:?}, expected {}{}", self.found(), self.requirement(), self.at_fault())
    }
}

impl fmt::Debug for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ValueError({self})")
    }
}

impl std::error::Error for ValueError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_one_word_wide() {
        assert_eq!(size_of::<ValueError>(), size_of::<usize>());
        assert_eq!(size_of::<Option<ValueError>>(), size_of::<usize>());
    }

    #[test]
    fn requirements_contain_their_data() {
        let shown = |requirement: Requirement| requirement.to_string();
        assert_eq!(shown(Requirement::Range { of: "an id", min: 0, max: 9 }), "an id from 0 to 9");
        assert_eq!(
            shown(SizeLimit::at_least(3_usize, "points").instead_of(2_usize).into()),
            "at least 3 points, not 2"
        );
        assert_eq!(shown(SizeLimit::at_most(200.0, "km").of("an area").into()), "an area of at most 200 km");
        assert_eq!(
            shown(SizeLimit::between(1_usize, 9, "adults").in_part("room", 2).into()),
            "1 to 9 adults in room 2"
        );
        assert_eq!(
            shown(Requirement::Distinct { of: "point", among: 3 }),
            "distinct points among the first 3"
        );
        assert_eq!(shown(KnownValues::Texts(&["up", "down"]).into()), "one of up, down");
    }

    #[test]
    fn only_the_beginning_of_a_text_is_kept() {
        let long = "a".repeat(1_000_000);
        assert!(ValueError::new(&long, "digits").at(7).to_string().len() < 200);
        let text = ValueError::new(&long, "digits").at(500_000).to_string();
        assert!(text.ends_with("expected digits (error in the part that is not shown)"), "{text}");
    }
}
