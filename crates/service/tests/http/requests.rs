//! Tests of requests with unknown paths, wrong methods or unreadable bodies.

use axum::Router;
use axum::body::Body;
use axum::http::header::{ACCEPT_ENCODING, ALLOW, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{Request, StatusCode};

use crate::support::*;

fn router() -> Router {
    builder().flight_providers(vec![]).build().router()
}

async fn with(method: &str, uri: &str) -> Answer {
    let request = Request::builder().method(method).uri(uri).body(Body::empty()).unwrap();
    send(&router(), request).await
}

#[tokio::test]
async fn wrong_methods_are_rejected_with_the_allowed_methods() {
    let places = format!("{PLACES}hotels?apiKey={KEY}&searchTerm=rome");
    for (path, right, wrong) in [
        (POLL, "POST, OPTIONS", ["GET", "HEAD", "PUT", "DELETE", "PATCH", "BREW"]),
        (CARS, "POST, OPTIONS", ["GET", "HEAD", "PUT", "DELETE", "PATCH", "BREW"]),
        (&*places, "GET, HEAD, OPTIONS", ["POST", "PUT", "DELETE", "PATCH", "TRACE", "BREW"]),
        ("/healthz", "GET, HEAD", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"]),
        ("/openapi.json", "GET, HEAD", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"]),
    ] {
        for method in wrong {
            let answer = with(method, path).await;
            assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            assert_eq!(answer.headers[ALLOW], right);
            if method != "HEAD" {
                assert_eq!(answer.refused(), (405, "NOT_FOUND".to_owned()));
            }
        }
    }
    for (path, right) in [(POLL, "POST, OPTIONS"), (&*places, "GET, HEAD, OPTIONS")] {
        let answer = with("OPTIONS", path).await;
        assert_eq!((answer.status, answer.headers[ALLOW].to_str().unwrap()), (StatusCode::NO_CONTENT, right));
    }
}

#[tokio::test]
async fn head_is_get_without_the_body() {
    let uri = format!("{PLACES}hotels?apiKey={KEY}&searchTerm=rome");
    let (get, head) = (with("GET", &uri).await, with("HEAD", &uri).await);
    assert_eq!((head.status, head.text.as_str()), (StatusCode::OK, ""));
    assert_eq!(head.headers[CONTENT_LENGTH], get.text.len().to_string());
    assert_eq!(head.headers[CONTENT_TYPE], "application/json");
}

#[tokio::test]
async fn unknown_paths_are_rejected() {
    let polls = [POLL, CARS].map(|path| format!("{path}/"));
    let others = ["/", "/i/api", "/healthz/", "//", "/%ff", "/a?b=c"];
    for path in polls.iter().map(String::as_str).chain(others) {
        for method in ["GET", "POST", "OPTIONS"] {
            assert_eq!(with(method, path).await.refused(), (404, "NOT_FOUND".to_owned()), "{path}");
        }
    }
}

#[tokio::test]
async fn large_bodies_are_rejected() {
    let filled = |bytes: usize| {
        format!("{}{}", boston_london(), " ".repeat(bytes - boston_london().to_string().len()))
    };
    let most = 256 * 1024;
    assert_eq!(post(&router(), POLL, filled(most)).await.status, StatusCode::OK);
    assert_eq!(post(&router(), POLL, filled(most + 1)).await.refused(), (413, "INVALID_REQUEST".to_owned()));
    // A body without a declared length.
    let endless = Body::from_stream(futures_util::stream::repeat_with(|| Ok::<_, std::io::Error>("      ")));
    let request = Request::post(format!("{POLL}?apiKey={KEY}")).body(endless).unwrap();
    assert_eq!(send(&router(), request).await.refused().0, 413);
}

#[tokio::test]
async fn a_truncated_body_is_rejected() {
    let parts = vec![Ok("{"), Err(std::io::Error::other("gone"))];
    let body = Body::from_stream(futures_util::stream::iter(parts));
    let request = Request::post(format!("{POLL}?apiKey={KEY}")).body(body).unwrap();
    assert_eq!(send(&router(), request).await.refused(), (400, "INVALID_REQUEST".to_owned()));
}

#[tokio::test]
async fn content_encodings_are_rejected_and_content_types_ignored() {
    let request = |name, value| {
        let request = Request::post(format!("{POLL}?apiKey={KEY}")).header(name, value);
        request.body(Body::from(boston_london().to_string())).unwrap()
    };
    let answer = send(&router(), request(CONTENT_ENCODING, "gzip")).await;
    assert_eq!(answer.refused(), (415, "INVALID_REQUEST".to_owned()));
    assert_eq!(answer.headers[ACCEPT_ENCODING], "identity");
    for (name, value) in [(CONTENT_ENCODING, "identity"), (CONTENT_TYPE, "application/x-www-form-urlencoded")]
    {
        assert_eq!(send(&router(), request(name, value)).await.status, StatusCode::OK);
    }
}
