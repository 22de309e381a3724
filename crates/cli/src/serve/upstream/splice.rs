//! Replaces upstream URLs in a JSON response with relay URLs, removes the upstream's key, and keeps all other bytes.

use std::borrow::Cow;
use std::ops::Range;

use memchr::{memchr, memchr2};
use serde_json::Value;
use url::Url;
use url::form_urlencoded::{byte_serialize, parse};
use wayfare_models::BookingLink;

use super::links::Links;

/// Rewriter of the responses to one caller.
#[derive(Clone, Copy)]
pub struct Splicer<'a> {
    pub links: &'a Links,
    /// The base URL of the relay, without a trailing slash.
    pub relay_base: &'a str,
    /// The caller's key, which replaces the upstream's key in URLs. If it is `None`, URLs have no key.
    pub caller_key: Option<&'a str>,
    /// Prefixes of the paths that the relay serves. URLs with other paths, such as picture URLs, keep their host.
    pub paths: &'a [&'a str],
}

impl Splicer<'_> {
    /// Replaces upstream URLs with relay URLs, and removes the upstream's key, in a JSON document or in one record of a
    /// stream. In any other body, only removes the key.
    pub fn splice<'b>(&self, body: &'b [u8]) -> Cow<'b, [u8]> {
        let redacted = self.links.client.redact_bytes(body);
        let is_json = matches!(body.trim_ascii_start().first(), Some(b'{' | b'[' | b'"'));
        let has_key = matches!(redacted, Cow::Owned(_));
        match is_json.then(|| self.with_relay_urls(body, has_key)).flatten() {
            None => redacted,
            Some(spliced) if has_key => Cow::Owned(self.links.client.redact_bytes(&spliced).into_owned()),
            Some(spliced) => Cow::Owned(spliced),
        }
    }

    /// Returns the body with relay URLs, or `None` if the body contains no upstream URL.
    fn with_relay_urls(&self, json: &[u8], has_key: bool) -> Option<Vec<u8>> {
        let (mut out, mut copied, mut at) = (Vec::new(), 0, 0);
        while let Some(token) = next_string(json, at) {
            at = token.end;
            let url = self.relay_url(&json[token.clone()], has_key);
            if let Some(url) = url.filter(|_| is_value(&json[at..])) {
                out.reserve(json.len() - copied);
                out.extend_from_slice(&json[copied..token.start]);
                out.extend_from_slice(Value::String(url).to_string().as_bytes());
                copied = token.end;
            }
        }
        if copied == 0 {
            return None;
        }
        out.extend_from_slice(&json[copied..]);
        Some(out)
    }

    /// Returns the relay URL for a JSON string that consists of an upstream URL. `has_key` is `true` if the body
    /// contains the upstream's key.
    fn relay_url(&self, token: &[u8], has_key: bool) -> Option<String> {
        // Most strings are excluded here. Any character of a URL may be escaped.
        if !matches!(token.get(1), Some(b'h' | b'H' | b'\\')) {
            return None;
        }
        let url = url_in(token)?;
        // A decoded or normalized URL can contain a key that the search of the body did not find.
        let may_hold_key = has_key || matches!(url, Cow::Owned(_));
        let rest = self.links.rest_of(&url)?;
        let path = rest.split(['?', '#']).next().unwrap_or_default();
        if path == BookingLink::PATH {
            return self.links.write(self.relay_base, &url, may_hold_key).ok();
        }
        let is_relayed = self.paths.iter().any(|prefix| path.starts_with(prefix));
        let relayed = is_relayed.then(|| self.with_caller_key(rest));
        if may_hold_key { relayed.map(|url| self.links.client.redact(&url)) } else { relayed }
    }

    /// Returns a relay URL with the path and query of an upstream URL. The caller's key replaces the upstream's key.
    fn with_caller_key(&self, rest: &str) -> String {
        let (rest, fragment) = rest.find('#').map_or((rest, ""), |at| rest.split_at(at));
        let (path, query) = rest.split_once('?').map_or((rest, None), |(path, query)| (path, Some(query)));
        let mut relay = format!("{}{path}", self.relay_base);
        let mut before = "?";
        for pair in query.into_iter().flat_map(|query| query.split('&')) {
            let name = parse(pair.as_bytes()).next().map(|(name, _)| name).unwrap_or_default();
            let is_key = self.links.client.service().query_keys().any(|key| name.eq_ignore_ascii_case(key));
            match (is_key, self.caller_key) {
                (true, None) => continue,
                (true, Some(key)) => {
                    relay.extend([before, pair.split('=').next().unwrap_or_default(), "="]);
                    relay.extend(byte_serialize(key.as_bytes()));
                }
                (false, _) => relay.extend([before, pair]),
            }
            before = "&";
        }
        relay + fragment
    }
}

