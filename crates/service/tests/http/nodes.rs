//! Several services that share a store.

use std::num::NonZeroU32;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use wayfare_service::http::Rate;
use wayfare_service::{Builder, SharedStore, SharedStoreSettings};
use wayfare_test_redis::{RedisServer, redis_tests};

use crate::metrics::assert_told;
use crate::support::*;

async fn store(redis: &RedisServer) -> SharedStore {
    SharedStore::connect(SharedStoreSettings::new(&redis.url()).unwrap()).await.unwrap()
}

/// Three nodes, each with a connection of its own.
async fn nodes(redis: &RedisServer, builder: impl Fn() -> Builder) -> Vec<Router> {
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(builder().shared_store(store(redis).await).build().router());
    }
    nodes
}

redis_tests! {
    async fn a_rate_is_that_of_all_nodes() {
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
                assert!((300..=360).contains(&wait), "a tenth of an hour, less what the test took: {wait}");
            }
        }
        for node in &nodes {
            assert_eq!(get(node, &uri("another-key")).await.status, StatusCode::OK);
        }
        let keys = redis.ask("KEYS wayfare:rate:*");
        assert!(keys.starts_with("*2") && !keys.contains(KEY), "{keys}");
    }

    async fn metrics_tell_of_a_store_that_is_shared() {
        let redis = RedisServer::start();
        let service = builder().shared_store(store(&redis).await).build();
        let text = service.admin().with_log_drops(|| 0).metrics();
        assert_told(&text, |_| true);
        assert!(text.contains("\nwayfare_shared_store_up 1\n"), "{text}");
    }
}
