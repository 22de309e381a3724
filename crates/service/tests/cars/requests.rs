//! Valid requests, in all forms that the description allows.

use axum::Router;
use serde_json::{Value, json};

use crate::searches::*;
use crate::support::{builder, poll};

fn router() -> Router {
    builder().flight_providers(vec![]).build().router()
}

#[tokio::test]
async fn a_start_may_have_null_for_an_id_or_none() {
    let router = builder().car_providers(vec![]).build().router();
    let with_null = {
        let mut body = start(airport("LAX"));
        body["searchId"] = Value::Null;
        body
    };
    for body in [start(airport("LAX")), with_null] {
        let answer = call(&router, &body).await.ok();
        assert!(!answer["searchId"].as_str().unwrap().is_empty());
        assert!(!answer["cluster"].as_str().unwrap().is_empty());
        let parameters = with(body, json!({ "pageSize": 7 }));
        assert_eq!(call(&router, parameters).await.ok()["pageSize"], 7);
    }
}

#[tokio::test]
async fn a_poll_has_the_id_with_or_without_parameters() {
    let router = router();
    let started = call(&router, start(airport("LAX"))).await.ok();
    assert_eq!(call(&router, poll(&started)).await.ok(), started);
    // Null is for the id alone.
    for field in ["searchStartParameters", "resultParameters"] {
        let mut with_null = poll(&started);
        with_null[field] = Value::Null;
        let faults = call(&router, with_null).await.faults();
        let says = format!("/{field}: found null, allowed an object");
        assert_eq!(faults, [("INVALID_REQUEST".to_owned(), says)]);
    }
    let smaller = call(&router, with(poll(&started), json!({ "pageSize": 3 }))).await.ok();
    assert_eq!((smaller["pageSize"].as_i64(), results(&smaller).len()), (Some(3), 3));
    assert_eq!(smaller["searchId"], started["searchId"]);
    assert_eq!(smaller["totalCount"], started["totalCount"]);
}

#[tokio::test]
async fn places_are_airports_or_cities_by_id_or_text() {
    let router = router();
    let found = async |place: Value| {
        let body = call(&router, start(place)).await.ok();
        assert!(!results(&body).is_empty());
        assert_consistent(&body);
        body
    };
    let airport_ = found(airport("BOS")).await;
    let countries = named_countries(&airport_);
    assert_eq!(countries, ["US"]);
    // The id is that of the autocomplete.
    let by_id = found(city("2643743")).await;
    for text in ["London", "london, england", "LONDON, United Kingdom"] {
        let by_text = found(city(text)).await;
        assert_eq!(by_text["results"], by_id["results"], "{text}");
        assert_eq!(by_text["carLocations"], by_id["carLocations"], "{text}");
    }
    assert_ne!(found(city("London, Ontario")).await["results"], by_id["results"]);
}

fn named_countries(body: &Value) -> Vec<&str> {
    let places = body["carLocations"].as_object().unwrap().values();
    let mut countries: Vec<_> = places.map(|place| place["countryCode"].as_str().unwrap()).collect();
    countries.sort_unstable();
    countries.dedup();
    countries
}

#[tokio::test]
async fn a_city_is_found_by_the_id_that_the_autocomplete_gives() {
    let router = router();
    let uri = format!("{}cars?searchTerm=boston&apiKey={}", crate::support::PLACES, crate::support::KEY);
    let places = crate::support::get(&router, &uri).await.ok();
    assert!(!results(&places).is_empty());
    for place in results(&places) {
        let id = place["cityId"].as_i64().unwrap_or_else(|| place["placeId"].as_i64().unwrap());
        let body = call(&router, start(city(&id.to_string()))).await.ok();
        assert_eq!(body["status"], "complete", "{place}");
        if let Some(code) = place["iataCode"].as_str() {
            assert_eq!(call(&router, start(airport(code))).await.ok()["status"], "complete");
        }
    }
}

/// A body with these moments at both ends.
fn between(pickup: Value, dropoff: Value) -> Value {
    let mut body = json!({ "searchStartParameters": { "pickup": pickup, "dropoff": dropoff } });
    body["searchStartParameters"]["pickup"]["location"] = airport("LAX");
    body
}

#[tokio::test]
async fn days_are_counted_by_the_hour_and_hours_begin_at_midnight() {
    let router = builder().car_providers(vec![]).build().router();
    let (first, last) = (json!({ "date": "2027-03-20" }), json!({ "date": "2027-03-23" }));
    let at = |date: &Value, hour: i64, minute: i64| {
        let mut moment = date.clone();
        moment["hour"] = hour.into();
        moment["minute"] = minute.into();
        moment
    };
    let on_the_hour = |date: &Value, hour: i64| json!({ "date": date["date"], "hour": hour });
    for (pickup, dropoff, days) in [
        (first.clone(), last.clone(), 3),
        (at(&first, 0, 0), at(&last, 0, 0), 3),
        (first.clone(), at(&last, 0, 30), 4),
        (first.clone(), on_the_hour(&last, 1), 4),
        (at(&first, 10, 0), at(&last, 10, 0), 3),
        (at(&first, 10, 0), at(&last, 9, 30), 3),
        (at(&first, 10, 0), at(&last, 10, 30), 4),
        (at(&first, 23, 30), last.clone(), 3),
        (first.clone(), at(&first, 0, 30), 1),
        (first.clone(), at(&first, 23, 30), 1),
    ] {
        let body = between(pickup, dropoff);
        assert_eq!(call(&router, &body).await.ok()["days"], days, "{body}");
    }
}

#[tokio::test]
async fn the_longest_rental_is_found_and_the_first_day_is_today() {
    let router = builder().car_providers(vec![]).build().router();
    // It is noon of 2027-01-10 in Greenwich: no time zone has an earlier day.
    for (from, until, days) in [("2027-01-10", "2027-01-11", 1), ("2027-03-14", "2027-06-12", 90)] {
        let body = between(json!({ "date": from }), json!({ "date": until }));
        assert_eq!(call(&router, body).await.ok()["days"], days);
    }
}