/// Returns the URL in a JSON string. The URL is normalized if clients would send it in another form, which would
/// invalidate its signature.
fn url_in(token: &[u8]) -> Option<Cow<'_, str>> {
    let text: Cow<'_, str> = match memchr(b'\\', token) {
        None => str::from_utf8(token.get(1..token.len() - 1)?).ok()?.into(),
        Some(_) => serde_json::from_slice::<String>(token).ok()?.into(),
    };
    let is_kept = |byte: u8| byte.is_ascii_graphic() && !matches!(byte, b'"' | b'\'' | b'<' | b'>');
    match text.bytes().all(is_kept) && !text.contains("/.") {
        true => Some(text),
        false => Some(Url::parse(&text).ok()?.to_string().into()),
    }
}

/// Returns the range of the next JSON string, with its quotes.
fn next_string(json: &[u8], from: usize) -> Option<Range<usize>> {
    let start = from + memchr(b'"', &json[from..])?;
    let mut at = start + 1;
    loop {
        at += memchr2(b'"', b'\\', json.get(at..)?)?;
        if json[at] == b'"' {
            return Some(start..at + 1);
        }
        at += 2;
    }
}

/// Returns whether a string that is followed by these bytes is a value, and not a field name.
fn is_value(after: &[u8]) -> bool {
    after.trim_ascii_start().first() != Some(&b':')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::links::tests::{KEY, LINKS};
    use super::*;

    const RELAY: &str = "http://127.0.0.1:8080/r";

    fn splice_for(caller_key: Option<&str>, json: &[u8]) -> Option<String> {
        let splicer = Splicer { links: &LINKS, relay_base: RELAY, caller_key, paths: &[""] };
        match splicer.splice(json) {
            Cow::Borrowed(same) => {
                assert_eq!(same, json);
                None
            }
            Cow::Owned(spliced) => Some(String::from_utf8(spliced).unwrap()),
        }
    }

    fn splice(json: &str) -> Option<String> {
        splice_for(Some("mine=1"), json.as_bytes())
    }

    #[test]
    fn urls_of_the_upstream_become_urls_of_the_relay() {
        let key = "upstream%2Bkey%2F0123";
        for (url, expected) in [
            ("https://travel.example/base", ""),
            ("https://travel.example/base/", "/"),
            ("HTTPS://Travel.Example:443/base/a//b?x=1%7C2&x#f?apiKey=1", "/a//b?x=1%7C2&x#f?apiKey=1"),
            (r"\u0068ttps:\/\/travel.example\/base?", "?"),
            ("https://travel.example/base/x/../in2", "/in2"),
            (r"\u0068ttp\u0073://\u0074ravel.example/base/\u00e9", "/%C3%A9"),
            (&format!("https://travel.example/base/a?apiKey={key}&b=2"), "/a?apiKey=mine%3D1&b=2"),
            (&format!("https://travel.example/base/a?b=2&api%4bey={key}"), "/a?b=2&api%4bey=mine%3D1"),
            (&format!("https://travel.example/base/a?APIKEY={key}&b={key}"), "/a?APIKEY=mine%3D1&b=***"),
            ("https://travel.example/base/a?apiKey=another", "/a?apiKey=mine%3D1"),
        ] {
            let spliced = splice(&format!(r#"{{"{url}" : [1.50, "{url}" ]}}"#)).unwrap();
            // A URL in a field name is not replaced.
            let name = LINKS.client.redact(url);
            assert_eq!(spliced, format!(r#"{{"{name}" : [1.50, "{RELAY}{expected}" ]}}"#));
        }
        let without = splice_for(None, br#""https://travel.example/base/a?apiKey=1&b=2&apikey""#);
        assert_eq!(without.unwrap(), format!("\"{RELAY}/a?b=2\""));
    }

    #[test]
    fn booking_links_lead_to_the_relay_without_the_key() {
        for url in [
            "https://travel.example/base/in?a=demo&p=&url=https://x.example/1",
            "https://travel.example/base/in?",
            "https://travel.example/base/in?p=&url=O%27Hare",
            &format!("https://travel.example/base/in?p=&url=https%3A%2F%2Fx.example%2F%3Fk%3D{KEY}"),
        ] {
            // Browsers encode the quote.
            let spliced = splice(&format!("[\"{}\"]\n", url.replace("%27", "'"))).unwrap();
            let link = spliced.strip_prefix(&format!("[\"{RELAY}/in?"));
            let link = link.and_then(|link| link.strip_suffix("\"]\n")).unwrap();
            assert_eq!(LINKS.read(link).unwrap().url, url);
        }
    }

    #[test]
    fn other_strings_stay_the_same() {
        for same in [
            "https://pictures.example/base/1.jpg?apiKey=1",
            "http://travel.example/base/a",
            "https://travel.example:8443/base/a",
            "https://travel.example/other",
            "https://travel.example/basement",
            "https://travel.example/base/../other",
            "https://travel.example@evil.example/base/a",
            "https://travel.example.evil.example/base/a",
            "see https://travel.example/base/a",
            r"\ud800https://travel.example/base/a",
            "https",
            "",
        ] {
            assert_eq!(splice(&format!("[\"{same}\"]")), None, "{same}");
        }
    }

    #[test]
    fn other_bodies_lose_only_the_key() {
        let url = "\"https://travel.example/base/a\"";
        let body = format!("<a href={url}>upstream%2bkey%2F0123 </a>");
        assert_eq!(splice(&body).unwrap(), body.replace("upstream%2bkey%2F0123", "***"));
        // In truncated JSON, URLs that are complete are replaced.
        let spliced = splice(&format!("[{url}, {{\"upstream%2bkey%2F0123 ")).unwrap();
        assert_eq!(spliced, format!("[\"{RELAY}/a\", {{\"*** "));
    }

    #[test]
    fn a_key_that_only_a_decoded_url_contains_is_removed() {
        for key in ["upstream+\tkey/0123", "upstream+\\nkey/0123"] {
            let link = splice(&format!("[\"https://travel.example/base/in?p=&k={key}\"]")).unwrap();
            assert!(link.contains("/in?p=&sealed="), "{link}");
            let url = splice(&format!("[\"https://travel.example/base/a?k={key}\"]")).unwrap();
            assert_eq!(url, format!("[\"{RELAY}/a?k=***\"]"));
        }
    }

    #[test]
    fn hostile_bodies_take_linear_time() {
        let url = "\"https://travel.example/base/a\"";
        for part in ["[", "\"", "\\", "\"\\u0068", "\"h\" ", "{\"a\":", "\"a\"    "] {
            let body = part.repeat((1 << 17) / part.len());
            assert_eq!(splice(&body), None, "{part}");
        }
        let urls = url.repeat((1 << 17) / url.len());
        assert_eq!(splice(&urls).unwrap(), urls.replace("https://travel.example/base", RELAY));
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn bytes_without_urls_are_returned_as_they_are(text in r#"["h\\{}\[\],: a-z0-9/]{0,64}"#, junk: Vec<u8>) {
            prop_assert_eq!(splice(&text), None);
            prop_assert_eq!(splice_for(None, &junk), None);
        }
    }
}
