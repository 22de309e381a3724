//! The reason behind an answer that is thin: what failed last, and what the service took back.

use serde_json::Value;

use crate::canned::Canned;
use crate::support::{run, wayfare};

const CARS: &str = include_str!("../../src/cars/table/response.json");
const SEARCH: &str = "cars LAX --pickup +9d --dropoff +12d";

/// Some cars, with more to come.
fn some_cars() -> (u16, String) {
    let cars = CARS.replace("\"complete\"", "\"first-phase\"");
    assert_ne!(cars, CARS);
    (200, cars)
}

#[test]
fn results_that_are_taken_back_at_the_end_are_shown_and_told() {
    let none = r#"{"searchId": "s", "status": "complete", "totalCount": 0, "results": []}"#;
    let service = Canned::start(vec![some_cars(), (200, none.to_owned())]);
    let ran = run(service.client(SEARCH));
    assert_eq!(ran.code, Some(5), "{ran:?}");
    assert!(ran.out.contains("3 cars so far; the service took them back in its last answer."), "{ran:?}");
    let service = Canned::start(vec![some_cars(), (200, none.to_owned())]);
    let ran = run(service.client(&format!("{SEARCH} --json")));
    let answer: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((ran.code, answer["results"].as_array().map(Vec::len)), (Some(5), Some(3)));
    assert!(ran.err.contains("the service took them back in its last answer"), "{ran:?}");
}

#[test]
fn a_deadline_does_not_hide_what_failed_before() {
    // The attempt after the failure is under way at the deadline.
    let service = Canned::start_then_stall(vec![some_cars(), (500, "{}".to_owned())]);
    let ran = run(service.client(&format!("{SEARCH} --deadline 1s")));
    assert_eq!(ran.code, Some(5), "{ran:?}");
    assert!(ran.out.contains("3 cars so far; stopped after 1s."), "{ran:?}");
    assert!(ran.err.contains("The last call failed: cars.poll: the service failed (status 500"), "{ran:?}");
}

#[test]
fn a_service_that_is_not_there_is_told_at_the_deadline() {
    // The port of `tcpmux`, where nothing runs.
    let words = "flights BOS LHR --depart +9d --deadline 200ms --json --base-url http://127.0.0.1:1";
    let mut command = wayfare(words);
    command.env("WAYFARE_API_KEY", "top-secret");
    let ran = run(command);
    assert_eq!((ran.code, ran.out.as_str()), (Some(5), ""), "{ran:?}");
    let report: Value = serde_json::from_str(ran.err.lines().last().unwrap()).unwrap();
    let error = &report["error"];
    assert_eq!((&error["kind"], &error["operation"]), (&"stopped".into(), &"flights.poll".into()), "{ran:?}");
    assert!(error["details"][0].as_str().unwrap().contains("network failure"), "{ran:?}");
}
