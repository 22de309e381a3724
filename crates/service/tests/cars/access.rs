//! Access, and the two envelopes of errors: one for failures before the search, one for bad requests.

use std::num::NonZeroU32;

use axum::body::Body;
use axum::http::header::RETRY_AFTER;
use axum::http::{Request, StatusCode};
use serde_json::Value;
use wayfare_service::http::Rate;

use crate::searches::*;
use crate::support::{Answer, KEY, SetClock, builder, poll, send};

async fn at(router: &axum::Router, method: &str, query: &str, body: &Value) -> Answer {
    let request = Request::builder().method(method).uri(format!("{POLL}{query}"));
    send(router, request.body(Body::from(body.to_string())).unwrap()).await
}

#[tokio::test]
async fn what_fails_before_the_search_has_its_status_code_and_message() {
    let router = builder().deny("denied").car_providers(vec![]).build().router();
    for (method, query, status, code) in [
        ("POST", "", 401, "ANONYMOUS_ACCESS_DENIED"),
        ("POST", "?apiKey=", 401, "ANONYMOUS_ACCESS_DENIED"),
        ("POST", "?apiKey=another", 401, "INVALID_API_KEY"),
        ("POST", "?apikey=a-key-of-the-tests", 401, "INVALID_API_KEY"),
        ("POST", "?apiKey=denied", 403, "ACCESS_DENIED"),
        ("GET", "?apiKey=a-key-of-the-tests", 405, "NOT_FOUND"),
        ("POST", "/?apiKey=a-key-of-the-tests", 404, "NOT_FOUND"),
    ] {
        let answer = at(&router, method, query, &start(airport("LAX"))).await;
        assert_eq!(answer.refused(), (status, code.to_owned()), "{method} {query}");
        let fields: Vec<_> = answer.json().as_object().unwrap().keys().cloned().collect();
        assert_eq!(fields, ["errorCode", "errorMessage", "status"]);
    }
}

#[tokio::test]
async fn a_bad_request_has_its_url_and_what_is_wrong() {
    let router = builder().car_providers(vec![]).build().router();
    let query = format!("?apiKey={KEY}&userTrackId=u");
    let answer = at(&router, "POST", &query, &start(airport("QQQ"))).await;
    assert_eq!(answer.faults()[0].0, "UNRECOGNIZED_LOCATION");
    let body = answer.json();
    assert!(body["url"].as_str().unwrap().ends_with(&format!("{POLL}?userTrackId=u")), "{body}");
    let fields: Vec<_> = body["errors"][0].as_object().unwrap().keys().cloned().collect();
    assert_eq!(fields, ["code", "description", "localizedDescription"]);
    assert!(!answer.text.contains(KEY));
}

#[tokio::test]
async fn a_key_may_call_so_often() {
    let clock = SetClock::default();
    let rate = Rate::per_minute(NonZeroU32::new(2).unwrap());
    let router = builder().car_providers(vec![]).clock(clock.clone()).rate(rate).build().router();
    let started = call(&router, start(airport("LAX"))).await.ok();
    call(&router, poll(&started)).await.ok();
    let answer = call(&router, poll(&started)).await;
    assert_eq!(answer.refused(), (429, "RATE_LIMIT_EXCEEDED".to_owned()));
    assert!(answer.headers.contains_key(RETRY_AFTER));
    clock.forward(60);
    call(&router, poll(&started)).await.ok();
}

#[tokio::test]
async fn sessions_and_clusters_may_be_left_out_and_others_are_not_known() {
    let router = builder().car_providers(vec![]).build().router();
    let body = start(airport("LAX"));
    for query in ["", "&userTrackId=u", "&cluster=1", "&cluster=9&userTrackId=u"] {
        let answer = at(&router, "POST", &format!("?apiKey={KEY}{query}"), &body).await;
        assert_eq!(answer.status, StatusCode::OK, "{query}");
        let cluster = answer.json()["cluster"].as_str().unwrap().to_owned();
        let query = format!("?apiKey={KEY}&cluster={cluster}");
        assert_eq!(at(&router, "POST", &query, &poll(&answer.json())).await.status, StatusCode::OK);
    }
    let answer = at(&router, "POST", &format!("?apiKey={KEY}&page=1"), &body).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.headers["wayfare-ignored"], "page");
}

#[tokio::test]
async fn searches_expire() {
    let clock = SetClock::default();
    let router = builder().car_providers(vec![]).clock(clock.clone()).build().router();
    let started = call(&router, start(airport("LAX"))).await.ok();
    clock.forward(24 * 60 * 60);
    assert_eq!(call(&router, poll(&started)).await.faults()[0].0, "INVALID_SEARCH_ID");
}
