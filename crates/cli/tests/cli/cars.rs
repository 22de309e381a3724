//! Tests of `wayfare cars`: errors before any call, and output for fixed responses.

use serde_json::{Value, json};

use crate::canned::Canned;
use crate::support::{self, ran, ran_with_input, run};

const CARS: &str = include_str!("../../src/cars/table/response.json");
pub const RENTAL: &str = "--pickup +30dT10:00 --dropoff +34dT10:00";

/// Returns the response with some root fields replaced.
fn with(changes: Value) -> (u16, String) {
    (200, support::with(CARS, &changes))
}

/// Returns a page with some of the response's results and this total count.
pub fn page(results: std::ops::Range<usize>, total: usize) -> (u16, String) {
    let answer: Value = serde_json::from_str(CARS).unwrap();
    let results = answer["results"].as_array().unwrap()[results].to_vec();
    with(json!({"results": results, "totalCount": total}))
}

#[test]
fn invalid_searches_list_all_errors_with_flags() {
    for filter in ["", "--class suv"] {
        let ran = ran(&format!("cars LAX --pickup +9d --dropoff +3d --limit 501 --page 1000002 {filter}"))
            .assert_code(2);
        ran.assert_err([
            "--limit: found 501, allowed an integer from 1 to 500",
            "--page: found 1000001",
            "--dropoff: found ",
            "help: +3d counts from today, not from the day of pickup",
        ]);
    }
    let service = Canned::start(vec![(
        400,
        json!({"status": 400, "errorCode": "UNRECOGNIZED_LOCATION", "errorMessage":
            "/searchStartParameters/pickup/location/value: found \"ZZZ\", allowed an airport"})
        .to_string(),
    )]);
    let ran = run(service.client(&format!("cars ZZZ {RENTAL}"))).assert_code(2);
    ran.assert_err(["  FROM: found \"ZZZ\""]);
}

#[test]
fn unknown_names_exit_with_2() {
    let ran = ran(&format!("cars xyzzyqq {RENTAL}")).assert_code(2);
    ran.assert_err(["no airport or city matches the name \"xyzzyqq\""]);
}

#[test]
fn requests_match_the_arguments() {
    let service = Canned::start(vec![with(json!({"currency": "EUR", "priceMode": "total"}))]);
    let words = "cars LAX --pickup 2127-03-14 --dropoff 2127-03-18T09:30 --return-to 5391959 --currency eur \
                 --price-mode total --sort distance --page 2 --limit 7";
    run(service.client(words)).assert_code(0);
    assert_eq!(
        service.bodies(),
        [json!({
            "searchId": null,
            "searchStartParameters": {
                "pickup": {"date": "2127-03-14", "hour": 10, "minute": 0,
                    "location": {"type": "airport", "value": "LAX"}},
                "dropoff": {"date": "2127-03-18", "hour": 9, "minute": 30,
                    "location": {"type": "city", "value": "5391959"}},
            },
            "resultParameters": {"priceMode": "total", "sort": {"key": "distance"}, "pageNumber": 1, "pageSize": 7,
                "currency": "EUR"},
        })]
    );
}

#[test]
fn names_are_looked_up_and_matches_are_shown() {
    let place = json!({"results": [{"placeId": 1, "primaryPlaceType": "city", "cityId": 42, "fullName": "Los Angeles",
        "displayPlaceType": {"type": "city", "displayName": "City"}, "location": {"latitude": 34.0, "longitude": -118.2}}]});
    let service = Canned::start(vec![(200, place.to_string()), (200, CARS.to_owned())]);
    let ran = run(service.client(&format!("cars {RENTAL}")).arg("los angeles")).assert_code(0);
    ran.assert_err(["Resolved \"los angeles\" to city 42: Los Angeles."]);
    let location = &service.bodies()[1]["searchStartParameters"]["pickup"]["location"];
    assert_eq!(location, &json!({"type": "city", "value": "42"}));
}

#[test]
fn places_with_other_names_are_suggested_but_not_used() {
    let named =
        |name: &str| json!({"placeId": 1, "primaryPlaceType": "city", "cityId": 42, "fullName": name});
    let places = json!({"results": [named("Los Angeles, California"), named("Los Angeles, Chile")]});
    let service = Canned::start(vec![(200, places.to_string())]);
    let ran = run(service.client(&format!("cars ange {RENTAL}"))).assert_code(2);
    assert_eq!(service.calls().len(), 1, "only the lookup must be sent");
    let expected = "error: no airport or city is named \"ange\"; did you mean one of these?\n  \
                city 42: Los Angeles, California\n  city 42: Los Angeles, Chile\nhelp: ";
    ran.assert_err([expected]);
}

#[test]
fn filters_count_excluded_results() {
    for (filters, kept, expected) in [
        ("--class suv", 1, "Filters kept 1 of 3 cars. Excluded by --class suv: 2."),
        ("--no-opaque --no-p2p", 1, "Excluded by each filter alone: --no-opaque: 1, --no-p2p: 1."),
        ("--seats 5 --class small", 0, "Excluded by each filter alone: --class small: 2, --seats 5: 2."),
        ("--bags 2", 2, "--bags 2: 1."),
        ("--transmission manual", 1, "--transmission manual: 2."),
        ("--fuel petrol,electric", 2, "--fuel petrol,electric: 1."),
        ("--agency hertz", 1, "--agency hertz: 2."),
        ("--agency pp", 1, "--agency pp: 2."),
        ("--provider carbarrow,p9", 2, "--provider carbarrow,p9: 1."),
        ("--agency-type p2p,regular", 2, "--agency-type p2p,regular: 1."),
        ("--in-terminal", 1, "--in-terminal: 2."),
        ("--unlimited-mileage", 1, "--unlimited-mileage: 2."),
        ("--free-cancellation", 2, "--free-cancellation: 1."),
        ("--pay-at-pickup", 2, "--pay-at-pickup: 1."),
        ("--max-price 45.5", 2, "--max-price 45.5: 1."),
    ] {
        let ran = run(Canned::with_body(CARS).client(&format!("cars LAX {RENTAL} {filters}")));
        assert_eq!(ran.code, Some(if kept == 0 { 1 } else { 0 }), "{filters}: {ran:?}");
        ran.assert_out([&format!("Filters kept {kept} of 3 cars.")]);
        ran.assert_out([expected]);
    }
}

