//! Searches over a scripted transport, in paused time.

use std::future::Future;
use std::pin::pin;

use tokio::time::{Instant, sleep};

use super::hunt::{ALL, FIRST, Hunt, SOME, hunt};
use super::*;
use crate::future::before;
use crate::poll::NotCarried;
use crate::testing::*;
use crate::{ErrorKind, Operation, TransportErrorKind};

fn seconds(time: Duration) -> f64 {
    time.as_secs_f64()
}

#[tokio::test(start_paused = true)]
async fn a_search_is_polled_until_it_is_complete() {
    let fake = Fake::new([FIRST, SOME, SOME, ALL].map(Reply::ok));
    let mut search = hunt(&fake);
    assert_eq!(fake.sent(), 0, "nothing is sent before it is asked for");
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
        assert!(fake.uri(poll).contains("/hunt?shelf=4&reader=reader%201&apiKey="), "{}", fake.uri(poll));
    }
}

#[tokio::test(start_paused = true)]
async fn a_key_in_an_answer_is_in_no_debug_text() {
    let echo = |state: &str| Doc(serde_json::json!({ "id": KEY, "state": state, "books": [KEY] }));
    let fake = Fake::new(["some", "all"].map(|state| Reply::json(&echo(state)).header("x-echo", KEY)));
    let mut search = hunt(&fake);
    let update = search.next().await.unwrap().unwrap();
    let mut said = format!("{update:?} {:?} {search:?}", search.token());
    let outcome = search.finish().await.unwrap();
    assert_eq!(outcome.response().unwrap().text("id").unwrap(), KEY);
    said += &format!("{outcome:#?}");
    for part in ["Displayable", "Complete", "Token", "polls: 2"] {
        assert!(said.contains(part), "{part} not in {said}");
    }
    assert!(!said.contains("k3y"), "{said}");
}

#[tokio::test(start_paused = true)]
async fn a_first_answer_that_is_complete_ends_it_at_once() {
    let fake = Fake::new([Reply::ok(ALL)]);
    let started = Instant::now();
    let outcome = hunt(&fake).finish().await.unwrap();
    assert!(outcome.is_complete());
    assert_eq!((outcome.ending, outcome.polls), (Ending::Complete, 1));
    assert_eq!((started.elapsed(), fake.sent()), (Duration::ZERO, 1));
    assert_eq!(outcome.response().unwrap().text("state").unwrap(), "all");
}

#[tokio::test(start_paused = true)]
async fn an_answer_that_is_pending_is_waited_for_and_not_read() {
    let fake = Fake::new([Reply::new(202, ""), Reply::new(202, "not JSON"), Reply::ok(ALL)]);
    let mut search = hunt(&fake);
    let update = search.next().await.unwrap().unwrap();
    assert_eq!((update.phase, update.polls, fake.sent()), (Phase::Complete, 3, 3));
    // If only pending answers come, the deadline ends it with nothing found.
    let fake = Fake::new((0..9).map(|_| Reply::new(202, "")));
    let outcome = hunt(&fake).deadline(Duration::from_secs(3)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.response()), (Ending::Deadline, None));
}

#[tokio::test(start_paused = true)]
async fn it_ends_at_the_phase_that_was_asked_for() {
    let fake = Fake::new([FIRST, SOME].map(Reply::ok));
    let outcome = hunt(&fake).until(Phase::Displayable).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::ReachedPhase, Phase::Displayable));
    assert!(!outcome.is_complete());
    // A later phase will do, and is reported as itself.
    let fake = Fake::new([FIRST, ALL].map(Reply::ok));
    let outcome = hunt(&fake).until(Phase::Displayable).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::Complete, Phase::Complete));
}

#[tokio::test(start_paused = true)]
async fn a_deadline_gives_what_was_found_and_says_so() {
    let fake = Fake::new([FIRST, SOME, SOME, SOME, SOME].map(Reply::ok));
    let started = Instant::now();
    let outcome = hunt(&fake).deadline(Duration::from_secs(5)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::Deadline, Phase::Displayable));
    assert!(!outcome.is_complete());
    assert_eq!(outcome.response().unwrap().text("state").unwrap(), "some");
    assert_eq!((started.elapsed().as_secs(), outcome.elapsed.as_secs(), fake.sent()), (5, 5, 5));
}

