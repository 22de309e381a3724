//! The checks that generated code is made of.
//!
//! Each one looks at one rule of the description and adds a violation, or several, where it is broken. Limits come
//! as arguments; a limit that is `None` does not exist.

use std::borrow::Cow;
use std::fmt::Display;

use wayfare_wire::{Location, Path};

use crate::shorten::{quoted, shortened};
use crate::{Violation, Violations};

/// An integer between two limits, both allowed.
pub fn integer_range(at: &Path<'_>, value: i64, min: Option<i64>, max: Option<i64>, out: &mut Violations) {
    range(at, value, min, max, "an integer", out);
}

/// A number between two limits, both allowed. Where there is a limit, NaN is outside.
pub fn number_range(at: &Path<'_>, value: f64, min: Option<f64>, max: Option<f64>, out: &mut Violations) {
    range(at, value, min, max, "a number", out);
}

/// An integer that is one of a few.
pub fn integer_values(at: &Path<'_>, value: i64, allowed: &[i64], out: &mut Violations) {
    if !allowed.contains(&value) {
        out.push(Violation::new(at.location(), value.to_string(), joined(allowed, "or")));
    }
}

/// The length of a list.
pub fn items(at: &Path<'_>, count: usize, min: Option<usize>, max: Option<usize>, out: &mut Violations) {
    length(at, count, min, max, "item", out);
}

/// The length of a text, in characters (Unicode scalar values, not bytes).
pub fn characters(at: &Path<'_>, text: &str, min: Option<usize>, max: Option<usize>, out: &mut Violations) {
    length(at, text.chars().count(), min, max, "character", out);
}

/// A text that an enum lists: `known` says whether it does, `allowed` is what it lists (`one of economy, first`).
///
/// `found` is the bare text; the violation has it in quotes.
pub fn listed(at: &Path<'_>, known: bool, found: &str, allowed: &'static str, out: &mut Violations) {
    if !known {
        out.push(Violation::new(at.location(), quoted(found), allowed));
    }
}

/// Where the fields of a checked value stand.
#[derive(Clone, Copy, Debug)]
pub enum Place<'a> {
    /// Below a place in a body.
    Body(&'a Path<'a>),
    /// In the query, each a parameter of its own.
    Query,
}

impl Place<'_> {
    /// Where a field stands.
    pub fn at(&self, field: &str) -> Location {
        match self {
            Place::Body(path) => path.field(field).location(),
            Place::Query => Location::parameter(field),
        }
    }
}

/// At least one of the fields is there. A violation stands at the first of them.
///
/// Here and below a field is its name on the wire and whether it is there.
pub fn any_of(place: &Place<'_>, fields: &[(&'static str, bool)], out: &mut Violations) {
    let Some((first, _)) = fields.first() else { return };
    if absent(fields).count() == fields.len() {
        let names: Vec<_> = absent(fields).collect();
        out.push(Violation::new(place.at(first), "nothing", joined(&names, "or")));
    }
}

/// All of the fields are there, or none. A violation stands at each that is not.
pub fn together(place: &Place<'_>, fields: &[(&'static str, bool)], out: &mut Violations) {
    for missing in absent(fields) {
        required_with(place, (missing, false), fields, out);
    }
}

/// The field is there when any of the others is.
pub fn required_with(
    place: &Place<'_>,
    field: (&'static str, bool),
    others: &[(&'static str, bool)],
    out: &mut Violations,
) {
    let given: Vec<_> = others.iter().filter(|(_, there)| *there).map(|(name, _)| *name).collect();
    let (name, there) = field;
    if !there && !given.is_empty() {
        let allowed = format!("a value, as {} is given", joined(&given, "and"));
        out.push(Violation::new(place.at(name), "nothing", allowed));
    }
}

/// The first value is not above the second and, if `strict`, below it. A violation stands at the second.
///
/// A value that is not there is in order; two that can't be compared are not.
pub fn ordered<T: PartialOrd + Display>(
    place: &Place<'_>,
    first: (&'static str, Option<&T>),
    second: (&'static str, Option<&T>),
    strict: bool,
    out: &mut Violations,
) {
    let ((first_name, Some(first)), (second_name, Some(second))) = (first, second) else { return };
    let in_order = if strict { first < second } else { first <= second };
    if !in_order {
        let relation = if strict { "more than" } else { "at least" };
        let limit = first.to_string();
        let allowed = format!("{relation} {first_name} ({})", shortened(limit));
        out.push(Violation::new(place.at(second_name), second.to_string(), allowed));
    }
}

fn absent(fields: &[(&'static str, bool)]) -> impl Iterator<Item = &'static str> {
    fields.iter().filter(|(_, there)| !there).map(|(name, _)| *name)
}

fn range<T: PartialOrd + Display>(
    at: &Path<'_>,
    value: T,
    min: Option<T>,
    max: Option<T>,
    what: &str,
    out: &mut Violations,
) {
    let within = min.as_ref().is_none_or(|min| value >= *min) && max.as_ref().is_none_or(|max| value <= *max);
    if within {
        return;
    }
    let allowed = match (min, max) {
        (Some(min), Some(max)) => format!("{what} from {min} to {max}"),
        (Some(min), None) => format!("{what} of at least {min}"),
        (None, Some(max)) => format!("{what} of at most {max}"),
        (None, None) => return,
    };
    out.push(Violation::new(at.location(), value.to_string(), allowed));
}

fn length(
    at: &Path<'_>,
    count: usize,
    min: Option<usize>,
    max: Option<usize>,
    noun: &str,
    out: &mut Violations,
) {
    if min.is_none_or(|min| count >= min) && max.is_none_or(|max| count <= max) {
        return;
    }
    let allowed = match (min, max) {
        (Some(min), Some(max)) if min == max => format!("exactly {}", counted(max, noun)),
        (Some(min), Some(max)) => format!("{min} to {}", counted(max, noun)),
        (Some(min), None) => format!("at least {}", counted(min, noun)),
        (None, Some(max)) => format!("at most {}", counted(max, noun)),
        (None, None) => return,
    };
    out.push(Violation::new(at.location(), counted(count, noun), allowed));
}

/// `no items`, `1 item`, `2 items`
fn counted(count: usize, noun: &str) -> String {
    match count {
        0 => format!("no {noun}s"),
        1 => format!("1 {noun}"),
        _ => format!("{count} {noun}s"),
    }
}

/// `a`, `a or b`, `a, b or c`
fn joined<T: Display>(list: &[T], last: &str) -> Cow<'static, str> {
    let mut text = String::new();
    for (index, element) in list.iter().enumerate() {
        match list.len() - index {
            _ if index == 0 => {}
            1 => text = format!("{text} {last} "),
            _ => text.push_str(", "),
        }
        text.push_str(&element.to_string());
    }
    text.into()
}
