//! Helpers that tests share: a transport that plays a script, a clock with a fixed time of day, a small API.

use std::collections::VecDeque;
use std::error::Error as StdError;
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::{Duration, SystemTime};

use bytes::Bytes;
use futures_core::Stream;
use http::header::{CONTENT_TYPE, RETRY_AFTER};
use http::{HeaderMap, Request, Response};
use serde_core::{Serialize, Serializer};
use wayfare_validation::{Validate, ValueError, Violation, Violations};
use wayfare_wire::query::{Query, QueryReader, QueryWriter};
use wayfare_wire::{Cx, Decode, Expected, Json, Path};

use crate::future::BoxFuture;
use crate::{
    ApiError, ApiErrorEntry, Body, Client, ClientBuilder, Clock, EndUser, Error, Operation, Random, Service,
    Session, SessionUse, Transport, TransportError, TransportErrorKind,
};

/// A key with all characters that are hard for keys.
pub(crate) const KEY: &str = "k3y/+ &\"é%41-Zz";

/// One answer of the script.
pub(crate) enum Reply {
    Answer(Response<Body>),
    Fail(TransportErrorKind, Box<dyn StdError + Send + Sync>),
    /// Never.
    Hang,
    /// After so long.
    Late(Duration, Box<Reply>),
}

impl Reply {
    pub(crate) fn new(status: u16, body: impl Into<Body>) -> Self {
        let mut response = Response::new(body.into());
        *response.status_mut() = status.try_into().unwrap();
        Reply::Answer(response)
    }

    pub(crate) fn ok(body: &'static str) -> Self {
        Reply::new(200, body)
    }

    pub(crate) fn fail(kind: TransportErrorKind) -> Self {
        Reply::Fail(kind, "wire cut".into())
    }

    pub(crate) fn after(self, time: u64) -> Self {
        Reply::Late(Duration::from_secs(time), Box::new(self))
    }

    pub(crate) fn header(self, name: &'static str, value: &str) -> Self {
        let Reply::Answer(mut response) = self else { panic!("only answers have headers") };
        response.headers_mut().insert(name, http::HeaderValue::from_bytes(value.as_bytes()).unwrap());
        Reply::Answer(response)
    }

    pub(crate) fn retry_after(self, value: &str) -> Self {
        self.header(RETRY_AFTER.as_str(), value)
    }
}

/// A body that comes in parts, each a number of seconds after the one before.
pub(crate) fn in_parts(parts: &[&str], seconds: u64) -> Body {
    struct Parts(VecDeque<Bytes>, u64, Pin<Box<tokio::time::Sleep>>);
    impl Stream for Parts {
        type Item = Result<Bytes, TransportError>;
        fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
            if self.2.as_mut().poll(cx).is_pending() {
                return Poll::Pending;
            }
            self.2 = Box::pin(tokio::time::sleep(Duration::from_secs(self.1)));
            Poll::Ready(self.0.pop_front().map(Ok))
        }
    }
    let parts = parts.iter().map(|part| Bytes::copy_from_slice(part.as_bytes())).collect();
    Body::from_stream(Parts(parts, seconds, Box::pin(tokio::time::sleep(Duration::from_secs(seconds)))))
}

/// A body that breaks after its first part.
pub(crate) fn broken(part: &'static str, why: String) -> Body {
    struct Broken(Option<&'static str>, Option<String>);
    impl Stream for Broken {
        type Item = Result<Bytes, TransportError>;
        fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
            let error = |why| TransportError::new(TransportErrorKind::Interrupted, why);
            Poll::Ready(match self.0.take() {
                Some(part) => Some(Ok(part.into())),
                None => self.1.take().map(|why| Err(error(why))),
            })
        }
    }
    Body::from_stream(Broken(Some(part), Some(why)))
}

/// Plays a script and records requests.
#[derive(Clone, Default)]
pub(crate) struct Fake {
    replies: Arc<Mutex<VecDeque<Reply>>>,
    seen: Arc<Mutex<Vec<Request<Bytes>>>>,
    under_way: Arc<AtomicUsize>,
}

impl Fake {
    pub(crate) fn new(replies: impl IntoIterator<Item = Reply>) -> Self {
        Fake { replies: Arc::new(Mutex::new(replies.into_iter().collect())), ..Fake::default() }
    }

