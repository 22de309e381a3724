//! Tests of booking links: their format, the redirect and the booking page.

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::{HOST, LOCATION};
use serde_json::Value;
use wayfare_models::BookingLink;

use super::support::{Answer, CARS, KEY, POLL, boston_london, builder, car_start, get, post};
/// The base URL of a service without a configured base URL, for requests without a `Host` header.
const BASE: &str = "http://localhost";

/// Collects the booking URLs in a response, at any depth.
fn links(answer: &Value, found: &mut Vec<String>) {
    match answer {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::String(url) if name == "bookingUrl" || name == "bookUri" => {
                        found.push(url.clone())
                    }
                    _ => links(value, found),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| links(value, found)),
        _ => {}
    }
}

/// Follows the redirect of a link to its page.
async fn open(router: &Router, link: &str) -> Answer {
    let redirect = get(router, link.strip_prefix(BASE).unwrap()).await;
    assert_eq!(redirect.status, StatusCode::FOUND, "{link}: {}", redirect.text);
    let target = redirect.headers[LOCATION].to_str().unwrap().to_owned();
    get(router, target.strip_prefix(BASE).unwrap()).await
}

#[tokio::test]
async fn every_link_leads_to_a_summary_of_the_booking() {
    let router = builder().build().router();
    let hotels = "checkin=2027-03-14&checkout=2027-03-16&rooms=2:4|1&responseOptions=multipleHotelsAllRates";
    let hotels = format!("/api/3.0/hotels?apiKey={KEY}&userTrackId=t&destination=kplace:2643743&{hotels}");
    for (answer, message) in [
        (post(&router, POLL, boston_london()).await, ", Boston Logan (BOS) to "),
        (post(&router, CARS, car_start("LHR")).await, "<dt>Pick-up location<dd>"),
        (get(&router, &hotels.replace('|', "%7C")).await, "<dt>Rooms<dd>2 adults, 1 child aged 4; 1 adult\n"),
    ] {
        let mut found = Vec::new();
        links(&answer.ok(), &mut found);
        assert!(found.len() > 50, "{message}");
        for link in &found {
            assert!(link.starts_with(&format!("{BASE}/in?a=demo&p=&url={BASE}/book/")), "{link}");
            assert!(!link.contains(KEY));
            let page = open(&router, link).await;
            assert_eq!(page.status, StatusCode::OK, "{link}");
            assert!(page.text.contains(message) && page.text.contains("Nothing is booked here"), "{link}");
        }
        // A label affects how the click is counted, but not the target of the link.
        let labelled = BookingLink::new(&found[0]).unwrap().with_label("member 7&x=y").unwrap();
        assert_eq!(open(&router, &labelled).await.text, open(&router, &found[0]).await.text);
    }
}

#[tokio::test]
async fn foreign_redirect_targets_are_rejected() {
    let router = builder().build().router();
    for target in
        ["https://evil.example/", "//evil.example", "http://localhost@evil.example/", "http://localhost", ""]
    {
        let refused = get(&router, &format!("/in?a=demo&p=&url={target}")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{target}");
        assert!(refused.text.starts_with("url: found ") && refused.text.contains(BASE), "{}", refused.text);
    }
    assert!(get(&router, "/in").await.text.starts_with("url: missing; expected a URL below "));
    assert_eq!(get(&router, "/book/trains/x").await.refused().0, 404);
    assert_eq!(post(&router, "/in", "").await.refused().0, 405);
}

#[tokio::test]
async fn the_base_url_is_configured_or_the_requested_host() {
    let body = boston_london().to_string();
    let request =
        || axum::http::Request::post(format!("{POLL}?apiKey={KEY}")).header(HOST, "here.example:81");
    for (router, base) in [
        (builder().build().router(), "http://here.example:81"),
        (builder().base_url("https://travel.example/api/").build().router(), "https://travel.example/api"),
    ] {
        let answer = super::support::send(&router, request().body(body.clone().into()).unwrap()).await;
        let mut found = Vec::new();
        links(&answer.ok(), &mut found);
        assert!(found.iter().all(|link| link.starts_with(&format!("{base}/in?a=demo&p=&url={base}/book/"))));
    }
}
