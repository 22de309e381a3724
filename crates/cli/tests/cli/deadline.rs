//! One deadline for the whole command, whatever it waits for.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::canned::Canned;
use crate::support::{Ran, run, wayfare};

const HOTEL: &str = include_str!("../../src/hotel/page/response.json");
const CARS: &str = include_str!("../../src/cars/table/response.json");
const PLACES: &str = r#"{"results": [{"iataCode": "BOS", "name": "Boston", "fullName": "Boston, Massachusetts",
    "placeId": 1, "cityId": 2, "entityKey": "kplace:1", "primaryPlaceType": "city"}]}"#;

/// Runs a command against a service that gives these answers and then none any more.
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
fn whatever_is_waited_for_ends_with_5_and_is_told() {
    let rental = "--pickup +9d --dropoff +12d";
    for (answers, words, says) in [
        (&[][..], "flights boston LHR --depart +9d".to_owned(), "the look-up of \"boston\""),
        (&[PLACES], "flights boston london --depart +9d".to_owned(), "the look-up of \"london\""),
        (&[], "flights BOS LHR --depart +9d".to_owned(), "the first answer of the search"),
        (&[], "hotels boston".to_owned(), "the look-up of \"boston\""),
        (&[], "hotels kplace:1 --feature sauna".to_owned(), "the labels of filters"),
        (&[PLACES], "hotels boston".to_owned(), "the first answer of the search"),
        (&[], "hotel boston".to_owned(), "the look-up of \"boston\""),
        (&[], format!("cars boston {rental}"), "the look-up of \"boston\""),
        (&[PLACES], format!("cars boston {rental} --return-to york"), "the look-up of \"york\""),
        (&[], "calendar boston LHR --month +1".to_owned(), "the look-up of \"boston\""),
        (&[PLACES], "calendar boston LHR --month +1".to_owned(), "the fares"),
        (&[], "places flights boston".to_owned(), "the places"),
        (&[], "constants theme".to_owned(), "the labels"),
    ] {
        let ran = stalled(answers, &words);
        assert_eq!((ran.code, ran.out.as_str()), (Some(5), ""), "{words}: {ran:?}");
        assert!(ran.err.contains(&format!("stopped after 1s while waiting for {says}")), "{words}: {ran:?}");
    }
}

#[test]
fn what_was_found_before_is_printed() {
    // The page of a hotel waits for labels.
    let page = stalled(&[HOTEL], "hotel 4711");
    assert_eq!(page.code, Some(0), "{page:?}");
    assert!(page.out.contains("Features by their ids"), "{page:?}");
    assert!(page.err.contains("the feed of labels was not read (stopped after 1s)"), "{page:?}");
    // Filters wait for further pages.
    let first = CARS.replace("\"totalCount\": 3", "\"totalCount\": 9");
    assert_ne!(first, CARS);
    let cars = stalled(&[&first], "cars LAX --pickup +9d --dropoff +12d --seats 2");
    assert_eq!(cars.code, Some(5), "{cars:?}");
    assert!(cars.out.contains("so far; stopped after 1s."), "{cars:?}");
}

#[test]
fn json_says_in_a_notice_that_it_was_cut_short() {
    let first = r#"{"searchId": "s", "status": "first-phase", "results": []}"#;
    let ran = stalled(&[first], "flights BOS LHR --depart +9d --json");
    assert_eq!(ran.code, Some(5), "{ran:?}");
    let answer: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(answer["status"], "first-phase");
    let last: Value = serde_json::from_str(ran.err.lines().last().unwrap()).unwrap();
    assert_eq!(last["notice"], "Partial: nothing found so far; stopped after 1s.");
}

#[test]
fn every_command_that_waits_has_a_deadline_and_tells_its_default() {
    for command in ["flights", "hotels", "hotel", "cars", "calendar", "places", "constants"] {
        let help = run(wayfare(&format!("{command} --help")));
        assert!(
            help.out.contains("--deadline <TIME>") && help.out.contains("[default: 2m]"),
            "{command}: {help:?}"
        );
    }
}
