//! Tests of admission: a search is either rejected before it starts, or completed.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use wayfare_service::Speed;

use crate::access_log::Log;
use crate::scripted::*;
use crate::served::{Served, rest};
use crate::support::*;

const HOTELS: &str = "/api/3.0/hotels?apiKey=a-key-of-the-tests&userTrackId=u&destination=kplace:2990440";
const STAY: &str = "&checkin=2027-03-14&checkout=2027-03-17";
#[tokio::test(start_paused = true)]
async fn overload_rejects_searches_before_they_start() {
    let shop = Scripted::new("shop", Speed::Fast, Act::Offer(one));
    let router = asking(std::slice::from_ref(&shop)).longest_queue(Duration::ZERO).build().router();
    let accepted = post(&router, POLL, boston_london()).await.ok();

    let refused = [
        post(&router, POLL, boston_london()).await,
        post(&router, CARS, car_start("LHR")).await,
        get(&router, &format!("{HOTELS}{STAY}")).await,
    ];
    for answer in refused {
        assert_eq!(answer.refused(), (503, "SERVICE_OVERLOADED".to_owned()));
        assert_eq!(answer.headers[RETRY_AFTER], "1");
        assert!(!answer.text.contains("searchId"));
    }
    // Requests that need no provider succeed.
    assert_eq!(get(&router, HOTELS).await.status, StatusCode::OK);
    assert_eq!(
        get(&router, &format!("{PLACES}flights?searchTerm=rome&apiKey={KEY}")).await.status,
        StatusCode::OK
    );
    assert_eq!(post(&router, POLL, poll(&accepted)).await.ok()["status"], "first-phase");

    // An accepted search is completed.
    shop.go();
    tokio::time::sleep(Duration::from_millis(1)).await;
    let complete = post(&router, POLL, poll(&accepted)).await.ok();
    assert_eq!((&complete["status"], &complete["totalCount"]), (&"complete".into(), &1.into()));
    assert_eq!(get(&router, &format!("{HOTELS}{STAY}")).await.status, StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn joining_a_hotel_search_is_free() {
    let hanging = Scripted::open("hanging", Speed::Slow, Act::Hang);
    let router = asking(&[hanging]).longest_queue(Duration::ZERO).build().router();
    let hotels = format!("{HOTELS}{STAY}");
    assert_eq!(get(&router, &hotels).await.status, StatusCode::OK);
    post(&router, POLL, boston_london()).await.ok();
    assert_eq!(get(&router, &format!("{hotels}&rooms=3")).await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(get(&router, &format!("{hotels}&pageSize=3")).await.status, StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn providers_without_an_answer_are_named() {
    const MISSING: &str = "wayfare-providers-missing";
    let providers = [("hangs", Act::Hang), ("good", Act::Offer(one)), ("fails, at times", Act::Fail)]
        .map(|(code, act)| Scripted::open(code, Speed::Fast, act));
    let log = Log::default();
    let _keeping = log.keep();
    let router = asking(&providers).build().router();
    let started = post(&router, POLL, boston_london()).await.ok();
    tokio::time::sleep(Duration::from_millis(1)).await;
    let early = post(&router, POLL, poll(&started)).await;
    assert_eq!(
        (&early.headers[MISSING], &early.ok()["status"]),
        (&"fails%2C%20at%20times".parse().unwrap(), &"first-phase".into())
    );
    tokio::time::sleep(Duration::from_secs(20)).await;
    let mut details = poll(&started);
    details["resultId"] = early.ok()["results"][0]["id"].clone();
    for answer in [post(&router, POLL, poll(&started)).await, post(&router, DETAILS, details).await] {
        assert_eq!(answer.headers[MISSING], "hangs, fails%2C%20at%20times");
        assert_eq!(answer.ok()["status"], "complete");
    }
    // The log names the missing providers and the reasons once per search.
    let expected = "missing=fails, at times: scripted failure; hangs: timed out after 20s";
    assert_eq!(
        (log.text().matches("providers failed").count(), log.text().matches(expected).count()),
        (1, 1)
    );
}

#[tokio::test]
async fn more_concurrent_responses_than_processors_complete() {
    let router = builder().longest_queue(Duration::from_secs(600)).build().router();
    let targets =
        (1..=60).map(|adults| format!("{HOTELS}{STAY}&rooms={}%7C{}", adults % 8 + 1, adults / 8 + 1));
    let targets: Vec<_> = targets.collect();
    let answers = futures_util::future::join_all(targets.iter().map(|target| get(&router, target)));
    let answers = tokio::time::timeout(Duration::from_secs(120), answers)
        .await
        .expect("the responses did not arrive within 120 s: the calls may wait for each other");
    assert!(answers.iter().all(|answer| answer.status == StatusCode::OK));
}

/// Starts a hotel search over a new connection.
async fn hotel_search(served: &Served, key: &str, rooms: &str) -> TcpStream {
    let target = HOTELS.replace(KEY, key);
    let head = format!("GET {target}{STAY}&rooms={rooms} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    served.ask(&head).await
}

#[tokio::test]
async fn a_caller_does_not_wait_for_the_whole_queue_of_another() {
    const CROWD: usize = 60;
    let service = builder().key("crowd").longest_queue(Duration::from_secs(600)).build();
    let served = Served::start(service).await;
    let (finished, mut crowd) = (Arc::new(AtomicUsize::new(0)), JoinSet::new());
    for number in 0..CROWD {
        let rooms = format!("{}%7C{}", number % 8 + 1, number / 8 + 1);
        let stream = hotel_search(&served, "crowd", &rooms).await;
        let finished = Arc::clone(&finished);
        crowd.spawn(async move {
            assert!(rest(stream).await.starts_with("HTTP/1.1 200 "));
            finished.fetch_add(1, Ordering::Relaxed);
        });
    }
    crowd.join_next().await.unwrap().unwrap();
    let answer = rest(hotel_search(&served, KEY, "2").await).await;
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    // The other caller's work is served in turn with the crowd's, so most of the crowd is still waiting.
    let finished = finished.load(Ordering::Relaxed);
    assert!(finished < CROWD / 2, "{finished} of {CROWD} calls were served first");
    crowd.join_all().await;
}
