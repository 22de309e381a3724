//! Checks deeply nested documents and long documents. Only a value that is nested too deeply is dropped. Long documents
//! would take minutes if the decoder read any part again for each fault.

use specwright_core::{Json, NoteReason, Notes, Step, SyntaxFault, decode, decode_partial, decode_strict};

use crate::{lines, read};

const MAX_DEPTH: usize = SyntaxFault::MOST_LEVELS;

fn arrays(levels: usize) -> String {
    format!("{}{}", "[".repeat(levels), "]".repeat(levels))
}

fn objects(levels: usize) -> String {
    format!("{}0{}", r#"{"a":"#.repeat(levels), "}".repeat(levels))
}

#[test]
fn the_depth_limit_matches_serde_json() {
    for make in [arrays, objects] {
        let deepest = make(MAX_DEPTH);
        let expected: Json = serde_json::from_str(&deepest).unwrap();
        assert_eq!(decode_strict::<Json>(deepest.as_bytes()).unwrap().value, expected);
        let (value, notes) = read::<Json>(deepest.as_bytes());
        assert_eq!((value, notes.len()), (expected, 0));

        let too_deep = make(MAX_DEPTH + 1);
        assert!(serde_json::from_str::<Json>(&too_deep).is_err());
        let error = decode_strict::<Json>(too_deep.as_bytes()).unwrap_err();
        assert!(error.is_syntax() && error.to_string().contains("at most 127 levels"), "{error}");
    }
}

#[test]
fn only_the_deep_part_is_dropped() {
    for levels in [MAX_DEPTH, 500, 100_000] {
        for deep in [arrays(levels), objects(levels)] {
            let (value, notes) = read::<Json>(format!("[1, {deep}, {{\"b\": 2}}]").as_bytes());
            assert_eq!((&value[0], &value[2]["b"]), (&Json::from(1), &Json::from(2)));
            let fault = NoteReason::Malformed { fault: SyntaxFault::Depth, found: None };
            assert_eq!((notes.len(), &notes[0].reason), (2, &fault));
            assert_eq!((notes[0].at.steps().len(), notes.skipped()), (MAX_DEPTH, 1));
        }
    }
}

/// Checks that a skipped value may be nested to any depth, as in serde_json.
#[test]
fn a_skipped_field_may_have_any_depth() {
    for levels in [1, 63, 64, 65, 127, 128, 129, 1_000, 100_000] {
        for deep in [arrays(levels), objects(levels)] {
            let document = format!("{{\"x\": {deep}, \"id\": 5, \"y\": [{deep}, {deep}]}}");
            let decoded = decode_strict::<Known>(document.as_bytes()).unwrap();
            assert_eq!(decoded.value.id, Some(5));
            assert_eq!(lines(&decoded.notes), ["unknown_field /x", "unknown_field /y"]);
        }
    }
}

#[derive(Debug)]
struct Known {
    id: Option<i64>,
}
specwright_core::object! { Known { 0 id: optional "id"; } }

#[test]
fn a_deep_document_may_be_truncated() {
    for levels in [MAX_DEPTH - 1, MAX_DEPTH, MAX_DEPTH + 1, 100_000] {
        for open in ["[".repeat(levels), r#"{"a":"#.repeat(levels), r#"[{"a":"#.repeat(levels / 2)] {
            assert!(decode::<Json>(open.as_bytes()).unwrap_err().is_cut());
            let whole = format!("[1, 2, {open}");
            assert_eq!(decode_partial::<Json>(whole.as_bytes()).unwrap().value.to_string(), "[1,2]");
        }
    }
    // The closing brackets don't match the opening brackets.
    let crossed = format!("{}{}", "[".repeat(300), "}".repeat(300));
    let error = decode::<Json>(crossed.as_bytes()).unwrap_err();
    assert_eq!(error.position(), Some((1, 301)), "{error}");
}

/// Checks containers of both kinds in an order that does not repeat every 64 containers, because 64 containers share a
/// word.
#[test]
fn mixed_containers_are_closed_in_their_order() {
    let (mut document, mut ends) = (String::from("{\"id\": 1, \"x\": "), String::new());
    for level in 0..1_000_usize {
        match level.wrapping_mul(2_654_435_761) & 64 {
            0 => (document += "[", ends.insert(0, ']')),
            _ => (document += "{\"a\": ", ends.insert(0, '}')),
        };
    }
    let whole = format!("{document}null{ends}}}");
    let (known, notes) = read::<Known>(whole.as_bytes());
    assert_eq!((known.id, lines(&notes)), (Some(1), vec!["unknown_field /x".to_owned()]));
    for at in [0, 500, 998] {
        let mut wrong = ends.clone();
        let other = if &ends[at..=at] == "]" { "}" } else { "]" };
        wrong.replace_range(at..=at, other);
        let error = decode::<Known>(format!("{document}null{wrong}}}").as_bytes()).unwrap_err();
        assert_eq!(error.position(), Some((1, document.len() + 4 + at + 1)));
    }
}

#[test]
fn time_is_linear_in_the_number_of_faults() {
    const MANY: usize = 20_000;
    let long = "0123456789012345678901234567890";
    for (part, fault) in [
        ("\n", SyntaxFault::ControlCharacter),
        ("\\x", SyntaxFault::Escape),
        ("\\ud800", SyntaxFault::Surrogate),
    ] {
        let string = format!("{part}{long}").repeat(MANY);
        let (value, notes) = read::<Json>(format!("[1, \"{string}\", 2]").as_bytes());
        assert_eq!(value.to_string(), "[1,2]");
        assert!(matches!(notes[0].reason, NoteReason::Malformed { fault: noted, .. } if noted == fault));
    }
    for (opening, part, closing) in [("[", "NaN,", "]"), ("{", "\"\\ud800\": {},", "}"), ("[", "{} ", "]")] {
        let levels = MAX_DEPTH - 2;
        let document =
            format!("{}{opening}{}{closing}{}", "[".repeat(levels), part.repeat(MANY), "]".repeat(levels));
        let (_, notes) = read::<Json>(document.as_bytes());
        // If elements are also skipped, up to twice as many notes are kept.
        assert!((Notes::MAX..=2 * Notes::MAX).contains(&notes.len()), "{}", notes.len());
        assert!(notes.iter().all(|note| note.at.steps().len() >= levels));
    }
}

/// Checks that locations share a long name. Otherwise each note would store its own copy of a name that may be a
/// megabyte long.
#[test]
fn locations_share_a_long_name() {
    let (_, notes) =
        read::<Json>(br#"{"a name that is too long to be held in place": [NaN, 1, {"a": NaN}]}"#);
    let names = notes.iter().map(|note| match note.at.steps().next() {
        Some(Step::Field(name)) => name.as_ptr(),
        step => panic!("{step:?}"),
    });
    let names: Vec<_> = names.collect();
    assert!(names.len() == 4 && names.iter().all(|name| *name == names[0]));
}
