//! Checks that every decoder returns the same value as serde_json for valid documents.

use specwright_core::{Json, NoteKind, decode, decode_partial, decode_strict};

use crate::{count, lines, read, shown};

fn same_as_serde_json(document: &[u8]) {
    let expected: Json = serde_json::from_slice(document).unwrap_or_else(|_| panic!("{}", shown(document)));
    for decoded in [decode::<Json>(document), decode_strict(document), decode_partial(document)] {
        let decoded = decoded.unwrap_or_else(|error| panic!("{error}: {}", shown(document)));
        assert_eq!((&decoded.value, decoded.cut), (&expected, None));
        // The string distinguishes floats from integers, and shows a negative zero.
        assert_eq!(decoded.value.to_string(), expected.to_string());
        assert_eq!(decoded.notes.len(), count(&decoded.notes, NoteKind::Duplicate), "{}", shown(document));
    }
}

#[test]
fn arrays() {
    for document in [
        "[]",
        "[[]   ]",
        " [] ",
        "[\"\"]",
        "[\"a\"]\n",
        "[null, 1, \"1\", {}]",
        "[1\n]",
        "\t[ 1\r\n,2 ]",
        "[1,null,null,null,2]",
        "[true,false]",
        "[[[],[[]]],{\"a\":[{}]}]",
    ] {
        same_as_serde_json(document.as_bytes());
    }
}

#[test]
fn objects() {
    for document in [
        "{}",
        r#"{"asd":"sdf", "dfg":"fgh"}"#,
        r#"{"":0}"#,
        r#"{"a":"b","a":"c"}"#,
        r#"{"a":"b","\u0061":"b"}"#,
        r#"{"b":1,"a":2,"b":3,"a":4,"c":5}"#,
        r#"{"foo\u0000bar": 42}"#,
        r#"{ "min": -1.0e+28, "max": 1.0e+28 }"#,
        r#"{"a":[]}"#,
        "{\n\"a\"\t:\r\"b\"\n}",
        r#"{"title":"\u041f\u043e\u043b\u0442\u043e\u0440\u0430 \u0417\u0435\u043c\u043b\u0435\u043a\u043e\u043f\u0430"}"#,
        r#"{"x":[{"id": "0123456789012345678901234567890123456789"}], "id": "0123456789012345678901234567890123456789"}"#,
    ] {
        same_as_serde_json(document.as_bytes());
    }
}

#[test]
fn single_scalars() {
    for document in ["null", "true", "false", " 42 ", "-0.1", "\"asd\"", "\"\"", "\"\\u00e9\"", "0", "\n0\t"]
    {
        same_as_serde_json(document.as_bytes());
    }
}

#[test]
fn numbers() {
    let long = ["9".repeat(300), format!("0.{}1", "0".repeat(400)), format!("1{}e-400", "0".repeat(400))];
    let known = [
        "0",
        "-0",
        "-0.0",
        "0.0",
        "-0e1",
        "0e+1",
        "0E0",
        "0e99999999999",
        "1",
        "-1",
        "-123",
        "123",
        "123e65",
        "20e1",
        "1E22",
        "1E-2",
        "1E+2",
        "1e23",
        "123e45",
        "123.456e78",
        "123.456789",
        "123456789012345678901.5",
        "312.40",
        "0.1",
        "1e-5",
        "-0.000000000000000000000000000000000000000000000000000000000000000001",
        "9007199254740993",
        "9007199254740993.0",
        "9007199254740992e22",
        "9223372036854775807",
        "9223372036854775808",
        "-9223372036854775808",
        "-9223372036854775809",
        "18446744073709551615",
        "18446744073709551616",
        "9999999999999999999",
        "10000000000000000000",
        "-123123123123123123123123123123",
        "100000000000000000000",
        "-237462374673276894279832749832423479823246327846",
        "123.456e-789",
        "123123e-10000000",
        "5e-324",
        "2e-324",
        "2.5e-324",
        "1e308",
        "2.2250738585072011e-308",
        "1.7976931348623157e308",
        "0.1e00000000000000001",
        "1.00000000000000000000000000000000000000000000000000",
    ];
    for number in known.iter().copied().chain(long.iter().map(String::as_str)) {
        same_as_serde_json(number.as_bytes());
        same_as_serde_json(format!("[ {number}]").as_bytes());
        same_as_serde_json(format!("{{\"a\":{number},\"b\":{number}}}").as_bytes());
    }
}

#[test]
fn strings() {
    for string in [
        r"\u0060\u012a\u12AB",
        r"\uD801\udc37",
        r"\ud83d\ude39\ud83d\udc8d",
        r"\uDBFF\uDFFF",
        r#"\"\\\/\b\f\n\r\t"#,
        r"\\u0000",
        r#"\""#,
        "a/*b*/c/*d//e",
        r"\\a",
        r"\u0012\u0000",
        r"\uFFFF\uFFFE\uFDD0\uD83F\uDFFE\uDBFF\uDFFE",
        "\u{ffff}\u{10ffff}\u{1bfff}\u{fdd0}",
        r"\u002c\u005C\u0022\u000A\u00A0\u200B\u2064",
        r"\uD834\uDd1e",
        "\u{2028}\u{2029}\u{a0}\u{feff}",
        "\u{7f}a\u{7f}\u{80}",
        "π€𝄞日ш",
        " ",
        "1234567\\n",
        "12345678\\n",
        "0123456789abcdef0123456789abcdefé\\t",
    ] {
        same_as_serde_json(format!("\"{string}\"").as_bytes());
        same_as_serde_json(format!("[\"{string}\", \"{string}\" ]").as_bytes());
        same_as_serde_json(format!("{{\"{string}\":\"{string}\"}}").as_bytes());
    }
}

/// Checks documents that the strict decoder accepts but serde_json rejects or reads differently. Numbers beyond the
/// range of a float are valid JSON. serde_json decodes the last document to a different value.
#[test]
fn differences_from_serde_json() {
    for number in
        ["1e309", "1e999", "-1e+9999", "123123e100000", "0.4e00669999999999999999", &"1".repeat(400)]
    {
        let document = format!("[1,{number},2]");
        assert!(serde_json::from_str::<Json>(&document).is_err());
        let decoded = decode_strict::<Json>(document.as_bytes()).unwrap();
        assert_eq!(decoded.value.to_string(), "[1,2]");
        assert_eq!(lines(&decoded.notes), ["out_of_range /1", "skipped /1"]);
    }
    let marked = b"\xEF\xBB\xBF[1]";
    assert!(serde_json::from_slice::<Json>(marked).is_err());
    assert_eq!(decode_strict::<Json>(marked).unwrap().value.to_string(), "[1]");

    let raw = r#"{"$serde_json::private::RawValue":"[1]"}"#;
    assert_eq!(serde_json::from_str::<Json>(raw).unwrap().to_string(), "[1]");
    assert_eq!(read::<Json>(raw.as_bytes()).0.to_string(), raw);
}
