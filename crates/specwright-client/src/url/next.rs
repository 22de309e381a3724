//! URLs from responses: resolved, and checked before they are called with the client's credentials.

use std::fmt;

use http::Uri;
use percent_encoding::{AsciiSet, CONTROLS, percent_decode_str, utf8_percent_encode};

/// ASCII characters that occur in URLs of responses but are not allowed in a URL. All other ASCII characters remain
/// unchanged.
const INVALID_IN_URLS: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'<')
    .add(b'>')
    .add(b'\\')
    .add(b'^')
    .add(b'`')
    .add(b'{')
    .add(b'|')
    .add(b'}');

/// The reason why a URL from a response is not called.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Unusable {
    /// The URL is invalid, for the given reason.
    Invalid(&'static str),
    /// The origin of the URL differs from the origin of the call.
    OtherOrigin { found: String, own: String },
}

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unusable::Invalid(why) => write!(f, "the URL of the next page can't be called: {why}"),
            Unusable::OtherOrigin { found, own } => {
                write!(f, "the next page is at {found}, but credentials are sent only to {own}")
            }
        }
    }
}

/// Resolves a reference in the response to a call (RFC 3986, 5.2). The result must have the same origin as the
/// call.
pub(crate) fn resolve(called: &Uri, reference: &str) -> Result<Uri, Unusable> {
    let reference = reference.trim();
    let reference = reference.split('#').next().unwrap_or_default();
    if reference.is_empty() {
        return Err(Unusable::Invalid("it is empty"));
    }
    let reference = utf8_percent_encode(reference, INVALID_IN_URLS).to_string();
    let own = origin(called).ok_or(Unusable::Invalid("the call's own URL is relative"))?;
    let absolute = match (scheme(&reference), reference.as_str()) {
        (Some(_), absolute) => absolute.to_owned(),
        (None, rest) if rest.starts_with("//") => {
            format!("{}:{rest}", called.scheme_str().unwrap_or_default())
        }
        (None, path) if path.starts_with('/') => format!("{own}{path}"),
        (None, query) if query.starts_with('?') => format!("{own}{}{query}", called.path()),
        (None, path) => {
            let folder = called.path().rsplit_once('/').map_or("", |(folder, _)| folder);
            format!("{own}{folder}/{path}")
        }
    };
    let uri: Uri = absolute.parse().map_err(|_| Unusable::Invalid("it is not the URL of a page"))?;
    let found = origin(&uri).ok_or(Unusable::Invalid("it has no host"))?;
    if uri.authority().is_some_and(|authority| authority.as_str().contains('@')) {
        return Err(Unusable::Invalid("it has a user name or password"));
    }
    if !is_same_origin(&uri, called) {
        return Err(Unusable::OtherOrigin { found, own });
    }
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    // Use the origin as the client has it, so the connection is reused.
    let url = format!("{own}{}{query}", without_dots(uri.path()));
    url.parse().map_err(|_| Unusable::Invalid("it is not the URL of a page"))
}

/// Removes query parameters with matching names from a URL.
pub(crate) fn without_parameters(url: &Uri, is_one: impl Fn(&str) -> bool) -> Option<Uri> {
    with_query(url, parameters(url).filter(|pair| !is_one(&name(pair))))
}

/// Replaces the query parameters that have matching names with the parameters of another URL.
pub(crate) fn with_parameters_of(url: &Uri, other: &Uri, is_one: impl Fn(&str) -> bool) -> Option<Uri> {
    let kept = parameters(url).filter(|pair| !is_one(&name(pair)));
    with_query(url, kept.chain(parameters(other).filter(|pair| is_one(&name(pair)))))
}

fn parameters(url: &Uri) -> impl Iterator<Item = &str> {
    url.query().unwrap_or_default().split('&').filter(|pair| !pair.is_empty())
}

/// Returns the decoded name of a parameter, as the service reads it.
fn name(pair: &str) -> String {
    let name = pair.split('=').next().unwrap_or_default().replace('+', " ");
    percent_decode_str(&name).decode_utf8_lossy().into_owned()
}

fn with_query<'a>(url: &'a Uri, pairs: impl Iterator<Item = &'a str>) -> Option<Uri> {
    let query = pairs.collect::<Vec<_>>().join("&");
    let mark = if query.is_empty() { "" } else { "?" };
    format!("{}{}{mark}{query}", origin(url)?, url.path()).parse().ok()
}

/// Returns the scheme of a reference, if it has one. A later colon is part of the path or query.
fn scheme(reference: &str) -> Option<&str> {
    let (scheme, _) = reference.split_once(':')?;
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
    (scheme.starts_with(|c: char| c.is_ascii_alphabetic()) && scheme.bytes().all(is_name)).then_some(scheme)
}