    /// The number of requests sent.
    pub(crate) fn sent(&self) -> usize {
        self.seen.lock().unwrap().len()
    }

    /// The number of calls that wait for their answer.
    pub(crate) fn under_way(&self) -> usize {
        self.under_way.load(Ordering::SeqCst)
    }

    pub(crate) fn uri(&self, index: usize) -> String {
        self.seen.lock().unwrap()[index].uri().to_string()
    }

    pub(crate) fn headers(&self, index: usize) -> HeaderMap {
        self.seen.lock().unwrap()[index].headers().clone()
    }

    pub(crate) fn body(&self, index: usize) -> String {
        String::from_utf8(self.seen.lock().unwrap()[index].body().to_vec()).unwrap()
    }

    pub(crate) fn method(&self, index: usize) -> http::Method {
        self.seen.lock().unwrap()[index].method().clone()
    }

    pub(crate) fn builder(&self) -> ClientBuilder {
        Client::builder_for(&LIBRARY, "https://books.example/v")
            .key(KEY)
            .transport(self.clone())
            .clock(Fixed::new())
            .random(Zero)
    }

    pub(crate) fn session(&self) -> Session {
        let end_user = EndUser { track_id: Some("reader 1".into()), ..EndUser::default() };
        self.builder().build().unwrap().session_for(end_user)
    }
}

struct UnderWay(Arc<AtomicUsize>);

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Transport for Fake {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        self.seen.lock().unwrap().push(request);
        let mut reply = self.replies.lock().unwrap().pop_front().expect("the script is at its end");
        self.under_way.fetch_add(1, Ordering::SeqCst);
        let guard = UnderWay(self.under_way.clone());
        Box::pin(async move {
            let _guard = guard;
            loop {
                match reply {
                    Reply::Answer(response) => return Ok(response),
                    Reply::Fail(kind, cause) => return Err(TransportError::new(kind, cause)),
                    Reply::Hang => std::future::pending().await,
                    Reply::Late(time, later) => {
                        tokio::time::sleep(time).await;
                        reply = *later;
                    }
                }
            }
        })
    }
}

/// tokio's clock, which tests pause, and a time of day that stays: 1994-11-06, 08:49:37.
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

/// No jitter.
pub(crate) struct Zero;

impl Random for Zero {
    fn next(&self) -> u64 {
        0
    }
}

/// A small API for tests.
pub(crate) static LIBRARY: Service = Service::new("Library", "apiKey")
    .with_session("reader")
    .with_client_ip("x-reader-ip")
    .with_user_agent("user-agent")
    .with_search_gone(&["NO_SUCH_HUNT"])
    .with_read_error(|body| {
        let shape = wayfare_wire::decode::<Json>(body).ok()?.value;
        let text = |name: &str| shape.get(name)?.as_str().map(str::to_owned);
        let entry =
            ApiErrorEntry::new(text("code")?).with_message(text("message")).with_localized(text("localized"));
        Some(
            ApiError::new([entry])
                .with_status(shape.get("status").and_then(Json::as_i64))
                .with_url(text("url")),
        )
    });

/// Safe to send again.
pub(crate) static FIND: Operation = Operation::new("books.find", http::Method::GET, "/books").repeatable();

/// Not safe to send again.
pub(crate) static LEND: Operation =
    Operation::new("books.lend", http::Method::POST, "/books/{id}/lend").with_session(SessionUse::Required);

/// Parameters for tests.
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

/// All texts of an error: its `Display`, its `Debug`, and those of all its causes.
pub(crate) fn everything(error: &Error) -> String {
    let mut all = format!("{error} {error:?} {error:#?} {:?}", error.api_error());
    let mut source = error.source();
    while let Some(error) = source {
        all.push_str(&format!(" {error} {error:?}"));
        source = error.source();
    }
    all
}

/// A page as gateways send it.
pub(crate) fn page(status: u16, text: &str) -> Reply {
    let html = format!("<html><head><title>{text}</title></head><body><h1>{text}</h1></body></html>");
    Reply::new(status, html).header(CONTENT_TYPE.as_str(), "text/html")
}
