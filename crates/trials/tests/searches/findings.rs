//! What was found wrong.

use std::fmt;

/// One rule that does not hold: which, where, what was found and what was expected.
#[derive(Clone, Debug)]
pub struct Finding {
    rule: &'static str,
    at: String,
    found: String,
    expected: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { rule, at, found, expected } = self;
        write!(f, "{rule}, at {at}: found {found}, expected {expected}")
    }
}

/// What was found wrong in one search.
#[derive(Debug, Default)]
pub struct Findings {
    found: Vec<Finding>,
    /// Where the checks are at: pushed and popped by [`Findings::at`].
    place: Vec<String>,
    checked: u64,
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

    /// A rule that has to hold; `says` is what was found and what was expected.
    pub fn ensure<F, E>(&mut self, rule: &'static str, holds: bool, says: impl FnOnce() -> (F, E))
    where
        F: fmt::Debug,
        E: fmt::Display,
    {
        self.checked += 1;
        if holds {
            return;
        }
        let (found, expected) = says();
        self.add(rule, shortened(format!("{found:?}")), shortened(expected.to_string()));
    }

    /// Two values that have to be the same.
    pub fn same<T: PartialEq<U> + fmt::Debug, U: fmt::Debug>(
        &mut self,
        rule: &'static str,
        found: T,
        expected: U,
    ) {
        let holds = found == expected;
        self.ensure(rule, holds, || (found, format!("{expected:?}")));
    }

    /// A call that has to succeed.
    pub fn succeed<T, E: fmt::Debug>(&mut self, rule: &'static str, result: Result<T, E>) -> Option<T> {
        self.checked += 1;
        match result {
            Ok(value) => Some(value),
            Err(error) => {
                self.add(rule, shortened(format!("{error:?}")), "an answer".to_owned());
                None
            }
        }
    }

    fn add(&mut self, rule: &'static str, found: String, expected: String) {
        if self.found.len() < MOST {
            self.found.push(Finding { rule, at: self.place.join(", "), found, expected });
        }
    }

    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Finding> {
        self.found.iter()
    }

    /// How many checks were made.
    pub fn checked(&self) -> u64 {
        self.checked
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
