//! Request bodies of car searches, and parts of their responses.

use std::collections::BTreeSet;

use axum::Router;
use serde_json::{Value, json};

use crate::support::{Answer, CARS, post};

/// Returns an airport as a search place.
pub fn airport(code: &str) -> Value {
    json!({ "type": "airport", "value": code })
}

/// Returns a city as a search place.
pub fn city(value: &str) -> Value {
    json!({ "type": "city", "value": value })
}

/// Returns the body that starts a search for a four-day rental that ends at the pickup place.
pub fn start(place: Value) -> Value {
    json!({ "searchStartParameters": {
        "pickup": { "location": place, "date": "2027-03-14", "hour": 10, "minute": 0 },
        "dropoff": { "date": "2027-03-18", "hour": 9, "minute": 30 },
    } })
}

/// Returns the body that starts a one-way search.
pub fn one_way(from: Value, to: Value) -> Value {
    let mut body = start(from);
    body["searchStartParameters"]["dropoff"]["location"] = to;
    body
}

/// Adds result parameters to a body.
pub fn with(mut body: Value, parameters: Value) -> Value {
    body["resultParameters"] = parameters;
    body
}

pub async fn call(router: &Router, body: impl ToString) -> Answer {
    post(router, CARS, body).await
}

pub fn list<'a>(of: &'a Value, field: &str) -> &'a [Value] {
    of[field].as_array().map_or(&[], Vec::as_slice)
}

pub fn results(body: &Value) -> &[Value] {
    list(body, "results")
}

/// Returns all options of all results.
pub fn options(body: &Value) -> impl Iterator<Item = &Value> {
    results(body).iter().flat_map(|result| list(result, "bookingOptions"))
}

/// Returns the keys of a map.
pub fn keys(map: &Value) -> BTreeSet<String> {
    map.as_object().into_iter().flatten().map(|(key, _)| key.clone()).collect()
}

/// Returns the ids in the given fields of all options.
pub fn named(body: &Value, fields: &[&str]) -> BTreeSet<String> {
    let values = options(body).flat_map(|option| fields.iter().filter_map(|field| option[field].as_str()));
    values.map(str::to_owned).collect()
}

/// Checks that every reference resolves, and that every map entry is referenced.
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

pub fn ids(body: &Value) -> Vec<&str> {
    results(body).iter().map(|it| it["id"].as_str().unwrap()).collect()
}
