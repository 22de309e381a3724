//! Tests of several nodes with a shared store.

use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use wayfare_service::http::Rate;
use wayfare_service::{Builder, Clock, SharedStore, SharedStoreSettings};
use wayfare_test_redis::{RedisServer, redis_tests};

use crate::metrics::{assert_exposed, sample};
use crate::support::*;

pub const LEASE: Duration = Duration::from_secs(1);

pub async fn store(redis: &RedisServer) -> SharedStore {
    let settings = SharedStoreSettings::new(&redis.url()).unwrap().with_lease(LEASE).unwrap();
    SharedStore::connect(settings.with_timeout(Duration::from_secs(10)).unwrap()).await.unwrap()
}

/// A clock that is an hour ahead.
#[derive(Debug)]
struct Ahead;

impl Clock for Ahead {
    fn now(&self) -> Timestamp {
        Timestamp::now() + SignedDuration::from_hours(1)
    }
}

/// Starts three nodes, each of which has its own connection to the store.
async fn nodes(redis: &RedisServer, builder: impl Fn() -> Builder) -> Vec<Router> {
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(builder().shared_store(store(redis).await).build().router());
    }
    nodes
}

/// Returns the path and the start body of each polled search.
pub fn searches() -> [(&'static str, Value); 3] {
    let [flights, cars] = polled();
    [flights, (POLL, boston_london_boston()), cars]
}

/// Checks that a response is complete, and removes its search id.
pub fn complete(mut answer: Value) -> Value {
    assert_eq!(answer["status"], "complete");
    answer["searchId"].take();
    answer
}

/// Polls each node in turn until the search is complete.
pub async fn follow(nodes: &[Router], path: &str, first: &Value) -> Value {
    let since = Instant::now();
    for node in nodes.iter().cycle() {
        let answer = post(node, path, poll(first)).await.ok();
        if answer["status"] == "complete" {
            return answer;
        }
        assert!(
            since.elapsed() < Duration::from_secs(60),
            "the search is not complete after 60 s: {}",
            answer["status"]
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    unreachable!("at least one node exists")
}

/// Searches for hotels in London until the response is complete.
pub async fn hotels(node: &Router) -> Value {
    let uri = format!(
        "/api/3.0/hotels?apiKey={KEY}&userTrackId=u&destination=kplace:2643743&checkin=2027-03-14&checkout=2027-03-17&rooms=2&pageSize=5&onlyIfComplete=true"
    );
    loop {
        let answer = get(node, &uri).await;
        if answer.status == StatusCode::OK {
            return answer.json()["results"].clone();
        }
        assert_eq!(answer.status, StatusCode::ACCEPTED, "{}", answer.text);
    }
}

redis_tests! {
    async fn any_node_answers_like_a_single_node() {
        let redis = RedisServer::start();
        let (alone, nodes) = (builder().build().router(), nodes(&redis, || builder().pace(0.02)).await);
        for (path, body) in searches() {
            let expected = complete(post(&alone, path, &body).await.ok());
            let first = post(&nodes[0], path, &body).await.ok();
            follow(&nodes, path, &first).await;
            for node in &nodes {
                assert_eq!(complete(post(node, path, poll(&first)).await.ok()), expected);
            }
            // Result parameters sent to one node apply on every node.
            let page = json!({ "searchId": first["searchId"], "resultParameters": { "pageSize": 1 } });
            assert_eq!(post(&nodes[1], path, page).await.ok()["results"].as_array().unwrap().len(), 1);
            assert_eq!(post(&nodes[2], path, poll(&first)).await.ok()["pageSize"], 1);
            let details = json!({ "searchId": first["searchId"], "resultId": expected["results"][0]["id"] });
            if path == POLL {
                assert_eq!(post(&nodes[2], DETAILS, details).await.ok()["results"][0], expected["results"][0]);
            }
            let another = post_with_key(&nodes[1], path, "another-key", poll(&first)).await;
            assert_eq!(another.status, StatusCode::UNAUTHORIZED);
        }
    }

    async fn any_node_answers_for_hotels() {
        let redis = RedisServer::start();
        let (alone, nodes) = (builder().build().router(), nodes(&redis, builder).await);
        let expected = hotels(&alone).await;
        assert_eq!(expected.as_array().unwrap().len(), 5);
        for node in &nodes {
            assert_eq!(hotels(node).await, expected);
        }
        // All nodes joined one search.
        assert_eq!(redis.ask("ZCARD wayfare:used"), ":1");
    }

    async fn a_search_outlives_its_node() {
        let redis = RedisServer::start();
        let alone = builder().build().router();
        let mut nodes = nodes(&redis, || builder().pace(0.3)).await;
        // After two lease periods, nodes without heartbeats would count as dead.
        tokio::time::sleep(2 * LEASE).await;
        for (path, body) in searches() {
            let expected = complete(post(&alone, path, &body).await.ok());
            let dying = builder().pace(0.3).shared_store(store(&redis).await).build().router();
            let first = post(&dying, path, &body).await.ok();
            assert_ne!(first["status"], "complete");
            drop(dying);
            assert_eq!(complete(follow(&nodes, path, &first).await), expected);
            nodes.rotate_left(1);
        }
    }

    async fn a_rate_limit_spans_all_nodes() {
        let redis = RedisServer::start();
        let rate = Rate::per_hour(NonZeroU32::new(10).unwrap());
        let nodes = nodes(&redis, || builder().key("another-key").flight_providers(vec![]).rate(rate)).await;
        let uri = |key: &str| format!("{PLACES}flights?searchTerm=rome&apiKey={key}");
        for (number, node) in (0..30).zip(nodes.iter().cycle()) {
            let answer = get(node, &uri(KEY)).await;
            if number < 10 {
                assert_eq!(answer.status, StatusCode::OK, "{number}");
            } else {
                assert_eq!(answer.refused(), (429, "RATE_LIMIT_EXCEEDED".to_owned()), "{number}");
                let wait: u64 = answer.headers[RETRY_AFTER].to_str().unwrap().parse().unwrap();
                assert!((300..=360).contains(&wait), "expected about a tenth of an hour, found {wait}");
            }
        }
        for node in &nodes {
            assert_eq!(get(node, &uri("another-key")).await.status, StatusCode::OK);
        }
        let keys = redis.ask("KEYS wayfare:rate:*");
        assert!(keys.starts_with("*2") && !keys.contains(KEY), "{keys}");
    }

    async fn metrics_report_the_shared_store() {
        let redis = RedisServer::start();
        let service = builder().clock(Ahead).shared_store(store(&redis).await).build();
        let admin = service.admin().with_log_drops(|| 0);
        assert_exposed(&admin.metrics(), |name| !name.starts_with("wayfare_upstream_"));
        assert!(admin.metrics().contains("\nwayfare_shared_store_up 1\n"), "{}", admin.metrics());
        // The first heartbeat compares the clocks.
        let since = Instant::now();
        let skew = loop {
            let skew = sample(&admin, "wayfare_shared_store_clock_skew_seconds").unwrap();
            if skew != 0.0 {
                break skew;
            }
            assert!(since.elapsed() < Duration::from_secs(30), "no skew within 30 s");
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
        assert!((3_500.0..3_700.0).contains(&skew), "{skew}");
    }
}
