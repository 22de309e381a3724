//! Redaction of keys in responses and the log.
//!
//! A key is replaced where it is a whole value: a parameter, a segment of a path or pointer, a reported value, or a
//! label of a host. A long key is also replaced within other text.
//!
//! Redaction searches finished messages instead of single values before formatting, for three reasons:
//!
//! - A service's own reasons ([`Errors::Reason`](super::Errors::Reason)) are strings. Only the surrounding text shows
//!   which part is a value.
//! - The decoder has no access to keys, and [truncates](specwright_core::excerpt) each value that it reports. A
//!   truncated value may contain only the beginning of a key.
//! - A long key may span several values, such as the tokens of a pointer.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};
use std::fmt;
use std::net::IpAddr;
use std::ops::Bound;
use std::sync::Arc;

use aho_corasick::{AhoCorasick, MatchKind};
use axum::http::Uri;
use base64::Engine as _;
use base64::prelude::{BASE64_STANDARD_NO_PAD, BASE64_URL_SAFE_NO_PAD};
use percent_encoding::{AsciiSet, CONTROLS, percent_decode_str, utf8_percent_encode};

use super::{ApiKey, Auth};

/// The placeholder for a key. The placeholder needs no encoding in URLs.
const PLACEHOLDER: &str = "(key)";

/// Minimum length of a key that is replaced within other text, in bytes. A shorter key may occur in unrelated words.
const MIN_WITHIN_BYTES: usize = 8;

/// Maximum number of layers of percent-encoding that are searched for a key.
const ENCODINGS: usize = 4;

/// The mark at the end of a truncated value in messages.
const ELLIPSIS: &str = "…";

/// The text before a reported value in messages.
const FOUND: &str = "found ";

/// Characters that the path and query of a URL can't contain (RFC 3986). A percent sign is allowed before two hex
/// digits.
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

/// Keys in all encodings that messages may contain: plain, escaped as in quotes and in pointers, and, for long keys, as
/// base64 and hexadecimal.
#[derive(Clone, Default)]
pub(crate) struct Keyring {
    /// All encodings of all keys.
    whole: HashSet<String>,
    /// Length of the longest encoding in bytes.
    longest: usize,
    /// The encodings of long keys, sorted for the lookup by prefix.
    long: BTreeSet<String>,
    /// The automaton that finds the encodings of long keys; `None` for at most one long key, where building it would
    /// take longer than searching.
    within: Option<AhoCorasick>,
}

impl fmt::Debug for Keyring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keyring(..)")
    }
}

