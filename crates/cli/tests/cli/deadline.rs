//! Tests that a single deadline covers every wait of a command.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::canned::Canned;
use crate::support::{Ran, run};

const HOTEL: &str = include_str!("../../src/hotel/page/response.json");
const CARS: &str = include_str!("../../src/cars/table/response.json");
const PLACES: &str = r#"{"results": [{"iataCode": "BOS", "name": "Boston", "fullName": "Boston, Massachusetts",
    "placeId": 1, "cityId": 2, "entityKey": "kplace:1", "primaryPlaceType": "city"}]}"#;

/// Runs a command against a service that returns these responses and then stops responding.
fn stalled(answers: &[&str], words: &str) -> Ran {
    let answers = answers.iter().map(|body| (200, (*body).to_owned())).collect();
    let service = Canned::start_then_stall(answers);
    let began = Instant::now();
    let ran = run(service.client(&format!("{words} --deadline 1s")));
    assert!(began.elapsed() < Duration::from_secs(3), "{words}: {:?} {ran:?}", began.elapsed());
    assert!(!service.calls().is_empty(), "{words}: {ran:?}");
    ran
}

#[test]
fn every_wait_stops_at_the_deadline_with_exit_code_5() {
    let rental = "--pickup +9d --dropoff +12d";
    for (answers, words, expected) in [
        (&[][..], "flights boston LHR --depart +9d".to_owned(), "the lookup of \"boston\""),
        (&[PLACES], "flights boston london --depart +9d".to_owned(), "the lookup of \"london\""),
        (&[], "flights BOS LHR --depart +9d".to_owned(), "the first response of the search"),
        (&[], "hotels boston".to_owned(), "the lookup of \"boston\""),
        (&[], "hotels kplace:1 --feature sauna".to_owned(), "the filter labels"),
        (&[PLACES], "hotels boston".to_owned(), "the first response of the search"),
        (&[], "hotel boston".to_owned(), "the lookup of \"boston\""),
        (&[], format!("cars boston {rental}"), "the lookup of \"boston\""),
        (&[PLACES], format!("cars boston {rental} --return-to york"), "the lookup of \"york\""),
        (&[], "calendar boston LHR --month +1".to_owned(), "the lookup of \"boston\""),
        (&[PLACES], "calendar boston LHR --month +1".to_owned(), "the fares"),
        (&[], "places flights boston".to_owned(), "the places"),
        (&[], "constants theme".to_owned(), "the labels"),
    ] {
        let ran = stalled(answers, &words);
        assert_eq!((ran.code, ran.out.as_str()), (Some(5), ""), "{words}: {ran:?}");
        ran.assert_err([&format!("stopped after 1s while waiting for {expected}")]);
    }
}

#[test]
fn results_before_the_deadline_are_printed() {
    // The hotel page waits for labels.
    let page = stalled(&[HOTEL], "hotel 4711").assert_code(0);
    page.assert_out(["Features by id"]);
    page.assert_err(["the labels could not be fetched (stopped after 1s)"]);
    // Filtering waits for further pages.
    let first = CARS.replace("\"totalCount\": 3", "\"totalCount\": 9");
    assert_ne!(first, CARS);
    let cars = stalled(&[&first], "cars LAX --pickup +9d --dropoff +12d --seats 2").assert_code(5);
    cars.assert_out(["so far; stopped after 1s."]);
}

#[test]
fn partial_json_is_reported_in_a_notice() {
    let first = r#"{"searchId": "s", "status": "first-phase", "results": []}"#;
    let ran = stalled(&[first], "flights BOS LHR --depart +9d --json").assert_code(5);
    let answer: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(answer["status"], "first-phase");
    let last: Value = serde_json::from_str(ran.err.lines().last().unwrap()).unwrap();
    assert_eq!(last["notice"], "Partial: nothing found so far; stopped after 1s.");
}
