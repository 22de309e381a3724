//! Streams of records over a scripted transport, in paused time.

use std::collections::VecDeque;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use futures_core::Stream;
use http::Method;
use wayfare_validation::{Validate, Violations};
use wayfare_wire::Path;
use wayfare_wire::query::{Query, QueryReader, QueryWriter};

use super::*;
use crate::testing::*;
use crate::{Body, Error, ErrorKind, Operation, StatusCode, TransportError, TransportErrorKind};

static ALL: Operation = Operation::new("books.all", Method::GET, "/all").repeatable();

async fn all(fake: &Fake) -> Result<Records<Doc>, Error> {
    fake.session().stream(&ALL, &(), None::<&()>).await
}

/// The records of a body: their titles, and errors in words.
async fn collected(records: &mut Records<Doc>) -> Vec<String> {
    let mut items = Vec::new();
    while let Some(item) = records.next().await {
        items.push(match item {
            Ok(record) => record.value.text("title").unwrap_or_default(),
            Err(error) => error.to_string(),
        });
    }
    assert!(records.next().await.is_none(), "an end is an end");
    items
}

async fn read(body: impl Into<Body>) -> Vec<String> {
    collected(&mut all(&Fake::new([Reply::new(200, body)])).await.unwrap()).await
}

fn in_parts_of(bytes: usize, text: &str) -> Body {
    struct Parts(VecDeque<Bytes>);
    impl Stream for Parts {
        type Item = Result<Bytes, TransportError>;
        fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
            Poll::Ready(self.0.pop_front().map(Ok))
        }
    }
    Body::from_stream(Parts(text.as_bytes().chunks(bytes).map(Bytes::copy_from_slice).collect()))
}

