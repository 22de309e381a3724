//! Tests of stored searches: their expiry, limits and owners.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::http::header::RETRY_AFTER;
use wayfare_service::{Speed, StoreLimits};

use crate::scripted::*;
use crate::support::*;

#[track_caller]
fn assert_unknown(answer: &Answer) {
    assert_eq!(answer.faults()[0].0, "INVALID_SEARCH_ID");
}

#[tokio::test]
async fn an_idle_search_expires() {
    for (path, body) in polled() {
        let clock = SetClock::default();
        let limits = StoreLimits { idle: Duration::from_secs(600), ..StoreLimits::default() };
        let builder = builder().flight_providers(vec![]).car_providers(vec![]).clock(clock.clone());
        let router = builder.store_limits(limits).build().router();
        let started = post(&router, path, body).await.ok();
        for _ in 0..3 {
            clock.forward(599);
            post(&router, path, poll(&started)).await.ok();
        }
        clock.forward(600);
        assert_unknown(&post(&router, path, poll(&started)).await);
        let mut details = poll(&started);
        details["resultId"] = "a".into();
        assert_unknown(&post(&router, DETAILS, details).await);
    }
}

#[tokio::test]
async fn a_search_belongs_to_its_key_on_any_cluster() {
    let builder = builder().key("another-key").flight_providers(vec![]).car_providers(vec![]);
    let router = builder.build().router();
    for (path, body) in polled() {
        let started = post(&router, path, body).await.ok();
        assert_unknown(&post_with_key(&router, path, "another-key", poll(&started)).await);
        for query in ["", "&cluster=1", "&cluster=other", "&cluster=", "&cluster=9&userTrackId=u"] {
            let key = format!("{KEY}{query}");
            assert_eq!(post_with_key(&router, path, &key, poll(&started)).await.ok(), started, "{query}");
        }
    }
}

#[tokio::test]
async fn search_ids_are_random_or_custom() {
    let router = builder().flight_providers(vec![]).build().router();
    let id = |body: serde_json::Value| body["searchId"].as_str().unwrap().to_owned();
    let one = id(post(&router, POLL, boston_london()).await.ok());
    let other = id(post(&router, POLL, boston_london()).await.ok());
    assert_eq!((one.len(), other.len()), (32, 32));
    assert_ne!(one, other);
    let given = builder().flight_providers(vec![]).search_ids(|| 0xabc).build().router();
    assert_eq!(id(post(&given, POLL, boston_london()).await.ok()), format!("{:032x}", 0xabc));
}

#[tokio::test]
async fn abandoned_searches_are_cancelled() {
    const KEPT: usize = 20;
    let clock = SetClock::default();
    let hanging = Scripted::open("hanging", Speed::Slow, Act::Hang);
    let limits = StoreLimits { searches: KEPT, idle: Duration::from_secs(600), ..StoreLimits::default() };
    let service = asking(std::slice::from_ref(&hanging)).store_limits(limits);
    let router = service.clock(clock.clone()).build().router();
    let first = post(&router, POLL, boston_london()).await.ok();
    for _ in 1..KEPT {
        post(&router, POLL, boston_london()).await.ok();
    }
    for _ in 0..1_000 {
        let answer = post(&router, POLL, boston_london()).await;
        assert_eq!(answer.refused(), (503, "SERVICE_OVERLOADED".to_owned()));
        assert_eq!(answer.headers[RETRY_AFTER], "60");
    }
    // The leases end, but running searches remain stored.
    clock.forward(599);
    assert_eq!(post(&router, POLL, boston_london()).await.headers[RETRY_AFTER], "1");
    post(&router, POLL, poll(&first)).await.ok();
    clock.forward(1);
    let last = post(&router, POLL, boston_london()).await.ok();
    while hanging.running.load(Ordering::SeqCst) > 2 {
        tokio::task::yield_now().await;
    }
    post(&router, POLL, poll(&first)).await.ok();
    post(&router, POLL, poll(&last)).await.ok();
}

#[tokio::test]
async fn a_key_has_a_limit_of_searches() {
    let limits = StoreLimits { key_searches: 2, ..StoreLimits::default() };
    let router = builder().key("another-key").flight_providers(vec![]).store_limits(limits).build().router();
    let mine = post_with_key(&router, POLL, "another-key", boston_london()).await.ok();
    for _ in 0..2 {
        post(&router, POLL, boston_london()).await.ok();
    }
    let refused = post(&router, POLL, boston_london()).await;
    assert_eq!(refused.refused(), (429, "RATE_LIMIT_EXCEEDED".to_owned()));
    assert_eq!(refused.headers[RETRY_AFTER], "60");
    post_with_key(&router, POLL, "another-key", poll(&mine)).await.ok();
    post_with_key(&router, POLL, "another-key", boston_london()).await.ok();
}
