//! Tests of responses with parts that are not valid JSON: only those parts are lost, and the command reports them.

use crate::canned::Canned;
use crate::support::{Ran, ran_with_input, run};

const HOTELS: &str = include_str!("../../src/hotels/table/response.json");
const BASIC: &str = include_str!("../../src/hotels/table/basic.json");
const HOTEL: &str = include_str!("../../src/hotel/page/response.json");
const CARS: &str = include_str!("../../src/cars/table/response.json");
const FLIGHTS: &str = include_str!("../../src/flights/table/response.json");
const PLACES: &str =
    r#"{"results": [{"iataCode": "ORK", "name": "Cork", "placeId": 9, "entityKey": "kplace:9"}]}"#;
const FARES: &str = r#"{"results": []}"#;

/// Replaces the value of the first field with this name.
fn with(answer: &str, field: &str, value: &str) -> String {
    let at = answer.find(&format!("\"{field}\"")).unwrap();
    let from = at + answer[at..].find(':').unwrap() + 1;
    let to = from + answer[from..].find([',', '}', '\n']).unwrap();
    format!("{}{value}{}", &answer[..from], &answer[to..])
}

fn ran(body: &str, words: &str) -> Ran {
    run(Canned::with_body(body).client(words))
}

#[test]
fn invalid_tokens_lose_only_their_field() {
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
            let ran = ran(&body, words).assert_code(0);
            assert_eq!(
                ran.out.lines().count(),
                whole.out.lines().count(),
                "{words} {token}: {ran:?} {whole:?}"
            );
            let expected =
                "1 field of the response could not be read and was left out; 'wayfare check' shows where";
            ran.assert_err([expected]);
            let check = ran_with_input(&format!("check {kind}"), body.as_bytes());
            check.assert_out([&format!("/{field}: ")]);
        }
    }
}

#[test]
fn lone_surrogates_and_trailing_commas_lose_no_record() {
    let place = r#"{"results": [{"iataCode": "ORK", "name": "C\ud83dork",}, {"iataCode": "SNN", "name": "Shannon"},]}"#;
    ran(place, "places flights ireland").assert_code(0).assert_out(["ORK ", "SNN   Shannon"]);
    let comma = CARS.trim_end().strip_suffix('}').unwrap().trim_end().to_owned() + ",}";
    ran(&comma, "cars LAX --pickup +9d --dropoff +12d").assert_code(0).assert_out(["\n3 cars.\n"]);
}

#[test]
fn constants_and_fares_show_the_readable_parts() {
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
