//! The URL of a style for the map.

use std::fmt;
use std::str::FromStr;

/// The URL of a MapLibre style, whose origin can stand in a content security policy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StyleUrl {
    url: String,
    /// Length of scheme, host and port.
    origin: usize,
}

impl StyleUrl {
    /// The whole URL.
    pub fn as_str(&self) -> &str {
        &self.url
    }

    /// Scheme, host and port.
    pub fn origin(&self) -> &str {
        &self.url[..self.origin]
    }
}

/// What is no such URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StyleUrlError {
    Scheme,
    User,
    Host,
    Port,
    Path,
    Fragment,
    Character,
}

impl fmt::Display for StyleUrlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StyleUrlError::Scheme => "expected a URL that begins with https:// or http://",
            StyleUrlError::User => "expected a URL without a user: every browser would get the password",
            StyleUrlError::Host => {
                "expected a host of letters, digits, hyphens and dots: browsers let in no other by a policy"
            }
            StyleUrlError::Port => "expected a port from 1 to 65535 after the host",
            StyleUrlError::Path => "expected the path of a style, as https://tiles.example/style.json",
            StyleUrlError::Fragment => "expected a URL without a fragment",
            StyleUrlError::Character => {
                "expected a URL in ASCII without spaces and quotes: encode them, as %20"
            }
        })
    }
}

impl std::error::Error for StyleUrlError {}

impl FromStr for StyleUrl {
    type Err = StyleUrlError;

    fn from_str(text: &str) -> Result<Self, StyleUrlError> {
        let scheme = ["https://", "http://"].into_iter().find(|scheme| starts_with(text, scheme));
        let (scheme, rest) = text.split_at(scheme.ok_or(StyleUrlError::Scheme)?.len());
        let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        let (authority, path) = rest.split_at(end);
        check_authority(authority)?;
        check_path(path)?;
        // Origins are compared as they are written.
        let origin = format!("{scheme}{authority}").to_ascii_lowercase();
        Ok(StyleUrl { origin: origin.len(), url: origin + path })
    }
}

fn starts_with(text: &str, scheme: &str) -> bool {
    text.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme))
}

fn check_authority(authority: &str) -> Result<(), StyleUrlError> {
    if authority.contains('@') {
        return Err(StyleUrlError::User);
    }
    let (host, port) = match authority.rsplit_once(':') {
        // The colons of an IPv6 address are none of a port, and no policy can name it.
        Some((host, port)) if !host.contains(':') => (host, Some(port)),
        _ => (authority, None),
    };
    let is_label = |label: &str| {
        !label.is_empty() && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    if !host.split('.').all(is_label) {
        return Err(StyleUrlError::Host);
    }
    let is_port =
        |port: &str| port.bytes().all(|byte| byte.is_ascii_digit()) && matches!(port.parse::<u16>(), Ok(1..));
    match port.is_none_or(is_port) {
        true => Ok(()),
        false => Err(StyleUrlError::Port),
    }
}

fn check_path(path: &str) -> Result<(), StyleUrlError> {
    if path.is_empty() || path == "/" {
        return Err(StyleUrlError::Path);
    }
    if path.contains('#') {
        return Err(StyleUrlError::Fragment);
    }
    match path.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"<>\\^`|".contains(&byte)) {
        true => Ok(()),
        false => Err(StyleUrlError::Character),
    }
}

/// As it is used.
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
    fn what_is_no_style_is_refused() {
        for (text, error) in [
            ("", StyleUrlError::Scheme),
            ("style.json", StyleUrlError::Scheme),
            ("ftp://a.example/style.json", StyleUrlError::Scheme),
            ("https:/a.example/style.json", StyleUrlError::Scheme),
            ("https://u:p@a.example/style.json", StyleUrlError::User),
            ("https:///style.json", StyleUrlError::Host),
            ("https://*.example/style.json", StyleUrlError::Host),
            ("https://a.example;script-src/style.json", StyleUrlError::Host),
            ("https://[::1]:80/style.json", StyleUrlError::Host),
            ("https://a..example/style.json", StyleUrlError::Host),
            ("https://a.example:/style.json", StyleUrlError::Port),
            ("https://a.example:0/style.json", StyleUrlError::Port),
            ("https://a.example:+80/style.json", StyleUrlError::Port),
            ("https://a.example:65536/style.json", StyleUrlError::Port),
            ("https://a.example", StyleUrlError::Path),
            ("https://a.example/", StyleUrlError::Path),
            ("https://a.example/style.json#1", StyleUrlError::Fragment),
            ("https://a.example/a style.json", StyleUrlError::Character),
            ("https://a.example/stylé.json", StyleUrlError::Character),
        ] {
            assert_eq!(text.parse::<StyleUrl>(), Err(error), "{text}");
        }
    }
}
