//! What a script answers to one request.

use std::time::Duration;

use http::header::{CONTENT_TYPE, HeaderName, RETRY_AFTER};
use http::{HeaderValue, Response, StatusCode};
use serde_core::Serialize;

use crate::{Body, TransportError, TransportErrorKind};

/// What a [`Script`](super::Script) answers to one request.
///
/// Bodies that come slowly or break are made by [`slow_body`](super::slow_body) and
/// [`broken_body`](super::broken_body).
#[derive(Debug)]
pub enum Reply {
    /// This answer.
    Answer(Response<Body>),
    /// A failure before there is an answer.
    Fail(TransportError),
    /// Nothing, ever: the client's timeout or deadline has to end it.
    Hang,
    /// So long after the request, by the script's clock.
    Late(Duration, Box<Reply>),
}

impl Reply {
    /// An answer. What is no status makes a failure that says so.
    pub fn new(status: u16, body: impl Into<Body>) -> Self {
        let mut response = Response::new(body.into());
        match StatusCode::from_u16(status) {
            Ok(status) => *response.status_mut() = status,
            Err(_) => return mistake(format!("the script has the status {status}, allowed are 100 to 999")),
        }
        Reply::Answer(response)
    }

    /// An answer with the status 200.
    pub fn ok(body: impl Into<Body>) -> Self {
        Reply::new(200, body)
    }

    /// An answer with the status 200 and this value as JSON, such as a response of `wayfare-models`. A value that
    /// can't be JSON makes a failure that says so.
    pub fn json(value: &impl Serialize) -> Self {
        match serde_json::to_vec(value) {
            Ok(body) => Reply::ok(body).header(CONTENT_TYPE.as_str(), "application/json"),
            Err(error) => mistake(format!("the script has a value that can't be JSON: {error}")),
        }
    }

    /// A failure at this point, with the cause `wire cut`. For another cause there is [`Reply::Fail`].
    pub fn fail(kind: TransportErrorKind) -> Self {
        Reply::Fail(TransportError::new(kind, "wire cut"))
    }

    /// The same, so much later by the script's clock.
    #[must_use]
    pub fn late(self, time: Duration) -> Self {
        Reply::Late(time, Box::new(self))
    }

    /// The same answer with this header. What is no header, or has none, makes a failure that says so.
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
                mistake(format!("the script has the header {name:?}: {value:?}, which is none"))
            }
            (Reply::Fail(_) | Reply::Hang, _) => {
                mistake(format!("the script has the header {name:?} for a reply that is no answer"))
            }
        }
    }

    /// The same answer with the header `Retry-After`: seconds, or a date.
    #[must_use]
    pub fn retry_after(self, value: &str) -> Self {
        self.header(RETRY_AFTER.as_str(), value)
    }
}

fn mistake(detail: String) -> Reply {
    Reply::Fail(TransportError::new(TransportErrorKind::Configuration, detail))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_become_failures_that_say_what_is_wrong() {
        for (reply, expected) in [
            (Reply::new(99, ""), "the script has the status 99, allowed are 100 to 999"),
            (Reply::ok("").header("a b", "c"), "the script has the header \"a b\": \"c\", which is none"),
            (
                Reply::Hang.retry_after("3"),
                "the script has the header \"retry-after\" for a reply that is no answer",
            ),
            (
                Reply::json(&std::collections::BTreeMap::from([((1, 2), 3)])),
                "the script has a value that can't be JSON: key must be a string",
            ),
        ] {
            let Reply::Fail(error) = reply else { panic!("{reply:?}") };
            assert_eq!(error.kind(), TransportErrorKind::Configuration);
            assert_eq!(std::error::Error::source(&error).unwrap().to_string(), expected);
        }
    }

    #[test]
    fn a_late_answer_has_headers_too() {
        let reply = Reply::json(&[1, 2]).late(Duration::from_secs(3)).retry_after("9");
        let Reply::Late(_, reply) = reply else { panic!("{reply:?}") };
        let Reply::Answer(response) = *reply else { panic!("{reply:?}") };
        assert_eq!(response.headers()["retry-after"], "9");
        assert_eq!(response.headers()["content-type"], "application/json");
    }
}
