//! Streams of server-sent events: ends, idle times and reconnections.

use http::header::CONTENT_TYPE;
use tokio::time::Instant;

use super::*;
use crate::{CallOptions, Retry};

static OVER: Operation = Operation::new("books.news", Method::GET, "/news")
    .repeatable()
    .with_stream(Format::EVENTS.with_idle_seconds(90));
static MARKED: Operation =
    Operation::new("books.text", Method::POST, "/text").with_stream(Format::EVENTS.with_end("[DONE]"));
static RESUMED: Operation = Operation::new("books.feed", Method::POST, "/feed")
    .with_stream(Format::EVENTS.with_reconnect(Reconnect::Interrupted));
static ENDLESS: Operation = Operation::new("books.all", Method::GET, "/all")
    .with_stream(Format::EVENTS.with_reconnect(Reconnect::Always));
static QUIET: Operation =
    Operation::new("books.log", Method::GET, "/log").with_stream(Format::LINES.with_idle_seconds(90));

fn event(body: impl Into<Body>) -> Reply {
    Reply::new(200, body).header("content-type", "text/event-stream; charset=utf-8")
}

/// Returns the titles in a stream, and errors as strings.
async fn titles(fake: &Script, operation: &'static Operation) -> Vec<String> {
    let mut records = fake.session().stream(operation, &(), None::<&()>).await.unwrap();
    collected(&mut records).await
}

fn last_ids(fake: &Script) -> Vec<Option<String>> {
    let id = |sent| Some(fake.headers(sent).get("last-event-id")?.to_str().unwrap().to_owned());
    (0..fake.sent()).map(id).collect()
}

#[tokio::test(start_paused = true)]
async fn a_stream_without_reconnection_is_over_at_its_end() {
    let body =
        "id: 1\ndata: {\"title\": \"A\"}\n\ndata: {\"title\": 1}\n\ndata: {\n\ndata: {\"title\": \"cut\"}\n";
    let fake = script([event(body)]);
    let found = titles(&fake, &OVER).await;
    assert_eq!((found[0].as_str(), found.len()), ("A", 3), "{found:?}");
    assert!(found[2].contains("(status 200): event 3: not JSON"), "{found:?}");
    let fake = script([event(ending("data: {\"title\": \"A\"}\n\n", End::Reset))]);
    let found = titles(&fake, &OVER).await;
    assert_eq!((found[0].as_str(), found.len(), fake.sent()), ("A", 2, 1), "{found:?}");
    assert_eq!(fake.headers(0)["accept"], "text/event-stream, application/json");
}

#[tokio::test(start_paused = true)]
async fn a_marked_end_is_required() {
    let whole = "data: {\"title\": \"A\"}\n\ndata: [DONE]\n\ndata: {\"title\": \"B\"}\n\n";
    assert_eq!(titles(&script([event(whole)]), &MARKED).await, ["A"]);
    let fake = script([event("data: {\"title\": \"A\"}\n\n")]);
    let mut records = fake.session().stream::<_, (), Doc>(&MARKED, &(), None).await.unwrap();
    let found = collected(&mut records).await;
    assert!(found[1].contains("ended before the event \"[DONE]\""), "{found:?}");
    assert!(records.is_broken());
}

#[tokio::test(start_paused = true)]
async fn any_bytes_extend_the_idle_time() {
    for (operation, reply, first) in [
        (&OVER, event(ending(": hello\n\n", End::Stall)), ": hello"),
        (&QUIET, Reply::new(200, ending("{\"title\": \"A\"}\n\n", End::Stall)), "A"),
    ] {
        let started = Instant::now();
        let found = titles(&script([reply]), operation).await;
        assert_eq!(started.elapsed(), Duration::from_secs(90), "{first}");
        assert!(found.last().unwrap().contains("waited 90s for the next part of the stream"), "{found:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn an_interrupted_stream_continues_after_the_last_event() {
    let fake = script([
        event(ending("id: 1\ndata: {\"title\": \"A\"}\n\nid: 2\ndata: {\"title\": ", End::Reset)),
        Reply::new(503, ""),
        event(ending("retry: 10\n\nid: 2\ndata: {\"title\": \"B\"}\n\n", End::Stall)),
        event("data: {\"title\": \"C\"}\n\n"),
    ]);
    assert_eq!(titles(&fake, &RESUMED).await, ["A", "B", "C"]);
    let one = Some("1".to_owned());
    assert_eq!(last_ids(&fake), [None, one.clone(), one, Some("2".to_owned())]);
}

#[tokio::test(start_paused = true)]
async fn a_stream_is_broken_if_the_policy_gives_up() {
    let cut = || event(ending(": nothing\n", End::Reset));
    let fake = script([cut(), cut(), cut()]);
    let session = fake.session().with(CallOptions::new().retry(Retry::default().attempts(3)));
    let mut records = session.stream::<_, (), Doc>(&RESUMED, &(), None).await.unwrap();
    let found = collected(&mut records).await;
    assert_eq!((found.len(), fake.sent(), records.is_broken()), (1, 3, true), "{found:?}");
}

#[tokio::test(start_paused = true)]
async fn an_endless_stream_ends_with_a_204() {
    let started = Instant::now();
    let fake = script([
        event("id: 7\ndata: {\"title\": \"A\"}\n\n"),
        event("retry: 500\ndata: {\"title\": \"B\"}\n\n"),
        Reply::new(204, ""),
    ]);
    assert_eq!(titles(&fake, &ENDLESS).await, ["A", "B"]);
    assert_eq!(started.elapsed(), Duration::from_millis(3500));
    assert_eq!(last_ids(&fake)[1..], [Some("7".to_owned()), Some("7".to_owned())]);
}

#[tokio::test(start_paused = true)]
async fn other_content_is_not_a_stream_of_events() {
    for (reply, part) in [
        (Reply::ok("{\"title\": \"A\"}"), "no content type instead of records"),
        (Reply::new(200, "<p>").header(CONTENT_TYPE.as_str(), "text/html"), "text/html instead of records"),
    ] {
        let fake = script([reply]);
        let error = fake.session().stream::<_, (), Doc>(&OVER, &(), None).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Unexpected);
        assert!(error.to_string().contains(part), "{error}");
    }
}
