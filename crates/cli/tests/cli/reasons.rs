//! Tests of the reasons for incomplete results: failed calls, and results that the service withdrew.

use serde_json::Value;

use crate::canned::Canned;
use crate::support::{DEADLINE, run};

const CARS: &str = include_str!("../../src/cars/table/response.json");
const SEARCH: &str = "cars LAX --pickup +9d --dropoff +12d";

/// Returns the response of an incomplete search, with some of its cars.
fn some_cars() -> (u16, String) {
    let cars = CARS.replace("\"complete\"", "\"first-phase\"");
    assert_ne!(cars, CARS);
    (200, cars)
}

#[test]
fn withdrawn_results_are_shown_and_reported() {
    let none = r#"{"searchId": "s", "status": "complete", "totalCount": 0, "results": []}"#;
    let service = Canned::start(vec![some_cars(), (200, none.to_owned())]);
    let ran = run(service.client(SEARCH)).assert_code(5);
    ran.assert_out(["3 cars so far; the last response contains 0 results, after 3 in an earlier response."]);
    let service = Canned::start(vec![some_cars(), (200, none.to_owned())]);
    let ran = run(service.client(&format!("{SEARCH} --json")));
    let answer = ran.json();
    assert_eq!((ran.code, answer["results"].as_array().map(Vec::len)), (Some(5), Some(3)));
    ran.assert_err(["the last response contains 0 results, after 3 in an earlier response"]);
}

#[test]
fn deadlines_report_the_last_failed_call() {
    // The next attempt after the failure is still in progress at the deadline.
    let service = Canned::start_then_stall(vec![some_cars(), (500, "{}".to_owned())]);
    let ran = run(service.client(&format!("{SEARCH} {DEADLINE}"))).assert_code(5);
    ran.assert_out(["3 cars so far; stopped after 5s."]);
    ran.assert_err(["The last call failed: cars.poll: the service failed (status 500"]);
}

#[test]
fn deadlines_report_the_last_network_failure() {
    // The first connection is closed without a response.
    let service = Canned::serve(|_| vec![Vec::new()], true);
    let ran = run(service.client(&format!("flights BOS LHR --depart +9d --json {DEADLINE}")));
    assert_eq!((ran.code, ran.out.as_str()), (Some(5), ""), "{ran:?}");
    let report: Value = serde_json::from_str(ran.err.lines().last().unwrap()).unwrap();
    let error = &report["error"];
    assert_eq!((&error["kind"], &error["operation"]), (&"stopped".into(), &"flights.poll".into()), "{ran:?}");
    assert!(error["details"][0].as_str().unwrap().contains("network failure"), "{ran:?}");
}
