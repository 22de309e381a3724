//! Files beside the API.

use std::num::NonZeroU32;

use axum::Router;
use axum::body::Body;
use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
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
    // The API comes first, and the last file of a path.
    let hidden = Fixed::new(TEXT, "hidden");
    with_files.file("/healthz", hidden.clone()).file("/twice", hidden).file("/twice", home).build().router()
}

fn request(method: Method, path: &str) -> axum::http::request::Builder {
    Request::builder().method(method).uri(path)
}

#[tokio::test]
async fn they_need_no_key_and_no_rate_limits_them() {
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
async fn who_has_it_is_not_sent_it_again() {
    let router = router();
    let tag = get(&router, "/").await.headers[ETAG].clone();
    let known = request(Method::GET, "/").header(IF_NONE_MATCH, &tag).body(Body::empty()).unwrap();
    let answer = send(&router, known).await;
    assert_eq!((answer.status, answer.text.as_str()), (StatusCode::NOT_MODIFIED, ""));
    assert_eq!((&answer.headers[ETAG], answer.headers[CACHE_CONTROL].as_bytes()), (&tag, &b"no-cache"[..]));
}

#[tokio::test]
async fn they_are_only_read() {
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
async fn paths_are_compared_as_they_are_and_hide_nothing() {
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
async fn without_a_file_there_is_nothing_at_the_root() {
    assert_eq!(get(&builder().build().router(), "/").await.refused().0, 404);
}
