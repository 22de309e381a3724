//! Options for some of the calls of a client: those of one session value.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use http::header::{
    ACCEPT, ACCEPT_ENCODING, CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, HOST, TRANSFER_ENCODING,
};
use http::{HeaderName, HeaderValue};

use crate::RetryPolicy;

/// Options of calls, for [`Session::with`](crate::Session::with).
///
/// ```no_run
/// # async fn example(session: specwright_client::Session) -> Result<(), specwright_client::Error> {
/// use std::time::Duration;
/// use specwright_client::{CallOptions, Retry};
///
/// // All calls together within five seconds, none of them sent again.
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
    pub(crate) headers: Headers,
}

impl CallOptions {
    /// No option: all is as the client, or the session, has it.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the [attempt timeout](crate::ClientBuilder::timeout).
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = Some(timeout);
        self
    }

    /// Sets the policy by which failed calls are sent again. The client's
    /// [budget](crate::ClientBuilder::retry_budget) for retries stays in force.
    pub fn retry(mut self, policy: impl RetryPolicy) -> Self {
        self.retry = Some(Arc::new(policy));
        self
    }

    /// Sets a deadline for all calls together: they end within this time, counted from
    /// [`Session::with`](crate::Session::with), retries and waits included. A call that is under way then, or begins
    /// later, is an error of the kind [`Timeout`](crate::ErrorKind::Timeout); a search ends as by a
    /// [deadline of its own](crate::poll::Search::deadline), whichever is nearer. For a feed it is the time for all
    /// pages and their records.
    pub fn within(mut self, time: Duration) -> Self {
        self.within = Some(time);
        self
    }

    /// Sends a header with each call, in place of one that the client would send itself. Each call fails before
    /// anything is sent, with an error of the kind [`InvalidRequest`](crate::ErrorKind::InvalidRequest), if name or
    /// value is not allowed in a header, or if the header is one by which HTTP itself works, such as
    /// `content-length`.
    pub fn header(mut self, name: &str, value: &str) -> Self {
        match header(name, value) {
            Ok((name, value)) => self.headers.set(name, value),
            Err(fault) => self.headers.fault = self.headers.fault.or(Some(fault)),
        }
        self
    }
}

/// Shows the names of headers, not their values.
impl fmt::Debug for CallOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.headers.pairs.iter().map(|(name, _)| name).collect();
        f.debug_struct("CallOptions")
            .field("timeout", &self.timeout)
            .field("within", &self.within)
            .field("headers", &names)
            .finish_non_exhaustive()
    }
}

/// Headers of the caller's, or the first fault in one.
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

    /// Takes over other headers, in place of those of the same name.
    pub(crate) fn extend(&mut self, other: Headers) {
        other.pairs.into_iter().for_each(|(name, value)| self.set(name, value));
        self.fault = self.fault.take().or(other.fault);
    }
}

/// The headers that are no matter of the caller's: HTTP works by them, or the client's reading of the answer does.
const RESERVED: [HeaderName; 7] =
    [ACCEPT, ACCEPT_ENCODING, CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, HOST, TRANSFER_ENCODING];

/// The header, or what is wrong with it. Its value may be a secret, and is not quoted.
pub(crate) fn header(name: &str, value: &str) -> Result<(HeaderName, HeaderValue), String> {
    let Ok(name) = name.parse::<HeaderName>() else {
        return Err(format!("header {name:?}: not a name; allowed are letters, digits and !#$%&'*+-.^_`|~"));
    };
    if RESERVED.contains(&name) {
        return Err(format!("header {name:?}: the client sets it itself"));
    }
    let bad = value.char_indices().find(|(_, c)| c.is_ascii_control() && *c != '\t');
    match (HeaderValue::from_bytes(value.as_bytes()), bad) {
        (Ok(value), _) => Ok((name, value)),
        (Err(_), Some((at, c))) => Err(format!(
            "header {name:?}: found {c:?} at byte {at} of its value; allowed is text on one line, without control characters"
        )),
        (Err(_), None) => Err(format!("header {name:?}: its value can't be sent")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_that_can_not_be_sent_are_told() {
        for (name, value, fault) in [
            ("x y", "1", r#"header "x y": not a name; allowed are letters, digits and !#$%&'*+-.^_`|~"#),
            ("", "1", r#"header "": not a name; allowed are letters, digits and !#$%&'*+-.^_`|~"#),
            ("Content-Length", "1", r#"header "content-length": the client sets it itself"#),
            (
                "x-secret",
                "a\nb",
                r#"header "x-secret": found '\n' at byte 1 of its value; allowed is text on one line, without control characters"#,
            ),
        ] {
            assert_eq!(CallOptions::new().header(name, value).headers.fault.as_deref(), Some(fault));
        }
        let fine = CallOptions::new().header("X-Trial", "a b\té").header("x-trial", "").headers;
        assert_eq!((fine.pairs.len(), fine.fault), (1, None));
        let options = CallOptions::new().header("x-token", "hush").header("x y", "").header("host", "");
        assert!(options.headers.fault.as_ref().unwrap().contains("x y"), "the first fault stays");
        assert!(!format!("{options:?}").contains("hush"));
    }
}
