//! Redaction: keeps the key out of answers and the log.

use std::borrow::Cow;

use axum::http::Uri;
use percent_encoding::{AsciiSet, CONTROLS, percent_decode_str, utf8_percent_encode};

use super::Auth;

/// Placeholder of the key. URLs need not encode it.
const MARK: &str = "(key)";

/// Shortest key that is hidden. A shorter one is no secret, and hiding it would hide half of a message.
const SHORTEST_SECRET: usize = 8;

/// Most layers of percent-encoding that are searched for the key.
const ENCODINGS: usize = 4;

/// Characters that path and query of a URL can't contain (RFC 3986). A percent sign is allowed before two digits.
const ENCODED: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'<')
    .add(b'>')
    .add(b'[')
    .add(b'\\')
    .add(b']')
    .add(b'^')
    .add(b'`')
    .add(b'{')
    .add(b'|')
    .add(b'}');

/// The key of a request.
#[derive(Clone, Default)]
pub(crate) struct Secret(Option<String>);

impl Secret {
    pub(crate) fn new(key: Option<&str>) -> Self {
        Secret(key.filter(|key| key.len() >= SHORTEST_SECRET).map(str::to_owned))
    }

    /// The text with a placeholder for the key, unchanged or escaped as in quotes and pointers.
    pub(crate) fn hide(&self, text: String) -> String {
        self.hidden(text).unwrap_or_else(|| format!("a part of the request that holds {MARK}"))
    }

    /// The same for a name, of which the placeholder alone is left where the key's ends are hard to find.
    pub(crate) fn hide_in_name(&self, name: String) -> String {
        self.hidden(name).unwrap_or_else(|| MARK.to_owned())
    }

    /// The text with a placeholder; `None` if it still holds the key, percent-encoded.
    fn hidden(&self, text: String) -> Option<String> {
        let Some(key) = &self.0 else { return Some(text) };
        let quoted = key.escape_debug().to_string();
        let pointed = key.replace('~', "~0").replace('/', "~1");
        let mut text = text;
        for form in [key, &quoted, &pointed] {
            if text.contains(form.as_str()) {
                text = text.replace(form.as_str(), MARK);
            }
            text = hide_cut_off(text, form);
        }
        (!self.is_in(&text)).then_some(text)
    }

    /// Whether a part of a URL contains the key, even encoded repeatedly.
    fn is_in(&self, part: &str) -> bool {
        let Some(key) = &self.0 else { return false };
        let mut text = Cow::Borrowed(part);
        for _ in 0..ENCODINGS {
            if text.contains(key.as_str()) || text.replace('+', " ").contains(key.as_str()) {
                return true;
            }
            let decoded = percent_decode_str(&text).decode_utf8_lossy().into_owned();
            if decoded == text {
                return false;
            }
            text = Cow::Owned(decoded);
        }
        text.contains(key.as_str())
    }

    /// Path and query of a request without the key, with the missing encoding added.
    pub(crate) fn url(&self, uri: &Uri, auth: &Auth) -> String {
        let mut url = if self.is_in(uri.path()) { format!("/{MARK}") } else { uri.path().to_owned() };
        let mut before = '?';
        for part in uri.query().into_iter().flat_map(|query| query.split('&')) {
            let name = part.split('=').next().unwrap_or_default();
            let is_key = percent_decode_str(name).decode_utf8_lossy().eq_ignore_ascii_case(auth.key);
            if is_key || part.is_empty() {
                continue;
            }
            url.push(before);
            url.push_str(if self.is_in(part) { MARK } else { part });
            before = '&';
        }
        encoded(&url)
    }
}

/// A part of a URL with all necessary encoding.
fn encoded(part: &str) -> String {
    let mut pieces = part.split('%');
    let mut out: String =
        pieces.next().map(|first| utf8_percent_encode(first, ENCODED).to_string()).unwrap_or_default();
    for piece in pieces {
        let is_code = piece.as_bytes().get(..2).is_some_and(|code| code.iter().all(u8::is_ascii_hexdigit));
        out.push_str(if is_code { "%" } else { "%25" });
        out.extend(utf8_percent_encode(piece, ENCODED));
    }
    out
}

/// Messages cut found text: the beginning of the key may stand before the mark of each cut.
fn hide_cut_off(text: String, key: &str) -> String {
    const CUT: &str = "…";
    if !text.contains(CUT) {
        return text;
    }
    let parts: Vec<Cow<'_, str>> = text
        .split(CUT)
        .map(|part| {
            let lengths = key.char_indices().map(|(at, _)| at).rev();
            let begun =
                lengths.take_while(|at| *at >= SHORTEST_SECRET).find(|at| part.ends_with(&key[..*at]));
            begun.map_or(part.into(), |length| format!("{}{MARK}", &part[..part.len() - length]).into())
        })
        .collect();
    parts.join(CUT)
}

#[cfg(test)]
mod tests {
    use super::*;

    const AUTH: Auth = Auth::new("apiKey");

    fn url(key: &str, uri: &str) -> String {
        Secret::new(Some(key)).url(&uri.parse().unwrap(), &AUTH)
    }

    #[test]
    fn the_key_is_taken_out_of_urls() {
        for (uri, shown) in [
            ("/a?apiKey=secret-key&b=1", "/a?b=1"),
            ("/a?b=1&apiKey=secret-key", "/a?b=1"),
            ("/a?apiKey=secret-key", "/a"),
            ("/a?APIKEY=other&b", "/a?b"),
            ("/a?%61piKey=secret-key&b=2", "/a?b=2"),
            ("/a?b=secret-key&c=1", "/a?(key)&c=1"),
            ("/a?b=%73ecret-key", "/a?(key)"),
            ("/a?b=%2573ecret-key", "/a?(key)"),
            ("/secret-key/a?b=1", "/(key)?b=1"),
            ("/a", "/a"),
            ("/a?b=1|2&c={%7C}", "/a?b=1%7C2&c=%7B%7C%7D"),
            ("/a?b=%zz%4&c=%", "/a?b=%25zz%254&c=%25"),
        ] {
            assert_eq!(url("secret-key", uri), shown, "{uri}");
        }
    }

    #[test]
    fn the_key_is_taken_out_of_messages() {
        let secret = Secret::new(Some("se\"cr/et~key"));
        assert_eq!(secret.hide("found se\"cr/et~key".into()), "found (key)");
        assert_eq!(secret.hide(format!("found {:?}", "se\"cr/et~key")), "found \"(key)\"");
        assert_eq!(secret.hide("/se\"cr~1et~0key: found 1".into()), "/(key): found 1");
        assert_eq!(secret.hide("found \"xx se\"cr/et~…\", allowed".into()), "found \"xx (key)…\", allowed");
        assert_eq!(
            secret.hide("x: found se%22cr%2Fet%7Ekey".into()),
            "a part of the request that holds (key)"
        );
        assert_eq!(secret.hide("nothing to hide".into()), "nothing to hide");
    }

    #[test]
    fn a_short_key_hides_nothing_else() {
        assert_eq!(Secret::new(Some("a")).hide("banana".into()), "banana");
        assert_eq!(url("a", "/banana?apiKey=a"), "/banana");
    }
}
