//! Bad requests: each fault by its place, what was found, what is allowed and its code; all of them at once.

use axum::Router;
use serde_json::{Value, json};

use crate::searches::*;
use crate::support::{builder, post_with_key};

const REQUEST: &str = "INVALID_REQUEST";
const DATES: &str = "INVALID_DATES";
const LOCATION: &str = "UNRECOGNIZED_LOCATION";

/// A strict service: names that the description does not have are faults, too.
fn router() -> Router {
    builder().strict().flight_providers(vec![]).car_providers(vec![]).build().router()
}

/// Asserts the faults of a body, each as its code and how its description begins.
async fn assert_faults(router: &Router, body: &str, expected: &[(&str, &str)]) {
    let found = call(router, body).await.faults();
    let same = found.len() == expected.len()
        && (found.iter().zip(expected))
            .all(|((code, text), (its, begins))| code == its && text.starts_with(begins));
    assert!(same, "{body}\n  gives {found:#?}\n  expected {expected:#?}");
}

#[tokio::test]
async fn bodies_have_to_be_requests() {
    let router = router();
    for (body, expected) in [
        ("", &[(REQUEST, "the body: found nothing, allowed an object")][..]),
        ("{", &[(REQUEST, "the body: found not JSON: ")]),
        ("[]", &[(REQUEST, "the body: found an array, allowed an object")]),
        ("{}", &[(REQUEST, "/searchId: found nothing, allowed searchId or searchStartParameters")]),
        (r#"{"searchId":null}"#, &[(REQUEST, "/searchId: found nothing")]),
        (r#"{"searchId":7}"#, &[(REQUEST, "/searchId: found 7, allowed a string")]),
        (
            r#"{"resultParameters":{}}"#,
            &[(REQUEST, "/searchId: found nothing, allowed searchId or searchStartParameters")],
        ),
        (r#"{"searchStartParameters":[]}"#, &[(REQUEST, "/searchStartParameters: found an array")]),
        (
            r#"{"searchId":"unknown"}"#,
            &[("INVALID_SEARCH_ID", "/searchId: found \"unknown\", allowed the id of a search")],
        ),
    ] {
        assert_faults(&router, body, expected).await;
    }
}

#[tokio::test]
async fn a_search_is_new_or_running_and_its_owners() {
    let router = builder().key("another-key").car_providers(vec![]).build().router();
    let started = call(&router, start(airport("LAX"))).await.ok();
    let mut both = start(airport("LAX"));
    both["searchId"] = started["searchId"].clone();
    let both = both.to_string();
    assert_faults(&router, &both, &[(REQUEST, "/searchId: found both, allowed either")]).await;
    let mine = json!({ "searchId": started["searchId"] });
    let faults = post_with_key(&router, POLL, "another-key", &mine).await.faults();
    assert_eq!(faults[0].0, "INVALID_SEARCH_ID");
    call(&router, mine).await.ok();
}

/// A valid start of a rental that ends elsewhere with the value at a pointer replaced, or taken out.
fn changed(pointer: &str, value: Option<Value>) -> String {
    let mut body = with(one_way(airport("LAX"), city("San Francisco")), json!({ "sort": {} }));
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    let parent = body.pointer_mut(parent).unwrap();
    match value {
        Some(value) => parent[name] = value,
        None => drop(parent.as_object_mut().unwrap().remove(name)),
    }
    body.to_string()
}

#[tokio::test]
async fn each_fault_of_a_start_is_told_with_its_place() {
    let router = router();
    let long = "x".repeat(201);
    for (pointer, value, code, says) in [
        ("/pickup", None, REQUEST, "found nothing, allowed an object"),
        ("/pickup", Some(json!(null)), REQUEST, "found null, allowed an object"),
        ("/dropoff", None, REQUEST, "found nothing, allowed an object"),
        ("/dropoff", Some(json!("LAX")), REQUEST, "found \"LAX\", allowed an object"),
        ("/pickup/location", None, REQUEST, "found nothing, allowed an object"),
        ("/pickup/location/type", None, REQUEST, "found nothing, allowed a string"),
        ("/pickup/location/value", None, REQUEST, "found nothing, allowed a string"),
        ("/pickup/location/value", Some(json!(90210)), REQUEST, "found 90210, allowed a string"),
        (
            "/pickup/location/value",
            Some(json!("QQQ")),
            LOCATION,
            "found \"QQQ\", allowed the code of an airport",
        ),
        (
            "/pickup/location/value",
            Some(json!("LAXX")),
            LOCATION,
            "found 4 characters, allowed exactly 3 characters",
        ),
        (
            "/pickup/location/value",
            Some(json!("")),
            LOCATION,
            "found no characters, allowed exactly 3 characters",
        ),
        (
            "/dropoff/location/value",
            Some(json!("Nowhere, Atlantis")),
            LOCATION,
            "found \"Nowhere, Atlantis\", allowed the id or name",
        ),
        (
            "/dropoff/location/value",
            Some(json!("1")),
            LOCATION,
            "found \"1\", allowed the id or name of a city",
        ),
        (
            "/dropoff/location/value",
            Some(json!(" ")),
            LOCATION,
            "found \" \", allowed the id or name of a city",
        ),
        ("/dropoff/location/value", Some(json!("")), LOCATION, "found no characters, allowed 1 to 200"),
        ("/dropoff/location/value", Some(json!(long)), LOCATION, "found 201 characters, allowed 1 to 200"),
        ("/pickup/date", None, REQUEST, "found nothing, allowed a date"),
        ("/pickup/date", Some(json!("soon")), DATES, "found \"soon\", allowed a date that exists"),
        (
            "/pickup/date",
            Some(json!("2027-02-29")),
            DATES,
            "found \"2027-02-29\", allowed a date that exists",
        ),
        (
            "/pickup/date",
            Some(json!("2027-01-09")),
            DATES,
            "found \"2027-01-09\", allowed a day that is not past",
        ),
        ("/dropoff/date", Some(json!("18.3.2027")), DATES, "found \"18.3.2027\", allowed a date that exists"),
        ("/pickup/hour", Some(json!(-1)), REQUEST, "found -1, allowed an integer from 0 to 23"),
        ("/pickup/hour", Some(json!(24)), REQUEST, "found 24, allowed an integer from 0 to 23"),
        ("/pickup/hour", Some(json!("10")), REQUEST, "found \"10\", allowed an integer"),
        ("/dropoff/minute", Some(json!(15)), REQUEST, "found 15, allowed 0 or 30"),
        ("/dropoff/minute", Some(json!(0.5)), REQUEST, "found 0.5, allowed an integer"),
        (
            "/dropoff/driver",
            Some(json!(1)),
            REQUEST,
            "found an unknown field, allowed one of date, hour, minute, location",
        ),
    ] {
        let body = changed(&format!("/searchStartParameters{pointer}"), value);
        let begins = format!("/searchStartParameters{pointer}: {says}");
        assert_too_long_aside(&router, &body, (code, &begins)).await;
    }
}

/// Asserts that this is a fault of the body, and the only one beside those that follow for its length.
async fn assert_too_long_aside(router: &Router, body: &str, expected: (&str, &str)) {
    let mut found = call(router, body).await.faults();
    found.retain(|(_, text)| !text.contains(" days, allowed at most "));
    assert_eq!(found.len(), 1, "{body} gives {found:#?}");
    assert_eq!(found[0].0, expected.0, "{found:?}");
    assert!(found[0].1.starts_with(expected.1), "{found:?}, expected {expected:?}");
}

#[tokio::test]
async fn there_are_no_other_kinds_of_places() {
    for end in ["pickup", "dropoff"] {
        let place = format!("/searchStartParameters/{end}/location/type");
        let says = format!("{place}: found \"hotel\", allowed one of city, airport");
        // The start has no fault for the missing place.
        let body = changed(&place, Some(json!("hotel")));
        assert_faults(&router(), &body, &[(REQUEST, &says)]).await;
    }
}

#[tokio::test]
async fn each_fault_of_result_parameters_is_told_with_its_place() {
    let router = router();
    for (pointer, value, says) in [
        ("/priceMode", json!("perPerson"), "found \"perPerson\", allowed one of total, perDayTotal"),
        ("/priceMode", json!("Total"), "found \"Total\", allowed one of total, perDayTotal"),
        ("/sort", json!("price"), "found \"price\", allowed an object"),
        ("/sort/key", json!("duration"), "found \"duration\", allowed one of price, distance"),
        ("/sort/direction", json!("desc"), "found an unknown field, allowed one of key"),
        ("/pageNumber", json!(-1), "found -1, allowed an integer from 0 to 1000000"),
        ("/pageNumber", json!(1_000_001), "found 1000001, allowed an integer from 0 to 1000000"),
        ("/pageSize", json!(0), "found 0, allowed an integer from 1 to 500"),
        ("/pageSize", json!(501), "found 501, allowed an integer from 1 to 500"),
        ("/currency", json!("XXX"), "found \"XXX\", allowed one of USD, EUR"),
        ("/currency", json!("usd"), "found \"usd\", allowed"),
        ("/maxStops", json!(1), "found an unknown field, allowed one of priceMode, sort,"),
    ] {
        let body = changed(&format!("/resultParameters{pointer}"), Some(value));
        let begins = format!("/resultParameters{pointer}: {says}");
        assert_faults(&router, &body, &[(REQUEST, &begins)]).await;
    }
}

/// A start with these moments.
fn between(pickup: [i64; 2], from: &str, dropoff: [i64; 2], until: &str) -> String {
    let mut body = start(airport("LAX"));
    for (end, [hour, minute], date) in [("pickup", pickup, from), ("dropoff", dropoff, until)] {
        let end = &mut body["searchStartParameters"][end];
        (end["hour"], end["minute"], end["date"]) = (hour.into(), minute.into(), date.into());
    }
    body.to_string()
}

#[tokio::test]
async fn a_rental_ends_after_it_begins_and_not_too_long_after() {
    let router = router();
    let begins = "/searchStartParameters/dropoff: found date ";
    for (from, at, until, to) in [
        ("2027-03-14", [10, 0], "2027-03-14", [10, 0]),
        ("2027-03-14", [10, 30], "2027-03-14", [10, 0]),
        ("2027-03-14", [10, 0], "2027-03-14", [9, 30]),
        ("2027-03-14", [0, 0], "2027-03-13", [23, 30]),
    ] {
        assert_faults(&router, &between(at, from, to, until), &[(DATES, begins)]).await;
    }
    let begins = "/searchStartParameters/dropoff: found 91 days, allowed at most 90 days after pickup";
    for (until, to) in [("2027-06-12", [10, 30]), ("2027-06-13", [9, 30]), ("2027-06-13", [10, 0])] {
        assert_faults(&router, &between([10, 0], "2027-03-14", to, until), &[(DATES, begins)]).await;
    }
    for (until, to) in [("2027-03-14", [10, 30]), ("2027-06-12", [10, 0])] {
        call(&router, between([10, 0], "2027-03-14", to, until)).await.ok();
    }
}

#[tokio::test]
async fn all_that_is_wrong_is_told_at_once() {
    let mut body = with(
        one_way(airport("QQQ"), city("Nowhere At All")),
        json!({ "currency": "XXX", "pageSize": 0, "priceMode": "a" }),
    );
    body["searchId"] = "a".into();
    body["searchStartParameters"]["pickup"]["date"] = "2026-03-14".into();
    body["searchStartParameters"]["pickup"]["hour"] = 25.into();
    let faults = call(&router(), body).await.faults();
    let told: Vec<_> =
        faults.iter().map(|(code, text)| (code.as_str(), text.split(": ").next().unwrap())).collect();
    let mut sorted = told.clone();
    sorted.sort_unstable();
    let start = |rest: &str| format!("/searchStartParameters{rest}");
    let [pickup, dropoff] = ["/pickup/location/value", "/dropoff/location/value"].map(start);
    let [date, hour, length] = ["/pickup/date", "/pickup/hour", "/dropoff"].map(start);
    assert_eq!(
        sorted,
        [
            (DATES, &*length),
            (DATES, &date),
            (REQUEST, "/resultParameters/currency"),
            (REQUEST, "/resultParameters/pageSize"),
            (REQUEST, "/resultParameters/priceMode"),
            (REQUEST, "/searchId"),
            (REQUEST, &hour),
            (LOCATION, &dropoff),
            (LOCATION, &pickup),
        ]
    );
}
