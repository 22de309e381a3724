//! Benchmarks decoding and encoding of a flight response of about 500 KB: `cargo bench -p wayfare-models`.
//!
//! For comparison, serde_json decodes the same bytes to an untyped value, and checks only that they are valid JSON.

#![allow(clippy::unwrap_used, reason = "a benchmark may panic")]

use std::hint::black_box;

use divan::Bencher;
use divan::counter::BytesCount;
use serde_json::{Value, json};
use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::{decode, encode};

fn main() {
    divan::main();
}

/// Decodes with notes, as a client does.
#[divan::bench]
fn decode_response(bencher: Bencher<'_, '_>) {
    let body = body();
    bencher.counter(BytesCount::of_slice(&body)).bench(|| decode::<FlightSearchResponse>(black_box(&body)));
}

/// Joins each itinerary of a decoded response with its airports and its cheapest option.
#[divan::bench]
fn join_itineraries(bencher: Bencher<'_, '_>) {
    let response = decode::<FlightSearchResponse>(&body()).unwrap().value;
    bencher.bench(|| {
        let walk = black_box(&response).itineraries().filter(|itinerary| {
            itinerary.cheapest().is_some() && itinerary.segments().all(|segment| segment.origin().is_some())
        });
        walk.count()
    });
}

#[divan::bench]
fn untyped_value(bencher: Bencher<'_, '_>) {
    let body = body();
    bencher
        .counter(BytesCount::of_slice(&body))
        .bench(|| serde_json::from_slice::<Value>(black_box(&body)).unwrap());
}

#[divan::bench]
fn syntax_only(bencher: Bencher<'_, '_>) {
    let body = body();
    bencher
        .counter(BytesCount::of_slice(&body))
        .bench(|| serde_json::from_slice::<serde_core::de::IgnoredAny>(black_box(&body)).unwrap());
}

#[divan::bench]
fn encode_response(bencher: Bencher<'_, '_>) {
    let response = decode::<FlightSearchResponse>(&body()).unwrap().value;
    bencher.counter(BytesCount::of_slice(&body())).bench(|| encode(black_box(&response)).unwrap());
}

/// Encodes the same response with serde_json.
#[divan::bench]
fn encode_response_with_serde_json(bencher: Bencher<'_, '_>) {
    let response = decode::<FlightSearchResponse>(&body()).unwrap().value;
    bencher
        .counter(BytesCount::of_slice(&body()))
        .bench(|| serde_json::to_vec(black_box(&response)).unwrap());
}

