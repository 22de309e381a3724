//! The checks that generated validation code calls.
//!
//! Each check covers one rule of the description, and adds one or more violations if the rule is violated. A limit of
//! `None` means no limit.

use std::cmp::Ordering;

use crate::{Amount, Date, KnownValues, LocalDateTime, NoteReason, Number, OffsetDateTime, Path, Text};

use crate::{ComparedValue, LengthUnit, Violation, ViolationReason, Violations};

/// Checks that an integer is in a range, including the bounds.
pub fn integer_range(at: &Path<'_>, value: i64, min: Option<i64>, max: Option<i64>, out: &mut Violations) {
    range(at, value, min, max, out);
}

/// Checks that a non-negative integer is in a range, including the bounds.
pub fn unsigned_range(at: &Path<'_>, value: u64, min: Option<u64>, max: Option<u64>, out: &mut Violations) {
    range(at, value, min, max, out);
}

/// Checks that a number is in a range, including the bounds. NaN is outside any range that has a bound.
pub fn number_range(at: &Path<'_>, value: f64, min: Option<f64>, max: Option<f64>, out: &mut Violations) {
    range(at, value, min, max, out);
}

/// Checks that an integer is one of the allowed values.
pub fn integer_values(at: &Path<'_>, value: i64, allowed: &'static [i64], out: &mut Violations) {
    if !allowed.contains(&value) {
        out.push(Violation::new(at.location(), ViolationReason::NoneOf { found: value, allowed }));
    }
}

/// Checks that the `tag` field, which names the variant of an object, has an allowed value.
pub fn form(
    at: &Path<'_>,
    tag: &'static str,
    found: &str,
    allowed: &'static [&'static str],
    out: &mut Violations,
) {
    if !allowed.contains(&found) {
        let reason = NoteReason::UnknownValue { found: found.into(), known: KnownValues::Texts(allowed) };
        out.push(Violation::new(at.field(tag).location(), ViolationReason::Noted(reason)));
    }
}

/// Checks the length of a list.
pub fn items(at: &Path<'_>, count: usize, min: Option<usize>, max: Option<usize>, out: &mut Violations) {
    length(at, count, min, max, LengthUnit::Items, out);
}

/// Checks the length of a string, in characters (Unicode scalar values, not bytes).
pub fn characters(at: &Path<'_>, text: &str, min: Option<usize>, max: Option<usize>, out: &mut Violations) {
    length(at, text.chars().count(), min, max, LengthUnit::Characters, out);
}

/// Checks that at least one of the fields is present. The violation is at the first field.
///
/// In this and the following functions, `place` is the location of the value that has the fields: a value in a body, or
/// the query. Each field is a pair of its wire name and a flag that is set if the field is present.
pub fn any_of(place: &Path<'_>, fields: &[(&'static str, bool)], out: &mut Violations) {
    let missing: Vec<_> = absent(fields).collect();
    if let [first, ..] = missing[..]
        && missing.len() == fields.len()
    {
        out.push(Violation::new(
            place.field(first).location(),
            ViolationReason::AnyOf { fields: missing.into() },
        ));
    }
}

/// Checks that either all or none of the fields are present. Adds a violation for each missing field.
pub fn together(place: &Path<'_>, fields: &[(&'static str, bool)], out: &mut Violations) {
    for missing in absent(fields) {
        required_with(place, (missing, false), fields, out);
    }
}