/// Returns the scheme and authority of a URL.
fn origin(url: &Uri) -> Option<String> {
    Some(format!("{}://{}", url.scheme_str()?, url.authority()?))
}

/// Returns `true` if two URLs have the same scheme, host and port.
fn is_same_origin(one: &Uri, other: &Uri) -> bool {
    let port = |url: &Uri| {
        let is_https = url.scheme_str() == Some("https");
        url.port_u16().unwrap_or(if is_https { 443 } else { 80 })
    };
    let host = |url: &Uri| url.host().map(str::to_ascii_lowercase);
    one.scheme() == other.scheme() && host(one) == host(other) && port(one) == port(other)
}

/// Removes the dot segments of a path (RFC 3986, 5.2.4).
fn without_dots(path: &str) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let segments = path.strip_prefix('/').unwrap_or(path);
    for segment in segments.split('/') {
        match segment {
            "." => {}
            ".." => {
                kept.pop();
            }
            segment => kept.push(segment),
        }
    }
    // A path that ends with a dot segment denotes a folder.
    if matches!(segments.rsplit('/').next(), Some("." | "..")) {
        kept.push("");
    }
    format!("/{}", kept.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CALLED: &str = "https://books.example/v/w/books?page=1";

    fn resolved(reference: &str) -> Result<String, Unusable> {
        resolve(&CALLED.parse().unwrap(), reference).map(|url| url.to_string())
    }

    #[test]
    fn references_resolve_to_urls_of_the_service() {
        for (reference, url) in [
            ("https://books.example/v/w/books?page=2", "https://books.example/v/w/books?page=2"),
            (" HTTPS://Books.Example:443/x#end ", "https://books.example/x"),
            ("//books.example/x", "https://books.example/x"),
            ("/x?page=2", "https://books.example/x?page=2"),
            ("?page=2", "https://books.example/v/w/books?page=2"),
            ("books?page=2", "https://books.example/v/w/books?page=2"),
            ("../x/./y", "https://books.example/v/x/y"),
            ("../../../../x/..", "https://books.example/"),
            ("./?at=12:30", "https://books.example/v/w/?at=12:30"),
            ("/a b/\u{e9}?q={1}%20\"", "https://books.example/a%20b/%C3%A9?q=%7B1%7D%20%22"),
        ] {
            assert_eq!(resolved(reference).as_deref(), Ok(url), "{reference}");
        }
    }

    #[test]
    fn other_origins_are_distinguished() {
        for (reference, found) in [
            ("https://evil.example/books", "https://evil.example"),
            ("//evil.example/books", "https://evil.example"),
            ("http://books.example/books", "http://books.example"),
            ("https://books.example:8443/books", "https://books.example:8443"),
            ("https://books.example.evil.example/", "https://books.example.evil.example"),
        ] {
            let own = "https://books.example".to_owned();
            assert_eq!(resolved(reference), Err(Unusable::OtherOrigin { found: found.into(), own }));
        }
        // A browser treats a backslash as a slash; here it remains part of the path.
        assert_eq!(resolved("/\\evil.example").unwrap(), "https://books.example/%5Cevil.example");
    }

    #[test]
    fn invalid_urls_are_rejected() {
        for (reference, why) in [
            ("", "it is empty"),
            (" #top", "it is empty"),
            ("mailto:a", "it has no host"),
            ("https://", "it is not the URL of a page"),
            ("https://me:pw@books.example/", "it has a user name or password"),
            (&"x".repeat(70_000), "it is not the URL of a page"),
        ] {
            assert_eq!(
                resolved(reference),
                Err(Unusable::Invalid(why)),
                "{:?}",
                &reference[..reference.len().min(40)]
            );
        }
    }

    #[test]
    fn parameters_are_replaced_and_removed_by_name() {
        let is_key = |name: &str| name == "api key";
        let (next, built) = (
            "https://a.example/b?api%20key=old&page=2&api+key=older".parse().unwrap(),
            "https://a.example/c?page=1&api%20key=new".parse().unwrap(),
        );
        assert_eq!(without_parameters(&next, is_key).unwrap(), "https://a.example/b?page=2");
        let url = with_parameters_of(&next, &built, is_key).unwrap();
        assert_eq!(url, "https://a.example/b?page=2&api%20key=new");
        let bare: Uri = "https://a.example/b?api%20key=old".parse().unwrap();
        assert_eq!(without_parameters(&bare, is_key).unwrap(), "https://a.example/b");
    }
}