impl Keyring {
    pub(crate) fn new<'a>(keys: impl IntoIterator<Item = &'a str>) -> Self {
        let (mut ring, mut long_keys) = (Keyring::default(), 0);
        for key in keys.into_iter().filter(|key| !key.is_empty()) {
            let is_long = key.len() >= MIN_WITHIN_BYTES;
            long_keys += usize::from(is_long);
            let forms =
                [key.to_owned(), key.escape_debug().to_string(), key.replace('~', "~0").replace('/', "~1")];
            // The encodings of a short key occur too often in other text.
            let encoded = is_long.then(|| encoded_forms(key)).into_iter().flatten();
            for form in forms.into_iter().chain(encoded) {
                ring.longest = ring.longest.max(form.len());
                if is_long {
                    ring.long.insert(form.clone());
                }
                ring.whole.insert(form);
            }
        }
        if long_keys > 1 {
            // Building the automaton fails only if the keys exceed two billion bytes. In that case, the keys are
            // searched for one by one.
            ring.within =
                AhoCorasick::builder().match_kind(MatchKind::LeftmostLongest).build(&ring.long).ok();
        }
        ring
    }

    /// Returns whether a string is a key or contains a long key.
    fn is_in(&self, text: &str) -> bool {
        (text.len() <= self.longest && self.whole.contains(text)) || self.is_within(text)
    }

    /// Returns whether a string contains a long key.
    fn is_within(&self, text: &str) -> bool {
        match &self.within {
            Some(within) => within.is_match(text),
            None => self.long.iter().any(|key| text.contains(key)),
        }
    }

    /// Replaces each key in a message with a placeholder.
    fn hide(&self, mut text: String) -> String {
        if self.is_within(&text) {
            text = match &self.within {
                Some(within) => within.replace_all(&text, &vec![PLACEHOLDER; self.long.len()]),
                None => self.long.iter().fold(text, |text, key| text.replace(key, PLACEHOLDER)),
            };
        }
        if !self.long.is_empty() && text.contains(ELLIPSIS) {
            text =
                text.split(ELLIPSIS).map(|part| self.hide_beginning(part)).collect::<Vec<_>>().join(ELLIPSIS);
        }
        self.hide_whole(&text)
    }

    /// Replaces the beginning of a long key at the end of a truncated value.
    fn hide_beginning<'a>(&self, part: &'a str) -> Cow<'a, str> {
        let first = part.len().saturating_sub(self.longest);
        let begins = |at: &usize| {
            let beginning = part.get(*at..).filter(|beginning| beginning.len() >= MIN_WITHIN_BYTES);
            beginning.is_some_and(|beginning| self.has_long_with(beginning))
        };
        match (first..part.len()).find(begins) {
            Some(at) => Cow::Owned(format!("{}{PLACEHOLDER}", &part[..at])),
            None => Cow::Borrowed(part),
        }
    }

    /// Returns whether a long key starts with this text.
    fn has_long_with(&self, beginning: &str) -> bool {
        let mut after = self.long.range::<str, _>((Bound::Included(beginning), Bound::Unbounded));
        after.next().is_some_and(|key| key.starts_with(beginning))
    }

    /// Replaces keys that are whole values in a message, but not the words around them.
    fn hide_whole(&self, text: &str) -> String {
        let (mut hidden, mut done) = (String::new(), 0);
        for (at, _) in text.char_indices() {
            if let Some(end) = self.value_at(text, at).filter(|_| at >= done) {
                hidden.extend([&text[done..at], PLACEHOLDER]);
                done = end;
            }
        }
        hidden + &text[done..]
    }

    /// Returns the end of the key that begins at `at`, if it is a whole value.
    fn value_at(&self, text: &str, at: usize) -> Option<usize> {
        let (before, after) = text.split_at(at);
        if !(before.is_empty() || before.ends_with(['"', '/', '=', '&', '?']) || before.ends_with(FOUND)) {
            return None;
        }
        let ends = |end: &usize| match after.get(*end..) {
            Some(rest) => rest.is_empty() || rest.starts_with(['"', '/', '=', '&', ':', ',']),
            None => false,
        };
        let most = after.len().min(self.longest);
        let end = (1..=most).rev().filter(ends).find(|end| self.whole.contains(&after[..*end]))?;
        Some(at + end)
    }
}

/// A redactor of all keys of the service, and of the keys that a call presents, in text about the call.
#[derive(Clone, Debug, Default)]
pub(crate) struct Redactor {
    known: Arc<Keyring>,
    /// The presented credentials that are not keys of the service.
    presented: Option<Arc<Keyring>>,
}

