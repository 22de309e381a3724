//! Tests of static files, which are served in addition to the API.

use std::num::NonZeroU32;

use axum::Router;
use axum::body::Body;
use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE, VARY};
use axum::http::{HeaderValue, Method, Request, StatusCode};
use wayfare_service::http::{Fixed, Rate};

use crate::support::*;

const TEXT: &str = "text/plain; charset=utf-8";

fn router() -> Router {
    let home = Fixed::new(TEXT, "home").with_header(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    let patterns = Fixed::new(TEXT, "no pattern");
    let rate = Rate::per_minute(NonZeroU32::MIN);
    let limited = builder().rate(rate).address_rate(rate);
    let with_files = limited.file("/", home.clone()).file("/page/{a}", patterns);
    // The API takes precedence over files. If two files have the same path, the file that was added last is served.
    let hidden = Fixed::new(TEXT, "hidden");
    with_files.file("/healthz", hidden.clone()).file("/twice", hidden).file("/twice", home).build().router()
}

fn request(method: Method, path: &str) -> axum::http::request::Builder {
    Request::builder().method(method).uri(path)
}

#[tokio::test]
async fn files_need_no_key_and_have_no_rate_limit() {
    let router = router();
    for _ in 0..5 {
        let answer = get(&router, "/?any=1").await;
        assert_eq!((answer.status, answer.text.as_str()), (StatusCode::OK, "home"));
        assert_eq!(answer.headers[CONTENT_TYPE], TEXT);
        assert_eq!(answer.headers[CACHE_CONTROL], "no-cache");
        assert_eq!(answer.headers[VARY], "accept-encoding");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers["referrer-policy"], "no-referrer");
        assert!(answer.headers.contains_key("x-request-id"));
    }
}

#[tokio::test]
async fn files_are_read_only() {
    let router = router();
    let head = send(&router, request(Method::HEAD, "/").body(Body::empty()).unwrap()).await;
    assert_eq!((head.status, head.text.as_str()), (StatusCode::OK, ""));
    assert_eq!(head.headers[CONTENT_LENGTH], "4");
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS] {
        let answer = send(&router, request(method, "/").body(Body::empty()).unwrap()).await;
        assert_eq!(answer.refused().0, 405);
        assert_eq!(answer.headers[ALLOW], "GET, HEAD");
    }
}

#[tokio::test]
async fn paths_match_exactly_and_do_not_hide_the_api() {
    let router = router();
    for (path, text) in [("/twice", "home"), ("/healthz", "ok\n")] {
        assert_eq!(get(&router, path).await.text, text, "{path}");
    }
    for path in ["/page/x", "/page", "/page/", "//", "/index.html", "/twice/", "/%2F"] {
        assert_eq!(get(&router, path).await.refused().0, 404, "{path}");
    }
    get(&router, &format!("{PLACES}flights?searchTerm=bos&apiKey={KEY}")).await.ok();
}

#[tokio::test]
async fn the_root_is_unknown_without_a_file() {
    assert_eq!(get(&builder().build().router(), "/").await.refused().0, 404);
}
