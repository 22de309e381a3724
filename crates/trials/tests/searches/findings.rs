//! Violations found during a search.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Debug, Display};
use std::ops::RangeBounds;

use specwright_core::Notes;
use wayfare_client::{Answer, Error};

/// The violations of one search.
#[derive(Debug, Default)]
pub struct Findings {
    found: Vec<String>,
    /// The current place, as a stack that [`Findings::at`] pushes to and pops from.
    place: Vec<String>,
    /// Number of checks per rule.
    checks: BTreeMap<&'static str, u64>,
}

/// Maximum number of violations kept per search, since most of them recur on every page.
const MAX_KEPT: usize = 5;

impl Findings {
    /// Runs checks within a place, nested in the current place.
    pub fn at<R>(&mut self, place: impl Into<String>, checks: impl FnOnce(&mut Self) -> R) -> R {
        self.place.push(place.into());
        let result = checks(self);
        self.place.pop();
        result
    }

    /// Enters a place for the rest of the search.
    pub fn enter(&mut self, place: impl Into<String>) {
        self.place.push(place.into());
    }

    /// Checks a rule. `describe` returns the found and the expected value if the rule is violated.
    pub fn ensure<F: Debug, E: Display>(
        &mut self,
        rule: &'static str,
        holds: bool,
        describe: impl FnOnce() -> (F, E),
    ) {
        *self.checks.entry(rule).or_default() += 1;
        if !holds && self.found.len() < MAX_KEPT {
            let (found, expected) = describe();
            let [found, expected] = [format!("{found:?}"), expected.to_string()].map(shortened);
            let place = self.place.join(", ");
            self.found.push(format!("{rule}, at {place}: found {found}, expected {expected}"));
        }
    }

    /// Checks that two values are equal.
    pub fn same<T: PartialEq<U> + Debug, U: Debug>(&mut self, rule: &'static str, found: T, expected: U) {
        let holds = found == expected;
        self.ensure(rule, holds, || (found, format!("{expected:?}")));
    }

    /// Checks that a value is within a range.
    pub fn within<T: PartialOrd + Debug>(
        &mut self,
        rule: &'static str,
        found: T,
        range: impl RangeBounds<T> + Debug,
    ) {
        let holds = range.contains(&found);
        self.ensure(rule, holds, || (found, format!("{range:?}")));
    }

    /// Checks that a list has no duplicates.
    pub fn each_once<T: Ord + Debug>(&mut self, rule: &'static str, list: impl IntoIterator<Item = T>) {
        let list: Vec<T> = list.into_iter().collect();
        let distinct = list.iter().collect::<BTreeSet<_>>().len();
        self.ensure(rule, distinct == list.len(), || (&list, "no duplicates"));
    }

    /// Checks that a list is empty.
    pub fn none<T: Debug>(&mut self, rule: &'static str, list: impl IntoIterator<Item = T>, what: &str) {
        let list: Vec<T> = list.into_iter().collect();
        self.ensure(rule, list.is_empty(), || (&list, format!("no {what}")));
    }

    /// Checks that a call succeeds.
    pub fn succeed<T, E: Debug>(&mut self, rule: &'static str, result: Result<T, E>) -> Option<T> {
        self.ensure(rule, result.is_ok(), || (result.as_ref().err(), "success"));
        result.ok()
    }

    /// Checks that a call succeeds and that its response matches the description.
    pub fn answer<T>(&mut self, answer: Result<Answer<T>, Error>) -> Option<T> {
        let answer = self.succeed("G1", answer)?;
        self.no_notes(&answer.notes);
        Some(answer.value)
    }

    pub fn no_notes(&mut self, notes: &Notes) {
        self.ensure("G2", notes.is_empty(), || (notes.iter().collect::<Vec<_>>(), "no notes"));
    }

    /// Returns the violations, and the number of checks per rule.
    pub fn into_parts(self) -> (Vec<String>, BTreeMap<&'static str, u64>) {
        (self.found, self.checks)
    }
}

/// Shortens a string for a report.
fn shortened(text: String) -> String {
    const MAX_CHARS: usize = 600;
    match text.char_indices().nth(MAX_CHARS) {
        Some((end, _)) => format!("{}... ({} bytes)", &text[..end], text.len()),
        None => text,
    }
}
