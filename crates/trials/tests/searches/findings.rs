//! What was found wrong.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Debug, Display};
use std::ops::RangeBounds;

use specwright_core::Notes;
use wayfare_client::{Answer, Error};

/// What was found wrong in one search.
#[derive(Debug, Default)]
pub struct Findings {
    found: Vec<String>,
    /// Where the checks are at: pushed and popped by [`Findings::at`].
    place: Vec<String>,
    /// How often each rule was checked.
    checks: BTreeMap<&'static str, u64>,
}

/// Most that are kept of one search: what is wrong once is wrong on every page.
const MOST: usize = 5;

impl Findings {
    /// What comes of `checks` is found at that place, within the one that is set already.
    pub fn at<R>(&mut self, place: impl Into<String>, checks: impl FnOnce(&mut Self) -> R) -> R {
        self.place.push(place.into());
        let result = checks(self);
        self.place.pop();
        result
    }

    /// All that is found from here on is found at that place.
    pub fn enter(&mut self, place: impl Into<String>) {
        self.place.push(place.into());
    }

    /// A rule that has to hold; `says` is what was found and what was expected.
    pub fn ensure<F: Debug, E: Display>(
        &mut self,
        rule: &'static str,
        holds: bool,
        says: impl FnOnce() -> (F, E),
    ) {
        *self.checks.entry(rule).or_default() += 1;
        if !holds && self.found.len() < MOST {
            let (found, expected) = says();
            let [found, expected] = [format!("{found:?}"), expected.to_string()].map(shortened);
            let place = self.place.join(", ");
            self.found.push(format!("{rule}, at {place}: found {found}, expected {expected}"));
        }
    }

    /// Two values that have to be the same.
    pub fn same<T: PartialEq<U> + Debug, U: Debug>(&mut self, rule: &'static str, found: T, expected: U) {
        let holds = found == expected;
        self.ensure(rule, holds, || (found, format!("{expected:?}")));
    }

    /// A value that has to lie between two others.
    pub fn within<T: PartialOrd + Debug>(
        &mut self,
        rule: &'static str,
        found: T,
        range: impl RangeBounds<T> + Debug,
    ) {
        let holds = range.contains(&found);
        self.ensure(rule, holds, || (found, format!("{range:?}")));
    }

    /// A list that has nothing twice.
    pub fn each_once<T: Ord + Debug>(&mut self, rule: &'static str, list: impl IntoIterator<Item = T>) {
        let list: Vec<T> = list.into_iter().collect();
        let distinct = list.iter().collect::<BTreeSet<_>>().len();
        self.ensure(rule, distinct == list.len(), || (&list, "each of them once"));
    }

    /// A list that has to be empty.
    pub fn none<T: Debug>(&mut self, rule: &'static str, list: impl IntoIterator<Item = T>, what: &str) {
        let list: Vec<T> = list.into_iter().collect();
        self.ensure(rule, list.is_empty(), || (&list, format!("no {what}")));
    }

    /// A call that has to succeed.
    pub fn succeed<T, E: Debug>(&mut self, rule: &'static str, result: Result<T, E>) -> Option<T> {
        self.ensure(rule, result.is_ok(), || (result.as_ref().err(), "an answer"));
        result.ok()
    }

    /// A call that has to succeed, with an answer as described.
    pub fn answer<T>(&mut self, answer: Result<Answer<T>, Error>) -> Option<T> {
        let answer = self.succeed("G1", answer)?;
        self.no_notes(&answer.notes);
        Some(answer.value)
    }

    pub fn no_notes(&mut self, notes: &Notes) {
        self.ensure("G2", notes.is_empty(), || (notes.iter().collect::<Vec<_>>(), "no notes"));
    }

    /// What was found, and how often each rule was checked.
    pub fn into_parts(self) -> (Vec<String>, BTreeMap<&'static str, u64>) {
        (self.found, self.checks)
    }
}

/// A list of a thousand ids helps nobody.
fn shortened(text: String) -> String {
    const LONGEST: usize = 600;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}... ({} bytes)", &text[..end], text.len()),
        None => text,
    }
}
