//! URLs: the base URL of a client, and the URLs of its calls.

use std::net::Ipv6Addr;

use http::Uri;
use http::uri::Authority;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use crate::SettingError;
use crate::text::shorten;

mod next;

pub(crate) use next::{Unusable, resolve, with_parameters_of, without_parameters};

/// Characters to percent-encode: all except the unreserved characters (RFC 3986, section 2.3).
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// The base URL of a service: scheme, host, and a path without a trailing slash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BaseUrl(String);

/// Description of the allowed ports in error messages.
pub(crate) const PORTS: &str = "a port from 1 to 65535";

/// Name of the setting in error messages.
pub(crate) const BASE_URL: &str = "base URL";

/// Maximum number of digits of a port in an error message. A longer string is not a port, and may be a secret.
const MAX_PORT_DIGITS: usize = 6;

/// Returns the port of an authority, if it has one.
///
/// # Errors
/// Returns the text in place of the port if it is not a valid port, because `Authority` itself accepts any characters.
pub(crate) fn port_of(authority: &Authority) -> Result<Option<u16>, &str> {
    let after_host = authority.as_str().rsplit_once('@').map_or(authority.as_str(), |(_, host)| host);
    let after_host = after_host.strip_prefix(authority.host()).unwrap_or(after_host);
    match after_host.strip_prefix(':') {
        None => Ok(None),
        Some(text) => match text.parse() {
            Ok(0) | Err(_) => Err(text),
            // `parse` accepts a sign.
            Ok(_) if text.starts_with('+') => Err(text),
            Ok(port) => Ok(Some(port)),
        },
    }
}

impl BaseUrl {
    /// Parses a base URL. The error shows only the scheme, host or port, because an invalid URL may contain a
    /// password or a key.
    pub(crate) fn parse(text: &str) -> Result<Self, SettingError> {
        let invalid = |found: &str, allowed: &'static str| SettingError::new(BASE_URL, found, allowed);
        let allowed = "https:// or http://, a host, and a path if the service has one";
        let text = text.trim();
        if text.is_empty() {
            return Err(invalid("no URL", allowed));
        }
        // `Uri` silently drops fragments.
        if text.contains('#') {
            return Err(invalid("a fragment, after #", allowed));
        }
        if text.contains('?') {
            return Err(invalid("a query, after ?", allowed));
        }
        if text.contains(|c: char| c.is_whitespace() || c.is_control()) {
            return Err(invalid("white space", allowed));
        }
        if text.contains('\\') {
            return Err(invalid("a backslash", allowed));
        }
        if !text.is_ascii() {
            let allowed = "ASCII: hosts as in xn--mnchen-3ya.example, paths as in %C3%BC";
            return Err(invalid("non-ASCII characters", allowed));
        }
        let address = text.split_once("://[").and_then(|(_, rest)| rest.split_once(']'));
        if address.is_some_and(|(address, _)| address.contains('%')) {
            return Err(invalid("an IPv6 address with a zone, after %", "an IPv6 address without a zone"));
        }
        let uri: Uri = text.parse().map_err(|_| invalid("no valid URL", allowed))?;
        let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
            return Err(invalid("no scheme", allowed));
        };
        if !matches!(scheme, "http" | "https") {
            return Err(invalid(&format!("the scheme {scheme}"), allowed));
        }
        if authority.as_str().contains('@') {
            return Err(invalid("a user name or password", allowed));
        }
        check_host(authority.host())?;
        port_of(authority).map_err(|port| {
            let shown =
                (1..=MAX_PORT_DIGITS).contains(&port.len()) && port.bytes().all(|b| b.is_ascii_digit());
            invalid(
                &if shown { format!("the port {port}") } else { "a port that is not a number".to_owned() },
                PORTS,
            )
        })?;
        if uri.path().split('/').any(|segment| matches!(segment, "." | "..")) {
            return Err(invalid("a dot segment", allowed));
        }
        Ok(BaseUrl(format!("{scheme}://{authority}{}", uri.path().trim_end_matches('/'))))
    }

    #[cfg(all(feature = "reqwest", not(target_arch = "wasm32")))]
    pub(crate) fn is_https(&self) -> bool {
        self.0.starts_with("https:")
    }

    /// Returns `true` if the host is a loopback address or `localhost`.
    #[cfg(all(feature = "reqwest", not(target_arch = "wasm32")))]
    pub(crate) fn is_loopback(&self) -> bool {
        let uri = self.0.parse::<Uri>().ok();
        let host = uri.as_ref().and_then(Uri::host).unwrap_or_default();
        let address = host.trim_start_matches('[').trim_end_matches(']').parse::<std::net::IpAddr>();
        host.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Builds the URL of a call. Parameters with a placeholder in the path are inserted there, and the others form
    /// the query.
    pub(crate) fn join(&self, path: &str, parameters: &[(&str, String)]) -> Result<Uri, &'static str> {
        let mut path = path.to_owned();
        let mut query = Vec::new();
        for (name, value) in parameters {
            let place = format!("{{{name}}}");
            if path.contains(&place) {
                if value.is_empty() {
                    return Err("a parameter of the path is empty");
                }
                path = path.replace(&place, &utf8_percent_encode(value, RESERVED).to_string());
            } else {
                query.push((*name, value));
            }
        }
        let query = match query.is_empty() {
            true => String::new(),
            false => format!("?{}", form(query)),
        };
        if path.contains('{') {
            return Err("a parameter of the path is missing");
        }
        // A dot segment would change the path.
        if path.split('/').any(|segment| matches!(segment, "." | "..")) {
            return Err("a parameter of the path is a dot segment");
        }
        format!("{}{path}{query}", self.0).parse().map_err(|_| "the URL is too long")
    }
}

