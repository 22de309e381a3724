//! Invalid or unusual JSON: truncated, changed, deeply nested, or with numbers out of range.

use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::{Found, decode};

use crate::{HEAD, flights};

#[test]
fn numbers_out_of_range_are_noted() {
    let (response, notes) = flights(
        r#""totalCount": 9223372036854775808, "pageSize": -9223372036854775808, "passengers": {"adults": 1e300},
           "results": [{"id": 18446744073709551616, "bookingOptions": []}, {"id": "r2", "bookingOptions": [
                {"displayPrice": {"price": 1e308, "displayPrice": ""}},
                {"displayPrice": {"price": -0.0, "displayPrice": ""}}]}],
           "legs": {"l": {"duration": 9223372036854775807}}, "unknown": 1e999"#,
    );
    assert_eq!(
        notes[..4],
        [
            "out_of_range /totalCount: found 9223372036854775808, expected an integer",
            &format!("out_of_range /passengers/adults: found {}, expected an integer", shortened(1e300)),
            "wrong_type /results/0/id: found 18446744073709552000, expected a string",
            "skipped /results/0: skipped, because it could not be decoded",
        ]
    );
    assert_eq!(notes.len(), 5);
    assert_eq!((response.total_count, response.page_size), (None, Some(i64::MIN)));
    let options = &response.results[0].booking_options;
    assert_eq!(options[1].display_price.as_ref().unwrap().price.to_string(), "0");
    // The itinerary has no legs, so the large duration does not count.
    assert_eq!(response.itineraries().next().unwrap().duration(), None);

    // Numbers out of the range of a float.
    let long = "9".repeat(400);
    let (response, notes) =
        flights(&format!(r#""totalCount": 1e999, "pageSize": {long}, "currency": "EUR""#));
    assert_eq!(
        notes,
        [
            "out_of_range /totalCount: found 1e999, expected an integer",
            &format!("out_of_range /pageSize: found {}…, expected an integer", &long[..Found::MAX_CHARS]),
        ]
    );
    assert_eq!((response.total_count, response.page_size), (None, None));
    assert_eq!(response.currency.unwrap().as_str(), "EUR");
}

fn shortened(number: f64) -> String {
    format!("{}…", &number.to_string()[..Found::MAX_CHARS])
}

#[test]
fn deep_nesting_is_skipped() {
    const DEPTH: usize = 100_000;
    let lists = format!("{}{}", "[".repeat(DEPTH), "]".repeat(DEPTH));
    let objects = format!("{}0{}", r#"{"l":"#.repeat(DEPTH), "}".repeat(DEPTH));
    for (nested, kinds) in [
        (&lists, &["wrong_type", "skipped", "wrong_type", "skipped"][..]),
        (&objects, &["wrong_type", "unknown_field"]),
    ] {
        let (_, notes) = flights(&format!(r#""extra": {nested}"#));
        assert_eq!(notes.len(), 1);
        let (response, notes) = flights(&format!(r#""results": {nested}, "legs": {{"l": {nested}}}"#));
        assert!(response.results.is_empty());
        let noted: Vec<_> = notes.iter().filter_map(|note| note.split(' ').next()).collect();
        assert_eq!(noted, kinds);
        assert!(
            decode::<FlightSearchResponse>(nested.as_bytes()).map_or(true, |read| !read.notes.is_empty())
        );
    }
    let open = format!(r#"{{{HEAD}, "results": {}"#, "[".repeat(DEPTH));
    assert!(decode::<FlightSearchResponse>(open.as_bytes()).unwrap_err().is_syntax());
}

#[test]
fn a_different_shape_is_noted_or_rejected() {
    for body in
        ["[]", "null", "true", "0", "\"complete\"", "[{\"searchId\": \"9f2\", \"status\": \"complete\"}]"]
    {
        let error = decode::<FlightSearchResponse>(body.as_bytes()).unwrap_err();
        assert!(!error.is_syntax(), "{body}");
        assert!(error.to_string().ends_with(", expected an object"), "{error}");
    }
    let (response, notes) = flights(
        r#""results": {"r1": {"id": "r1"}}, "legs": [{"id": "l1"}], "passengers": [2], "sort": "price""#,
    );
    assert_eq!(
        notes,
        [
            "wrong_type /results: found an object, expected an array",
            "wrong_type /legs: found an array, expected an object",
            "wrong_type /passengers: found an array, expected an object",
            "wrong_type /sort: found \"price\", expected an object",
        ]
    );
    assert!(response.results.is_empty() && response.legs.is_empty());
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let marked = b"\xef\xbb\xbf{\"searchId\": \"9f2\", \"status\": \"first-phase\"}";
    let decoded = decode::<FlightSearchResponse>(marked).unwrap();
    assert!(decoded.notes.is_empty());
    assert_eq!(decoded.value, decode(&marked[3..]).unwrap().value);
    assert!(decode::<FlightSearchResponse>(b"\xef\xbb\xbf\xef\xbb\xbf{}").unwrap_err().is_syntax());
}

#[test]
fn bytes_that_are_not_json_are_syntax_errors() {
    let bodies: &[&[u8]] = &[
        b"",
        b" \n",
        b"{\"searchId\": \"9f2\", \"status\": \"complete\"} {}",
        b"{'searchId': '9f2', 'status': 'complete'}",
        b"{searchId: \"9f2\", status: \"complete\"}",
        b"{\"searchId\": \"9f2\", \"status\": }",
        b"{\"searchId\": \"9f2\", \"status\" \"complete\"}",
        b"{\"searchId\": \"the \"ninth\" search\", \"status\": \"complete\"}",
        b"{\"searchId\": \"9f2\", \"status\": \"complete\"]",
        b"<html><body>Bad gateway</body></html>",
    ];
    for body in bodies {
        let error = decode::<FlightSearchResponse>(body).unwrap_err();
        assert!(error.is_syntax(), "{}: {error}", String::from_utf8_lossy(body));
        assert!(error.notes().is_empty() && error.position().is_some());
        assert!(serde_json::from_slice::<FlightSearchResponse>(body).is_err());
    }
}

#[test]
fn only_malformed_parts_are_dropped() {
    let cases: &[(&[u8], &str)] = &[
        (b"\"cluster\": \"\xff\"", "malformed /cluster: found \"\u{fffd}\", expected UTF-8"),
        (
            b"\"cluster\": \"\xed\xa0\x80\"",
            "malformed /cluster: found \"\u{fffd}\u{fffd}\u{fffd}\", expected UTF-8",
        ),
        (
            br#""cluster": "\ud83d""#,
            r#"malformed /cluster: found "\ud83d", expected a complete surrogate pair"#,
        ),
        (
            br#""cluster": "\ude00\ud83d""#,
            r#"malformed /cluster: found "\ude00\ud83d", expected a complete surrogate pair"#,
        ),
        (b"\"cluster\": \"4\n\"", r#"malformed /cluster: found "4\n", expected an escape sequence"#),
        (br#""cluster": "\4""#, r#"malformed /cluster: found "\4", expected a valid escape"#),
        (b"\"totalCount\": NaN", "malformed /totalCount: found NaN, expected a JSON value"),
        (b"\"totalCount\": 01", "malformed /totalCount: found 01, expected a JSON value"),
        (b"\"sort\": undefined", "malformed /sort: found undefined, expected a JSON value"),
        (
            b"\"\\ud83d\": {\"a\": 1}",
            r#"malformed the body: found "\ud83d", expected a complete surrogate pair"#,
        ),
        (b"", "malformed the body: found an extra comma, expected a single comma between two values"),
    ];
    for (field, note) in cases {
        let head = format!("{{{HEAD}, ");
        let tail = br#", "currency": "EUR", "results": [{"id": "r1"}]}"#;
        let body = [head.as_bytes(), field, tail].concat();
        let decoded = decode::<FlightSearchResponse>(&body).unwrap();
        let notes: Vec<_> =
            decoded.notes.iter().map(|note| format!("{} {note}", note.kind().as_str())).collect();
        assert_eq!(notes, [*note]);
        assert_eq!(
            (decoded.value.total_count, decoded.value.cluster, decoded.value.sort),
            (None, None, None)
        );
        assert_eq!(decoded.value.currency.unwrap().as_str(), "EUR");
        assert_eq!(decoded.value.results.len(), 1);
        assert!(serde_json::from_slice::<serde_json::Value>(&body).is_err());
    }
    // The documents have a comma after the last field, or lack a comma between two fields.
    let (response, notes) =
        flights("\"currency\": \"EUR\"\n\"results\": [{\"id\": \"r1\"} {\"id\": \"r2\"},],");
    assert_eq!((response.results.len(), notes.len()), (2, 4));
    assert!(notes.iter().all(|note| note.starts_with("malformed ")), "{notes:?}");
}

#[test]
fn a_truncated_payload_is_an_error() {
    let whole = format!(
        r#"{{{HEAD}, "currency": "EUR", "results": [{{"id": "r\u00e9\ud83d\ude00", "legs": [{{"id": "l1"}}],
            "bookingOptions": [{{"displayPrice": {{"price": -1.5e2, "displayPrice": "é"}}, "extra": [true, null]}}]}}],
            "legs": {{"l1": {{"departureTime": "2027-03-14T19:10:00", "duration": 95}}}}}}"#
    );
    assert!(decode::<FlightSearchResponse>(whole.as_bytes()).is_ok());
    for end in 0..whole.len() {
        let error = decode::<FlightSearchResponse>(&whole.as_bytes()[..end]).unwrap_err();
        assert!(error.is_cut(), "{end}: {error}");
    }
}

#[test]
fn a_corrupted_payload_does_not_panic() {
    let whole = format!(
        r#"{{{HEAD}, "results": [{{"id": "r1", "legs": [{{"id": "l1"}}], "bookingOptions": [{{"providerCode": "BA",
            "bookingUrl": "https://book.example", "displayPrice": {{"price": 4, "displayPrice": "4"}},
            "fareFamilies": [{{"legIndices": [0]}}], "segmentFares": [{{"segmentId": "s1"}}]}}]}}],
            "legs": {{"l1": {{"duration": 95, "segments": [{{"id": "s1"}}]}}}},
            "segments": {{"s1": {{"airline": "BA", "origin": "BOS"}}}}}}"#
    );
    for at in 0..whole.len() {
        for byte in [b' ', b'"', b'0', b'9', b'-', b'{', b'}', b'[', b']', b',', b'\\', 0, 0xff] {
            let mut body = whole.clone().into_bytes();
            body[at] = byte;
            let Ok(decoded) = decode::<FlightSearchResponse>(&body) else { continue };
            for itinerary in decoded.value.itineraries() {
                let _ =
                    (itinerary.cheapest(), itinerary.dangling(), itinerary.duration(), itinerary.arrival());
                assert_eq!(itinerary.is_complete(), itinerary.dangling().is_empty());
            }
        }
    }
}
