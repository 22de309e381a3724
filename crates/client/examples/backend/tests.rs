//! Tests for the app against a scripted service, without sockets or real delays.

use wayfare_client::autocomplete::AUTOCOMPLETE_HOTELS;
use wayfare_client::hotels::HOTELS_MULTIPLE;
use wayfare_client::testing::{FakeClock, Reply, Script};
use wayfare_client::{ServiceTransport, TransportErrorKind};

use super::*;

const PLACES: &str = r#"{"results": [{"placeId": 1, "primaryPlaceType": "city", "name": "Boston",
    "fullName": "Boston, Massachusetts", "entityKey": "kplace:1", "displayPlaceType": {"type": "city",
    "displayName": "City"}}]}"#;
const SOME: &str = r#"{"isComplete": false, "totalFilteredResults": 0, "results": []}"#;
const ALL: &str = r#"{"isComplete": true, "totalFilteredResults": 1, "results": [{"id": 7, "name": "Inn"}]}"#;
const HOTELS: &str = "/blue/hotels/kplace:1/2027-03-14/3/4,5";

/// The app for two tenants, connected to a scripted service.
struct App {
    transport: ServiceTransport<Router>,
    script: Script,
    clock: FakeClock,
}

impl App {
    fn new(script: impl FnOnce(Script) -> Script) -> Self {
        let clock = FakeClock::new();
        let script = script(Script::new(clock.clone()));
        let keys = [("blue", "key-of-blue"), ("green", "key-of-green")]
            .map(|(tenant, key)| (tenant.into(), key.into()));
        let tenants = tenants("https://travel.example", keys, script.clone(), clock.clone()).unwrap();
        App { transport: ServiceTransport::new(app(tenants)), script, clock }
    }

    /// Sends a GET request to a path. Returns the status, the `Retry-After` header and the body of the response.
    async fn get(&self, path: &str) -> (u16, Option<String>, String) {
        let request = axum::http::Request::get(path).body(Default::default()).unwrap();
        let answer = async {
            let (head, mut body) = self.transport.send(request).await.unwrap().into_parts();
            let mut text = Vec::new();
            while let Some(part) = body.chunk().await {
                text.extend_from_slice(&part.unwrap());
            }
            let wait = head.headers.get(RETRY_AFTER).map(|wait| wait.to_str().unwrap().to_owned());
            (head.status.as_u16(), wait, String::from_utf8(text).unwrap())
        };
        self.clock.run(answer).await
    }
}

#[tokio::test]
async fn tenants_share_the_cache_of_places() {
    let app = App::new(|script| {
        script.on(&AUTOCOMPLETE_HOTELS, [Reply::ok(PLACES).header("content-type", "application/json")])
    });
    for tenant in ["blue", "green", "blue"] {
        let (status, _, text) = app.get(&format!("/{tenant}/places/boston")).await;
        assert_eq!((status, text.as_str()), (200, "kplace:1 Boston, Massachusetts\n"));
    }
    assert_eq!(app.script.requests().len(), 1);
    assert_eq!(app.get("/red/places/boston").await.0, 404);
}

#[tokio::test]
async fn updates_are_events_and_filters_are_sent() {
    let app = App::new(|script| script.on(&HOTELS_MULTIPLE, [SOME, ALL].map(Reply::ok)));
    let (status, _, text) = app.get(HOTELS).await;
    assert_eq!(status, 200);
    let events: Vec<_> = text.split_terminator("\n\n").collect();
    assert_eq!(events[0], "event: hotels\ndata: []");
    assert!(events[1].starts_with("event: hotels\ndata: [{\"id\":7,\"name\":\"Inn\""), "{text}");
    assert_eq!(events[2], "event: end\ndata: all hotels");
    let sent = app.script.uri(0);
    assert!(sent.contains("starRating=4%7C5") && sent.contains("key-of-blue"), "{sent}");
    assert_eq!(app.get("/blue/hotels/kplace:1/2027-03-14/3/many").await.0, 400);
}

#[tokio::test]
async fn a_failure_is_a_message_without_the_key() {
    let app = App::new(|script| {
        script.on(&HOTELS_MULTIPLE, [Reply::ok(SOME), Reply::fail(TransportErrorKind::Unsupported)])
    });
    let (status, _, text) = app.get(HOTELS).await;
    assert_eq!(status, 200);
    assert!(
        text.ends_with("event: error\ndata: The service can't be reached. Check your connection.\n\n"),
        "{text}"
    );
}

#[tokio::test]
async fn each_tenant_has_its_own_budget() {
    let app = App::new(|script| script.on_each(&HOTELS_MULTIPLE, |_| Reply::ok(ALL)));
    // A search reserves 8 calls before its first call.
    for search in 1..=493 {
        assert_eq!(app.get(HOTELS).await.0, 200, "{search}");
    }
    let (status, wait, text) = app.get(HOTELS).await;
    assert_eq!((status, text.as_str()), (503, "Too many requests. Try again later."));
    assert!(wait.is_some_and(|wait| wait.parse::<u32>().unwrap() > 3000));
    assert_eq!(app.get(&HOTELS.replace("blue", "green")).await.0, 200);
}
