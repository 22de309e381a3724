//! Tests for searches over a scripted transport, with paused time.

use futures_util::TryStreamExt as _;
use tokio::time::{Instant, sleep};

use super::book_search::{ALL, BookSearch, FIRST, SOME, book_search};
use super::*;
use crate::future::before;
use crate::testing::*;
use crate::{ErrorKind, TransportErrorKind};

fn seconds(time: Duration) -> f64 {
    time.as_secs_f64()
}

#[tokio::test(start_paused = true)]
async fn a_search_is_polled_until_it_is_complete() {
    let fake = script([FIRST, SOME, SOME, ALL].map(Reply::ok));
    let mut search = book_search(&fake);
    assert_eq!(fake.sent(), 0, "expected nothing to be sent before the first update is requested");
    let mut seen = Vec::new();
    while let Some(update) = search.next().await {
        let update = update.unwrap();
        seen.push((update.phase, update.count, update.total, update.polls, seconds(update.elapsed)));
    }
    assert_eq!(
        seen,
        [
            (Phase::Partial, 0, None, 1, 0.0),
            (Phase::Displayable, 2, Some(7), 2, 0.5),
            (Phase::Displayable, 2, Some(7), 3, 1.25),
            (Phase::Complete, 3, Some(9), 4, 2.375),
        ]
    );
    assert_eq!(search.ending(), Some(Ending::Complete));
    assert!(search.next().await.is_none());

    assert_eq!(fake.body(0), r#"{"order":"asc","word":"x"}"#);
    assert!(!fake.uri(0).contains("shelf="));
    for poll in 1..4 {
        assert_eq!(fake.body(poll), r#"{"id":"s1","order":"asc"}"#);
        assert!(fake.uri(poll).contains("/search?shelf=4&reader=reader%201&apiKey="), "{}", fake.uri(poll));
    }
}

#[tokio::test(start_paused = true)]
async fn updates_keep_their_bodies_on_request() {
    let fake = script([SOME, ALL].map(Reply::ok));
    let session = fake.session().with(crate::CallOptions::new().keep_bodies());
    let mut search = session.poll::<BookSearch>(book_search(&fake).request().clone());
    for body in [SOME, ALL] {
        assert_eq!(search.next().await.unwrap().unwrap().body, body);
    }
    let other = script([Reply::ok(ALL)]);
    assert!(book_search(&other).next().await.unwrap().unwrap().body.is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_key_in_a_response_is_in_no_debug_text() {
    let echo = |state: &str| Doc(serde_json::json!({ "id": KEY, "state": state, "books": [KEY] }));
    let fake = script(["some", "all"].map(|state| Reply::json(&echo(state)).header("x-echo", KEY)));
    let mut search = book_search(&fake);
    let update = search.next().await.unwrap().unwrap();
    let mut debug_output = format!("{update:?} {:?} {search:?}", search.token());
    let outcome = search.finish().await.unwrap();
    assert_eq!(outcome.response().unwrap().text("id").unwrap(), KEY);
    debug_output += &format!("{outcome:#?}");
    for part in ["Displayable", "Complete", "Token", "polls: 2"] {
        assert!(debug_output.contains(part), "{part} not in {debug_output}");
    }
    assert!(!debug_output.contains("k3y"), "{debug_output}");
}

#[tokio::test(start_paused = true)]
async fn a_complete_first_response_ends_the_search() {
    let fake = script([Reply::ok(ALL)]);
    let started = Instant::now();
    let outcome = book_search(&fake).finish().await.unwrap();
    assert!(outcome.is_complete());
    assert_eq!((outcome.ending, outcome.polls), (Ending::Complete, 1));
    assert_eq!((started.elapsed(), fake.sent()), (Duration::ZERO, 1));
    assert_eq!(outcome.response().unwrap().text("state").unwrap(), "all");
}

#[tokio::test(start_paused = true)]
async fn a_pending_response_is_not_decoded() {
    let fake = script([Reply::new(202, ""), Reply::new(202, "not JSON"), Reply::ok(ALL)]);
    let mut search = book_search(&fake);
    let update = search.next().await.unwrap().unwrap();
    assert_eq!((update.phase, update.polls, fake.sent()), (Phase::Complete, 3, 3));
    // If only pending responses arrive, the search ends at its deadline without results.
    let fake = script((0..9).map(|_| Reply::new(202, "")));
    let outcome = book_search(&fake).deadline(Duration::from_secs(3)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.response()), (Ending::Deadline, None));
}

#[tokio::test(start_paused = true)]
async fn a_search_ends_at_the_requested_phase() {
    let fake = script([FIRST, SOME].map(Reply::ok));
    let outcome = book_search(&fake).until(Phase::Displayable).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::ReachedPhase, Phase::Displayable));
    assert!(!outcome.is_complete());
    // A later phase also ends the search, and is reported as the later phase.
    let fake = script([FIRST, ALL].map(Reply::ok));
    let outcome = book_search(&fake).until(Phase::Displayable).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::Complete, Phase::Complete));
}