#[tokio::test(start_paused = true)]
async fn a_deadline_cuts_a_call_under_way() {
    let fake = Fake::new([Reply::ok(SOME), Reply::Hang]);
    let outcome = hunt(&fake).deadline(Duration::from_secs(3)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.polls, fake.under_way()), (Ending::Deadline, 1, 0));
    assert_eq!(outcome.elapsed.as_secs(), 3);

    let fake = Fake::new([Reply::Hang]);
    let outcome = hunt(&fake).deadline(Duration::from_secs(3)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::Deadline, Phase::Partial));
    assert!(outcome.response().is_none() && outcome.token.is_none());
}

#[tokio::test(start_paused = true)]
async fn a_deadline_holds_for_a_caller_who_is_slow() {
    let fake = Fake::new([FIRST, SOME].map(Reply::ok));
    let mut search = hunt(&fake).deadline(Duration::from_secs(3));
    search.next().await.unwrap().unwrap();
    // The wait between polls has passed meanwhile.
    sleep(Duration::from_secs(2)).await;
    let update = search.next().await.unwrap().unwrap();
    assert_eq!(seconds(update.elapsed), 2.0);
    sleep(Duration::from_secs(2)).await;
    assert!(search.next().await.is_none());
    assert_eq!((search.ending(), fake.sent()), (Some(Ending::Deadline), 2));
}

