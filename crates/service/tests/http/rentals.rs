//! Tests of invalid rental car requests: every error has its code, its path, the actual value and the allowed values.

use serde_json::{Value, json};

use crate::invalid::{DATES, LOCATION, REQUEST, assert_faults, changed, description, router};
use crate::support::*;

/// Returns the body that starts a search for a rental from an airport to a city.
fn one_way(from: &str, to: &str) -> Value {
    let mut body = car_start(from);
    body["searchStartParameters"]["dropoff"]["location"] = json!({ "type": "city", "value": to });
    body
}

#[tokio::test]
async fn each_error_states_its_location() {
    let router = router();
    let long = "x".repeat(201);
    for (pointer, value, code, message) in [
        ("/pickup", None, REQUEST, "allowed an object"),
        ("/pickup", Some(json!(null)), REQUEST, "allowed an object"),
        ("/dropoff", None, REQUEST, "allowed an object"),
        ("/dropoff", Some(json!("LAX")), REQUEST, "allowed an object"),
        ("/pickup/location", None, REQUEST, "allowed an object"),
        ("/pickup/location/type", None, REQUEST, "allowed a string"),
        ("/pickup/location/value", None, REQUEST, "allowed a string"),
        ("/pickup/location/value", Some(json!(90210)), REQUEST, "allowed a string"),
        ("/pickup/location/value", Some(json!("QQQ")), LOCATION, "allowed the code of an airport"),
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
        ("/dropoff/location/value", Some(json!("Nowhere, Atlantis")), LOCATION, "allowed the id or name"),
        ("/dropoff/location/value", Some(json!("1")), LOCATION, "allowed the id or name of a city"),
        ("/dropoff/location/value", Some(json!(" ")), LOCATION, "allowed the id or name of a city"),
        ("/dropoff/location/value", Some(json!("")), LOCATION, "found no characters, allowed 1 to 200"),
        ("/dropoff/location/value", Some(json!(long)), LOCATION, "found 201 characters, allowed 1 to 200"),
        ("/pickup/date", None, REQUEST, "allowed a valid date"),
        ("/pickup/date", Some(json!("soon")), DATES, "allowed a valid date"),
        ("/pickup/date", Some(json!("2027-02-29")), DATES, "allowed a valid date"),
        ("/pickup/date", Some(json!("2027-01-09")), DATES, "allowed a day that is not past"),
        ("/dropoff/date", Some(json!("18.3.2027")), DATES, "allowed a valid date"),
        ("/pickup/hour", Some(json!(-1)), REQUEST, "allowed an integer from 0 to 23"),
        ("/pickup/hour", Some(json!(24)), REQUEST, "allowed an integer from 0 to 23"),
        ("/pickup/hour", Some(json!("10")), REQUEST, "allowed an integer"),
        ("/dropoff/minute", Some(json!(15)), REQUEST, "allowed 0 or 30"),
        ("/dropoff/minute", Some(json!(0.5)), REQUEST, "allowed an integer"),
        (
            "/dropoff/driver",
            Some(json!(1)),
            REQUEST,
            "found an unknown field, allowed one of date, hour, minute, location",
        ),
    ] {
        let pointer = format!("/searchStartParameters{pointer}");
        let body = changed(one_way("LAX", "San Francisco"), &pointer, value.as_ref());
        let message = description(&pointer, value.as_ref(), message);
        let mut faults = post(&router, CARS, &body).await.faults();
        // A pickup in the past may also make the rental too long.
        faults.retain(|(_, text)| !text.contains(" days, allowed at most "));
        assert_faults(&body, &faults, &[(code, &message)]);
    }
}

#[tokio::test]
async fn unknown_kinds_of_places_are_rejected() {
    for end in ["pickup", "dropoff"] {
        let place = format!("/searchStartParameters/{end}/location/type");
        let message = format!("{place}: found \"hotel\", allowed one of city, airport");
        // The place is then unknown as well, but the response reports only the type.
        let body = changed(one_way("LAX", "San Francisco"), &place, Some(&json!("hotel")));
        assert_faults(&body, &post(&router(), CARS, &body).await.faults(), &[(REQUEST, &message)]);
    }
}

/// Returns a start body with the given pickup and return times.
fn between(pickup: [i64; 2], from: &str, dropoff: [i64; 2], until: &str) -> String {
    let mut body = car_start("LAX");
    for (end, [hour, minute], date) in [("pickup", pickup, from), ("dropoff", dropoff, until)] {
        let end = &mut body["searchStartParameters"][end];
        (end["hour"], end["minute"], end["date"]) = (hour.into(), minute.into(), date.into());
    }
    body.to_string()
}

#[tokio::test]
async fn a_rental_has_a_minimum_and_a_maximum_length() {
    let router = router();
    let begins = "/searchStartParameters/dropoff: found date ";
    for (from, at, until, to) in [
        ("2027-03-14", [10, 0], "2027-03-14", [10, 0]),
        ("2027-03-14", [10, 30], "2027-03-14", [10, 0]),
        ("2027-03-14", [10, 0], "2027-03-14", [9, 30]),
        ("2027-03-14", [0, 0], "2027-03-13", [23, 30]),
    ] {
        let body = between(at, from, to, until);
        assert_faults(&body, &post(&router, CARS, &body).await.faults(), &[(DATES, begins)]);
    }
    let begins = "/searchStartParameters/dropoff: found 91 days, allowed at most 90 days after pickup";
    for (until, to) in [("2027-06-12", [10, 30]), ("2027-06-13", [9, 30]), ("2027-06-13", [10, 0])] {
        let body = between([10, 0], "2027-03-14", to, until);
        assert_faults(&body, &post(&router, CARS, &body).await.faults(), &[(DATES, begins)]);
    }
    for (until, to) in [("2027-03-14", [10, 30]), ("2027-06-12", [10, 0])] {
        post(&router, CARS, between([10, 0], "2027-03-14", to, until)).await.ok();
    }
}

#[tokio::test]
async fn all_errors_are_reported_at_once() {
    let mut body = one_way("QQQ", "Nowhere At All");
    body["resultParameters"] = json!({ "currency": "XXX", "pageSize": 0, "priceMode": "a" });
    body["searchId"] = "a".into();
    body["searchStartParameters"]["pickup"]["date"] = "2026-03-14".into();
    body["searchStartParameters"]["pickup"]["hour"] = 25.into();
    let mut faults = post(&router(), CARS, &body).await.faults();
    faults.sort();
    let start = "/searchStartParameters";
    assert_faults(
        &body.to_string(),
        &faults,
        &[
            (DATES, &format!("{start}/dropoff: ")),
            (DATES, &format!("{start}/pickup/date: ")),
            (REQUEST, "/resultParameters/currency: "),
            (REQUEST, "/resultParameters/pageSize: "),
            (REQUEST, "/resultParameters/priceMode: "),
            (REQUEST, "/searchId: "),
            (REQUEST, &format!("{start}/pickup/hour: ")),
            (LOCATION, &format!("{start}/dropoff/location/value: ")),
            (LOCATION, &format!("{start}/pickup/location/value: ")),
        ],
    );
}
