//! Tests of `wayfare check`.

use crate::support::{Ran, ran_with_input, run_with_input, wayfare};

const GOOD: &str = r#"{"searchId": "s", "status": "complete", "results": []}"#;
const DRIFTING: &str = r#"{"searchId": "s", "status": "done", "results": [{"id": "a", "new": 1}, 7]}"#;
/// Car places in the format of a live service's API reference, without `location`.
const LIVE_CARS: &str = r#"{"results": [{
    "placeId": 61746, "primaryPlaceType": "city", "displayPlaceType": {"type": "city", "displayName": "City"},
    "fullName": "Boston, Massachusetts, United States", "cityName": "Boston", "cityId": 61746,
    "regionName": "Massachusetts", "countryName": "United States", "countryCode": "US"
}]}"#;
/// Hotels in the format of a live service: one with many fields, and a holiday home with few fields.
const LIVE_HOTELS: &str = include_str!("feeds/hotels.ndjson");
const LIVE_PLACES: &str = include_str!("feeds/places.ndjson");
const LIVE_CONSTANTS: &str = include_str!("feeds/constants.ndjson");
const UNUSABLE: &str = "[]";
const BROKEN: &str = r#"{"searchId": "#;

fn check(words: &str, payload: &str) -> Ran {
    ran_with_input(&format!("check {words}"), payload.as_bytes())
}

#[test]
fn exit_codes_distinguish_valid_deviating_and_undecodable_payloads() {
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
        ("places-cars --strict", LIVE_CARS, 0),
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
        check(words, payload).assert_code(code);
    }
}

#[test]
fn json_is_printed_for_every_outcome() {
    for (payload, decoded, notes) in
        [(GOOD, true, 0), (DRIFTING, true, 4), (UNUSABLE, false, 1), (BROKEN, false, 0)]
    {
        let ran = check("flights --json", payload);
        let report = ran.json();
        assert_eq!(report["decoded"], decoded, "{ran:?}");
        assert_eq!(report["notes"].as_array().map(Vec::len), Some(notes), "{ran:?}");
    }
}

#[test]
fn streams_of_records_are_checked_line_by_line() {
    let good = r#"{"theme": [{"id": 1, "name": "Beach"}], "propertyType": [{"id": 0, "name": "Hotel"}]}"#;
    let drifting = format!("{good}\n\n{{\"theme\": [{{\"id\": \"x\", \"name\": 3}}], \"new\": 1}}\n");
    let broken = format!("{good}\n{{\"theme\": \n");
    for (words, payload, code, expected) in [
        ("constants --strict", good, 0, "Constants, 1 line: as described\n"),
        ("constants", drifting.as_str(), 0, "line 3: /new: unknown field"),
        ("constants", broken.as_str(), 2, "line 2: not JSON"),
        ("constants --json", broken.as_str(), 2, "\"line\": 2"),
        ("hotelfeed", "", 0, "HotelFeedRecord, 0 lines: as described\n"),
        ("hotelfeed --strict", LIVE_HOTELS, 0, "HotelFeedRecord, 2 lines: as described\n"),
        ("placefeed --strict", LIVE_PLACES, 0, "PlaceFeedRecord, 3 lines: as described\n"),
        ("constants --strict", LIVE_CONSTANTS, 0, "Constants, 1 line: as described\n"),
    ] {
        check(words, payload).assert_code(code).assert_out([expected]);
    }
}

#[test]
fn keys_in_payloads_are_redacted() {
    let mut command = wayfare("check FlightOptionType");
    let Ran { out, .. } = run_with_input(command.env("WAYFARE_API_KEY", "top-secret"), b"\"top-secret\"");
    assert!(out.contains("expected one of regular, split") && !out.contains("secret"), "{out}");
}
