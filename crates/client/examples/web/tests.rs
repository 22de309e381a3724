//! Tests for the app against a scripted service, without sockets or real delays.

use wayfare_client::flights::FLIGHTS_POLL;
use wayfare_client::testing::{FakeClock, FixedRandom, Reply, Script};
use wayfare_client::{ServiceTransport, Transport, TransportErrorKind};

use super::*;

const KEY: &str = "a-key-of-the-app";
const FIRST_PHASE: &str = r#"{"searchId": "s1", "status": "first-phase", "results": []}"#;
const FOUND: &str = r#"{"searchId": "s1", "status": "complete", "currency": "USD", "results": [
    {"id": "r1", "legs": [{"id": "gone"}], "bookingOptions": [
        {"providerCode": "P", "displayPrice": {"price": 99.5}, "bookingUrl": "https://x.example/?key=a-key-of-the-app"}
    ]}
]}"#;

/// Returns the status and body of the app's response to a GET request for a path. The app's client receives the given
/// replies.
async fn get_with(replies: impl IntoIterator<Item = Reply>, path: &str) -> (u16, String) {
    let clock = FakeClock::new();
    let script = Script::new(clock.clone()).on(&FLIGHTS_POLL, replies);
    let client = Client::builder("https://travel.example").key(KEY).transport(script).clock(clock.clone());
    let app = ServiceTransport::new(app(client.random(FixedRandom::new([0])).build().unwrap()));
    let request = axum::http::Request::get(path).body(Default::default()).unwrap();
    clock
        .run(async {
            let (head, mut body) = app.send(request).await.unwrap().into_parts();
            let mut text = Vec::new();
            while let Some(part) = body.chunk().await {
                text.extend_from_slice(&part.unwrap());
            }
            (head.status.as_u16(), String::from_utf8(text).unwrap())
        })
        .await
}

const PATH: &str = "/flights/BOS/LHR/2027-03-14";

#[tokio::test]
async fn each_update_is_an_event_with_rows() {
    let (status, text) = get_with([Reply::ok(FIRST_PHASE), Reply::ok(FOUND)], PATH).await;
    assert_eq!(status, 200);
    let events: Vec<_> = text.split_terminator("\n\n").collect();
    assert_eq!(events[0], "event: partial\ndata: []");
    assert!(events[1].starts_with(r#"event: complete"#), "{text}");
    assert!(events[1].contains(r#"data: [{"id":"r1","price":{"amount":99.5,"currency":"USD""#), "{text}");
    assert!(events[2].starts_with("event: end"), "{text}");
    assert!(!text.contains(KEY), "expected rows without links, found {text}");
}

#[tokio::test]
async fn a_failure_before_the_first_update_is_a_status() {
    for (replies, expected) in [
        (vec![Reply::new(401, "")], 500),
        // The client retries the start of a search.
        ((0..9).map(|_| Reply::new(429, "")).collect(), 503),
        ((0..9).map(|_| Reply::fail(TransportErrorKind::Interrupted)).collect(), 502),
    ] {
        let (status, text) = get_with(replies, PATH).await;
        assert_eq!((status, text.contains(KEY)), (expected, false), "{text}");
        assert!(text.starts_with("flights.poll: "), "{text}");
    }
}

#[tokio::test]
async fn a_later_failure_is_an_event() {
    let (status, text) = get_with([Reply::ok(FIRST_PHASE), Reply::new(403, "")], PATH).await;
    assert_eq!(status, 200);
    assert!(text.contains("event: error\ndata: flights.poll: forbidden"), "{text}");
}

#[tokio::test]
async fn an_invalid_search_is_rejected() {
    for path in ["/flights/BOSTON/LHR/2027-03-14", "/flights/BOS/LHR/tomorrow"] {
        assert_eq!(get_with([], path).await.0, 400, "{path}");
    }
}
