//! The URL of a map style.

use std::fmt;
use std::str::FromStr;

use crate::values::numbers::digits;

/// URL of a MapLibre style. The URL's origin can be listed in a content security policy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StyleUrl {
    url: String,
    /// Length of the scheme, host and port, in bytes.
    origin: usize,
}

impl StyleUrl {
    /// Returns the full URL.
    pub fn as_str(&self) -> &str {
        &self.url
    }

    /// Returns the origin: scheme, host and port.
    pub fn origin(&self) -> &str {
        &self.url[..self.origin]
    }
}

impl FromStr for StyleUrl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let scheme = ["https://", "http://"].into_iter().find(|scheme| starts_with(text, scheme));
        let scheme = scheme.ok_or("expected a URL that begins with https:// or http://")?;
        let (scheme, rest) = text.split_at(scheme.len());
        let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        let (authority, path) = rest.split_at(end);
        check_authority(authority)?;
        check_path(path)?;
        // The origin is in lower case, as in browsers.
        let origin = format!("{scheme}{authority}").to_ascii_lowercase();
        Ok(StyleUrl { origin: origin.len(), url: origin + path })
    }
}

fn starts_with(text: &str, scheme: &str) -> bool {
    text.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme))
}

fn check_authority(authority: &str) -> Result<(), &'static str> {
    if authority.contains('@') {
        return Err("expected a URL without a user: every browser would get the password");
    }
    let (host, port) = match authority.rsplit_once(':') {
        // The colons of an IPv6 address don't introduce a port, and policies can't list such addresses.
        Some((host, port)) if !host.contains(':') => (host, Some(port)),
        _ => (authority, None),
    };
    let is_label = |label: &str| {
        !label.is_empty() && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    if !host.split('.').all(is_label) {
        return Err(
            "expected a host of letters, digits, hyphens and dots: a content security policy allows no other hosts",
        );
    }
    match port.is_none_or(|port| digits::<u16>(port).is_some_and(|port| port > 0)) {
        true => Ok(()),
        false => Err("expected a port from 1 to 65535 after the host"),
    }
}

fn check_path(path: &str) -> Result<(), &'static str> {
    if path.is_empty() || path == "/" {
        return Err("expected the path of a style, such as https://tiles.example/style.json");
    }
    if path.contains('#') {
        return Err("expected a URL without a fragment");
    }
    match path.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"<>\\^`|".contains(&byte)) {
        true => Ok(()),
        false => Err(
            "expected a URL in ASCII without spaces or quotes: percent-encode them, for example a space as %20",
        ),
    }
}

impl fmt::Display for StyleUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.url)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_origin_is_scheme_host_and_port() {
        for (url, origin) in [
            ("https://tiles.example/style.json", "https://tiles.example"),
            ("http://127.0.0.1:8081/styles/a/style.json?key=K%20", "http://127.0.0.1:8081"),
            ("https://tiles.example?style=A", "https://tiles.example"),
        ] {
            let style: StyleUrl = url.parse().unwrap();
            assert_eq!((style.as_str(), style.origin()), (url, origin));
        }
        let style: StyleUrl = "HTTPS://Tiles.Example/Style.json".parse().unwrap();
        assert_eq!(style.as_str(), "https://tiles.example/Style.json");
    }

    #[test]
    fn invalid_style_urls_are_rejected() {
        let (scheme, user, port) =
            ("begins with https:// or http://", "without a user", "a port from 1 to 65535");
        let (host, path, character) = ("a host of letters", "the path of a style", "in ASCII without spaces");
        for (text, expected) in [
            ("", scheme),
            ("style.json", scheme),
            ("ftp://a.example/style.json", scheme),
            ("https:/a.example/style.json", scheme),
            ("https://u:p@a.example/style.json", user),
            ("https:///style.json", host),
            ("https://*.example/style.json", host),
            ("https://a.example;script-src/style.json", host),
            ("https://[::1]:80/style.json", host),
            ("https://a..example/style.json", host),
            ("https://a.example:/style.json", port),
            ("https://a.example:0/style.json", port),
            ("https://a.example:+80/style.json", port),
            ("https://a.example:65536/style.json", port),
            ("https://a.example", path),
            ("https://a.example/", path),
            ("https://a.example/style.json#1", "without a fragment"),
            ("https://a.example/a style.json", character),
            ("https://a.example/stylé.json", character),
        ] {
            let error = text.parse::<StyleUrl>().unwrap_err();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }
}
