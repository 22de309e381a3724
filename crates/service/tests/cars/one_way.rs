//! Rentals that end elsewhere, and agencies beyond a border.

use std::collections::BTreeSet;

use axum::Router;
use serde_json::{Value, json};

use crate::searches::*;
use crate::support::builder;

fn router() -> Router {
    builder().flight_providers(vec![]).build().router()
}

/// All that there is on the first page of 500.
async fn found(router: &Router, body: Value) -> Value {
    let body = call(router, with(body, json!({ "pageSize": 500 }))).await.ok();
    assert!(!results(&body).is_empty());
    assert_consistent(&body);
    body
}

#[tokio::test]
async fn without_a_place_of_return_the_car_comes_back() {
    let router = router();
    let back = found(&router, start(airport("LAX"))).await;
    assert!(options(&back).all(|option| option.get("dropoffLocationId").is_none()));
    let same = found(&router, one_way(airport("LAX"), airport("LAX"))).await;
    assert_eq!(same["results"], back["results"]);
}

#[tokio::test]
async fn a_car_that_ends_elsewhere_says_where() {
    let router = router();
    let back = found(&router, start(airport("LAX"))).await;
    let away = found(&router, one_way(airport("LAX"), airport("SFO"))).await;
    let locations = &away["carLocations"];
    for option in options(&away) {
        let pickup = &locations[option["pickupLocationId"].as_str().unwrap()];
        let dropoff = &locations[option["dropoffLocationId"].as_str().unwrap()];
        let latitude = |place: &Value| place["coordinates"]["latitude"].as_f64().unwrap();
        assert!(latitude(pickup) < 35.0 && latitude(dropoff) > 37.0, "{option}");
    }
    let known: BTreeSet<_> = ids(&back).into_iter().collect();
    assert!(ids(&away).into_iter().all(|id| !known.contains(id)));
}

#[tokio::test]
async fn a_country_is_named_where_it_is_not_the_one_searched() {
    let router = router();
    // The airport is France's, and Swiss and German agencies are within reach of it.
    let mut named = 0;
    for (place, country) in
        [(airport("BSL"), "FR"), (airport("GVA"), "CH"), (city("Basel"), "CH"), (airport("LAX"), "US")]
    {
        let body = found(&router, start(place.clone())).await;
        for (id, location) in body["carLocations"].as_object().unwrap() {
            let Some(airport) = location.get("airport") else { continue };
            let is_abroad = location["countryCode"] != country;
            assert_eq!(airport.get("countryName").is_some(), is_abroad, "{place} {id} {location}");
            named += usize::from(is_abroad);
        }
    }
    assert!(named > 0);
}
