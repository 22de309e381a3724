//! Tests of invalid requests: a single response lists every error, including its code, its path, the actual value and
//! the allowed values.

use axum::Router;
use serde_json::{Value, json};

use crate::support::*;

/// Returns the router of a strict service, which also rejects names that the description does not define.
pub fn router() -> Router {
    builder().strict().flight_providers(vec![]).car_providers(vec![]).build().router()
}

pub const REQUEST: &str = "INVALID_REQUEST";
pub const DATES: &str = "INVALID_DATES";
pub const LOCATION: &str = "UNRECOGNIZED_LOCATION";

/// Checks the errors for a body against the expected codes and the beginnings of their descriptions.
#[track_caller]
pub fn assert_faults(body: &str, found: &[(String, String)], expected: &[(&str, &str)]) {
    let same = found.len() == expected.len()
        && found
            .iter()
            .zip(expected)
            .all(|((code, text), (its_code, begins))| code == its_code && text.starts_with(begins));
    assert!(same, "{body}\n  gives {found:#?}\n  expected {expected:#?}");
}

#[tokio::test]
async fn invalid_bodies_are_rejected() {
    for (body, expected) in [
        ("", &[(REQUEST, "the body: missing; expected an object")][..]),
        ("  \n ", &[(REQUEST, "the body: missing")]),
        ("{", &[(REQUEST, "the body: found not JSON: the input ends inside an object at line 1 column 2")]),
        ("hello", &[(REQUEST, "the body: found not JSON: ")]),
        (
            "{} {}",
            &[(REQUEST, "the body: found not JSON: `{}` instead of the end of the input at line 1 column 4")],
        ),
        ("a=b&c=d", &[(REQUEST, "the body: found not JSON: ")]),
        ("null", &[(REQUEST, "the body: found null, allowed an object")]),
        ("[]", &[(REQUEST, "the body: found an array, allowed an object")]),
        ("7", &[(REQUEST, "the body: found 7, allowed an object")]),
        ("\"a\"", &[(REQUEST, "the body: found \"a\", allowed an object")]),
        ("{}", &[(REQUEST, "/searchId: missing; expected searchId or searchStartParameters")]),
        (r#"{"searchId":7}"#, &[(REQUEST, "/searchId: found 7, allowed a string")]),
        (
            r#"{"resultParameters":{}}"#,
            &[(REQUEST, "/searchId: missing; expected searchId or searchStartParameters")],
        ),
        (r#"{"searchId":{}}"#, &[(REQUEST, "/searchId: found an object, allowed a string")]),
        (r#"{"searchStartParameters":[]}"#, &[(REQUEST, "/searchStartParameters: found an array")]),
        (
            r#"{"searchId":"unknown"}"#,
            &[("INVALID_SEARCH_ID", "/searchId: found \"unknown\", allowed the id of a search")],
        ),
    ] {
        for path in [POLL, CARS] {
            assert_faults(body, &post(&router(), path, body).await.faults(), expected);
        }
    }
    for (path, fault) in [(POLL, "found null, allowed a string"), (CARS, "missing")] {
        let body = r#"{"searchId":null}"#;
        let message = format!("/searchId: {fault}");
        assert_faults(body, &post(&router(), path, body).await.faults(), &[(REQUEST, &message)]);
    }
    let deep = "[".repeat(100_000);
    assert_eq!(post(&router(), POLL, deep).await.faults().len(), 1);
}

/// Replaces the value at a JSON pointer, or removes the field if `value` is `None`.
pub fn changed(mut body: Value, pointer: &str, value: Option<&Value>) -> String {
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    let parent = body.pointer_mut(parent).unwrap();
    match (value.cloned(), name.parse::<usize>()) {
        (Some(value), Ok(index)) => parent[index] = value,
        (Some(value), Err(_)) => parent[name] = value,
        (None, _) => drop(parent.as_object_mut().unwrap().remove(name)),
    }
    body.to_string()
}

/// Returns the expected description of an error. A table row specifies the actual value only if the message shows it
/// differently.
pub fn description(pointer: &str, value: Option<&Value>, message: &str) -> String {
    let found = match value {
        _ if message.starts_with('/') => return format!("{pointer}{message}"),
        _ if !message.starts_with("allowed") => return format!("{pointer}: {message}"),
        None => return format!("{pointer}: {}", message.replacen("allowed", "missing; expected", 1)),
        Some(Value::Array(_)) => "an array".to_owned(),
        Some(Value::Object(_)) => "an object".to_owned(),
        Some(value) => value.to_string(),
    };
    format!("{pointer}: found {found}, {message}")
}

#[tokio::test]
async fn each_error_states_its_location() {
    let router = router();
    let long = |count: usize| json!(vec!["ADT"; count]);
    let mut valid = boston_london_boston();
    valid["searchStartParameters"]["filters"] = json!({ "includeSplit": false });
    let legs = |count: usize| json!(vec![leg("BOS", "LHR", "2027-03-14"); count]);
    let nearby = |code: Value| json!({ "locationType": "nearbyAirports", "airport": code });
    for (pointer, value, code, message) in [
        ("/cabin", None, REQUEST, "allowed one of economy, premiumEconomy, business, first"),
        ("/cabin", Some(json!("steerage")), REQUEST, "allowed one of economy,"),
        ("/cabin", Some(json!("Economy")), REQUEST, "allowed one of economy,"),
        ("/cabin", Some(json!(1)), REQUEST, "allowed"),
        ("/passengers", None, REQUEST, "allowed an array"),
        ("/passengers", Some(json!([])), REQUEST, "found no items, allowed 1 to 9 items"),
        ("/passengers", Some(long(10)), REQUEST, "found 10 items, allowed 1 to 9 items"),
        ("/passengers", Some(json!("ADT")), REQUEST, "allowed an array"),
        ("/passengers/0", Some(json!("XXX")), REQUEST, "allowed one of ADT,"),
        ("/passengers/0", Some(json!(1)), REQUEST, "allowed"),
        ("/legs", None, REQUEST, "allowed an array"),
        ("/legs", Some(json!([])), REQUEST, "found no items, allowed 1 to 6 items"),
        ("/legs", Some(legs(7)), REQUEST, "found 7 items, allowed 1 to 6 items"),
        ("/legs/1", Some(json!(null)), REQUEST, "allowed an object"),
        ("/legs/0/date", None, REQUEST, "allowed a valid date"),
        ("/legs/0/date", Some(json!("soon")), DATES, "allowed a valid date in the format yyyy-mm-dd"),
        ("/legs/0/date", Some(json!("2027-02-29")), DATES, "allowed a valid date"),
        ("/legs/0/date", Some(json!("2027-3-14")), DATES, "allowed a valid date"),
        ("/legs/0/date", Some(json!("2027-01-09")), DATES, "allowed a day that is not past"),
        ("/legs/0/date", Some(json!("0000-01-01")), DATES, "allowed a day that is not past"),
        ("/legs/1/date", Some(json!("2027-03-13")), DATES, "allowed 2027-03-14, the day"),
        ("/legs/0/flex", Some(json!("plusminusten")), REQUEST, "allowed one of exact,"),
        ("/legs/0/origin", None, REQUEST, "allowed an object"),
        ("/legs/0/origin", Some(json!("BOS")), REQUEST, "allowed an object"),
        ("/legs/0/origin/airports", None, REQUEST, "allowed an array"),
        ("/legs/0/origin/airports", Some(json!([])), REQUEST, "found no items, allowed 1 to 10 items"),
        ("/legs/0/origin/airports", Some(json!(vec!["BOS"; 11])), REQUEST, "found 11 items, allowed 1 to 10"),
        (
            "/legs/0/origin/airports/0",
            Some(json!("BOST")),
            LOCATION,
            "allowed an airport code of three characters",
        ),
        ("/legs/0/origin/airports/0", Some(json!("QQQ")), LOCATION, "allowed the code of an airport"),
        ("/legs/0/origin/airports/0", Some(json!(5)), REQUEST, "allowed an airport code of three characters"),
        ("/legs/0/destination/airports/0", Some(json!("東京都")), LOCATION, "allowed the code"),
        ("/legs/0/origin/locationType", None, REQUEST, "allowed a string"),
        ("/legs/0/origin/locationType", Some(json!("cities")), REQUEST, "allowed one of airports,"),
        ("/legs/0/origin/airport", Some(json!("BOS")), REQUEST, "unknown field; not allowed if"),
        ("/filters/includeSplit", Some(json!("yes")), REQUEST, "allowed true or false"),
        ("/filters/other", Some(json!(1)), REQUEST, "found an unknown field, allowed one of includeSplit"),
        ("/legs/0/destination", Some(nearby(json!("QQQ"))), LOCATION, "/airport: found \"QQQ\""),
        ("/legs/0/destination", Some(nearby(json!(null))), REQUEST, "/airport: found null"),
    ] {
        let pointer = format!("/searchStartParameters{pointer}");
        let body = changed(valid.clone(), &pointer, value.as_ref());
        let message = description(&pointer, value.as_ref(), message);
        assert_faults(&body, &post(&router, POLL, &body).await.faults(), &[(code, &message)]);
    }
}

#[tokio::test]
async fn the_ends_of_a_leg_differ_and_may_be_metro_areas() {
    let body = start(&[leg("BOS", "BOS", "2027-03-14")]).to_string();
    let message = "/searchStartParameters/legs/0/destination: found the same airports";
    assert_faults(&body, &post(&router(), POLL, &body).await.faults(), &[(REQUEST, message)]);
    post(&router(), POLL, start(&[leg("LON", "BOS", "2027-03-14")])).await.ok();
}

#[tokio::test]
async fn result_parameters_are_checked_on_any_poll() {
    let router = router();
    let all = [
        ("/pageSize", json!(0), "allowed an integer from 1 to "),
        ("/pageSize", json!("50"), "allowed an integer"),
        ("/pageNumber", json!(-1), "allowed an integer from 0 to 1000000"),
        ("/pageNumber", json!(1_000_001), "allowed an integer from 0 to 1000000"),
        ("/currency", json!("usd"), "allowed"),
        ("/currency", json!("XXX"), "allowed one of USD, EUR"),
        ("/sort", json!("price"), "allowed an object"),
        ("/sort/key", json!(null), "allowed"),
    ];
    let of_flights = [
        ("/pageSize", json!(1000), "allowed an integer from 1 to 999"),
        ("/pageSize", json!(1e300), "found 1"),
        ("/maxStops", json!(-1), "allowed"),
        ("/maxStops", json!(11), "allowed"),
        ("/maxStops", json!(null), "allowed an integer"),
        ("/priceMode", json!("perNight"), "allowed one of perPerson, total"),
        ("/sort/key", json!("stops"), "allowed one of price, bestValue, duration"),
        ("/sort/direction", json!("up"), "allowed one of asc, desc"),
    ];
    let of_cars = [
        ("/pageSize", json!(501), "allowed an integer from 1 to 500"),
        ("/maxStops", json!(1), "found an unknown field, allowed one of priceMode, sort,"),
        ("/priceMode", json!("perPerson"), "allowed one of total, perDayTotal"),
        ("/priceMode", json!("Total"), "allowed one of total, perDayTotal"),
        ("/sort/key", json!("duration"), "allowed one of price, distance"),
        ("/sort/direction", json!("desc"), "found an unknown field, allowed key"),
    ];
    for ((path, start), own) in polled().into_iter().zip([&of_flights[..], &of_cars]) {
        let started = post(&router, path, &start).await.ok();
        for (pointer, value, message) in all.iter().chain(own) {
            for mut body in [start.clone(), poll(&started)] {
                body["resultParameters"] = json!({ "sort": {} });
                let pointer = format!("/resultParameters{pointer}");
                let body = changed(body, &pointer, Some(value));
                let message = description(&pointer, Some(value), message);
                assert_faults(&body, &post(&router, path, &body).await.faults(), &[(REQUEST, &message)]);
            }
        }
    }
}

#[tokio::test]
async fn all_errors_are_reported_at_once() {
    let mut body =
        start(&[leg("QQQ", "LHR", "2027-01-01"), leg("BOS", "BOS", "soon"), leg("BOS", "LHR", "2026-12-31")]);
    body["searchStartParameters"]["cabin"] = json!("sofa");
    body["searchStartParameters"]["passengers"] = json!(["ADT", "DOG"]);
    body["resultParameters"] = json!({ "pageSize": 0 });
    body["extra"] = json!(1);
    let request = axum::http::Request::post(format!("{POLL}?apiKey={KEY}&x=1&cluster=a&cluster=b"));
    let request = request.body(axum::body::Body::from(body.to_string())).unwrap();
    let start = "/searchStartParameters";
    let mut faults = send(&router(), request).await.faults();
    faults.sort_by(|(_, one), (_, other)| one.cmp(other));
    assert_faults(
        &body.to_string(),
        &faults,
        &[
            (REQUEST, "/extra: found an unknown field"),
            (REQUEST, "/resultParameters/pageSize: found 0"),
            (REQUEST, &format!("{start}/cabin: found \"sofa\"")),
            (DATES, &format!("{start}/legs/0/date: found \"2027-01-01\"")),
            (LOCATION, &format!("{start}/legs/0/origin/airports/0: found \"QQQ\"")),
            (DATES, &format!("{start}/legs/1/date: found \"soon\"")),
            (DATES, &format!("{start}/legs/2/date: found \"2026-12-31\"")),
            (REQUEST, &format!("{start}/passengers/1: found \"DOG\"")),
            (REQUEST, "cluster: given more than once"),
            (REQUEST, "x: found an unknown parameter, allowed cluster"),
        ],
    );
}

#[tokio::test]
async fn a_body_is_either_a_start_or_a_poll() {
    for (path, mut body) in polled() {
        body["searchId"] = json!("a");
        let faults = post(&router(), path, &body).await.faults();
        assert_faults(
            &body.to_string(),
            &faults,
            &[(REQUEST, "/searchId: found both, allowed either this or")],
        );
    }
}

#[tokio::test]
async fn the_date_may_be_today_in_any_time_zone() {
    let clock = SetClock::default();
    let router = builder().flight_providers(vec![]).clock(clock.clone()).build().router();
    let body = start(&[leg("BOS", "LHR", "2027-01-10")]);
    clock.forward(24 * 60 * 60 - 1);
    post(&router, POLL, &body).await.ok();
    clock.forward(1);
    assert_eq!(post(&router, POLL, &body).await.faults()[0].0, DATES);
}

#[tokio::test]
async fn a_search_term_is_required() {
    let router = router();
    let uri = |query: &str| format!("{PLACES}flights?apiKey={KEY}{query}");
    for (query, message) in [
        ("", "searchTerm: missing; expected a value"),
        ("&searchTerm", "searchTerm: missing; expected a value"),
        ("&searchTerm=", "searchTerm: missing; expected a value"),
        (&format!("&searchTerm={}", "a".repeat(201)), "searchTerm: found 201 characters"),
        ("&searchTerm=a&searchTerm=b", "searchTerm: given more than once"),
        (
            "&searchTerm=a&limit=3",
            "limit: found an unknown parameter, allowed one of searchTerm, languageCode",
        ),
        ("&searchTerm=%ff", "searchTerm: found bytes that are not UTF-8"),
    ] {
        assert_faults(query, &get(&router, &uri(query)).await.faults(), &[(REQUEST, message)]);
    }
    get(&router, &uri(&format!("&searchTerm={}", "%C3%A9".repeat(200)))).await.ok();
}

#[tokio::test]
async fn details_requests_are_validated() {
    let router = router();
    for (body, expected) in [
        ("{}", &[(REQUEST, "/searchId: missing; expected"), (REQUEST, "/resultId: missing; expected")][..]),
        (r#"{"searchId":"a"}"#, &[(REQUEST, "/resultId: missing; expected")]),
        (r#"{"searchId":"a","resultId":[]}"#, &[(REQUEST, "/resultId: found an array")]),
        (r#"{"searchId":"a","resultId":"b"}"#, &[("INVALID_SEARCH_ID", "/searchId: found \"a\"")]),
    ] {
        assert_faults(body, &post(&router, DETAILS, body).await.faults(), expected);
    }
    let mut body = poll(&post(&router, POLL, boston_london()).await.ok());
    body["resultId"] = json!("nowhere");
    let faults = post(&router, DETAILS, &body).await.faults();
    assert_faults(&body.to_string(), &faults, &[(REQUEST, "/resultId: found \"nowhere\"")]);
}
