//! Settings that can't be used: which one, what was found, and what is allowed.

use std::borrow::Cow;
use std::fmt;

use crate::{Error, ErrorKind};

/// A setting of a client or its transport that can't be used.
///
/// It holds no password, no key and no path or query of a URL.
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

    /// The setting, such as `base URL`, or the environment variable, such as `HTTPS_PROXY`.
    pub fn setting(&self) -> &str {
        &self.setting
    }

    /// What was found there, for a person to read.
    pub fn found(&self) -> &str {
        &self.found
    }

    /// What is allowed there, for a person to read.
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

/// An error of the kind [`ErrorKind::Configuration`].
impl From<SettingError> for Error {
    fn from(setting: SettingError) -> Self {
        Error::new(ErrorKind::Configuration, setting.to_string())
    }
}
