//! Tests of filters, pages and prices in responses.

use std::time::Duration;

use axum::Router;
use serde_json::{Value, json};
use wayfare_service::Speed;
use wayfare_service::flights::FlightOffer;

use crate::scripted::*;
use crate::support::*;

fn scripted() -> Router {
    fn offers(code: &str) -> Vec<FlightOffer> {
        vec![
            offer(code, &["BOS-AAA"], 300),
            offer(code, &["BOS-LLL"], 300),
            offer_of(code, &[vec!["BOS-JFK", "JFK-LHR"]], 100),
            offer_of(code, &[vec!["BOS-JFK", "JFK-ORD", "ORD-DEN"]], 200),
        ]
    }
    asking(&[Scripted::open("one", Speed::Fast, Act::Offer(offers))]).pace(0.0).build().router()
}

async fn searched(router: &Router, parameters: Value) -> Value {
    let mut body = boston_london();
    body["resultParameters"] = parameters;
    post(router, POLL, body).await.ok()
}

/// On a busy machine, the first search after startup can take as long as this slow search, because the first search
/// reads the inventory's tables.
#[tokio::test(start_paused = true)]
async fn a_start_at_pace_0_waits_for_a_search_that_takes_long() {
    let slow = Scripted::new("slow", Speed::Fast, Act::Offer(one));
    let router = asking(std::slice::from_ref(&slow)).pace(0.0).build().router();
    tokio::spawn(async move {
        tokio::time::sleep(Duration::from_secs(20)).await;
        slow.go();
    });
    let body = searched(&router, json!({})).await;
    assert_eq!((&body["status"], ids(&body).len()), (&"complete".into(), 1));
}

#[tokio::test]
async fn results_are_filtered_by_stops() {
    let router = scripted();
    for (most, count) in [(0, 2), (1, 3), (2, 4), (10, 4)] {
        let body = searched(&router, json!({ "maxStops": most })).await;
        assert_eq!((ids(&body).len(), &body["totalCount"]), (count, &count.into()), "{most}");
    }
}

#[tokio::test]
async fn prices_are_in_the_requested_currency_and_mode() {
    let router = scripted();
    let mut body = boston_london();
    body["searchStartParameters"]["passengers"] = json!(["ADT", "ADT", "CHD"]);
    for (parameters, currency, mode, price, shown) in [
        (json!({}), "USD", "perPerson", json!(33.34), "$33.34"),
        (json!({ "priceMode": "total" }), "USD", "total", json!(100.02), "$100.02"),
        (json!({ "currency": "JPY" }), "JPY", "perPerson", json!(5217), "¥5,217"),
        (json!({ "currency": "JPY", "priceMode": "total" }), "JPY", "total", json!(15651), "¥15,651"),
    ] {
        body["resultParameters"] = parameters;
        let answer = post(&router, POLL, &body).await.ok();
        assert_eq!((&answer["currency"], &answer["priceMode"]), (&currency.into(), &mode.into()));
        let option = &answer["results"][0]["bookingOptions"][0];
        assert_eq!(option["displayPrice"], json!({ "price": price, "displayPrice": shown }));
    }
}

#[tokio::test]
async fn page_0_is_the_first() {
    let router = scripted();
    let [first, zeroth] = [1, 0].map(|number| json!({ "pageSize": 3, "pageNumber": number }));
    assert_eq!(ids(&searched(&router, zeroth).await), ids(&searched(&router, first).await));
}

#[tokio::test]
async fn a_page_in_another_currency_and_mode_has_the_same_results() {
    let router = builder().build().router();
    for (path, mut body) in polled() {
        let shown = ["USD", "CHF"].map(|code| json!({ "pageNumber": 2, "pageSize": 40, "currency": code }));
        let [mut dollars, mut francs] = [Value::Null, Value::Null];
        for (parameters, page) in shown.into_iter().zip([&mut dollars, &mut francs]) {
            body["resultParameters"] = parameters;
            *page = post(&router, path, &body).await.ok();
        }
        assert_eq!((ids(&dollars), &dollars["totalCount"]), (ids(&francs), &francs["totalCount"]), "{path}");
        assert_eq!(ids(&dollars).len(), 40, "{path}");
    }
}

#[tokio::test]
async fn parameters_apply_until_a_poll_replaces_all_of_them() {
    let router = builder().build().router();
    for (path, mut body) in polled() {
        body["resultParameters"] = json!({ "pageSize": 1, "currency": "EUR", "priceMode": "total" });
        let started = post(&router, path, &body).await.ok();
        assert_eq!(post(&router, path, poll(&started)).await.ok(), started);
        let mut other = poll(&started);
        other["resultParameters"] = json!({ "pageSize": 2 });
        let changed = post(&router, path, &other).await.ok();
        assert_eq!((&changed["pageSize"], &changed["currency"]), (&2.into(), &"USD".into()));
        assert_ne!(changed["priceMode"], "total");
        assert_eq!(post(&router, path, poll(&started)).await.ok(), changed);
    }
}

#[tokio::test]
async fn the_market_decides_the_currency_unless_a_request_does() {
    for (country, currency) in [("DE", "EUR"), ("JP", "JPY"), ("US", "USD"), ("AQ", "USD")] {
        let builder = builder().market(&country.parse().unwrap());
        let router = builder.flight_providers(vec![]).car_providers(vec![]).build().router();
        for (path, mut body) in polled() {
            assert_eq!(post(&router, path, &body).await.ok()["currency"], currency);
            body["resultParameters"] = json!({ "currency": "GBP" });
            assert_eq!(post(&router, path, body).await.ok()["currency"], "GBP");
        }
    }
}
