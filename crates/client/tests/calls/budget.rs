//! Searches within a call budget, over a scripted transport with paused time.

use std::time::Duration;

use wayfare_client::cars::CarsProtocol;
use wayfare_client::poll::{Ending, PagesEnding, Search};
use wayfare_client::testing::{FakeClock, Reply, Script};
use wayfare_client::{Budget, Client, ErrorKind, SERVICE, Session, TokioClock, TransportErrorKind};
use wayfare_models::cars::CarSearchRequest;

use crate::support::{client_of, script};

fn session(fake: &Script, calls: u32) -> Session {
    client_of(fake).budget(Budget::per_hour("cars", calls)).build().unwrap().session()
}

fn numbers(session: &Session) -> (u32, u32, u32) {
    let allowance = session.client().allowance("cars").unwrap();
    (allowance.used, allowance.reserved, allowance.left())
}

fn answer(status: &str) -> Reply {
    let id = if status == "late" { "b" } else { "a" };
    let status = if status == "late" { "complete" } else { status };
    Reply::new(
        200,
        format!(r#"{{"searchId":"s","status":"{status}","totalCount":2,"results":[{{"id":"{id}"}}]}}"#),
    )
}

fn search(session: &Session) -> Search<CarsProtocol> {
    let mut request = CarSearchRequest::default();
    request.search_id = Some("s".into());
    session.cars().search(request)
}

#[test]
fn a_budget_for_an_unknown_group_is_rejected() {
    let build = |group: &str| {
        let builder = Client::builder("http://travel.example").transport(Script::new(TokioClock::new()));
        builder.clock(FakeClock::new()).budget(Budget::per_hour(group, 9)).build().map(drop)
    };
    let error = build("flihgts").unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Configuration);
    let message = error.to_string();
    let expected = "budget: found the group \"flihgts\", allowed autocomplete, cars, feeds, flights, hotels";
    assert!(message.ends_with(expected), "{message}");
    for group in SERVICE.groups {
        build(group).unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn a_search_reserves_calls_and_releases_them() {
    let fake = script([answer("first-phase"), answer("second-phase"), answer("complete")]);
    let session = session(&fake, 12);
    let mut search = search(&session).reserve(10);
    assert_eq!(numbers(&session), (0, 0, 12));
    search.next().await.unwrap().unwrap();
    assert_eq!(numbers(&session), (1, 9, 2));
    search.next().await.unwrap().unwrap();
    assert_eq!(numbers(&session), (2, 8, 2));
    search.next().await.unwrap().unwrap();
    assert_eq!(numbers(&session), (3, 0, 9));
}

#[tokio::test(start_paused = true)]
async fn a_dropped_search_releases_its_calls() {
    let fake = script([answer("first-phase"), Reply::Hang]);
    let session = session(&fake, 12);
    let mut search = search(&session);
    search.next().await.unwrap().unwrap();
    let _ = tokio::time::timeout(Duration::from_secs(10), search.next()).await;
    assert_eq!(numbers(&session), (2, Search::<CarsProtocol>::DEFAULT_RESERVE - 2, 4));
    drop(search);
    assert_eq!(numbers(&session), (2, 0, 10));
}

#[tokio::test(start_paused = true)]
async fn a_search_over_budget_is_rejected_before_the_first_call() {
    let fake = script([answer("complete"), answer("complete"), answer("complete"), answer("first-phase")]);
    let session = session(&fake, 10);
    for _ in 0..3 {
        search(&session).finish().await.unwrap();
        tokio::time::sleep(Duration::from_secs(60)).await;
    }
    let error = search(&session).finish().await.unwrap_err();
    assert_eq!((error.kind(), fake.sent()), (ErrorKind::OverBudget, 3));
    assert_eq!(
        error.to_string(),
        "cars.poll: over the budget: cars: used 3 of 10 calls per hour; a search needs up to 8; \
         1 more is available in 57 min"
    );
    assert_eq!(numbers(&session), (3, 0, 7));
    // A running search keeps its reservation.
    let mut running = search(&session).reserve(7);
    running.next().await.unwrap().unwrap();
    let error = search(&session).reserve(1).finish().await.unwrap_err().to_string();
    assert!(
        error.ends_with(
            "used 4 of 10 calls per hour, and running searches reserve 6 more; 1 more is needed; \
             1 more is available in 57 min"
        ),
        "{error}"
    );
    // When the calls already sent expire, they free too little of the budget.
    tokio::time::sleep(Duration::from_secs(30)).await;
    let error = search(&session).reserve(5).finish().await.unwrap_err();
    assert!(
        error.to_string().ends_with(
            "a search needs up to 5; up to 6 more are available when running searches end, within 90s"
        ),
        "{error}"
    );
    assert_eq!(error.retry_after(), Some(Duration::from_secs(90)));
    // The budget can never cover this search, so the error suggests no wait.
    let error = search(&session).reserve(11).finish().await.unwrap_err();
    assert!(error.to_string().ends_with("needs up to 11; the budget is too small"), "{error}");
    assert!(error.is_unsent() && !error.is_retryable() && !error.may_have_arrived(), "{error:?}");
}

#[tokio::test(start_paused = true)]
async fn an_unsent_call_is_not_counted_as_used() {
    let refused = Reply::fail(TransportErrorKind::CircuitOpen);
    let session = session(&script([answer("first-phase"), answer("first-phase"), refused]), 12);
    let [mut other, mut refused] = [5, 3].map(|calls| search(&session).reserve(calls));
    other.next().await.unwrap().unwrap();
    refused.next().await.unwrap().unwrap();
    assert_eq!(numbers(&session), (2, 6, 4));
    let error = refused.next().await.unwrap().unwrap_err();
    assert_eq!((error.attempts(), refused.attempts()), (0, 1));
    assert_eq!(numbers(&session), (2, 4, 6));
}

#[tokio::test(start_paused = true)]
async fn a_running_search_may_exceed_its_budget() {
    let interrupted = || Reply::fail(TransportErrorKind::Interrupted);
    let fake = script([answer("first-phase"), interrupted(), interrupted(), answer("complete")]);
    let session = session(&fake, 2);
    let outcome = search(&session).reserve(2).finish().await.unwrap();
    assert_eq!((outcome.ending, fake.sent(), numbers(&session)), (Ending::Complete, 4, (4, 0, 0)));
}

#[tokio::test(start_paused = true)]
async fn a_further_page_of_a_search_needs_one_call() {
    let fake = script([answer("complete"), answer("late")]);
    let session = session(&fake, 8);
    let mut pages = search(&session).pages();
    while let Some(page) = pages.next().await {
        page.unwrap();
    }
    assert_eq!((pages.ending(), numbers(&session)), (Some(PagesEnding::All), (2, 0, 6)));
}
