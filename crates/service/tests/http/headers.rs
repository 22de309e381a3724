//! Tests of headers that all responses have, of caching, and of cross-origin calls.

use axum::Router;
use axum::body::Body;
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN,
    ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_REQUEST_HEADERS, ACCESS_CONTROL_REQUEST_METHOD,
    CACHE_CONTROL, ORIGIN, SET_COOKIE,
};
use axum::http::{Method, Request};
use wayfare_service::Service;

use crate::support::*;

const HOTELS: &str = "/api/3.0/hotels";
const CONSTANTS: &str = "/api/4.0/constants-mapping";
const FIXED: &str = "private, max-age=3600";

#[tokio::test]
async fn every_response_has_caching_and_nosniff_headers() {
    let router = builder().build().router();
    let search = "destination=kplace:2643743&checkin=2027-03-14&checkout=2027-03-16&rooms=2";
    for (uri, status, caching) in [
        (format!("{PLACES}flights?searchTerm=rome&apiKey={KEY}"), 200, "private, max-age=60"),
        (format!("{PLACES}flights?searchTerm=rome"), 401, "no-store"),
        (format!("{PLACES}flights?apiKey={KEY}"), 400, "no-store"),
        (format!("{HOTELS}?apiKey={KEY}&userTrackId=u&{search}"), 200, "no-store"),
        (format!("{CONSTANTS}?apiKey={KEY}"), 200, FIXED),
        (format!("{CONSTANTS}?apiKey={KEY}&types=x"), 400, "no-store"),
        ("/nowhere".to_owned(), 404, "no-store"),
        ("/healthz".to_owned(), 200, "no-store"),
        ("/openapi.json".to_owned(), 200, FIXED),
        ("/docs/".to_owned(), 200, FIXED),
        ("/docs".to_owned(), 307, "no-store"),
        ("/in".to_owned(), 400, "no-store"),
        ("/book/cars/x/1/a/b/c/d/0f".to_owned(), 200, "no-store"),
    ] {
        let answer = get(&router, &uri).await;
        assert_eq!(
            (answer.status.as_u16(), &answer.headers[CACHE_CONTROL]),
            (status, &caching.parse().unwrap()),
            "{uri}"
        );
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{uri}");
        assert_eq!(answer.headers["referrer-policy"], "no-referrer", "{uri}");
        assert!(answer.headers.contains_key("x-request-id"), "{uri}");
    }
    let incomplete = builder().pace(1_000.0).build().router();
    let answer =
        get(&incomplete, &format!("{HOTELS}?apiKey={KEY}&userTrackId=u&{search}&onlyIfComplete=true")).await;
    assert_eq!((answer.status.as_u16(), &answer.headers[CACHE_CONTROL]), (202, &"no-store".parse().unwrap()));
}

fn page(method: Method, uri: &str, origin: &str) -> Request<Body> {
    let request = Request::builder().method(method).uri(uri).header(ORIGIN, origin);
    let request = request
        .header(ACCESS_CONTROL_REQUEST_METHOD, "POST")
        .header(ACCESS_CONTROL_REQUEST_HEADERS, "content-type,x-request-id");
    request.body(Body::empty()).unwrap()
}

fn allowed(answer: &Answer) -> Option<&str> {
    answer.headers.get(ACCESS_CONTROL_ALLOW_ORIGIN).map(|origin| origin.to_str().unwrap())
}

fn with_origins(origins: &[&str]) -> Router {
    let builder =
        origins.iter().fold(builder(), |builder, origin| builder.cors_origin(origin.parse().unwrap()));
    builder.flight_providers(vec![]).build().router()
}

