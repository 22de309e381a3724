//! Tests of the URLs in the responses of all operations except the fare routes: every kind of URL refers to a page, a
//! picture or another response.

use std::collections::BTreeMap;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, LOCATION};
use serde_json::{Value, json};

use super::pictures::svg_size;
use super::support::*;
const CALENDAR: &str = "/i/api/affiliate/priceInsights/flights/v1/calendar";
/// The base URL of a service without a configured base URL, for requests without a `Host` header.
const BASE: &str = "http://localhost";

/// Minimum number of URLs to follow per kind, if the responses contain that many.
const FOLLOWED: usize = 12;

/// All kinds of URLs, each identified by the field name and the path pattern.
const KINDS: [&str; 18] = [
    "airlineFeeUrl /fees/*",
    "bookUri /in",
    "bookingUrl /in",
    "horizontalImageUrl /pictures/airlines/*/horizontal.svg",
    "horizontalImageUrl /pictures/providers/*/horizontal.svg",
    "horizontalUrl /pictures/agencies/*/horizontal.svg",
    "horizontalUrl /pictures/providers/*/horizontal.svg",
    "href /api/3.0/hotel",
    "href /api/3.0/hotels",
    "image /pictures/cars/*.svg",
    "imageUrl /pictures/airlines/*/square.svg",
    "imageUrl /pictures/providers/*/square.svg",
    "large /pictures/hotels/*/0-1280x960.svg",
    "logo /pictures/providers/*/square.svg",
    "logoUrl /pictures/airlines/*/square.svg",
    "small /pictures/hotels/*/0-320x240.svg",
    "url /pictures/hotels/*/0-1280x960.svg",
    "wideHorizontalImageUrl /pictures/*/*/wide.svg",
];

type Urls = BTreeMap<String, Vec<String>>;

/// Collects the URLs in a response by kind. Panics on a path or URL without [`BASE`].
fn collect(answer: &Value, name: &str, urls: &mut Urls) {
    match answer {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| collect(value, name, urls)),
        Value::Array(values) => values.iter().for_each(|value| collect(value, name, urls)),
        Value::String(text) if text.starts_with('/') || text.contains("://") => {
            let path = text.strip_prefix(BASE).unwrap_or_else(|| panic!("{name} has another base: {text}"));
            urls.entry(format!("{name} {}", path_pattern(path))).or_default().push(path.to_owned());
        }
        _ => {}
    }
}

/// Returns the path pattern: the path without the query and without the parts that depend on the subject.
fn path_pattern(path: &str) -> String {
    let path = path.split('?').next().unwrap();
    let parts: Vec<&str> = path.split('/').collect();
    match parts[..] {
        ["", "fees", _] => "/fees/*".to_owned(),
        ["", "pictures", "cars", _] => "/pictures/cars/*.svg".to_owned(),
        ["", "pictures", _, _, "wide.svg"] => "/pictures/*/*/wide.svg".to_owned(),
        ["", "pictures", of, _, file] => format!("/pictures/{of}/*/{file}"),
        _ => path.to_owned(),
    }
}

/// Collects the URLs in the responses of all operations except the fare routes.
async fn urls(router: &Router) -> Urls {
    let mut urls = Urls::new();
    for answer in flights(router).await.into_iter().chain(cars(router).await).chain(hotels(router).await) {
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        for line in answer.text.lines() {
            collect(&serde_json::from_str(line).unwrap(), "", &mut urls);
        }
    }
    urls
}

async fn flights(router: &Router) -> Vec<Answer> {
    let start = |from, to| start(&[leg(from, to, "2027-03-14")]);
    let found = post(router, POLL, boston_london()).await;
    let answer = found.ok();
    let of = json!({ "searchId": answer["searchId"], "resultId": answer["results"][0]["id"] });
    let places = json!({ "origin": { "iataCode": "BOS" }, "destination": { "iataCode": "LHR" } });
    let mut calendar = json!({ "dateFrom": "2027-03-01", "dateTo": "2027-03-31", "aggregationType": "day" });
    calendar.as_object_mut().unwrap().extend(places.as_object().unwrap().clone());
    vec![
        found,
        post(router, DETAILS, of).await,
        post(router, POLL, start("JFK", "LAX")).await,
        post(router, POLL, start("FRA", "BKK")).await,
        post(router, CALENDAR, calendar).await,
        get(router, &format!("{PLACES}flights?apiKey={KEY}&searchTerm=bos")).await,
    ]
}

async fn cars(router: &Router) -> Vec<Answer> {
    let mut answers = vec![get(router, &format!("{PLACES}cars?apiKey={KEY}&searchTerm=bos")).await];
    for airport in ["LHR", "LAX", "GRU", "NRT", "DXB"] {
        answers.push(post(router, CARS, car_start(airport)).await);
    }
    answers
}

