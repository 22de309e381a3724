//! Tests of keys, rate limits and sessions. No response contains a key.

use std::num::NonZeroU32;

use axum::body::Body;
use axum::http::header::RETRY_AFTER;
use axum::http::{Request, StatusCode};
use wayfare_service::Service;
use wayfare_service::http::Rate;

use crate::support::*;

const DENIED: &str = "a-key-that-is-denied";

#[tokio::test]
async fn keys_are_required_and_checked() {
    let router = builder().flight_providers(vec![]).deny(DENIED).build().router();
    let body = boston_london().to_string();
    for (credentials, status, code) in [
        ("", 401, "ANONYMOUS_ACCESS_DENIED"),
        ("?apiKey=", 401, "ANONYMOUS_ACCESS_DENIED"),
        ("?apiKey", 401, "ANONYMOUS_ACCESS_DENIED"),
        ("?userTrackId=a-key-of-the-tests", 401, "ANONYMOUS_ACCESS_DENIED"),
        ("?apiKey=another-key", 401, "INVALID_API_KEY"),
        ("?apiKey=A-KEY-OF-THE-TESTS", 401, "INVALID_API_KEY"),
        ("?apiKey=a-key-of-the-tests%20", 401, "INVALID_API_KEY"),
        ("?apiKey=%ff", 401, "INVALID_API_KEY"),
        ("?apikey=a-key-of-the-tests", 401, "INVALID_API_KEY"),
        ("?APIKEY=a-key-of-the-tests", 401, "INVALID_API_KEY"),
        ("?apiKey=a-key-that-is-denied", 403, "ACCESS_DENIED"),
    ] {
        for path in [POLL, DETAILS, CARS] {
            let request = Request::post(format!("{path}{credentials}")).body(Body::from(body.clone()));
            let answer = send(&router, request.unwrap()).await;
            assert_eq!(answer.refused(), (status, code.to_owned()), "{path}{credentials}");
            assert!(!answer.text.contains("key-of-the-tests") && !answer.text.contains("another-key"));
        }
        let join = if credentials.is_empty() { "?" } else { "&" };
        let answer = get(&router, &format!("{PLACES}cars{credentials}{join}searchTerm=rome")).await;
        assert_eq!(answer.refused(), (status, code.to_owned()));
    }
    for credentials in ["?apiKey=a-key-of-the-tests", "?userTrackId=x&apiKey=a%2Dkey%2Dof-the-tests"] {
        let request = Request::post(format!("{POLL}{credentials}")).body(Body::from(body.clone())).unwrap();
        assert_eq!(send(&router, request).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn any_key_is_accepted_without_configured_keys() {
    let router = Service::builder().flight_providers(vec![]).build().router();
    let uri = format!("{PLACES}hotels?searchTerm=rome");
    assert_eq!(get(&router, &format!("{uri}&apiKey=whatever")).await.status, StatusCode::OK);
    assert_eq!(get(&router, &uri).await.refused().0, 401);
}

#[tokio::test]
async fn each_key_has_its_own_rate_limit() {
    let clock = SetClock::default();
    let rate = Rate::per_minute(NonZeroU32::new(3).unwrap());
    let router = builder()
        .key("another-key")
        .flight_providers(vec![])
        .clock(clock.clone())
        .rate(rate)
        .build()
        .router();
    let uri = |key: &str| format!("{PLACES}flights?searchTerm=rome&apiKey={key}");
    for _ in 0..3 {
        assert_eq!(get(&router, &uri(KEY)).await.status, StatusCode::OK);
    }
    let answer = get(&router, &uri(KEY)).await;
    assert_eq!(answer.refused(), (429, "RATE_LIMIT_EXCEEDED".to_owned()));
    assert_eq!(answer.headers[RETRY_AFTER], "20");
    for (path, body) in polled() {
        assert_eq!(post(&router, path, body).await.status, StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(get(&router, &uri("another-key")).await.status, StatusCode::OK);
    assert_eq!(get(&router, &uri("nobodys-key")).await.refused().0, 401);
    clock.forward(20);
    assert_eq!(get(&router, &uri(KEY)).await.status, StatusCode::OK);
    assert_eq!(get(&router, &uri(KEY)).await.refused().0, 429);
}

#[tokio::test]
async fn too_many_parameters_are_reported_wherever_the_key_is() {
    let router = builder().build().router();
    let many = "x=1&".repeat(300);
    let hotels = "/api/3.0/hotels?destination=kplace:2643743";
    for uri in [
        format!("{PLACES}flights?searchTerm=rome&apiKey={KEY}&{many}"),
        format!("{PLACES}flights?searchTerm=rome&{many}&apiKey={KEY}"),
        format!("{hotels}&userTrackId=u&apiKey={KEY}&{many}"),
        format!("{hotels}&{many}&userTrackId=u&apiKey={KEY}"),
    ] {
        let faults = get(&router, &uri).await.faults();
        assert!(faults.len() == 1 && faults[0].1.contains("at most 200"), "{faults:?}");
    }
    assert_eq!(get(&router, &format!("{PLACES}flights?{many}")).await.refused().0, 401);
}

#[tokio::test]
async fn the_key_is_never_echoed() {
    let router = builder().flight_providers(vec![]).build().router();
    let strict = builder().strict().flight_providers(vec![]).build().router();
    let key = KEY;
    for query in [
        format!("apiKey={key}&cluster={key}&x={key}&{key}=1&userTrackId={key}"),
        format!("apiKey={key}&cluster=a%2Dkey%2Dof%2Dthe%2Dtests&a%252Dkey%252Dof-the-tests"),
    ] {
        let body =
            format!(r#"{{"searchId": "{key}", "{key}": 1, "resultParameters": {{"currency": "{key}"}}}}"#);
        for (router, faults) in [(&router, 1), (&strict, 2)] {
            let request = Request::post(format!("{POLL}?{query}")).body(Body::from(body.clone())).unwrap();
            let answer = send(router, request).await;
            assert!(answer.faults().len() >= faults);
            let headers = format!("{:?}", answer.headers);
            assert_eq!(headers.contains("wayfare-ignored"), faults == 1, "{headers}");
            for spelling in [key, "a%2Dkey", "a%252Dkey"] {
                assert!(!answer.text.contains(spelling), "{}", answer.text);
                assert!(!headers.contains(spelling), "{headers}");
            }
        }
    }
    let answer = get(&router, &format!("/{key}?apiKey={key}")).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert!(!answer.text.contains(key));
}

#[tokio::test]
async fn the_url_of_an_error_omits_the_key() {
    let uri = format!("{PLACES}flights?a=1&apiKey={KEY}&userTrackId=u&searchTerm=b%20c|");
    let shown = format!("{PLACES}flights?a=1&userTrackId=u&searchTerm=b%20c%7C");
    let call = || Request::get(&uri).header("host", "a.example:80").body(Body::empty()).unwrap();
    for (set, base) in [(None, "http://a.example:80"), (Some("https://b.example/"), "https://b.example")] {
        let service = builder().strict().flight_providers(vec![]);
        let service = if let Some(url) = set { service.base_url(url) } else { service };
        let answer = send(&service.build().router(), call()).await;
        assert_eq!(answer.json()["url"], format!("{base}{shown}"));
    }
}

#[tokio::test]
async fn end_user_headers_are_optional() {
    let router = builder().flight_providers(vec![]).build().router();
    let request = Request::post(format!("{POLL}?apiKey={KEY}&userTrackId=u"))
        .header("user-agent", "a browser")
        .header("x-original-client-ip", "192.0.2.1");
    let request = request.body(Body::from(boston_london().to_string())).unwrap();
    assert_eq!(send(&router, request).await.status, StatusCode::OK);
    assert_eq!(post(&router, POLL, boston_london()).await.status, StatusCode::OK);
}
