//! Foreign text in a form for one-line messages.

use std::borrow::Cow;

use crate::redact::Redactor;

/// Longest excerpt of a body in a message, in characters.
const MAX_EXCERPT: usize = 160;

/// The text on one line, of at most a number of characters.
pub(crate) fn shorten(text: &str, most: usize) -> String {
    let mut out = String::new();
    let mut length = 0;
    for word in text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty()) {
        if length > 0 {
            out.push(' ');
            length += 1;
        }
        for c in word.chars() {
            if length >= most {
                out.push('…');
                return out;
            }
            out.push(c);
            length += 1;
        }
    }
    out
}

/// The message of an error body without an envelope: the string that it is in JSON, or else an excerpt.
pub(crate) fn message(body: &[u8], redactor: &Redactor) -> String {
    let said = wayfare_wire::decode::<String>(body).map(|decoded| decoded.value).unwrap_or_default();
    match redactor.redact(&shorten(&redactor.redact(&said), MAX_EXCERPT)) {
        said if said.is_empty() => excerpt(body, redactor),
        said => said,
    }
}

/// The text of a body that is not as described, for a message: `"Bad Gateway nginx"`.
pub(crate) fn excerpt(body: &[u8], redactor: &Redactor) -> String {
    let text = String::from_utf8_lossy(body);
    let text = text.trim_start_matches(['\u{feff}', ' ', '\n', '\r', '\t']);
    if text.is_empty() {
        return "the body is empty".to_owned();
    }
    // Once before tags go, which may hold the key, and once after, as a key may have tags or breaks within.
    let text = redactor.redact(text);
    let words = if text.starts_with('<') { without_tags(&text) } else { Cow::Borrowed(&*text) };
    let line = redactor.redact(&shorten(&words, usize::MAX));
    match shorten(&line, MAX_EXCERPT) {
        line if line.is_empty() => "the body has no text".to_owned(),
        line => format!("{line:?}"),
    }
}

/// The words of an HTML page, title first as it is there.
fn without_tags(html: &str) -> Cow<'_, str> {
    let mut out = String::new();
    let mut rest = html;
    while let Some((text, tag)) = rest.split_once('<') {
        out.push_str(text);
        out.push(' ');
        let hidden = ["script", "style"]
            .into_iter()
            .find(|name| tag.get(..name.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(name)));
        let end = match hidden {
            Some(name) => {
                let close = format!("</{name}");
                // ASCII case does not move bytes.
                tag.to_ascii_lowercase().find(&close).map_or(tag.len(), |at| at + close.len())
            }
            None => 0,
        };
        rest = tag[end..].split_once('>').map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(body: &str) -> String {
        excerpt(body.as_bytes(), &Redactor::new("SECRET KEY"))
    }

    #[test]
    fn html_is_told_by_its_words() {
        let page = "<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title><STYLE>p { x: 1 > 2 }</STYLE>\
                    <script>if (a < b) alert('</p>')</script></head><body><h1>Bad&nbsp;luck</h1></body></html>";
        assert_eq!(read(page), r#""502 Bad Gateway Bad&nbsp;luck""#);
        assert_eq!(read("<html><body></body></html>"), "the body has no text");
        assert_eq!(read("<unclosed"), "the body has no text");
        assert_eq!(read("<script>never closed"), "the body has no text");
    }

    #[test]
    fn other_texts_are_shortened() {
        assert_eq!(read(" \r\n"), "the body is empty");
        assert_eq!(read("upstream\tgone\n"), r#""upstream gone""#);
        assert_eq!(read(&"é".repeat(MAX_EXCERPT)).chars().count(), MAX_EXCERPT + 2);
        assert!(read(&"é".repeat(MAX_EXCERPT + 1)).ends_with("…\""));
        assert_eq!(excerpt(b"\xff\xfe", &Redactor::default()), "\"\u{fffd}\u{fffd}\"");
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
    fn the_key_does_not_come_together_by_tidying() {
        for body in ["<p>SECRET<br>KEY</p>", "SECRET\n  KEY", "<a href='?k=SECRET%20KEY'>x</a>"] {
            assert!(!read(body).contains("SECRET"), "{body}");
        }
    }
}
