//! Unusual JSON: corrupted JSON, unexpected structures, and numbers out of range.

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

    // Numbers outside the range of a float.
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
