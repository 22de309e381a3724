//! Tests for budgets over a scripted transport, with paused time.

use tokio::time::sleep;

use super::*;
use crate::testing::*;
use crate::{Error, ErrorKind, GiveUp, Session, TransportErrorKind};

const MINUTE: Duration = Duration::from_secs(60);

fn session(fake: &Script, calls: u32) -> Session {
    fake.builder().budget(Budget::per_hour("books", calls)).build().unwrap().session()
}

async fn find(session: &Session) -> Result<(), Error> {
    session.call::<_, Doc, Doc>(&FIND, &Pairs::default(), None).await.map(drop)
}

/// Returns the calls used, reserved and left.
fn numbers(session: &Session) -> (u32, u32, u32) {
    let allowance = session.client().allowance("books").unwrap();
    (allowance.used, allowance.reserved, allowance.left())
}

#[tokio::test(start_paused = true)]
async fn calls_become_available_again_after_an_hour() {
    let fake = script((0..9).map(|_| Reply::ok("{}")));
    let session = session(&fake, 3);
    for wait in [10, 20, 0] {
        find(&session).await.unwrap();
        sleep(MINUTE * wait).await;
    }
    let error = find(&session).await.unwrap_err();
    assert_eq!((error.kind(), fake.sent(), numbers(&session)), (ErrorKind::OverBudget, 3, (3, 0, 0)));
    assert_eq!(
        error.to_string(),
        "books.find: over the budget: books: used 3 of 3 calls per hour; 1 more is needed; \
         1 more is available in 30 min"
    );
    assert!(error.is_unsent() && error.is_retryable() && !error.may_have_arrived());
    assert_eq!((error.retry_after(), error.attempts()), (Some(MINUTE * 30), 0));
    sleep(MINUTE * 30).await;
    find(&session).await.unwrap();
    assert_eq!(numbers(&session), (3, 0, 0));
    sleep(MINUTE * 61).await;
    assert_eq!(numbers(&session), (0, 0, 3));
}

#[test]
fn the_wait_includes_calls_beyond_the_budget() {
    let account = Arc::new(Account::new(Budget::per_hour("books", 1)));
    let reservation = Arc::new(account.reserve(1, MINUTE * 90, Duration::ZERO).ok().unwrap());
    for minutes in [0, 10] {
        reservation.send(MINUTE * minutes);
    }
    drop(reservation);
    let refusal = account.take(MINUTE * 20).err().unwrap();
    let room = refusal.room.unwrap();
    assert_eq!((room.calls, room.wait), (1, MINUTE * 50));
}

#[tokio::test(start_paused = true)]
async fn sessions_share_a_budget_and_groups_do_not() {
    let fake = script((0..3).map(|_| Reply::ok("{}")));
    let client = fake.builder().budget(Budget::new("books", 1, MINUTE)).build().unwrap();
    assert!(client.allowance("shelves").is_none());
    find(&client.session()).await.unwrap();
    let error = find(&client.session()).await.unwrap_err();
    assert!(error.to_string().contains("books: used 1 of 1 calls per 60s"), "{error}");
    // In this client, the group `books` has no budget.
    let other = fake.builder().budget(Budget::per_hour("shelves", 0)).build().unwrap().session();
    find(&other).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn retries_count_as_calls() {
    let fail = || Reply::new(503, "");
    let fake = script([fail(), Reply::ok("{}"), fail(), fail()]);
    let session = session(&fake, 3);
    find(&session).await.unwrap();
    assert_eq!(numbers(&session), (2, 0, 1));
    let error = find(&session).await.unwrap_err();
    assert_eq!((error.kind(), error.given_up()), (ErrorKind::Service, Some(GiveUp::Calls)));
    assert_eq!(fake.sent(), 3);
    assert!(
        error.to_string().ends_with("; not retried: the budget of calls is spent for another 60 min"),
        "{error}"
    );
    let left = error.retry_after().unwrap();
    sleep(left - Duration::from_millis(1)).await;
    assert_eq!(numbers(&session), (3, 0, 0));
    sleep(Duration::from_millis(1)).await;
    assert!(numbers(&session).2 > 0, "expected calls to be available after the wait in the error");
}

#[tokio::test(start_paused = true)]
async fn unsent_calls_are_not_counted() {
    use TransportErrorKind::{CircuitOpen, Configuration, Connect, Unsupported};
    for (kind, counted) in [(CircuitOpen, 0), (Configuration, 0), (Unsupported, 0), (Connect, 1)] {
        let fake = script([Reply::ok("{}"), Reply::fail(kind)]);
        let client = fake.builder().budget(Budget::per_hour("books", 3)).retry(crate::Retry::none());
        let session = client.build().unwrap().session();
        find(&session).await.unwrap();
        let error = find(&session).await.unwrap_err();
        assert_eq!(
            (error.attempts(), numbers(&session)),
            (counted, (1 + counted, 0, 2 - counted)),
            "{kind:?}"
        );
    }
}

#[cfg(feature = "cache")]
#[tokio::test(start_paused = true)]
async fn cached_responses_are_not_counted() {
    static GENRES: crate::Operation =
        crate::Operation::new("books.genres", http::Method::GET, "/genres").cacheable();
    let down = || Reply::fail(TransportErrorKind::Connect);
    let fake = script([down(), down(), Reply::json(&Doc(serde_json::json!({}))), Reply::json(&[1])]);
    let cache = crate::Cache::new(fake.clone(), Fixed::new());
    let (tokens, calls) = (crate::RetryBudget::new(9), Budget::per_hour("books", 9));
    let client = fake.builder().transport(cache).budget(calls).retry_budget(tokens.clone());
    let session = client.retry(crate::Retry::default().attempts(2)).build().unwrap().session();
    let genres = async |word: &str| {
        let query = Pairs(vec![("word", word.to_owned())]);
        session.call::<_, (), Doc>(&GENRES, &query, None).await
    };
    find(&session).await.unwrap_err();
    assert_eq!((tokens.tokens(), numbers(&session)), (4, (2, 0, 7)));
    for _ in 0..3 {
        genres("a").await.unwrap();
        assert_eq!((tokens.tokens(), numbers(&session)), (5, (3, 0, 6)));
    }
    // The response is cacheable but has the wrong shape.
    for attempts in [1, 0] {
        assert_eq!(genres("b").await.unwrap_err().attempts(), attempts);
        assert_eq!(numbers(&session), (4, 0, 5));
    }
}
