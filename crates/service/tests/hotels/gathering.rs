//! Tests of searches over time, with a manual clock.

use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use tokio::task::yield_now;
use tokio::time::{Instant, advance};
use wayfare_models::hotels::MultipleHotelSearchResponse;
use wayfare_service::StoreLimits;

use crate::searches::{CITY, STAY, call, checked, has};
use crate::support::{SetClock, builder};

fn router() -> Router {
    builder().pace(1.0).build().router()
}

async fn poll(router: &Router, rest: &str) -> MultipleHotelSearchResponse {
    let query =
        format!("destination={CITY}&{STAY}&pageSize=250&responseOptions=multipleHotelsAllRates&{rest}");
    checked(&call(router, "hotels", &query).await)
}

/// Advances the time after all providers have started, and lets the due providers answer.
async fn forward(by: Duration) {
    settle().await;
    advance(by).await;
    settle().await;
}

/// Lets all tasks run as far as possible without advancing the time.
async fn settle() {
    for _ in 0..100 {
        yield_now().await;
    }
}

#[tokio::test(start_paused = true)]
async fn only_if_complete_returns_202_until_complete() {
    let router = router();
    for path in ["hotels", "hotels/basic"] {
        let query = format!(
            "destination={CITY}&{STAY}&onlyIfComplete=true&rooms={}",
            if path == "hotels" { "1" } else { "3" }
        )
        .replace("&rooms=2&", "&");
        let first = call(&router, path, &query).await;
        assert_eq!(first.status, StatusCode::ACCEPTED, "{}", first.text);
        assert!(!has(&first.json(), "results") && first.json()["isComplete"] == false);
        forward(Duration::from_secs(10)).await;
        let last = call(&router, path, &query).await.ok();
        assert!(last["isComplete"] == true && has(&last, "results"));
    }
    let hotel = poll(&router, "").await;
    assert!(!hotel.state.is_complete.unwrap());
    assert_eq!(poll(&router, "").await, hotel, "the same state must give the same response");
    forward(Duration::from_secs(10)).await;
    let id = poll(&router, "").await.results[0].id;
    let query = format!("hotel=khotel:{id}&{STAY}&onlyIfComplete=true");
    let first = call(&router, "hotel", &query).await;
    assert_eq!((first.status, has(&first.json(), "results")), (StatusCode::ACCEPTED, false));
    // A search without dates is complete immediately.
    assert_eq!(
        call(&router, "hotel", &format!("hotel=khotel:{id}&onlyIfComplete=true")).await.status,
        StatusCode::OK
    );
    assert_eq!(
        call(&router, "hotels", &format!("destination={CITY}&onlyIfComplete=true")).await.status,
        StatusCode::OK
    );
    forward(Duration::from_secs(10)).await;
    assert!(has(&call(&router, "hotel", &query).await.ok(), "results"));
}

#[tokio::test(start_paused = true)]
async fn a_search_waits_for_its_timeout() {
    let router = router();
    let began = Instant::now();
    let partial = poll(&router, "searchTimeout=1500").await;
    assert!((1_500..1_600).contains(&began.elapsed().as_millis()) && !partial.state.is_complete.unwrap());
    assert!(
        partial.state.total_available_results.unwrap() > 0
            && (1_500..1_600).contains(&partial.state.search_time.unwrap())
    );
    let query = format!("destination={CITY}&{STAY}&searchTimeout=500&onlyIfComplete=true");
    assert_eq!(call(&router, "hotels", &query).await.status, StatusCode::ACCEPTED);
    // The response arrives as soon as the search is complete.
    let complete = poll(&router, "searchTimeout=60000").await;
    assert!(complete.state.is_complete.unwrap() && began.elapsed() < Duration::from_secs(10));
    let before = Instant::now();
    assert!(poll(&router, "searchTimeout=60000").await.state.is_complete.unwrap());
    assert_eq!(before.elapsed(), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn a_search_in_use_is_not_evicted() {
    let clock = SetClock::default();
    let limits = StoreLimits { searches: 2, ..StoreLimits::default() };
    let router = builder().pace(1.0).clock(clock.clone()).store_limits(limits).build().router();
    let search = async |rooms: u8| {
        let query = format!("destination={CITY}&checkin=2027-03-14&checkout=2027-03-17&rooms={rooms}");
        call(&router, "hotels", &query).await
    };
    let is_complete = async |rooms: u8| search(rooms).await.ok()["isComplete"] == true;
    // The store evicts lists without dates.
    call(&router, "hotels", &format!("destination={CITY}")).await.ok();
    assert!(!is_complete(1).await && !is_complete(2).await);
    let refused = search(3).await;
    assert_eq!(refused.refused(), (503, "SERVICE_OVERLOADED".to_owned()));
    assert_eq!(refused.headers[RETRY_AFTER], "60");
    call(&router, "hotels", &format!("destination={CITY}")).await.ok();
    forward(Duration::from_secs(10)).await;
    assert!(is_complete(1).await && is_complete(2).await);
    // A search that is requested within its lease is kept; the store evicts the other search.
    clock.forward(59);
    assert!(is_complete(1).await);
    clock.forward(1);
    assert!(!is_complete(3).await && is_complete(1).await);
    assert_eq!(search(2).await.status, StatusCode::SERVICE_UNAVAILABLE);
    forward(Duration::from_secs(10)).await;
    assert!(is_complete(1).await && is_complete(3).await);
}
