//! Violations: faults in a request, each with a location and a reason.

use std::fmt::{self, Display as _};

use crate::note::kept;
use crate::{Location, Note, Notes};
use serde_core::ser::{Serialize, SerializeMap, Serializer};

use crate::ViolationReason;
use crate::shown::shown;

/// One fault in a request.
///
/// A violation is boxed to keep `Result`s small.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Violation(Box<Parts>);

#[derive(Clone, PartialEq, Eq, Hash)]
struct Parts {
    at: Location,
    reason: ViolationReason,
}

impl Violation {
    /// Creates a violation at a location.
    pub fn new(at: Location, reason: impl Into<ViolationReason>) -> Self {
        Violation(Box::new(Parts { at, reason: reason.into() }))
    }

    /// Returns the location of the fault.
    pub fn at(&self) -> &Location {
        &self.0.at
    }

    /// Returns the reason.
    pub fn reason(&self) -> &ViolationReason {
        &self.0.reason
    }

    /// Returns the location and the reason.
    pub fn into_parts(self) -> (Location, ViolationReason) {
        (self.0.at, self.0.reason)
    }

    /// Returns the message, in which other names, such as command-line flags, replace the locations. A location for
    /// which `name` returns `None` keeps its own name.
    ///
    /// ```
    /// use specwright_core::{Path, Violations, check};
    ///
    /// let mut violations = Violations::new();
    /// let fields = [("checkin", true), ("rooms", false)];
    /// check::together(&Path::QUERY, &fields, &mut violations);
    /// let flag = |place: &specwright_core::Location| Some(format!("--{}", place.parameter_name()?));
    /// let message = violations[0].display_with(&flag).to_string();
    /// assert_eq!(message, "--rooms: missing; required because --checkin is given");
    /// ```
    pub fn display_with<'a>(&'a self, name: &'a dyn Fn(&Location) -> Option<String>) -> impl fmt::Display {
        shown(move |f| {
            let (at, reason) = (self.at(), self.reason());
            // The fields that a reason mentions are siblings of the violation's field.
            let sibling_name = |field: &str| {
                let place = at.parent().map(|object| object.field(field));
                place.and_then(|place| name(&place)).unwrap_or_else(|| field.to_owned())
            };
            match name(at) {
                Some(name) => f.write_str(&name)?,
                None => at.fmt(f)?,
            }
            write!(f, ": {}", reason.message_with(&sibling_name))
        })
    }
}

/// Writes, for example, `/legs/0/date: found "soon", allowed a valid date in the format yyyy-mm-dd`.
impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at(), self.reason())
    }
}

impl fmt::Debug for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Violation({self})")
    }
}

impl std::error::Error for Violation {}

/// Serializes to an object with the strings `at`, `kind`, `found` and `allowed`, and with the reason's data: `min` and
/// `max`, `known`, `offset`, `fields` (the other fields of the rule), or the data of a note.
impl Serialize for Violation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (at, reason) = (self.at(), self.reason());
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("at", at)?;
        map.serialize_entry("kind", reason.kind())?;
        map.serialize_entry("found", &reason.found().to_string())?;
        map.serialize_entry("allowed", &reason.allowed().to_string())?;
        reason.serialize_data(&mut map)?;
        map.end()
    }
}

/// A difference that the decoder tolerates is a violation if a request must match the description exactly.
impl From<Note> for Violation {
    fn from(note: Note) -> Self {
        Violation::new(note.at, note.reason)
    }
}

/// All faults in a request.
///
/// `{}` writes the violations on one line, `{:#}` one per line. At most [`Violations::MAX`] violations are kept, so
/// that a hostile request can't exhaust memory. [`Violations::omitted`] returns the number of violations beyond this
/// limit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Violations {
    kept: Vec<Violation>,
    omitted: usize,
}

impl Violations {
    /// Maximum number of violations that are kept.
    pub const MAX: usize = Notes::MAX;

    /// Returns an empty list of violations.
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