#[tokio::test(start_paused = true)]
async fn a_deadline_returns_partial_results() {
    let fake = script([FIRST, SOME, SOME, SOME, SOME].map(Reply::ok));
    let started = Instant::now();
    let outcome = book_search(&fake).deadline(Duration::from_secs(5)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::Deadline, Phase::Displayable));
    assert!(!outcome.is_complete());
    assert_eq!(outcome.response().unwrap().text("state").unwrap(), "some");
    assert_eq!((started.elapsed().as_secs(), outcome.elapsed.as_secs(), fake.sent()), (5, 5, 5));
}

#[tokio::test(start_paused = true)]
async fn a_deadline_cancels_a_call_in_flight() {
    let fake = script([Reply::ok(SOME), Reply::Hang]);
    let outcome = book_search(&fake).deadline(Duration::from_secs(3)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.polls, fake.in_flight()), (Ending::Deadline, 1, 0));
    assert_eq!(outcome.elapsed.as_secs(), 3);

    let fake = script([Reply::Hang]);
    let outcome = book_search(&fake).deadline(Duration::from_secs(3)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::Deadline, Phase::Partial));
    assert!(outcome.response().is_none() && outcome.token.is_none());
}

#[tokio::test(start_paused = true)]
async fn a_deadline_applies_to_a_slow_caller() {
    let fake = script([FIRST, SOME].map(Reply::ok));
    let mut search = book_search(&fake).deadline(Duration::from_secs(3));
    search.next().await.unwrap().unwrap();
    // Meanwhile, the wait between polls has passed.
    sleep(Duration::from_secs(2)).await;
    let update = search.next().await.unwrap().unwrap();
    assert_eq!(seconds(update.elapsed), 2.0);
    sleep(Duration::from_secs(2)).await;
    assert!(search.next().await.is_none());
    assert_eq!((search.ending(), fake.sent()), (Some(Ending::Deadline), 2));
}