#[tokio::test]
async fn allowed_origins_may_call() {
    const ONE: &str = "https://one.example";
    const TWO: &str = "http://localhost:3000";
    let uri = format!("{PLACES}flights?searchTerm=rome&apiKey={KEY}");
    let router = with_origins(&[ONE, TWO]);
    for origin in [ONE, TWO] {
        let preflight = send(&router, page(Method::OPTIONS, POLL, origin)).await;
        assert!(preflight.status.is_success() && preflight.text.is_empty());
        assert_eq!(allowed(&preflight), Some(origin));
        assert_eq!(preflight.headers[ACCESS_CONTROL_ALLOW_METHODS], "POST");
        assert_eq!(preflight.headers[ACCESS_CONTROL_ALLOW_HEADERS], "content-type,x-request-id");
        for uri in [uri.as_str(), "/nowhere", &format!("{uri}wrong")] {
            let answer = send(&router, page(Method::GET, uri, origin)).await;
            assert_eq!(allowed(&answer), Some(origin), "{uri}");
            // For requests without credentials, the wildcard means all headers.
            assert_eq!(answer.headers[ACCESS_CONTROL_EXPOSE_HEADERS], "*");
        }
    }
    for origin in ["https://one.example.evil", "https://one.example:444", "http://one.example", "null"] {
        assert_eq!(allowed(&send(&router, page(Method::OPTIONS, POLL, origin)).await), None, "{origin}");
        assert_eq!(allowed(&send(&router, page(Method::GET, &uri, origin)).await), None, "{origin}");
    }
    assert_eq!(allowed(&send(&with_origins(&["*"]), page(Method::GET, &uri, ONE)).await), Some("*"));
    assert_eq!(allowed(&send(&with_origins(&[]), page(Method::GET, &uri, ONE)).await), None);
}

#[tokio::test]
async fn polled_searches_repeat_their_cluster_in_a_cookie() {
    let http = builder().base_url("http://travel.example").build().router();
    let below = builder().base_url("https://travel.example/api/").build().router();
    for (path, start) in polled() {
        for (router, attributes) in
            [(&http, "Path=/; HttpOnly; SameSite=Lax"), (&below, "Path=/api; HttpOnly; SameSite=Lax; Secure")]
        {
            let answer = post(router, path, &start).await;
            let (cluster, id) = (answer.ok()["cluster"].clone(), answer.ok()["searchId"].clone());
            let cookie = format!("cluster={}; {attributes}", cluster.as_str().unwrap());
            assert_eq!(answer.headers[SET_COOKIE], cookie);
            let poll = post(router, path, serde_json::json!({ "searchId": id })).await;
            assert_eq!(poll.headers[SET_COOKIE], cookie);
        }
        assert!(!post(&http, path, "{}").await.headers.contains_key(SET_COOKIE));
    }
    let places = get(&http, &format!("{PLACES}flights?searchTerm=rome&apiKey={KEY}")).await;
    assert!(!places.headers.contains_key(SET_COOKIE));
    for hotels in ["hotels?destination=kplace:2643743", "hotels/basic?destination=kplace:2643743"] {
        let uri = format!("/api/3.0/{hotels}&apiKey={KEY}&userTrackId=u");
        let cookie = "cluster=1; Path=/; HttpOnly; SameSite=Lax";
        assert_eq!(get(&http, &uri).await.headers[SET_COOKIE], cookie, "{uri}");
    }
}

#[tokio::test]
async fn responses_name_the_node_that_answers() {
    let named = builder().cluster("node-2".parse().unwrap()).build().router();
    let [one, other] = [(), ()].map(|()| Service::builder().key(KEY).pace(0.0).build().router());
    for (path, start) in polled() {
        let first = post(&named, path, &start).await;
        assert_eq!(first.ok()["cluster"], "node-2");
        assert!(first.headers[SET_COOKIE].to_str().unwrap().starts_with("cluster=node-2;"));
        assert_eq!(
            post(&named, path, serde_json::json!({ "searchId": first.ok()["searchId"] })).await.ok()["cluster"],
            "node-2"
        );
        let mut random = Vec::new();
        for node in [&one, &other] {
            let start = start.to_string().replace("2027", "2099");
            random.push(post(node, path, start).await.ok()["cluster"].clone());
        }
        assert!(random[0] != random[1] && random[0].as_str().unwrap().len() == 8, "{random:?}");
    }
}
