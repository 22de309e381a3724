//! `wayfare places`.

use crate::support::ran;

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
