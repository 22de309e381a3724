//! What is wrong with a request, one entry for each thing.

use std::collections::HashSet;

use wayfare_models::service::ErrorCode;
use wayfare_validation::{Location, Path, Violation, Violations};
use wayfare_wire::{Note, NoteKind};

/// A violation, and the code it is answered under.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Fault {
    /// What kind of fault.
    pub code: ErrorCode,
    /// Where it is, what was found and what is allowed.
    pub violation: Violation,
}

/// Everything that is wrong with a request, each thing once.
///
/// At most [`Faults::MAX`] are kept; [`Faults::omitted`] counts the rest.
#[derive(Debug, Default)]
pub struct Faults {
    kept: Vec<Fault>,
    known: HashSet<Violation>,
    omitted: usize,
    /// Where decoding could make nothing of what it found, or found nothing.
    holes: Vec<Location>,
    /// Where it found a value that the description does not list. Mostly it was kept, but what has an unknown kind is
    /// lost with all that it is part of.
    unlisted: Vec<Location>,
    /// Elements that decoding left out of their arrays.
    skipped: HashSet<String>,
}

impl Faults {
    /// Most faults that are kept: more help nobody.
    pub const MAX: usize = 100;

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// How many faults there were beyond those kept.
    pub fn omitted(&self) -> usize {
        self.omitted
    }

    /// The faults, in the order in which they were found.
    pub fn iter(&self) -> impl Iterator<Item = &Fault> {
        self.kept.iter()
    }

    /// Adds a fault of a decoded query or body, unless it is known.
    pub fn push(&mut self, code: ErrorCode, violation: Violation) {
        if self.is_full() {
            self.omitted += usize::from(!self.known.contains(&violation));
            return;
        }
        let violation = self.in_request(violation);
        self.add(code, violation);
    }

    /// Whether all that comes from here on is only counted. It bounds the work as well.
    fn is_full(&self) -> bool {
        self.kept.len() >= Self::MAX
    }

    fn add(&mut self, code: ErrorCode, violation: Violation) {
        if self.known.contains(&violation) {
            return;
        }
        if !self.is_full() {
            self.known.insert(violation.clone());
            self.kept.push(Fault { code, violation });
        } else {
            self.omitted += 1;
        }
    }

    /// Adds a fault at a place of the body.
    pub fn at(
        &mut self,
        at: &Path<'_>,
        code: ErrorCode,
        found: impl Into<std::borrow::Cow<'static, str>>,
        allowed: impl Into<std::borrow::Cow<'static, str>>,
    ) {
        self.push(code, Violation::new(at.location(), found.into(), allowed));
    }

    /// Adds what decoding noted.
    pub(crate) fn add_notes(
        &mut self,
        notes: impl IntoIterator<Item = Note>,
        code_of: impl Fn(&Note) -> ErrorCode,
    ) {
        let mut before: Option<Location> = None;
        for note in notes {
            if note.kind == NoteKind::Skipped {
                self.skipped.insert(note.at.as_str().to_owned());
            }
            // That an element is left out only follows from what was noted inside of it just before.
            let follows = before.as_ref().is_some_and(|before| is_within(before, &note.at));
            let at = note.at.clone();
            match note.kind {
                NoteKind::UnknownField | NoteKind::Duplicate => {}
                NoteKind::UnknownValue => self.unlisted.push(at.clone()),
                _ => self.holes.push(at.clone()),
            }
            if !(note.kind == NoteKind::Skipped && follows) {
                self.add(code_of(&note), note.into());
            }
            before = Some(at);
        }
    }

    /// Adds what is wrong with the value that decoding made, but for what only follows from its holes: a list is not
    /// too short, nor a field missing, where the request has a value that could not be read.
    pub(crate) fn add_violations(
        &mut self,
        violations: Violations,
        code_of: impl Fn(&Violation) -> ErrorCode,
    ) {
        for violation in violations {
            if self.is_full() {
                self.omitted += 1;
                continue;
            }
            let violation = self.in_request(violation);
            let at = violation.at();
            let nothing = violation.found() == "nothing";
            let is_lost = || {
                let beside = parent(at).filter(|_| nothing);
                beside.is_some_and(|at| self.holes.iter().chain(&self.unlisted).any(|it| is_within(it, &at)))
            };
            if !self.holes.iter().any(|hole| is_within(hole, at)) && !is_lost() {
                self.add(code_of(&violation), violation);
            }
        }
    }

    /// The violation with its place as the request has it: elements that were left out count there.
    fn in_request(&self, violation: Violation) -> Violation {
        let Location::Body(pointer) = violation.at() else { return violation };
        if self.skipped.is_empty() {
            return violation;
        }
        let mut at = String::with_capacity(pointer.len());
        for step in pointer.split('/').skip(1) {
            at.push('/');
            let length = at.len();
            at.push_str(step);
            let Ok(mut left) = step.parse::<usize>() else { continue };
            for index in 0.. {
                at.truncate(length);
                at.push_str(&index.to_string());
                match (self.skipped.contains(&at), left) {
                    (true, _) => {}
                    (false, 0) => break,
                    (false, _) => left -= 1,
                }
            }
        }
        Violation::new(Location::Body(at), violation.found(), violation.allowed().to_owned())
    }
}

/// Whether one place is another or lies within it.
fn is_within(inner: &Location, outer: &Location) -> bool {
    match (inner, outer) {
        (Location::Body(inner), Location::Body(outer)) => {
            inner.strip_prefix(outer.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        }
        (inner, outer) => inner.as_str() == outer.as_str(),
    }
}

/// What a place in a body lies in.
fn parent(at: &Location) -> Option<Location> {
    match at {
        Location::Body(pointer) => Some(Location::Body(pointer.rsplit_once('/')?.0.to_owned())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_models::flights::FlightSearchRequest;
    use wayfare_validation::Validate;
    use wayfare_wire::decode;

    fn faults(json: &str) -> Vec<String> {
        let decoded = decode::<FlightSearchRequest>(json.as_bytes()).unwrap();
        let mut faults = Faults::default();
        faults.add_notes(decoded.notes, |_| ErrorCode::InvalidRequest);
        let violations = decoded.value.validate().err().unwrap_or_default();
        faults.add_violations(violations, |_| ErrorCode::InvalidRequest);
        faults.iter().map(|fault| fault.violation.to_string()).collect()
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
        let mut faults = Faults::default();
        let decoded = decode::<Vec<Vec<i64>>>(b"[[null, 0, [], 1], 7, [true, 2]]").unwrap();
        faults.add_notes(decoded.notes, |_| ErrorCode::InvalidRequest);
        assert_eq!(decoded.value, [[0, 1].as_slice(), &[2]]);
        let before = faults.iter().count();
        for (list, element) in [(0, 0), (0, 1), (1, 0)] {
            faults.at(&Path::ROOT.index(list).index(element), ErrorCode::InvalidRequest, "it", "no");
        }
        let places: Vec<_> = faults.iter().skip(before).map(|fault| fault.violation.at().as_str()).collect();
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
        let mut faults = Faults::default();
        for index in 0..Faults::MAX + 5 {
            for _ in 0..2 {
                faults.at(&Path::ROOT.index(index), ErrorCode::InvalidRequest, "1", "2");
            }
        }
        assert_eq!(faults.iter().count(), Faults::MAX);
        assert_eq!(faults.omitted(), 10);
    }
}
