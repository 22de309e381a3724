//! The string form of tokens and places: a JSON array in base64, after the version of the form.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_core::Serialize;
use serde_core::de::DeserializeOwned;

use crate::{Error, ErrorKind};

/// Version prefix of the string form.
const VERSION: &str = "1.";

/// Formats the parts of a token, which are a tuple.
pub(crate) fn write(f: &mut fmt::Formatter<'_>, parts: &impl Serialize) -> fmt::Result {
    let json = serde_json::to_string(parts).map_err(|_| fmt::Error)?;
    write!(f, "{VERSION}{}", URL_SAFE_NO_PAD.encode(json))
}

/// Parses the parts of a token of at most `max_bytes`.
pub(crate) fn read<T: DeserializeOwned>(text: &str, max_bytes: usize) -> Result<T, Error> {
    if text.len() > max_bytes {
        return Err(invalid(format!("it is longer than {max_bytes} characters")));
    }
    let coded = text.trim().strip_prefix(VERSION);
    let coded = coded.ok_or_else(|| invalid(format!("expected a token that starts with {VERSION:?}")))?;
    let parts = URL_SAFE_NO_PAD.decode(coded).ok().and_then(|json| serde_json::from_slice(&json).ok());
    parts.ok_or_else(damaged)
}

/// Returns the error for a token that can't be decoded.
pub(crate) fn damaged() -> Error {
    invalid("it is damaged")
}

/// Returns the error for a token that can't be used.
pub(crate) fn invalid(detail: impl Into<String>) -> Error {
    Error::new(ErrorKind::InvalidToken, detail)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Returns the string form of a JSON document.
    pub(crate) fn coded(json: &str) -> String {
        format!("{VERSION}{}", URL_SAFE_NO_PAD.encode(json))
    }
}
