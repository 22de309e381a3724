//! Shared helpers: a service with a manual clock, and calls through its router.

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use specwright_core::decode;
use tower::ServiceExt as _;
use wayfare_models::service::{PreSearchErrorResponse, SearchErrorResponse};
use wayfare_service::{Builder, Clock, Service};

pub const KEY: &str = "a-key-of-the-tests";
pub const POLL: &str = "/i/api/affiliate/search/flight/v1/poll";
pub const DETAILS: &str = "/i/api/affiliate/search/flight/v1/details";
pub const CARS: &str = "/i/api/affiliate/search/car/v1/poll";
pub const PLACES: &str = "/api/affiliate/autocomplete/v1/";

/// A manual clock that starts at noon UTC on 2027-01-10.
#[derive(Clone, Debug)]
pub struct SetClock(Arc<Mutex<Timestamp>>);

impl Default for SetClock {
    fn default() -> Self {
        SetClock(Arc::new(Mutex::new("2027-01-10T12:00:00Z".parse().unwrap())))
    }
}

impl SetClock {
    pub fn forward(&self, seconds: i64) {
        *self.0.lock().unwrap() += SignedDuration::from_secs(seconds);
    }
}

impl Clock for SetClock {
    fn now(&self) -> Timestamp {
        *self.0.lock().unwrap()
    }
}

/// Returns a builder for a service that has one key, a stopped clock, and embedded providers that answer without delay.
pub fn builder() -> Builder {
    let cluster = "1".parse().unwrap();
    Service::builder().key(KEY).clock(SetClock::default()).pace(0.0).cluster(cluster)
}

/// A response of the service.
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

    /// Returns the body, and checks that the status is 200.
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert_eq!(self.status, StatusCode::OK, "{}", self.text);
        self.json()
    }

    /// Returns the status and the code of an error that occurred before the search.
    #[track_caller]
    pub fn refused(&self) -> (u16, String) {
        let envelope = decode::<PreSearchErrorResponse>(self.text.as_bytes()).unwrap();
        assert!(envelope.notes.is_empty(), "{}", self.text);
        assert_eq!(envelope.value.status, Some(i64::from(self.status.as_u16())));
        assert!(envelope.value.error_message.is_some_and(|message| !message.is_empty()));
        (self.status.as_u16(), envelope.value.error_code.as_str().to_owned())
    }

    /// Returns the code and description of every error in a 400 response.
    #[track_caller]
    pub fn faults(&self) -> Vec<(String, String)> {
        assert_eq!(self.status, StatusCode::BAD_REQUEST, "{}", self.text);
        let envelope = decode::<SearchErrorResponse>(self.text.as_bytes()).unwrap();
        assert!(envelope.notes.is_empty(), "{}", self.text);
        assert!(envelope.value.url.is_some());
        let entries = envelope.value.errors.into_iter();
        entries
            .inspect(|entry| assert!(entry.localized_description.is_some()))
            .map(|entry| (entry.code.unwrap().as_str().to_owned(), entry.description.unwrap().into()))
            .collect()
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

pub async fn post(router: &Router, path: &str, body: impl ToString) -> Answer {
    post_with_key(router, path, KEY, body).await
}

pub async fn post_with_key(router: &Router, path: &str, key: &str, body: impl ToString) -> Answer {
    let request = Request::post(format!("{path}?apiKey={key}"));
    send(router, request.body(Body::from(body.to_string())).unwrap()).await
}

/// Returns a leg between two airports.
pub fn leg(from: &str, to: &str, date: &str) -> Value {
    json!({ "origin": at(&[from]), "destination": at(&[to]), "date": date })
}

/// Returns a location that lists airports.
pub fn at(codes: &[&str]) -> Value {
    json!({ "locationType": "airports", "airports": codes })
}

/// Returns the body that starts a search for one adult in economy.
pub fn start(legs: &[Value]) -> Value {
    json!({ "searchStartParameters": { "cabin": "economy", "passengers": ["ADT"], "legs": legs } })
}

/// Returns the body that starts a search from Boston to London.
pub fn boston_london() -> Value {
    start(&[leg("BOS", "LHR", "2027-03-14")])
}

/// Returns the body that starts a search from Boston to London and back.
pub fn boston_london_boston() -> Value {
    start(&[leg("BOS", "LHR", "2027-03-14"), leg("LHR", "BOS", "2027-03-21")])
}

/// Returns the body that starts a search for cars at an airport, for four days.
pub fn car_start(airport: &str) -> Value {
    json!({ "searchStartParameters": {
        "pickup": { "location": { "type": "airport", "value": airport }, "date": "2027-03-14", "hour": 10 },
        "dropoff": { "date": "2027-03-18", "hour": 10 },
    } })
}

/// Returns the path and a start body of each polled search.
pub fn polled() -> [(&'static str, Value); 2] {
    [(POLL, boston_london()), (CARS, car_start("LHR"))]
}

/// Returns the body that polls the search that this response belongs to.
pub fn poll(body: &Value) -> Value {
    json!({ "searchId": body["searchId"] })
}
