//! Car responses and requests that differ from the description.

use wayfare_models::cars::{CarFeeCode, CarSearchRequest, CarSearchResponse};

use crate::{HEAD, read};

/// Decodes a car response with the given fields in addition to the common fields.
fn cars(fields: &str) -> (CarSearchResponse, Vec<String>) {
    read(&format!(
        r#"{{{HEAD}, "cluster": "4", "sort": {{"key": "price"}}, "pageSize": 50, "totalCount": 1,
            "priceMode": "total", "currency": "EUR", "days": 3, {fields}}}"#
    ))
}

/// Decodes a response that contains one option with the given fields.
fn option(fields: &str) -> (CarSearchResponse, Vec<String>) {
    let (response, notes) =
        cars(&format!(r#""results": [{{"id": "r1", "bookingOptions": [{{{fields}}}]}}]"#));
    let at = "/results/0/bookingOptions/0/";
    (response, notes.iter().map(|note| note.replace(at, "")).collect())
}

const LINKS: &str =
    r#""providerCode": "p", "agencyCode": "a", "bookingUrl": "https://b.example", "pickupLocationId": "l""#;

#[test]
fn a_first_phase_body_may_be_nearly_empty() {
    let (response, notes) =
        read::<CarSearchResponse>(r#"{"status": "first-phase", "searchId": "9f2", "cluster": "4"}"#);
    assert!(notes.iter().all(|note| note.starts_with("missing ")), "{notes:?}");
    assert_eq!(response.rentals().len(), 0);
    assert!(response.rental_days().is_none() && response.agencies.is_empty());

    let (response, notes) = read::<CarSearchResponse>(r#"{"searchId": "9f2", "results": [{"id": "r1"}]}"#);
    assert!(
        notes.iter().all(|note| note.starts_with("missing ")) && response.results.len() == 1,
        "{notes:?}"
    );
}

#[test]
fn null_results_count_as_missing() {
    let (response, notes) =
        cars(r#""results": null, "agencies": null, "providers": null, "carLocations": null"#);
    assert_eq!((notes, response.rentals().len()), (vec![], 0));
    let (_, notes) = read::<CarSearchResponse>(r#"{"status": "complete", "results": null}"#);
    assert!(notes.contains(&"wrong_type /results: found null, expected an array".to_owned()), "{notes:?}");

    let (response, notes) =
        cars(r#""results": [null, {"id": "r1", "bookingOptions": null}, {"bookingOptions": []}]"#);
    assert_eq!(
        notes,
        [
            "wrong_type /results/0: found null, expected an object",
            "skipped /results/0: skipped, because it could not be decoded",
            "wrong_type /results/1/bookingOptions: found null, expected an array",
            "missing /results/2/id: missing; expected a string",
            "skipped /results/2: skipped, because it could not be decoded",
        ]
    );
    assert!(response.rentals().next().unwrap().first().is_none());
}

#[test]
fn null_means_missing() {
    let (response, notes) = option(&format!(
        r#"{LINKS}, "dropoffLocationId": null, "policy": null, "fees": null, "isCreditCardRequired": null, "car": null,
           "price": null, "paymentType": null, "rateType": null, "badges": null"#
    ));
    assert_eq!(notes, [""; 0]);
    assert_eq!(response, option(LINKS).0);
    let rental = response.rentals().next().unwrap();
    assert_eq!(rental.dangling().len(), 3);
    assert!(rental.cheapest().is_none() && rental.first().unwrap().price().is_none());
}

#[test]
fn fees_are_decoded_from_a_list_and_from_a_map() {
    let listed = r#"[{"code": "dropOff", "isIncludedInTotal": true}, {"code": "youngDriver"}]"#;
    let by_code = r#"{"dropOff": {"isIncludedInTotal": true}, "youngDriver": {"code": "youngDriver"}}"#;
    let (list, notes) = option(&format!(r#"{LINKS}, "fees": {listed}"#));
    assert_eq!(notes, [""; 0]);
    let (map, notes) = option(&format!(r#"{LINKS}, "fees": {by_code}"#));
    assert_eq!(notes, [""; 0]);
    assert_eq!(map, list);
    let first = map.rentals().next().unwrap().first().unwrap();
    assert_eq!(first.fee(&CarFeeCode::DropOff).unwrap().is_included(), Some(true));

    let (broken, notes) = option(&format!(r#"{LINKS}, "fees": {{"dropOff": null, "toll": {{}}}}"#));
    assert_eq!(broken.rentals().next().unwrap().first().unwrap().fees().len(), 1);
    assert!(!notes.is_empty());
}

#[test]
fn codes_that_are_empty_or_unknown_are_kept() {
    let (response, notes) = option(&format!(
        r#"{LINKS}, "paymentType": "barter", "badges": [{{"code": "shiny", "displayName": ""}}],
           "car": {{"type": {{"code": "hovercraft", "displayName": "", "groups": [""]}}, "brand": "", "bags": 0,
                    "passengers": 0, "doors": "doors0", "transmission": "", "fuel": "", "sipp": "ecmr"}}"#
    ));
    let kinds: Vec<_> = notes.iter().filter_map(|note| note.split(':').next()).collect();
    assert_eq!(
        kinds,
        [
            "unknown_value paymentType",
            "unknown_value badges/0/code",
            "unknown_value car/type/code",
            "unknown_value car/type/groups/0",
            "unknown_value car/doors",
            "unknown_value car/transmission",
            "unknown_value car/fuel",
            "broken_grammar car/sipp",
        ]
    );
    let car = response.rentals().next().unwrap().first().unwrap().car().unwrap();
    assert_eq!(car.doors.as_ref().unwrap().range(), None);
    assert_eq!((car.transmission.as_ref().unwrap().as_str(), car.fuel.as_ref().unwrap().as_str()), ("", ""));
    assert_eq!(car.sipp.as_ref().unwrap().as_str(), "ecmr");
    let again: CarSearchResponse = serde_json::from_value(serde_json::to_value(&response).unwrap()).unwrap();
    assert_eq!(again, response);
}

#[test]
fn agencies_may_have_an_unknown_kind_and_no_logos() {
    let (response, notes) = cars(&format!(
        r#""results": [{{"id": "r1", "bookingOptions": [{{{LINKS}, "price": {{"price": -1, "displayPrice": ""}}}}]}}],
           "agencies": {{"a": {{"code": "a", "displayName": "A", "logoUrls": {{}}, "type": "robot"}}}},
           "providers": {{"p": {{"code": "p", "displayName": "P", "logoUrls": {{}}}}, "q": null}},
           "carLocations": {{"l": {{"locationId": "l", "displayDistance": "", "locationType": "moon",
                                   "airport": {{"code": "LHRX", "displayName": "X"}}}}}}"#
    ));
    assert_eq!(notes.len(), 5, "{notes:?}");
    let option = response.rentals().next().unwrap().first().unwrap();
    assert_eq!(option.agency_type().and_then(|kind| kind.label()), Some("robot"));
    assert!(option.provider().unwrap().logo_urls.as_ref().unwrap().horizontal_url.is_none());
    assert!(option.rental().is_complete() && option.price().is_none());
}

#[test]
fn a_start_may_omit_the_id_or_state_null() {
    let start = r#""searchStartParameters": {"pickup": {"location": {"type": "airport", "value": "LIS"},
        "date": "2027-03-14"}, "dropoff": {"date": "2027-03-15"}}"#;
    let (bare, notes) = read::<CarSearchRequest>(&format!("{{{start}}}"));
    assert_eq!(notes, [""; 0]);
    let (null, notes) = read::<CarSearchRequest>(&format!(r#"{{"searchId": null, {start}}}"#));
    assert_eq!(notes, [""; 0]);
    assert_eq!(bare, null);
    let (poll, notes) = read::<CarSearchRequest>(r#"{"searchId": "9f2"}"#);
    assert_eq!(notes, [""; 0]);
    assert!(poll.search_start_parameters.is_none());
}

#[test]
fn a_place_of_an_unknown_kind_is_rejected() {
    let (request, notes) = read::<CarSearchRequest>(
        r#"{"searchStartParameters": {"pickup": {"location": {"type": "station", "value": "LIS"},
            "date": "2027-03-14"}, "dropoff": {"date": "2027-03-15"}}}"#,
    );
    assert!(notes[0].starts_with("unknown_value /searchStartParameters/pickup/location/type"), "{notes:?}");
    assert!(request.search_start_parameters.is_none());
}