/// Creates round trips with the proportions of live responses: six to nine options per result, half with fare families.
fn body() -> Vec<u8> {
    const RESULTS: usize = 36;
    const AIRPORTS: [&str; 8] = ["BOS", "LHR", "CDG", "FRA", "KEF", "DUB", "JFK", "AMS"];
    const AIRLINES: [&str; 6] = ["BA", "AF", "LH", "FI", "EI", "KL"];
    const PROVIDERS: usize = 12;

    let segment = |index: usize| {
        let (from, to) = (AIRPORTS[index % 8], AIRPORTS[(index / 8 + index + 1) % 8]);
        json!({
            "airline": AIRLINES[index % 6], "flightNumber": (100 + index * 7 % 900).to_string(),
            "origin": from, "destination": to, "duration": 80 + index * 13 % 600, "type": "flight",
            "departureTime": format!("2027-03-{:02}T{:02}:{:02}:00", 10 + index % 12, index % 24, index * 5 % 60),
            "arrivalTime": format!("2027-03-{:02}T{:02}:{:02}:00", 10 + index % 12, (index + 7) % 24, index * 3 % 60),
            "equipmentTypeName": "Airbus A321neo",
        })
    };
    let leg = |index: usize| {
        let segments = (0..=index % 3)
            .map(|at| json!({"id": format!("s{}", index * 3 + at), "departureDayMismatch": at == 1}));
        json!({
            "duration": 400 + index * 17 % 900, "segments": segments.collect::<Vec<_>>(),
            "departureTime": format!("2027-03-14T{:02}:25:00", index % 24),
            "arrivalTime": format!("2027-03-15T{:02}:40:00", (index + 9) % 24),
        })
    };
    let option = |result: usize, index: usize| {
        let amount = 312.4 + (result * 37 + index * 11) as f64;
        let price = |amount: f64| json!({"price": amount, "displayPrice": format!("€{amount:.2}")});
        let fares = [result * 2, result * 2 + 1]
            .into_iter()
            .flat_map(|leg| (0..=leg % 3).map(move |at| leg * 3 + at));
        let fares = fares.map(|segment| {
            json!({
                "segmentId": format!("s{segment}"), "cabin": {"code": "economy", "displayName": "Economy"},
                "qualityItems": [{"code": "wifi", "displayName": "Wi-Fi on board"}, {"code": "power", "displayName": "Power at the seat"}],
            })
        });
        let families = (0..(index % 2) * 2).map(|leg| {
            let amenity = |code: &str, restriction: &str| json!({"code": code, "restriction": restriction, "displayName": format!("{code} {restriction}")});
            json!({
                "id": format!("ff{leg}"), "displayName": "Economy Light", "legIndices": [leg],
                "amenities": [amenity("carryOnBag", "included"), amenity("checkedBag", "fee"), amenity("change", "unavailable")],
            })
        });
        json!({
            "type": if index == 3 { "split" } else { "regular" },
            "providerCode": format!("P{}", index % PROVIDERS), "displayPrice": price(amount),
            "bookingUrl": format!("https://www.example.com/book/flight?code=kEd0{result:06}Xa.{index}&h=1f4b7c2e9d0a&sub=b.example.1dd2d3c9aa7c"),
            "segmentFares": fares.collect::<Vec<_>>(), "fareFamilies": families.collect::<Vec<_>>(),
            "badges": [{"code": "freeCancellation", "displayName": "Free cancellation"}],
            "fees": {
                "basePrice": price(amount - 80.2), "totalPrice": price(amount),
                "carryOnBag": [{"bagNumber": "first", "restriction": "included"}],
                "checkedBag": [{"bagNumber": "first", "restriction": "fee", "displayPrice": price(45.0)}],
            },
        })
    };
    let results = (0..RESULTS).map(|index| {
        let options: Vec<_> = (0..6 + index % 4).map(|at| option(index, at)).collect();
        json!({
            "id": format!("{index:08x}c0ffee"), "bookingOptions": options,
            "legs": [{"id": format!("l{}", index * 2)}, {"id": format!("l{}", index * 2 + 1)}],
        })
    });
    let map = |entries: Vec<(String, Value)>| entries.into_iter().collect::<serde_json::Map<_, _>>();
    let named =
        |code: &str| (code.to_owned(), json!({"displayName": format!("{code} by name"), "cityName": "City"}));
    let body = json!({
        "searchId": "k1Bq9f2c7e", "cluster": "4", "status": "complete", "pageSize": 50, "totalCount": 731,
        "sort": {"key": "price", "direction": "asc"}, "currency": "EUR", "priceMode": "perPerson",
        "passengers": {"adults": 2, "children": 1, "infants": 0},
        "results": results.collect::<Vec<_>>(),
        "legs": map((0..RESULTS * 2).map(|index| (format!("l{index}"), leg(index))).collect()),
        "segments": map((0..RESULTS * 6).map(|index| (format!("s{index}"), segment(index))).collect()),
        "airports": map(AIRPORTS.iter().map(|code| named(code)).collect()),
        "airlines": map(AIRLINES.iter().map(|code| (code.to_string(), json!({"displayName": code}))).collect()),
        "providers": map((0..PROVIDERS).map(|at| (format!("P{at}"), json!({"displayName": format!("Provider {at}")}))).collect()),
    });
    let body = serde_json::to_vec(&body).unwrap();
    let decoded = decode::<FlightSearchResponse>(&body).unwrap();
    assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
    assert!(
        decoded
            .value
            .itineraries()
            .all(|itinerary| itinerary.is_complete() && itinerary.cheapest().is_some())
    );
    assert!((450_000..600_000).contains(&body.len()), "{} bytes", body.len());
    body
}
