//! The base URL for absolute URLs in responses.

use axum::extract::Request;
use axum::http::header::HOST;
use axum::http::uri::Scheme;

use super::forwarded::Client;
use super::redact::Redactor;

/// A request extension that marks a call over TLS. The URLs of HTTP/1.1 requests usually contain no scheme.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OverTls;

/// Returns the configured base URL, or otherwise the requested scheme and host, as given by a trusted proxy or by the
/// request itself. Does not repeat a host that contains a key.
pub(crate) fn base_url(set: Option<&str>, client: &Client, request: &Request, redactor: &Redactor) -> String {
    if let Some(url) = set {
        return url.trim_end_matches('/').to_owned();
    }
    let uri = request.uri();
    let is_https = uri.scheme() == Some(&Scheme::HTTPS) || request.extensions().get::<OverTls>().is_some();
    let scheme = client.scheme.unwrap_or(if is_https { "https" } else { "http" });
    let host = called_host(client, request).filter(|host| is_host(host) && !redactor.holds_host(host));
    format!("{scheme}://{}", host.unwrap_or("localhost"))
}

/// Returns the requested host, as given by a trusted proxy or by the request itself.
pub(super) fn called_host<'a>(client: &'a Client, request: &'a Request) -> Option<&'a str> {
    let named = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    client.host.as_deref().or(named).or(request.uri().authority().map(|authority| authority.as_str()))
}

/// Returns whether a string consists only of a host. Nothing else may be copied into links.
pub(super) fn is_host(text: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || b".-_:[]".contains(&byte);
    !text.is_empty() && text.len() <= 260 && text.bytes().all(allowed)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::body::Body;
    use axum::http::request::Builder;

    use super::*;

    fn base(set: Option<&str>, client: &Client, host: Option<&'static str>, uri: &'static str) -> String {
        base_of(set, client, host, Request::get(uri))
    }

    fn base_of(set: Option<&str>, client: &Client, host: Option<&'static str>, request: Builder) -> String {
        let request = host.into_iter().fold(request, |request, host| request.header(HOST, host));
        let redactor = Redactor::new(&Arc::default(), Some("any"));
        base_url(set, client, &request.body(Body::empty()).unwrap(), &redactor)
    }

    #[test]
    fn only_plain_hosts_are_repeated() {
        let base = |host| base(None, &Client::default(), Some(host), "/");
        for host in ["localhost", "a.example:8080", "[::1]:80", "127.0.0.1"] {
            assert_eq!(base(host), format!("http://{host}"));
        }
        for other in ["", "a/b", "a?b", "a b", "evil\"><", "user@host", "any.example"] {
            assert_eq!(base(other), "http://localhost", "{other}");
        }
    }

    #[test]
    fn the_configured_url_takes_precedence() {
        let stated =
            Client { host: Some("d.example".to_owned()), scheme: Some("https"), ..Client::default() };
        let set = Some("https://a.example/b/");
        assert_eq!(base(set, &stated, Some("c.example"), "/"), "https://a.example/b");
        assert_eq!(base(None, &stated, Some("c.example"), "/"), "https://d.example");
        assert_eq!(
            base(None, &Client::default(), Some("c.example"), "https://e.example/"),
            "https://c.example"
        );
        assert_eq!(base(None, &Client::default(), None, "https://e.example/"), "https://e.example");
        assert_eq!(base(None, &Client::default(), None, "/"), "http://localhost");
        let over_tls = || Request::get("/").extension(OverTls);
        assert_eq!(base_of(None, &Client::default(), Some("c.example"), over_tls()), "https://c.example");
        let stated = Client { scheme: Some("http"), ..Client::default() };
        assert_eq!(base_of(None, &stated, Some("c.example"), over_tls()), "http://c.example");
    }
}
