//! The short form of the comparison: every library reads the same values from the recorded answers.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use wayfare_models::cars::CarSearchResponse;
use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::hotels::MultipleHotelSearchResponse;
use wayfare_testbench::decoding::{Cars, Flights, Hotels};
use wayfare_wire::Decode;

#[test]
fn flights_are_read_alike() {
    let json = include_bytes!("../payloads/flights.json");
    alike::<FlightSearchResponse, Flights>(json, |answer| answer.into());
}

#[test]
fn hotels_are_read_alike() {
    let json = include_bytes!("../payloads/hotels.json");
    alike::<MultipleHotelSearchResponse, Hotels>(json, |answer| answer.into());
}

#[test]
fn cars_are_read_alike() {
    let json = include_bytes!("../payloads/cars.json");
    alike::<CarSearchResponse, Cars>(json, |answer| answer.into());
}

fn alike<Model: Decode, Derived: DeserializeOwned + Debug + PartialEq>(
    json: &[u8],
    part: impl Fn(&Model) -> Derived,
) {
    let decoded = wayfare_models::decode::<Model>(json).unwrap();
    assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
    let ours = part(&decoded.value);
    assert_eq!(serde_json::from_slice::<Derived>(json).unwrap(), ours);
    #[cfg(feature = "bench")]
    {
        assert_eq!(sonic_rs::from_slice::<Derived>(json).unwrap(), ours);
        assert_eq!(simd_json::from_slice::<Derived>(&mut json.to_vec()).unwrap(), ours);
    }
}
