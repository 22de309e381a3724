//! Checks every malformed token in every position of a value: only that value is dropped, and the note has its
//! location.

use std::collections::BTreeMap;

use specwright_core::{Found, Json, NoteReason, SyntaxFault, Text, decode_partial, decode_strict, encode};

use crate::{lines, read, rejected_strictly, shown};

/// Words and numbers that JSON does not allow.
const WORDS: &[&str] = &[
    "NaN",
    "-NaN",
    "Infinity",
    "-Infinity",
    "+Inf",
    "-foo",
    "True",
    "FALSE",
    "fals",
    "nul",
    "tru",
    "nulll",
    "true1",
    "undefined",
    "None",
    "-",
    "--1",
    "+1",
    "++1234",
    "01",
    "-01",
    "-012",
    "00",
    "012",
    "0x1",
    "0x42",
    "1_000",
    "-x",
    "1x",
    "-123.123foo",
    "1.",
    "-2.",
    ".5",
    "-.123",
    ".2e-3",
    ".-1",
    "0.1.2",
    "-1.0.",
    "2.e3",
    "2.e-3",
    "9.e+",
    "0.e1",
    "1e",
    "0E",
    "0e+",
    "0.3e",
    "0.3e+",
    "1.0e-",
    "1eE2",
    "0e+-1",
    "1ea",
    "1.2a-3",
    "1.8011670033376514H-308",
    "1+2",
    "1-",
];

/// Malformed strings without their quotes, by the rule that they violate.
const STRINGS: &[(SyntaxFault, &[&[u8]])] = &[
    (
        SyntaxFault::Surrogate,
        &[
            br"\ud800",
            br"\uDFAA",
            br"\uD888\u1234",
            br"\uD800\n",
            br"\uDd1ea",
            br"\uD800\uD800\n",
            br"\ud800abc",
            br"\uDd1e\uD834",
            br"\uD834\uDd",
            br"\uD800\u",
            br"\uD800\u1x",
            br"\uD800\uD800\x",
            br"caf\u00e9 \ud83d and \ud83d\ude00",
        ],
    ),
    (
        SyntaxFault::Escape,
        &[
            br"\x00",
            br"\a",
            br"\U0061",
            br"\u00A",
            br"\uqqqq",
            br"\u12g4",
            br"\u",
            br"\'",
            b"\\\0",
            b"\\\t",
            b"\\\xf0\x9f\x8c\x80",
            b"\\u\xe5",
            b"\\\xe5",
            b"1234567\\q",
        ],
    ),
    (SyntaxFault::ControlCharacter, &[b"a\0a", b"new\nline", b"\t", b"\x1f", b"\r\n", b"01234567\x0c"]),
    (
        SyntaxFault::Encoding,
        &[
            b"\xff",
            b"\xe9",
            b"\x81",
            b"\xf4\xbf\xbf\xbf",
            b"\xc0\xaf",
            b"\xfc\x83\xbf\xbf\xbf\xbf",
            b"\xfc\x80\x80\x80\x80\x80",
            b"\xe0\xff",
            b"\xe6\x97\xa5\xd1\x88\xfa",
            b"\xed\xa0\x80",
            b"\\n\xff",
        ],
    ),
];

/// Numbers beyond the range of a float. These numbers are valid JSON.
const BEYOND: &[&str] = &["1e999", "-1e+9999", "1.5e+9999", "-123123e100000", "0.4e00669999999999999999"];

/// A token and the fault in it.
struct Bad {
    token: Vec<u8>,
    fault: Option<SyntaxFault>,
    is_string: bool,
}

