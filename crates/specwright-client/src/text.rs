//! Formatting of untrusted text for one-line messages.

use crate::redact::Redactor;

/// Maximum length of a body excerpt, in characters.
const MAX_EXCERPT: usize = 160;

/// Maximum number of bytes of a body that are read for an excerpt, so the cost does not depend on the size of the body.
/// The limit is high enough to skip the head of an HTML page.
const MAX_READ: usize = 8 << 10;

/// Converts a string to one line, truncated to a number of characters.
pub(crate) fn shorten(text: &str, max_chars: usize) -> String {
    let mut out = String::new();
    let mut length = 0;
    for word in text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty()) {
        if length > 0 {
            out.push(' ');
            length += 1;
        }
        for c in word.chars() {
            if length >= max_chars {
                out.push('…');
                return out;
            }
            out.push(c);
            length += 1;
        }
    }
    out
}

/// Returns the message of an error body without an envelope: its content if it is a JSON string, otherwise an
/// excerpt.
pub(crate) fn message(body: &[u8], redactor: &Redactor) -> String {
    let content = specwright_core::decode::<String>(body).map(|decoded| decoded.value).unwrap_or_default();
    match redactor.redact(&shorten(&redactor.redact(&head(content.as_bytes())), MAX_EXCERPT)) {
        content if content.is_empty() => excerpt(body, redactor),
        content => content,
    }
}

/// Returns an excerpt of an unexpected body for a message, such as `"Bad Gateway nginx"`.
pub(crate) fn excerpt(body: &[u8], redactor: &Redactor) -> String {
    let text = head(body.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(body).trim_ascii_start());
    if text.is_empty() {
        return "the body is empty".to_owned();
    }
    // Redact before tags are removed, because tags may contain the key, and again afterwards, because the key may
    // contain tags or line breaks.
    let text = redactor.redact(&text);
    let words = if text.starts_with('<') { without_tags(&text) } else { text };
    let line = redactor.redact(&shorten(&words, usize::MAX));
    match shorten(&line, MAX_EXCERPT) {
        line if line.is_empty() => "the body has no text".to_owned(),
        line => format!("{line:?}"),
    }
}

/// Returns the first part of a string. A truncated string ends with `…`. The redactor looks for a truncated key before
/// this character.
fn head(text: &[u8]) -> String {
    let Some(first) = text.get(..MAX_READ).filter(|first| first.len() < text.len()) else {
        return String::from_utf8_lossy(text).into_owned();
    };
    // A split character would separate the beginning of a key from the `…`.
    let begins = |at: &usize| first[*at] & 0b1100_0000 != 0b1000_0000;
    let last = (MAX_READ.saturating_sub(4)..MAX_READ).rev().find(begins).unwrap_or(MAX_READ);
    let is_whole = std::str::from_utf8(&first[last..]).is_ok();
    let first = if is_whole { first } else { &first[..last] };
    format!("{}…", String::from_utf8_lossy(first))
}