#[tokio::test(start_paused = true)]
async fn without_a_deadline_there_is_one_all_the_same() {
    let endless = (0..60).map(|_| Reply::ok(r#"{"id": "s1", "state": "who knows"}"#));
    let outcome = hunt(&Fake::new(endless)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::Deadline, Phase::Partial));
    assert_eq!(outcome.elapsed, Search::<Hunt>::DEFAULT_DEADLINE);
}

#[tokio::test(start_paused = true)]
async fn a_deadline_may_be_as_far_or_as_near_as_can_be() {
    let fake = Fake::new([FIRST, ALL].map(Reply::ok));
    assert!(hunt(&fake).deadline(Duration::MAX).finish().await.unwrap().is_complete());
    let fake = Fake::default();
    let outcome = hunt(&fake).deadline(Duration::ZERO).finish().await.unwrap();
    assert_eq!((outcome.ending, fake.sent()), (Ending::Deadline, 0));
}

#[tokio::test(start_paused = true)]
async fn a_status_that_is_not_known_is_not_final() {
    let fake = Fake::new([r#"{"id": "s1", "state": "finished?"}"#, r#"{"id": "s1"}"#, ALL].map(Reply::ok));
    assert!(hunt(&fake).finish().await.unwrap().is_complete());
    assert_eq!(fake.sent(), 3);
}

#[tokio::test(start_paused = true)]
async fn what_is_missing_is_polled_without() {
    let fake = Fake::new([r#"{"id": "s1"}"#, ALL].map(Reply::ok));
    hunt(&fake).finish().await.unwrap();
    assert!(!fake.uri(1).contains("shelf"));
    // A missing part that is essential ends the search, and the results so far stay.
    let fake = Fake::new([Reply::ok(r#"{"state": "some"}"#)]);
    let mut search = hunt(&fake);
    search.next().await.unwrap().unwrap();
    let error = search.next().await.unwrap().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unexpected);
    assert_eq!(
        error.to_string(),
        "books.hunt: unexpected answer: it has no \"id\", without which the search can't be polled"
    );
    assert_eq!((search.last().unwrap().phase, search.token()), (Phase::Displayable, None));
}

#[tokio::test(start_paused = true)]
async fn a_failure_that_passes_does_not_end_it() {
    let fake = Fake::new([
        Reply::ok(FIRST),
        Reply::fail(TransportErrorKind::Interrupted),
        Reply::new(502, ""),
        Reply::ok(SOME),
        Reply::ok(r#"{"id": "#),
        Reply::new(503, "").retry_after("2"),
        Reply::Hang,
        Reply::ok(ALL),
    ]);
    let outcome = hunt(&fake).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.polls, fake.sent()), (Ending::Complete, 3, 8));
}

#[tokio::test(start_paused = true)]
async fn a_final_error_ends_it_and_what_was_found_stays() {
    let fake = Fake::new([Reply::ok(SOME), Reply::new(400, r#"{"code": "NO_SUCH_HUNT"}"#)]);
    let mut search = hunt(&fake);
    assert!(search.next().await.unwrap().is_ok());
    let error = search.next().await.unwrap().unwrap_err();
    assert_eq!(error.to_string(), "books.hunt: the request was refused (status 400): NO_SUCH_HUNT");
    assert!(search.next().await.is_none());
    assert_eq!(search.last().unwrap().count, 2);
    let outcome = search.into_outcome();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::Failed, Phase::Displayable));
    assert_eq!(outcome.error.unwrap().to_string(), error.to_string());
    assert!(outcome.last.is_some() && outcome.token.is_some());
}

#[tokio::test(start_paused = true)]
async fn a_start_that_may_have_arrived_is_not_sent_again() {
    let fake = Fake::new([Reply::fail(TransportErrorKind::Interrupted)]);
    assert_eq!(hunt(&fake).finish().await.unwrap_err().kind(), ErrorKind::Network);
    assert_eq!(fake.sent(), 1);
    for status in [408, 425, 429, 500, 502, 503, 504, 520, 524, 529] {
        let fake = Fake::new([Reply::new(status, "")]);
        let error = hunt(&fake).finish().await.unwrap_err();
        assert!(error.may_have_arrived() && error.is_retryable(), "{error}");
        // A poll of a running search is sent again, whatever became of it.
        let fake = Fake::new([Reply::ok(FIRST), Reply::new(status, ""), Reply::ok(ALL)]);
        assert!(hunt(&fake).finish().await.unwrap().is_complete());
    }
    // These were certainly not accepted.
    let turned_away = [429, 503].map(|status| Reply::new(status, "").retry_after("1"));
    for reply in turned_away.into_iter().chain([Reply::fail(TransportErrorKind::Connect)]) {
        let fake = Fake::new([reply, Reply::ok(ALL)]);
        assert!(hunt(&fake).finish().await.unwrap().is_complete());
    }
}

#[tokio::test(start_paused = true)]
async fn failures_that_do_not_pass_end_it_after_all() {
    let down = (0..4).map(|_| Reply::fail(TransportErrorKind::Connect));
    let fake = Fake::new([Reply::ok(SOME)].into_iter().chain(down));
    let mut search = hunt(&fake);
    assert!(search.next().await.unwrap().is_ok());
    let error = search.next().await.unwrap().unwrap_err();
    assert_eq!((error.attempts(), search.ending()), (4, Some(Ending::Failed)));
    assert_eq!((search.attempts(), search.error().unwrap().attempts()), (5, 4));
}

#[tokio::test(start_paused = true)]
async fn a_request_that_is_not_valid_is_not_sent() {
    let fake = Fake::default();
    let mut search = fake.session().poll::<Hunt>(Doc(serde_json::json!({ "word": "bad" })));
    let error = search.next().await.unwrap().unwrap_err();
    assert_eq!((error.kind(), error.violations().len()), (ErrorKind::InvalidRequest, 1));
    assert_eq!((search.ending(), fake.sent(), search.attempts()), (Some(Ending::Failed), 0, 0));
}

#[tokio::test(start_paused = true)]
async fn it_goes_on_elsewhere() {
    let fake = Fake::new([Reply::ok(FIRST)]);
    let mut search = hunt(&fake);
    assert!(search.token().is_none());
    search.next().await.unwrap().unwrap();
    let text = search.token().unwrap().to_string();

    let elsewhere = Fake::new([SOME, ALL].map(Reply::ok));
    let token: Token = text.parse().unwrap();
    assert_eq!(token.operation(), "books.hunt");
    let outcome = elsewhere.session().resume::<Hunt>(token).unwrap().finish().await.unwrap();
    assert!(outcome.is_complete());
    assert_eq!(elsewhere.body(0), r#"{"id":"s1","order":"asc"}"#);
    assert!(elsewhere.uri(0).contains("/hunt?shelf=4&reader="));
    assert_eq!(outcome.elapsed.as_millis(), 500, "the first poll is not waited for");
}

#[tokio::test(start_paused = true)]
async fn a_token_of_another_search_is_refused() {
    struct Other;
    impl Protocol for Other {
        type Request = Doc;
        type Query = Pairs;
        type Body = Doc;
        type Response = Doc;
        const OPERATION: &'static Operation = &LEND;
        const RESULTS: &'static str = Hunt::RESULTS;
        fn first(request: &Doc) -> (Pairs, Option<Doc>) {
            Hunt::first(request)
        }
        fn phase(response: &Doc) -> Phase {
            Hunt::phase(response)
        }
        fn carry(response: &Doc, carried: &mut Carried) {
            Hunt::carry(response, carried);
        }
        fn next(carried: &Carried, request: &Doc) -> Result<(Pairs, Option<Doc>), NotCarried> {
            Hunt::next(carried, request)
        }
        fn total(response: &Doc) -> Option<i64> {
            Hunt::total(response)
        }
        fn count(response: &Doc) -> usize {
            Hunt::count(response)
        }
    }
    let fake = Fake::new([Reply::ok(FIRST)]);
    let mut search = hunt(&fake);
    search.next().await.unwrap().unwrap();
    let error = fake.session().resume::<Other>(search.token().unwrap()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::InvalidToken);
    assert_eq!(
        error.to_string(),
        "invalid resume token: found one of \"books.hunt\", expected one of \"books.lend\""
    );
}

#[tokio::test(start_paused = true)]
async fn dropping_gives_up_the_call_under_way() {
    let fake = Fake::new([Reply::Hang]);
    let mut search = hunt(&fake);
    assert!(before(search.next(), sleep(Duration::from_secs(1))).await.is_none());
    assert_eq!(fake.under_way(), 1);
    drop(search);
    assert_eq!(fake.under_way(), 0);
    // So does dropping the future of `finish`.
    let fake = Fake::new([Reply::Hang]);
    assert!(before(hunt(&fake).finish(), sleep(Duration::from_secs(1))).await.is_none());
    assert_eq!(fake.under_way(), 0);
}

#[tokio::test(start_paused = true)]
async fn an_update_is_not_lost_with_the_future_that_waited_for_it() {
    let fake = Fake::new([Reply::ok(SOME).after(5)]);
    let mut search = hunt(&fake);
    for _ in 0..4 {
        assert!(before(search.next(), sleep(Duration::from_secs(1))).await.is_none());
    }
    assert_eq!(seconds(search.next().await.unwrap().unwrap().elapsed), 5.0);
    assert_eq!(fake.sent(), 1);
}

#[tokio::test(start_paused = true)]
async fn it_is_a_stream_that_can_go_between_threads() {
    async fn drain<S: Stream<Item = Result<Arc<Update<Doc>>, Error>> + Send>(stream: S) -> usize {
        let mut stream = pin!(stream);
        let mut count = 0;
        while let Some(update) = poll_fn(|cx| stream.as_mut().poll_next(cx)).await {
            update.unwrap();
            count += 1;
        }
        count
    }
    fn send(_: &(impl Future + Send)) {}
    let fake = Fake::new([FIRST, ALL].map(Reply::ok));
    assert_eq!(drain(hunt(&fake)).await, 2);
    send(&hunt(&fake).finish());
}

#[tokio::test(start_paused = true)]
async fn the_key_is_in_neither_token_nor_debug_text() {
    let fake = Fake::new([Reply::ok(FIRST)]);
    let mut search = hunt(&fake);
    search.next().await.unwrap().unwrap();
    let text = format!("{search:?} {:?} {}", search.token(), search.token().unwrap());
    assert!(!text.contains("k3y") && text.contains("books.hunt"), "{text}");
}
