//! Options for the calls of one session.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::header::{
    ACCEPT, ACCEPT_ENCODING, CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, HOST, TRANSFER_ENCODING,
};
use http::{HeaderName, HeaderValue};

use crate::RetryPolicy;

/// Call options, for [`Session::with`](crate::Session::with).
///
/// ```no_run
/// # async fn example(session: specwright_client::Session) -> Result<(), specwright_client::Error> {
/// use std::time::Duration;
/// use specwright_client::{CallOptions, Retry};
///
/// // All calls together may take five seconds, and none is retried.
/// let hurried = session.with(CallOptions::new().within(Duration::from_secs(5)).retry(Retry::none()));
/// let traced = hurried.with(CallOptions::new().header("x-trace", "checkout-7"));
/// # let _ = traced;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Default)]
#[must_use]
pub struct CallOptions {
    pub(crate) timeout: Option<Duration>,
    pub(crate) retry: Option<Arc<dyn RetryPolicy>>,
    pub(crate) within: Option<Duration>,
    pub(crate) repeatable: Option<bool>,
    pub(crate) headers: Headers,
    pub(crate) keeps_bodies: bool,
    pub(crate) verbatim: Option<Arc<Verbatim>>,
}

impl CallOptions {
    /// Creates empty options, which leave all settings of the client or session unchanged.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the [attempt timeout](crate::ClientBuilder::timeout).
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = Some(timeout);
        self
    }

    /// Sets the retry policy for failed calls. The client's [retry budget](crate::ClientBuilder::retry_budget)
    /// remains in force.
    pub fn retry(mut self, policy: impl RetryPolicy) -> Self {
        self.retry = Some(Arc::new(policy));
        self
    }

    /// Sets a deadline for all calls together, including retries and waits. The time counts from
    /// [`Session::with`](crate::Session::with).
    ///
    /// A call that is in flight at the deadline, or starts after it, fails with an error of kind
    /// [`Timeout`](crate::ErrorKind::Timeout). A search ends as if by its
    /// [own deadline](crate::poll::Search::deadline); the earlier of the two deadlines applies. For a feed, the
    /// deadline covers all pages and their records.
    pub fn within(mut self, time: Duration) -> Self {
        self.within = Some(time);
        self
    }

    /// Sets whether a failed call is retried even if the service may have carried it out, regardless of how its
    /// operation is [marked](crate::Operation::repeatable). Pass `true` only if a second execution does no harm, for
    /// example because the request has an idempotency key. The polls of a running search or job are always repeatable.
    pub fn repeatable(mut self, repeatable: bool) -> Self {
        self.repeatable = Some(repeatable);
        self
    }

    /// Keeps the body of each response as received, alongside the decoded value: see
    /// [`Answer::body`](crate::Answer::body) and [`Update::body`](crate::poll::Update::body).
    pub fn keep_bodies(mut self) -> Self {
        self.keeps_bodies = true;
        self
    }

    /// Sends the given query parameters, in the given order, and the given body in place of the encoded query and body
    /// of each call. The typed query and body are still validated. Use this option to forward a request from another
    /// client, including fields and parameters that the description does not have. Omit the key and the session id: the
    /// client adds its own.
    pub fn verbatim(mut self, parameters: Vec<(String, String)>, body: impl Into<Bytes>) -> Self {
        self.verbatim = Some(Arc::new(Verbatim { parameters, body: body.into() }));
        self
    }

    /// Sets a header to send with each call, replacing any header of the same name that the client would send.
    ///
    /// If the name or value is not allowed in a header, or if the client itself sets the header, such as
    /// `content-length`, each call fails before anything is sent, with an error of kind
    /// [`InvalidRequest`](crate::ErrorKind::InvalidRequest).
    pub fn header(mut self, name: &str, value: &str) -> Self {
        match header(name, value) {
            Ok((name, value)) => self.headers.set(name, value),
            Err(fault) => self.headers.fault = self.headers.fault.or(Some(fault)),
        }
        self
    }
}

