//! The faults in a request.

use std::collections::{BTreeSet, HashMap};

use axum::http::StatusCode;
use specwright_core::{Expected, Location, Note, NoteKind, Notes, Path, PathRoot, Step};
use specwright_core::{Violation, ViolationReason, Violations};

use super::ignored::Ignored;
use super::{Cause, Errors};

/// A fault in a request; for example, `/legs/0/date: found "soon", allowed a valid date in the format yyyy-mm-dd`.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{at}: {reason}")]
#[non_exhaustive]
pub struct Fault<C, R> {
    /// The location of the fault.
    pub at: Location,
    /// The error code.
    pub code: C,
    /// The reason.
    pub reason: FaultReason<R>,
}

/// The reason for a fault; for example, `found "soon", allowed a valid date in the format yyyy-mm-dd`. `R` is the type
/// of the service's own reasons.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum FaultReason<R> {
    /// A violation of the description.
    #[error("{0}")]
    Violation(ViolationReason),
    /// The body is missing.
    #[error("missing; expected {expected}")]
    NoBody {
        /// The expected body.
        expected: Expected,
    },
    /// The body is not UTF-8 JSON.
    #[error("found {error}, allowed {expected}")]
    NotJson {
        /// The message of the JSON reader.
        error: String,
        /// Line and column, counted from 1. The column is in bytes.
        position: Option<(usize, usize)>,
        /// The expected body.
        expected: Expected,
    },
    /// A parameter or a form is not UTF-8.
    #[error("found bytes that are not UTF-8, expected percent-encoded UTF-8 text")]
    NotUtf8,
    /// A header is not UTF-8.
    #[error("found bytes that are not UTF-8, expected UTF-8 text")]
    HeaderNotUtf8,
    /// The name of a form field is malformed, or contradicts another name.
    #[error("found the name {name:?}, allowed consistent names such as \"a[b]\", \"a[0][b]\" or \"a[]\"")]
    NotAFormName {
        /// The name.
        name: String,
    },
    /// There are too many parameters.
    #[error("found too many parameters, allowed at most {most}")]
    TooManyParameters {
        /// The maximum number.
        most: usize,
    },
    /// The request has more differences from the description than are examined.
    #[error("found too many differences from the description, allowed at most {}", Notes::MAX)]
    TooManyNotes,
    /// The service's own reason.
    #[error("{0}")]
    Own(R),
}

/// A fault in a request to an API.
type FaultOf<E> = Fault<<E as Errors>::Code, <E as Errors>::Reason>;

/// Function that chooses the error code for a violation of the description.
pub type CodeOf<E> = fn(&Location, &ViolationReason) -> <E as Errors>::Code;

/// All faults in a request.
///
/// At most [`Faults::MAX`] distinct faults are stored; [`Faults::omitted`] counts the remaining faults, including
/// repetitions.
#[derive(Debug)]
pub struct Faults<E: Errors> {
    code_of: CodeOf<E>,
    kept: Vec<FaultOf<E>>,
    omitted: usize,
    /// Locations where decoding found no value or no usable value.
    holes: Vec<Location>,
    /// Locations of values that the description does not list. Most values are kept, but a value of an unknown kind is
    /// lost together with the value that contains it.
    unlisted: Vec<Location>,
    /// Indices of the elements that decoding skipped, by array.
    skipped: HashMap<Location, BTreeSet<usize>>,
}

impl<E: Errors> Faults<E> {
    /// Maximum number of stored faults. A longer list would not help callers.
    pub const MAX: usize = 100;

    /// Creates an empty list. `code_of` chooses the error codes for violations of the description.
    pub fn new(code_of: CodeOf<E>) -> Self {
        let (kept, holes, unlisted) = (Vec::new(), Vec::new(), Vec::new());
        Faults { code_of, kept, omitted: 0, holes, unlisted, skipped: HashMap::new() }
    }

