//! Flight responses whose fields differ from the description.

use wayfare_models::common::SearchStatus;
use wayfare_models::flights::FlightSearchResponse;

use crate::{flights, read};

#[test]
fn a_first_phase_body_may_be_nearly_empty() {
    let (response, notes) =
        read::<FlightSearchResponse>(r#"{"status": "first-phase", "searchId": "9f2", "cluster": "4"}"#);
    assert_eq!(notes, [""; 0]);
    assert_eq!(response.status, Some(SearchStatus::FirstPhase));
    assert_eq!(response.itineraries().len(), 0);
    assert!(response.legs.is_empty() && response.providers.is_empty() && response.passengers.is_none());
}

#[test]
fn a_response_without_an_id_or_status_keeps_its_other_fields() {
    for (head, missing) in [
        (r#""status": "complete""#, "missing /searchId: missing; expected a string"),
        (
            r#""searchId": "9f2""#,
            "missing /status: missing; expected one of first-phase, second-phase, complete",
        ),
        (r#""searchId": null, "status": "complete""#, "wrong_type /searchId: found null, expected a string"),
        (
            r#""searchId": {}, "status": "complete""#,
            "wrong_type /searchId: found an object, expected a string",
        ),
    ] {
        let (response, notes) =
            read::<FlightSearchResponse>(&format!(r#"{{{head}, "results": [{{"id": "r1"}}]}}"#));
        assert_eq!((response.results.len(), notes), (1, vec![missing.to_owned()]));
    }
}

#[test]
fn a_final_response_has_results_even_if_empty() {
    for (status, results, note) in [
        ("complete", "", Some("missing /results: missing; expected an array")),
        ("complete", r#", "results": null"#, Some("wrong_type /results: found null, expected an array")),
        ("complete", r#", "results": []"#, None),
        ("second-phase", "", None),
        ("second-phase", r#", "results": null"#, None),
        ("first-phase", "", None),
    ] {
        let (response, notes) =
            read::<FlightSearchResponse>(&format!(r#"{{"searchId": "9f2", "status": "{status}"{results}}}"#));
        assert_eq!(notes, Vec::from_iter(note), "{status}{results}");
        assert!(serde_json::to_string(&response).unwrap().contains(r#""results":[]"#));
    }
}

#[test]
fn fields_that_live_services_add_are_noted_and_skipped() {
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
            "unknown_field /legs/l1/segments/0/layover/transferType: unknown field; expected duration",
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
fn null_means_missing() {
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
fn a_broken_part_does_not_drop_its_result() {
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
            "skipped /results/0/legs/1: skipped, because it could not be decoded",
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
fn unknown_values_are_kept_unchanged() {
    let json = concat!(
        r#"{"searchId":"9f2","status":"third-phase","currency":"eur","priceMode":"","airports":{"LHRX":{},"":{}},"#,
        r#""results":[{"id":"r1","bookingOptions":[{"type":"REGULAR"}]}]}"#,
    );
    // The encoder writes fields in the order of the description.
    let written = concat!(
        r#"{"searchId":"9f2","status":"third-phase","currency":"eur","priceMode":"","#,
        r#""results":[{"id":"r1","bookingOptions":[{"type":"REGULAR"}]}],"airports":{"":{},"LHRX":{}}}"#,
    );
    let (response, notes) = read::<FlightSearchResponse>(json);
    assert_eq!(
        notes,
        [
            "unknown_value /status: found \"third-phase\", expected one of first-phase, second-phase, complete",
            "broken_grammar /currency: found \"eur\", expected a currency code of three capital letters",
            "unknown_value /priceMode: found \"\", expected one of perPerson, total",
            "broken_grammar /airports/LHRX: found \"LHRX\", expected an airport code of three characters",
            "broken_grammar /airports/: found \"\", expected an airport code of three characters",
            "unknown_value /results/0/bookingOptions/0/type: found \"REGULAR\", expected one of regular, split",
        ]
    );
    assert!(!response.status.as_ref().unwrap().is_known());
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
fn numbers_and_strings_are_interchangeable() {
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
