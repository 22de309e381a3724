//! The reasons for which searches end, and what is left of them then, over a scripted transport in paused time.

use tokio::time::sleep;

use super::hunt::{ALL, FIRST, Hunt, SOME, hunt};
use super::*;
use crate::poll::Setback;
use crate::testing::*;
use crate::{CallOptions, ErrorKind, GiveUp, Retry, TransportErrorKind};

const NONE: &str = r#"{"id": "s1", "state": "all", "found": 0, "books": []}"#;

fn secs(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

#[tokio::test(start_paused = true)]
async fn a_wait_beyond_the_deadline_ends_it_at_once_and_is_told() {
    let refused = || Reply::new(429, "").retry_after("20");
    let fake = Fake::new([Reply::ok(SOME), refused()]);
    let outcome = hunt(&fake).deadline(secs(3)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.elapsed.as_millis(), fake.sent()), (Ending::Deadline, 500, 2));
    let error = outcome.error.unwrap();
    assert_eq!((error.kind(), error.given_up()), (ErrorKind::RateLimited, Some(GiveUp::Deadline)));
    assert_eq!(
        error.to_string(),
        "books.hunt: too many requests (status 429): the body is empty; the service asks for a wait of 20s; \
         not sent again: the deadline would pass before"
    );
    assert!(outcome.last.is_some());
    // Where nothing was found, it is the error.
    let error = hunt(&Fake::new([refused()])).deadline(secs(20)).finish().await.unwrap_err();
    assert_eq!(error.given_up(), Some(GiveUp::Deadline));
    // A second more is enough.
    let fake = Fake::new([refused(), Reply::ok(ALL)]);
    assert!(hunt(&fake).deadline(secs(21)).finish().await.unwrap().is_complete());
}

#[tokio::test(start_paused = true)]
async fn an_answer_without_the_end_may_ask_for_a_wait_too() {
    let pending = || Reply::new(202, "").retry_after("7");
    let fake = Fake::new([pending(), Reply::ok(SOME).retry_after("3"), Reply::ok(ALL)]);
    let outcome = hunt(&fake).finish().await.unwrap();
    assert_eq!((outcome.is_complete(), outcome.elapsed.as_secs()), (true, 10));
    // A shorter one than the backoff changes nothing.
    let fake = Fake::new([Reply::new(202, "").retry_after("0"), Reply::ok(ALL)]);
    assert_eq!(hunt(&fake).finish().await.unwrap().elapsed.as_millis(), 500);
    // One beyond the deadline ends the search at once.
    for (reply, found) in [(pending(), false), (Reply::ok(SOME).retry_after("7"), true)] {
        let fake = Fake::new([reply]);
        let mut search = hunt(&fake).deadline(secs(7));
        if found {
            assert!(search.next().await.unwrap().is_ok());
        }
        let error = search.next().await.unwrap().unwrap_err();
        assert_eq!(
            error.to_string(),
            "books.hunt: no answer in time: the search is not complete; the service asks for a wait of 7s; \
             not sent again: the deadline would pass before"
        );
        assert!(search.next().await.is_none());
        assert_eq!((search.ending(), search.elapsed(), fake.sent()), (Some(Ending::Deadline), secs(0), 1));
        let outcome = search.into_outcome();
        assert_eq!((outcome.last.is_some(), outcome.is_complete()), (found, false));
        assert!(outcome.error.is_some());
    }
}

#[tokio::test(start_paused = true)]
async fn a_deadline_does_not_hide_why_there_is_nothing() {
    let down = || Reply::fail(TransportErrorKind::Connect);
    let fake = Fake::new((0..3).map(|_| down()));
    let outcome = hunt(&fake).deadline(secs(1)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.attempts, outcome.polls), (Ending::Deadline, 3, 0));
    let error = outcome.error.unwrap();
    assert!(error.is_connect() && error.is_unsent(), "{error:?}");
    assert_eq!(error.to_string(), "books.hunt: network failure (3 attempts): could not connect");
    // So it is where an attempt is under way then.
    let fake = Fake::new([down(), Reply::Hang]);
    let mut search = hunt(&fake).deadline(secs(5));
    assert!(crate::future::before(search.next(), sleep(secs(2))).await.is_none());
    assert!(search.error().unwrap().is_connect());
    assert_eq!((search.attempts(), search.ending()), (2, None));
    assert!(search.next().await.is_none());
    assert!(search.into_outcome().error.unwrap().is_connect());
    // And where nothing failed, but no answer came.
    let outcome = hunt(&Fake::new([Reply::Hang])).deadline(secs(5)).finish().await.unwrap();
    let error = outcome.error.unwrap();
    assert_eq!(error.to_string(), "books.hunt: no answer in time: waited 5s");
    assert!(error.may_have_arrived() && !error.is_unsent());
}