/// Encodes name-value pairs as a query or a form.
pub(crate) fn form<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a String)>) -> String {
    let mut out = String::new();
    for (name, value) in pairs {
        if !out.is_empty() {
            out.push('&');
        }
        out.extend(utf8_percent_encode(name, RESERVED));
        out.push('=');
        out.extend(utf8_percent_encode(value, RESERVED));
    }
    out
}

/// Adds a parameter to the query of a URL.
pub(crate) fn with_parameter(url: &Uri, name: &str, value: &str) -> Option<Uri> {
    let mark = if url.query().is_some_and(|query| !query.is_empty()) { "&" } else { "?" };
    let url = url.to_string();
    let url = url.trim_end_matches('?');
    let (name, value) = (utf8_percent_encode(name, RESERVED), utf8_percent_encode(value, RESERVED));
    format!("{url}{mark}{name}={value}").parse().ok()
}

/// Checks the syntax of a host, which is an address or a name. Does not resolve names.
fn check_host(host: &str) -> Result<(), SettingError> {
    let allowed = "a host name or an IP address";
    let invalid = |found: String| Err(SettingError::new(BASE_URL, found, allowed));
    if host.is_empty() {
        return invalid("no host".to_owned());
    }
    if let Some(address) = host.strip_prefix('[') {
        let address = address.strip_suffix(']').unwrap_or(address);
        return match address.parse::<Ipv6Addr>() {
            Ok(_) => Ok(()),
            Err(_) => invalid(format!("the invalid IPv6 address {address:?}")),
        };
    }
    let part = |label: &str| {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        (1..=63).contains(&label.len()) && label.bytes().all(plain)
    };
    match host.strip_suffix('.').unwrap_or(host).split('.').all(part) && host.len() <= 254 {
        true => Ok(()),
        false => invalid(format!("the host {:?}", shorten(host, 60))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn valid_base_urls() {
        for (given, base) in [
            ("https://api.example.com", "https://api.example.com"),
            ("https://api.example.com/", "https://api.example.com"),
            (" http://127.0.0.1:8080// ", "http://127.0.0.1:8080"),
            ("http://[::1]:8080/v/travel/", "http://[::1]:8080/v/travel"),
            ("HTTPS://API.example.com", "https://API.example.com"),
            ("https://example.com:1", "https://example.com:1"),
            ("https://example.com:65535/", "https://example.com:65535"),
            ("https://xn--mnchen-3ya.example./a%20b", "https://xn--mnchen-3ya.example./a%20b"),
            ("http://my_host", "http://my_host"),
            ("http://[::1]/a%20[b]", "http://[::1]/a%20[b]"),
        ] {
            assert_eq!(BaseUrl::parse(given).unwrap().as_str(), base, "{given}");
        }
    }

    #[test]
    #[cfg(all(feature = "reqwest", not(target_arch = "wasm32")))]
    fn loopback_hosts_are_recognised() {
        for (base, own) in [
            ("http://127.0.0.1:80/x", true),
            ("http://127.9.9.9/", true),
            ("http://[::1]:8080/", true),
            ("http://LOCALHOST/", true),
            ("http://localhost.example.com/", false),
            ("http://10.0.0.1/", false),
        ] {
            assert_eq!(BaseUrl::parse(base).unwrap().is_loopback(), own, "{base}");
        }
    }

    #[test]
    fn invalid_base_urls() {
        for (given, found) in [
            ("", "no URL"),
            ("  ", "no URL"),
            ("api.example.com", "no scheme"),
            ("api.example.com:8080", "no scheme"),
            ("/i/api", "no scheme"),
            ("https://", "no valid URL"),
            ("https:///path", "no valid URL"),
            ("https:example.com", "no scheme"),
            ("https://:8080", "no host"),
            ("ftp://example.com", "the scheme ftp"),
            ("https://me:secret@example.com", "a user name or password"),
            ("https://me@example.com", "a user name or password"),
            ("https://me:secret@", "no valid URL"),
            ("https://example.com?x=secret", "a query, after ?"),
            ("https://example.com/#secret", "a fragment, after #"),
            ("https://exa mple.com", "white space"),
            ("https://example.com/a b", "white space"),
            ("https://exam\tple.com", "white space"),
            ("https://example.com\\\\path", "a backslash"),
            ("https://münchen.example", "non-ASCII characters"),
            ("https://example.com/tür", "non-ASCII characters"),
            ("https://example.com:99999", "the port 99999"),
            ("https://example.com:65536/x", "the port 65536"),
            ("https://example.com:0", "the port 0"),
            ("https://example.com:", "a port that is not a number"),
            ("https://example.com:+80", "a port that is not a number"),
            ("https://example.com:http", "a port that is not a number"),
            ("https://me:secret", "a port that is not a number"),
            ("https://[::1]:99999", "the port 99999"),
            ("https://[fe80::1%25eth0]:80", "an IPv6 address with a zone, after %"),
            ("https://[::1", "no valid URL"),
            ("https://[1.2.3.4]/", "the invalid IPv6 address \"1.2.3.4\""),
            ("https://exa..mple.com", "the host \"exa..mple.com\""),
            ("https://exa$mple.com", "the host \"exa$mple.com\""),
            ("https://example.com/../x", "a dot segment"),
        ] {
            let error = BaseUrl::parse(given).unwrap_err();
            assert_eq!((error.setting(), error.found()), ("base URL", found), "{given}");
            assert!(!error.to_string().contains("secret"), "{error}");
        }
        let error = BaseUrl::parse("https://example.com:99999").unwrap_err();
        assert_eq!(error.to_string(), "base URL: found the port 99999, allowed a port from 1 to 65535");
    }

    #[test]
    fn values_are_encoded_unambiguously() {
        let base = BaseUrl::parse("https://example.com/prefix").unwrap();
        let parameters = [("q", "São Paulo & +/?#=%|,:~".to_owned()), ("empty", String::new())];
        assert_eq!(
            base.join("/api/v1", &parameters).unwrap().to_string(),
            "https://example.com/prefix/api/v1\
             ?q=S%C3%A3o%20Paulo%20%26%20%2B%2F%3F%23%3D%25%7C%2C%3A~&empty="
        );
        assert_eq!(base.join("/api", &[]).unwrap().to_string(), "https://example.com/prefix/api");
    }

    #[test]
    fn path_parameters_are_inserted_into_the_path() {
        let base = BaseUrl::parse("https://example.com").unwrap();
        let join = |id: &str| base.join("/books/{id}/pages", &[("id", id.to_owned()), ("n", "2".to_owned())]);
        assert_eq!(join("a/b?c").unwrap().to_string(), "https://example.com/books/a%2Fb%3Fc/pages?n=2");
        assert_eq!(join("{n}").unwrap().to_string(), "https://example.com/books/%7Bn%7D/pages?n=2");
        assert!(join("..").is_err());
        assert!(join("").is_err(), "expected an error, because another path would be called");
        assert!(base.join("/books/{id}", &[]).is_err());
        assert!(base.join("/books", &[("q", "x".repeat(70_000))]).is_err());
    }
}
