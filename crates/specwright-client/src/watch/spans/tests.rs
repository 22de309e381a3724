//! Tests for the spans and events that a subscriber receives.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::{Arc, Mutex, Once};
use std::time::Duration;

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::poll::Phase;
use crate::poll::search::book_search::{ALL, FIRST, SOME, book_search};
use crate::testing::{Doc, FIND, KEY, LEND, Pairs, Reply, Script, broken, page, script};
use crate::{EndUser, Error, RetryBudget, TransportError, TransportErrorKind};

type Fields = BTreeMap<&'static str, String>;

/// A span or an event in its final state.
#[derive(Clone, Debug, Default)]
struct Seen {
    name: &'static str,
    /// Index of the parent span.
    parent: Option<usize>,
    fields: Fields,
    /// `true` if a field was recorded twice.
    is_repeated: bool,
    is_closed: bool,
}

impl Visit for Seen {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        self.is_repeated |= self.fields.insert(field.name(), format!("{value:?}")).is_some();
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.is_repeated |= self.fields.insert(field.name(), value.to_owned()).is_some();
    }
}

impl Seen {
    fn get(&self, name: &str) -> Option<&str> {
        self.fields.get(name).map(String::as_str)
    }
}

/// A layer that records all spans and all events.
#[derive(Clone, Default)]
struct Capture {
    spans: Arc<Mutex<Vec<Seen>>>,
    events: Arc<Mutex<Vec<Seen>>>,
}

struct Index(usize);

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Capture {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, cx: Context<'_, S>) {
        let span = cx.span(id).unwrap();
        let parent = span.parent().and_then(|parent| parent.extensions().get::<Index>().map(|at| at.0));
        let mut seen = Seen { name: span.name(), parent, ..Seen::default() };
        attributes.record(&mut seen);
        let mut spans = self.spans.lock().unwrap();
        span.extensions_mut().insert(Index(spans.len()));
        spans.push(seen);
    }

    fn on_record(&self, id: &Id, values: &Record<'_>, cx: Context<'_, S>) {
        let at = cx.span(id).unwrap().extensions().get::<Index>().unwrap().0;
        values.record(&mut self.spans.lock().unwrap()[at]);
    }

    fn on_event(&self, event: &Event<'_>, cx: Context<'_, S>) {
        let parent = cx.event_span(event).map(|span| span.extensions().get::<Index>().unwrap().0);
        let mut seen = Seen { parent, ..Seen::default() };
        event.record(&mut seen);
        self.events.lock().unwrap().push(seen);
    }

    fn on_close(&self, id: Id, cx: Context<'_, S>) {
        let at = cx.span(&id).unwrap().extensions().get::<Index>().unwrap().0;
        self.spans.lock().unwrap()[at].is_closed = true;
    }
}

impl Capture {
    /// Records everything until the guard is dropped.
    fn begin() -> (Self, tracing::subscriber::DefaultGuard) {
        // With a single subscriber, `tracing` caches the interest of the thread that reaches a callsite first. If that
        // thread runs another test, it has no subscriber, and the callsite stays disabled. A second subscriber, for all
        // threads, prevents this.
        static ALL_THREADS: Once = Once::new();
        ALL_THREADS.call_once(|| tracing_subscriber::registry().init());
        let capture = Capture::default();
        let subscriber = tracing_subscriber::registry().with(capture.clone());
        (capture, tracing::subscriber::set_default(subscriber))
    }

    fn spans(&self) -> Vec<Seen> {
        self.spans.lock().unwrap().clone()
    }

    fn events(&self) -> Vec<Seen> {
        self.events.lock().unwrap().clone()
    }

    /// Returns the only span with this name.
    fn span(&self, name: &str) -> Seen {
        let mut spans: Vec<_> = self.spans().into_iter().filter(|span| span.name == name).collect();
        assert_eq!(spans.len(), 1, "{spans:?}");
        spans.remove(0)
    }
}

async fn find(fake: &Script) -> Result<crate::Answer<Doc>, Error> {
    fake.session().call(&FIND, &(), None::<&()>).await
}

