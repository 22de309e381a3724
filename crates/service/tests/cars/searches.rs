//! Bodies of car searches, and parts of their answers.

use std::collections::BTreeSet;

use axum::Router;
use serde_json::{Value, json};

use crate::support::{Answer, post};

pub const POLL: &str = "/i/api/affiliate/search/car/v1/poll";

/// An airport to search at.
pub fn airport(code: &str) -> Value {
    json!({ "type": "airport", "value": code })
}

/// A city to search in.
pub fn city(value: &str) -> Value {
    json!({ "type": "city", "value": value })
}

/// The body that starts a search of four days from a place, and back to it.
pub fn start(place: Value) -> Value {
    json!({ "searchStartParameters": {
        "pickup": { "location": place, "date": "2027-03-14", "hour": 10, "minute": 0 },
        "dropoff": { "date": "2027-03-18", "hour": 9, "minute": 30 },
    } })
}

/// The body that starts a search of a rental that ends elsewhere.
pub fn one_way(from: Value, to: Value) -> Value {
    let mut body = start(from);
    body["searchStartParameters"]["dropoff"]["location"] = to;
    body
}

/// A body with result parameters.
pub fn with(mut body: Value, parameters: Value) -> Value {
    body["resultParameters"] = parameters;
    body
}

pub async fn call(router: &Router, body: impl ToString) -> Answer {
    post(router, POLL, body).await
}

pub fn list<'a>(of: &'a Value, field: &str) -> &'a [Value] {
    of[field].as_array().map_or(&[], Vec::as_slice)
}

pub fn results(body: &Value) -> &[Value] {
    list(body, "results")
}

pub fn ids(body: &Value) -> Vec<&str> {
    results(body).iter().map(|result| result["id"].as_str().unwrap()).collect()
}

/// All options of all results.
pub fn options(body: &Value) -> impl Iterator<Item = &Value> {
    results(body).iter().flat_map(|result| list(result, "bookingOptions"))
}

/// The least that is asked for each result.
pub fn prices(body: &Value) -> Vec<f64> {
    let least = |result| {
        let prices = list(result, "bookingOptions").iter().map(|it| it["price"]["price"].as_f64().unwrap());
        prices.fold(f64::MAX, f64::min)
    };
    results(body).iter().map(least).collect()
}

/// The keys of a map.
pub fn keys(map: &Value) -> BTreeSet<String> {
    map.as_object().into_iter().flatten().map(|(key, _)| key.clone()).collect()
}

/// The ids that options refer to by given fields.
pub fn named(body: &Value, fields: &[&str]) -> BTreeSet<String> {
    let values = options(body).flat_map(|option| fields.iter().filter_map(|field| option[field].as_str()));
    values.map(str::to_owned).collect()
}

/// Every reference is in its map, and every entry of a map is referred to.
#[track_caller]
pub fn assert_consistent(body: &Value) {
    for (map, fields) in [
        ("agencies", &["agencyCode"][..]),
        ("providers", &["providerCode"]),
        ("carLocations", &["pickupLocationId", "dropoffLocationId"]),
    ] {
        assert_eq!(keys(&body[map]), named(body, fields), "{map}");
    }
}
