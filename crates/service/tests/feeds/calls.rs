//! Tests of rejected requests, and of methods other than `GET`.

use axum::body::Body;
use axum::http::header::{ALLOW, CONTENT_TYPE};
use axum::http::{Method, Request, StatusCode};
use wayfare_models::limits::FEED_PAGE_SIZE;

use crate::lines::{ALL, call, router};
use crate::support::{KEY, builder, get, send};

#[tokio::test]
async fn a_key_is_required() {
    let router = router();
    for path in ALL {
        for key in ["", "apiKey=wrong"] {
            let answer = get(&router, &format!("/api/4.0/{path}?{key}")).await;
            assert_eq!(answer.refused().0, 401, "{path} {key}");
        }
    }
}

#[tokio::test]
async fn invalid_values_are_rejected() {
    let (router, strict) = (router(), builder().strict().build().router());
    let too_many = FEED_PAGE_SIZE + 1;
    for path in ["hotelfeed", "placefeed"] {
        for size in ["0".to_owned(), "-1".to_owned(), too_many.to_string(), "1.5".to_owned(), "x".to_owned()]
        {
            let faults = call(&router, path, &format!("pageSize={size}&lastId=x")).await.faults();
            let is_reported = |name: &str| faults.iter().any(|(_, text)| text.contains(name));
            assert!(
                faults.len() == 2 && is_reported("pageSize") && is_reported("lastId"),
                "{path} {size}: {faults:?}"
            );
        }
        let faults = call(&strict, path, "pagesize=3").await.faults();
        assert!(faults.len() == 1 && faults[0].1.contains("pageSize"), "{path}: {faults:?}");
    }
    let faults = call(&router, "constants-mapping", "languageCode=9").await.faults();
    assert!(faults.len() == 1 && faults[0].1.contains("languageCode"), "{faults:?}");
}

#[tokio::test]
async fn head_options_and_wrong_methods() {
    let router = router();
    for path in ALL {
        let request = |method: Method| {
            let uri = format!("/api/4.0/{path}?apiKey={KEY}");
            Request::builder().method(method).uri(uri).body(Body::empty()).unwrap()
        };
        let head = send(&router, request(Method::HEAD)).await;
        assert_eq!((head.status, head.text.as_str()), (StatusCode::OK, ""), "{path}");
        assert_eq!(head.headers[CONTENT_TYPE], "application/x-ndjson");
        let options = send(&router, request(Method::OPTIONS)).await;
        assert!(options.headers.contains_key(ALLOW), "{path}: {options:?}");
        let post = send(&router, request(Method::POST)).await;
        assert_eq!(post.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
    }
}