fn all() -> impl Iterator<Item = Bad> {
    let words = WORDS.iter().map(|word| Bad {
        token: word.as_bytes().to_vec(),
        fault: Some(SyntaxFault::Token),
        is_string: false,
    });
    let strings = STRINGS.iter().flat_map(|(fault, strings)| {
        let quoted = |string: &[u8]| [b"\"", string, b"\""].concat();
        strings.iter().map(move |string| Bad { token: quoted(string), fault: Some(*fault), is_string: true })
    });
    let long = ["9".repeat(400), format!("-{}.5", "9".repeat(400))];
    let beyond = BEYOND.iter().map(ToString::to_string).chain(long);
    let beyond = beyond.map(|number| Bad { token: number.into_bytes(), fault: None, is_string: false });
    words.chain(strings).chain(beyond)
}

/// Returns a document with the token in place of `@`.
fn with(token: &[u8], template: &str) -> Vec<u8> {
    let (before, after) = template.split_once('@').expect("the template must contain `@`");
    [before.as_bytes(), token, after.as_bytes()].concat()
}

/// Values of every kind next to the token.
#[derive(Debug, PartialEq)]
struct Trip {
    id: Text,
    name: Option<String>,
    price: Option<f64>,
    nights: Option<i64>,
    is_open: Option<bool>,
    stops: Vec<Text>,
    rates: BTreeMap<String, i64>,
    extra: Option<Json>,
    legs: Vec<Leg>,
    leg: Option<Leg>,
}
specwright_core::object! { Trip {
    0 id: required "id";
    1 name: optional "name";
    2 price: optional "price";
    3 nights: expected "nights";
    4 is_open: nullable "isOpen";
    5 stops: optional_list "stops";
    6 rates: optional_map "rates";
    7 extra: optional "extra";
    8 legs: optional_list "legs" by "id";
    9 leg: optional "leg";
} }

#[derive(Debug, PartialEq)]
struct Leg {
    id: Text,
    hours: Option<i64>,
}
specwright_core::object! { Leg { 0 id: required "id"; 1 hours: optional "hours"; } }

/// The required fields of a [`Trip`].
const REST: &str = r#""id":"t","nights":2,"isOpen":true"#;

