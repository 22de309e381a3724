//! Service-specific reasons, for services with generated errors.

use std::fmt;

/// A service's own reason to reject a request, for descriptions that list error codes by status: a string, and
/// optionally a code that is more specific than the default code of the status.
///
/// Any string converts to a reason: `HostRefusal::<Self>::unknown("found no such note")`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnReason<C> {
    code: Option<C>,
    text: String,
}

impl<C> OwnReason<C> {
    /// Creates a reason with its own code.
    pub fn new(code: C, text: impl Into<String>) -> Self {
        OwnReason { code: Some(code), text: text.into() }
    }

    /// Returns the code, if it differs from the default code of the status.
    pub fn code(&self) -> Option<&C> {
        self.code.as_ref()
    }
}

impl<C> From<String> for OwnReason<C> {
    fn from(text: String) -> Self {
        OwnReason { code: None, text }
    }
}

impl<C> From<&str> for OwnReason<C> {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl<C> fmt::Display for OwnReason<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
