//! Tests of nodes whose settings differ, with a shared store.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::header::RETRY_AFTER;
use wayfare_models::flights::{FlightProvider, ProviderCode};
use wayfare_service::flights::{FlightOffer, FlightQuery, Flights};
use wayfare_service::{BoxFuture, Builder, Provider, ProviderError, Readiness, Speed};
use wayfare_test_redis::{RedisServer, redis_tests};

use crate::nodes::{LEASE, hotels, store};
use crate::support::*;

/// A provider without flights.
struct Empty(&'static str);

impl Provider<Flights> for Empty {
    fn code(&self) -> &str {
        "empty"
    }

    fn speed(&self) -> Speed {
        Speed::Fast
    }

    fn details(&self, _: &ProviderCode) -> Option<FlightProvider> {
        None
    }

    fn search(&self, _: Arc<FlightQuery>) -> BoxFuture<Result<Vec<FlightOffer>, ProviderError>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn version(&self) -> Cow<'_, str> {
        self.0.into()
    }
}

fn selling(version: &'static str) -> Builder {
    builder().flight_providers(vec![Arc::new(Empty(version))])
}

/// Checks that nodes with these settings on one store don't exchange their searches.
async fn assert_separate(one: fn() -> Builder, other: fn() -> Builder) {
    let redis = RedisServer::start();
    let here = one().shared_store(store(&redis).await).build();
    let there = other().shared_store(store(&redis).await).build();
    let same = one().shared_store(store(&redis).await).build().router();
    let (router, others) = (here.router(), there.router());
    let first = post(&router, POLL, boston_london()).await.ok();
    let refused = post(&others, POLL, poll(&first)).await;
    assert_eq!(refused.refused(), (503, "SERVICE_OVERLOADED".to_owned()));
    assert_eq!(refused.headers[RETRY_AFTER], "1");
    assert_eq!(post(&same, POLL, poll(&first)).await.ok()["searchId"], first["searchId"]);
    // Both nodes stay ready, and report the other generation with their next heartbeats.
    let since = Instant::now();
    for service in [&here, &there] {
        assert_eq!(service.readiness(), Readiness::Ready);
        let admin = service.admin().with_log_drops(|| 0);
        while !admin.metrics().contains("\nwayfare_shared_store_foreign_generations 1\n") {
            assert!(since.elapsed() < Duration::from_secs(30), "{}", admin.metrics());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    assert!(there.admin().metrics().contains("wayfare_shared_store_searches_total{event=\"elsewhere\"} 1\n"));
    // Once no node of the generation is alive, its searches are unknown.
    drop((here, router, same));
    let since = Instant::now();
    let refused = loop {
        let answer = post(&others, POLL, poll(&first)).await;
        if answer.status != 503 {
            break answer;
        }
        assert!(since.elapsed() < Duration::from_secs(30), "{}", answer.text);
        tokio::time::sleep(LEASE / 10).await;
    };
    assert_eq!(refused.faults()[0].0, "INVALID_SEARCH_ID");
}

redis_tests! {
    async fn nodes_with_other_seeds_are_separate() {
        assert_separate(|| builder().seed(1), || builder().seed(2)).await;
    }

    async fn nodes_of_other_markets_are_separate() {
        assert_separate(builder, || builder().market(&"DE".parse().unwrap())).await;
    }

    async fn nodes_with_other_versions_of_a_provider_are_separate() {
        assert_separate(|| selling("1"), || selling("2")).await;
    }

    async fn nodes_of_other_generations_have_their_own_hotels() {
        let redis = RedisServer::start();
        for seed in [1, 2, 1] {
            let alone = builder().seed(seed).build().router();
            let node = builder().seed(seed).shared_store(store(&redis).await).build().router();
            assert_eq!(hotels(&node).await, hotels(&alone).await, "{seed}");
        }
    }
}
