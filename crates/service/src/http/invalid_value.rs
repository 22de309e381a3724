//! The error of settings that are parsed from text.

use std::fmt;

/// Error for a string that is not a valid value of the parsed type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidValue {
    found: String,
    allowed: String,
}

impl InvalidValue {
    pub(crate) fn new(found: &str, allowed: impl Into<String>) -> Self {
        InvalidValue { found: found.to_owned(), allowed: allowed.into() }
    }
}

impl fmt::Display for InvalidValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found {:?}, allowed {}", self.found, self.allowed)
    }
}

impl std::error::Error for InvalidValue {}
