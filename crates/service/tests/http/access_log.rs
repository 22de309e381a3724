//! Tests of the access log: each request has one event, which contains the information that operators need and no keys.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, Once};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request};
use tower::ServiceExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use wayfare_service::http::Rate;

use crate::support::*;

/// A writer that stores the log output.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// Stores the log output of this thread until the guard is dropped.
    pub fn keep(&self) -> tracing::subscriber::DefaultGuard {
        // While only one subscriber exists, `tracing` caches a new callsite's interest as determined by the thread that
        // first reaches the callsite. The threads of other tests have no subscriber, so the cached interest would be
        // "never".
        static ALL_THREADS: Once = Once::new();
        ALL_THREADS.call_once(|| tracing_subscriber::registry().init());
        let writer = self.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
            .with_ansi(false)
            .with_writer(move || writer.clone())
            .finish();
        tracing::subscriber::set_default(subscriber)
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// Returns the events of the access log.
    fn calls(&self) -> Vec<String> {
        self.text()
            .lines()
            .filter(|line| line.contains("wayfare_service::access"))
            .map(str::to_owned)
            .collect()
    }
}

/// Returns the access log event of a request.
async fn logged(router: &Router, request: Request<Body>) -> String {
    let log = Log::default();
    let _logging = log.keep();
    send(router, request).await;
    let calls = log.calls();
    assert_eq!(calls.len(), 1, "{}", log.text());
    calls[0].clone()
}

#[tokio::test]
async fn each_call_is_logged_without_its_key() {
    let log = Log::default();
    let _logging = log.keep();
    let router = builder().flight_providers(vec![]).build().router();
    get(&router, &format!("{PLACES}flights?searchTerm=rome&apiKey={KEY}&x={KEY}&y{KEY}=1")).await.ok();
    post(&router, POLL, boston_london()).await.ok();
    get(&router, &format!("/{KEY}")).await.refused();
    let calls = log.calls();
    assert_eq!(calls.len(), 3, "{}", log.text());
    assert!(calls[0].contains("autocomplete.flights") && calls[0].contains("searchTerm=rome"), "{calls:?}");
    assert!(calls[0].contains("ignored=\"x, y(key)\"") && calls[0].contains("key=\"key1\""), "{calls:?}");
    assert!(calls[1].contains("flights.poll") && calls[1].contains("status=200"), "{calls:?}");
    assert!(calls[2].contains("NOT_FOUND") && calls[2].contains("/(key)"), "{calls:?}");
    assert!(!log.text().contains(KEY), "{}", log.text());
}