async fn hotels(router: &Router) -> Vec<Answer> {
    let session = format!("apiKey={KEY}&userTrackId=t");
    let stay = format!("{session}&checkin=2027-03-14&checkout=2027-03-16&rooms=2:4%7C1");
    let all = "responseOptions=multipleHotelsAllRates,images,destination,hotelPlace,hotelWellKnownPlace,filter,reviews";
    let of_one = "responseOptions=features,featureSummary,featureTags,description,images,place,reviews";
    let list = get(router, &format!("/api/3.0/hotels?{stay}&destination=kplace:2643743&{all}")).await;
    let hotel = list.ok()["results"][0]["key"].as_str().unwrap().to_owned();
    vec![
        list,
        get(router, &format!("/api/3.0/hotels/basic?{stay}&destination=kplace:292223")).await,
        get(router, &format!("/api/3.0/hotel?{stay}&hotel={hotel}&{of_one}")).await,
        get(router, &format!("{PLACES}hotels?apiKey={KEY}&searchTerm=rome")).await,
        get(router, &format!("/api/4.0/hotelfeed?apiKey={KEY}&pageSize=300")).await,
        get(router, &format!("/api/4.0/placefeed?apiKey={KEY}&pageSize=300")).await,
        get(router, &format!("/api/4.0/constants-mapping?apiKey={KEY}")).await,
    ]
}

/// Requests a URL, and checks the response by its kind.
async fn follow(router: &Router, path: &str) {
    // Links to other searches contain neither the key nor the session.
    let called = match path.starts_with("/api/") {
        true => format!("{path}&apiKey={KEY}&userTrackId=t"),
        false => path.to_owned(),
    };
    let mut answer = get(router, &called).await;
    if path.starts_with("/in?") {
        assert_eq!(answer.status, StatusCode::FOUND, "{path}");
        let target = answer.headers[LOCATION].to_str().unwrap().to_owned();
        answer = get(router, target.strip_prefix(BASE).unwrap()).await;
    }
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text);
    let content_type = answer.headers[CONTENT_TYPE].to_str().unwrap();
    match path.split('/').nth(1).unwrap() {
        "pictures" => {
            assert_eq!(content_type, "image/svg+xml", "{path}");
            assert_eq!(svg_size(&answer.text), expected_size(path), "{path}");
        }
        "api" => assert!(answer.json()["isComplete"].is_boolean(), "{path}"),
        _ => assert!(
            content_type.starts_with("text/html") && answer.text.contains("a demonstration"),
            "{path}"
        ),
    }
}

/// Returns the picture size given in the path, or the default size for its kind.
fn expected_size(path: &str) -> (u16, u16) {
    let file = path.rsplit('/').next().unwrap().strip_suffix(".svg").unwrap();
    let size = file.split_once('-').filter(|_| path.starts_with("/pictures/hotels/"));
    match size.map(|(_, size)| size.split_once('x').unwrap()) {
        Some((width, height)) => (width.parse().unwrap(), height.parse().unwrap()),
        None if path.starts_with("/pictures/cars/") => (640, 360),
        None => match file {
            "square" => (96, 96),
            "horizontal" => (288, 96),
            "wide" => (576, 96),
            other => panic!("{other}"),
        },
    }
}

#[tokio::test]
async fn no_url_in_any_response_is_dead() {
    let router = builder().build().router();
    let urls = urls(&router).await;
    assert_eq!(urls.keys().map(String::as_str).collect::<Vec<_>>(), KINDS);
    for (kind, mut paths) in urls {
        paths.sort();
        paths.dedup();
        assert!(!paths.iter().any(|path| path.contains(KEY)), "{kind}");
        // Every booking link is followed, and every logo and car is requested.
        let step = if kind.contains("/pictures/hotels/") || kind.contains("/api/") {
            (paths.len() / FOLLOWED).max(1)
        } else {
            1
        };
        for path in paths.iter().step_by(step) {
            follow(&router, path).await;
        }
    }
}

#[tokio::test]
async fn the_feed_states_picture_sizes() {
    let router = builder().build().router();
    let feed = get(&router, &format!("/api/4.0/hotelfeed?apiKey={KEY}&pageSize=20")).await;
    for record in feed.text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
        for image in record["images"].as_array().unwrap() {
            let picture = get(&router, image["url"].as_str().unwrap().strip_prefix(BASE).unwrap()).await;
            let (width, height) = svg_size(&picture.text);
            assert_eq!(
                (image["width"].as_u64(), image["height"].as_u64()),
                (Some(width.into()), Some(height.into()))
            );
        }
    }
}