impl Redactor {
    pub(crate) fn new<'a>(known: &Arc<Keyring>, presented: impl IntoIterator<Item = &'a str>) -> Self {
        let mut presented = presented.into_iter().filter(|key| !known.whole.contains(*key)).peekable();
        let presented = presented.peek().is_some().then(|| Arc::new(Keyring::new(presented)));
        Redactor { known: Arc::clone(known), presented }
    }

    fn rings(&self) -> impl Iterator<Item = &Keyring> {
        std::iter::once(&*self.known).chain(self.presented.as_deref())
    }

    /// Replaces each key in a message with a placeholder, or the whole message if it contains an encoded key.
    pub(crate) fn hide(&self, text: String) -> String {
        self.hidden(text).unwrap_or_else(|| format!("a part of the request that contains {PLACEHOLDER}"))
    }

    /// Replaces each key in a name with a placeholder, or the whole name if it contains an encoded key.
    pub(crate) fn hide_in_name(&self, name: String) -> String {
        self.hidden(name).unwrap_or_else(|| PLACEHOLDER.to_owned())
    }

    /// Replaces keys with placeholders. Returns `None` if the text still contains a percent-encoded key.
    fn hidden(&self, text: String) -> Option<String> {
        let text = self.rings().fold(text, |text, ring| ring.hide(text));
        (!self.holds(&text)).then_some(text)
    }

    /// Returns whether a value is a key or contains a long key, even in several layers of percent-encoding.
    pub(crate) fn holds(&self, value: &str) -> bool {
        let is_in = |text: &str| self.rings().any(|ring| ring.is_in(text));
        let mut text = Cow::Borrowed(value);
        for _ in 0..ENCODINGS {
            if is_in(&text) {
                return true;
            }
            if text.contains('+') {
                // In a form, plus signs represent spaces. They are replaced first, since plus signs of the key itself
                // are encoded.
                let spaced = text.replace('+', " ");
                if is_in(&spaced) || is_in(&percent_decode_str(&spaced).decode_utf8_lossy()) {
                    return true;
                }
            }
            if !text.contains('%') {
                return false;
            }
            text = Cow::Owned(percent_decode_str(&text).decode_utf8_lossy().into_owned());
        }
        is_in(&text)
    }

    /// Returns whether a label of a host, with or without a port, is a key or contains a long key. IP addresses have no
    /// labels.
    pub(crate) fn holds_host(&self, host: &str) -> bool {
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
        let is_address = name.parse::<IpAddr>().is_ok() || name.starts_with('[');
        !is_address && (self.holds(name) || name.split('.').any(|label| self.holds(label)))
    }

    /// Returns the path and query of a request without keys, and with missing percent-encoding added.
    pub(crate) fn url(&self, uri: &Uri, auth: &Auth) -> String {
        let segments: Vec<&str> = uri.path().split('/').map(|segment| self.redact_part(segment)).collect();
        let mut url = segments.join("/");
        if self.holds(&url) {
            // The path contains a key with a slash.
            url = format!("/{PLACEHOLDER}");
        }
        let mut before = '?';
        for part in uri.query().into_iter().flat_map(|query| query.split('&')) {
            let (name, value) =
                part.split_once('=').map_or((part, None), |(name, value)| (name, Some(value)));
            let name_text = percent_decode_str(name).decode_utf8_lossy();
            let is_key = auth.query_keys().any(|key| key.eq_ignore_ascii_case(&name_text));
            if is_key || part.is_empty() {
                continue;
            }
            url.push(before);
            url.push_str(self.redact_part(name));
            if let Some(value) = value {
                url.extend(["=", self.redact_part(value)]);
            }
            before = '&';
        }
        encoded(&url)
    }

    fn redact_part<'a>(&self, part: &'a str) -> &'a str {
        if self.holds(part) { PLACEHOLDER } else { part }
    }
}

/// Returns a key as base64 in both alphabets, and as hexadecimal in both cases.
fn encoded_forms(key: &str) -> [String; 4] {
    let hex: String = key.bytes().map(|byte| format!("{byte:02x}")).collect();
    let upper = hex.to_uppercase();
    [BASE64_STANDARD_NO_PAD.encode(key), BASE64_URL_SAFE_NO_PAD.encode(key), hex, upper]
}

/// Adds missing percent-encoding to a part of a URL.
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

impl<'a> FromIterator<&'a ApiKey> for Keyring {
    fn from_iter<I: IntoIterator<Item = &'a ApiKey>>(keys: I) -> Self {
        Keyring::new(keys.into_iter().map(ApiKey::expose))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use specwright_core::auth::Scheme;

    const AUTH: Auth = Auth::new().with_schemes(&[Scheme::query("key", "apiKey")]);

    /// Returns a redactor for a presented key, and a redactor for a key of the service.
    fn both(key: &str) -> [Redactor; 2] {
        [
            Redactor::new(&Arc::default(), Some(key)),
            Redactor::new(&Arc::new(Keyring::new([key, "another-key"])), Some("another-key")),
        ]
    }

    #[track_caller]
    fn assert_url(key: &str, uri: &str, shown: &str) {
        for redactor in both(key) {
            assert_eq!(redactor.url(&uri.parse().unwrap(), &AUTH), shown, "{uri}");
        }
    }

    #[track_caller]
    fn assert_hidden(key: &str, text: &str, shown: &str) {
        for redactor in both(key) {
            assert_eq!(redactor.hide(text.to_owned()), shown, "{text}");
        }
    }

