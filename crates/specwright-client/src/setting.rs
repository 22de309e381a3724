//! Errors for invalid settings: the setting, the value found, and the values allowed.

use std::borrow::Cow;
use std::fmt;

use crate::{Error, ErrorKind};

/// An error for an invalid setting of a client or its transport.
///
/// The error contains no passwords, no keys, and no path or query of a URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingError {
    setting: Cow<'static, str>,
    found: String,
    allowed: Cow<'static, str>,
}

impl SettingError {
    pub(crate) fn new(
        setting: impl Into<Cow<'static, str>>,
        found: impl Into<String>,
        allowed: impl Into<Cow<'static, str>>,
    ) -> Self {
        SettingError { setting: setting.into(), found: found.into(), allowed: allowed.into() }
    }

    /// Returns the name of the setting, such as `base URL`, or of the environment variable, such as `HTTPS_PROXY`.
    pub fn setting(&self) -> &str {
        &self.setting
    }

    /// Returns a human-readable description of the value found.
    pub fn found(&self) -> &str {
        &self.found
    }

    /// Returns a human-readable description of the allowed values.
    pub fn allowed(&self) -> &str {
        &self.allowed
    }
}

impl fmt::Display for SettingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: found {}, allowed {}", self.setting, self.found, self.allowed)
    }
}

impl std::error::Error for SettingError {}

/// Creates an error of kind [`ErrorKind::Configuration`].
impl From<SettingError> for Error {
    fn from(setting: SettingError) -> Self {
        Error::new(ErrorKind::Configuration, setting.to_string())
    }
}
