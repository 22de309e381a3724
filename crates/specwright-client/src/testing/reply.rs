//! Replies of a script.

use std::time::Duration;

use http::header::{CONTENT_TYPE, HeaderName, RETRY_AFTER};
use http::{HeaderValue, Response, StatusCode};
use serde_core::Serialize;

use crate::{Body, TransportError, TransportErrorKind};

/// The reply of a [`Script`](super::Script) to one request.
///
/// For slow or broken bodies, see [`slow_body`](super::slow_body) and [`broken_body`](super::broken_body).
#[derive(Debug)]
pub enum Reply {
    /// A response.
    Answer(Response<Body>),
    /// A failure before any response.
    Fail(TransportError),
    /// No reply at all: the client's timeout or deadline must end the call.
    Hang,
    /// A reply that is delayed by the given duration, measured by the script's clock.
    Late(Duration, Box<Reply>),
}

impl Reply {
    /// Creates a response. An invalid status creates a failure that describes the mistake.
    pub fn new(status: u16, body: impl Into<Body>) -> Self {
        let mut response = Response::new(body.into());
        match StatusCode::from_u16(status) {
            Ok(status) => *response.status_mut() = status,
            Err(_) => {
                return script_error(format!("the script has the status {status}; allowed: 100 to 999"));
            }
        }
        Reply::Answer(response)
    }

    /// Creates a response with status 200.
    pub fn ok(body: impl Into<Body>) -> Self {
        Reply::new(200, body)
    }

    /// Creates a response with status 200 and a value as JSON, such as a generated response type. A value that has no
    /// JSON representation creates a failure that describes the mistake.
    pub fn json(value: &impl Serialize) -> Self {
        match serde_json::to_vec(value) {
            Ok(body) => Reply::ok(body).header(CONTENT_TYPE.as_str(), "application/json"),
            Err(error) => {
                script_error(format!("the script has a value that can't be serialized as JSON: {error}"))
            }
        }
    }

    /// Creates a failure of the given kind, with the cause `wire cut`. For another cause, use [`Reply::Fail`].
    pub fn fail(kind: TransportErrorKind) -> Self {
        Reply::Fail(TransportError::new(kind, "wire cut"))
    }

    /// Delays the reply by a duration, measured by the script's clock.
    #[must_use]
    pub fn late(self, time: Duration) -> Self {
        Reply::Late(time, Box::new(self))
    }

    /// Sets a header of the response. An invalid header, or a reply without headers, becomes a failure that describes
    /// the mistake.
    #[must_use]
    pub fn header(self, name: &str, value: &str) -> Self {
        let header = (HeaderName::try_from(name), HeaderValue::from_bytes(value.as_bytes()));
        match (self, header) {
            (Reply::Answer(mut response), (Ok(name), Ok(value))) => {
                response.headers_mut().insert(name, value);
                Reply::Answer(response)
            }
            (Reply::Late(time, later), _) => later.header(name, value).late(time),
            (Reply::Answer(_), _) => {
                script_error(format!("the script has an invalid header {name:?}: {value:?}"))
            }
            (Reply::Fail(_) | Reply::Hang, _) => {
                script_error(format!("the script sets the header {name:?} on a reply that is not a response"))
            }
        }
    }

    /// Sets the `Retry-After` header of the response, in seconds or as a date.
    #[must_use]
    pub fn retry_after(self, value: &str) -> Self {
        self.header(RETRY_AFTER.as_str(), value)
    }
}

fn script_error(detail: String) -> Reply {
    Reply::Fail(TransportError::new(TransportErrorKind::Configuration, detail))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_become_failures_with_a_message() {
        for (reply, expected) in [
            (Reply::new(99, ""), "the script has the status 99; allowed: 100 to 999"),
            (Reply::ok("").header("a b", "c"), "the script has an invalid header \"a b\": \"c\""),
            (
                Reply::Hang.retry_after("3"),
                "the script sets the header \"retry-after\" on a reply that is not a response",
            ),
            (
                Reply::json(&std::collections::BTreeMap::from([((1, 2), 3)])),
                "the script has a value that can't be serialized as JSON: key must be a string",
            ),
        ] {
            let Reply::Fail(error) = reply else { panic!("{reply:?}") };
            assert_eq!(error.kind(), TransportErrorKind::Configuration);
            assert_eq!(std::error::Error::source(&error).unwrap().to_string(), expected);
        }
    }

    #[test]
    fn a_late_response_can_have_headers() {
        let reply = Reply::json(&[1, 2]).late(Duration::from_secs(3)).retry_after("9");
        let Reply::Late(_, reply) = reply else { panic!("{reply:?}") };
        let Reply::Answer(response) = *reply else { panic!("{reply:?}") };
        assert_eq!(response.headers()["retry-after"], "9");
        assert_eq!(response.headers()["content-type"], "application/json");
    }
}
