//! Places, errors and requests that differ from the description.

use wayfare_models::autocomplete::{
    CarAutocompleteResponse, FlightAutocompleteResponse, HotelAutocompleteResponse,
};
use wayfare_models::flights::FlightSearchRequest;
use wayfare_models::service::{ErrorCode, PreSearchErrorResponse, SearchErrorResponse};
use wayfare_models::{NoteKind, decode};

use crate::read;

#[test]
fn places_are_kept_if_possible() {
    let (response, notes) = read::<FlightAutocompleteResponse>(
        r#"{"results": [
            {"placeId": 1, "primaryPlaceType": "airport", "displayPlaceType": {"type": "airport"}, "name": "Logan",
             "fullName": "Logan, Boston", "iataCode": "BOST", "isMetro": 0, "translatedName": "Logan"},
            {"placeId": "2", "primaryPlaceType": "moon", "displayPlaceType": {"type": "moon", "displayName": "Moon"},
             "name": "Moon"},
            {"placeId": 3, "name": "Nowhere"}, {}, "Nowhere"]}"#,
    );
    assert_eq!(
        notes,
        [
            "missing /results/0/displayPlaceType/displayName: missing; expected a string",
            "broken_grammar /results/0/iataCode: found \"BOST\", expected an airport code of three characters",
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
            "missing /results/3/placeId: missing; expected an integer",
            "missing /results/3/primaryPlaceType: missing; expected one of airport, city, country, hotel, \
             trainstation, region, touristregion, neighborhood, landmark, nationalpark, island",
            "missing /results/3/displayPlaceType: missing; expected an object",
            "missing /results/3/name: missing; expected a string",
            "missing /results/3/fullName: missing; expected a string",
            "wrong_type /results/4: found \"Nowhere\", expected an object",
            "skipped /results/4: skipped, because it could not be decoded",
        ]
    );
    assert_eq!(response.results.len(), 4);
    assert_eq!(response.results[0].iata_code.as_ref().unwrap().as_str(), "BOST");

    let (response, notes) = read::<HotelAutocompleteResponse>("{}");
    assert_eq!(notes, ["missing /results: missing; expected an array"]);
    assert!(response.results.is_empty());
}

#[test]
fn car_places_may_lack_a_location() {
    let (response, notes) = read::<CarAutocompleteResponse>(
        r#"{"results": [{"placeId": 1, "primaryPlaceType": "city", "fullName": "Cork", "cityId": 1,
            "displayPlaceType": {"type": "city", "displayName": "City"}, "cityName": "Cork", "countryName": "Ireland",
            "regionName": "Munster"}]}"#,
    );
    assert!(notes.is_empty(), "{notes:?}");
    assert_eq!((response.results[0].title(), &response.results[0].location), ("Cork", &None));
}

#[test]
fn a_hotel_may_have_the_key_of_a_place() {
    let (response, notes) = read::<HotelAutocompleteResponse>(
        r#"{"results": [{"entityKey": "kplace:77", "placeId": 77, "hotelId": 41, "hotelName": "Tidal",
            "primaryPlaceType": "hotel"}, {"hotelId": 42}]}"#,
    );
    assert_eq!(response.results.len(), 1);
    let hotel = &response.results[0];
    assert_eq!((hotel.entity_key.as_str(), hotel.hotel_id.map(|id| id.get())), ("kplace:77", Some(41)));
    assert_eq!(notes.iter().filter(|note| note.starts_with("skipped /results/1:")).count(), 1);
}

#[test]
fn error_bodies_are_distinguished_and_kept() {
    let before = r#"{"status": 401, "errorCode": "INVALID_API_KEY", "errorMessage": "no"}"#;
    let after = r#"{"url": "/x", "errors": [{"code": "NEW_CODE", "description": "d"}, {}, "broken"]}"#;
    let (error, notes) = read::<PreSearchErrorResponse>(before);
    assert_eq!((error.error_code, notes), (ErrorCode::InvalidApiKey, vec![]));
    assert!(decode::<PreSearchErrorResponse>(after.as_bytes()).is_err());

    let (error, notes) = read::<SearchErrorResponse>(after);
    assert_eq!(error.errors.len(), 2);
    assert_eq!(error.errors[0].code.as_ref().unwrap().as_str(), "NEW_CODE");
    assert_eq!(error.errors[1].code, None);
    assert_eq!(notes.iter().filter(|note| note.starts_with("skipped")).count(), 1);
}

#[test]
fn every_difference_in_a_request_is_noted() {
    let body = br#"{"searchStartParameters": {"cabin": "sofa", "passengers": ["ADT", 5], "legs": [
        {"origin": {"locationType": "airports", "airports": ["BOST", "JFK"], "airport": "BOS"},
         "destination": {"locationType": "planet", "airport": "LHR"}, "date": "2027-02-30", "flex": "plusminusthree"}]},
        "resultParameters": {"currency": "eur", "pageSize": 5.5}}"#;
    let decoded = decode::<FlightSearchRequest>(body).unwrap();
    let notes: Vec<_> = decoded.notes.iter().map(|note| (note.kind(), note.at.pointer())).collect();
    let leg = "/searchStartParameters/legs/0";
    assert_eq!(
        notes.iter().map(|(kind, at)| (*kind, at.as_str())).collect::<Vec<_>>(),
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
