//! Tests of pictures: access, caching and rejected paths.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    HOST,
};
use axum::http::{Request, StatusCode};
use wayfare_service::http::Rate;

use super::support::{KEY, POLL, boston_london, builder, get, post, send};

const LOGO: &str = "/pictures/airlines/BA/square.svg";

/// Returns the width and height of a picture, and checks that it is well-formed and has a title.
#[track_caller]
pub fn svg_size(svg: &str) -> (u16, u16) {
    let document = roxmltree::Document::parse(svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
    let root = document.root_element();
    assert_eq!(
        (root.tag_name().namespace(), root.tag_name().name()),
        (Some("http://www.w3.org/2000/svg"), "svg")
    );
    assert_eq!(root.attribute("role"), Some("img"));
    let title = root.first_element_child().filter(|it| it.tag_name().name() == "title");
    assert!(title.and_then(|it| it.text()).is_some_and(|title| !title.trim().is_empty()), "{svg}");
    let number = |name| root.attribute(name).unwrap().parse().unwrap();
    (number("width"), number("height"))
}

#[tokio::test]
async fn pictures_need_no_key_and_are_cacheable() {
    let router = builder().rate(Rate::per_hour(1.try_into().unwrap())).build().router();
    for _ in 0..3 {
        let answer = get(&router, LOGO).await;
        assert_eq!((answer.status, svg_size(&answer.text)), (StatusCode::OK, (96, 96)));
        assert!(answer.text.contains("<title>British Airways</title>"));
        assert_eq!(answer.headers[CONTENT_TYPE], "image/svg+xml");
        assert_eq!(answer.headers[CACHE_CONTROL], "public, max-age=86400");
        assert_eq!(answer.headers[CONTENT_SECURITY_POLICY], "default-src 'none'; frame-ancestors 'none'");
    }
    // Other operations still require a key.
    let keyless = Request::post(POLL).body(Body::from(boston_london().to_string())).unwrap();
    assert_eq!(send(&router, keyless).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn pictures_support_head_and_gzip() {
    let router = builder().build().router();
    let head = send(&router, Request::head(LOGO).body(Body::empty()).unwrap()).await;
    assert_eq!((head.status, head.text.as_str()), (StatusCode::OK, ""));
    let hotel = "/pictures/hotels/10828771328/0-320x240.svg";
    let plain = get(&router, hotel).await;
    let packed = Request::get(hotel).header(ACCEPT_ENCODING, "gzip").body(Body::empty()).unwrap();
    let packed = tower::ServiceExt::oneshot(router.clone(), packed).await.unwrap();
    assert_eq!(packed.headers()[CONTENT_ENCODING], "gzip");
    assert_ne!(packed.headers()[ETAG], plain.headers[ETAG]);
    let posted = post(&router, LOGO, "").await;
    assert_eq!(
        (posted.status, posted.headers[ALLOW].to_str().unwrap()),
        (StatusCode::METHOD_NOT_ALLOWED, "GET, HEAD")
    );
}

#[tokio::test]
async fn unknown_pictures_are_rejected_with_a_reason() {
    let router = builder().build().router();
    for (path, reason) in [
        (
            "/pictures/airlines/BA",
            "unknown picture path; allowed paths: {airlines,agencies,providers}/CODE/SHAPE.svg",
        ),
        ("/pictures/airlines/%3Cscript%3E/square.svg", "refers to an unknown"),
        ("/pictures/airlines/00/square.svg", "refers to an unknown"),
        ("/pictures/cars/tractor.svg", "refers to an unknown"),
        ("/pictures/hotels/10828771328/1-320x240.svg", "refers to an unknown"),
        ("/pictures/hotels/7/0-320x240.svg", "refers to an unknown"),
        (
            "/pictures/hotels/10828771328/0-15x240.svg",
            "15 pixels is out of range; the allowed range is 16 to 2560",
        ),
        (
            "/pictures/hotels/10828771328/0-320x99999.svg",
            "99999 pixels is out of range; the allowed range is",
        ),
    ] {
        let answer = get(&router, path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.text.contains(reason) && !answer.text.contains("script"), "{path}: {}", answer.text);
        assert_eq!(answer.headers[CACHE_CONTROL], "no-store", "{path}");
    }
    assert_eq!(get(&router, "/pictures/").await.refused().0, 404);
    assert_eq!(get(&router, "/fees/00").await.refused().0, 404);
    assert_eq!(post(&router, "/fees/BA", "").await.refused().0, 405);
}

#[tokio::test]
async fn pictures_follow_the_seed_and_the_base_url() {
    let drawn = async |seed| {
        get(&builder().seed(seed).build().router(), "/pictures/hotels/10828771328/0-320x240.svg").await.text
    };
    assert_eq!(drawn(1).await, drawn(1).await);
    assert_ne!(drawn(1).await, drawn(2).await);
    let request = Request::get(format!(
        "/api/3.0/hotels?apiKey={KEY}&userTrackId=t&destination=kplace:2643743&responseOptions=images"
    ));
    let request = request.header(HOST, "here.example:81").body(Body::empty()).unwrap();
    let answer = send(&builder().build().router(), request).await.ok();
    let small = answer["results"][0]["images"][0]["small"].as_str().unwrap();
    assert!(small.starts_with("http://here.example:81/pictures/hotels/"), "{small}");
    let router = builder().base_url("https://travel.example/api/").build().router();
    let answer = post(&router, POLL, boston_london()).await.ok();
    for (_, airline) in answer["airlines"].as_object().unwrap() {
        let [logo, fees] = ["logoUrl", "airlineFeeUrl"].map(|name| airline[name].as_str().unwrap());
        assert!(logo.starts_with("https://travel.example/api/pictures/airlines/"), "{logo}");
        assert!(fees.starts_with("https://travel.example/api/fees/"), "{fees}");
    }
}
