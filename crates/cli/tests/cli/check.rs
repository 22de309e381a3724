//! `wayfare check`.

use crate::support::{Ran, ran, ran_with_input};

const GOOD: &str = r#"{"searchId": "s", "status": "complete", "results": []}"#;
const DRIFTING: &str = r#"{"searchId": "s", "status": "done", "results": [{"id": "a", "new": 1}, 7]}"#;
const UNUSABLE: &str = "[]";
const BROKEN: &str = r#"{"searchId": "#;

fn check(words: &str, payload: &str) -> Ran {
    ran_with_input(&format!("check {words}"), payload.as_bytes())
}

#[test]
fn exit_codes_tell_good_from_drifting_from_broken() {
    for (words, payload, code) in [
        ("flights", GOOD, 0),
        ("flights -", GOOD, 0),
        ("flights --strict", GOOD, 0),
        ("flights", DRIFTING, 0),
        ("flights --strict", DRIFTING, 1),
        ("flights --strict --json", DRIFTING, 1),
        ("flights", UNUSABLE, 2),
        ("flights --json", UNUSABLE, 2),
        ("flights", BROKEN, 2),
        ("flights", "", 2),
        ("FlightSearchResponse", GOOD, 0),
        ("places-flights", r#"{"results": []}"#, 0),
        ("places-cars", r#"{"results": []}"#, 0),
        ("places-hotels", r#"{"results": [{}]}"#, 0),
        ("places-hotels", "[]", 2),
        ("hotels", r#"{"results": []}"#, 0),
        ("hotels --strict", r#"{"results": []}"#, 1),
        ("hotel", "[]", 2),
        ("cars", GOOD, 0),
        ("flights --strict", r#"{"searchId": "s", "status": "first-phase"}"#, 0),
        ("flights --strict", r#"{"searchId": "s", "status": "complete", "results": null}"#, 1),
        ("cars-request --strict", r#"{"searchId": "s"}"#, 0),
        ("cars-request", "[]", 2),
        ("hotells", GOOD, 2),
    ] {
        let ran = check(words, payload);
        assert_eq!(ran.code, Some(code), "{words} {payload}: {ran:?}");
    }
}

#[test]
fn differences_are_told_with_their_places() {
    let ran = check("flights", DRIFTING);
    for line in ["/status: found \"done\"", "/results/0/new: unknown field", "/results/1: left out"] {
        assert!(ran.out.contains(line), "{ran:?}");
    }
    assert!(
        ran.out.ends_with("4 differences from the description, 1 of them elements left out\n"),
        "{ran:?}"
    );
}

#[test]
fn programs_get_json_however_it_went() {
    for (payload, decoded, notes) in
        [(GOOD, true, 0), (DRIFTING, true, 4), (UNUSABLE, false, 1), (BROKEN, false, 0)]
    {
        let ran = check("flights --json", payload);
        let told: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(told["decoded"], decoded, "{ran:?}");
        assert_eq!(told["notes"].as_array().map(Vec::len), Some(notes), "{ran:?}");
    }
}

#[test]
fn an_unknown_kind_is_answered_with_a_suggestion() {
    let ran = check("flight", GOOD);
    assert!(ran.err.contains("kinds:\n    flights, flights-request, hotels"), "{ran:?}");
    assert!(ran.err.contains("did you mean flights?"), "{ran:?}");
}

#[test]
fn a_file_that_is_not_there_is_2() {
    let ran = ran("check flights no-such-file.json");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("no-such-file.json could not be read"), "{ran:?}");
}

#[test]
fn what_searches_print_is_as_described() {
    for (words, kind) in [
        ("flights BOS LHR --depart +45d --json --limit 20", "flights"),
        ("places flights boston --json", "places-flights"),
        ("places cars boston --json", "places-cars"),
        ("places hotels boston --json", "places-hotels"),
        ("feed hotels --limit 50", "hotelfeed"),
        ("feed places --limit 50", "placefeed"),
    ] {
        let ran = check(&format!("{kind} --strict"), &ran(words).out);
        assert_eq!(ran.code, Some(0), "{kind}: {ran:?}");
    }
}

#[test]
fn a_stream_of_records_is_checked_line_by_line() {
    let good = r#"{"theme": [{"id": 1, "name": "Beach"}], "propertyType": [{"id": 0, "name": "Hotel"}]}"#;
    let drifting = format!("{good}\n\n{{\"theme\": [{{\"id\": \"x\", \"name\": 3}}], \"new\": 1}}\n");
    let broken = format!("{good}\n{{\"theme\": \n");
    for (words, payload, code, says) in [
        ("constants --strict", good, 0, "Constants, 1 line: as described\n"),
        ("constants", drifting.as_str(), 0, "line 3: /new: unknown field"),
        ("constants", broken.as_str(), 2, "line 2: not JSON"),
        ("constants --json", broken.as_str(), 2, "\"line\": 2"),
        ("hotelfeed", "", 0, "HotelFeedRecord, 0 lines: as described\n"),
    ] {
        let ran = check(words, payload);
        assert_eq!(ran.code, Some(code), "{words}: {ran:?}");
        assert!(ran.out.contains(says), "{words}: {ran:?}");
    }
}

#[test]
fn the_key_in_a_captured_payload_is_not_repeated() {
    let mut command = crate::support::wayfare("check FlightOptionType");
    command.env("WAYFARE_API_KEY", "top-secret");
    let mut child = crate::support::spawn(command.stdin(std::process::Stdio::piped()));
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"\"top-secret\"").unwrap();
    let out = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    assert!(out.contains("expected one of regular, split") && !out.contains("secret"), "{out}");
}
