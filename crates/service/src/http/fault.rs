//! Everything that is wrong with a request, one entry for each thing.

use std::collections::{BTreeSet, HashMap};
use std::fmt;

use wayfare_validation::{Location, Path, Violation, ViolationReason, Violations};
use wayfare_wire::{Expected, Note, NoteKind, PathRoot, Step};

use super::{Cause, Errors};

/// A thing that is wrong with a request.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Fault<C, R> {
    /// Where.
    pub at: Location,
    /// The code under which it is answered.
    pub code: C,
    /// Why.
    pub reason: FaultReason<R>,
}

/// Why a request is refused. `R` are the reasons of the service's own.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum FaultReason<R> {
    /// The description rules it out.
    Violation(ViolationReason),
    /// There is no body.
    NoBody {
        /// The described body.
        expected: Expected,
    },
    /// The body is not JSON in UTF-8.
    NotJson {
        /// The reader's words.
        error: String,
        /// Line and column, counted from 1 and in bytes.
        position: Option<(usize, usize)>,
        /// The described body.
        expected: Expected,
    },
    /// A parameter is not UTF-8.
    NotUtf8,
    /// There are more parameters than are looked at.
    TooManyParameters {
        /// How many are.
        most: usize,
    },
    /// The service has a reason of its own.
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
            FaultReason::TooManyParameters { most } => {
                write!(f, "found more parameters, allowed at most {most}")
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

/// The code under which something that the description rules out is answered.
pub type CodeOf<E> = fn(&Location, &ViolationReason) -> <E as Errors>::Code;

/// Everything that is wrong with a request, each thing once.
///
/// At most [`Faults::MAX`] are kept; [`Faults::omitted`] counts the rest.
#[derive(Debug)]
pub struct Faults<E: Errors> {
    code_of: CodeOf<E>,
    kept: Vec<FaultOf<E>>,
    omitted: usize,
    /// Where decoding could make nothing of what it found, or found nothing.
    holes: Vec<Location>,
    /// Where it found a value that the description does not list. Mostly it was kept, but what has an unknown kind is
    /// lost with all that it is part of.
    unlisted: Vec<Location>,
    /// The elements that decoding left out, by the arrays that they stood in.
    skipped: HashMap<Location, BTreeSet<usize>>,
}

impl<E: Errors> Faults<E> {
    /// Most faults that are kept: more help nobody.
    pub const MAX: usize = 100;

    /// No faults. Those of the description will have these codes.
    pub fn new(code_of: CodeOf<E>) -> Self {
        let (kept, holes, unlisted) = (Vec::new(), Vec::new(), Vec::new());
        Faults { code_of, kept, omitted: 0, holes, unlisted, skipped: HashMap::new() }
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// How many faults there were beyond those kept.
    pub fn omitted(&self) -> usize {
        self.omitted
    }

    /// The faults, in the order in which they were found.
    pub fn iter(&self) -> impl Iterator<Item = &Fault<E::Code, E::Reason>> {
        self.kept.iter()
    }

    /// Adds a fault that is the service's own, unless it is known or only follows from a value that could not be read.
    pub fn at(&mut self, at: &Path<'_>, reason: E::Reason) {
        let at = self.in_request(at.location());
        if !self.holes.contains(&at) {
            self.add(at, FaultReason::Own(reason));
        }
    }

    /// The number of all faults.
    pub(crate) fn count(&self) -> usize {
        self.kept.len() + self.omitted
    }

    /// Whether all that comes from here on is only counted. It bounds the work as well.
    fn is_full(&self) -> bool {
        self.kept.len() >= Self::MAX
    }

    /// Adds a fault, unless it is known.
    pub(crate) fn add(&mut self, at: Location, reason: FaultReason<E::Reason>) {
        let code = match &reason {
            FaultReason::Violation(reason) => (self.code_of)(&at, reason),
            FaultReason::Own(reason) => E::code(Cause::Own(reason)),
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

    /// Adds what decoding noted.
    pub(crate) fn add_notes(&mut self, notes: impl IntoIterator<Item = Note>) {
        let mut before: Option<Location> = None;
        for note in notes {
            let (kind, at) = (note.kind(), note.at.clone());
            if let (NoteKind::Skipped, Some(Step::Index(index)), Some(list)) = (kind, at.last(), at.parent())
            {
                self.skipped.entry(list).or_default().insert(index);
            }
            // That an element is left out only follows from what was noted inside of it just before.
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

    /// Adds what is wrong with the value that decoding made, but for what only follows from its holes: a list is not
    /// too short, nor a field missing, where the request has a value that could not be read.
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

    /// Whether a violation follows from what could not be read there or, where something is missing, beside it.
    fn follows(&self, at: &Location, reason: &ViolationReason) -> bool {
        let beside = at.parent().filter(|_| reason.is_missing() && at.root() == PathRoot::Body);
        let is_lost =
            |beside: Location| self.holes.iter().chain(&self.unlisted).any(|hole| hole.starts_with(&beside));
        self.holes.iter().any(|hole| hole.starts_with(at)) || beside.is_some_and(is_lost)
    }

    /// The place as the request has it: elements that were left out count there.
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
#[cfg(feature = "api")]
mod tests {
    use super::*;
    use wayfare_models::flights::FlightSearchRequest;
    use wayfare_validation::Validate;
    use wayfare_wire::decode;

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