#[tokio::test(start_paused = true)]
async fn records_come_whole_wherever_the_parts_of_a_body_end() {
    let body = "{\"title\":\"Ä\"}\r\n\n  {\"title\":\"b\"} \n{\"title\":\"c\",\"x\":[1]}";
    for size in 1..=body.len() {
        assert_eq!(read(in_parts_of(size, body)).await, ["Ä", "b", "c"], "{size}");
    }
    assert_eq!(read(format!("{body}\n")).await, ["Ä", "b", "c"]);
    assert!(read("").await.is_empty());
    assert!(read("\n\r\n").await.is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_request_says_what_it_takes() {
    let fake = Fake::new([Reply::ok("{}")]);
    let mut records = all(&fake).await.unwrap();
    assert_eq!(fake.headers(0)["accept"], "application/x-ndjson, application/json");
    assert_eq!((records.status(), records.line()), (StatusCode::OK, 0));
    assert!(records.next().await.unwrap().unwrap().notes.is_empty());
    assert_eq!(records.line(), 1);
    assert_eq!(format!("{records:?}"), r#"Records { operation: "books.all", line: 1, .. }"#);
}

#[tokio::test(start_paused = true)]
async fn a_line_that_can_not_be_read_costs_no_other() {
    let body = "{\"title\":\"a\"}\n\n{\"title\n[7]\n\u{feff}x\n{\"title\":\"b\"}\n";
    let items = read(body).await;
    assert_eq!(items[0], "a");
    assert!(
        items[1].starts_with("books.all: the answer could not be read (status 200): line 3: "),
        "{}",
        items[1]
    );
    assert!(items[2].ends_with("line 4: the body: found an array, expected an object"), "{}", items[2]);
    assert!(items[3].contains("line 5: not JSON"), "{}", items[3]);
    assert_eq!(items[4..], ["b"]);
}

#[tokio::test(start_paused = true)]
async fn a_line_may_be_as_long_as_the_bound() {
    let (fits, longer) = (r#"{"title":"abcd"}"#, r#"{"title":"abcde"}"#);
    let body = format!("{fits}\n{longer}\n{fits}\n{longer}");
    for size in [1, 7, body.len()] {
        let fake = Fake::new([Reply::new(200, in_parts_of(size, &body))]);
        let session = fake.builder().max_line_bytes(fits.len()).build().unwrap().session();
        let mut records = session.stream(&ALL, &(), None::<&()>).await.unwrap();
        let items = collected(&mut records).await;
        let too_long = |line| {
            format!("books.all: the answer is too large (status 200): line {line} has more than 16 bytes")
        };
        assert_eq!(items, ["abcd".to_owned(), too_long(2), "abcd".to_owned(), too_long(4)]);
    }
}

#[tokio::test(start_paused = true)]
async fn an_answer_that_breaks_off_is_never_a_silent_end() {
    let cut = "{\"title\":\"a\"}\n{\"title\":\"b";
    let mut records = all(&Fake::new([Reply::new(200, cut)])).await.unwrap();
    let items = collected(&mut records).await;
    assert!(items[1].contains("the answer breaks off in line 2"), "{items:?}");
    assert_eq!((items.len(), records.is_broken()), (2, true));

    let body = broken("{\"title\":\"a\"}\n{\"title\":\"b\"", format!("reset by {KEY}"));
    let mut records = all(&Fake::new([Reply::new(200, body)])).await.unwrap();
    assert_eq!(records.next().await.unwrap().unwrap().value.text("title").unwrap(), "a");
    let error = records.next().await.unwrap().unwrap_err();
    assert_eq!((error.kind(), error.is_retryable()), (ErrorKind::Network, true));
    assert_eq!((error.operation(), error.status()), (Some("books.all"), Some(StatusCode::OK)));
    assert!(everything(&error).contains("reset by ***") && !everything(&error).contains("k3y"));
    assert!(records.next().await.is_none() && records.is_broken());
}

#[tokio::test(start_paused = true)]
async fn an_answer_that_stalls_is_given_up() {
    let slow = in_parts(&["{\"title\":\"a\"}\n", "{\"title\":", "\"b\"}\n"], 25);
    assert_eq!(read(slow).await, ["a", "b"], "each part is in time");
    let slow = in_parts(&["{\"title\":\"a\"}\n", "{\"title\":\"b\"}\n"], 29);
    let fake = Fake::new([Reply::new(200, slow)]);
    let mut records = all(&fake).await.unwrap();
    tokio::time::sleep(Duration::from_secs(100)).await;
    assert_eq!(collected(&mut records).await, ["a", "b"], "a reader may take its time");

    struct Stuck(bool);
    impl Stream for Stuck {
        type Item = Result<Bytes, TransportError>;
        fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
            match std::mem::replace(&mut self.0, true) {
                false => Poll::Ready(Some(Ok(Bytes::from_static(b"{}\n")))),
                true => Poll::Pending,
            }
        }
    }
    let mut records = all(&Fake::new([Reply::new(200, Body::from_stream(Stuck(false)))])).await.unwrap();
    records.next().await.unwrap().unwrap();
    let error = records.next().await.unwrap().unwrap_err();
    assert_eq!(error.to_string(), "books.all: no answer in time (status 200): waited 30s");
    assert!(records.next().await.is_none() && records.is_broken());
}

#[tokio::test(start_paused = true)]
async fn a_call_is_sent_again_before_its_first_record_only() {
    let early = || Reply::new(200, broken("{\"title\":", "wire cut".into()));
    let busy = || Reply::new(503, "");
    let fake = Fake::new([
        busy(),
        Reply::fail(TransportErrorKind::Connect),
        early(),
        Reply::ok("{\"title\":\"a\"}"),
    ]);
    let retry = crate::Retry::default().attempts(4);
    let session = fake.builder().retry(retry).build().unwrap().session();
    let mut records: Records<Doc> = session.stream(&ALL, &(), None::<&()>).await.unwrap();
    assert_eq!((collected(&mut records).await, fake.sent()), (vec!["a".to_owned()], 4));

    let fake = Fake::new([Reply::new(200, broken("{}\n{}\n", "wire cut".into()))]);
    let items = collected(&mut all(&fake).await.unwrap()).await;
    assert_eq!((items.len(), fake.sent()), (3, 1));
    assert_eq!(items[2], "books.all: network failure (status 200): the connection broke");
}

#[tokio::test(start_paused = true)]
async fn a_refusal_is_an_error_as_of_any_call() {
    let fake = Fake::new([Reply::new(403, r#"{"code":"NO","message":"not you"}"#)]);
    let error = all(&fake).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Forbidden);
    assert!(error.api_error().unwrap().has_code("NO"));
    assert_eq!(error.to_string(), "books.all: forbidden (status 403): NO: not you");
}

#[tokio::test(start_paused = true)]
async fn dropping_the_records_drops_the_body() {
    struct Endless(Arc<AtomicBool>);
    impl Drop for Endless {
        fn drop(&mut self) {
            self.0.store(true, Ordering::SeqCst);
        }
    }
    impl Stream for Endless {
        type Item = Result<Bytes, TransportError>;
        fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
            Poll::Ready(Some(Ok(Bytes::from_static(b"{}\n"))))
        }
    }
    let dropped = Arc::new(AtomicBool::new(false));
    let body = Body::from_stream(Endless(dropped.clone()));
    let mut records = all(&Fake::new([Reply::new(200, body)])).await.unwrap();
    records.next().await.unwrap().unwrap();
    assert!(!dropped.load(Ordering::SeqCst));
    drop(records);
    assert!(dropped.load(Ordering::SeqCst));
}

/// The query of a page: two records after an id.
#[derive(Clone, Debug, Default)]
struct Ask {
    last: Option<String>,
    size: Option<i64>,
}

impl Query for Ask {
    fn write(&self, out: &mut QueryWriter) {
        out.optional("last", &self.last);
        out.optional("size", &self.size);
    }

    fn read(_: &mut QueryReader<'_>) -> Option<Self> {
        None
    }
}

impl Validate for Ask {
    fn check(&self, _: &Path<'_>, _: &mut Violations) {}
}

#[derive(Debug)]
struct Books;

impl Feed for Books {
    type Query = Ask;
    type Record = Doc;
    type Id = String;
    const OPERATION: &'static Operation = &ALL;

    fn id(record: &Doc) -> Option<String> {
        record.text("title")
    }

    fn last(query: &Ask) -> Option<&String> {
        query.last.as_ref()
    }

    fn begin_after(query: &mut Ask, id: String) {
        query.last = Some(id);
    }

    fn size(_: &Ask) -> i64 {
        2
    }

    fn state_defaults(ask: &mut Ask) {
        ask.size = Some(Self::size(ask));
    }
}

fn page(titles: &[&str]) -> Reply {
    let lines: String = titles.iter().map(|title| format!("{{\"title\":\"{title}\"}}\n")).collect();
    Reply::new(200, lines)
}

async fn walked(walk: &mut Walk<Books>) -> Vec<String> {
    let mut items = Vec::new();
    while let Some(item) = walk.next().await {
        items.push(match item {
            Ok(record) => record.value.text("title").unwrap_or_default(),
            Err(error) => error.to_string(),
        });
    }
    assert!(walk.next().await.is_none(), "an end is an end");
    items
}

#[tokio::test(start_paused = true)]
async fn a_walk_goes_on_until_a_page_is_not_full() {
    for last in [&["e"][..], &[]] {
        let fake = Fake::new([page(&["a", "b"]), page(&["c", "d"]), page(last)]);
        let mut walk = fake.session().walk::<Books>(Ask::default());
        assert_eq!((fake.sent(), walk.reached()), (0, None));
        let items = walked(&mut walk).await;
        assert_eq!(items, [&["a", "b", "c", "d"], last].concat());
        assert_eq!(walk.reached().map(String::as_str), items.last().map(String::as_str));
        let pages: Vec<_> = (0..fake.sent())
            .map(|at| fake.uri(at).split_once("last=").map(|(_, id)| id[..1].to_owned()))
            .collect();
        assert_eq!(pages, [None, Some("b".to_owned()), Some("d".to_owned())]);
        assert!((0..fake.sent()).all(|at| fake.uri(at).contains("size=2")), "a default is stated");
    }
}

#[tokio::test(start_paused = true)]
async fn a_walk_begins_where_another_ended() {
    let fake = Fake::new([page(&["c"])]);
    let mut walk = fake.session().walk::<Books>(Ask { last: Some("b".into()), size: None });
    assert_eq!(walk.reached().unwrap(), "b");
    assert_eq!(walked(&mut walk).await, ["c"]);
    assert!(fake.uri(0).contains("last=b&"));
}

#[tokio::test(start_paused = true)]
async fn a_walk_that_does_not_move_on_is_an_error() {
    let fake = Fake::new([page(&["a", "b"]), page(&["a", "b"])]);
    let items = walked(&mut fake.session().walk::<Books>(Ask::default())).await;
    assert_eq!(items[..4], ["a", "b", "a", "b"]);
    assert_eq!(items[4], "books.all: unexpected answer: a page ends with the id that it began after");
    assert_eq!(fake.sent(), 2);

    let fake = Fake::new([Reply::ok("{}\n{}\n")]);
    let items = walked(&mut fake.session().walk::<Books>(Ask::default())).await;
    assert!(items[2].contains("no record of a full page has an id"), "{items:?}");
}

#[tokio::test(start_paused = true)]
async fn a_walk_passes_over_a_line_and_ends_with_any_other_error() {
    let fake = Fake::new([Reply::ok("{\"title\":\"a\"}\nx\n"), page(&["b"])]);
    let items = walked(&mut fake.session().walk::<Books>(Ask::default())).await;
    assert!(items.len() == 3 && items[1].contains("line 2: not JSON"), "{items:?}");
    assert!(fake.uri(1).contains("last=a&"));

    for reply in [Reply::new(501, ""), Reply::new(200, broken("{\"title\":\"c\"}\n", "wire cut".into()))] {
        let fake = Fake::new([page(&["a", "b"]), reply]);
        let mut walk = fake.session().walk::<Books>(Ask::default());
        let items = walked(&mut walk).await;
        assert!(items.last().unwrap().contains("fail"), "{items:?}");
        let known = items.iter().rev().nth(1).unwrap();
        assert_eq!(walk.reached(), Some(known));
    }
}

#[tokio::test(start_paused = true)]
async fn walks_and_records_can_go_between_threads() {
    fn movable<T: Send + 'static>(_: &T) {}
    let fake = Fake::default();
    movable(&fake.session().walk::<Books>(Ask::default()));
    movable(&async move { all(&fake).await });
}
