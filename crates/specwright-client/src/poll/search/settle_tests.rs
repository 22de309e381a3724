//! Searches that settle, in paused time.

use super::hunt::{ALL, FIRST, Hunt, hunt};
use super::*;
use crate::testing::*;

/// An answer that can be shown.
fn some(found: i64, books: &[i64]) -> Reply {
    let body = serde_json::json!({ "id": "s1", "state": "some", "found": found, "books": books });
    Reply::new(200, body.to_string())
}

/// Polls once a second.
fn steady(fake: &Fake) -> Search<Hunt> {
    hunt(fake).backoff(Backoff::new(Duration::from_secs(1), Duration::from_secs(1)))
}

#[tokio::test(start_paused = true)]
async fn a_search_settles_when_nothing_new_comes() {
    // The last new answer is that of second 2; those of the seconds 3 and 4 have nothing new.
    let fake =
        Fake::new([Reply::ok(FIRST), some(2, &[1, 2]), some(3, &[1, 2]), some(3, &[2, 1]), some(3, &[1, 2])]);
    let outcome = steady(&fake).settle(Duration::from_secs(2)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.phase()), (Ending::Settled, Phase::Displayable));
    assert_eq!((outcome.elapsed.as_secs(), outcome.polls, fake.sent()), (4, 5, 5));
    assert!(!outcome.is_complete() && outcome.error.is_none() && outcome.token.is_some());
}

#[tokio::test(start_paused = true)]
async fn whatever_is_new_keeps_it_going() {
    let fake = Fake::new([
        some(2, &[1, 2]),
        // Another result on a page that is as long, another total, a shorter page.
        some(2, &[1, 3]),
        some(5, &[1, 3]),
        some(5, &[1]),
        // Nothing: it is known.
        some(5, &[2]),
    ]);
    let outcome = steady(&fake).settle(Duration::from_secs(1)).finish().await.unwrap();
    assert_eq!((outcome.ending, outcome.polls, fake.sent()), (Ending::Settled, 5, 5));
}

#[tokio::test(start_paused = true)]
async fn what_can_not_be_shown_does_not_settle() {
    let fake = Fake::new([FIRST, FIRST, FIRST, FIRST, ALL].map(Reply::ok));
    let outcome = steady(&fake).settle(Duration::from_secs(1)).finish().await.unwrap();
    assert_eq!((outcome.ending, fake.sent()), (Ending::Complete, 5));
}

#[tokio::test(start_paused = true)]
async fn silence_of_the_service_is_no_news_that_nothing_is_new() {
    let fake = Fake::new([some(2, &[1, 2]), Reply::Hang]);
    let search = steady(&fake).settle(Duration::from_secs(1)).deadline(Duration::from_secs(20));
    assert_eq!(search.finish().await.unwrap().ending, Ending::Deadline);
}

#[tokio::test(start_paused = true)]
async fn by_default_a_search_does_not_settle() {
    let answers = (0..30).map(|_| some(2, &[1, 2])).chain([Reply::ok(ALL)]);
    assert_eq!(steady(&Fake::new(answers)).finish().await.unwrap().ending, Ending::Complete);
}
