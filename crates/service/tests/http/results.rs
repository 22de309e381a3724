//! Content of answers: sorted, filtered, paged, and with exactly the map entries that they refer to.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Router;
use serde_json::{Value, json};
use specwright_core::decode;
use wayfare_models::flights::FlightSearchResponse;
use wayfare_service::flights::{FlightOffer, Flights};
use wayfare_service::{Provider, Speed};

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
    let providers: Vec<Arc<dyn Provider<Flights>>> =
        vec![Scripted::open("one", Speed::Fast, Act::Offer(offers))];
    builder().flight_providers(providers).build().router()
}

async fn searched(router: &Router, parameters: Value) -> Value {
    let mut body = boston_london();
    body["resultParameters"] = parameters;
    post(router, POLL, body).await.ok()
}

fn ids(body: &Value) -> Vec<&str> {
    body["results"].as_array().into_iter().flatten().map(|result| result["id"].as_str().unwrap()).collect()
}

const DIRECT: &str = "BOS-AAA";
const LONG: &str = "BOS-LLL";
const ONE_STOP: &str = "BOS-JFK.JFK-LHR";
const TWO_STOPS: &str = "BOS-JFK.JFK-ORD.ORD-DEN";

#[tokio::test]
async fn results_are_sorted_as_asked() {
    let router = scripted();
    for (key, direction, sorted) in [
        ("price", "asc", [ONE_STOP, TWO_STOPS, DIRECT, LONG]),
        ("price", "desc", [DIRECT, LONG, TWO_STOPS, ONE_STOP]),
        ("duration", "asc", [DIRECT, ONE_STOP, TWO_STOPS, LONG]),
        ("duration", "desc", [LONG, ONE_STOP, TWO_STOPS, DIRECT]),
        ("bestValue", "asc", [ONE_STOP, TWO_STOPS, DIRECT, LONG]),
        ("bestValue", "desc", [LONG, DIRECT, TWO_STOPS, ONE_STOP]),
    ] {
        let body = searched(&router, json!({ "sort": { "key": key, "direction": direction } })).await;
        assert_eq!(ids(&body), sorted, "{key} {direction}");
        assert_eq!(body["sort"], json!({ "key": key, "direction": direction }));
    }
    assert_eq!(searched(&router, json!({})).await["sort"], json!({ "key": "price", "direction": "asc" }));
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
async fn results_come_page_by_page() {
    let router = scripted();
    let all = searched(&router, json!({})).await;
    assert_eq!(all["pageSize"], 50);
    let mut paged = vec![];
    for number in 1..4 {
        let body = searched(&router, json!({ "pageSize": 3, "pageNumber": number })).await;
        assert_eq!((&body["pageSize"], &body["totalCount"]), (&3.into(), &4.into()));
        assert_consistent(&body);
        paged.extend(ids(&body).into_iter().map(str::to_owned));
    }
    assert_eq!(paged, ids(&all));
    let zeroth = searched(&router, json!({ "pageSize": 3, "pageNumber": 0 })).await;
    assert_eq!(ids(&zeroth), paged[..3]);
    let far = searched(&router, json!({ "pageNumber": 1_000_000, "pageSize": 999 })).await;
    assert_eq!((ids(&far).len(), &far["totalCount"]), (0, &4.into()));
}

#[tokio::test]
async fn a_poll_without_parameters_keeps_the_last_ones() {
    let router = scripted();
    let started = searched(&router, json!({ "pageSize": 1, "currency": "EUR", "priceMode": "total" })).await;
    let same = post(&router, POLL, poll(&started)).await.ok();
    assert_eq!(same, started);
    let mut other = poll(&started);
    other["resultParameters"] = json!({ "pageSize": 2 });
    let changed = post(&router, POLL, &other).await.ok();
    assert_eq!(changed["pageSize"], 2);
    assert_eq!((&changed["currency"], &changed["priceMode"]), (&"USD".into(), &"perPerson".into()));
    assert_eq!(post(&router, POLL, poll(&started)).await.ok(), changed);
}

#[tokio::test]
async fn prices_are_in_the_currency_and_mode_asked_for() {
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
async fn the_market_decides_the_currency() {
    for (country, currency) in [("DE", "EUR"), ("JP", "JPY"), ("US", "USD"), ("AQ", "USD")] {
        let router = builder().market(&country.parse().unwrap()).flight_providers(vec![]).build().router();
        assert_eq!(post(&router, POLL, boston_london()).await.ok()["currency"], currency);
    }
}

#[tokio::test]
async fn travellers_are_counted() {
    let mut body = boston_london();
    body["searchStartParameters"]["passengers"] =
        json!(["ADT", "ADT", "CHD", "SNR", "STD", "YTH", "INS", "INL", "INL"]);
    let answer = post(&scripted(), POLL, body).await.ok();
    let counts = json!({
        "adults": 2, "children": 1, "infants": 2, "infantsInSeat": 1, "seniors": 1, "students": 1, "youth": 1,
    });
    assert_eq!(answer["passengers"], counts);
}

#[tokio::test]
async fn details_are_the_one_result() {
    let router = scripted();
    let started = searched(&router, json!({ "currency": "EUR" })).await;
    for (index, id) in ids(&started).into_iter().enumerate() {
        let body = json!({ "searchId": started["searchId"], "resultId": id });
        let details = post(&router, DETAILS, body).await.ok();
        assert_eq!(details["results"], json!([started["results"][index]]));
        assert_eq!((&details["totalCount"], &details["currency"]), (&1.into(), &"EUR".into()));
        assert_consistent(&details);
    }
    let body = json!({ "searchId": started["searchId"], "resultId": "nowhere" });
    let faults = post(&router, DETAILS, body).await.faults();
    assert_eq!(faults[0].0, "INVALID_REQUEST");
    assert!(faults[0].1.starts_with("/resultId: found \"nowhere\""), "{faults:?}");
}

#[tokio::test]
async fn embedded_pages_hold_what_they_refer_to_and_nothing_else() {
    let router = builder().cashback(KEY).build().router();
    let body = start(&[leg("NYC", "LON", "2027-03-14"), leg("LON", "NYC", "2027-03-21")]);
    let mut body = body;
    body["searchStartParameters"]["filters"] = json!({ "includeSplit": true });
    body["searchStartParameters"]["passengers"] = json!(["ADT", "CHD"]);
    let mut seen = BTreeSet::new();
    let mut total = None;
    for page in 1..5 {
        for (currency, mode) in [("USD", "perPerson"), ("CHF", "total")] {
            body["resultParameters"] = json!({
                "pageNumber": page, "pageSize": 40, "currency": currency, "priceMode": mode,
            });
            let answer = post(&router, POLL, &body).await;
            let decoded = decode::<FlightSearchResponse>(answer.text.as_bytes()).unwrap();
            assert!(decoded.notes.is_empty(), "{:?}", decoded.notes.first());
            let answer = answer.ok();
            assert_eq!(answer["status"], "complete");
            assert_eq!(ids(&answer).len(), 40);
            assert_consistent(&answer);
            assert_sorted_by_price(&answer);
            assert_eq!(total.get_or_insert(answer["totalCount"].clone()), &answer["totalCount"]);
            if currency == "USD" {
                assert!(ids(&answer).into_iter().all(|id| seen.insert(id.to_owned())));
            } else {
                assert!(ids(&answer).into_iter().all(|id| seen.contains(id)));
            }
        }
    }
}

fn assert_sorted_by_price(body: &Value) {
    let prices: Vec<f64> = (body["results"].as_array().unwrap().iter())
        .map(|result| {
            let options = result["bookingOptions"].as_array().unwrap().iter();
            options.map(|option| option["displayPrice"]["price"].as_f64().unwrap()).fold(f64::MAX, f64::min)
        })
        .collect();
    assert!(prices.is_sorted(), "{prices:?}");
}

/// Every id is in its map, and every map entry is referred to.
#[track_caller]
fn assert_consistent(body: &Value) {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let mut used: [BTreeSet<String>; 5] = Default::default();
    for result in list(&body["results"]) {
        for leg in list(&result["legs"]) {
            used[0].insert(text(&leg["id"]));
        }
        for option in list(&result["bookingOptions"]) {
            used[4].insert(text(&option["providerCode"]));
            for fare in list(&option["segmentFares"]) {
                assert!(body["segments"].get(text(&fare["segmentId"])).is_some());
            }
        }
    }
    for leg in &used[0].clone() {
        for segment in list(&body["legs"][leg]["segments"]) {
            used[1].insert(text(&segment["id"]));
        }
    }
    for id in used[1].clone() {
        let segment = &body["segments"][&id];
        used[2].insert(text(&segment["airline"]));
        used[3].extend([text(&segment["origin"]), text(&segment["destination"])]);
    }
    for (used, map) in used.iter().zip(["legs", "segments", "airlines", "airports", "providers"]) {
        let there: BTreeSet<String> =
            body[map].as_object().into_iter().flatten().map(|(id, _)| id.clone()).collect();
        assert_eq!(used, &there, "{map}");
    }
}