#[tokio::test(start_paused = true)]
async fn the_default_deadline_applies() {
    let endless = (0..60).map(|_| Reply::ok(r#"{"id": "s1", "state": "who knows"}"#));
    let outcome = book_search(&script(endless)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::Deadline, Phase::Partial));
    assert_eq!(outcome.elapsed, Search::<BookSearch>::DEFAULT_DEADLINE);
}

#[tokio::test(start_paused = true)]
async fn a_deadline_may_be_zero_or_unlimited() {
    let fake = script([FIRST, ALL].map(Reply::ok));
    assert!(book_search(&fake).deadline(Duration::MAX).finish().await.unwrap().is_complete());
    let fake = script([]);
    let outcome = book_search(&fake).deadline(Duration::ZERO).finish().await.unwrap();
    assert_eq!((outcome.ending, fake.sent()), (Ending::Deadline, 0));
}

#[tokio::test(start_paused = true)]
async fn optional_values_may_be_missing_in_polls() {
    let fake = script([r#"{"id": "s1"}"#, ALL].map(Reply::ok));
    book_search(&fake).finish().await.unwrap();
    assert!(!fake.uri(1).contains("shelf"));
    // If a required value is missing, the search ends, and the results so far are kept.
    let fake = script([Reply::ok(r#"{"state": "some"}"#)]);
    let mut search = book_search(&fake);
    search.next().await.unwrap().unwrap();
    let error = search.next().await.unwrap().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unexpected);
    assert_eq!(
        error.to_string(),
        "books.search: unexpected response: it has no \"id\", which is required to poll the search"
    );
    assert_eq!((search.last().unwrap().phase, search.token()), (Phase::Displayable, None));
}

#[tokio::test(start_paused = true)]
async fn a_transient_failure_does_not_end_a_search() {
    let fake = script([
        Reply::ok(FIRST),
        Reply::fail(TransportErrorKind::Interrupted),
        Reply::new(502, ""),
        Reply::ok(SOME),
        Reply::ok(r#"{"id": "#),
        Reply::new(503, "").retry_after("2"),
        Reply::Hang,
        Reply::ok(ALL),
    ]);
    let outcome = book_search(&fake).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.polls, fake.sent()), (Ending::Complete, 3, 8));
}

#[tokio::test(start_paused = true)]
async fn a_start_that_may_have_arrived_is_not_sent_again() {
    let fake = script([Reply::fail(TransportErrorKind::Interrupted)]);
    assert_eq!(book_search(&fake).finish().await.unwrap_err().kind(), ErrorKind::Network);
    assert_eq!(fake.sent(), 1);
    for status in [408, 425, 429, 500, 502, 503, 504, 520, 524, 529] {
        let fake = script([Reply::new(status, "")]);
        let error = book_search(&fake).finish().await.unwrap_err();
        assert!(error.may_have_arrived() && error.is_retryable(), "{error}");
        // A poll of a running search is retried, even if the service may have carried it out.
        let fake = script([Reply::ok(FIRST), Reply::new(status, ""), Reply::ok(ALL)]);
        assert!(book_search(&fake).finish().await.unwrap().is_complete());
    }
    // The service has not accepted these requests.
    let turned_away = [429, 503].map(|status| Reply::new(status, "").retry_after("1"));
    for reply in turned_away.into_iter().chain([Reply::fail(TransportErrorKind::Connect)]) {
        let fake = script([reply, Reply::ok(ALL)]);
        assert!(book_search(&fake).finish().await.unwrap().is_complete());
    }
}

#[tokio::test(start_paused = true)]
async fn lasting_failures_end_a_search() {
    let down = (0..4).map(|_| Reply::fail(TransportErrorKind::Connect));
    let fake = script([Reply::ok(SOME)].into_iter().chain(down));
    let mut search = book_search(&fake);
    assert!(search.next().await.unwrap().is_ok());
    let error = search.next().await.unwrap().unwrap_err();
    assert_eq!((error.attempts(), search.ending()), (4, Some(Ending::Failed)));
    assert_eq!((search.attempts(), search.error().unwrap().attempts()), (5, 4));
}

#[tokio::test(start_paused = true)]
async fn an_invalid_request_is_not_sent() {
    let fake = script([]);
    let mut search = fake.session().poll::<BookSearch>(Doc(serde_json::json!({ "word": "bad" })));
    let error = search.next().await.unwrap().unwrap_err();
    assert_eq!((error.kind(), error.violations().len()), (ErrorKind::InvalidRequest, 1));
    assert_eq!((search.ending(), fake.sent(), search.attempts()), (Some(Ending::Failed), 0, 0));
}

#[tokio::test(start_paused = true)]
async fn a_search_is_resumed_by_token() {
    let fake = script([Reply::ok(FIRST)]);
    let mut search = book_search(&fake);
    assert!(search.token().is_none());
    search.next().await.unwrap().unwrap();
    let text = search.token().unwrap().to_string();

    let elsewhere = script([SOME, ALL].map(Reply::ok));
    let token: Token = text.parse().unwrap();
    assert_eq!(token.operation(), "books.search");
    let outcome = elsewhere.session().resume::<BookSearch>(token).unwrap().finish().await.unwrap();
    assert!(outcome.is_complete());
    assert_eq!(elsewhere.body(0), r#"{"id":"s1","order":"asc"}"#);
    assert!(elsewhere.uri(0).contains("/search?shelf=4&reader="));
    assert_eq!(outcome.elapsed.as_millis(), 500, "expected no delay before the first poll");
}

#[test]
fn a_token_of_another_search_is_rejected() {
    let token = Token::of_job(&LEND, Vec::new());
    let error = script([]).session().resume::<BookSearch>(token).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::InvalidToken);
    assert_eq!(
        error.to_string(),
        "invalid resume token: found a token for \"books.lend\", expected a token for \"books.search\""
    );
}

#[tokio::test(start_paused = true)]
async fn dropping_a_search_cancels_its_call() {
    let fake = script([Reply::Hang]);
    let mut search = book_search(&fake);
    assert!(before(search.next(), sleep(Duration::from_secs(1))).await.is_none());
    assert_eq!(fake.in_flight(), 1);
    drop(search);
    assert_eq!(fake.in_flight(), 0);
    // Dropping the future of `finish` also cancels the call.
    let fake = script([Reply::Hang]);
    assert!(before(book_search(&fake).finish(), sleep(Duration::from_secs(1))).await.is_none());
    assert_eq!(fake.in_flight(), 0);
}

#[tokio::test(start_paused = true)]
async fn dropping_a_future_loses_no_update() {
    let fake = script([Reply::ok(SOME).after(5)]);
    let mut search = book_search(&fake);
    for _ in 0..4 {
        assert!(before(search.next(), sleep(Duration::from_secs(1))).await.is_none());
    }
    assert_eq!(seconds(search.next().await.unwrap().unwrap().elapsed), 5.0);
    assert_eq!(fake.sent(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_search_is_a_stream_and_send() {
    fn send(_: &(impl Future + Send)) {}
    let fake = script([FIRST, ALL].map(Reply::ok));
    let updates = book_search(&fake).try_collect::<Vec<_>>();
    send(&updates);
    assert_eq!(updates.await.unwrap().len(), 2);
    send(&book_search(&fake).finish());
}

#[tokio::test(start_paused = true)]
async fn the_key_is_in_neither_token_nor_debug_text() {
    let fake = script([Reply::ok(FIRST)]);
    let mut search = book_search(&fake);
    search.next().await.unwrap().unwrap();
    let text = format!("{search:?} {:?} {}", search.token(), search.token().unwrap());
    assert!(!text.contains("k3y") && text.contains("books.search"), "{text}");
}
