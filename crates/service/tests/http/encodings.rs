//! Tests of content encodings.

use std::io::Read as _;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{
    ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, ETAG, IF_NONE_MATCH, ORIGIN, VARY,
};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use flate2::read::GzDecoder;
use serde_json::Value;
use tower::ServiceExt as _;

use crate::support::*;

const CONSTANTS: &str = "/api/4.0/constants-mapping";

/// A response with an undecoded body.
struct Encoded {
    status: StatusCode,
    headers: HeaderMap,
    bytes: Vec<u8>,
}

impl Encoded {
    fn encoding(&self) -> Option<&str> {
        self.headers.get(CONTENT_ENCODING).map(|encoding| encoding.to_str().unwrap())
    }

    fn decoded(&self) -> String {
        let mut text = String::new();
        let read = match self.encoding() {
            None => (&*self.bytes).read_to_string(&mut text),
            Some("gzip") => GzDecoder::new(&*self.bytes).read_to_string(&mut text),
            #[cfg(feature = "brotli")]
            Some("br") => brotli::Decompressor::new(&*self.bytes, 4096).read_to_string(&mut text),
            Some(other) => panic!("{other}"),
        };
        read.unwrap();
        text
    }
}

async fn ask(router: &Router, request: Request<Body>) -> Encoded {
    let (parts, body) = router.clone().oneshot(request).await.unwrap().into_parts();
    let bytes = to_bytes(body, usize::MAX).await.unwrap().to_vec();
    Encoded { status: parts.status, headers: parts.headers, bytes }
}

async fn get_as(router: &Router, uri: &str, accepted: &str) -> Encoded {
    ask(router, Request::get(uri).header(ACCEPT_ENCODING, accepted).body(Body::empty()).unwrap()).await
}

/// The `Accept-Encoding` header of browsers.
const BROWSER: &str = "gzip, deflate, br, zstd";
const FOR_BROWSERS: &str = if cfg!(feature = "brotli") { "br" } else { "gzip" };

#[tokio::test]
async fn searches_use_the_best_accepted_encoding() {
    let router = builder().build().router();
    for (accepted, encoding) in
        [("gzip", Some("gzip")), (BROWSER, Some(FOR_BROWSERS)), ("identity", None), ("zstd", None)]
    {
        let request = Request::post(format!("{POLL}?apiKey={KEY}")).header(ACCEPT_ENCODING, accepted);
        let answer = ask(&router, request.body(boston_london().to_string().into()).unwrap()).await;
        assert_eq!((answer.status, answer.encoding()), (StatusCode::OK, encoding), "{accepted}");
        assert_eq!(answer.headers[VARY], "accept-encoding");
        let json: Value = serde_json::from_str(&answer.decoded()).unwrap();
        assert_eq!(json["status"], "complete");
        if encoding.is_some() {
            assert!(answer.bytes.len() < answer.decoded().len() / 10, "{accepted}: {}", answer.bytes.len());
        }
    }
}

#[tokio::test]
async fn small_responses_and_errors_are_not_encoded() {
    let router = builder().build().router();
    let small = format!("{PLACES}flights?searchTerm=xyzzyx&apiKey={KEY}");
    for uri in [small.as_str(), "/nowhere", "/healthz"] {
        let answer = get_as(&router, uri, BROWSER).await;
        assert_eq!((answer.encoding(), &answer.headers[VARY]), (None, &"accept-encoding".parse().unwrap()));
    }
}

#[tokio::test]
async fn static_content_has_a_tag_per_encoding() {
    let router = builder().build().router();
    let constants = format!("{CONSTANTS}?apiKey={KEY}");
    // The reference's files are embedded in gzip format.
    let reference = ("/docs/swagger-ui-bundle.js", "gzip");
    for (uri, for_browsers) in [("/openapi.json", FOR_BROWSERS), reference, (&constants, FOR_BROWSERS)] {
        let plain = get_as(&router, uri, "identity").await;
        assert_eq!(plain.encoding(), None);
        for (accepted, encoding) in [("gzip", "gzip"), (BROWSER, for_browsers)] {
            let answer = get_as(&router, uri, accepted).await;
            assert_eq!(answer.encoding(), Some(encoding), "{uri}");
            assert!(answer.decoded() == plain.decoded(), "{uri}");
            assert_eq!(get_as(&router, uri, accepted).await.bytes, answer.bytes);
            let tag = &answer.headers[ETAG];
            assert!(*tag != plain.headers[ETAG] && tag.as_bytes().starts_with(b"\""), "{tag:?}");

            let known = |tag| Request::get(uri).header(ACCEPT_ENCODING, accepted).header(IF_NONE_MATCH, tag);
            let kept = ask(&router, known(tag).body(Body::empty()).unwrap()).await;
            assert_eq!((kept.status, &kept.headers[ETAG]), (StatusCode::NOT_MODIFIED, tag), "{uri}");
            assert_eq!(kept.headers[VARY], "accept-encoding");
            assert_eq!((kept.encoding(), kept.bytes.len()), (None, 0));
            let other = ask(&router, known(&plain.headers[ETAG]).body(Body::empty()).unwrap()).await;
            assert_eq!(other.status, StatusCode::OK);
        }
    }
}

#[tokio::test]
async fn head_has_the_same_headers_as_get() {
    let router = builder().build().router();
    for uri in ["/openapi.json".to_owned(), format!("/api/4.0/hotelfeed?apiKey={KEY}")] {
        let [get, head] = [Method::GET, Method::HEAD].map(|method| {
            Request::builder().method(method).uri(&uri).header(ACCEPT_ENCODING, "gzip").body(Body::empty())
        });
        let (get, head) = (ask(&router, get.unwrap()).await, ask(&router, head.unwrap()).await);
        assert_eq!((head.encoding(), head.bytes.len()), (Some("gzip"), 0));
        for header in [ETAG, VARY, CONTENT_LENGTH] {
            assert_eq!(head.headers.get(&header), get.headers.get(&header), "{uri}");
        }
    }
}

#[tokio::test]
async fn the_feed_is_the_same_in_each_encoding() {
    let router = builder().build().router();
    let uri = format!("/api/4.0/hotelfeed?apiKey={KEY}&pageSize=700");
    let plain = get_as(&router, &uri, "identity").await.decoded();
    for (accepted, encoding) in [("gzip", "gzip"), (BROWSER, FOR_BROWSERS)] {
        let answer = get_as(&router, &uri, accepted).await;
        assert_eq!((answer.encoding(), answer.decoded() == plain), (Some(encoding), true));
        assert!(
            answer.bytes.len() < plain.len() / 5,
            "{encoding}: {} of {}",
            answer.bytes.len(),
            plain.len()
        );
    }
}

#[tokio::test]
async fn cors_responses_vary_by_origin() {
    let router = builder().cors_origin("https://a.example".parse().unwrap()).build().router();
    let request = Request::get("/openapi.json").header(ORIGIN, "https://a.example");
    let answer = ask(&router, request.body(Body::empty()).unwrap()).await;
    let varies: Vec<_> = answer.headers.get_all(VARY).iter().map(|value| value.to_str().unwrap()).collect();
    assert!(varies.join(",").contains("origin") && varies.contains(&"accept-encoding"), "{varies:?}");
}
