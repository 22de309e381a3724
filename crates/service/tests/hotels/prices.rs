//! Tests of currencies, markets, cashback and device types.

use std::collections::HashSet;

use axum::body::Body;
use axum::http::Request;

use crate::searches::{CITY, STAY, call, checked, router};
use crate::support::{KEY, builder, send};

#[tokio::test]
async fn the_market_decides_the_defaults() {
    let german = builder().market(&"DE".parse().unwrap()).build().router();
    let body =
        call(&german, "hotels", &format!("destination={CITY}&{STAY}&pageSize=250&sortField=name")).await.ok();
    assert_eq!(body["currencyCode"], "EUR");
    let flags = "includeLocalTaxesInTotal=true&sortField=name&pageSize=250";
    let all = call(&german, "hotels", &format!("destination={CITY}&{STAY}&{flags}")).await.ok();
    assert_eq!(body["lowestTotalRate"], all["lowestTotalRate"]);
    let key = body["results"][0]["key"].as_str().unwrap();
    assert_eq!(call(&german, "hotel", &format!("hotel={key}&{STAY}")).await.ok()["countryCode"], "DE");
    assert_eq!(call(&router(), "hotel", &format!("hotel={key}&{STAY}")).await.ok()["countryCode"], "US");
}

#[tokio::test]
async fn only_keys_with_cashback_see_cashback() {
    let rest = format!("destination={CITY}&{STAY}&responseOptions=topRates");
    for (router, is_there) in [(builder().cashback(KEY).build().router(), true), (router(), false)] {
        let body = checked(&call(&router, "hotels", &rest).await);
        assert_eq!(body.providers.iter().any(|provider| provider.cashback.is_some()), is_there);
    }
}

#[tokio::test]
async fn some_rates_are_for_one_device_type_only() {
    let router = router();
    let on = async |user_agent: &str| {
        let uri = format!(
            "/api/3.0/hotels?apiKey={KEY}&userTrackId=t&destination={CITY}&{STAY}&pageSize=100&responseOptions=multipleHotelsAllRates"
        );
        let request = Request::get(uri).header("user-agent", user_agent).body(Body::empty()).unwrap();
        let hotels = checked(&send(&router, request).await).results;
        let rates = hotels.into_iter().flat_map(|hotel| hotel.rates).map(|rate| rate.book_uri);
        rates.collect::<HashSet<_>>()
    };
    let desktop = on("Mozilla/5.0 (X11; Linux x86_64)").await;
    let mobile = on("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148").await;
    assert!(desktop.difference(&mobile).count() > 0 && mobile.difference(&desktop).count() > 0);
    assert!(desktop.intersection(&mobile).count() > 100);
}