    #[test]
    fn keys_are_removed_from_urls() {
        for (uri, shown) in [
            ("/a?apiKey=secret-key&b=1", "/a?b=1"),
            ("/a?b=1&apiKey=secret-key", "/a?b=1"),
            ("/a?apiKey=secret-key", "/a"),
            ("/a?APIKEY=other&b", "/a?b"),
            ("/a?%61piKey=secret-key&b=2", "/a?b=2"),
            ("/a?b=secret-key&c=1", "/a?b=(key)&c=1"),
            ("/a?x-secret-key=1", "/a?(key)=1"),
            ("/a?b=%73ecret-key", "/a?b=(key)"),
            ("/a?b=%2573ecret-key", "/a?b=(key)"),
            ("/secret-key/a?b=1", "/(key)/a?b=1"),
            ("/a", "/a"),
            ("/a?b=1|2&c={%7C}", "/a?b=1%7C2&c=%7B%7C%7D"),
            ("/a?b=%zz%4&c=%", "/a?b=%25zz%254&c=%25"),
        ] {
            assert_url("secret-key", uri, shown);
        }
        assert_url("secret/of/us", "/a/secret/of/us/b", "/(key)");
    }

    /// Uses the test vectors of the client's redactor, in the encodings that a request can introduce into a message.
    #[test]
    fn keys_are_found_in_every_encoding_of_a_request() {
        let vectors = include_str!("../../../specwright-core/tests/redaction.json");
        let vectors: serde_json::Value = serde_json::from_str(vectors).unwrap();
        let mut count = 0;
        for vector in vectors["keys"].as_array().unwrap() {
            for encoding in ["plain", "percent", "percent_twice", "quoted", "base64", "hex"] {
                for echo in vector["echoes"][encoding].as_array().unwrap() {
                    let echo = echo.as_str().unwrap();
                    for redactor in both(vector["key"].as_str().unwrap()) {
                        assert!(redactor.holds(echo), "{encoding}: {echo}");
                        let hidden = redactor.hide(format!("/at: found {echo}, allowed"));
                        assert!(
                            hidden.contains(PLACEHOLDER) && !hidden.contains(echo),
                            "{encoding}: {hidden}"
                        );
                        count += 1;
                    }
                }
            }
        }
        assert_eq!(count, 36);
    }

    #[test]
    fn keys_are_removed_from_messages() {
        let key = "se\"cr/et~key";
        assert_hidden(key, "x se\"cr/et~key", "x (key)");
        assert_hidden(key, &format!("found {key:?}"), "found \"(key)\"");
        assert_hidden(key, "/se\"cr~1et~0key: found 1", "/(key): found 1");
        assert_hidden(key, "found \"xx se\"cr/et~…\", allowed", "found \"xx (key)…\", allowed");
        assert_hidden(key, "x: found se%22cr%2Fet%7Ekey", "a part of the request that contains (key)");
        assert_hidden(key, "nothing to hide", "nothing to hide");
        // The key spans several tokens of a pointer.
        assert_hidden("secret/of/us", "/a/secret/of/us/b: found 1", "/a/(key)/b: found 1");
    }

    #[test]
    fn a_short_key_is_removed_where_it_is_a_whole_value() {
        assert_url("any", "/many/any?x=any&any=company&y=%61ny", "/many/(key)?x=(key)&(key)=company&y=(key)");
        for (text, shown) in [
            ("x: found any, allowed any of many", "x: found (key), allowed any of many"),
            ("x: found \"any\", allowed \"many\"", "x: found \"(key)\", allowed \"many\""),
            ("/a/any/0: found any", "/a/(key)/0: found (key)"),
            ("any: found 1", "(key): found 1"),
            ("parts=any", "parts=(key)"),
            ("any more faults, as any are", "any more faults, as any are"),
        ] {
            assert_hidden("any", text, shown);
        }
        assert_hidden("é", "found \"é\", é", "found \"(key)\", é");
        assert_hidden("a", "banana: found a banana", "banana: found a banana");
    }

    #[test]
    fn hosts_contain_keys_as_labels() {
        let holds = |host: &str| both("any").map(|redactor| redactor.holds_host(host));
        for host in ["any", "any:80", "api.any.example", "any.example:8080"] {
            assert_eq!(holds(host), [true, true], "{host}");
        }
        for host in ["many.example", "localhost", "127.0.0.1:80"] {
            assert_eq!(holds(host), [false, false], "{host}");
        }
        for host in ["127.0.0.1:80", "[::1]:80", "127.0.0.1"] {
            assert!(
                both("127").iter().chain(&both("1")).all(|redactor| !redactor.holds_host(host)),
                "{host}"
            );
        }
        assert!(both("secret-key").iter().all(|redactor| redactor.holds_host("x-secret-key.example")));
    }
}
