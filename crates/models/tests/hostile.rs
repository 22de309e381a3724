//! Payloads that are not as described: what is kept, what is noted and where.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use wayfare_models::autocomplete::{FlightAutocompleteResponse, HotelAutocompleteResponse};
use wayfare_models::common::SearchStatus;
use wayfare_models::flights::{FlightSearchRequest, FlightSearchResponse};
use wayfare_models::service::{ErrorCode, PreSearchErrorResponse, SearchErrorResponse};
use wayfare_models::{Decode, NoteKind, decode};

/// What every flight response has to begin with.
const HEAD: &str = r#""searchId": "9f2", "status": "complete""#;

/// Decodes, and gives the notes as lines of kind and message.
fn read<T: Decode>(json: &str) -> (T, Vec<String>) {
    let decoded = decode::<T>(json.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let lines = decoded.notes.iter().map(|note| format!("{} {note}", note.kind.as_str())).collect();
    (decoded.value, lines)
}

/// Decodes a flight response with these fields beside those that it needs.
fn flights(fields: &str) -> (FlightSearchResponse, Vec<String>) {
    read(&format!("{{{HEAD}, {fields}}}"))
}

#[test]
fn a_first_phase_body_may_hold_next_to_nothing() {
    let (response, notes) =
        read::<FlightSearchResponse>(r#"{"status": "first-phase", "searchId": "9f2", "cluster": "4"}"#);
    assert_eq!(notes, [""; 0]);
    assert_eq!(response.status, SearchStatus::FirstPhase);
    assert_eq!(response.itineraries().len(), 0);
    assert!(response.legs.is_empty() && response.providers.is_empty() && response.passengers.is_none());
}

#[test]
fn a_response_without_its_ids_can_not_be_polled_on() {
    for (body, missing) in [
        (r#"{"status": "complete"}"#, "/searchId: missing; expected a string"),
        (r#"{"searchId": "9f2"}"#, "/status: missing; expected one of first-phase, second-phase, complete"),
        (r#"{"searchId": null, "status": "complete"}"#, "/searchId: found null, expected a string"),
        (r#"{"searchId": {}, "status": "complete"}"#, "/searchId: found an object, expected a string"),
    ] {
        let error = decode::<FlightSearchResponse>(body.as_bytes()).unwrap_err();
        assert!(!error.is_syntax());
        assert_eq!(error.to_string(), missing);
        assert_eq!(error.notes().len(), 1);
        let by_serde = serde_json::from_str::<FlightSearchResponse>(body).unwrap_err();
        assert!(by_serde.to_string().starts_with(missing), "{by_serde}");
    }
}

#[test]
fn fields_that_live_services_add_are_noted_and_passed_over() {
    let (response, notes) = flights(
        r#""results": [{"id": "r1", "legs": [{"id": "l1"}], "isSelfTransfer": true, "nonRefundableDisclosure": {"a": []}}],
           "legs": {"l1": {"segments": [{"id": "s1", "layover": {"duration": 95, "transferType": ["x"]}}]}},
           "segments": {"s1": {"airline": "BA", "operationalDisplay": "Operated by X", "operationalIATA": "XX"}},
           "a/b~c": [[[]]], "": 1"#,
    );
    assert_eq!(
        notes,
        [
            "unknown_field /results/0/isSelfTransfer: unknown field; expected one of id, bookingOptions, legs",
            "unknown_field /results/0/nonRefundableDisclosure: unknown field; expected one of id, bookingOptions, legs",
            "unknown_field /legs/l1/segments/0/layover: unknown field; expected one of id, departureDayMismatch",
            "unknown_field /segments/s1/operationalDisplay: unknown field; expected one of airline, flightNumber, \
             origin, destination, arrivalTime, departureTime, equipmentTypeName, duration, type",
            "unknown_field /segments/s1/operationalIATA: unknown field; expected one of airline, flightNumber, \
             origin, destination, arrivalTime, departureTime, equipmentTypeName, duration, type",
            "unknown_field /a~1b~0c: unknown field; expected one of searchId, cluster, status, pageSize, totalCount, \
             sort, currency, priceMode, passengers, results, legs, segments, airlines, airports, providers",
            "unknown_field /: unknown field; expected one of searchId, cluster, status, pageSize, totalCount, \
             sort, currency, priceMode, passengers, results, legs, segments, airlines, airports, providers",
        ]
    );
    let segment = response.itineraries().next().unwrap().segments().next().unwrap();
    assert_eq!(segment.airline_code(), Some("BA"));
}

#[test]
fn null_is_as_good_as_absent() {
    let (response, notes) = flights(
        r#""cluster": null, "pageSize": null, "totalCount": null, "sort": null, "currency": null, "priceMode": null,
           "passengers": null, "legs": null, "segments": null, "airlines": null, "airports": null, "providers": null,
           "results": [{"id": "r1", "legs": null, "bookingOptions": [
                {"type": null, "bookingUrl": null, "providerCode": null, "displayPrice": null, "segmentFares": null,
                 "fareFamilies": null, "badges": null, "fees": null, "cashbackDetails": null}]}]"#,
    );
    assert_eq!(notes, [""; 0]);
    let (bare, _) = flights(r#""results": [{"id": "r1", "bookingOptions": [{}]}]"#);
    assert_eq!(response, bare);
}

#[test]
fn null_in_a_list_or_map_is_left_out() {
    let (response, notes) = flights(
        r#""results": [null, {"id": "r1", "legs": [null]}], "legs": {"l1": null, "l2": {}}, "segments": {"s": null}"#,
    );
    assert_eq!((response.results.len(), response.legs.len(), response.segments.len()), (1, 1, 0));
    assert_eq!(
        notes,
        [
            "wrong_type /results/0: found null, expected an object",
            "skipped /results/0: left out, as it could not be read",
            "wrong_type /results/1/legs/0: found null, expected an object",
            "skipped /results/1/legs/0: left out, as it could not be read",
            "wrong_type /legs/l1: found null, expected an object",
            "skipped /legs/l1: left out, as it could not be read",
            "wrong_type /segments/s: found null, expected an object",
            "skipped /segments/s: left out, as it could not be read",
        ]
    );
}

#[test]
fn a_broken_result_does_not_cost_its_neighbours() {
    let broken = [
        (r#"{"legs": []}"#, "missing /results/1/id: missing; expected a string"),
        (r#"{"id": null}"#, "wrong_type /results/1/id: found null, expected a string"),
        (r#"{"id": ["r2"]}"#, "wrong_type /results/1/id: found an array, expected a string"),
        (r#""r2""#, "wrong_type /results/1: found \"r2\", expected an object"),
        ("17", "wrong_type /results/1: found 17, expected an object"),
        ("false", "wrong_type /results/1: found false, expected an object"),
        ("[[{}]]", "wrong_type /results/1: found an array, expected an object"),
    ];
    for (result, note) in broken {
        let (response, notes) = flights(&format!(r#""results": [{{"id": "r1"}}, {result}, {{"id": "r3"}}]"#));
        let ids: Vec<_> = response.itineraries().map(|itinerary| itinerary.id().as_str()).collect();
        assert_eq!(ids, ["r1", "r3"], "{result}");
        assert_eq!(notes, [note, "skipped /results/1: left out, as it could not be read"], "{result}");
    }
}

#[test]
fn a_broken_part_does_not_cost_its_result() {
    let (response, notes) = flights(
        r#""results": [{"id": "r1", "legs": [{"id": "l1"}, {}], "bookingOptions": [
                {"displayPrice": {"displayPrice": "412 EUR"}},
                {"displayPrice": {"price": 412}, "bookingUrl": "https://book.example", "segmentFares": "none"},
                {"displayPrice": {"price": {}}, "badges": [{"code": 5.5}, {"code": true, "displayName": "New"}]}]}]"#,
    );
    assert_eq!(
        notes,
        [
            "missing /results/0/legs/1/id: missing; expected a string",
            "skipped /results/0/legs/1: left out, as it could not be read",
            "missing /results/0/bookingOptions/0/displayPrice/price: missing; expected a number",
            "missing /results/0/bookingOptions/1/displayPrice/displayPrice: missing; expected a string",
            "wrong_type /results/0/bookingOptions/1/segmentFares: found \"none\", expected an array",
            "wrong_type /results/0/bookingOptions/2/displayPrice/price: found an object, expected a number",
            "missing /results/0/bookingOptions/2/displayPrice/displayPrice: missing; expected a string",
            "wrong_type /results/0/bookingOptions/2/badges/0/code: found 5.5, expected one of direct, \
             freeCancellation, instantBook, virtualInterline, selfTransferProtection",
            "wrong_type /results/0/bookingOptions/2/badges/1/code: found true, expected one of direct, \
             freeCancellation, instantBook, virtualInterline, selfTransferProtection",
        ]
    );
    let itinerary = response.itineraries().next().unwrap();
    assert_eq!((itinerary.legs().len(), itinerary.options().len()), (1, 3));
    assert_eq!(itinerary.cheapest().unwrap().price().unwrap().to_string(), "412");
    assert_eq!(itinerary.options().nth(2).unwrap().option().badges[1].display_name.as_deref(), Some("New"));
}

#[test]
fn unknown_values_are_kept_as_they_came() {
    let json = concat!(
        r#"{"searchId":"9f2","status":"third-phase","currency":"eur","priceMode":"","airports":{"LHRX":{},"":{}},"#,
        r#""results":[{"id":"r1","bookingOptions":[{"type":"REGULAR"}]}]}"#,
    );
    // Fields are written in the order of the description.
    let written = concat!(
        r#"{"searchId":"9f2","status":"third-phase","currency":"eur","priceMode":"","#,
        r#""results":[{"id":"r1","bookingOptions":[{"type":"REGULAR"}]}],"airports":{"":{},"LHRX":{}}}"#,
    );
    let (response, notes) = read::<FlightSearchResponse>(json);
    assert_eq!(
        notes,
        [
            "unknown_value /status: found \"third-phase\", expected one of first-phase, second-phase, complete",
            "broken_grammar /currency: found \"eur\", expected three capital letters",
            "unknown_value /priceMode: found \"\", expected one of perPerson, total",
            "broken_grammar /airports/LHRX: found \"LHRX\", expected three characters",
            "broken_grammar /airports/: found \"\", expected three characters",
            "unknown_value /results/0/bookingOptions/0/type: found \"REGULAR\", expected one of regular, split",
        ]
    );
    assert!(!response.status.is_known());
    assert_eq!(serde_json::to_string(&response).unwrap(), written);
}

#[test]
fn empty_strings_are_strings() {
    let (response, notes) = read::<FlightSearchResponse>(
        r#"{"searchId": "", "status": "complete", "cluster": "",
            "results": [{"id": "", "legs": [{"id": ""}], "bookingOptions": [{"providerCode": "", "bookingUrl": "",
                "displayPrice": {"price": 1, "displayPrice": ""}}]}],
            "legs": {"": {}}, "providers": {"": {"displayName": "", "logoUrls": {}}}}"#,
    );
    assert_eq!(notes, [""; 0]);
    let itinerary = response.itineraries().next().unwrap();
    assert!(itinerary.is_complete() && itinerary.cheapest().is_none());
    assert_eq!(itinerary.options().next().unwrap().price().unwrap().to_string(), "1");
}

#[test]
fn numbers_and_strings_stand_in_for_each_other() {
    let (response, notes) = flights(
        r#""cluster": 4, "totalCount": "17", "pageSize": 50.0, "passengers": {"adults": "2", "children": "two"},
           "results": [{"id": 1001, "legs": [{"id": 7}], "bookingOptions": [
                {"displayPrice": {"price": "412.50", "displayPrice": 412}}, {"displayPrice": {"price": "NaN"}},
                {"displayPrice": {"price": "€ 3"}}]}],
           "legs": {"7": {"duration": "95", "segments": [{"id": "s", "departureDayMismatch": "true"}]}},
           "segments": {"s": {"flightNumber": 117}}"#,
    );
    assert_eq!(
        notes,
        [
            "wrong_type /cluster: found 4, expected a string",
            "wrong_type /totalCount: found \"17\", expected an integer",
            "wrong_type /passengers/adults: found \"2\", expected an integer",
            "wrong_type /passengers/children: found \"two\", expected an integer",
            "wrong_type /results/0/id: found 1001, expected a string",
            "wrong_type /results/0/legs/0/id: found 7, expected a string",
            "wrong_type /results/0/bookingOptions/0/displayPrice/price: found \"412.50\", expected a number",
            "wrong_type /results/0/bookingOptions/0/displayPrice/displayPrice: found 412, expected a string",
            "wrong_type /results/0/bookingOptions/1/displayPrice/price: found \"NaN\", expected a number",
            "missing /results/0/bookingOptions/1/displayPrice/displayPrice: missing; expected a string",
            "wrong_type /results/0/bookingOptions/2/displayPrice/price: found \"€ 3\", expected a number",
            "missing /results/0/bookingOptions/2/displayPrice/displayPrice: missing; expected a string",
            "wrong_type /legs/7/duration: found \"95\", expected an integer",
            "wrong_type /legs/7/segments/0/departureDayMismatch: found \"true\", expected true or false",
            "wrong_type /segments/s/flightNumber: found 117, expected a string",
        ]
    );
    assert_eq!((response.total_count, response.page_size), (Some(17), Some(50)));
    assert_eq!(response.passengers.as_ref().unwrap().travellers(), Some(2));
    let itinerary = response.itineraries().next().unwrap();
    assert_eq!(itinerary.duration().unwrap().as_secs(), 95 * 60);
    assert!(itinerary.segments().next().unwrap().departs_on_another_day());
    let prices: Vec<_> = itinerary.options().map(|o| o.price().map(|price| price.amount().get())).collect();
    assert_eq!(prices, [Some(412.5), None, None]);
}

#[test]
fn the_last_of_two_counts() {
    let (response, notes) = flights(
        r#""status": "first-phase", "results": [{"id": "r1"}], "results": [{"id": "r2", "id": "r3"}],
           "legs": {"l1": {"duration": 1}, "l1": {"duration": 2}}, "currency": "EUR", "currency": null"#,
    );
    assert_eq!(
        notes,
        [
            "duplicate /status: given more than once",
            "duplicate /results: given more than once",
            "duplicate /results/0/id: given more than once",
            "duplicate /legs/l1: given more than once",
            "duplicate /currency: given more than once",
        ]
    );
    assert_eq!((response.status, response.currency), (SearchStatus::FirstPhase, None));
    assert_eq!(response.results[0].id.as_str(), "r3");
    assert_eq!(response.legs["l1"].duration, Some(2));
}

#[test]
fn numbers_beyond_all_bounds() {
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
            "out_of_range /totalCount: found 9223372036854776000, expected an integer",
            &format!("out_of_range /passengers/adults: found {}, expected an integer", shortened(1e300)),
            "wrong_type /results/0/id: found 18446744073709552000, expected a string",
            "skipped /results/0: left out, as it could not be read",
        ]
    );
    assert_eq!(notes.len(), 5);
    assert_eq!((response.total_count, response.page_size), (None, Some(i64::MIN)));
    let options = &response.results[0].booking_options;
    assert_eq!(options[1].display_price.as_ref().unwrap().price.to_string(), "0");
    // Adding up durations that long can't be done, and must not be tried in vain.
    assert_eq!(response.itineraries().next().unwrap().duration(), None);

    // No float holds this one, so that the reader itself gives up.
    let error = decode::<FlightSearchResponse>(format!("{{{HEAD}, \"totalCount\": 1e999}}").as_bytes());
    assert!(error.unwrap_err().is_syntax());
}

fn shortened(number: f64) -> String {
    format!("{}…", &number.to_string()[..wayfare_models::Note::MAX_FOUND])
}

#[test]
fn deep_nesting_is_passed_over() {
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
        assert!(decode::<FlightSearchResponse>(nested.as_bytes()).is_err());
    }
    let open = format!(r#"{{{HEAD}, "results": {}"#, "[".repeat(DEPTH));
    assert!(decode::<FlightSearchResponse>(open.as_bytes()).unwrap_err().is_syntax());
}

#[test]
fn another_shape_altogether() {
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
fn bytes_that_are_no_json() {
    let bodies: &[&[u8]] = &[
        b"",
        b" \n",
        b"\xef\xbb\xbf{\"searchId\": \"9f2\", \"status\": \"complete\"}",
        b"{\"searchId\": \"9f2\", \"status\": \"complete\"} {}",
        b"{\"searchId\": \"9f2\", \"status\": \"complete\",}",
        b"{'searchId': '9f2', 'status': 'complete'}",
        b"{\"searchId\": \"\xff\", \"status\": \"complete\"}",
        b"{\"searchId\": \"\xed\xa0\x80\", \"status\": \"complete\"}",
        br#"{"searchId": "\ud83d", "status": "complete"}"#,
        br#"{"searchId": "\ude00\ud83d", "status": "complete"}"#,
        b"{\"searchId\": \"9f2\n\", \"status\": \"complete\"}",
        b"{\"searchId\": \"9f2\", \"status\": \"complete\", \"totalCount\": NaN}",
        b"{\"searchId\": \"9f2\", \"status\": \"complete\", \"totalCount\": 01}",
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
fn a_payload_cut_anywhere_is_an_error() {
    let whole = format!(
        r#"{{{HEAD}, "currency": "EUR", "results": [{{"id": "r\u00e9\ud83d\ude00", "legs": [{{"id": "l1"}}],
            "bookingOptions": [{{"displayPrice": {{"price": -1.5e2, "displayPrice": "é"}}, "extra": [true, null]}}]}}],
            "legs": {{"l1": {{"departureTime": "2027-03-14T19:10:00", "duration": 95}}}}}}"#
    );
    assert!(decode::<FlightSearchResponse>(whole.as_bytes()).is_ok());
    for end in 0..whole.len() {
        let error = decode::<FlightSearchResponse>(&whole.as_bytes()[..end]).unwrap_err();
        assert!(error.is_syntax(), "{end}: {error}");
    }
}

#[test]
fn a_payload_changed_anywhere_does_not_panic() {
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

#[test]
fn places_are_kept_where_they_can_be() {
    let (response, notes) = read::<FlightAutocompleteResponse>(
        r#"{"results": [
            {"placeId": 1, "primaryPlaceType": "airport", "displayPlaceType": {"type": "airport"}, "name": "Logan",
             "fullName": "Logan, Boston", "iataCode": "BOST", "isMetro": 0, "translatedName": "Logan"},
            {"placeId": "2", "primaryPlaceType": "moon", "displayPlaceType": {"type": "moon", "displayName": "Moon"},
             "name": "Moon"},
            {"placeId": 3, "name": "Nowhere"}]}"#,
    );
    assert_eq!(
        notes,
        [
            "missing /results/0/displayPlaceType/displayName: missing; expected a string",
            "broken_grammar /results/0/iataCode: found \"BOST\", expected three characters",
            "wrong_type /results/0/isMetro: found 0, expected true or false",
            "unknown_field /results/0/translatedName: unknown field; expected one of placeId, primaryPlaceType, \
             displayPlaceType, name, fullName, countryName, regionName, cityName, iataCode, isMetro",
            "wrong_type /results/1/placeId: found \"2\", expected an integer",
            "unknown_value /results/1/primaryPlaceType: found \"moon\", expected one of airport, city, country, \
             hotel, trainstation, region, touristregion, neighborhood, landmark, nationalpark, island",
            "missing /results/1/fullName: missing; expected a string",
            "missing /results/2/primaryPlaceType: missing; expected one of airport, city, country, hotel, \
             trainstation, region, touristregion, neighborhood, landmark, nationalpark, island",
            "missing /results/2/displayPlaceType: missing; expected an object",
            "missing /results/2/fullName: missing; expected a string",
            "skipped /results/2: left out, as it could not be read",
        ]
    );
    assert_eq!(response.results.len(), 2);
    assert_eq!(response.results[0].iata_code.as_ref().unwrap().as_str(), "BOST");

    let (response, notes) = read::<HotelAutocompleteResponse>("{}");
    assert_eq!(notes, ["missing /results: missing; expected an array"]);
    assert!(response.results.is_empty());
}

#[test]
fn error_bodies_are_told_apart_and_kept() {
    let before = r#"{"status": 401, "errorCode": "INVALID_API_KEY", "errorMessage": "no"}"#;
    let after = r#"{"url": "/x", "errors": [{"code": "NEW_CODE", "description": "d"}, {}, "broken"]}"#;
    let (error, notes) = read::<PreSearchErrorResponse>(before);
    assert_eq!((error.error_code, notes), (ErrorCode::InvalidApiKey, vec![]));
    assert!(decode::<PreSearchErrorResponse>(after.as_bytes()).is_err());

    let (error, notes) = read::<SearchErrorResponse>(after);
    assert_eq!(error.errors.len(), 1);
    assert_eq!(error.errors[0].code.as_str(), "NEW_CODE");
    assert_eq!(notes.iter().filter(|note| note.starts_with("skipped")).count(), 2);
}

#[test]
fn requests_are_read_with_every_difference() {
    let body = br#"{"searchStartParameters": {"cabin": "sofa", "passengers": ["ADT", 5], "legs": [
        {"origin": {"locationType": "airports", "airports": ["BOST", "JFK"], "airport": "BOS"},
         "destination": {"locationType": "planet", "airport": "LHR"}, "date": "2027-02-30", "flex": "plusminusthree"}]},
        "resultParameters": {"currency": "eur", "pageSize": 5.5}}"#;
    let decoded = decode::<FlightSearchRequest>(body).unwrap();
    let notes: Vec<_> = decoded.notes.iter().map(|note| (note.kind, note.at.as_str())).collect();
    let leg = "/searchStartParameters/legs/0";
    assert_eq!(
        notes,
        [
            (NoteKind::UnknownValue, "/searchStartParameters/cabin"),
            (NoteKind::WrongType, "/searchStartParameters/passengers/1"),
            (NoteKind::Skipped, "/searchStartParameters/passengers/1"),
            (NoteKind::BrokenGrammar, &format!("{leg}/origin/airports/0")),
            (NoteKind::Skipped, &format!("{leg}/origin/airports/0")),
            (NoteKind::UnknownField, &format!("{leg}/origin/airport")),
            (NoteKind::UnknownValue, &format!("{leg}/destination/locationType")),
            (NoteKind::BrokenGrammar, &format!("{leg}/date")),
            (NoteKind::Skipped, leg),
            (NoteKind::BrokenGrammar, "/resultParameters/currency"),
            (NoteKind::WrongType, "/resultParameters/pageSize"),
        ]
    );
}
