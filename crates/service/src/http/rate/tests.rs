//! Tests of rate limits, in memory and on a server.

use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use jiff::Timestamp;

use super::{Limiter, Rate};
use crate::http::ApiKey;

fn rate(requests: u32, span: Duration) -> Rate {
    Rate::new(NonZeroU32::new(requests).unwrap(), span)
}

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

async fn admit(limiter: &Limiter<ApiKey>, key: &str) -> Result<(), u64> {
    limiter.admit(&ApiKey::new(key), Timestamp::now()).await
}

/// Checks behaviour that all limiters share. `limiter` creates a limiter.
async fn check(limiter: impl Fn(Rate) -> Limiter<ApiKey>) {
    let thirds = limiter(rate(3, HOUR));
    for _ in 0..3 {
        assert_eq!(admit(&thirds, "a").await, Ok(()));
    }
    let wait = admit(&thirds, "a").await.unwrap_err();
    assert!((1100..=1200).contains(&wait), "a third of an hour, minus the duration of the test: {wait}");
    assert_eq!(admit(&thirds, "b").await, Ok(()), "other callers are counted separately");

    // The caller uses all requests at once. The allowance then refills by one request every 50 ms.
    let steady = limiter(rate(10, MINUTE / 120));
    let (since, mut admitted) = (Instant::now(), 0);
    // A busy machine may need longer for twelve requests.
    while since.elapsed() < Duration::from_millis(700) || (admitted < 12 && since.elapsed() < MINUTE) {
        admitted += u128::from(admit(&steady, "c").await.is_ok());
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let refilled = since.elapsed().as_millis() / 50;
    assert!((12..=11 + refilled).contains(&admitted), "{admitted} with {refilled} refilled");

    // Unusual rates also work.
    let rare = limiter(rate(1, Duration::MAX));
    assert_eq!(admit(&rare, "d").await, Ok(()));
    assert!(admit(&rare, "d").await.is_err());
    let free = limiter(rate(u32::MAX, Duration::from_nanos(1)));
    for _ in 0..10 {
        assert_eq!(admit(&free, "e").await, Ok(()));
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

#[tokio::test]
async fn requests_are_counted_in_memory() {
    check(Limiter::new).await;
}

#[cfg(feature = "redis")]
mod shared {
    use wayfare_test_redis::{Options, RedisServer, redis_tests};

    use super::*;
    use crate::metrics::Exposition;
    use crate::redis::{Server, SharedStore, SharedStoreSettings};

    async fn server(redis: &RedisServer) -> Server {
        let settings = SharedStoreSettings::new(&redis.url()).unwrap();
        let settings = settings.with_timeout(Duration::from_secs(5)).unwrap();
        SharedStore::connect(settings).await.unwrap().server().clone()
    }

    fn limiter(server: &Server, requests: u32) -> Limiter<ApiKey> {
        Limiter::new(rate(requests, HOUR)).shared_on(server, "key")
    }

    redis_tests! {
        async fn requests_are_counted_on_a_server() {
            let redis = RedisServer::start();
            let server = server(&redis).await;
            check(|rate| Limiter::new(rate).shared_on(&server, "key")).await;
        }

        async fn nodes_count_together() {
            let redis = RedisServer::start();
            let mut calls = Vec::new();
            for _ in 0..3 {
                let server = server(&redis).await;
                calls.extend((0..100).map(|_| {
                    let server = server.clone();
                    tokio::spawn(async move { admit(&limiter(&server, 50), "secret").await })
                }));
            }
            let mut admitted = 0;
            for call in calls {
                admitted += u32::from(call.await.unwrap().is_ok());
            }
            // One request is refilled every 72 s.
            assert!((50..=51).contains(&admitted), "{admitted} of 300 for three nodes");
            let keys = redis.ask("KEYS *");
            assert!(keys.contains("wayfare:rate:key:") && !keys.contains("secret"), "{keys}");
            let lifetime = redis.ask(&format!("PTTL {}", keys.lines().last().unwrap()));
            let lifetime: u64 = lifetime.trim_start_matches(':').parse().unwrap();
            assert!((3_500_000..=3_600_000).contains(&lifetime), "{lifetime} ms");
        }

        async fn a_flood_does_not_reach_the_server() {
            let redis = RedisServer::start();
            let server = server(&redis).await;
            let node = limiter(&server, 5);
            for number in 0..1_000 {
                assert_eq!(admit(&node, "a").await.is_ok(), number < 5, "{number}");
            }
            let text = Exposition::default().with(server.metrics().clone()).text();
            let calls = r#"wayfare_shared_store_calls_total{script="rate",outcome="done"} 5"#;
            assert!(text.lines().any(|line| line == calls), "{text}");
        }

        async fn nodes_count_separately_while_the_server_is_unavailable() {
            let mut redis = RedisServer::start();
            let server = server(&redis).await;
            let nodes = [limiter(&server, 5), limiter(&server, 5)];
            for _ in 0..5 {
                assert_eq!(admit(&nodes[0], "a").await, Ok(()));
            }
            assert!(admit(&nodes[1], "a").await.is_err());
            redis.kill();
            server.down().await;
            for node in &nodes {
                // Requests that this node has counted as used remain used.
                assert!(admit(node, "a").await.is_err());
                for _ in 0..5 {
                    assert_eq!(admit(node, "b").await, Ok(()));
                }
                assert!(admit(node, "b").await.is_err());
            }
            redis.restart();
            server.up().await;
            for _ in 0..5 {
                assert_eq!(admit(&nodes[0], "c").await, Ok(()));
            }
            assert!(admit(&nodes[1], "c").await.is_err());
        }

        async fn nodes_count_separately_while_the_server_is_full() {
            let redis = RedisServer::start_with(Options::default().with("maxmemory-policy noeviction"));
            let server = server(&redis).await;
            redis.ask("CONFIG SET maxmemory 1mb");
            let node = limiter(&server, 2);
            for _ in 0..2 {
                assert_eq!(admit(&node, "a").await, Ok(()));
            }
            assert!(admit(&node, "a").await.is_err());
        }
    }
}
