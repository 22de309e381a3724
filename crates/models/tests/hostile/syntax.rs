//! Corrupted JSON, and a byte order mark.

use wayfare_models::decode;
use wayfare_models::flights::FlightSearchResponse;

use crate::HEAD;

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
