//! Searches over time, on a clock that the tests move.

use std::collections::HashMap;
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use specwright_core::Amount;
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

/// Moves the clock, once all providers have begun, and lets those answer that are due by then.
async fn forward(by: Duration) {
    settle().await;
    advance(by).await;
    settle().await;
}

/// Lets all tasks run as far as they can without moving the time.
async fn settle() {
    for _ in 0..100 {
        yield_now().await;
    }
}

#[tokio::test(start_paused = true)]
async fn results_grow_until_the_search_is_complete() {
    let router = router();
    let mut before: Option<MultipleHotelSearchResponse> = None;
    let mut steps = 0;
    for _ in 0..200 {
        let now = poll(&router, "sortField=name").await;
        let again = poll(&router, "sortField=name").await;
        assert_eq!(now, again, "the same state has the same answer");
        if let Some(before) = &before {
            grown(before, &now);
            steps += usize::from(
                before.state.total_available_results.unwrap() < now.state.total_available_results.unwrap(),
            );
        }
        let is_complete = now.state.is_complete.unwrap();
        before = Some(now);
        if is_complete {
            break;
        }
        forward(Duration::from_millis(250)).await;
    }
    let last = before.unwrap();
    assert!(last.state.is_complete.unwrap() && last.state.total_filtered_results.unwrap() > 50);
    assert!(steps >= 2, "it came all at once");
    assert!(
        (1_000..=8_000).contains(&last.state.search_time.unwrap()),
        "{}",
        last.state.search_time.unwrap()
    );
    // What is complete stays as it is.
    forward(Duration::from_secs(60)).await;
    assert_eq!(poll(&router, "sortField=name").await, last);
}

/// Whether nothing got lost: hotels, their rates, and the order of what was there.
fn grown(before: &MultipleHotelSearchResponse, now: &MultipleHotelSearchResponse) {
    assert!(before.state.search_time.unwrap() <= now.state.search_time.unwrap());
    assert_eq!(before.state.total_results.unwrap(), now.state.total_results.unwrap());
    assert!(before.state.total_available_results.unwrap() <= now.state.total_available_results.unwrap());
    if now.results.len() < 250 {
        let later: HashMap<i64, _> = now.results.iter().map(|hotel| (hotel.id.get(), hotel)).collect();
        for hotel in &before.results {
            let now = later[&hotel.id.get()];
            assert!(now.lowest_rate <= hotel.lowest_rate && now.highest_rate >= hotel.highest_rate);
            assert!(now.number_of_rates.unwrap() >= hotel.number_of_rates.unwrap());
            for rate in &hotel.rates {
                assert!(now.rates.iter().any(|other| other.book_uri == rate.book_uri));
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn only_if_complete_is_202_without_results_until_it_is() {
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
    forward(Duration::from_secs(10)).await;
    let id = poll(&router, "").await.results[0].id;
    let query = format!("hotel=khotel:{id}&{STAY}&onlyIfComplete=true");
    let first = call(&router, "hotel", &query).await;
    assert_eq!((first.status, has(&first.json(), "results")), (StatusCode::ACCEPTED, false));
    // Without dates there is nothing to wait for.
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
async fn a_search_waits_as_long_as_it_is_told_to() {
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
    // No longer than there is something to wait for.
    let complete = poll(&router, "searchTimeout=60000").await;
    assert!(complete.state.is_complete.unwrap() && began.elapsed() < Duration::from_secs(10));
    let before = Instant::now();
    assert!(poll(&router, "searchTimeout=60000").await.state.is_complete.unwrap());
    assert_eq!(before.elapsed(), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn a_search_goes_on_whatever_is_shown_of_it() {
    let router = router();
    poll(&router, "").await;
    forward(Duration::from_secs(10)).await;
    let shown = poll(&router, "currencyCode=EUR&languageCode=de&sortField=name&starRating=3").await;
    assert!(shown.state.is_complete.unwrap());
    let lowest =
        |response: &MultipleHotelSearchResponse| response.lowest_total_rate.map(Amount::get).unwrap();
    let ratio = lowest(&shown) / lowest(&poll(&router, "").await);
    assert!((0.84..0.87).contains(&ratio), "{ratio}");
}

#[tokio::test(start_paused = true)]
async fn a_search_in_use_is_not_started_over() {
    let clock = SetClock::default();
    let limits = StoreLimits::default().with_searches(2);
    let router = builder().pace(1.0).clock(clock.clone()).store_limits(limits).build().router();
    let search = async |rooms: u8| {
        let query = format!("destination={CITY}&checkin=2027-03-14&checkout=2027-03-17&rooms={rooms}");
        call(&router, "hotels", &query).await
    };
    let is_complete = async |rooms: u8| search(rooms).await.ok()["isComplete"] == true;
    // Lists without dates make room.
    call(&router, "hotels", &format!("destination={CITY}")).await.ok();
    assert!(!is_complete(1).await && !is_complete(2).await);
    let refused = search(3).await;
    assert_eq!(refused.refused(), (503, "SERVICE_OVERLOADED".to_owned()));
    assert_eq!(refused.headers[RETRY_AFTER], "60");
    call(&router, "hotels", &format!("destination={CITY}")).await.ok();
    forward(Duration::from_secs(10)).await;
    assert!(is_complete(1).await && is_complete(2).await);
    // Whoever asks within the lease keeps it, the other makes room.
    clock.forward(59);
    assert!(is_complete(1).await);
    clock.forward(1);
    assert!(!is_complete(3).await && is_complete(1).await);
    assert_eq!(search(2).await.status, StatusCode::SERVICE_UNAVAILABLE);
    forward(Duration::from_secs(10)).await;
    assert!(is_complete(1).await && is_complete(3).await);
}
