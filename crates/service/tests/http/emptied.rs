//! Tests of empty responses: requested by a header, or returned because nothing matches. Such responses are complete
//! and contain an empty list.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::support::*;

const STAY: &str = "checkin=2027-03-14&checkout=2027-03-17";
async fn asked(router: &Router, header: Option<&str>, path: &str, body: Option<&Value>) -> Answer {
    let request = match body {
        Some(_) => Request::post(format!("{path}?apiKey={KEY}")),
        None => Request::get(format!("{path}&apiKey={KEY}&userTrackId=t")),
    };
    let request =
        header.into_iter().fold(request, |request, header| request.header("sandbox-api-empty", header));
    send(router, request.body(Body::from(body.map(Value::to_string).unwrap_or_default())).unwrap()).await
}

/// Returns the key of a hotel with rates.
async fn hotel(router: &Router) -> Value {
    let uri = format!("/api/3.0/hotels?destination=kplace:2990440&{STAY}");
    asked(router, None, &uri, None).await.ok()["results"][0]["key"].clone()
}

/// Returns a request for each search, the field with the search's progress, and the value that indicates completion.
fn searches(hotel: &str) -> Vec<(String, Option<Value>, (&'static str, Value))> {
    let complete = || ("isComplete", json!(true));
    let status = || ("status", json!("complete"));
    vec![
        (POLL.to_owned(), Some(boston_london()), status()),
        (CARS.to_owned(), Some(car_start("NCE")), status()),
        (format!("/api/3.0/hotel?hotel={hotel}&{STAY}&rooms=2"), None, complete()),
        (format!("/api/3.0/hotels?destination=kplace:2990440&{STAY}"), None, complete()),
        (format!("/api/3.0/hotels/basic?destination=kplace:2990440&{STAY}"), None, complete()),
        ("/api/3.0/hotels?destination=kplace:2990440".to_owned(), None, complete()),
    ]
}

#[tokio::test]
async fn a_header_empties_every_search() {
    // The providers answer slowly. An emptied search does not wait for them.
    let slow = builder().pace(5.0).build().router();
    let router = builder().build().router();
    let hotel = hotel(&router).await;
    for (path, body, (field, complete)) in searches(hotel.as_str().unwrap()) {
        let empty = asked(&slow, Some("true"), &path, body.as_ref()).await.ok();
        assert_eq!((&empty["results"], &empty[field]), (&json!([]), &complete), "{path}");
        for counted in ["totalCount", "totalResults", "totalFilteredResults", "lowestTotalRate", "lowestRate"]
        {
            let shown = &empty[counted];
            assert!(shown.is_null() || *shown == json!(0), "{path} {counted}: {shown}");
        }
        for other in [None, Some("false"), Some("1"), Some("TRUE"), Some("")] {
            let full = asked(&router, other, &path, body.as_ref()).await.ok();
            assert_ne!(full["results"], json!([]), "{path} {other:?}");
        }
    }
    let places = asked(&router, Some("true"), &format!("{PLACES}flights?searchTerm=nice"), None).await.ok();
    assert_ne!(places["results"], json!([]));
}

#[tokio::test]
async fn each_poll_is_emptied_independently() {
    let router = builder().build().router();
    let started = asked(&router, Some("true"), POLL, Some(&boston_london())).await.ok();
    let poll = json!({ "searchId": started["searchId"] });
    let full = asked(&router, None, POLL, Some(&poll)).await.ok();
    assert!(!full["results"].as_array().unwrap().is_empty());
    let empty = asked(&router, Some("true"), POLL, Some(&poll)).await.ok();
    assert_eq!((&empty["results"], &empty["searchId"]), (&json!([]), &started["searchId"]));
    let faulty = asked(&router, Some("true"), POLL, Some(&json!({}))).await;
    assert_eq!(faulty.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn rooms_that_no_hotel_has_give_a_complete_empty_list() {
    let router = builder().strict().build().router();
    for rooms in ["99", "2|99"] {
        for path in ["hotel?hotel=khotel:10828771328", "hotels?destination=kplace:2990440"] {
            let uri = format!("/api/3.0/{path}&{STAY}&rooms={rooms}");
            let body = asked(&router, None, &uri, None).await.ok();
            assert_eq!((&body["results"], &body["isComplete"]), (&json!([]), &json!(true)), "{path} {rooms}");
        }
    }
    let uri = format!("/api/3.0/hotels?destination=kplace:2990440&{STAY}&rooms=100");
    let faults = asked(&router, None, &uri, None).await.faults();
    assert!(faults[0].1.contains("a number of adults from 1 to 99"), "{faults:?}");
}

#[tokio::test]
async fn an_unrequested_list_is_absent() {
    let router = builder().build().router();
    for path in [
        "hotel?hotel=khotel:10828771328".to_owned(),
        format!("hotels?destination=kplace:2990440&{STAY}&summaryOnly=true"),
    ] {
        let body = asked(&router, None, &format!("/api/3.0/{path}"), None).await.ok();
        assert!(body.get("results").is_none(), "{path}");
    }
    let nowhere = asked(&router, None, "/api/3.0/hotels?destination=kplace:1", None).await.ok();
    assert_eq!(nowhere["results"], json!([]));
    let none = builder().flight_providers(vec![]).build().router();
    assert_eq!(post(&none, POLL, boston_london()).await.ok()["results"], json!([]));
}
