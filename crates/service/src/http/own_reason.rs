//! Reasons of services whose errors are generated.

use std::fmt;

/// A service's own reason to refuse a request, where the description has the codes of errors by status: a text, and
/// a code of its own if that of the status would say too little.
///
/// Any text is one: `HostRefusal::<Self>::unknown("found no such note")`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnReason<C> {
    code: Option<C>,
    text: String,
}

impl<C> OwnReason<C> {
    /// A reason with another code than that of its status.
    pub fn new(code: C, text: impl Into<String>) -> Self {
        OwnReason { code: Some(code), text: text.into() }
    }

    /// The code, if it is not that of the status.
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
