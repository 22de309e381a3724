//! The faults of a request.

use std::collections::{BTreeSet, HashMap};
use std::fmt;

use axum::http::StatusCode;
use specwright_core::{Expected, Location, Note, NoteKind, Notes, Path, PathRoot, Step};
use specwright_core::{Violation, ViolationReason, Violations};

use super::ignored::Ignored;
use super::{Cause, Errors};

/// A fault of a request.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Fault<C, R> {
    /// Its location.
    pub at: Location,
    /// Its error code.
    pub code: C,
    /// Its reason.
    pub reason: FaultReason<R>,
}

/// The reason of a fault. `R` is the type of the service's own reasons.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum FaultReason<R> {
    /// A violation of the description.
    Violation(ViolationReason),
    /// No body.
    NoBody {
        /// The described body.
        expected: Expected,
    },
    /// A body that is not JSON in UTF-8.
    NotJson {
        /// The message of the JSON reader.
        error: String,
        /// Line and column in bytes, counted from 1.
        position: Option<(usize, usize)>,
        /// The described body.
        expected: Expected,
    },
    /// A parameter that is not UTF-8.
    NotUtf8,
    /// A header that is not UTF-8.
    HeaderNotUtf8,
    /// More parameters than are read.
    TooManyParameters {
        /// The number that is read.
        most: usize,
    },
    /// More differences from the description than are looked at.
    TooManyNotes,
    /// The service's own reason.
    Own(R),
}

/// `found "soon", allowed a date as yyyy-mm-dd`
impl<R: fmt::Display> fmt::Display for FaultReason<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultReason::Violation(reason) => {
                write!(f, "found {}, allowed {}", reason.found(), reason.allowed())
            }
            FaultReason::NoBody { expected } => write!(f, "found nothing, allowed {expected}"),
            FaultReason::NotJson { error, expected, .. } => write!(f, "found {error}, allowed {expected}"),
            FaultReason::NotUtf8 => {
                f.write_str("found bytes that are not UTF-8, allowed text in UTF-8, percent-encoded")
            }
            FaultReason::HeaderNotUtf8 => {
                f.write_str("found bytes that are not UTF-8, allowed text in UTF-8")
            }
            FaultReason::TooManyParameters { most } => {
                write!(f, "found more parameters, allowed at most {most}")
            }
            FaultReason::TooManyNotes => {
                write!(f, "found more differences from the description, allowed at most {}", Notes::MAX)
            }
            FaultReason::Own(reason) => reason.fmt(f),
        }
    }
}

/// `/legs/0/date: found "soon", allowed a date as yyyy-mm-dd`
impl<C, R: fmt::Display> fmt::Display for Fault<C, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.reason)
    }
}

/// A fault of an API.
type FaultOf<E> = Fault<<E as Errors>::Code, <E as Errors>::Reason>;

/// Chooses the error code of a violation of the description.
pub type CodeOf<E> = fn(&Location, &ViolationReason) -> <E as Errors>::Code;

/// All faults of a request, each once.
///
/// At most [`Faults::MAX`] are kept; [`Faults::omitted`] counts the rest.
#[derive(Debug)]
pub struct Faults<E: Errors> {
    code_of: CodeOf<E>,
    kept: Vec<FaultOf<E>>,
    omitted: usize,
    /// Locations where decoding could use no value, or found none.
    holes: Vec<Location>,
    /// Locations of values that the description does not list. Most are kept, but a value of an unknown kind is lost
    /// with all that contains it.
    unlisted: Vec<Location>,
    /// Indices of the elements that decoding skipped, by array.
    skipped: HashMap<Location, BTreeSet<usize>>,
}

impl<E: Errors> Faults<E> {
    /// Most faults that are kept: more would be of no use.
    pub const MAX: usize = 100;

    /// An empty list. `code_of` chooses the codes of violations of the description.
    pub fn new(code_of: CodeOf<E>) -> Self {
        let (kept, holes, unlisted) = (Vec::new(), Vec::new(), Vec::new());
        Faults { code_of, kept, omitted: 0, holes, unlisted, skipped: HashMap::new() }
    }

    /// Whether there are no faults.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// The number of faults beyond those kept.
    pub fn omitted(&self) -> usize {
        self.omitted
    }

    /// The kept faults, in the order in which they were found.
    pub fn iter(&self) -> impl Iterator<Item = &Fault<E::Code, E::Reason>> {
        self.kept.iter()
    }

    /// Adds a fault with the service's own reason, unless it is there already or only follows from a value that could
    /// not be read.
    pub fn at(&mut self, at: &Path<'_>, reason: impl Into<E::Reason>) {
        let at = self.in_request(at.location());
        if !self.holes.contains(&at) {
            self.add(at, FaultReason::Own(reason.into()));
        }
    }

