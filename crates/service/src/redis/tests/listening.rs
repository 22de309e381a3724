//! Tests of messages, including messages after lost connections.

use std::time::Duration;

use bytes::Bytes;
use wayfare_test_redis::{RedisServer, redis_tests};

use super::connected;
use crate::redis::subscription::Subscription;
use crate::redis::{ChannelEvent, Script, Server};

static PUBLISH_MESSAGE: Script =
    Script::new("publish", "#!lua\nreturn redis.call('PUBLISH', KEYS[1], ARGV[1])");

async fn publish(server: &Server, channel: &str, message: &str) -> u64 {
    server.run(&PUBLISH_MESSAGE, &[channel], message).await.unwrap()
}

async fn next(subscription: &mut Subscription) -> ChannelEvent {
    let next = tokio::time::timeout(Duration::from_secs(20), subscription.next());
    next.await.expect("an event should arrive").expect("the server should exist")
}

/// Returns the next message. Skips repeated `ChannelEvent::Resubscribed` events, which are harmless.
async fn next_message(subscription: &mut Subscription) -> ChannelEvent {
    loop {
        match next(subscription).await {
            ChannelEvent::Resubscribed => {}
            message => return message,
        }
    }
}

fn message(text: &'static str) -> ChannelEvent {
    ChannelEvent::Message(Bytes::from_static(text.as_bytes()))
}

redis_tests! {
    async fn messages_reach_all_listeners_of_their_channel() {
        let redis = RedisServer::start();
        let (one, two) = (connected(&redis).await, connected(&redis).await);
        let (news, other) = (one.key("news"), one.key("other"));
        let mut here = [one.subscribe(&news), one.subscribe(&news)];
        let mut there = [two.subscribe(&news), two.subscribe(&other)];
        for subscription in here.iter_mut().chain(&mut there) {
            assert_eq!(next(subscription).await, ChannelEvent::Resubscribed);
        }
        // The subscription of the second listener also notifies the first listener of the same server.
        assert_eq!(next(&mut here[0]).await, ChannelEvent::Resubscribed);
        assert_eq!(publish(&one, &news, "first").await, 2);
        assert_eq!(publish(&two, &news, "second").await, 2);
        assert_eq!(publish(&two, &other, "third").await, 1);
        for subscription in [&mut here[0], &mut there[0]] {
            assert_eq!([next(subscription).await, next(subscription).await], [message("first"), message("second")]);
        }
        assert_eq!(next(&mut there[1]).await, message("third"));
    }

    async fn listeners_are_notified_of_possible_gaps() {
        let mut redis = RedisServer::start();
        let server = connected(&redis).await;
        let mut subscriptions = [server.subscribe("a"), server.subscribe("b")];
        for subscription in &mut subscriptions {
            assert_eq!(next(subscription).await, ChannelEvent::Resubscribed);
        }
        redis.kill();
        server.down().await;
        let mut later = server.subscribe("c");
        redis.restart();
        for subscription in subscriptions.iter_mut().chain([&mut later]) {
            assert_eq!(next(subscription).await, ChannelEvent::Resubscribed);
        }
        server.up().await;
        for (channel, subscription) in ["a", "b", "c"].into_iter().zip(subscriptions.iter_mut().chain([&mut later])) {
            publish(&server, channel, "again").await;
            assert_eq!(next_message(subscription).await, message("again"));
        }
    }

    async fn a_slow_listener_is_notified_of_a_gap() {
        let redis = RedisServer::start();
        let server = connected(&redis).await;
        let mut subscription = server.subscribe("news");
        assert_eq!(next(&mut subscription).await, ChannelEvent::Resubscribed);
        for _ in 0..2_000 {
            publish(&server, "news", "old").await;
        }
        assert_eq!(next(&mut subscription).await, ChannelEvent::Resubscribed);
        assert_eq!(next(&mut subscription).await, message("old"));
    }

    async fn channels_without_listeners_are_unsubscribed() {
        let redis = RedisServer::start();
        let server = connected(&redis).await;
        let mut subscriptions = [server.subscribe("news"), server.subscribe("news")];
        for subscription in &mut subscriptions {
            assert_eq!(next(subscription).await, ChannelEvent::Resubscribed);
        }
        let [one, two] = subscriptions;
        drop(one);
        assert_eq!(publish(&server, "news", "to the other").await, 1);
        drop(two);
        let deadline = std::time::Instant::now() + Duration::from_secs(20);
        while publish(&server, "news", "to nobody").await > 0 {
            assert!(std::time::Instant::now() < deadline);
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    async fn dropping_the_server_ends_subscriptions() {
        let redis = RedisServer::start();
        let server = connected(&redis).await;
        let mut subscription = server.subscribe("news");
        assert_eq!(next(&mut subscription).await, ChannelEvent::Resubscribed);
        drop(server);
        let ended = tokio::time::timeout(Duration::from_secs(20), async {
            while subscription.next().await.is_some() {}
        });
        ended.await.expect("the subscription should end");
        // The connection closes only once the task has ended.
        let deadline = std::time::Instant::now() + Duration::from_secs(20);
        while redis.ask("CLIENT LIST").contains("lib-name=wayfare") || redis.ask("CLIENT LIST").contains("resp=3") {
            assert!(std::time::Instant::now() < deadline);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}
