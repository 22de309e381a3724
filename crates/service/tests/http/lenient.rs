//! Tests of unknown names: ignored and reported in a header, or rejected by a strict service.

use axum::Router;
use serde_json::{Value, json};

use crate::support::*;

const HOTEL: &str = "hotel=khotel:10828771328";
const CITY: &str = "destination=kplace:2990440&pageSize=2";
const STAY: &str = "&checkin=2027-03-14&checkout=2027-03-17&rooms=2";
fn ignored(answer: &Answer) -> Option<&str> {
    Some(answer.headers.get("wayfare-ignored")?.to_str().unwrap())
}

async fn hotels(router: &Router, path: &str, rest: &str) -> Answer {
    get(router, &format!("/api/3.0/{path}?apiKey={KEY}&userTrackId=t&{rest}")).await
}

/// Returns the body without the fields that differ between identical requests.
fn comparable(answer: &Answer) -> Value {
    let mut body = answer.ok();
    body["searchTime"] = Value::Null;
    body["searchId"] = Value::Null;
    body
}

#[tokio::test]
async fn unknown_query_names_are_ignored() {
    let lenient = builder().build().router();
    let strict = builder().strict().build().router();
    for (path, known, more, listed) in [
        ("hotel", format!("{HOTEL}{STAY}"), "&searchtimeout=5000", "searchtimeout"),
        (
            "hotel",
            format!("{HOTEL}&responseOptions=IMAGES"),
            ",toprates&pageSize=2",
            "responseOptions=toprates, pageSize",
        ),
        (
            "hotels",
            format!("{CITY}&responseOptions=images"),
            ",place,,a%20b",
            "responseOptions=place, responseOptions=, responseOptions=a%20b",
        ),
        ("hotels/basic", CITY.to_owned(), "&responseOptions=images&%C3%A9=1", "responseOptions, %C3%A9"),
    ] {
        let answer = hotels(&lenient, path, &format!("{known}{more}")).await;
        let plain = hotels(&lenient, path, &known).await;
        assert_eq!((ignored(&answer), ignored(&plain)), (Some(listed), None), "{path}");
        assert_eq!(comparable(&answer), comparable(&plain), "{path}");
        let refused = hotels(&strict, path, &format!("{known}{more}")).await;
        assert_eq!((refused.faults().is_empty(), ignored(&refused)), (false, None), "{path}");
        hotels(&strict, path, &known).await.ok();
    }
    for path in ["autocomplete/v1/flights", "autocomplete/v1/cars", "autocomplete/v1/hotels"] {
        let uri = format!("/api/affiliate/{path}?apiKey={KEY}&searchTerm=nice&language=DE&APIKEY=x");
        let answer = get(&lenient, &uri).await;
        answer.ok();
        assert_eq!(ignored(&answer), Some("language, APIKEY"), "{path}");
    }
    let answer = get(&lenient, &format!("/api/4.0/placefeed?apiKey={KEY}&pageSize=1&pagesize=2")).await;
    assert_eq!((ignored(&answer), answer.text.lines().count()), (Some("pagesize"), 1));
}

#[tokio::test]
async fn unknown_body_fields_are_ignored() {
    let lenient = builder().build().router();
    let strict = builder().strict().build().router();
    for (path, plain, start) in [
        (POLL, boston_london(), "/searchStartParameters/legs/0/origin"),
        (CARS, car_start("NCE"), "/searchStartParameters/pickup/location"),
    ] {
        let mut odd = plain.clone();
        odd["resultparameters"] = json!({ "pageSize": "no number" });
        odd["a/b c"] = Value::Null;
        odd.pointer_mut(start).unwrap()["airport"] = json!("BOS");
        let answer = post(&lenient, path, &odd).await;
        let listed: Vec<_> = ignored(&answer).unwrap().split(", ").collect();
        assert_eq!(listed.len(), 3, "{listed:?}");
        for name in ["/resultparameters", "/a~1b%20c", &format!("{start}/airport")] {
            assert!(listed.contains(&name), "{name}: {listed:?}");
        }
        let plain = post(&lenient, path, &plain).await;
        assert_eq!(comparable(&answer)["results"], comparable(&plain)["results"]);
        assert_eq!(post(&strict, path, &odd).await.faults().len(), 3);
    }
}

