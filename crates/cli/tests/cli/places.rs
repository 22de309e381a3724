//! Tests of `wayfare places`.

use crate::canned::Canned;
use crate::support::{ran, run};

#[test]
fn several_words_form_one_term() {
    let ran = ran("places flights san fr");
    assert!(ran.out.lines().nth(1).unwrap().starts_with("SFO "), "{ran:?}");
}

#[test]
fn invalid_terms_exit_with_2() {
    let ran = ran(&format!("places flights {}", "x".repeat(201))).assert_code(2);
    ran.assert_err(["TERM: found 201 characters"]);
}

/// Runs the binary with an autocomplete service that returns this body.
fn run_with_response(words: &str, body: &str) -> crate::support::Ran {
    run(Canned::with_body(body).client(words))
}

#[test]
fn unreadable_records_are_counted() {
    let body = r#"{"results": [{"iataCode": "ORK", "name": "Cork"}, 7, null]}"#;
    let some = run_with_response("places flights cork", body).assert_code(5);
    some.assert_out(["ORK   Cork"]);
    some.assert_err([
        "2 elements of the response could not be read and were left out",
        "'wayfare check' shows where",
    ]);
}

#[test]
fn unreadable_and_empty_responses_have_different_exit_codes() {
    for (body, code, expected) in [
        (r#"{"results": [7]}"#, 5, "1 element of the response could not be read"),
        (r#"{"results": null}"#, 3, "it lacks a required list"),
        ("{}", 3, "it lacks a required list"),
        (r#"{"results": [], "errors": [{"code": "BUSY"}]}"#, 3, "BUSY"),
    ] {
        let table = run_with_response("places cars cork", body);
        assert_eq!((table.code, table.out.as_str()), (Some(code), ""), "{table:?}");
        table.assert_err([expected]);
        assert_eq!(run_with_response("places cars cork --json", body).code, Some(code));
    }
    for (words, printed) in [("", "No places found.\n"), ("--json", "{\"results\":[]}\n")] {
        let empty = run_with_response(&format!("places cars cork {words}"), r#"{"results": []}"#);
        assert_eq!((empty.code, empty.out.as_str()), (Some(1), printed), "{empty:?}");
    }
}

#[test]
fn unreadable_lookups_are_reported_as_failures() {
    for command in [
        "flights cork BOS --depart +9d",
        "cars cork --pickup +9d --dropoff +12d",
        "hotels cork",
        "hotel cork",
    ] {
        for (body, expected) in [
            (r#"{"results": [7]}"#, "the name \"cork\" could not be looked up"),
            ("{}", "it lacks a required list"),
        ] {
            let ran = run_with_response(command, body).assert_code(3);
            ran.assert_err([expected]);
            assert!(!ran.err.contains("matches the name"), "{command}: {ran:?}");
        }
    }
}

#[test]
fn hotels_with_a_place_key_are_found_by_id() {
    let places = r#"{"results": [{"entityKey": "kplace:5", "name": "Cork"},
                                 {"entityKey": "kplace:77", "hotelId": 41, "name": "Tidal"}]}"#;
    let service = Canned::start(vec![(200, places.to_owned()), (200, r#"{"isComplete": true}"#.to_owned())]);
    let ran = run(service.client("hotel tidal"));
    ran.assert_err(["Resolved \"tidal\" to khotel:41: Tidal."]);
    assert!(service.calls()[1].contains("hotel=khotel%3A41"), "{:?}", service.calls());
}