    /// Returns `true` if there are no faults.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Returns the number of faults that were not stored.
    pub fn omitted(&self) -> usize {
        self.omitted
    }

    /// Returns the stored faults, in the order in which they were found.
    pub fn iter(&self) -> impl Iterator<Item = &Fault<E::Code, E::Reason>> {
        self.kept.iter()
    }

    /// Adds a fault with the service's own reason, unless it is already in the list or is only a consequence of an
    /// unreadable value.
    pub fn at(&mut self, at: &Path<'_>, reason: impl Into<E::Reason>) {
        let at = self.in_request(at.location());
        if !self.holes.contains(&at) {
            self.add(at, FaultReason::Own(reason.into()));
        }
    }

    /// Returns the number of all faults, stored or not.
    pub(crate) fn count(&self) -> usize {
        self.kept.len() + self.omitted
    }

    /// Returns whether the list is full, so that further faults are only counted. The limit also bounds the work.
    fn is_full(&self) -> bool {
        self.kept.len() >= Self::MAX
    }

    /// Adds a fault, unless it is already in the list.
    pub(crate) fn add(&mut self, at: Location, reason: FaultReason<E::Reason>) {
        let code = match &reason {
            FaultReason::Violation(reason) => (self.code_of)(&at, reason),
            FaultReason::Own(reason) => E::code(Cause::Own(StatusCode::BAD_REQUEST, reason)),
            _ => E::code(Cause::Invalid),
        };
        let fault = Fault { at, code, reason };
        if self.kept.contains(&fault) {
            return;
        }
        if !self.is_full() {
            self.kept.push(fault);
        } else {
            self.omitted += 1;
        }
    }

    /// Adds the notes from decoding a query or body, except for ignored names.
    pub(crate) fn add_decoding(&mut self, at: Location, notes: Notes, ignored: &mut Ignored) {
        // Any of the omitted notes may be a fault.
        if notes.omitted() > 0 {
            self.add(at, FaultReason::TooManyNotes);
        }
        self.add_notes(ignored.take_unknown_names(notes));
    }

    fn add_notes(&mut self, notes: impl IntoIterator<Item = Note>) {
        let mut before: Option<Location> = None;
        for note in notes {
            let (kind, at) = (note.kind(), note.at.clone());
            if let (NoteKind::Skipped, Some(Step::Index(index)), Some(list)) = (kind, at.last(), at.parent())
            {
                self.skipped.entry(list).or_default().insert(index);
            }
            // A skipped element is a consequence of the preceding note only if that note is about a part of the
            // element.
            let follows = before.as_ref().is_some_and(|before| before.starts_with(&at));
            match kind {
                NoteKind::UnknownField | NoteKind::Duplicate => {}
                NoteKind::UnknownValue => self.unlisted.push(at.clone()),
                _ => self.holes.push(at.clone()),
            }
            if !(kind == NoteKind::Skipped && follows) {
                let (at, reason) = Violation::from(note).into_parts();
                self.add(at, FaultReason::Violation(reason));
            }
            before = Some(at);
        }
    }

    /// Adds the violations of the decoded value, except consequences of unreadable values: for example, a list does not
    /// count as too short if one of its elements is unreadable.
    pub(crate) fn add_violations(&mut self, violations: Violations) {
        for violation in violations {
            if self.is_full() {
                self.omitted += 1;
                continue;
            }
            let (at, reason) = violation.into_parts();
            let at = self.in_request(at);
            if !self.follows(&at, &reason) {
                self.add(at, FaultReason::Violation(reason));
            }
        }
    }

    /// Returns whether a violation is only a consequence of an unreadable value at its location or, for a missing
    /// value, of an unreadable or unlisted value in the same object.
    fn follows(&self, at: &Location, reason: &ViolationReason) -> bool {
        let enclosing = at.parent().filter(|_| reason.is_missing() && at.root() == PathRoot::Body);
        let is_lost = |enclosing: Location| {
            self.holes.iter().chain(&self.unlisted).any(|hole| hole.starts_with(&enclosing))
        };
        self.holes.iter().any(|hole| hole.starts_with(at)) || enclosing.is_some_and(is_lost)
    }

