//! Tests of the lowest fares from one place to another, or to anywhere.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::*;

const ROUTES: &str = "/i/api/affiliate/priceInsights/flights/v1/routes";

fn router() -> axum::Router {
    builder().build().router()
}

fn asked(more: Value) -> Value {
    let mut body = json!({ "origin": { "iataCode": "BOS" }, "dates": { "departureDate": "2027-03-14" } });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    body
}

fn price(fare: &Value) -> f64 {
    fare["price"]["price"].as_f64().unwrap()
}

/// Checks a leg's ends, day and airlines.
fn check_leg(leg: &Value, from: &str, to: Option<&str>, day: &str, airlines: &BTreeSet<&str>) {
    assert_eq!(leg["origin"], from);
    assert!(to.is_none_or(|to| leg["destination"] == to), "{leg}");
    assert!(leg["departureDateTime"].as_str().unwrap().starts_with(day), "{leg}");
    assert!(leg["arrivalDateTime"].is_string() && leg["stops"].as_i64().unwrap() <= 2);
    let codes = leg["airlineCodes"].as_array().unwrap();
    assert!(!codes.is_empty() && codes.iter().all(|code| airlines.contains(code.as_str().unwrap())), "{leg}");
}

#[tokio::test]
async fn anywhere_is_each_airport_with_a_nonstop_flight() {
    let answer = post(&router(), ROUTES, asked(json!({ "currencyCode": "EUR" }))).await.ok();
    let airlines = airlines(&answer);
    let fares = answer["results"].as_array().unwrap();
    assert!(fares.len() > 50 && fares.is_sorted_by_key(price));
    let mut keys = BTreeSet::new();
    for fare in fares {
        let leg = &fare["outboundLeg"];
        check_leg(leg, "BOS", fare["aggregationKey"].as_str(), "2027-03-14", &airlines);
        assert!(keys.insert(fare["aggregationKey"].as_str().unwrap()));
        assert_eq!((&leg["stops"], &fare["inboundLeg"]), (&0.into(), &Value::Null));
        assert_eq!((&fare["price"]["currency"], &fare["cabin"]), (&"EUR".into(), &"economy".into()));
    }
}

fn airlines(answer: &Value) -> BTreeSet<&str> {
    let airlines = answer["airlines"].as_array().unwrap();
    assert!(
        airlines
            .iter()
            .all(|it| it["name"].is_string() && it["logoUrl"].as_str().unwrap().starts_with("http"))
    );
    airlines.iter().map(|airline| airline["iataCode"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_destination_has_the_lowest_fare_of_the_calendar() {
    let router = router();
    let london = json!({ "iataCode": "LHR" });
    let there = post(&router, ROUTES, asked(json!({ "destination": london }))).await.ok();
    let fares = there["results"].as_array().unwrap();
    assert!(fares.len() > 1 && fares.is_sorted_by_key(price));
    check_leg(&fares[0]["outboundLeg"], "BOS", Some("LHR"), "2027-03-14", &airlines(&there));
    let month = json!({ "origin": { "iataCode": "BOS" }, "destination": london, "dateFrom": "2027-03", "dateTo": "2027-03" });
    let calendar = post(&router, &ROUTES.replace("routes", "calendar"), month).await.ok();
    let day =
        calendar["results"].as_array().unwrap().iter().find(|day| day["aggregationKey"] == "2027-03-14");
    assert_eq!(day.unwrap()["outboundLeg"]["price"], fares[0]["price"]);
}

#[tokio::test]
async fn round_trips_return_on_the_requested_day() {
    let dates = json!({ "departureDate": "2027-03-14", "returnDate": "2027-03-19" });
    let london = json!({ "destination": { "iataCode": "LON" }, "dates": dates, "roundTrip": true });
    let answer = post(&router(), ROUTES, asked(london.clone())).await.ok();
    let airlines = airlines(&answer);
    for fare in answer["results"].as_array().unwrap() {
        let from = fare["inboundLeg"]["origin"].as_str().unwrap();
        check_leg(&fare["inboundLeg"], from, Some("BOS"), "2027-03-19", &airlines);
    }
    let of = async |more: (&str, Value)| {
        let mut body = asked(london.clone());
        body[more.0] = more.1;
        let answer = post(&router(), ROUTES, body).await.ok();
        let back = &answer["results"][0]["inboundLeg"]["departureDateTime"];
        back.as_str().map(|time| time[..10].to_owned())
    };
    assert_eq!(of(("roundTrip", false.into())).await, None);
    let stay = of(("dates", json!({ "departureDate": "2027-03-14" }))).await.unwrap();
    assert!(["2027-03-17", "2027-03-21", "2027-03-28"].contains(&&*stay), "{stay}");
}

#[tokio::test]
async fn invalid_requests_are_rejected() {
    for (more, message) in [
        (json!({ "origin": {} }), "/origin"),
        (json!({ "destination": { "placeId": 1 } }), "/destination/placeId: found 1, allowed"),
        (json!({ "destination": { "iataCode": "BOS" } }), "/destination: found the same airports"),
        (json!({ "dates": { "departureDate": "2026-03-14" } }), "/dates/departureDate: found \"2026-03-14\""),
        (
            json!({ "dates": { "departureDate": "2027-03-14", "returnDate": "2027-03-13" } }),
            "/dates/returnDate: found 2027-03-13, allowed at least departureDate",
        ),
        (json!({ "currencyCode": "XXX" }), "/currencyCode: found \"XXX\""),
    ] {
        let faults = post(&router(), ROUTES, asked(more)).await.faults();
        assert!(faults.iter().any(|(_, text)| text.contains(message)), "{message}: {faults:?}");
    }
}
