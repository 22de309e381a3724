//! `wayfare places`.

use crate::canned::Canned;
use crate::support::{ran, run};

#[test]
fn places_are_told_in_a_table() {
    for (vertical, title, row) in [
        ("flights", "CODE", "BOS   Logan International Airport, Boston"),
        ("cars", "CODE", "Boston, Massachusetts, United States"),
        ("hotels", "ENTITY KEY", "kplace:"),
    ] {
        let ran = ran(&format!("places {vertical} boston"));
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(ran.out.starts_with(title), "{ran:?}");
        assert!(ran.out.contains(row), "{ran:?}");
    }
}

#[test]
fn several_words_are_one_term() {
    let ran = ran("places flights san fr");
    assert!(ran.out.lines().nth(1).unwrap().starts_with("SFO "), "{ran:?}");
}

#[test]
fn an_answer_may_be_had_as_json() {
    let ran = ran("places flights nyc --json");
    let answer: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(answer["results"][0]["iataCode"], "NYC");
}

#[test]
fn nothing_found_is_1() {
    let table = ran("places flights zzzzqqq");
    assert_eq!((table.code, table.out.as_str()), (Some(1), "No places found.\n"));
    let json = ran("places hotels zzzzqqq --json");
    assert_eq!(json.code, Some(1));
    assert!(json.out.contains("\"results\": []"), "{json:?}");
}

#[test]
fn a_term_that_is_none_is_2() {
    let ran = ran(&format!("places flights {}", "x".repeat(201)));
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("TERM: found 201 characters"), "{ran:?}");
}

/// Runs the binary with an autocomplete that answers this.
fn answered(words: &str, body: &str) -> crate::support::Ran {
    run(Canned::start(vec![(200, body.to_owned())]).client(words))
}

#[test]
fn records_that_can_not_be_read_are_counted() {
    let body = r#"{"results": [{"iataCode": "ORK", "name": "Cork"}, 7, null]}"#;
    let some = answered("places flights cork", body);
    assert_eq!(some.code, Some(0), "{some:?}");
    assert!(some.out.contains("ORK   Cork"), "{some:?}");
    assert!(some.err.contains("2 elements of the answer could not be read and were left out"), "{some:?}");
    assert!(some.err.contains("'wayfare check' shows where"), "{some:?}");
}

#[test]
fn an_answer_that_can_not_be_read_is_not_nothing() {
    for body in [r#"{"results": [7]}"#, r#"{"results": null}"#, "{}"] {
        let table = answered("places cars cork", body);
        assert_eq!((table.code, table.out.as_str()), (Some(3), ""), "{table:?}");
        assert!(table.err.contains("no place of the answer could be read"), "{table:?}");
        assert_eq!(answered("places cars cork --json", body).code, Some(3));
    }
    let empty = answered("places cars cork", r#"{"results": []}"#);
    assert_eq!((empty.code, empty.out.as_str()), (Some(1), "No places found.\n"), "{empty:?}");
}

#[test]
fn a_name_whose_look_up_can_not_be_read_is_not_unknown() {
    for command in [
        "flights cork BOS --depart +9d",
        "cars cork --pickup +9d --dropoff +12d",
        "hotels cork",
        "hotel cork",
    ] {
        for body in [r#"{"results": [7]}"#, "{}"] {
            let ran = answered(command, body);
            assert_eq!(ran.code, Some(3), "{command}: {ran:?}");
            assert!(ran.err.contains("the name \"cork\" could not be looked up"), "{command}: {ran:?}");
            assert!(!ran.err.contains("is known by the name"), "{command}: {ran:?}");
        }
    }
}

#[test]
fn a_hotel_is_found_by_its_id_where_its_key_is_that_of_a_place() {
    let places = r#"{"results": [{"entityKey": "kplace:5", "name": "Cork"},
                                 {"entityKey": "kplace:77", "hotelId": 41, "name": "Tidal"}]}"#;
    let service = Canned::start(vec![(200, places.to_owned()), (200, r#"{"isComplete": true}"#.to_owned())]);
    let ran = run(service.client("hotel tidal"));
    assert!(ran.err.contains("Taking \"tidal\" for khotel:41: Tidal."), "{ran:?}");
    assert!(service.calls()[1].contains("hotel=khotel%3A41"), "{:?}", service.calls());
}
