//! A uniform type for the error envelopes of services.

use std::fmt;

use crate::redact::Redactor;
use crate::text::shorten;

/// An error reported by the service. The key is redacted in all strings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ApiError {
    entries: Vec<ApiErrorEntry>,
    status: Option<i64>,
    url: Option<String>,
}

/// One entry of an [`ApiError`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ApiErrorEntry {
    /// The error code, such as `INVALID_DATES`; empty if the error has none.
    pub code: String,
    /// The message for developers.
    pub message: Option<String>,
    /// The message for end users, in their language.
    pub localized: Option<String>,
}

impl ApiErrorEntry {
    /// Creates an entry with a code and no messages.
    pub fn new(code: impl Into<String>) -> Self {
        ApiErrorEntry { code: code.into(), message: None, localized: None }
    }

    /// Sets the message for developers.
    #[must_use]
    pub fn with_message(mut self, message: impl Into<Option<String>>) -> Self {
        self.message = message.into();
        self
    }

    /// Sets the message for end users.
    #[must_use]
    pub fn with_localized(mut self, localized: impl Into<Option<String>>) -> Self {
        self.localized = localized.into();
        self
    }
}

impl ApiError {
    /// Maximum length of a code or message in `Display`, in characters.
    const MAX_SHOWN: usize = 200;

    /// Creates an error with these entries.
    pub fn new(entries: impl IntoIterator<Item = ApiErrorEntry>) -> Self {
        ApiError { entries: entries.into_iter().collect(), status: None, url: None }
    }

    /// Sets the HTTP status that the body repeats.
    #[must_use]
    pub fn with_status(mut self, status: impl Into<Option<i64>>) -> Self {
        self.status = status.into();
        self
    }

    /// Sets the URL that the body repeats.
    #[must_use]
    pub fn with_url(mut self, url: impl Into<Option<String>>) -> Self {
        self.url = url.into();
        self
    }

    /// Returns the entries, in the service's order.
    pub fn entries(&self) -> &[ApiErrorEntry] {
        &self.entries
    }

    /// Returns the HTTP status that the body repeats.
    pub fn status(&self) -> Option<i64> {
        self.status
    }

    /// Returns the URL that the body repeats.
    pub fn url(&self) -> Option<&str> {
        self.url.as_deref()
    }

    /// Returns `true` if an entry has this code.
    pub fn has_code(&self, code: &str) -> bool {
        self.entries.iter().any(|entry| entry.code == code)
    }

    pub(crate) fn redacted(self, redactor: &Redactor) -> Self {
        let clean = |text: Option<String>| text.map(|text| redactor.redact(&text));
        let entry = |entry: ApiErrorEntry| {
            ApiErrorEntry::new(redactor.redact(&entry.code))
                .with_message(clean(entry.message))
                .with_localized(clean(entry.localized))
        };
        ApiError {
            entries: self.entries.into_iter().map(entry).collect(),
            status: self.status,
            url: clean(self.url),
        }
    }
}

/// Formats the first three entries, and the number of further entries, for example `A; B; C; and 2 more`.
impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 3;
        for (i, entry) in self.entries.iter().take(SHOWN).enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            entry.fmt(f)?;
        }
        match self.entries.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(f, "; and {more} more"),
        }
    }
}

/// Formats an entry, for example `INVALID_DATES: the return is before the departure`. A code that the message begins
/// with is not repeated.
impl fmt::Display for ApiErrorEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = shorten(&self.code, ApiError::MAX_SHOWN);
        let message = self.message.as_deref().map(str::trim).filter(|message| !message.is_empty());
        let message = message.map(|message| shorten(message, ApiError::MAX_SHOWN));
        match (&*code, message) {
            (code, None) => f.write_str(code),
            ("", Some(message)) => f.write_str(&message),
            (code, Some(message)) if repeats(&message, code) => f.write_str(&message),
            (code, Some(message)) => write!(f, "{code}: {message}"),
        }
    }
}

fn repeats(message: &str, code: &str) -> bool {
    message.strip_prefix(code).is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(code: &str, message: Option<&str>) -> ApiErrorEntry {
        ApiErrorEntry::new(code).with_message(message.map(Into::into))
    }

    #[test]
    fn entries_are_shown_on_one_line() {
        let one = ApiError::new([entry("INVALID_DATES", Some(" past\n  dates "))]);
        assert_eq!(one.to_string(), "INVALID_DATES: past dates");
        let many = ApiError::new(["A", "B", "C", "D", "E"].map(|code| entry(code, None)));
        assert_eq!(many.to_string(), "A; B; C; and 2 more");
        assert!(many.has_code("E") && !many.has_code("F"));
        let texts = [("E7", "E7: no room"), ("", "no room"), ("no room", "no room")];
        let shown = texts.map(|(code, message)| entry(code, Some(message)).to_string());
        assert_eq!(shown, ["E7: no room", "no room", "no room"]);
    }

    #[test]
    fn the_key_is_redacted_in_every_text() {
        let all = |text: &str| {
            let entry =
                ApiErrorEntry::new(text).with_message(text.to_owned()).with_localized(text.to_owned());
            ApiError::new([entry]).with_url(text.to_owned()).with_status(400)
        };
        assert_eq!(all("a SECRET b").redacted(&Redactor::new("SECRET")), all("a *** b"));
    }
}