#[tokio::test(start_paused = true)]
async fn a_call_span_contains_the_spans_of_its_attempts() {
    let (capture, _guard) = Capture::begin();
    find(&script([Reply::new(502, ""), Reply::fail(TransportErrorKind::Connect), Reply::ok("{}")]))
        .await
        .unwrap();
    let spans = capture.spans();
    assert_eq!(
        spans.iter().map(|span| span.name).collect::<Vec<_>>(),
        ["call", "attempt", "attempt", "attempt"]
    );
    assert!(spans.iter().all(|span| span.is_closed));
    let call = &spans[0];
    for (name, value) in
        [("operation", "books.find"), ("attempts", "3"), ("notes", "0"), ("http.response.status_code", "200")]
    {
        assert_eq!(call.get(name), Some(value), "{name}");
    }
    assert!(call.get("error.type").is_none() && call.parent.is_none());
    for (attempt, (status, error, resends)) in spans[1..].iter().zip([
        (Some("502"), Some("502"), None),
        (None, Some("network"), Some("1")),
        (Some("200"), None, Some("2")),
    ]) {
        assert_eq!(attempt.parent, Some(0));
        for (name, value) in [
            ("http.request.method", "GET"),
            ("server.address", "books.example"),
            ("server.port", "443"),
            ("url.scheme", "https"),
            ("url.template", "/books"),
            ("otel.kind", "client"),
            ("otel.name", "GET /books"),
        ] {
            assert_eq!(attempt.get(name), Some(value), "{name}");
        }
        assert_eq!(attempt.get("http.response.status_code"), status);
        assert_eq!(attempt.get("error.type"), error);
        assert_eq!(attempt.get("otel.status_code"), error.map(|_| "ERROR"));
        assert_eq!(attempt.get("http.request.resend_count"), resends);
    }
    let waits: Vec<_> =
        capture.events().iter().map(|event| event.get("wait_ms").map(str::to_owned)).collect();
    assert_eq!(waits, [Some("250".to_owned()), Some("500".to_owned())]);
}

#[tokio::test(start_paused = true)]
async fn a_failed_call_has_its_error_and_the_reason_for_giving_up() {
    let (capture, _guard) = Capture::begin();
    let fake = script([Reply::new(503, "")]);
    let session = fake.builder().retry_budget(RetryBudget::new(0)).build().unwrap().session();
    session.call::<_, (), Doc>(&FIND, &(), None).await.unwrap_err();
    let call = capture.span("call");
    assert_eq!((call.get("error.type"), call.get("given_up")), (Some("503"), Some("budget")));
    assert_eq!((call.get("otel.status_code"), call.get("attempts")), (Some("ERROR"), Some("1")));
}

#[tokio::test(start_paused = true)]
async fn a_dropped_call_is_recorded_as_cancelled() {
    let (capture, _guard) = Capture::begin();
    let fake = script([Reply::Hang]);
    assert!(tokio::time::timeout(Duration::from_secs(1), find(&fake)).await.is_err());
    let spans = capture.spans();
    assert_eq!(spans.len(), 2);
    assert!(spans.iter().all(|span| span.is_closed && span.get("error.type") == Some("cancelled")));
}

#[tokio::test(start_paused = true)]
async fn a_search_span_contains_the_spans_of_its_calls() {
    let (capture, _guard) = Capture::begin();
    let replies =
        [Reply::ok(FIRST), Reply::new(202, ""), Reply::ok(SOME), Reply::new(502, ""), Reply::ok(ALL)];
    let mut search = book_search(&script(replies));
    while let Some(update) = search.next().await {
        update.unwrap();
        // A span of the caller between two updates is not part of the search.
        let own = tracing::info_span!("own");
        let _entered = own.enter();
    }
    let spans = capture.spans();
    let own = spans.iter().filter(|span| span.name == "own");
    assert!(own.into_iter().all(|span| span.parent.is_none()));
    let search = capture.span("search");
    assert!(search.is_closed, "expected the span to close at the end of the search, not on drop");
    assert!(spans.iter().all(|span| !span.is_repeated), "{spans:?}");
    for (name, value) in [
        ("operation", "books.search"),
        ("otel.name", "search books.search"),
        ("phase", "complete"),
        ("results", "3"),
        ("total", "9"),
        ("polls", "4"),
        ("attempts", "5"),
        ("notes", "0"),
        ("ending", "complete"),
    ] {
        assert_eq!(search.get(name), Some(value), "{name}");
    }
    assert!(search.get("error.type").is_none());
    let calls: Vec<_> = spans.iter().filter(|span| span.name == "call").collect();
    assert_eq!(calls.len(), 4);
    assert!(calls.iter().all(|call| call.parent == Some(0) && call.is_closed));
    let statuses: Vec<_> = calls.iter().filter_map(|call| call.get("http.response.status_code")).collect();
    assert_eq!(statuses, ["200", "202", "200", "200"]);
    let answers = capture.events();
    let answers = answers.iter().filter(|event| event.get("message") == Some("answer"));
    assert_eq!(answers.filter_map(|event| event.get("polls")).collect::<Vec<_>>(), ["1", "3", "4"]);
}

