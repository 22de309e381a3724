//! Tests of autocomplete: places for search terms.

use axum::Router;
use serde_json::{Value, json};

use crate::support::*;

fn router() -> Router {
    builder().flight_providers(vec![]).build().router()
}

async fn places(router: &Router, vertical: &str, term: &str) -> Vec<Value> {
    let uri = format!("{PLACES}{vertical}?apiKey={KEY}&searchTerm={term}");
    let results = get(router, &uri).await.ok()["results"].as_array().unwrap().clone();
    assert!(results.len() <= 6);
    results
}

#[tokio::test]
async fn flight_places_are_airports() {
    let found = places(&router(), "flights", "lhr").await;
    assert_eq!(
        found[0],
        json!({
            "placeId": found[0]["placeId"],
            "primaryPlaceType": "airport",
            "displayPlaceType": { "type": "majorAirport", "displayName": "Major airport" },
            "name": "London Heathrow Airport",
            "fullName": "London Heathrow Airport, London, England, United Kingdom (LHR)",
            "countryName": "United Kingdom",
            "regionName": "England",
            "cityName": "London",
            "iataCode": "LHR",
        })
    );
}

#[tokio::test]
async fn metro_areas_are_cities() {
    let found = places(&router(), "flights", "nyc").await;
    assert_eq!(found[0]["isMetro"], true);
    assert_eq!(found[0]["primaryPlaceType"], "city");
    assert_eq!(found[0]["placeId"], 5_128_581);
    assert_eq!(found[0]["iataCode"], "NYC");
    assert!(places(&router(), "flights", "jfk").await[0].get("isMetro").is_none());
}

#[tokio::test]
async fn metro_areas_that_cannot_be_searched_are_omitted() {
    for found in places(&router(), "flights", "shanghai").await {
        assert!(found.get("isMetro").is_none(), "{found}");
    }
}

#[tokio::test]
async fn labels_include_the_enclosing_places() {
    for (term, label) in [
        ("eiffel%20tower", "Eiffel Tower, Paris, Île-de-France, France"),
        // The Caribbean is not contained in a single country.
        ("caribbean", "Caribbean"),
    ] {
        assert_eq!(places(&router(), "hotels", term).await[0]["fullName"], label);
    }
}

#[tokio::test]
async fn flight_places_of_an_area_are_its_airports() {
    let found = places(&router(), "flights", "tuscany").await;
    assert_eq!(found[0]["primaryPlaceType"], "region");
    let codes = found[1..3].iter().map(|record| record["iataCode"].as_str().unwrap());
    assert!(codes.eq(["PSA", "FLR"]), "{found:?}");
}

#[tokio::test]
async fn car_places_are_cities_and_airports() {
    let found = places(&router(), "cars", "m%C3%BCnchen").await;
    let city = found.iter().find(|record| record["primaryPlaceType"] == "city").unwrap();
    assert_eq!(
        (&city["countryCode"], &city["cityName"], &city["cityId"]),
        (&"DE".into(), &"Munich".into(), &city["placeId"])
    );
    assert!((city["location"]["latitude"].as_f64().unwrap() - 48.14).abs() < 0.1);
    let airport = found.iter().find(|record| record["iataCode"] == "MUC").unwrap();
    assert_eq!(airport["cityId"], city["placeId"]);
}

#[tokio::test]
async fn hotel_places_are_cities_and_regions() {
    let found = places(&router(), "hotels", "san%20fr").await;
    let city = &found[0];
    assert_eq!(city["name"], "San Francisco");
    assert_eq!(city["fullName"], "San Francisco, California, United States");
    assert_eq!(city["places"], json!(["California", "United States"]));
    assert_eq!(city["entityKey"], format!("kplace:{}", city["placeId"]));
    let region = &places(&router(), "hotels", "bavaria").await[0];
    assert_eq!((&region["primaryPlaceType"], &region["places"]), (&"region".into(), &json!(["Germany"])));
}

#[tokio::test]
async fn nothing_is_found_for_nonsense() {
    for vertical in ["flights", "cars", "hotels"] {
        assert!(places(&router(), vertical, "zzzzqqqqxxxx").await.is_empty());
        assert!(places(&router(), vertical, "%21").await.is_empty());
    }
}

#[tokio::test]
async fn countries_and_regions_come_with_their_airports() {
    let router = builder().build().router();
    for (term, kind, first, country) in [
        ("France", "country", "CDG", "France"),
        ("Bavaria", "region", "MUC", "Germany"),
        ("Bayern&languageCode=DE", "region", "MUC", "Deutschland"),
    ] {
        let found = get(&router, &format!("{PLACES}flights?apiKey={KEY}&searchTerm={term}")).await.ok();
        let records = found["results"].as_array().unwrap();
        assert_eq!((&records[0]["primaryPlaceType"], &records[0]["iataCode"]), (&kind.into(), &Value::Null));
        assert!(records.len() > 3, "{term}: {records:?}");
        assert_eq!(records[1]["iataCode"], first, "{term}");
        let countries = records.iter().map(|record| record["countryName"] != country);
        assert!(countries.is_sorted(), "{term}: {records:?}");
    }
    // A name shared by a metro area and a region refers to the metro area.
    let found = get(&router, &format!("{PLACES}flights?apiKey={KEY}&searchTerm=New%20York")).await.ok();
    assert_eq!(found["results"][0]["iataCode"], "NYC");
    // A car can't be picked up in a country, so car autocomplete returns no countries.
    let cars = get(&router, &format!("{PLACES}cars?apiKey={KEY}&searchTerm=France")).await.ok();
    assert!(cars["results"].as_array().unwrap().iter().all(|record| record["primaryPlaceType"] != "country"));
}