#[tokio::test]
async fn errors_list_ignored_names() {
    let router = builder().build().router();
    let answer = hotels(&router, "hotel", &format!("hotel=khotel:1&x&{KEY}=1")).await;
    assert_eq!((answer.status.as_u16(), ignored(&answer)), (404, Some("x, (key)")));
    let answer = hotels(&router, "hotels", &format!("{CITY}&starRating=many&Features=1")).await;
    assert!(answer.faults()[0].1.starts_with("starRating"), "{answer:?}");
    assert_eq!((answer.faults().len(), ignored(&answer)), (1, Some("Features")));
    let answer = post(&router, POLL, r#"{"searchID":"a"}"#).await;
    assert!(answer.faults()[0].1.starts_with("/searchId: missing; expected"), "{answer:?}");
    assert_eq!(ignored(&answer), Some("/searchID"));
    let answer = get(&router, &format!("{PLACES}flights?apikey={KEY}&searchTerm=a&x=1")).await;
    assert_eq!((answer.refused().0, ignored(&answer)), (401, None));
}

#[tokio::test]
async fn known_names_require_valid_values() {
    let router = builder().build().router();
    for (path, rest, parameter) in [
        ("hotels", "&sortField=luck", "sortField"),
        ("hotels", "&pageSize=3", "pageSize"),
        ("hotels", "&languageCode=%ff", "languageCode"),
        ("hotels", "&destination=", ""),
        ("hotels/basic", "&checkin=2027-03-14", "checkout"),
    ] {
        let answer = hotels(&router, path, &format!("{CITY}{rest}")).await;
        match parameter {
            "" => assert_eq!((answer.status.as_u16(), ignored(&answer)), (200, None)),
            _ => assert!(answer.faults()[0].1.starts_with(parameter), "{rest}: {answer:?}"),
        }
    }
    let mut body = boston_london();
    body["resultParameters"] = json!({ "maxStops": null });
    assert!(post(&router, POLL, &body).await.faults()[0].1.contains("found null"));
}

#[tokio::test]
async fn an_empty_parameter_is_absent() {
    let router = builder().build().router();
    let empty =
        "&starRating=&minPrice=&sortField=&checkin=&checkout=&rooms=&responseOptions=&onlyIfComplete=";
    let answer = hotels(&router, "hotels", &format!("{CITY}{empty}")).await;
    assert_eq!(ignored(&answer), None);
    assert_eq!(comparable(&answer), comparable(&hotels(&router, "hotels", CITY).await));
    for (path, rest, parameter) in
        [("hotel", "hotel=", "hotel"), ("hotels", "destination=&x=", "destination")]
    {
        let faults = hotels(&router, path, rest).await.faults();
        assert!(faults[0].1.starts_with(&format!("{parameter}: missing; expected")), "{faults:?}");
    }
}

#[tokio::test]
async fn errors_after_too_many_unknown_names_are_reported() {
    let router = builder().build().router();
    let body = |count: usize| {
        let unknown: String = (0..count).map(|index| format!("\"{index:x}\":0,")).collect();
        format!("{{{unknown}{}", &boston_london().to_string()[1..])
    };
    let answer = post(&router, POLL, body(10_000)).await;
    answer.ok();
    assert!(ignored(&answer).unwrap().ends_with(", ..."));
    let answer = post(&router, POLL, body(10_001)).await;
    let (_, message) = &answer.faults()[0];
    assert!(
        message.contains("too many differences from the description, allowed at most 10000"),
        "{message}"
    );
    assert!(ignored(&answer).unwrap().len() <= 1_024);
}

#[tokio::test]
async fn the_place_id_of_a_hotel_is_a_key_of_the_hotel() {
    let (lenient, strict) = (builder().build().router(), builder().strict().build().router());
    let found = get(&lenient, &format!("{PLACES}hotels?apiKey={KEY}&searchTerm=hotel%20nice")).await.ok();
    let records = found["results"].as_array().unwrap();
    let hotel = records.iter().find(|record| record["primaryPlaceType"] == "hotel").unwrap();
    let (id, key) = (&hotel["hotelId"], format!("kplace:{}", hotel["placeId"]));
    let single = hotels(&lenient, "hotel", &format!("hotel={key}{STAY}")).await;
    assert_eq!((&single.ok()["id"], ignored(&single)), (id, None));
    let refused = hotels(&strict, "hotel", &format!("hotel={key}{STAY}")).await.faults();
    assert!(refused[0].1.starts_with("hotel: found") && refused[0].1.contains("khotel:"), "{refused:?}");
    for (router, path) in [(&lenient, "hotels"), (&lenient, "hotels/basic"), (&strict, "hotels")] {
        let answer = hotels(router, path, &format!("destination={key}{STAY}")).await.ok();
        assert_eq!((&answer["results"][0]["id"], answer["results"].as_array().unwrap().len()), (id, 1));
    }
    let city = hotels(&lenient, "hotel", "hotel=kplace:2990440").await.faults();
    assert!(city[0].1.starts_with("hotel: found \"kplace:2990440\""), "{city:?}");
}

#[tokio::test]
async fn booleans_may_have_any_case() {
    let (lenient, strict) = (builder().build().router(), builder().strict().build().router());
    for (value, is_summary) in [("True", true), ("FALSE", false), ("true", true), ("false", false)] {
        let query = format!("{CITY}&summaryOnly={value}");
        let answer = hotels(&lenient, "hotels", &query).await;
        assert_eq!((answer.ok()["results"].is_null(), ignored(&answer)), (is_summary, None), "{value}");
        let status = hotels(&strict, "hotels", &query).await.status.as_u16();
        assert_eq!(status, if value.starts_with(char::is_uppercase) { 400 } else { 200 }, "{value}");
    }
    let faults = hotels(&lenient, "hotels", &format!("{CITY}&summaryOnly=Yes")).await.faults();
    assert!(faults[0].1.starts_with("summaryOnly: found \"Yes\""), "{faults:?}");
}