/// Checks that the field is present if any of the other fields is.
pub fn required_with(
    place: &Path<'_>,
    field: (&'static str, bool),
    others: &[(&'static str, bool)],
    out: &mut Violations,
) {
    let given: Box<[_]> = others.iter().filter(|(_, there)| *there).map(|(name, _)| *name).collect();
    let (name, there) = field;
    if !there && !given.is_empty() {
        out.push(Violation::new(place.field(name).location(), ViolationReason::RequiredWith { given }));
    }
}

/// A value that can be compared with another value, and shown in a reason.
pub trait Compared: PartialOrd {
    /// Returns the value as shown in reasons.
    fn value(&self) -> ComparedValue;
}

macro_rules! compared {
    ($($type:ty: $value:ident => $made:expr),+ $(,)?) => {$(
        impl Compared for $type {
            fn value(&self) -> ComparedValue {
                let $value = self;
                $made
            }
        }
    )+};
}
compared!(
    i64: number => ComparedValue::Number(Number::Integer(*number)),
    u64: number => ComparedValue::Number((*number).into()),
    f64: number => ComparedValue::Number(Number::Float(*number)),
    Amount: amount => amount.get().value(),
    Date: date => ComparedValue::Date(*date),
    LocalDateTime: time => ComparedValue::Time(*time),
    OffsetDateTime: moment => ComparedValue::Moment(*moment),
    Text: text => ComparedValue::Text(text.clone()),
);

/// The sort key used to compare objects.
#[derive(Clone, Debug)]
pub struct Ranked<R, const N: usize> {
    /// The parts of the key, most significant first.
    pub rank: R,
    /// The wire names and values of the parts, for the reason.
    pub parts: [(&'static str, ComparedValue); N],
}

impl<R: PartialEq, const N: usize> PartialEq for Ranked<R, N> {
    fn eq(&self, other: &Self) -> bool {
        self.rank == other.rank
    }
}

impl<R: PartialOrd, const N: usize> PartialOrd for Ranked<R, N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.rank.partial_cmp(&other.rank)
    }
}

impl<R: PartialOrd, const N: usize> Compared for Ranked<R, N> {
    fn value(&self) -> ComparedValue {
        ComparedValue::Parts(self.parts.clone().into())
    }
}

/// Checks that the first value is at most the second value, or less than the second value if `strict` is set. The
/// violation is at the second value.
///
/// The check passes if a value is missing, and fails if the two values can't be compared.
pub fn ordered<T: Compared>(
    place: &Path<'_>,
    first: (&'static str, Option<&T>),
    second: (&'static str, Option<&T>),
    strict: bool,
    out: &mut Violations,
) {
    let ((first_name, Some(first)), (second_name, Some(second))) = (first, second) else { return };
    let in_order = if strict { first < second } else { first <= second };
    if !in_order {
        let (found, value) = (second.value(), first.value());
        let reason = ViolationReason::Order { found, other: first_name, value, strict };
        out.push(Violation::new(place.field(second_name).location(), reason));
    }
}

fn absent(fields: &[(&'static str, bool)]) -> impl Iterator<Item = &'static str> {
    fields.iter().filter(|(_, there)| !there).map(|(name, _)| *name)
}

fn range<T: PartialOrd + Into<Number>>(
    at: &Path<'_>,
    value: T,
    min: Option<T>,
    max: Option<T>,
    out: &mut Violations,
) {
    let within = min.as_ref().is_none_or(|min| value >= *min) && max.as_ref().is_none_or(|max| value <= *max);
    if !within {
        let (found, min, max) = (value.into(), min.map(Into::into), max.map(Into::into));
        out.push(Violation::new(at.location(), ViolationReason::OutOfRange { found, min, max }));
    }
}

fn length(
    at: &Path<'_>,
    found: usize,
    min: Option<usize>,
    max: Option<usize>,
    unit: LengthUnit,
    out: &mut Violations,
) {
    if min.is_some_and(|min| found < min) || max.is_some_and(|max| found > max) {
        out.push(Violation::new(at.location(), ViolationReason::Length { found, unit, min, max }));
    }
}

#[cfg(test)]
mod tests {
    use crate::Location;

    use super::*;

    /// Runs one check at `/x`, and returns its messages without the location.
    fn messages(check: impl FnOnce(&Path<'_>, &mut Violations)) -> Vec<String> {
        let mut out = Violations::new();
        check(&Path::ROOT.field("x"), &mut out);
        out.iter()
            .map(|violation| {
                assert_eq!(violation.at().pointer(), "/x");
                format!("{}, not {}", violation.reason().found(), violation.reason().allowed())
            })
            .collect()
    }

    /// Runs a check of several fields, and returns its messages and their locations.
    fn located_messages(check: impl FnOnce(&Path<'_>, &mut Violations)) -> Vec<String> {
        let mut out = Violations::new();
        check(&Path::QUERY, &mut out);
        out.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn integers_must_be_in_range() {
        let range = |value, min, max| messages(|at, out| integer_range(at, value, min, max, out));
        for value in [1, 2, 9] {
            assert!(range(value, Some(1), Some(9)).is_empty());
        }
        assert_eq!(range(0, Some(1), Some(9)), ["0, not an integer from 1 to 9"]);
        assert_eq!(range(10, Some(1), Some(9)), ["10, not an integer from 1 to 9"]);
        assert!(range(1, Some(1), None).is_empty());
        assert_eq!(range(0, Some(1), None), ["0, not an integer of at least 1"]);
        assert!(range(9, None, Some(9)).is_empty());
        assert_eq!(range(10, None, Some(9)), ["10, not an integer of at most 9"]);
        assert!(range(i64::MIN, None, None).is_empty());
    }

    #[test]
    fn numbers_must_be_in_range() {
        let range = |value, min, max| messages(|at, out| number_range(at, value, min, max, out));
        for value in [-90.0, 0.0, 90.0] {
            assert!(range(value, Some(-90.0), Some(90.0)).is_empty());
        }
        assert_eq!(range(90.5, Some(-90.0), Some(90.0)), ["90.5, not a number from -90 to 90"]);
        assert_eq!(range(-90.5, Some(-90.0), None), ["-90.5, not a number of at least -90"]);
        assert_eq!(range(f64::INFINITY, None, Some(90.0)), ["inf, not a number of at most 90"]);
        assert_eq!(range(f64::NAN, Some(0.0), None), ["NaN, not a number of at least 0"]);
        assert!(range(f64::NAN, None, None).is_empty());
    }

    #[test]
    fn integers_must_be_allowed_values() {
        let values =
            |value, allowed: &'static [i64]| messages(|at, out| integer_values(at, value, allowed, out));
        assert!(values(30, &[0, 30]).is_empty());
        assert_eq!(values(15, &[0, 30]), ["15, not 0 or 30"]);
        assert_eq!(values(1, &[0, 15, 30]), ["1, not 0, 15 or 30"]);
        assert_eq!(values(1, &[0]), ["1, not 0"]);
    }

    #[test]
    fn list_lengths_are_checked() {
        let items = |count, min, max| messages(|at, out| items(at, count, min, max, out));
        for count in [1, 9] {
            assert!(items(count, Some(1), Some(9)).is_empty());
        }
        assert_eq!(items(0, Some(1), Some(9)), ["no items, not 1 to 9 items"]);
        assert_eq!(items(10, Some(1), Some(9)), ["10 items, not 1 to 9 items"]);
        assert!(items(1, Some(1), None).is_empty());
        assert_eq!(items(0, Some(1), None), ["no items, not at least 1 item"]);
        assert!(items(6, None, Some(6)).is_empty());
        assert_eq!(items(7, None, Some(6)), ["7 items, not at most 6 items"]);
        assert!(items(2, Some(2), Some(2)).is_empty());
        assert_eq!(items(1, Some(2), Some(2)), ["1 item, not exactly 2 items"]);
        assert!(items(usize::MAX, None, None).is_empty());
    }

    #[test]
    fn texts_are_measured_in_characters() {
        let characters = |text: &str| messages(|at, out| characters(at, text, Some(1), Some(3), out));
        for text in ["a", "éé", "東京都"] {
            assert!(characters(text).is_empty());
        }
        assert_eq!(characters(""), ["no characters, not 1 to 3 characters"]);
        assert_eq!(characters("éééé"), ["4 characters, not 1 to 3 characters"]);
    }

    #[test]
    fn fields_are_located_in_the_body_or_the_query() {
        let place_of = |name, place: &Path<'_>| {
            let mut out = Violations::new();
            any_of(place, &[(name, false)], &mut out);
            out.iter().map(|violation| violation.at().clone()).collect::<Vec<_>>()
        };
        let leg = Path::ROOT.field("legs");
        assert_eq!(place_of("date", &leg.index(1)), [Location::from_pointer("/legs/1/date").unwrap()]);
        assert_eq!(place_of("checkin", &Path::QUERY), [Location::parameter("checkin")]);
    }

    #[test]
    fn any_of_the_fields_suffices() {
        let any = |a, b| located_messages(|place, out| any_of(place, &[("a", a), ("b", b)], out));
        assert_eq!(any(false, false), ["a: missing; expected a or b"]);
        for (a, b) in [(true, false), (false, true), (true, true)] {
            assert!(any(a, b).is_empty());
        }
        assert!(located_messages(|place, out| any_of(place, &[], out)).is_empty());
    }

    #[test]
    fn fields_are_all_present_or_all_missing() {
        let fields =
            |a, b, c| located_messages(|place, out| together(place, &[("a", a), ("b", b), ("c", c)], out));
        assert!(fields(false, false, false).is_empty());
        assert!(fields(true, true, true).is_empty());
        assert_eq!(fields(true, false, true), ["b: missing; required because a and c are given"]);
        assert_eq!(
            fields(false, true, false),
            ["a: missing; required because b is given", "c: missing; required because b is given"]
        );
    }

    #[test]
    fn a_field_is_required_with_others() {
        let rooms = |there, checkin, checkout| {
            let others = [("checkin", checkin), ("checkout", checkout)];
            located_messages(|place, out| required_with(place, ("rooms", there), &others, out))
        };
        assert!(rooms(false, false, false).is_empty());
        assert!(rooms(true, true, true).is_empty());
        assert!(rooms(true, false, false).is_empty());
        assert_eq!(rooms(false, true, false), ["rooms: missing; required because checkin is given"]);
    }

    #[test]
    fn objects_are_ordered_by_their_sort_keys() {
        let moment = |day: u8, hour: u8| Ranked {
            rank: (day, hour),
            parts: [("day", i64::from(day).value()), ("hour", i64::from(hour).value())],
        };
        let order = |first, second| {
            located_messages(|place, out| {
                ordered(place, ("pickup", Some(&first)), ("dropoff", Some(&second)), true, out);
            })
        };
        assert!(order(moment(1, 12), moment(1, 13)).is_empty());
        assert!(order(moment(1, 12), moment(2, 0)).is_empty());
        let expected = ["dropoff: found day 1, hour 12, allowed later than pickup (day 1, hour 12)"];
        assert_eq!(order(moment(1, 12), moment(1, 12)), expected);
    }

    #[test]
    fn values_are_in_order() {
        let order = |first: Option<f64>, second: Option<f64>, strict| {
            located_messages(|place, out| {
                ordered(place, ("low", first.as_ref()), ("high", second.as_ref()), strict, out);
            })
        };
        assert!(order(Some(1.0), Some(2.0), true).is_empty());
        assert_eq!(order(Some(2.0), Some(2.0), true), ["high: found 2, allowed greater than low (2)"]);
        assert!(order(Some(2.0), Some(2.0), false).is_empty());
        assert_eq!(order(Some(3.0), Some(2.0), false), ["high: found 2, allowed at least low (3)"]);
        assert_eq!(order(Some(f64::NAN), Some(2.0), false).len(), 1);
        assert!(order(None, Some(2.0), true).is_empty());
        assert!(order(Some(2.0), None, true).is_empty());
    }
}
