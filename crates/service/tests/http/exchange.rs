//! Tests of the exchange of answers between nodes with a shared store.

use std::sync::atomic::Ordering;

use axum::Router;
use serde_json::Value;
use wayfare_service::{Builder, Speed};
use wayfare_test_redis::{RedisServer, redis_tests};

use crate::nodes::{complete, follow, hotels, searches, store};
use crate::scripted::*;
use crate::support::*;

/// Returns the keys of the answer lists.
fn answer_lists(redis: &RedisServer) -> Vec<String> {
    let keys = redis.ask("KEYS wayfare:answers:*");
    keys.lines().filter(|line| line.starts_with("wayfare:")).map(str::to_owned).collect()
}

async fn node(redis: &RedisServer, builder: Builder) -> Router {
    builder.shared_store(store(redis).await).build().router()
}

/// Polls a node until a search is complete, and returns the response without the search id.
async fn completed(node: &Router, path: &str, first: &Value) -> Value {
    complete(follow(std::slice::from_ref(node), path, first).await)
}

redis_tests! {
    async fn stored_offers_need_no_other_query() {
        let redis = RedisServer::start();
        let shop = Scripted::open("shop", Speed::Fast, Act::Offer(two));
        let failing = Scripted::open("failing", Speed::Slow, Act::Fail);
        let asking = || asking(&[shop.clone(), failing.clone()]);
        let (a, b) = (node(&redis, asking()).await, node(&redis, asking()).await);
        let first = post(&a, POLL, boston_london()).await.ok();
        let expected = follow(&[a], POLL, &first).await;
        let answer = post(&b, POLL, poll(&first)).await;
        assert_eq!((answer.ok(), count(&expected)), (expected.clone(), 2));
        assert_eq!(answer.headers["wayfare-providers-missing"], "failing");
        assert_eq!([&shop, &failing].map(|it| it.asked.load(Ordering::SeqCst)), [1, 1]);

        // A node queries the provider itself if the stored offers are damaged.
        let damage = "for i = 0, 1 do local it = redis.call('LINDEX', KEYS[1], i) if string.find(it, ' offers ') then redis.call('LSET', KEYS[1], i, string.sub(it, 1, -9)) end end return redis.call('LLEN', KEYS[1])";
        let [answers] = &answer_lists(&redis)[..] else { panic!("one search") };
        assert_eq!(redis.ask(&format!("EVAL \"{damage}\" 1 {answers}")), ":2");
        let c = node(&redis, asking()).await;
        let answer = post(&c, POLL, poll(&first)).await;
        assert_eq!(answer.ok(), expected);
        assert_eq!(answer.headers["wayfare-providers-missing"], "failing");
        assert_eq!([&shop, &failing].map(|it| it.asked.load(Ordering::SeqCst)), [2, 1]);
    }

    async fn the_clock_of_another_node_changes_no_answer() {
        let redis = RedisServer::start();
        // One node is a second before midnight, and the other node just after midnight, two days later.
        let clocks = [SetClock::default(), SetClock::default()];
        clocks[0].forward(12 * 3_600 - 1);
        clocks[1].forward(60 * 3_600 + 1);
        let alone = builder().clock(clocks[0].clone()).build().router();
        let on = |clock: &SetClock| builder().clock(clock.clone());
        let (a, b) = (node(&redis, on(&clocks[0])).await, node(&redis, on(&clocks[1])).await);
        for (path, body) in searches() {
            let search = async |node: &Router| completed(node, path, &post(node, path, &body).await.ok()).await;
            let expected = search(&alone).await;
            let first = post(&a, path, &body).await.ok();
            assert_eq!(completed(&b, path, &first).await, expected);
            let later = search(&builder().clock(clocks[1].clone()).build().router()).await;
            assert_ne!(later, expected, "prices must change within two days");
        }
        let expected = hotels(&alone).await;
        assert_eq!((hotels(&a).await, hotels(&b).await), (expected.clone(), expected));
    }

    async fn answers_on_demand_are_not_stored() {
        let redis = RedisServer::start();
        let a = node(&redis, builder()).await;
        for (path, body) in searches() {
            completed(&a, path, &post(&a, path, &body).await.ok()).await;
        }
        hotels(&a).await;
        let lists = answer_lists(&redis);
        assert_eq!(lists.len(), 4);
        for list in lists {
            for entry in redis.ask(&format!("LRANGE \"{list}\" 0 -1")).lines().filter(|it| it.contains(' ')) {
                assert!(entry.len() < 64 && entry.contains(" on-demand "), "{entry}");
            }
        }
    }
}
