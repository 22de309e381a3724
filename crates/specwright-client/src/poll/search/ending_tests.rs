//! Tests for the reasons why searches end, and for their outcomes, over a scripted transport with paused time.

use tokio::time::sleep;

use super::book_search::{ALL, BookSearch, FIRST, SOME, book_search};
use super::*;
use crate::testing::*;
use crate::{CallOptions, ErrorKind, GiveUp, Retry, TransportErrorKind};

const NONE: &str = r#"{"id": "s1", "state": "all", "found": 0, "books": []}"#;

fn secs(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

#[tokio::test(start_paused = true)]
async fn a_wait_beyond_the_deadline_ends_the_search_at_once() {
    let refused = || Reply::new(429, "").retry_after("20");
    let fake = script([Reply::ok(SOME), refused()]);
    let outcome = book_search(&fake).deadline(secs(3)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.elapsed.as_millis(), fake.sent()), (Ending::Deadline, 500, 2));
    let error = outcome.error.unwrap();
    assert_eq!((error.kind(), error.given_up()), (ErrorKind::RateLimited, Some(GiveUp::Deadline)));
    assert_eq!(
        error.to_string(),
        "books.search: too many requests (status 429): the body is empty; the service asks to wait 20s; \
         not retried: the deadline would pass first"
    );
    assert!(outcome.last.is_some());
    // If there are no results, the search fails with the error.
    let error = book_search(&script([refused()])).deadline(secs(20)).finish().await.unwrap_err();
    assert_eq!(error.given_up(), Some(GiveUp::Deadline));
    // With one more second, the wait ends before the deadline.
    let fake = script([refused(), Reply::ok(ALL)]);
    assert!(book_search(&fake).deadline(secs(21)).finish().await.unwrap().is_complete());
}

#[tokio::test(start_paused = true)]
async fn an_incomplete_response_may_request_a_wait() {
    let pending = || Reply::new(202, "").retry_after("7");
    let fake = script([pending(), Reply::ok(SOME).retry_after("3"), Reply::ok(ALL)]);
    let outcome = book_search(&fake).finish().await.unwrap();
    assert_eq!((outcome.is_complete(), outcome.elapsed.as_secs()), (true, 10));
    // A wait shorter than the backoff has no effect.
    let fake = script([Reply::new(202, "").retry_after("0"), Reply::ok(ALL)]);
    assert_eq!(book_search(&fake).finish().await.unwrap().elapsed.as_millis(), 500);
    // A wait beyond the deadline ends the search at once.
    for (reply, found) in [(pending(), false), (Reply::ok(SOME).retry_after("7"), true)] {
        let fake = script([reply]);
        let mut search = book_search(&fake).deadline(secs(7));
        if found {
            assert!(search.next().await.unwrap().is_ok());
        }
        let error = search.next().await.unwrap().unwrap_err();
        assert_eq!(
            error.to_string(),
            "books.search: no response in time: the search is not complete; the service asks to wait 7s; \
             not retried: the deadline would pass first"
        );
        assert!(search.next().await.is_none());
        assert_eq!((search.ending(), search.elapsed(), fake.sent()), (Some(Ending::Deadline), secs(0), 1));
        let outcome = search.into_outcome();
        assert_eq!((outcome.last.is_some(), outcome.is_complete()), (found, false));
        assert!(outcome.error.is_some());
    }
}

#[tokio::test(start_paused = true)]
async fn a_deadline_keeps_the_failure_before_it() {
    let down = || Reply::fail(TransportErrorKind::Connect);
    let fake = script((0..3).map(|_| down()));
    let outcome = book_search(&fake).deadline(secs(1)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.attempts, outcome.polls), (Ending::Deadline, 3, 0));
    let error = outcome.error.unwrap();
    assert!(error.is_connect() && error.is_unsent(), "{error:?}");
    assert_eq!(error.to_string(), "books.search: network failure (3 attempts): could not connect");
    // The failure is also reported if an attempt is in flight at the deadline.
    let fake = script([down(), Reply::Hang]);
    let mut search = book_search(&fake).deadline(secs(5));
    assert!(crate::future::before(search.next(), sleep(secs(2))).await.is_none());
    assert!(search.error().unwrap().is_connect());
    assert_eq!((search.attempts(), search.ending()), (2, None));
    assert!(search.next().await.is_none());
    assert!(search.into_outcome().error.unwrap().is_connect());
    // If nothing failed but no response came, the error is a timeout.
    let outcome = book_search(&script([Reply::Hang])).deadline(secs(5)).finish().await.unwrap();
    let error = outcome.error.unwrap();
    assert_eq!(error.to_string(), "books.search: no response in time: waited 5s");
    assert!(error.may_have_arrived() && !error.is_unsent());
}