    /// The number of all faults, kept or not.
    pub(crate) fn count(&self) -> usize {
        self.kept.len() + self.omitted
    }

    /// Whether further faults are only counted. This bounds the work as well.
    fn is_full(&self) -> bool {
        self.kept.len() >= Self::MAX
    }

    /// Adds a fault, unless it is there already.
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

    /// Adds the notes of decoding a query or a body, apart from the names that are ignored.
    pub(crate) fn add_decoding(&mut self, at: Location, notes: Notes, ignored: &mut Ignored) {
        // Any of those that were not kept may be a fault.
        if notes.omitted() > 0 {
            self.add(at, FaultReason::TooManyNotes);
        }
        self.add_notes(ignored.sift(notes));
    }

    fn add_notes(&mut self, notes: impl IntoIterator<Item = Note>) {
        let mut before: Option<Location> = None;
        for note in notes {
            let (kind, at) = (note.kind(), note.at.clone());
            if let (NoteKind::Skipped, Some(Step::Index(index)), Some(list)) = (kind, at.last(), at.parent())
            {
                self.skipped.entry(list).or_default().insert(index);
            }
            // A skipped element only follows from the note inside of it just before.
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

    /// Adds the violations of the decoded value, except those that only follow from its holes: a list is not too
    /// short, nor a field missing, where the request has a value that could not be read.
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

    /// Whether a violation only follows from a value that could not be read there or, if something is missing, next
    /// to it.
    fn follows(&self, at: &Location, reason: &ViolationReason) -> bool {
        let beside = at.parent().filter(|_| reason.is_missing() && at.root() == PathRoot::Body);
        let is_lost =
            |beside: Location| self.holes.iter().chain(&self.unlisted).any(|hole| hole.starts_with(&beside));
        self.holes.iter().any(|hole| hole.starts_with(at)) || beside.is_some_and(is_lost)
    }

    /// The location in the request, where skipped elements count.
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

    use crate::http::testing::{Code, Disliked, Disliking, faults as none};

    fn faults(json: &str) -> Vec<String> {
        let decoded = decode::<FlightSearchRequest>(json.as_bytes()).unwrap();
        let mut faults = none();
        faults.add_notes(decoded.notes);
        faults.add_violations(decoded.value.validate().err().unwrap_or_default());
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_follows_from_another_fault_is_not_told() {
        let leg = r#"{"origin":{"locationType":"airports","airports":["BOS"]},"destination":{"locationType":"airports","airports":["LHR"]},"date":"soon"}"#;
        assert_eq!(
            faults(&format!(r#"{{"searchStartParameters":{{"passengers":["ADT"],"legs":[{leg}],"x":1}}}}"#)),
            [
                "/searchStartParameters/legs/0/date: found \"soon\", allowed a date that exists, as yyyy-mm-dd",
                "/searchStartParameters/x: found an unknown field, allowed one of cabin, passengers, legs, filters",
                "/searchStartParameters/cabin: found nothing, allowed one of economy, premiumEconomy, business, first",
            ]
            .map(str::to_owned)
        );
    }

    #[test]
    fn elements_that_were_left_out_count() {
        let mut faults = none();
        let decoded = decode::<Vec<Vec<i64>>>(b"[[null, 0, [], 1], 7, [true, 2]]").unwrap();
        faults.add_notes(decoded.notes);
        assert_eq!(decoded.value, [[0, 1].as_slice(), &[2]]);
        let before = faults.iter().count();
        for (list, element) in [(0, 0), (0, 1), (1, 0)] {
            faults.at(&Path::ROOT.index(list).index(element), Disliked(1));
        }
        let places: Vec<_> = faults.iter().skip(before).map(|fault| fault.at.pointer()).collect();
        assert!(faults.iter().skip(before).all(|fault| fault.code == Code::Disliked));
        assert_eq!(places, ["/0/1", "/0/3", "/2/1"]);
    }

    #[test]
    fn what_stands_by_itself_is_told() {
        assert_eq!(faults("{}"), ["/searchId: found nothing, allowed searchId or searchStartParameters"]);
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
    fn the_same_is_told_once_and_not_without_end() {
        let mut faults = none();
        for index in 0..Faults::<Disliking>::MAX + 5 {
            for _ in 0..2 {
                faults.at(&Path::ROOT.index(index), Disliked(1));
            }
        }
        assert_eq!(faults.iter().count(), Faults::<Disliking>::MAX);
        assert_eq!(faults.omitted(), 10);
    }
}