/// The query parameters and the body that are sent in place of the encoded query and body.
pub(crate) struct Verbatim {
    pub(crate) parameters: Vec<(String, String)>,
    pub(crate) body: Bytes,
}

/// Shows the names of headers but not their values.
impl fmt::Debug for CallOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.headers.pairs.iter().map(|(name, _)| name).collect();
        f.debug_struct("CallOptions")
            .field("timeout", &self.timeout)
            .field("within", &self.within)
            .field("repeatable", &self.repeatable)
            .field("headers", &names)
            .finish_non_exhaustive()
    }
}

/// Headers set by the caller, and an error message for the first invalid header, if any.
#[derive(Clone, Default)]
pub(crate) struct Headers {
    pub(crate) pairs: Vec<(HeaderName, HeaderValue)>,
    pub(crate) fault: Option<String>,
}

impl Headers {
    fn set(&mut self, name: HeaderName, value: HeaderValue) {
        self.pairs.retain(|(known, _)| *known != name);
        self.pairs.push((name, value));
    }

    /// Adds other headers, replacing headers of the same name.
    pub(crate) fn extend(&mut self, other: Headers) {
        other.pairs.into_iter().for_each(|(name, value)| self.set(name, value));
        self.fault = self.fault.take().or(other.fault);
    }
}

/// Headers that the caller may not set, because HTTP itself, or the client's encoding and decoding of bodies, depends
/// on them.
const RESERVED: [HeaderName; 7] =
    [ACCEPT, ACCEPT_ENCODING, CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, HOST, TRANSFER_ENCODING];

/// Parses a header. Returns a message if the header is invalid. The message does not quote the value, which may be a
/// secret.
pub(crate) fn header(name: &str, value: &str) -> Result<(HeaderName, HeaderValue), String> {
    let Ok(name) = name.parse::<HeaderName>() else {
        return Err(format!("header {name:?}: invalid name; allowed: letters, digits and !#$%&'*+-.^_`|~"));
    };
    if RESERVED.contains(&name) {
        return Err(format!("header {name:?}: reserved, because the client sets it itself"));
    }
    let bad = value.char_indices().find(|(_, c)| c.is_ascii_control() && *c != '\t');
    match (HeaderValue::from_bytes(value.as_bytes()), bad) {
        (Ok(value), _) => Ok((name, value)),
        (Err(_), Some((at, c))) => Err(format!(
            "header {name:?}: found {c:?} at byte {at} of the value; allowed: text on one line, without control characters"
        )),
        (Err(_), None) => Err(format!("header {name:?}: the value is not a valid header value")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_headers_are_rejected() {
        for (name, value, fault) in [
            ("x y", "1", r#"header "x y": invalid name; allowed: letters, digits and !#$%&'*+-.^_`|~"#),
            ("", "1", r#"header "": invalid name; allowed: letters, digits and !#$%&'*+-.^_`|~"#),
            (
                "Content-Length",
                "1",
                r#"header "content-length": reserved, because the client sets it itself"#,
            ),
            (
                "x-secret",
                "a\nb",
                r#"header "x-secret": found '\n' at byte 1 of the value; allowed: text on one line, without control characters"#,
            ),
        ] {
            assert_eq!(CallOptions::new().header(name, value).headers.fault.as_deref(), Some(fault));
        }
        let fine = CallOptions::new().header("X-Trial", "a b\té").header("x-trial", "").headers;
        assert_eq!((fine.pairs.len(), fine.fault), (1, None));
        let options = CallOptions::new().header("x-token", "hush").header("x y", "").header("host", "");
        assert!(
            options.headers.fault.as_ref().unwrap().contains("x y"),
            "expected the first fault to be reported"
        );
        assert!(!format!("{options:?}").contains("hush"));
    }
}