#[tokio::test(start_paused = true)]
async fn a_response_clears_a_failure() {
    let unavailable = || Reply::new(502, "");
    let fake = script([
        Reply::ok(FIRST),
        unavailable(),
        Reply::ok(SOME),
        unavailable(),
        unavailable(),
        Reply::ok(ALL),
    ]);
    let outcome = book_search(&fake).finish().await.unwrap();
    assert!(outcome.is_complete() && outcome.error.is_none());
    assert_eq!((outcome.polls, outcome.attempts), (3, 6));
    // A poll that has not been sent yet is not a failure.
    let fake = script([Reply::ok(FIRST), unavailable(), Reply::ok(SOME)]);
    let outcome = book_search(&fake).deadline(Duration::from_millis(1100)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.attempts), (Ending::Deadline, 3));
    assert!(outcome.error.is_none());
}

#[tokio::test(start_paused = true)]
async fn results_are_kept_after_an_error() {
    let gone = || Reply::new(400, r#"{"code": "NO_SUCH_SEARCH"}"#);
    let outcome = book_search(&script([Reply::ok(SOME), gone()])).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.is_complete()), (Ending::Failed, false));
    assert_eq!((outcome.last.as_ref().unwrap().count, outcome.attempts), (2, 2));
    let error = outcome.error.unwrap();
    assert!(error.is_search_gone() && !error.may_have_arrived(), "{error:?}");
    // If there are no results, the search fails with the error.
    assert!(book_search(&script([Reply::ok(FIRST), gone()])).finish().await.unwrap_err().is_search_gone());
    let other = Reply::new(400, r#"{"code": "BAD_WORD"}"#);
    assert!(!book_search(&script([other])).finish().await.unwrap_err().is_search_gone());
}

#[tokio::test(start_paused = true)]
async fn withdrawn_results_are_kept_and_reported() {
    let fake = script([FIRST, SOME, FIRST, NONE].map(Reply::ok));
    let outcome = book_search(&fake).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::Complete, Phase::Complete));
    assert!(!outcome.is_complete() && outcome.has_results());
    let earlier = outcome.earlier.as_ref().unwrap();
    assert_eq!((earlier.count, earlier.polls), (2, 2));
    assert_eq!(outcome.found().unwrap().text("state").unwrap(), "some");
    assert_eq!(outcome.response().unwrap().text("state").unwrap(), "all");

    // Results that reappear are not lost, and a search that never had results is complete.
    let outcome = book_search(&script([SOME, FIRST, ALL].map(Reply::ok))).finish().await.unwrap();
    assert!(outcome.is_complete() && outcome.earlier.is_none());
    let outcome = book_search(&script([FIRST, NONE].map(Reply::ok))).finish().await.unwrap();
    assert!(outcome.is_complete() && outcome.earlier.is_none() && !outcome.has_results());
}

#[tokio::test(start_paused = true)]
async fn the_session_deadline_applies_to_its_searches() {
    let fake = script([Reply::ok(SOME), Reply::fail(TransportErrorKind::Interrupted), Reply::Hang]);
    let session = fake.session().with(CallOptions::new().within(secs(5)));
    sleep(secs(2)).await;
    let mut search = session.poll::<BookSearch>(book_search(&fake).request);
    assert!(search.next().await.unwrap().is_ok());
    assert!(search.next().await.is_none());
    let outcome = search.into_outcome();
    assert_eq!((outcome.ending, outcome.elapsed, outcome.attempts), (Ending::Deadline, secs(3), 3));
    let error = outcome.error.unwrap();
    assert!(error.is_timeout() && error.may_have_arrived());
    assert_eq!(
        error.to_string(),
        "books.search: no response in time (2 attempts): the deadline of 5s for the calls of this session has passed; \
         before that: network failure: the connection broke"
    );
    // The search's own deadline applies if it is earlier, and nothing is sent after either deadline.
    let fake = script([Reply::Hang]);
    let session = fake.session().with(CallOptions::new().within(secs(5)).retry(Retry::none()));
    let own = session.poll::<BookSearch>(book_search(&fake).request).deadline(secs(4));
    assert_eq!(own.finish().await.unwrap().elapsed, secs(4));
    sleep(secs(2)).await;
    let late = session.poll::<BookSearch>(book_search(&fake).request).finish().await.unwrap();
    assert_eq!((late.ending, late.attempts, fake.sent()), (Ending::Deadline, 0, 1));
    assert!(late.error.unwrap().is_unsent());
}

#[tokio::test(start_paused = true)]
async fn unsendable_carried_values_are_faults_of_the_service() {
    let first = format!(r#"{{"id": "s1", "shelf": "{}", "state": "begun"}}"#, "4".repeat(1 << 20));
    let fake = script([Reply::ok(first)]);
    let mut search = book_search(&fake);
    assert_eq!(search.next().await.unwrap().unwrap().phase, Phase::Partial);
    let error = search.next().await.unwrap().unwrap_err();
    assert_eq!((error.kind(), error.status_for_caller().as_u16()), (ErrorKind::Unexpected, 502));
    assert!(error.to_string().len() < 200 && error.to_string().contains("too long"), "{error}");
}