    /// Returns the location in the request, with indices that count skipped elements.
    fn in_request(&self, at: Location) -> Location {
        if self.skipped.is_empty() || at.root() != PathRoot::Body {
            return at;
        }
        at.steps().fold(Location::body(), |list, step| match step {
            Step::Field(name) => list.field(name),
            Step::Index(index) => {
                let skipped = self.skipped.get(&list).into_iter().flatten();
                let index = skipped.fold(index, |index, skipped| index + usize::from(*skipped <= index));
                list.index(index)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use specwright_core::Validate;
    use specwright_core::decode;
    use wayfare_models::flights::FlightSearchRequest;

    use crate::http::testing::{Code, RejectedNumber, RejectingErrors, faults as none};

    fn faults(json: &str) -> Vec<String> {
        let decoded = decode::<FlightSearchRequest>(json.as_bytes()).unwrap();
        let mut faults = none();
        faults.add_notes(decoded.notes);
        faults.add_violations(decoded.value.validate().err().unwrap_or_default());
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn consequences_of_another_fault_are_omitted() {
        let leg = r#"{"origin":{"locationType":"airports","airports":["BOS"]},"destination":{"locationType":"airports","airports":["LHR"]},"date":"soon"}"#;
        assert_eq!(
            faults(&format!(r#"{{"searchStartParameters":{{"passengers":["ADT"],"legs":[{leg}],"x":1}}}}"#)),
            [
                "/searchStartParameters/legs/0/date: found \"soon\", allowed a valid date in the format yyyy-mm-dd",
                "/searchStartParameters/x: found an unknown field, allowed one of cabin, passengers, legs, filters",
                "/searchStartParameters/cabin: missing; expected one of economy, premiumEconomy, business, first",
            ]
            .map(str::to_owned)
        );
    }

    #[test]
    fn skipped_elements_count() {
        let mut faults = none();
        let decoded = decode::<Vec<Vec<i64>>>(b"[[null, 0, [], 1], 7, [true, 2]]").unwrap();
        faults.add_notes(decoded.notes);
        assert_eq!(decoded.value, [[0, 1].as_slice(), &[2]]);
        let before = faults.iter().count();
        for (list, element) in [(0, 0), (0, 1), (1, 0)] {
            faults.at(&Path::ROOT.index(list).index(element), RejectedNumber(1));
        }
        let places: Vec<_> = faults.iter().skip(before).map(|fault| fault.at.pointer()).collect();
        assert!(faults.iter().skip(before).all(|fault| fault.code == Code::RejectedNumber));
        assert_eq!(places, ["/0/1", "/0/3", "/2/1"]);
    }

    #[test]
    fn independent_faults_are_reported() {
        assert_eq!(faults("{}"), ["/searchId: missing; expected searchId or searchStartParameters"]);
        assert_eq!(faults(r#"{"searchID":"a"}"#).len(), 2);
        let wrong = r#"{"searchStartParameters":{"cabin":"economy","passengers":[],"legs":7}}"#;
        assert_eq!(
            faults(wrong),
            [
                "/searchStartParameters/legs: found 7, allowed an array",
                "/searchStartParameters/passengers: found no items, allowed 1 to 9 items",
            ]
        );
    }

    #[test]
    fn faults_are_distinct_and_bounded() {
        let mut faults = none();
        for index in 0..Faults::<RejectingErrors>::MAX + 5 {
            for _ in 0..2 {
                faults.at(&Path::ROOT.index(index), RejectedNumber(1));
            }
        }
        assert_eq!(faults.iter().count(), Faults::<RejectingErrors>::MAX);
        assert_eq!(faults.omitted(), 10);
    }
}
