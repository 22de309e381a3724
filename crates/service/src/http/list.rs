//! Lists as header values.

use axum::http::HeaderValue;
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};

/// Maximum length of a list in bytes.
pub(super) const MAX_BYTES: usize = 1_024;

pub(super) const SEPARATOR: &str = ", ";

/// The last entry of a truncated list.
const ELLIPSIS: &str = "...";

/// Characters that are percent-encoded in entries, including the percent sign, so that entries can be decoded.
const ENCODED: &AsciiSet = &CONTROLS.add(b' ').add(b',').add(b'%');

/// Returns the entries as one line of printable ASCII, or `None` if there are no entries. A list that is too long is
/// truncated and ends with an ellipsis.
pub(super) fn list<'a>(entries: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let encoded = |entry| utf8_percent_encode(entry, ENCODED).collect::<String>();
    let entries: Vec<String> = entries.into_iter().map(encoded).collect();
    (!entries.is_empty()).then(|| truncated(&entries))
}

fn truncated(entries: &[String]) -> String {
    let all = entries.join(SEPARATOR);
    if all.len() <= MAX_BYTES {
        return all;
    }
    let mut kept = String::new();
    for entry in entries {
        if kept.len() + entry.len() + SEPARATOR.len() + ELLIPSIS.len() > MAX_BYTES {
            break;
        }
        kept.extend([entry, SEPARATOR]);
    }
    kept + ELLIPSIS
}

/// Returns a list as a header value, or `None` if there are no entries.
pub fn header_list<'a>(entries: impl IntoIterator<Item = &'a str>) -> Option<HeaderValue> {
    // The list is printable ASCII, so it is a valid header value.
    HeaderValue::from_str(&list(entries)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_separable() {
        let value = header_list(["one", "two, too", "ü"]).unwrap();
        assert_eq!(value, "one, two%2C%20too, %C3%BC");
        assert_eq!(header_list([]), None);
        assert!(header_list(["x".repeat(600).as_str(); 2]).unwrap().to_str().unwrap().ends_with("x, ..."));
    }
}
