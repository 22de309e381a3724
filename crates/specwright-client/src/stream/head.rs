//! The head of a response that should be a stream of records, and messages for other responses.

use http::header::CONTENT_TYPE;
use http::response::Parts;
use http::{HeaderName, HeaderValue, StatusCode};

use specwright_core::media_type::{EVENTS, NDJSON};

use crate::media_type::is_of_records;
use crate::redact::Redactor;
use crate::text::{excerpt, shorten};
use crate::transport::is_close_delimited;

/// Facts about the body, from the response head.
pub(super) struct Head {
    pub(super) status: StatusCode,
    /// The media type in lower case, without its parameters.
    media_type: Option<String>,
    /// `true` if the body ends only because the connection closes, so a truncated body can look complete.
    pub(super) is_close_delimited: bool,
}

impl Head {
    pub(super) fn new(parts: &Parts, redactor: &Redactor) -> Self {
        let text = |name: HeaderName| Some(shown(parts.headers.get(name)?, redactor));
        let media_type =
            |value: String| value.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
        Head {
            status: parts.status,
            media_type: text(CONTENT_TYPE).map(media_type).filter(|it| !it.is_empty()),
            is_close_delimited: is_close_delimited(parts.version, &parts.headers, &parts.extensions),
        }
    }

    /// Returns `true` if an empty body means that there are no records. If the media type is wrong or missing, or if
    /// the end is not explicit, the body may also have been lost.
    pub(super) fn may_be_empty(&self) -> bool {
        self.is_of_records() && !self.is_close_delimited
    }

    /// Returns `true` if the body is a stream of events.
    pub(super) fn is_of_events(&self) -> bool {
        self.media_type.as_deref() == Some(EVENTS)
    }

    fn is_of_records(&self) -> bool {
        self.media_type.as_deref().is_some_and(is_of_records)
    }

    /// Describes an empty body that does not prove that there are no records.
    pub(super) fn describe_empty(&self) -> String {
        let found = self.found();
        match self.is_of_records() {
            true => {
                format!(
                    "{found} and an empty body, which may be truncated: only the closed connection marks its end"
                )
            }
            false => format!(
                "{found} and an empty body; without records, the service should send an empty {NDJSON} body"
            ),
        }
    }

    /// Describes a body that is not a stream of records.
    pub(super) fn describe_other(&self, body: &[u8], redactor: &Redactor) -> String {
        format!("{} instead of records: {}", self.found(), excerpt(body, redactor))
    }

    fn found(&self) -> &str {
        self.media_type.as_deref().unwrap_or("no content type")
    }
}

/// Formats a header value for a message. Non-ASCII values are omitted, because the key would not be recognized in them.
fn shown(value: &HeaderValue, redactor: &Redactor) -> String {
    match value.to_str() {
        Ok(text) => shorten(&redactor.redact(text), 80),
        Err(_) => "an unreadable value".to_owned(),
    }
}

/// Returns `true` if a line can be a record, because it starts with `{`.
pub(super) fn is_like_a_record(line: &[u8]) -> bool {
    let line = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line);
    line.trim_ascii_start().starts_with(b"{")
}

/// Returns `true` if a first line shows that no records will follow: markup, a list, or binary data.
pub(super) fn is_other_content(line: &[u8]) -> bool {
    let line = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line);
    // The kept beginning of a long line may end within a character.
    let is_text = std::str::from_utf8(line).map_or_else(|error| error.error_len().is_none(), |_| true);
    matches!(line.trim_ascii_start(), [b'<' | b'[', ..]) || !is_text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_non_ascii_key_is_not_shown_in_part() {
        let mut response = http::Response::new(());
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_bytes(b"text/SECR\xc9T").unwrap());
        let redactor = Redactor::new("SECR\u{c9}T");
        let message = Head::new(&response.into_parts().0, &redactor).describe_other(b"", &redactor);
        assert_eq!(message, "an unreadable value instead of records: the body is empty");
    }

    #[test]
    fn lines_are_classified_by_their_beginning() {
        for (line, record, foreign) in [
            (&b" {"[..], true, false),
            (b"\xEF\xBB\xBF{}", true, false),
            (b"null", false, false),
            (b"<!doctype html>", false, true),
            (b" [", false, true),
            (b"\x1f\x8b\x08", false, true),
            (b"caf\xc3", false, false),
        ] {
            assert_eq!((is_like_a_record(line), is_other_content(line)), (record, foreign), "{line:?}");
        }
    }
}