/// Returns the text of an HTML page, without tags, in document order.
fn without_tags(html: &str) -> String {
    // Converting ASCII to lower case preserves byte positions.
    let lower = html.to_ascii_lowercase();
    let mut out = String::new();
    let mut at = 0;
    while let Some(open) = html[at..].find('<') {
        out.push_str(&html[at..at + open]);
        out.push(' ');
        let tag = at + open + 1;
        let hidden =
            ["script", "style"].into_iter().find(|name| lower[tag..].starts_with(name)).map(|name| {
                let close = format!("</{name}");
                lower[tag..].find(&close).map_or(html.len(), |end| tag + end + close.len())
            });
        let inside = hidden.unwrap_or(tag);
        at = html[inside..].find('>').map_or(html.len(), |end| inside + end + 1);
    }
    out.push_str(&html[at..]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(body: &str) -> String {
        excerpt(body.as_bytes(), &Redactor::new("SECRET KEY"))
    }

    #[test]
    fn html_is_reduced_to_its_text() {
        let page = "<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title><STYLE>p { x: 1 > 2 }</STYLE>\
                    <script>if (a < b) alert('</p>')</script></head><body><h1>Bad&nbsp;luck</h1></body></html>";
        assert_eq!(read(page), r#""502 Bad Gateway Bad&nbsp;luck""#);
        assert_eq!(read("<html><body></body></html>"), "the body has no text");
        assert_eq!(read("<unclosed"), "the body has no text");
        assert_eq!(read("<script>never closed"), "the body has no text");
    }

    #[test]
    fn other_texts_are_truncated() {
        assert_eq!(read(" \r\n"), "the body is empty");
        assert_eq!(read("upstream\tgone\n"), r#""upstream gone""#);
        assert_eq!(read(&"é".repeat(MAX_EXCERPT)).chars().count(), MAX_EXCERPT + 2);
        assert!(read(&"é".repeat(MAX_EXCERPT + 1)).ends_with("…\""));
        assert_eq!(excerpt(b"\xff\xfe", &Redactor::default()), "\"\u{fffd}\u{fffd}\"");
    }

    #[test]
    fn only_the_beginning_of_a_body_is_read() {
        for begin in ["", "<", "<script ", "</script", "<p>Bad ", "é", "\\u0041", "%25", " ", "\u{feff}"] {
            let padding = begin.repeat(MAX_READ / begin.len().max(1));
            let body = format!("{padding}{}", "x".repeat(2 * MAX_READ));
            let (long, longer) = (body.as_bytes(), format!("{body}{}", "<script ".repeat(MAX_READ)));
            let (text, more) = (head(long), head(longer.as_bytes()));
            assert!(text.ends_with('…') && text.len() <= MAX_READ + '…'.len_utf8(), "{begin}");
            assert_eq!(text, more, "{begin}");
            assert_eq!(read(&body), read(&longer), "{begin}");
        }
        let exact = "x".repeat(MAX_READ);
        assert_eq!(head(exact.as_bytes()), exact);
        let invalid = vec![0x80; MAX_READ + 1];
        assert!(head(&invalid).chars().count() <= MAX_READ + 1);
    }

    #[test]
    fn a_key_truncated_at_the_read_limit_is_fully_redacted() {
        // Spaces and tags shift the end of the text that is read, so that it falls within the excerpt.
        for key in ["SECRET-KEY-0123456789", "schlüsselé東é東é東é東", "a%20b&<c>\"d\"'e' f/g+h"] {
            let redactor = Redactor::new(key);
            let percent: String = key.bytes().map(|byte| format!("%{byte:02x}")).collect();
            let units: String = key.encode_utf16().map(|unit| format!("\\u{unit:04x}")).collect();
            for (shown, echo) in [(key, key.to_owned()), (&percent, percent.clone()), (&units, units.clone())]
            {
                let begin: String =
                    shown.chars().take(shown.chars().count() / key.chars().count() * 5).collect();
                for cut in begin.len()..=echo.len() {
                    for blank in [" ", "<b x='y'>"] {
                        let padding = " ".repeat((MAX_READ - cut) % blank.len());
                        let body = format!(
                            "<{padding}>{}{echo} more",
                            blank.repeat((MAX_READ - cut - 2) / blank.len())
                        );
                        let read = excerpt(body.as_bytes(), &redactor);
                        assert!(!read.contains(&begin), "{begin} in {read}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_string_is_its_own_message() {
        let read = |body: &str| message(body.as_bytes(), &Redactor::new("SECRET KEY"));
        assert_eq!(read(r#" "No such\n \u0070lace" "#), "No such place");
        assert!(!read(r#""SECRET\tKEY""#).contains("SECRET"));
        let long = format!("\"{}\"", "é".repeat(MAX_EXCERPT + 1));
        assert_eq!(read(&long).chars().count(), MAX_EXCERPT + 1);
        for (other, shown) in [("", "the body is empty"), (r#""""#, r#""\"\"""#), ("[7]", r#""[7]""#)] {
            assert_eq!(read(other), shown);
        }
    }

    #[test]
    fn normalization_does_not_reassemble_the_key() {
        for body in ["<p>SECRET<br>KEY</p>", "SECRET\n  KEY", "<a href='?k=SECRET%20KEY'>x</a>"] {
            assert!(!read(body).contains("SECRET"), "{body}");
        }
    }
}