#[tokio::test]
async fn an_event_has_all_fields() {
    let router = builder().named_key("shop", "another-key").build().router();
    let peer: SocketAddr = "192.0.2.7:4711".parse().unwrap();
    let request = Request::get(format!("{PLACES}flights?searchTerm=rome&apiKey=another-key"))
        .header("x-request-id", "id-7")
        .extension(ConnectInfo(peer));
    let log = Log::default();
    let _logging = log.keep();
    let answer = send(&router, request.body(Body::empty()).unwrap()).await;
    let text = log.calls().concat();
    for part in [
        "client=192.0.2.7 ",
        "method=\"GET\"",
        "operation=\"autocomplete.flights\"",
        "status=200",
        "duration_ms=",
        &format!("bytes={}", answer.text.len()),
        "key=\"shop\"",
        "request_id=\"id-7\"",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[tokio::test]
async fn a_rejected_call_is_logged_once_with_its_reason_and_a_short_url() {
    let router = builder().deny("a-denied-key").build().router();
    let long = "x".repeat(5_000);
    for (query, message) in [
        (format!("searchTerm={long}&apiKey={KEY}&languageCode=%ff"), "3 faults"),
        (format!("searchTerm={long}&apiKey={KEY}"), "1 fault"),
        (format!("searchTerm={long}"), "ANONYMOUS_ACCESS_DENIED"),
        (format!("searchTerm={long}&apiKey=unknown-key"), "INVALID_API_KEY"),
        (format!("searchTerm={long}&apiKey=a-denied-key"), "ACCESS_DENIED"),
    ] {
        let uri = format!("{PLACES}flights?{query}");
        let call = logged(&router, Request::get(uri).body(Body::empty()).unwrap()).await;
        assert!(call.split_once("reason=\"").unwrap().1.contains(&format!("{message}\"")), "{call}");
        assert!(call.len() < 1_000 && call.contains("xxx…\""), "{call}");
        assert!(!call.contains("-key\""), "{call}");
    }
}

#[tokio::test]
async fn an_unread_response_is_logged_as_aborted() {
    let router = builder().build().router();
    let log = Log::default();
    let _logging = log.keep();
    let request = |method: &str| {
        let request =
            Request::builder().method(method).uri(format!("{PLACES}flights?searchTerm=rome&apiKey={KEY}"));
        router.clone().oneshot(request.body(Body::empty()).unwrap())
    };
    drop(request("GET").await.unwrap());
    drop(request("HEAD").await.unwrap());
    // The server drops the future of a request when the connection closes.
    drop(futures_util::FutureExt::now_or_never(
        router.clone().oneshot(
            Request::post(format!("{POLL}?apiKey={KEY}"))
                .body(Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, io::Error>>()))
                .unwrap(),
        ),
    ));
    let calls = log.calls();
    assert!(calls[0].contains("the response was truncated") && calls[0].contains("bytes=0"), "{calls:?}");
    assert!(calls[1].contains("answered"), "{calls:?}");
    assert!(calls[2].contains("the client disconnected before the response"), "{calls:?}");
    assert!(calls[2].contains("flights.poll") && !calls[2].contains("status="), "{calls:?}");
}

/// Checks all keys of the service, with any name and length, and not just the key in the request.
#[tokio::test]
async fn no_key_appears_in_logs_or_responses() {
    let router = builder().key("any").named_key("shop", "second-key").deny("denied-key").build().router();
    for key in [KEY, "any", "second-key", "denied-key", "nobodys-key"] {
        // The service recognizes an unknown key only if the request presents it as its key.
        let by = if key == "nobodys-key" { key } else { KEY };
        for credentials in [format!("apiKey={key}"), format!("apiKey={by}")] {
            let uri = format!("{PLACES}flights/{key}?{credentials}&x={key}&{key}=1");
            let found = format!("{PLACES}flights?{credentials}&x={key}&{key}=1&searchTerm=&languageCode=%ff");
            for uri in [
                uri,
                found,
                format!("/in?url={key}&{credentials}"),
                format!("/book/hotels/{key}/7/1/2/2/0f?{credentials}"),
            ] {
                let request = Request::get(&uri)
                    .header("host", format!("{key}.example"))
                    .header("x-request-id", key)
                    .header("user-agent", key);
                let log = Log::default();
                let _logging = log.keep();
                let answer = send(&router, request.body(Body::empty()).unwrap()).await;
                // Compares whole words. Quotes and slashes delimit values, and a longer word may contain a short key.
                let output = format!("{} {:?} {}", answer.text, answer.headers, log.text());
                let words =
                    output.split(|character: char| !(character.is_alphanumeric() || character == '-'));
                assert!(!words.into_iter().any(|word| word == key), "{uri}: {output}");
            }
        }
    }
}

#[tokio::test]
async fn request_ids_are_accepted_or_created_and_traced() {
    let router = builder().build().router();
    for uri in ["/healthz", "/nowhere", "/openapi.json"] {
        let request = Request::get(uri).header("x-request-id", "mine").body(Body::empty()).unwrap();
        assert_eq!(send(&router, request).await.headers["x-request-id"], "mine");
        let made = [get(&router, uri).await, get(&router, uri).await];
        let [one, other] = made.map(|answer| answer.headers["x-request-id"].clone());
        assert!(one != other && one.len() == 16, "{one:?} {other:?}");
    }
    let bad = Request::get("/healthz").header("x-request-id", HeaderValue::from_static("two words"));
    assert_ne!(send(&router, bad.body(Body::empty()).unwrap()).await.headers["x-request-id"], "two words");
    let log = Log::default();
    let _logging = log.keep();
    let request = Request::builder().uri(format!("/fail?apiKey={KEY}&userTrackId=u"));
    let request = request.header("user-agent", "panic").header("x-request-id", "id-8").body(Body::empty());
    send(&crate::runtime::small(), request.unwrap()).await;
    let panicked = log.text().lines().find(|line| line.contains("panicked")).map(str::to_owned).unwrap();
    assert!(panicked.contains("request_id=\"id-8\"") && panicked.contains("small.fail"), "{panicked}");
}

#[tokio::test]
async fn rate_limited_calls_are_logged() {
    let rate = Rate::per_minute(NonZeroU32::new(1).unwrap());
    let router = builder().rate(rate).build().router();
    let uri = format!("{PLACES}flights?searchTerm=rome&apiKey={KEY}");
    get(&router, &uri).await.ok();
    let call = logged(&router, Request::get(uri).body(Body::empty()).unwrap()).await;
    assert!(call.contains("status=429") && call.contains("RATE_LIMIT_EXCEEDED"), "{call}");
}
