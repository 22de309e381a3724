//! Tests of booking links: their format, the redirect and the booking page.

use axum::http::StatusCode;
use axum::http::header::{HOST, LOCATION};
use wayfare_models::BookingLink;

use super::support::{KEY, POLL, boston_london, builder, get, post};

/// The base URL of a service without a configured base URL, for requests without a `Host` header.
const BASE: &str = "http://localhost";

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
async fn a_label_does_not_change_the_target() {
    let router = builder().build().router();
    let target = format!("{BASE}/book/flights/larkfare/BOS-LHR.2027-03-14.BA212/0f");
    let link = format!("/in?a=demo&p=&url={target}");
    let labelled = BookingLink::new(&format!("{BASE}{link}")).unwrap().with_label("member 7&x=y").unwrap();
    for link in [link.as_str(), labelled.strip_prefix(BASE).unwrap()] {
        assert_eq!(get(&router, link).await.headers[LOCATION], target, "{link}");
    }
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
        let answer = answer.ok();
        let link = answer["results"][0]["bookingOptions"][0]["bookingUrl"].as_str().unwrap();
        assert!(link.starts_with(&format!("{base}/in?a=demo&p=&url={base}/book/")), "{link}");
    }
}
