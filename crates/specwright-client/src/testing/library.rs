//! Helpers for the tests of this crate: a small API, a client for this API, and tokio's paused clock.

use std::error::Error as StdError;
use std::time::{Duration, SystemTime};

use bytes::Bytes;
use http::HeaderMap;
use http::header::CONTENT_TYPE;
use serde_core::{Serialize, Serializer};
use specwright_core::ValueError;
use specwright_core::query::{Query, QueryReader, QueryWriter};
use specwright_core::{Cx, Decode, Expected, Json, Path};
use specwright_core::{Validate, Violation, Violations};

use super::{FixedRandom, Reply, Script, broken_body, slow_body};
use crate::future::BoxFuture;
use crate::{
    ApiError, ApiErrorEntry, Body, Client, ClientBuilder, Clock, EndUser, Error, Operation, Scheme, Service,
    Session, SessionUse, TransportError, TransportErrorKind,
};

/// A key with characters that need encoding.
pub(crate) const KEY: &str = "k3y/+ &\"é%41-Zz";

impl Reply {
    /// Delays the reply by a number of seconds.
    pub(crate) fn after(self, seconds: u64) -> Self {
        self.late(Duration::from_secs(seconds))
    }
}

/// Returns a body in chunks, with a pause of `seconds` before each chunk and before the end.
pub(crate) fn in_parts(parts: &[&str], seconds: u64) -> Body {
    let parts: Vec<_> = parts.iter().map(|part| Bytes::copy_from_slice(part.as_bytes())).collect();
    slow_body(Fixed::new(), parts, Duration::from_secs(seconds))
}

/// Returns a body that fails after its first chunk.
pub(crate) fn broken(part: &'static str, reason: String) -> Body {
    broken_body([part], TransportError::new(TransportErrorKind::Interrupted, reason))
}

/// Returns a script on tokio's paused clock.
pub(crate) fn script(replies: impl IntoIterator<Item = Reply>) -> Script {
    Script::new(Fixed::new()).replies(replies)
}

/// Clients of the small API that call the scripted service, and the requests that they sent.
impl Script {
    pub(crate) fn headers(&self, index: usize) -> HeaderMap {
        self.requests()[index].headers().clone()
    }

    pub(crate) fn method(&self, index: usize) -> http::Method {
        self.requests()[index].method().clone()
    }

    pub(crate) fn builder(&self) -> ClientBuilder {
        Client::builder(&LIBRARY, "https://books.example/v")
            .key(KEY)
            .transport(self.clone())
            .clock(Fixed::new())
            .random(FixedRandom::new([0]))
    }

    pub(crate) fn session(&self) -> Session {
        let end_user = EndUser { track_id: Some("reader 1".into()), ..EndUser::default() };
        self.builder().build().unwrap().session_for(end_user)
    }
}

/// A clock with tokio's time, which tests pause, and a fixed wall-clock time: 1994-11-06, 08:49:37.
pub(crate) struct Fixed(tokio::time::Instant);

impl Fixed {
    pub(crate) fn new() -> Self {
        Fixed(tokio::time::Instant::now())
    }
}

impl Clock for Fixed {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }

    fn wall(&self) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(784_111_777)
    }

    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(time))
    }
}

/// A small API for tests.
pub(crate) static LIBRARY: Service = Service::new("Library")
    .with_schemes(&[Scheme::query("key", "apiKey")])
    .with_session("reader")
    .with_client_ip("x-reader-ip")
    .with_user_agent("user-agent")
    .with_search_gone(&["NO_SUCH_SEARCH"])
    .with_search_ids(&["id"])
    .with_errors(&["code"], |_, body| {
        let shape = specwright_core::decode::<Json>(body).ok()?.value;
        let text = |name: &str| shape.get(name)?.as_str().map(str::to_owned);
        let entry =
            ApiErrorEntry::new(text("code")?).with_message(text("message")).with_localized(text("localized"));
        Some(
            ApiError::new([entry])
                .with_status(shape.get("status").and_then(Json::as_i64))
                .with_url(text("url")),
        )
    });

/// An operation that is safe to retry.
pub(crate) static FIND: Operation = Operation::new("books.find", http::Method::GET, "/books").repeatable();

/// An operation that is not safe to retry.
pub(crate) static LEND: Operation =
    Operation::new("books.lend", http::Method::POST, "/books/{id}/lend").with_session(SessionUse::Required);

/// Query parameters for tests.
#[derive(Clone, Default)]
pub(crate) struct Pairs(pub(crate) Vec<(&'static str, String)>);

impl Query for Pairs {
    fn write(&self, out: &mut QueryWriter) {
        self.0.iter().for_each(|(name, value)| out.required(name, value));
    }

    fn read(_: &mut QueryReader<'_>) -> Option<Self> {
        None
    }
}

impl Validate for Pairs {
    fn check(&self, _: &Path<'_>, out: &mut Violations) {
        for (name, _) in self.0.iter().filter(|(_, value)| value == "bad") {
            out.push(Violation::new(
                Path::parameter(name).location(),
                ValueError::new("bad", "anything good"),
            ));
        }
    }
}

/// A JSON object.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Doc(pub(crate) Json);

impl Doc {
    pub(crate) fn text(&self, name: &str) -> Option<String> {
        self.0.get(name)?.as_str().map(str::to_owned)
    }
}

impl Decode for Doc {
    const EXPECTED: Expected = Expected::Object;

    fn object(cx: &mut Cx<'_>) -> Option<Self> {
        Json::object(cx).map(Doc)
    }
}

impl Serialize for Doc {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl Validate for Doc {
    fn check(&self, at: &Path<'_>, out: &mut Violations) {
        for (name, _) in self.0.as_object().into_iter().flatten().filter(|(_, value)| *value == "bad") {
            out.push(Violation::new(at.field(name).location(), ValueError::new("bad", "anything good")));
        }
    }
}

/// Returns all text of an error: `Display` and `Debug` of the error and of all its causes.
pub(crate) fn all_texts(error: &Error) -> String {
    let mut all = format!("{error} {error:?} {error:#?} {:?}", error.api_error());
    let mut source = error.source();
    while let Some(error) = source {
        all.push_str(&format!(" {error} {error:?}"));
        source = error.source();
    }
    all
}

/// Returns an HTML error page, as sent by gateways.
pub(crate) fn page(status: u16, text: &str) -> Reply {
    let html = format!("<html><head><title>{text}</title></head><body><h1>{text}</h1></body></html>");
    Reply::new(status, html).header(CONTENT_TYPE.as_str(), "text/html")
}
