//! URLs: the base URL of a client, and the URLs of its calls.

use http::Uri;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// The characters to encode: all but those that have no meaning in any part of a URL.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// The base URL of a service: scheme, host, and a path without a slash at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BaseUrl(String);

impl BaseUrl {
    /// Reads a base URL. The error does not repeat it, since a wrong one may hold a password.
    pub(crate) fn parse(text: &str) -> Result<Self, &'static str> {
        let text = text.trim();
        // `Uri` drops fragments in silence.
        if text.contains('#') {
            return Err("the base URL has a fragment");
        }
        if text.contains('?') {
            return Err("the base URL has a query");
        }
        let uri: Uri = text.parse().map_err(|_| "the base URL is not a URL")?;
        let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
            return Err("the base URL is not absolute: it has to begin with https:// or http://");
        };
        if !matches!(scheme, "http" | "https") {
            return Err("the base URL is neither https nor http");
        }
        if authority.as_str().contains('@') {
            return Err("the base URL has a user name or password");
        }
        if authority.host().is_empty() {
            return Err("the base URL has no host");
        }
        Ok(BaseUrl(format!("{scheme}://{authority}{}", uri.path().trim_end_matches('/'))))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The URL of a call. A parameter that the path has a place for goes there, the others into the query.
    pub(crate) fn join(&self, path: &str, parameters: &[(&str, String)]) -> Result<Uri, &'static str> {
        let mut path = path.to_owned();
        let mut query = String::new();
        for (name, value) in parameters {
            let value = utf8_percent_encode(value, RESERVED);
            let place = format!("{{{name}}}");
            if path.contains(&place) {
                path = path.replace(&place, &value.to_string());
            } else {
                query.push(if query.is_empty() { '?' } else { '&' });
                query.extend(utf8_percent_encode(name, RESERVED));
                query.push('=');
                query.extend(value);
            }
        }
        if path.contains('{') {
            return Err("a parameter of the path is missing");
        }
        // Dots alone would lead to another path.
        if path.split('/').any(|segment| matches!(segment, "." | "..")) {
            return Err("a parameter of the path is a dot segment");
        }
        format!("{}{path}{query}", self.0).parse().map_err(|_| "its URL is too long")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bases_that_can_be_stood_on() {
        for (given, base) in [
            ("https://api.example.com", "https://api.example.com"),
            ("https://api.example.com/", "https://api.example.com"),
            (" http://127.0.0.1:8080// ", "http://127.0.0.1:8080"),
            ("http://[::1]:8080/v/travel/", "http://[::1]:8080/v/travel"),
            ("HTTPS://API.example.com", "https://API.example.com"),
        ] {
            assert_eq!(BaseUrl::parse(given).unwrap().as_str(), base, "{given}");
        }
    }

    #[test]
    fn bases_that_can_not() {
        for (given, part) in [
            ("", "not a URL"),
            ("api.example.com", "not absolute"),
            ("/i/api", "not absolute"),
            ("https://", "not a URL"),
            ("ftp://example.com", "neither"),
            ("https://me:secret@example.com", "password"),
            ("https://me@example.com", "password"),
            ("https://example.com?x=1", "query"),
            ("https://example.com/#top", "fragment"),
            ("https://exa mple.com", "not a URL"),
        ] {
            let error = BaseUrl::parse(given).unwrap_err();
            assert!(error.contains(part), "{given}: {error}");
        }
    }

    #[test]
    fn values_are_encoded_so_that_every_reader_agrees() {
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
    fn a_parameter_of_the_path_goes_there() {
        let base = BaseUrl::parse("https://example.com").unwrap();
        let join = |id: &str| base.join("/books/{id}/pages", &[("id", id.to_owned()), ("n", "2".to_owned())]);
        assert_eq!(join("a/b?c").unwrap().to_string(), "https://example.com/books/a%2Fb%3Fc/pages?n=2");
        assert_eq!(join("{n}").unwrap().to_string(), "https://example.com/books/%7Bn%7D/pages?n=2");
        assert!(join("..").is_err());
        assert!(base.join("/books/{id}", &[]).is_err());
        assert!(base.join("/books", &[("q", "x".repeat(70_000))]).is_err());
    }
}