/// Documents, each with the decoded value and the notes. `@` is the token, and `…` stands for the required fields. The
/// note about the token begins with `!`, or with `~` if the token is skipped without decoding and only a syntax fault is
/// noted.
const VALUES: &[(&str, &str, &[&str])] = &[
    (
        r#"{"id":"t","name":@,"price":5.5,"nights":2,"isOpen":true}"#,
        r#"{"id":"t","price":5.5,"nights":2,"isOpen":true}"#,
        &["! /name"],
    ),
    (r#"{"id":"t","price":@,"nights":2,"isOpen":true}"#, "{…}", &["! /price"]),
    (r#"{"nights":@,"id":"t","isOpen":true}"#, r#"{"id":"t","isOpen":true}"#, &["! /nights"]),
    (r#"{"id":"t","nights":2,"isOpen":@}"#, r#"{"id":"t","nights":2,"isOpen":null}"#, &["! /isOpen"]),
    (
        "{ \"id\" : \"t\" ,\n\"nights\" : @ , \"isOpen\"\t: true }",
        r#"{"id":"t","isOpen":true}"#,
        &["! /nights"],
    ),
    (
        r#"{"id":"t","nights":1,"nights":@,"isOpen":true}"#,
        r#"{"id":"t","isOpen":true}"#,
        &["duplicate /nights", "! /nights"],
    ),
    (
        r#"{"id":"t","nights":@,"nights":1,"isOpen":true}"#,
        r#"{"id":"t","nights":1,"isOpen":true}"#,
        &["! /nights", "duplicate /nights"],
    ),
    // Elements and entries.
    (r#"{"stops":["a",@,"c"],…}"#, r#"{…,"stops":["a","c"]}"#, &["! /stops/1", "skipped /stops/1"]),
    (r#"{"stops":[@,"b"],…}"#, r#"{…,"stops":["b"]}"#, &["! /stops/0", "skipped /stops/0"]),
    (r#"{"stops":["a" , @ ],…}"#, r#"{…,"stops":["a"]}"#, &["! /stops/1", "skipped /stops/1"]),
    (r#"{"stops":[@],…}"#, "{…}", &["! /stops/0", "skipped /stops/0"]),
    (
        r#"{…,"rates":{"a":1,"b":@,"c":3}}"#,
        r#"{…,"rates":{"a":1,"c":3}}"#,
        &["! /rates/b", "skipped /rates/b"],
    ),
    (
        r#"{…,"extra":[0,{"x":[1,{"y":@,"z":2}]},3]}"#,
        r#"{…,"extra":[0,{"x":[1,{"z":2}]},3]}"#,
        &["! /extra/1/x/1/y", "skipped /extra/1/x/1/y"],
    ),
    (r#"{…,"extra":[[@],[1]]}"#, r#"{…,"extra":[[],[1]]}"#, &["! /extra/0/0", "skipped /extra/0/0"]),
    (r#"{"extra":@,…}"#, "{…}", &["! /extra"]),
    // Objects within objects.
    (r#"{"leg":{"hours":@,"id":"l"},…}"#, r#"{…,"leg":{"id":"l"}}"#, &["! /leg/hours"]),
    (r#"{"leg":{"hours":1,"id":@},…}"#, "{…}", &["! /leg/id"]),
    (
        r#"{"legs":[{"id":"a"},{"id":@,"hours":1},{"id":"c"}],…}"#,
        r#"{…,"legs":[{"id":"a"},{"id":"c"}]}"#,
        &["! /legs/1/id", "skipped /legs/1"],
    ),
    (
        r#"{"legs":{"a":{"hours":@},"b":{"hours":2}},…}"#,
        r#"{…,"legs":[{"id":"a"},{"id":"b","hours":2}]}"#,
        &["! /legs/a/hours", "skipped /legs/a/hours"],
    ),
    (
        r#"{"legs":{"a":@,"b":{"hours":2}},…}"#,
        r#"{…,"legs":[{"id":"b","hours":2}]}"#,
        &["! /legs/a", "skipped /legs/a"],
    ),
    // Values that are skipped.
    (r#"{"other":@,…}"#, "{…}", &["~ /other", "unknown_field /other"]),
    (
        r#"{"id":"t","other":{"a":[1,@,{"b":2}],"c":3},"nights":2,"isOpen":true}"#,
        "{…}",
        &["~ /other", "unknown_field /other"],
    ),
    (r#"{…,"other":[@]}"#, "{…}", &["~ /other", "unknown_field /other"]),
    (r#"{"name":[1,@,3],…}"#, "{…}", &["~ /name", "wrong_type /name"]),
];

/// Documents with the token in place of a field name.
const NAMES: &[(&str, &str, &[&str])] = &[
    (r#"{"id":"t",@:5,"nights":2,"isOpen":true}"#, "{…}", &["! "]),
    (r#"{@ : {"nights":[1]}, …}"#, "{…}", &["! "]),
    ("{…,@:null}", "{…}", &["! "]),
    (r#"{"rates":{"a":1,@:2,"c":3},…}"#, r#"{…,"rates":{"a":1,"c":3}}"#, &["! /rates"]),
    (r#"{"extra":[{@:2,"c":3}],…}"#, r#"{…,"extra":[{"c":3}]}"#, &["! /extra/0"]),
    (r#"{"legs":{"a":{"hours":1},@:{"hours":2}},…}"#, r#"{…,"legs":[{"id":"a","hours":1}]}"#, &["! /legs"]),
    (r#"{"other":{"a":1,@:2,"c":3},…}"#, "{…}", &["~ /other", "unknown_field /other"]),
];

#[test]
fn every_token_as_every_value() {
    for place in VALUES {
        all().for_each(|bad| check(place, &bad));
    }
}

#[test]
fn every_string_as_every_name() {
    for place in NAMES {
        all().filter(|bad| bad.is_string).for_each(|bad| check(place, &bad));
    }
}

fn check((template, expected, expected_notes): &(&str, &str, &[&str]), bad: &Bad) {
    let [template, expected] = [template, expected].map(|text| text.replace('…', REST));
    let document = with(&bad.token, &template);
    let (trip, notes) = read::<Trip>(&document);
    let value = String::from_utf8(encode(&trip).unwrap()).unwrap();
    assert_eq!(
        (value.as_str(), lines(&notes)),
        (expected.as_str(), expand(expected_notes, bad)),
        "{}",
        shown(&document)
    );

    let whole = expected_notes.iter().position(|line| line.starts_with('!')).map(|at| &notes[at].reason);
    let found = Found::Token(Text::from(&*specwright_core::excerpt(String::from_utf8_lossy(&bad.token))));
    match (whole, bad.fault) {
        (Some(NoteReason::OutOfRange { found: expected_notes, .. }), None) => {
            assert_eq!(*expected_notes, found)
        }
        (Some(reason), Some(fault)) => {
            assert_eq!(*reason, NoteReason::Malformed { fault, found: Some(found) })
        }
        (expected_notes, _) => assert_eq!(expected_notes, None),
    }

    let partial = decode_partial::<Trip>(&document).unwrap();
    assert_eq!((partial.value, partial.notes, partial.cut), (trip, notes, None));
    check_strict(&template, bad, &document);
}

/// Returns the notes, in which the token's kind is filled in.
fn expand(expected_notes: &[&str], bad: &Bad) -> Vec<String> {
    let kind = if bad.fault.is_some() { "malformed" } else { "out_of_range" };
    let is_expected = |line: &&&str| !line.starts_with('~') || bad.fault.is_some();
    expected_notes.iter().filter(is_expected).map(|line| line.replace(['!', '~'], kind)).collect()
}

fn check_strict(template: &str, bad: &Bad, document: &[u8]) {
    if bad.fault.is_none() {
        return assert!(decode_strict::<Trip>(document).is_ok());
    }
    let error = rejected_strictly::<Trip>(document);
    let start = template.find('@').unwrap();
    let (before, token) = document[..start + bad.token.len()].split_at(start);
    let newlines = before.iter().filter(|byte| **byte == b'\n').count();
    let (line, column) = error.position().unwrap();
    let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    assert_eq!(line, newlines + 1, "{error}");
    assert!(
        (start + 1..=start + token.len()).contains(&(line_start + column)),
        "{error}: {}",
        shown(document)
    );
}

/// Checks that the position of a fault within a string is the position of the invalid part.
#[test]
fn faults_have_exact_positions() {
    for (string, column) in [
        (&b"\"ab\\ud800\""[..], 6),
        (b"\"ab\\q\"", 6),
        (b"\"ab\n\"", 6),
        (b"\"ab\xff\"", 6),
        (b"\"\xc3\xa9\xff\"", 6),
        (b"\"\\t\xff\\q\"", 6),
        (b"\"ab\\ud800\xff\n\"", 6),
    ] {
        let document = [b"[1", string, b"]"].concat();
        assert_eq!(
            rejected_strictly::<Json>(&document).position(),
            Some((1, 3)),
            "the missing comma must be reported first"
        );
        let document = [b"[ ", string, b"]"].concat();
        assert_eq!(rejected_strictly::<Json>(&document).position(), Some((1, column)), "{}", shown(string));
    }
}

/// Checks that decoding fails if the outermost value can't be created without the token's value.
#[test]
fn the_outermost_value_may_be_dropped() {
    for bad in all() {
        let error =
            specwright_core::decode::<Trip>(&with(&bad.token, r#"{"id":@,"nights":1,"isOpen":true}"#))
                .unwrap_err();
        assert!(!error.is_syntax() && error.notes().len() == 1, "{error}");
        assert_eq!(error.notes()[0].at.pointer(), "/id");
    }
}
