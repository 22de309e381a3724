//! Bad requests: each fault by its place, what was found, what is allowed and its code; all of them at once.

use axum::Router;
use serde_json::{Value, json};

use crate::support::*;

/// A strict service: names that the description does not have are faults, too.
fn router() -> Router {
    builder().strict().flight_providers(vec![]).build().router()
}

const REQUEST: &str = "INVALID_REQUEST";
const DATES: &str = "INVALID_DATES";
const LOCATION: &str = "UNRECOGNIZED_LOCATION";

/// Asserts the faults of a body, each as its code and how its description begins.
#[track_caller]
fn assert_faults(body: &str, found: &[(String, String)], expected: &[(&str, &str)]) {
    let same = found.len() == expected.len()
        && found
            .iter()
            .zip(expected)
            .all(|((code, text), (its_code, begins))| code == its_code && text.starts_with(begins));
    assert!(same, "{body}\n  gives {found:#?}\n  expected {expected:#?}");
}

#[tokio::test]
async fn bodies_have_to_be_requests() {
    for (body, expected) in [
        ("", &[(REQUEST, "the body: found nothing, allowed an object")][..]),
        ("  \n ", &[(REQUEST, "the body: found nothing")]),
        (
            "{",
            &[(
                REQUEST,
                "the body: found not JSON: the end instead of a comma or the end of an object at line 1 column 2",
            )],
        ),
        ("hello", &[(REQUEST, "the body: found not JSON: ")]),
        ("{} {}", &[(REQUEST, "the body: found not JSON: `{}` instead of the end at line 1 column 4")]),
        ("a=b&c=d", &[(REQUEST, "the body: found not JSON: ")]),
        ("null", &[(REQUEST, "the body: found null, allowed an object")]),
        ("[]", &[(REQUEST, "the body: found an array, allowed an object")]),
        ("7", &[(REQUEST, "the body: found 7, allowed an object")]),
        ("\"a\"", &[(REQUEST, "the body: found \"a\", allowed an object")]),
        ("{}", &[(REQUEST, "/searchId: found nothing, allowed searchId or searchStartParameters")]),
        (r#"{"searchId":null}"#, &[(REQUEST, "/searchId: found null, allowed a string")]),
        (r#"{"searchId":{}}"#, &[(REQUEST, "/searchId: found an object, allowed a string")]),
        (r#"{"searchStartParameters":[]}"#, &[(REQUEST, "/searchStartParameters: found an array")]),
        (
            r#"{"searchId":"unknown"}"#,
            &[("INVALID_SEARCH_ID", "/searchId: found \"unknown\", allowed the id of a search")],
        ),
    ] {
        assert_faults(body, &post(&router(), POLL, body).await.faults(), expected);
    }
    let deep = "[".repeat(100_000);
    assert_eq!(post(&router(), POLL, deep).await.faults().len(), 1);
}

/// A valid start with the value at a pointer replaced, or taken out.
fn changed(pointer: &str, value: Option<Value>) -> String {
    let mut body = start(&[leg("BOS", "LHR", "2027-03-14"), leg("LHR", "BOS", "2027-03-21")]);
    body["searchStartParameters"]["filters"] = json!({ "includeSplit": false });
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    let parent = body.pointer_mut(parent).unwrap();
    match (value, name.parse::<usize>()) {
        (Some(value), Ok(index)) => parent[index] = value,
        (Some(value), Err(_)) => parent[name] = value,
        (None, _) => drop(parent.as_object_mut().unwrap().remove(name)),
    }
    body.to_string()
}

#[tokio::test]
async fn each_fault_is_told_with_its_place() {
    let router = router();
    let long = |count: usize| json!(vec!["ADT"; count]);
    let legs = |count: usize| json!(vec![leg("BOS", "LHR", "2027-03-14"); count]);
    let nearby = |code: Value| json!({ "locationType": "nearbyAirports", "airport": code });
    for (pointer, value, code, says) in [
        ("/cabin", None, REQUEST, "found nothing, allowed one of economy, premiumEconomy, business, first"),
        ("/cabin", Some(json!("steerage")), REQUEST, "found \"steerage\", allowed one of economy,"),
        ("/cabin", Some(json!("Economy")), REQUEST, "found \"Economy\", allowed one of economy,"),
        ("/cabin", Some(json!(1)), REQUEST, "found 1, allowed"),
        ("/passengers", None, REQUEST, "found nothing, allowed an array"),
        ("/passengers", Some(json!([])), REQUEST, "found no items, allowed 1 to 9 items"),
        ("/passengers", Some(long(10)), REQUEST, "found 10 items, allowed 1 to 9 items"),
        ("/passengers", Some(json!("ADT")), REQUEST, "found \"ADT\", allowed an array"),
        ("/passengers/0", Some(json!("XXX")), REQUEST, "found \"XXX\", allowed one of ADT,"),
        ("/passengers/0", Some(json!(1)), REQUEST, "found 1, allowed"),
        ("/legs", None, REQUEST, "found nothing, allowed an array"),
        ("/legs", Some(json!([])), REQUEST, "found no items, allowed 1 to 6 items"),
        ("/legs", Some(legs(7)), REQUEST, "found 7 items, allowed 1 to 6 items"),
        ("/legs/1", Some(json!(null)), REQUEST, "found null, allowed an object"),
        ("/legs/0/date", None, REQUEST, "found nothing, allowed a date"),
        (
            "/legs/0/date",
            Some(json!("soon")),
            DATES,
            "found \"soon\", allowed a date that exists, as yyyy-mm-dd",
        ),
        (
            "/legs/0/date",
            Some(json!("2027-02-29")),
            DATES,
            "found \"2027-02-29\", allowed a date that exists",
        ),
        ("/legs/0/date", Some(json!("2027-3-14")), DATES, "found \"2027-3-14\", allowed a date that exists"),
        (
            "/legs/0/date",
            Some(json!("2027-01-09")),
            DATES,
            "found \"2027-01-09\", allowed a day that is not past",
        ),
        (
            "/legs/0/date",
            Some(json!("0000-01-01")),
            DATES,
            "found \"0000-01-01\", allowed a day that is not past",
        ),
        (
            "/legs/1/date",
            Some(json!("2027-03-13")),
            DATES,
            "found \"2027-03-13\", allowed 2027-03-14, the day",
        ),
        (
            "/legs/0/flex",
            Some(json!("plusminusten")),
            REQUEST,
            "found \"plusminusten\", allowed one of exact,",
        ),
        ("/legs/0/origin", None, REQUEST, "found nothing, allowed an object"),
        ("/legs/0/origin", Some(json!("BOS")), REQUEST, "found \"BOS\", allowed an object"),
        ("/legs/0/origin", Some(at(&["LON"])), "", ""),
        ("/legs/0/origin/airports", None, REQUEST, "found nothing, allowed an array"),
        ("/legs/0/origin/airports", Some(json!([])), REQUEST, "found no items, allowed 1 to 10 items"),
        ("/legs/0/origin/airports", Some(json!(vec!["BOS"; 11])), REQUEST, "found 11 items, allowed 1 to 10"),
        (
            "/legs/0/origin/airports/0",
            Some(json!("BOST")),
            LOCATION,
            "found \"BOST\", allowed three characters",
        ),
        (
            "/legs/0/origin/airports/0",
            Some(json!("QQQ")),
            LOCATION,
            "found \"QQQ\", allowed the code of an airport",
        ),
        ("/legs/0/origin/airports/0", Some(json!(5)), REQUEST, "found 5, allowed three characters"),
        (
            "/legs/0/destination/airports/0",
            Some(json!("東京都")),
            LOCATION,
            "found \"東京都\", allowed the code",
        ),
        ("/legs/0/origin/locationType", None, REQUEST, "found nothing, allowed a string"),
        (
            "/legs/0/origin/locationType",
            Some(json!("cities")),
            REQUEST,
            "found \"cities\", allowed one of airports,",
        ),
        ("/legs/0/destination/airports", Some(json!(["BOS"])), "", ""),
        (
            "/legs/0/origin/airport",
            Some(json!("BOS")),
            REQUEST,
            "found an unknown field, allowed no such field",
        ),
        ("/filters/includeSplit", Some(json!("yes")), REQUEST, "found \"yes\", allowed true or false"),
        ("/filters/other", Some(json!(1)), REQUEST, "found an unknown field, allowed one of includeSplit"),
        ("/legs/0/destination", Some(nearby(json!("QQQ"))), LOCATION, "/airport: found \"QQQ\""),
        ("/legs/0/destination", Some(nearby(json!(null))), REQUEST, "/airport: found null"),
    ] {
        let body = changed(&format!("/searchStartParameters{pointer}"), value);
        let answer = post(&router, POLL, &body).await;
        let says = match says {
            // Some are valid or have their place elsewhere.
            "" => {
                if pointer.contains("destination") {
                    let place = "/searchStartParameters/legs/0/destination: found the same airports";
                    assert_faults(&body, &answer.faults(), &[(REQUEST, place)]);
                } else {
                    answer.ok();
                }
                continue;
            }
            says if says.starts_with('/') => format!("/searchStartParameters{pointer}{says}"),
            says => format!("/searchStartParameters{pointer}: {says}"),
        };
        assert_faults(&body, &answer.faults(), &[(code, &says)]);
    }
}

#[tokio::test]
async fn result_parameters_are_checked_on_any_poll() {
    let router = router();
    let started = post(&router, POLL, boston_london()).await.ok();
    for (parameters, says) in [
        (json!({ "pageSize": 0 }), "/pageSize: found 0, allowed an integer from 1 to 999"),
        (json!({ "pageSize": 1000 }), "/pageSize: found 1000, allowed an integer from 1 to 999"),
        (json!({ "pageSize": "50" }), "/pageSize: found \"50\", allowed an integer"),
        (json!({ "pageSize": 1e300 }), "/pageSize: found 1"),
        (json!({ "pageNumber": -1 }), "/pageNumber: found -1, allowed"),
        (json!({ "maxStops": -1 }), "/maxStops: found -1, allowed"),
        (json!({ "maxStops": 11 }), "/maxStops: found 11, allowed"),
        (json!({ "maxStops": null }), "/maxStops: found null, allowed an integer"),
        (json!({ "sort": { "key": null } }), "/sort/key: found null, allowed"),
        (json!({ "currency": "usd" }), "/currency: found \"usd\", allowed"),
        (json!({ "currency": "XXX" }), "/currency: found \"XXX\", allowed one of USD, EUR"),
        (
            json!({ "priceMode": "perNight" }),
            "/priceMode: found \"perNight\", allowed one of perPerson, total",
        ),
        (json!({ "sort": "price" }), "/sort: found \"price\", allowed an object"),
        (
            json!({ "sort": { "key": "stops" } }),
            "/sort/key: found \"stops\", allowed one of price, bestValue, duration",
        ),
        (json!({ "sort": { "direction": "up" } }), "/sort/direction: found \"up\", allowed one of asc, desc"),
    ] {
        for mut body in [boston_london(), poll(&started)] {
            body["resultParameters"] = parameters.clone();
            let expected = format!("/resultParameters{says}");
            assert_faults(
                &body.to_string(),
                &post(&router, POLL, &body).await.faults(),
                &[(REQUEST, &expected)],
            );
        }
    }
}

#[tokio::test]
async fn all_faults_are_told_at_once() {
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
            (REQUEST, "cluster: found more than one"),
            (REQUEST, "x: found an unknown parameter, allowed cluster"),
        ],
    );
}

#[tokio::test]
async fn a_start_and_a_poll_in_one_are_neither() {
    let mut body = boston_london();
    body["searchId"] = json!("a");
    let faults = post(&router(), POLL, &body).await.faults();
    assert_faults(&body.to_string(), &faults, &[(REQUEST, "/searchId: found both, allowed either this or")]);
}

#[tokio::test]
async fn yesterday_is_fine_while_it_is_today_somewhere() {
    let clock = SetClock::default();
    let router = builder().flight_providers(vec![]).clock(clock.clone()).build().router();
    let body = start(&[leg("BOS", "LHR", "2027-01-10")]);
    clock.forward(24 * 60 * 60 - 1);
    post(&router, POLL, &body).await.ok();
    clock.forward(1);
    assert_eq!(post(&router, POLL, &body).await.faults()[0].0, DATES);
}

#[tokio::test]
async fn a_search_term_has_to_be_there() {
    let router = router();
    let uri = |query: &str| format!("{PLACES}flights?apiKey={KEY}{query}");
    for (query, says) in [
        ("", "searchTerm: found nothing, allowed a value"),
        ("&searchTerm", "searchTerm: found nothing, allowed a value"),
        ("&searchTerm=", "searchTerm: found nothing, allowed a value"),
        (&format!("&searchTerm={}", "a".repeat(201)), "searchTerm: found 201 characters"),
        ("&searchTerm=a&searchTerm=b", "searchTerm: found more than one"),
        (
            "&searchTerm=a&limit=3",
            "limit: found an unknown parameter, allowed one of searchTerm, languageCode",
        ),
        ("&searchTerm=%ff", "searchTerm: found bytes that are not UTF-8"),
    ] {
        assert_faults(query, &get(&router, &uri(query)).await.faults(), &[(REQUEST, says)]);
    }
    get(&router, &uri(&format!("&searchTerm={}", "%C3%A9".repeat(200)))).await.ok();
}

#[tokio::test]
async fn details_are_checked_alike() {
    let router = router();
    for (body, expected) in [
        ("{}", &[(REQUEST, "/searchId: found nothing"), (REQUEST, "/resultId: found nothing")][..]),
        (r#"{"searchId":"a"}"#, &[(REQUEST, "/resultId: found nothing")]),
        (r#"{"searchId":"a","resultId":[]}"#, &[(REQUEST, "/resultId: found an array")]),
        (r#"{"searchId":"a","resultId":"b"}"#, &[("INVALID_SEARCH_ID", "/searchId: found \"a\"")]),
    ] {
        assert_faults(body, &post(&router, DETAILS, body).await.faults(), expected);
    }
}