#[tokio::test(start_paused = true)]
async fn an_answer_takes_the_place_of_a_failure() {
    let sick = || Reply::new(502, "");
    let fake = Fake::new([Reply::ok(FIRST), sick(), Reply::ok(SOME), sick(), sick(), Reply::ok(ALL)]);
    let outcome = hunt(&fake).finish().await.unwrap();
    assert!(outcome.is_complete() && outcome.error.is_none());
    assert_eq!((outcome.polls, outcome.attempts), (3, 6));
    // One that waits for its turn is none.
    let fake = Fake::new([Reply::ok(FIRST), sick(), Reply::ok(SOME)]);
    let outcome = hunt(&fake).deadline(Duration::from_millis(1100)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.attempts), (Ending::Deadline, 3));
    assert!(outcome.error.is_none());
}

#[tokio::test(start_paused = true)]
async fn what_was_found_is_the_outcome_after_an_error_too() {
    let gone = || Reply::new(400, r#"{"code": "NO_SUCH_HUNT"}"#);
    let outcome = hunt(&Fake::new([Reply::ok(SOME), gone()])).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.is_complete()), (Ending::Failed, false));
    assert_eq!((outcome.last.as_ref().unwrap().count, outcome.attempts), (2, 2));
    let error = outcome.error.unwrap();
    assert!(error.is_search_gone() && !error.may_have_arrived(), "{error:?}");
    // Without results, it is the error.
    assert!(hunt(&Fake::new([Reply::ok(FIRST), gone()])).finish().await.unwrap_err().is_search_gone());
    let other = Reply::new(400, r#"{"code": "BAD_WORD"}"#);
    assert!(!hunt(&Fake::new([other])).finish().await.unwrap_err().is_search_gone());
}

#[tokio::test(start_paused = true)]
async fn results_that_are_taken_back_are_kept_and_told() {
    let fake = Fake::new([FIRST, SOME, FIRST, NONE].map(Reply::ok));
    let outcome = hunt(&fake).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::Complete, Phase::Complete));
    assert!(!outcome.is_complete() && outcome.has_results());
    let earlier = outcome.earlier.as_ref().unwrap();
    assert_eq!((earlier.count, earlier.polls, earlier.setback.is_none()), (2, 2, true));
    assert_eq!(outcome.found().unwrap().text("state").unwrap(), "some");
    assert_eq!(outcome.response().unwrap().text("state").unwrap(), "all");
    let setback = outcome.last.unwrap().setback;
    assert_eq!((setback.phase, setback.total, setback.count), (None, Some(7), Some(2)));

    // What comes back is no loss, and nothing from the beginning is none either.
    let outcome = hunt(&Fake::new([SOME, FIRST, ALL].map(Reply::ok))).finish().await.unwrap();
    assert!(outcome.is_complete() && outcome.earlier.is_none());
    let outcome = hunt(&Fake::new([FIRST, NONE].map(Reply::ok))).finish().await.unwrap();
    assert!(outcome.is_complete() && outcome.earlier.is_none() && !outcome.has_results());
}

#[tokio::test(start_paused = true)]
async fn a_phase_that_goes_back_is_seen() {
    let fewer = r#"{"id": "s1", "state": "begun", "found": 5, "books": [1]}"#;
    let fake =
        Fake::new([SOME, fewer, r#"{"id": "s1", "state": "some", "books": [1, 2]}"#, ALL].map(Reply::ok));
    let mut search = hunt(&fake);
    let mut setbacks = Vec::new();
    while let Some(update) = search.next().await {
        let Setback { phase, total, count, .. } = update.unwrap().setback;
        setbacks.push((phase, total, count));
    }
    let back = (Some(Phase::Displayable), Some(7), Some(2));
    assert_eq!(setbacks, [(None, None, None), back, (None, None, None), (None, None, None)]);
}

#[tokio::test(start_paused = true)]
async fn the_deadline_of_a_session_holds_for_its_searches() {
    let fake = Fake::new([Reply::ok(SOME), Reply::fail(TransportErrorKind::Interrupted), Reply::Hang]);
    let session = fake.session().with(CallOptions::new().within(secs(5)));
    sleep(secs(2)).await;
    let mut search = session.poll::<Hunt>(hunt(&fake).request);
    assert!(search.next().await.unwrap().is_ok());
    assert!(search.next().await.is_none());
    let outcome = search.into_outcome();
    assert_eq!((outcome.ending, outcome.elapsed, outcome.attempts), (Ending::Deadline, secs(3), 3));
    let error = outcome.error.unwrap();
    assert!(error.is_timeout() && error.may_have_arrived());
    assert_eq!(
        error.to_string(),
        "books.hunt: no answer in time (2 attempts): the deadline of 5s for the calls of this session has passed; \
         before that: network failure: the connection broke"
    );
    // The search's own one counts where it is nearer, and nothing is sent after either.
    let fake = Fake::new([Reply::Hang]);
    let session = fake.session().with(CallOptions::new().within(secs(5)).retry(Retry::none()));
    let own = session.poll::<Hunt>(hunt(&fake).request).deadline(secs(4));
    assert_eq!(own.finish().await.unwrap().elapsed, secs(4));
    sleep(secs(2)).await;
    let late = session.poll::<Hunt>(hunt(&fake).request).finish().await.unwrap();
    assert_eq!((late.ending, late.attempts, fake.sent()), (Ending::Deadline, 0, 1));
    assert!(late.error.unwrap().is_unsent());
}
