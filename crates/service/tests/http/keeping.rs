//! Searches are stored for a limited time and within limits, and belong to the key that started them.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use wayfare_service::flights::Flights;
use wayfare_service::{Provider, Speed, StoreLimits};

use crate::scripted::*;
use crate::support::*;

#[track_caller]
fn assert_unknown(answer: &Answer) {
    assert_eq!(answer.faults()[0].0, "INVALID_SEARCH_ID");
}

#[tokio::test]
async fn a_search_expires_when_nobody_asks_for_it() {
    let clock = SetClock::default();
    let limits = StoreLimits::default().with_idle(Duration::from_secs(600));
    let router =
        builder().flight_providers(vec![]).clock(clock.clone()).store_limits(limits).build().router();
    let body = post(&router, POLL, boston_london()).await.ok();
    for _ in 0..3 {
        clock.forward(599);
        post(&router, POLL, poll(&body)).await.ok();
    }
    clock.forward(600);
    assert_unknown(&post(&router, POLL, poll(&body)).await);
    let mut details = poll(&body);
    details["resultId"] = "a".into();
    assert_unknown(&post(&router, DETAILS, details).await);
}

#[tokio::test]
async fn a_search_belongs_to_its_key() {
    let router = builder().key("another-key").flight_providers(vec![]).build().router();
    let body = post(&router, POLL, boston_london()).await.ok();
    assert_unknown(&post_with_key(&router, POLL, "another-key", poll(&body)).await);
    post(&router, POLL, poll(&body)).await.ok();
}

#[tokio::test]
async fn any_cluster_will_do() {
    let router = builder().flight_providers(vec![]).build().router();
    let body = post(&router, POLL, boston_london()).await.ok();
    for cluster in ["", "&cluster=1", "&cluster=other", "&cluster="] {
        let path = format!("{KEY}{cluster}");
        assert_eq!(post_with_key(&router, POLL, &path, poll(&body)).await.ok(), body, "{cluster}");
    }
}

#[tokio::test]
async fn search_ids_are_hard_to_guess_and_may_be_given() {
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
async fn abandoned_searches_are_called_off() {
    const KEPT: usize = 20;
    let hanging = Scripted::open("hanging", Speed::Slow, Act::Hang);
    let providers: Vec<Arc<dyn Provider<Flights>>> = vec![hanging.clone()];
    let limits = StoreLimits::default().with_searches(KEPT);
    let router = builder().pace(1.0).flight_providers(providers).store_limits(limits).build().router();
    let first = post(&router, POLL, boston_london()).await.ok();
    let mut last = first.clone();
    for _ in 0..2_000 {
        last = post(&router, POLL, boston_london()).await.ok();
        assert!(hanging.running.load(Ordering::SeqCst) <= 2 * KEPT);
    }
    while hanging.running.load(Ordering::SeqCst) > KEPT {
        tokio::task::yield_now().await;
    }
    assert_unknown(&post(&router, POLL, poll(&first)).await);
    post(&router, POLL, poll(&last)).await.ok();
}

#[tokio::test]
async fn memory_is_bounded_too() {
    // Room for two searches of this size at most.
    let limits = StoreLimits::default().with_bytes(5 << 20);
    let router = builder().store_limits(limits).build().router();
    let mut searches = vec![];
    for day in 10..20 {
        let body = start(&[leg("JFK", "LHR", &format!("2027-03-{day}")), leg("LHR", "JFK", "2027-04-01")]);
        searches.push(post(&router, POLL, body).await.ok());
    }
    let mut kept = 0;
    for body in &searches {
        kept += usize::from(post(&router, POLL, poll(body)).await.status.is_success());
    }
    assert!((1..10).contains(&kept), "{kept}");
    post(&router, POLL, poll(&searches[9])).await.ok();
}