#[tokio::test(start_paused = true)]
async fn a_search_span_follows_its_handle_to_another_task() {
    let (capture, _guard) = Capture::begin();
    let mut search = book_search(&script([Reply::ok(FIRST), Reply::ok(ALL)])).until(Phase::Complete);
    let around = tracing::info_span!("around");
    {
        use tracing::Instrument as _;
        search.next().instrument(around).await.unwrap().unwrap();
    }
    tokio::spawn(async move { search.next().await.unwrap().unwrap() }).await.unwrap();
    let spans = capture.spans();
    assert_eq!((spans[0].name, spans[1].name, spans[1].parent), ("around", "search", Some(0)));
    let calls: Vec<_> = spans.iter().filter(|span| span.name == "call").map(|call| call.parent).collect();
    assert_eq!(calls, [Some(1), Some(1)]);
}

#[tokio::test(start_paused = true)]
async fn a_search_span_records_its_ending() {
    let ends = async |replies: Vec<Reply>| {
        let (capture, _guard) = Capture::begin();
        let _ = book_search(&script(replies)).deadline(Duration::from_secs(5)).finish().await;
        let span = capture.span("search");
        (span.get("ending").map(str::to_owned), span.get("error.type").map(str::to_owned))
    };
    let expected = |ending: &str, error: &str| (Some(ending.to_owned()), Some(error.to_owned()));
    assert_eq!(ends(vec![Reply::new(403, "")]).await, expected("failed", "403"));
    assert_eq!(ends(vec![Reply::Hang]).await, expected("deadline", "timeout"));
    let (capture, _guard) = Capture::begin();
    let mut search = book_search(&script([Reply::ok(FIRST)]));
    search.next().await.unwrap().unwrap();
    drop(search);
    let span = capture.span("search");
    assert_eq!((span.get("ending"), span.get("phase")), (Some("stopped"), Some("partial")));
    assert!(capture.span("search").is_closed);
    // A search that never began has no span.
    let (capture, _guard) = Capture::begin();
    drop(book_search(&script([])));
    assert!(capture.spans().is_empty());
}

#[tokio::test(start_paused = true)]
async fn keys_ids_addresses_and_queries_are_not_recorded() {
    let (capture, _guard) = Capture::begin();
    let echo =
        format!("{{\"code\": \"C\", \"message\": \"{}\", \"url\": \"/?apiKey=x\"}}", "SESSION-7 k3y/+");
    let replies = || {
        vec![
            Reply::new(400, echo.clone()),
            page(403, KEY),
            Reply::new(302, "").header("location", "https://evil.example/?apiKey=k3y%2F%2B"),
            Reply::Fail(TransportError::new(TransportErrorKind::Unsupported, KEY)),
            Reply::new(200, broken("{", KEY.to_owned())),
            Reply::ok("<html>").header("x-request-id", "SESSION-7"),
            Reply::ok(r#"{"SESSION-7": "192.0.2.77"}"#),
        ]
    };
    for reply in replies() {
        let fake = script([reply]);
        let end_user = EndUser {
            track_id: Some("SESSION-7".to_owned()),
            ip: Some([192, 0, 2, 77].into()),
            user_agent: Some("Browser/7".to_owned()),
        };
        let session = fake.builder().build().unwrap().session_for(end_user);
        let query = Pairs(vec![("id", "shelf-secret".to_owned()), ("word", "query-secret".to_owned())]);
        let _ = session.call::<_, Doc, Doc>(&LEND, &query, Some(&Doc(serde_json::json!({})))).await;
        assert!(fake.uri(0).contains("SESSION-7") && fake.uri(0).contains("query-secret"));
    }
    let all = format!("{:?} {:?}", capture.spans(), capture.events());
    assert!(all.contains("/books/{id}/lend"), "{all}");
    let mangled = "k3y%2F%2B%20%26%22%C3%A9%2541-Zz";
    for secret in [KEY, "k3y", mangled, "SESSION-7", "192.0.2.77", "Browser", "secret", "apiKey", "?"] {
        assert!(!all.contains(secret), "{secret} in {all}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_key_in_the_host_is_redacted() {
    let (capture, _guard) = Capture::begin();
    let fake = script([Reply::ok("{}")]);
    let client = crate::Client::builder(&crate::testing::LIBRARY, "https://s3cret-key.books.example:8443");
    let client = client.key("s3cret-key").transport(fake.clone()).clock(crate::testing::Fixed::new());
    client.build().unwrap().session().call::<_, (), Doc>(&FIND, &(), None).await.unwrap();
    let attempt = capture.span("attempt");
    assert_eq!(attempt.get("server.address"), Some("***.books.example"));
    assert_eq!(attempt.get("server.port"), Some("8443"));
}
