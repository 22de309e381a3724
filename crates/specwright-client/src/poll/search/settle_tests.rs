//! Tests for searches that settle, with paused time.

use super::book_search::{ALL, BookSearch, FIRST, book_search};
use super::*;
use crate::testing::*;

/// Returns a displayable response.
fn some(found: i64, books: &[i64]) -> Reply {
    let body = serde_json::json!({ "id": "s1", "state": "some", "found": found, "books": books });
    Reply::new(200, body.to_string())
}

/// Returns a search that polls once per second.
fn steady(fake: &Script) -> Search<BookSearch> {
    book_search(fake).backoff(Backoff::new(Duration::from_secs(1), Duration::from_secs(1)))
}

#[tokio::test(start_paused = true)]
async fn a_search_settles_without_new_content() {
    // The response at second 2 is the last one with new content; the responses at seconds 3 and 4 have none.
    let fake =
        script([Reply::ok(FIRST), some(2, &[1, 2]), some(3, &[1, 2]), some(3, &[2, 1]), some(3, &[1, 2])]);
    let outcome = steady(&fake).settle(Duration::from_secs(2)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::Settled, Phase::Displayable));
    assert_eq!((outcome.elapsed.as_secs(), outcome.polls, fake.sent()), (4, 5, 5));
    assert!(!outcome.is_complete() && outcome.error.is_none() && outcome.token.is_some());
}

#[tokio::test(start_paused = true)]
async fn new_content_delays_settling() {
    let fake = script([
        some(2, &[1, 2]),
        // Another result on a page of the same length, another total, a shorter page.
        some(2, &[1, 3]),
        some(5, &[1, 3]),
        some(5, &[1]),
        // Nothing new: the result is known.
        some(5, &[2]),
    ]);
    let outcome = steady(&fake).settle(Duration::from_secs(1)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.polls, fake.sent()), (Ending::Settled, 5, 5));
}

#[tokio::test(start_paused = true)]
async fn a_search_that_is_not_displayable_does_not_settle() {
    let fake = script([FIRST, FIRST, FIRST, FIRST, ALL].map(Reply::ok));
    let outcome = steady(&fake).settle(Duration::from_secs(1)).finish().await.unwrap();
    assert_eq!((outcome.ending, fake.sent()), (Ending::Complete, 5));
}

#[tokio::test(start_paused = true)]
async fn a_silent_service_does_not_settle_a_search() {
    let fake = script([some(2, &[1, 2]), Reply::Hang]);
    let search = steady(&fake).settle(Duration::from_secs(1)).deadline(Duration::from_secs(20));
    assert_eq!(search.finish().await.unwrap().ending, Ending::Deadline);
}

#[tokio::test(start_paused = true)]
async fn by_default_a_search_does_not_settle() {
    let answers = (0..30).map(|_| some(2, &[1, 2])).chain([Reply::ok(ALL)]);
    assert_eq!(steady(&script(answers)).finish().await.unwrap().ending, Ending::Complete);
}
