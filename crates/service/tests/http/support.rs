//! What the tests share: a service with a clock that stands still, and calls that go through its router.

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use jiff::Timestamp;
use serde_json::Value;
use tower::ServiceExt as _;
use wayfare_service::{Builder, Clock, Service};

pub const KEY: &str = "a-key-of-the-tests";
pub const POLL: &str = "/i/api/affiliate/search/flight/v1/poll";
pub const DETAILS: &str = "/i/api/affiliate/search/flight/v1/details";
pub const PLACES: &str = "/api/affiliate/autocomplete/v1/";

/// A clock that stands still, at noon of 2027-01-10.
#[derive(Clone, Copy, Debug)]
pub struct Still(pub Timestamp);

impl Default for Still {
    fn default() -> Self {
        Still("2027-01-10T12:00:00Z".parse().unwrap())
    }
}

impl Clock for Still {
    fn now(&self) -> Timestamp {
        self.0
    }
}

/// A service with one key, a clock that stands still, and the embedded providers at once.
pub fn builder() -> Builder {
    Service::builder().key(KEY).clock(Still::default()).pace(0.0)
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }
}

pub async fn send(router: &Router, request: Request<Body>) -> Answer {
    let response = router.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    Answer { status: parts.status, headers: parts.headers, text }
}

pub async fn get(router: &Router, uri: &str) -> Answer {
    send(router, Request::get(uri).body(Body::empty()).unwrap()).await
}

pub async fn post(router: &Router, path: &str, body: impl Into<Body>) -> Answer {
    send(router, Request::post(format!("{path}?apiKey={KEY}")).body(body.into()).unwrap()).await
}
