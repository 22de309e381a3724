//! Answers with parts that JSON does not allow: each costs itself alone, and the command says so.

use crate::canned::Canned;
use crate::support::{Ran, ran_with_input, run};

const HOTELS: &str = include_str!("../../src/hotels/table/response.json");
const BASIC: &str = include_str!("../../src/hotels/table/basic.json");
const HOTEL: &str = include_str!("../../src/hotel/page/response.json");
const CARS: &str = include_str!("../../src/cars/table/response.json");
const FLIGHTS: &str = include_str!("../../src/flights/table/response.json");
const PLACES: &str =
    r#"{"results": [{"iataCode": "ORK", "name": "Cork", "placeId": 9, "entityKey": "kplace:9"}]}"#;
const FARES: &str = r#"{"fares": []}"#;

/// The answer with one value in place of the first field of that name.
fn with(answer: &str, field: &str, value: &str) -> String {
    let at = answer.find(&format!("\"{field}\"")).unwrap();
    let from = at + answer[at..].find(':').unwrap() + 1;
    let to = from + answer[from..].find([',', '}', '\n']).unwrap();
    format!("{}{value}{}", &answer[..from], &answer[to..])
}

fn ran(body: &str, words: &str) -> Ran {
    run(Canned::start(vec![(200, body.to_owned())]).client(words))
}

#[test]
fn one_bad_token_costs_its_field_alone() {
    for (words, kind, answer, field) in [
        ("flights BOS LHR --depart +9d", "flights", FLIGHTS, "totalCount"),
        ("hotels kplace:1", "hotels", HOTELS, "guestRating"),
        ("hotels kplace:1 --basic", "hotels-basic", BASIC, "totalFilteredResults"),
        ("hotel 4711 --language de", "hotel", HOTEL, "starRating"),
        ("cars LAX --pickup +9d --dropoff +12d", "cars", CARS, "totalCount"),
        ("places flights cork", "places-flights", PLACES, "placeId"),
        ("places cars cork", "places-cars", PLACES, "placeId"),
        ("places hotels cork", "places-hotels", PLACES, "placeId"),
    ] {
        let whole = ran(answer, words);
        for token in ["NaN", "-Infinity", "0x1F"] {
            let body = with(answer, field, token);
            let ran = ran(&body, words);
            assert_eq!(ran.code, Some(0), "{words} {token}: {ran:?}");
            assert_eq!(
                ran.out.lines().count(),
                whole.out.lines().count(),
                "{words} {token}: {ran:?} {whole:?}"
            );
            let says =
                "1 field of the answer could not be read and was left out; 'wayfare check' shows where";
            assert!(ran.err.contains(says), "{words} {token}: {ran:?}");
            let check = ran_with_input(&format!("check {kind}"), body.as_bytes());
            assert!(check.out.contains(&format!("/{field}: ")), "{words} {token}: {check:?}");
        }
    }
}

#[test]
fn half_a_surrogate_and_a_trailing_comma_lose_no_record() {
    let place = r#"{"results": [{"iataCode": "ORK", "name": "C\ud83dork",}, {"iataCode": "SNN", "name": "Shannon"},]}"#;
    let places = ran(place, "places flights ireland");
    assert_eq!(places.code, Some(0), "{places:?}");
    assert!(places.out.contains("ORK ") && places.out.contains("SNN   Shannon"), "{places:?}");
    let comma = CARS.trim_end().strip_suffix('}').unwrap().trim_end().to_owned() + ",}";
    let cars = ran(&comma, "cars LAX --pickup +9d --dropoff +12d");
    assert_eq!(cars.code, Some(0), "{cars:?}");
    assert!(cars.out.contains("\n3 cars.\n"), "{cars:?}");
}

#[test]
fn constants_and_fares_show_what_is_left() {
    let row =
        r#"{"theme": [{"id": 1, "name": "Beach"}, {"id": NaN, "name": "Lost"}, {"id": 2, "name": "Spa"}]}"#;
    let labels = ran(row, "constants theme");
    assert_eq!(
        (labels.code, labels.out.as_str()),
        (Some(0), "ID  LABEL\n 1  Beach\n 2  Spa\n"),
        "{labels:?}"
    );
    let fares = ran(FARES, "calendar BOS LHR --month +1");
    assert_ne!(fares.code, Some(0), "{fares:?}");
}
