//! Checks documents that no decoder can decode: each error contains the expected syntax and the position.

use specwright_core::{Json, decode, decode_partial, decode_strict};

use crate::shown;

#[test]
fn no_value() {
    check(
        "a value",
        &[
            (b"[\xff]", 2),
            (b"[*]", 2),
            ("[１]".as_bytes(), 2),
            ("[é]".as_bytes(), 2),
            (b"[\\u0020\"asd\"]", 2),
            (b"[\\n]", 2),
            (b"['single quote']", 2),
            (b"['", 2),
            (b"[<null>]", 2),
            (b"[1, <x>]", 5),
            ("[\u{2060}]".as_bytes(), 2),
            ("[\u{a0}]".as_bytes(), 2),
            (b"[\x0c]", 2),
            (b"{\"a\":}", 6),
            (b"{\"a\":,\"b\":1}", 6),
            (b"{\"x\"::\"b\"}", 6),
            (b"{\"a\":/*comment*/\"b\"}", 6),
            (b"abc", 1),
            (b"NaN", 1),
            (b"01", 1),
            (b"+1", 1),
            (b"-", 1),
            (b"1.", 1),
            (b"truefalse", 1),
            ("aå".as_bytes(), 1),
            ("é".as_bytes(), 1),
            (b"<.>", 1),
            (b"*", 1),
            (b"]", 1),
            (b"\xe5", 1),
            (b"\xef\xbb{}", 1),
            (b" \xef\xbb\xbf{}", 2),
            (b"\xff\xfe[\0\"\0\xe9\0\"\0]\0", 1),
            (b"\0[\0\"\0\xe9\0\"\0]", 1),
        ],
    );
}

#[test]
fn trailing_bytes() {
    check(
        "the end of the input",
        &[
            (b"[\"\"],", 5),
            (b"[\"x\"]]", 6),
            (b"[1]x", 4),
            (b"[1]\0", 4),
            (b"[][]", 3),
            (b"1]", 2),
            (b"2@", 2),
            (b"123\0", 4),
            (b"1 2", 3),
            (b"\"\"x", 3),
            (b"{}}", 3),
            (b"{\"a\": true} \"x\"", 13),
            (b"{\"a\":\"b\"}/**/", 10),
            (b"{\"a\":\"b\"}//", 10),
            (b"{\"a\":\"b\"}#{}", 10),
        ],
    );
}

#[test]
fn missing_field_name() {
    check(
        "a field name in quotes",
        &[
            (b"{[: \"x\"}", 2),
            ("{🇨🇭}".as_bytes(), 2),
            (b"{key: 'value'}", 2),
            (b"{a: \"b\"}", 2),
            (b"{'a':0}", 2),
            (b"{:\"b\"}", 2),
            (b"{1:1}", 2),
            (b"{9999E9999:1}", 2),
            (b"{null:null,null:null}", 2),
            (b"{\"a\":\"a\" 123}", 10),
            (b"{\"a\":\"he said \"no\"\"}", 16),
            (b"{]", 2),
            (b"{[", 2),
            (b"{'a'", 2),
        ],
    );
}

#[test]
fn missing_colon() {
    check(
        "a colon after a field name",
        &[
            (b"{\"x\", null}", 5),
            (b"{\"a\" b}", 6),
            (b"{\"a\" \"b\"}", 6),
            (b"{ \"foo\" : \"bar\", \"a\" }", 22),
        ],
    );
}

#[test]
fn missing_comma_or_end() {
    check(
        "a comma or the end of an array",
        &[
            (b"[\"\": 1]", 4),
            (b"[1:2]", 3),
            (b"[a\xe5]", 3),
            (b"[123\xe5]", 5),
            (b"[1}", 3),
            (b"[\0]", 2),
            (b"[\"a\"\x0c]", 5),
            (b"[1;2]", 3),
            (b"[\"\\{[\"\\{[\"\\{[\"\\{", 7),
        ],
    );
    check(
        "a comma or the end of an object",
        &[(b"{\"a\":1]", 7), (b"{\"a\":1;\"b\":2}", 7), (b"{\"a\":1:2}", 7)],
    );
}

/// Checks the errors for single-line documents: the expected syntax and the column.
fn check(expected: &str, cases: &[(&[u8], usize)]) {
    for (document, column) in cases {
        let error = decode::<Json>(document).expect_err("the document is not JSON");
        let words = error.to_string();
        let end = format!(" instead of {expected} at line 1 column {column}");
        assert!(words.starts_with("not JSON: ") && words.ends_with(&end), "{words}: {}", shown(document));
        assert!(error.is_syntax() && !error.is_cut() && error.notes().is_empty(), "{words}");

        assert_eq!(
            decode_partial::<Json>(document).expect_err("the document is not JSON").to_string(),
            words
        );
        assert!(decode_strict::<Json>(document).expect_err("the document is not JSON").is_syntax());
        assert!(serde_json::from_slice::<Json>(document).is_err(), "{}", shown(document));
    }
}

#[test]
fn the_excerpt_is_short_and_can_be_read() {
    let error = decode::<Json>(b"[1,\r\n  2,\n <html>\n<body>\x07 and no more than this").unwrap_err();
    assert_eq!(
        error.to_string(),
        "not JSON: `<html>\\n<body>\\u{7} and no mo…` instead of a value at line 3 column 2"
    );
}

/// Checks that a document that consists of a malformed token yields a note, but no value.
#[test]
fn a_single_malformed_token() {
    for (document, note) in [
        (&br#""\ud800""#[..], r#"the body: found "\ud800", expected a complete surrogate pair"#),
        (br#""\UA66D""#, r#"the body: found "\UA66D", expected a valid escape"#),
        (b"\"\n\"", r#"the body: found "\n", expected an escape sequence"#),
        (b"1e999", "the body: found 1e999, expected any JSON value"),
    ] {
        let error = decode::<Json>(document).unwrap_err();
        assert_eq!((error.to_string().as_str(), error.is_syntax()), (note, false));
    }
}
