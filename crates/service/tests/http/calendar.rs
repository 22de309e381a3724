//! The fare calendar: the cheapest known fares of a route.

use serde_json::{Value, json};

use crate::support::*;

const CALENDAR: &str = "/i/api/affiliate/priceInsights/flights/v1/calendar";

fn router() -> axum::Router {
    builder().build().router()
}

fn asked(more: Value) -> Value {
    let mut body = json!({
        "origin": { "iataCode": "BOS" }, "destination": { "iataCode": "LHR" },
        "dateFrom": "2027-03-01", "dateTo": "2027-03-31",
    });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    body
}

#[tokio::test]
async fn each_day_has_a_predicted_fare() {
    let calendar = post(&router(), CALENDAR, asked(json!({ "currencyCode": "EUR" }))).await.ok();
    assert_eq!(calendar["currencyCode"], "EUR");
    let fares = calendar["fares"].as_array().unwrap();
    assert_eq!((fares.len(), &fares[0]["departureDate"]), (31, &"2027-03-01".into()));
    for fare in fares {
        assert!(fare["price"]["price"].as_f64().unwrap() > 50.0 && fare["returnDate"].is_null());
        assert_eq!(fare["isPrediction"], true);
    }
    let known = post(&router(), CALENDAR, asked(json!({ "excludePredictions": true }))).await.ok();
    assert_eq!(known["fares"], json!([]));
}

#[tokio::test]
async fn a_search_replaces_the_prediction_of_its_day() {
    let router = router();
    let search = post(&router, POLL, start(&[leg("BOS", "LHR", "2027-03-14")])).await.ok();
    assert_eq!(search["status"], "complete");
    for more in [json!({}), json!({ "excludePredictions": true })] {
        let calendar = post(&router, CALENDAR, asked(more)).await.ok();
        let found: Vec<_> = calendar["fares"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|fare| fare["isPrediction"] == false)
            .collect();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0]["departureDate"], "2027-03-14");
        let options = search["results"][0]["bookingOptions"].as_array().unwrap();
        let prices = options.iter().map(|option| option["displayPrice"]["price"].as_f64().unwrap());
        assert_eq!(found[0]["price"]["price"].as_f64().unwrap(), prices.fold(f64::MAX, f64::min));
    }
}

#[tokio::test]
async fn months_and_round_trips_have_the_lowest_fare() {
    let days =
        post(&router(), CALENDAR, asked(json!({ "dateTo": "2027-05-15", "roundTrip": true }))).await.ok();
    let months = json!({ "dateTo": "2027-05-15", "roundTrip": true, "aggregationType": "month" });
    let months = post(&router(), CALENDAR, asked(months)).await.ok();
    let months = months["fares"].as_array().unwrap();
    assert_eq!(months.len(), 3);
    let price = |fare: &Value| fare["price"]["price"].as_f64().unwrap();
    for month in months {
        assert!(month["returnDate"].is_string());
        let prefix = &month["departureDate"].as_str().unwrap()[..7];
        let days = days["fares"].as_array().unwrap().iter();
        let days = days.filter(|day| day["departureDate"].as_str().unwrap().starts_with(prefix));
        assert_eq!(price(month), days.map(price).fold(f64::MAX, f64::min));
    }
}

#[tokio::test]
async fn invalid_requests_are_rejected() {
    for (more, says) in [
        (json!({ "origin": {} }), "/origin"),
        (json!({ "origin": { "iataCode": "QQQ" } }), "/origin/iataCode: found \"QQQ\", allowed the code of"),
        (json!({ "destination": { "placeId": 1 } }), "/destination/placeId: found 1, allowed"),
        (json!({ "destination": { "iataCode": "BOS" } }), "/destination: found the same airports"),
        (json!({ "dateTo": "2028-03-01" }), "/dateTo: found 367 days, allowed at most 366 days"),
        (json!({ "dateFrom": "2020-03-01", "dateTo": "2020-03-02" }), "/dateFrom: found \"2020-03-01\""),
        (json!({ "dateTo": "2027-02-01" }), "/dateTo: found 2027-02-01, allowed at least dateFrom"),
        (json!({ "currencyCode": "XXX" }), "/currencyCode: found \"XXX\""),
    ] {
        let body = asked(more);
        let faults = post(&router(), CALENDAR, &body).await.faults();
        assert!(faults.iter().any(|(_, text)| text.contains(says)), "{body}: {faults:?}");
    }
}
