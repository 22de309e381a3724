//! The error of settings that are parsed from text.

/// Error for a string that is not a valid value of the parsed type.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("found {found:?}, allowed {allowed}")]
pub struct InvalidValue {
    found: String,
    allowed: String,
}

impl InvalidValue {
    pub(crate) fn new(found: &str, allowed: impl Into<String>) -> Self {
        InvalidValue { found: found.to_owned(), allowed: allowed.into() }
    }
}