#[test]
fn one_option_must_pass_all_filters() {
    let words = format!("cars LAX {RENTAL} --agency-type opaque --pay-at-pickup");
    let ran = run(Canned::with_body(CARS).client(&words));
    ran.assert_out([" 33.00  132.00 ", "by Carbarrow\n"]);
    // Each filter matches an option, but no option matches all filters.
    let words = format!("cars LAX {RENTAL} --agency-type opaque --pay-at-pickup --free-cancellation");
    let ran = run_words(&words).assert_code(1);
    assert!(ran.out.starts_with("No cars found.\nFilters kept 0 of 3 cars."), "{ran:?}");
}

fn run_words(words: &str) -> crate::support::Ran {
    run(Canned::with_body(CARS).client(words))
}

#[test]
fn filtered_results_are_paginated() {
    let words = format!("cars LAX {RENTAL} --no-opaque --limit 1");
    for (page, shown) in [(1, "Toyota"), (2, "Fiat")] {
        let ran = run_words(&format!("{words} --page {page}")).assert_code(0);
        ran.assert_out([shown]);
        ran.assert_out(["\n1 of 2 cars.\n"]);
    }
    run_words(&format!("{words} --page 3")).assert_code(1);
}

#[test]
fn unrequested_price_terms_are_reported() {
    for (changes, words, title, expected) in [
        (json!({"priceMode": "total"}), "", "TOTAL USD", "priceMode is total instead of perDayTotal"),
        (json!({"priceMode": "perWeek"}), "", "PRICE USD", "priceMode is perWeek instead of perDayTotal"),
        (json!({}), "--price-mode total", "PER DAY USD", "priceMode is perDayTotal instead of total"),
        (json!({}), "--currency eur", "PER DAY USD", "currency is USD instead of EUR"),
        (json!({"currency": "CHF"}), "--currency eur --json", "\"CHF\"", "currency is CHF instead of EUR"),
        (
            json!({"priceMode": null}),
            "--max-price 5",
            "PRICE USD",
            "priceMode is missing (requested: perDayTotal).",
        ),
    ] {
        let ran = run(Canned::start(vec![with(changes)]).client(&format!("cars LAX {RENTAL} {words}")))
            .assert_code(0);
        ran.assert_err(["Note: prices differ from the request: ", expected]);
        let is_unfiltered = ran.err.contains("Note: --max-price was not applied");
        assert_eq!(is_unfiltered, words.contains("--max-price"), "{ran:?}");
        ran.assert_out([title]);
        assert!(words.contains("--json") || ran.out.contains("\n3 cars.\n"), "{expected}: {ran:?}");
    }
}

#[test]
fn limits_apply_without_the_price_filter() {
    let service = Canned::start(vec![with(json!({"priceMode": null}))]);
    let ran = run(service.client(&format!("cars LAX {RENTAL} --max-price 5 --limit 2"))).assert_code(0);
    ran.assert_out(["\n2 of 3 cars.\n"]);
}

#[test]
fn totals_are_converted_by_the_days() {
    let words = format!("cars LAX {RENTAL}");
    let per_day = run_words(&words);
    per_day.assert_out(["31.50  126.00"]);
    let total = Canned::start(vec![with(json!({"priceMode": "total"}))]);
    let total = run(total.client(&format!("{words} --price-mode total")));
    total.assert_out(["TOTAL USD", "7.88      31.50"]);
    let no_days = run(Canned::start(vec![with(json!({"days": null}))]).client(&words));
    no_days.assert_out(["31.50      -", "does not specify the number of days"]);
}

#[test]
fn only_filtered_json_is_on_stdout() {
    for (words, ids) in [("", vec!["r1", "r2", "r3"]), ("--no-opaque", vec!["r2", "r3"])] {
        let ran = run_words(&format!("cars LAX {RENTAL} --json {words}"));
        let printed = ran.json();
        let found: Vec<_> = printed["results"].as_array().unwrap().iter().map(|car| &car["id"]).collect();
        assert_eq!(found, ids);
        assert_eq!(printed["totalCount"], ids.len());
        assert_eq!(ran.err.contains("Filters kept 2 of 3 cars."), !words.is_empty(), "{ran:?}");
        ran_with_input("check cars --strict", ran.out.as_bytes()).assert_code(0);
    }
}

#[test]
fn filters_are_reported_with_the_cars_seen() {
    let early = json!({"status": "first-phase"});
    let none = json!({"results": [], "totalCount": 0});
    for (more, changes, code, expected) in [
        ("--until first-phase --class van", early, 5, "Filters kept 0 of 3 cars seen so far."),
        ("--class van", none, 1, "No cars found.\n"),
    ] {
        let ran = run(Canned::start(vec![with(changes)]).client(&format!("cars LAX {RENTAL} {more}")));
        let ran = ran.assert_code(code);
        ran.assert_out([expected]);
        assert!(!ran.out.contains(" 0 cars. "), "filters exclude none of 0 cars: {ran:?}");
    }
}
