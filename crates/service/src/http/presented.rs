//! The key that a request presents.

use super::ApiKey;

/// The key that a request presents.
pub(crate) enum Presented {
    Key(ApiKey),
    /// A key under a parameter name with wrong case.
    Misspelt(String),
    Nothing,
}

impl Presented {
    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Presented::Key(key) => Some(key.expose()),
            Presented::Misspelt(key) => Some(key),
            Presented::Nothing => None,
        }
    }
}