    /// Returns whether there are no violations.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty() && self.omitted == 0
    }

    /// Returns the number of violations that were not kept.
    pub fn omitted(&self) -> usize {
        self.omitted
    }

    /// Returns `Ok` if there are no violations.
    ///
    /// # Errors
    /// Returns all violations if there are any.
    pub fn into_result(self) -> Result<(), Violations> {
        if self.is_empty() { Ok(()) } else { Err(self) }
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

kept!(Violations, Violation);

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
    use crate::{ComparedValue, LengthUnit};
    use crate::{Date, Expected, Found, Grammar, KnownValues, NamedPart, NoteReason, Path, ValueError};

    fn noted(at: &Path<'_>, reason: NoteReason) -> String {
        let mut notes = Notes::new();
        notes.add(at, reason);
        Violations::from(notes).to_string()
    }

    fn wrong_type() -> NoteReason {
        NoteReason::WrongType { found: Found::Null, expected: Expected::Object }
    }

    fn range(found: i64, max: i64) -> ViolationReason {
        ViolationReason::OutOfRange { found: found.into(), min: None, max: Some(max.into()) }
    }

    fn broken<T: Grammar + fmt::Debug>(text: &str) -> NoteReason {
        NoteReason::BrokenGrammar { form: &T::FORM, error: T::parse(text).unwrap_err() }
    }

    #[test]
    fn a_violation_is_one_word_wide() {
        assert_eq!(size_of::<Violation>(), size_of::<usize>());
        assert_eq!(size_of::<Option<Violation>>(), size_of::<usize>());
    }

    #[test]
    fn a_violation_shows_its_location_and_its_reason() {
        let legs = Path::ROOT.field("legs");
        let at = legs.index(0).field("date").location();
        let violation = Violation::new(at.clone(), broken::<Date>("soon"));
        assert_eq!(violation.at(), &at);
        let message = "/legs/0/date: found \"soon\", allowed a valid date in the format yyyy-mm-dd";
        assert_eq!(violation.to_string(), message);
        assert_eq!(format!("{violation:?}"), format!("Violation({message})"));
        let name = |place: &Location| (*place == at).then(|| "--depart".to_owned());
        assert!(
            violation
                .display_with(&name)
                .to_string()
                .starts_with("--depart: found \"soon\", allowed a valid date")
        );
        assert_eq!(violation.display_with(&|_| None).to_string(), message);
    }

    #[test]
    fn a_long_value_is_truncated_as_in_notes() {
        for length in [Found::MAX_CHARS, Found::MAX_CHARS + 1, 5_000] {
            let found = "é".repeat(length);
            let note = NoteReason::WrongType { found: Found::from(&*found), expected: Expected::Number };
            let value = ViolationReason::Value(ValueError::new(&found, "a number"));
            assert_eq!(value.found().to_string(), note.found().to_string());
            assert!(value.found().to_string().chars().count() <= Found::MAX_CHARS + 1);
        }
    }

    #[test]
    fn every_kind_of_note_has_a_message() {
        let at = Path::ROOT.field("cabin");
        let (cabins, expected) = (KnownValues::Texts(&["economy", "first"]), Expected::String);
        let broken = broken::<Date>("eur");
        for (reason, message) in [
            (NoteReason::UnknownField { known: &["a", "b"] }, "found an unknown field, allowed one of a, b"),
            (NoteReason::UnknownField { known: &[] }, "found an unknown field, allowed no field"),
            (
                NoteReason::MisplacedField { tag: "kind", form: "boat" },
                "unknown field; not allowed if `kind` is boat",
            ),
            (
                NoteReason::UnknownValue { found: "sofa".into(), known: cabins },
                "found \"sofa\", allowed one of economy, first",
            ),
            (broken, "found \"eur\", allowed a valid date in the format yyyy-mm-dd"),
            (NoteReason::WrongType { found: Found::Array, expected }, "found an array, allowed a string"),
            (
                NoteReason::OutOfRange { found: 1e19.into(), expected: Expected::Integer },
                "found 10000000000000000000, allowed an integer",
            ),
            (NoteReason::Missing { expected }, "missing; expected a string"),
            (NoteReason::Duplicate(NamedPart::Field), "given more than once"),
            (NoteReason::Skipped { expected }, "found a value that can't be read, allowed a string"),
        ] {
            assert_eq!(noted(&at, reason), format!("/cabin: {message}"));
        }
        for (known, allowed) in
            [(&["searchTerm"][..], "searchTerm"), (&["a", "b"], "one of a, b"), (&[], "no parameters")]
        {
            assert_eq!(
                noted(&Path::parameter("x"), NoteReason::UnknownParameter { known }),
                format!("x: found an unknown parameter, allowed {allowed}")
            );
        }
    }

    #[test]
    fn words_and_data_are_serialized() {
        let json = |reason: ViolationReason| {
            serde_json::to_value(Violation::new(Location::body().field("a"), reason)).unwrap()
        };
        let length =
            ViolationReason::Length { found: 0, unit: LengthUnit::Items, min: Some(1), max: Some(9) };
        assert_eq!(
            json(length),
            serde_json::json!({
                "at": "/a", "kind": "wrong_length", "found": "no items", "allowed": "1 to 9 items", "min": 1, "max": 9,
            })
        );
        let order = ViolationReason::Order {
            found: ComparedValue::Date(Date::MIN),
            other: "checkin",
            value: ComparedValue::Date(Date::MAX),
            strict: true,
        };
        assert_eq!(
            json(order),
            serde_json::json!({
                "at": "/a", "kind": "wrong_order", "found": "0000-01-01",
                "allowed": "later than checkin (9999-12-31)", "fields": ["checkin"],
            })
        );
        assert_eq!(
            json(NoteReason::UnknownField { known: &["b"] }.into())["known"],
            serde_json::json!(["b"])
        );
    }

    #[test]
    fn all_violations_are_written() {
        let mut all = Violations::new();
        assert_eq!(all.to_string(), "no violations");
        assert_eq!(all.clone().into_result(), Ok(()));
        all.push(Violation::new(Path::ROOT.field("a").location(), range(2, 1)));
        all.push(Violation::new(Location::parameter("b"), range(4, 3)));
        let [a, b] =
            ["/a: found 2, allowed an integer of at most 1", "b: found 4, allowed an integer of at most 3"];
        assert_eq!(all.to_string(), format!("{a}; {b}"));
        assert_eq!(format!("{all:#}"), format!("{a}\n{b}"));
        assert_eq!(all.clone().into_result(), Err(all));
    }

    #[test]
    fn omitted_violations_are_counted() {
        let mut notes = Notes::new();
        for _ in 0..Notes::MAX + 3 {
            notes.add(&Path::ROOT, wrong_type());
        }
        let mut all = Violations::from(notes);
        assert_eq!((all.len(), all.omitted()), (Violations::MAX, 3));
        all.push(Violation::new(Path::ROOT.location(), wrong_type()));
        assert_eq!((all.len(), all.omitted()), (Violations::MAX, 4));
        assert!(all.to_string().ends_with("allowed an object; and 4 more"));
    }
}
