//! Checks truncated documents: `decode` fails, and `decode_partial` keeps all complete values.

use std::collections::BTreeMap;

use specwright_core::{Json, NoteKind, Text, decode, decode_partial, decode_strict, encode};

use crate::{count, shown};

#[derive(Debug, PartialEq)]
struct Answer {
    id: Option<Text>,
    count: Option<i64>,
    is_final: Option<bool>,
    place: Option<Place>,
    names: Vec<Text>,
    places: Vec<Place>,
    rates: BTreeMap<String, f64>,
    fees: Vec<Place>,
    extra: Option<Json>,
}
specwright_core::object! { Answer {
    0 id: optional "id";
    1 count: optional "count";
    2 is_final: optional "isFinal";
    3 place: optional "place";
    4 names: optional_list "names";
    5 places: optional_list "places";
    6 rates: optional_map "rates";
    7 fees: optional_list "fees" by "name";
    8 extra: optional "extra";
} }

#[derive(Debug, PartialEq)]
struct Place {
    name: Text,
    height: Option<i64>,
}
specwright_core::object! { Place { 0 name: required "name"; 1 height: optional "height"; } }

/// A document in pieces. After each piece, the given field has the given value.
const PIECES: &[(&str, &str, &str)] = &[
    (r#"{"id": "r\u00e9\ud83d\ude00""#, "id", r#""ré😀""#),
    // A number may continue, so it is complete only after the next byte.
    (r#", "unknown": [{"a": [1, 2e5]}, "x"], "count": -12,"#, "count", "-12"),
    (r#""isFinal": true"#, "isFinal", "true"),
    // An object in a field is kept with the fields read so far, as soon as the object can be created.
    (r#", "place": {"name": "A""#, "place", r#"{"name": "A"}"#),
    (r#" , "height" : 5 "#, "place", r#"{"name": "A", "height": 5}"#),
    (r#"}, "names": ["B""#, "names", r#"["B"]"#),
    (r#", "C\n""#, "names", r#"["B", "C\n"]"#),
    // An object in a list is kept only if it is complete.
    (r#"], "places": [ {"name": "B", "height": 7}"#, "places", r#"[{"name": "B", "height": 7}]"#),
    (r#" , {"name": "C"}"#, "places", r#"[{"name": "B", "height": 7}, {"name": "C"}]"#),
    (r#"], "rates": {"a": 1.5e1,"#, "rates", r#"{"a": 15.0}"#),
    (r#" "b\t": 2}"#, "rates", r#"{"a": 15.0, "b\t": 2.0}"#),
    (r#", "fees": {"D": {"height": 1}"#, "fees", r#"[{"name": "D", "height": 1}]"#),
    (r#", "E": {"name": "F"}"#, "fees", r#"[{"name": "D", "height": 1}, {"name": "F"}]"#),
    (r#"}, "extra": ["#, "extra", "[]"),
    ("[1, {}]", "extra", "[[1, {}]]"),
    (r#", null"#, "extra", "[[1, {}], null]"),
];

#[test]
fn truncation_keeps_complete_values() {
    let (mut document, mut kept) = (String::new(), serde_json::Map::new());
    for (piece, field, value) in PIECES {
        for end in 0..piece.len() {
            check(&[document.as_bytes(), &piece.as_bytes()[..end]].concat(), &kept);
        }
        document += piece;
        kept.insert((*field).to_owned(), serde_json::from_str(value).unwrap());
    }
    check(document.as_bytes(), &kept);
    let whole = decode_partial::<Answer>(format!("{document}]}}").as_bytes()).unwrap();
    assert_eq!((encoded(&whole.value), whole.cut), (Json::Object(kept), None));
}

fn encoded(answer: &Answer) -> Json {
    serde_json::from_slice(&encode(answer).unwrap()).unwrap()
}

fn check(part: &[u8], kept: &serde_json::Map<String, Json>) {
    assert!(decode::<Answer>(part).unwrap_err().is_cut(), "{}", shown(part));
    assert!(decode_strict::<Answer>(part).unwrap_err().is_cut(), "{}", shown(part));
    if part.is_empty() {
        return assert!(decode_partial::<Answer>(part).unwrap_err().is_cut());
    }
    let decoded = decode_partial::<Answer>(part).unwrap();
    let mut value = encoded(&decoded.value);
    // A list or a map without complete elements may already be present.
    let is_begun = |value: &Json| *value == Json::Array(vec![]);
    value.as_object_mut().unwrap().retain(|name, value| kept.contains_key(name) || !is_begun(value));
    assert_eq!(value, Json::Object(kept.clone()), "{}", shown(part));
    assert_eq!(decoded.cut, Some((1, part.len() + 1)));
    // Truncation is reported once, and not as missing or skipped values.
    assert_eq!(count(&decoded.notes, NoteKind::Missing) + decoded.notes.skipped(), 0, "{}", shown(part));
}

/// Checks that an undescribed array or object keeps all complete parts, and drops the incomplete last part.
#[test]
fn untyped_json_keeps_complete_parts() {
    let elements = [
        "1",
        r#""a\"b""#,
        "[2, [3]]",
        r#"{"x": [4, null]}"#,
        "true",
        "null",
        "-5.5e-1",
        r#""é\u00e9""#,
        "{}",
    ];
    for (opening, closing, name) in [('[', ']', ""), ('{', '}', "\"n@\" : ")] {
        let mut document = String::from(opening);
        let mut ends = Vec::new();
        for (index, element) in elements.iter().enumerate() {
            document += if index > 0 { "\n, " } else { " " };
            document += &name.replace('@', &index.to_string());
            document += element;
            // A number is complete only after the next byte.
            ends.push(document.len() + usize::from(element.ends_with(|last: char| last.is_ascii_digit())));
        }
        document += "  ";
        document.push(closing);
        for end in 1..document.len() {
            let part = &document.as_bytes()[..end];
            let whole = ends.iter().filter(|whole| **whole <= end).count();
            let parts = elements[..whole].iter().enumerate();
            let parts: Vec<_> =
                parts.map(|(index, part)| name.replace('@', &index.to_string()) + part).collect();
            let expected: Json =
                serde_json::from_str(&format!("{opening}{}{closing}", parts.join(","))).unwrap();
            let decoded = decode_partial::<Json>(part).unwrap();
            assert_eq!((decoded.value, decoded.notes.len()), (expected, 0), "{}", shown(part));
            assert!(decode::<Json>(part).unwrap_err().is_cut());
        }
        assert!(decode::<Json>(document.as_bytes()).unwrap().notes.is_empty());
    }
}

/// Checks truncated documents that are common in parser tests. The error is at the end of the last line.
#[test]
fn common_truncations() {
    for part in [
        "",
        " ",
        "\n\n",
        "\u{feff}",
        "[",
        "[\"\"",
        "[\"x\"",
        "[x",
        "[1,",
        "[,",
        "[{}",
        "[{",
        "[\"a",
        "[\"asd]",
        "[\"a\",\n4\n,1,",
        "{",
        "{,",
        "{\"a",
        "{\"a\"",
        "{\"a\":",
        "{\"\":",
        "{\"a\":\"a",
        "{\"x\": true,",
        "{\"asd\":\"asd\"",
        "[ false, nul",
        "[ true, fals",
        "[ false, tru",
        "[1",
        "[-",
        "[1.",
        "[1e",
        "[1 2",
        "\"",
        "[\"\\",
        "[\"\\u",
        "[\"\\u00",
        "[\"\\ud83d",
        "[\"\\ud83d\\",
        "[\"\\ud83d\\ude",
        "[\"\\\"]",
        "[\"\\\\\\\"]",
        "[\"\\uD800\\\"]",
        "[1, [2, {\"a\": [",
    ] {
        let error = decode::<Json>(part.as_bytes()).unwrap_err();
        assert!(error.is_cut() && error.is_syntax() && error.notes().is_empty(), "{part}");
        let lines: Vec<_> = part.trim_start_matches('\u{feff}').split('\n').collect();
        let last = (lines.len(), lines[lines.len() - 1].len() + 1);
        assert_eq!(error.position(), Some(last), "{part}: {error}");
        assert!(error.to_string().starts_with("not JSON: the input ends "), "{error}");
        assert!(decode_strict::<Json>(part.as_bytes()).unwrap_err().is_syntax());
        let is_container = part.trim_start().starts_with(['[', '{']);
        assert_eq!(decode_partial::<Json>(part.as_bytes()).is_ok(), is_container, "{part}");
    }
    // A document may also end within a character.
    let part = &"[\"a\", \"é".as_bytes()[..8];
    assert_eq!(decode_partial::<Json>(part).unwrap().value.to_string(), r#"["a"]"#);
}

/// Checks that faults before the end are noted in addition to the truncation.
#[test]
fn faults_before_a_truncation() {
    let decoded = decode_partial::<Json>(br#"[1, NaN,, "\ud800", 2, {"a": 3"#).unwrap();
    assert_eq!(decoded.value.to_string(), "[1,2]");
    assert_eq!((count(&decoded.notes, NoteKind::Malformed), decoded.notes.skipped()), (3, 2));
    assert!(decode_partial::<Json>(b"[1, <x>, 2, ").unwrap_err().to_string().contains("instead of a value"));
}
