//! Tests of client addresses: behind proxies, in links and for rate limits.

use std::net::SocketAddr;
use std::num::NonZeroU32;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::http::header::RETRY_AFTER;
use wayfare_service::http::Rate;
use wayfare_service::{Builder, Service, StoreLimits};

use crate::support::*;

const PROXY: &str = "10.0.0.1:1";

fn behind_a_proxy() -> Builder {
    builder().flight_providers(vec![]).trusted_proxy("10.0.0.0/8".parse().unwrap())
}

/// Sends a request with these headers, as if from a peer address.
async fn call(router: &Router, uri: &str, peer: &str, headers: &[(&str, &str)]) -> Answer {
    let peer: SocketAddr = peer.parse().unwrap();
    let mut request = Request::get(uri).header("host", "inner:81").extension(ConnectInfo(peer));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    send(router, request.body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn urls_follow_trusted_proxies_only() {
    let uri = format!("{PLACES}flights?apiKey={KEY}");
    let x = [("x-forwarded-proto", "https"), ("x-forwarded-host", "a.example")];
    let forwarded = [("forwarded", "for=192.0.2.1;proto=https;host=a.example")];
    let behind = behind_a_proxy().build().router();
    let fixed = behind_a_proxy().base_url("https://b.example/x").build().router();
    for (router, peer, headers, base) in [
        (&behind, PROXY, &x[..], "https://a.example"),
        (&behind, PROXY, &forwarded, "https://a.example"),
        (&behind, PROXY, &[], "http://inner:81"),
        (&behind, "192.0.2.9:1", &x, "http://inner:81"),
        (&behind, "192.0.2.9:1", &forwarded, "http://inner:81"),
        (&builder().build().router(), PROXY, &x, "http://inner:81"),
        (&fixed, PROXY, &x, "https://b.example/x"),
    ] {
        let url = call(router, &uri, peer, headers).await.json()["url"].as_str().unwrap().to_owned();
        assert_eq!(url, format!("{base}{PLACES}flights"), "{peer} {headers:?}");
    }
}

#[tokio::test]
async fn the_redirect_follows_trusted_proxies() {
    let router = behind_a_proxy().build().router();
    let uri = "/in?a=demo&p=&url=https://a.example/book/hotels/x/7/2027-03-14/2027-03-16/2/0f";
    let headers = [("x-forwarded-proto", "https"), ("x-forwarded-host", "a.example")];
    assert_eq!(call(&router, uri, PROXY, &headers).await.status.as_u16(), 302);
    assert_eq!(call(&router, uri, "192.0.2.9:1", &headers).await.status.as_u16(), 400);
}

fn twice_a_minute() -> Rate {
    Rate::per_minute(NonZeroU32::new(2).unwrap())
}

/// Returns the statuses of `count` calls.
async fn statuses(router: &Router, key: &str, peer: &str, count: usize) -> Vec<u16> {
    let mut statuses = Vec::new();
    for _ in 0..count {
        let uri = format!("{PLACES}flights?searchTerm=rome{key}");
        statuses.push(call(router, &uri, peer, &[]).await.status.as_u16());
    }
    statuses
}

#[tokio::test]
async fn an_address_has_one_rate_limit_for_all_keys() {
    let clock = SetClock::default();
    let router =
        builder().key("another-key").clock(clock.clone()).address_rate(twice_a_minute()).build().router();
    assert_eq!(statuses(&router, &format!("&apiKey={KEY}"), "192.0.2.1:1", 1).await, [200]);
    assert_eq!(statuses(&router, "&apiKey=wrong-key", "192.0.2.1:2", 1).await, [401]);
    assert_eq!(statuses(&router, "&apiKey=another-key", "192.0.2.1:3", 1).await, [429]);
    assert_eq!(statuses(&router, "", "192.0.2.1:3", 1).await, [429]);
    assert_eq!(statuses(&router, &format!("&apiKey={KEY}"), "192.0.2.2:1", 3).await, [200, 200, 429]);
    // IPv6 addresses count by their /64 network, since a client usually owns the whole network.
    assert_eq!(statuses(&router, "", "[2001:db8::1]:1", 1).await, [401]);
    assert_eq!(statuses(&router, "", "[2001:db8::2]:1", 2).await, [401, 429]);
    assert_eq!(statuses(&router, "", "[2001:db8:0:1::1]:1", 1).await, [401]);
    // Calls without a peer address come from within the process.
    for _ in 0..5 {
        get(&router, &format!("{PLACES}flights?searchTerm=rome&apiKey={KEY}")).await.ok();
    }
    clock.forward(30);
    assert_eq!(statuses(&router, "", "192.0.2.1:1", 2).await, [401, 429]);
}

#[tokio::test]
async fn wrong_and_missing_keys_count_by_address() {
    let router = builder().deny("a-denied-key").rate(twice_a_minute()).build().router();
    assert_eq!(statuses(&router, "&apiKey=wrong-key", "192.0.2.1:1", 1).await, [401]);
    assert_eq!(statuses(&router, "&apiKey=a-denied-key", "192.0.2.1:1", 2).await, [403, 429]);
    assert_eq!(statuses(&router, "", "192.0.2.1:1", 1).await, [429]);
    assert_eq!(statuses(&router, "", "192.0.2.2:1", 1).await, [401]);
    // Each key has its own rate limit, regardless of the address.
    assert_eq!(statuses(&router, &format!("&apiKey={KEY}"), "192.0.2.1:1", 3).await, [200, 200, 429]);
    assert_eq!(statuses(&router, &format!("&apiKey={KEY}"), "192.0.2.2:1", 1).await, [429]);
}

/// Checks the limits per address. Without these limits, a caller could use a new key for each call.
#[tokio::test]
async fn calls_and_searches_count_by_address_if_any_key_is_accepted() {
    let any_key = || Service::builder().clock(SetClock::default());
    let router = any_key().rate(twice_a_minute()).build().router();
    assert_eq!(statuses(&router, "&apiKey=one", "192.0.2.1:1", 1).await, [200]);
    assert_eq!(statuses(&router, "&apiKey=two", "192.0.2.1:1", 2).await, [200, 429]);
    assert_eq!(statuses(&router, "&apiKey=one", "192.0.2.2:1", 1).await, [200]);

    let limits = StoreLimits { key_searches: 1, ..StoreLimits::default() };
    let named = any_key().store_limits(limits).key("one").key("two").build().router();
    let any = any_key().store_limits(limits).build().router();
    for (router, expected) in [(&any, [200, 429, 200]), (&named, [200, 200, 429])] {
        let mut found = Vec::new();
        for (number, (key, peer)) in
            [("one", "192.0.2.1:1"), ("two", "192.0.2.1:1"), ("one", "192.0.2.2:1")].into_iter().enumerate()
        {
            let stay = format!("checkin=2027-03-14&checkout=2027-03-16&rooms={}", number + 1);
            let uri = format!("/api/3.0/hotels?destination=kplace:2643743&userTrackId=u&{stay}&apiKey={key}");
            found.push(call(router, &uri, peer, &[]).await.status.as_u16());
        }
        assert_eq!(found, expected);
    }
}

#[tokio::test]
async fn the_address_behind_a_trusted_proxy_counts() {
    let router = behind_a_proxy().address_rate(twice_a_minute()).build().router();
    let uri = format!("{PLACES}flights?searchTerm=rome&apiKey={KEY}");
    let mut found = Vec::new();
    for chain in ["192.0.2.1", "6.6.6.6, 192.0.2.1", "7.7.7.7, 192.0.2.1", "192.0.2.1, 192.0.2.2"] {
        found.push(call(&router, &uri, PROXY, &[("x-forwarded-for", chain)]).await.status.as_u16());
    }
    assert_eq!(found, [200, 200, 429, 200]);
}

/// Checks that hotel operations also return 429, in the common error envelope.
#[tokio::test]
async fn hotel_operations_have_rate_limits() {
    let router = builder().rate(twice_a_minute()).build().router();
    let uri = format!("/api/3.0/hotels?destination=kplace:2643743&userTrackId=u&apiKey={KEY}");
    for _ in 0..2 {
        get(&router, &uri).await.ok();
    }
    let refused = get(&router, &uri).await;
    assert_eq!(refused.refused(), (429, "RATE_LIMIT_EXCEEDED".to_owned()));
    assert_eq!(refused.headers[RETRY_AFTER], "30");
    let document = get(&router, "/openapi.json").await.json();
    for path in ["hotel", "hotels", "hotels/basic"] {
        let responses = &document["paths"][format!("/api/3.0/{path}")]["get"]["responses"];
        assert!(responses["429"].is_object(), "{path}: {responses}");
    }
}
