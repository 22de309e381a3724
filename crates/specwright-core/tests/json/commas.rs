//! Checks that extra and missing commas are noted at their positions, and that no values are lost.

use specwright_core::{Json, NoteKind, NoteReason, SyntaxFault};

use crate::{lines, read, rejected_strictly};

/// Documents, each with its value, the location of the fault, and the column of the first fault.
const EXTRA: &[(&str, &str, &str, usize)] = &[
    ("[,1]", "[1]", "", 2),
    ("[1,,2]", "[1,2]", "", 3),
    ("[1, , 2]", "[1,2]", "", 3),
    (r#"["x",,]"#, r#"["x"]"#, "", 5),
    (r#"["",]"#, r#"[""]"#, "", 4),
    ("[,]", "[]", "", 2),
    ("[   , \"\"]", r#"[""]"#, "", 2),
    ("[1,,,,\n,]", "[1]", "", 3),
    ("{,}", "{}", "", 2),
    (r#"{,"a":1}"#, r#"{"a":1}"#, "", 2),
    (r#"{"id":0,}"#, r#"{"id":0}"#, "", 8),
    (r#"{"id":0,,,,,}"#, r#"{"id":0}"#, "", 8),
    (r#"{"a":"b",,"c":"d"}"#, r#"{"a":"b","c":"d"}"#, "", 9),
    ("[1,[2,],3]", "[1,[2],3]", "/1", 6),
    (r#"{"a":[{"b":1,,"c":2}],"d":3}"#, r#"{"a":[{"b":1,"c":2}],"d":3}"#, "/a/0", 13),
];

const MISSING: &[(&str, &str, &str, usize)] = &[
    ("[1 true]", "[1,true]", "", 3),
    ("[3[4]]", "[3,[4]]", "", 3),
    ("[[1][2]]", "[[1],[2]]", "", 5),
    (r#"["a""b"]"#, r#"["a","b"]"#, "", 5),
    ("[true\"a\"]", r#"[true,"a"]"#, "", 6),
    (r#"{"a":1 "b":2}"#, r#"{"a":1,"b":2}"#, "", 7),
    ("{\"a\":\"x\"\n\"b\":2}", r#"{"a":"x","b":2}"#, "", 9),
    (r#"{"a":{}"b":[]"c":null}"#, r#"{"a":{},"b":[],"c":null}"#, "", 8),
    (r#"[0,{"a":[1 2]}]"#, r#"[0,{"a":[1,2]}]"#, "/1/a", 11),
];

#[test]
fn extra_commas() {
    check(EXTRA, SyntaxFault::ExtraComma);
}

#[test]
fn missing_commas() {
    check(MISSING, SyntaxFault::MissingComma);
}

fn check(cases: &[(&str, &str, &str, usize)], fault: SyntaxFault) {
    for (document, expected, at, column) in cases {
        let (value, notes) = read::<Json>(document.as_bytes());
        assert_eq!(value.to_string(), *expected, "{document}");
        assert!(!notes.is_empty(), "{document}");
        for note in &notes {
            assert_eq!(note.reason, NoteReason::Malformed { fault, found: None }, "{document}");
            assert_eq!(note.at.pointer(), *at, "{document}");
        }
        let error = rejected_strictly::<Json>(document.as_bytes());
        assert_eq!(error.position(), Some((1, *column)), "{error}");

        // The same document in a field that is skipped.
        let within = format!("{{\"x\": {document}, \"y\": 1}}");
        let (none, notes) = read::<Empty>(within.as_bytes());
        assert_eq!(
            (none, lines(&notes)),
            (Empty {}, vec!["malformed /x".into(), "unknown_field /x".into(), "unknown_field /y".into()])
        );
        assert!(notes[0].reason == NoteReason::Malformed { fault, found: None }, "{document}");
    }
}

/// An object that has no fields.
#[derive(Debug, PartialEq)]
struct Empty {}
specwright_core::object! { Empty {} }

#[test]
fn several_faults_are_noted_one_by_one() {
    let (value, notes) = read::<Json>(b"{\"a\":1\n\"b\":[1 000.0,- 1],}");
    assert_eq!(value.to_string(), r#"{"a":1,"b":[1,1]}"#);
    let expected = [
        "malformed ",
        "malformed /b",
        "malformed /b/1",
        "skipped /b/1",
        "malformed /b/2",
        "skipped /b/2",
        "malformed /b",
        "malformed ",
    ];
    assert_eq!(lines(&notes), expected);
    assert_eq!(notes[2].to_string(), "/b/1: found 000.0, expected a JSON value");
    assert!(notes.iter().all(|note| matches!(note.kind(), NoteKind::Malformed | NoteKind::Skipped)));
}
