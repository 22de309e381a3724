//! Checks of a call's host and framing that the HTTP library leaves to the service.

use std::fmt;
use std::str::FromStr;

use axum::extract::Request;
use axum::http::header::{HOST, TRANSFER_ENCODING};
use axum::http::{HeaderMap, Version};

use super::origin::is_host;
use super::{Denial, InvalidValue};

/// A host that callers may request, such as `travel.example`. If the value has no port, callers may use any port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllowedHost(String);

impl AllowedHost {
    /// Returns whether a requested host is this host.
    pub(super) fn matches(&self, called: &str) -> bool {
        let name = match called.rsplit_once(':') {
            Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
            _ => called,
        };
        [called, name].iter().any(|called| self.0.eq_ignore_ascii_case(called))
    }
}

impl FromStr for AllowedHost {
    type Err = InvalidValue;

    fn from_str(text: &str) -> Result<Self, InvalidValue> {
        let allowed = "a host without a scheme or path, such as travel.example";
        if is_host(text) { Ok(AllowedHost(text.to_owned())) } else { Err(InvalidValue::new(text, allowed)) }
    }
}

impl fmt::Display for AllowedHost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A request extension that marks a call over a connection of the service. Other calls, such as calls in tests, need no
/// host.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OverConnection;

/// Checks a request that arrived over a connection.
///
/// # Errors
/// Returns an error if an HTTP/1.1 request does not have exactly one `Host` (RFC 9112, section 3.2), or if any request
/// has a transfer encoding other than a single `chunked` (section 6.1). Several recipients could read such a request
/// differently.
pub(super) fn check(request: &Request) -> Result<(), Denial> {
    let hosts = request.headers().get_all(HOST).iter().count();
    if request.version() == Version::HTTP_11 && hosts != 1 {
        return Err(Denial::WrongHosts { found: hosts });
    }
    if is_chunked_or_absent(request.headers()) { Ok(()) } else { Err(Denial::WrongTransferEncoding) }
}

fn is_chunked_or_absent(headers: &HeaderMap) -> bool {
    let mut codings = headers.get_all(TRANSFER_ENCODING).iter();
    codings.next().is_none_or(|coding| coding.as_bytes().trim_ascii().eq_ignore_ascii_case(b"chunked"))
        && codings.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_match_with_any_port_unless_they_state_one() {
        let is_allowed = |allowed: &str, called| allowed.parse::<AllowedHost>().unwrap().matches(called);
        for (allowed, called) in [
            ("a.example", "A.example"),
            ("a.example", "a.example:8080"),
            ("a.example:81", "a.example:81"),
            ("[::1]", "[::1]:80"),
            ("[::1]", "[::1]"),
        ] {
            assert!(is_allowed(allowed, called), "{allowed} {called}");
        }
        for (allowed, called) in [
            ("a.example:81", "a.example"),
            ("a.example", "b.a.example"),
            ("a.example", "a.example:x"),
            ("a.example", ""),
        ] {
            assert!(!is_allowed(allowed, called), "{allowed} {called}");
        }
        assert!("https://a.example".parse::<AllowedHost>().is_err());
    }
}
