//! Tests that a single deadline covers every wait of a command.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::canned::Canned;
use crate::support::{DEADLINE, Ran, check_all, run};

const HOTELS: &str = include_str!("../../src/hotels/table/response.json");
const HOTEL: &str = include_str!("../../src/hotel/page/response.json");
const CARS: &str = include_str!("../../src/cars/table/response.json");
const PLACES: &str = r#"{"results": [{"iataCode": "BOS", "name": "Boston", "fullName": "Boston, Massachusetts",
    "placeId": 1, "cityId": 2, "entityKey": "kplace:1", "primaryPlaceType": "city"}]}"#;

/// Runs a command against a service that returns these responses and then stops responding.
fn stalled(answers: &[&str], words: &str) -> Ran {
    let answers = answers.iter().map(|body| (200, (*body).to_owned())).collect();
    let service = Canned::start_then_stall(answers);
    let began = Instant::now();
    let ran = run(service.client(&format!("{words} {DEADLINE}")));
    // The default deadline is 2 minutes.
    assert!(began.elapsed() < Duration::from_secs(60), "{words}: {:?} {ran:?}", began.elapsed());
    assert!(!service.calls().is_empty(), "{words}: {ran:?}");
    ran
}

#[test]
fn every_wait_stops_at_the_deadline_with_exit_code_5() {
    let rental = "--pickup +9d --dropoff +12d";
    let cases = [
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
    ];
    check_all(cases, |(answers, words, expected)| {
        let ran = stalled(answers, &words);
        assert_eq!((ran.code, ran.out.as_str()), (Some(5), ""), "{words}: {ran:?}");
        ran.assert_err([&format!("stopped after 5s while waiting for {expected}")]);
    });
}

#[test]
fn a_page_is_printed_if_its_labels_do_not_arrive() {
    let page = stalled(&[HOTEL], "hotel 4711").assert_code(0);
    page.assert_out(["Features by id"]);
    page.assert_err(["the labels could not be fetched (stopped after 5s)"]);
}

#[test]
fn results_are_printed_if_further_responses_do_not_arrive() {
    let incomplete = |body: &str| body.replace("\"isComplete\": true", "\"isComplete\": false");
    let cases = [
        // Filters need the further pages.
        (
            CARS.replace("\"totalCount\": 3", "\"totalCount\": 9"),
            "cars LAX --pickup +9d --dropoff +12d --seats 2",
            "so far; ",
        ),
        (incomplete(HOTELS), "hotels kplace:1", "Partial: 4 of 6 hotels so far; "),
        (incomplete(HOTEL), "hotel 4711", "Partial: 5 rates so far; "),
    ];
    check_all(cases, |(first, words, expected)| {
        let ran = stalled(&[&first], words).assert_code(5);
        ran.assert_out([&format!("{expected}stopped after 5s.")]);
    });
}

#[test]
fn partial_json_is_reported_in_a_notice() {
    let first = r#"{"searchId": "s", "status": "first-phase", "results": []}"#;
    let ran = stalled(&[first], "flights BOS LHR --depart +9d --json").assert_code(5);
    let answer = ran.json();
    assert_eq!(answer["status"], "first-phase");
    let last: Value = serde_json::from_str(ran.err.lines().last().unwrap()).unwrap();
    assert_eq!(last["notice"], "Partial: nothing found so far; stopped after 5s.");
}
