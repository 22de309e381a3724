//! The short run of the decoding benchmark: the models and serde_json decode the recorded responses in full and encode
//! them again. With the `bench` feature, sonic-rs and simd-json must decode the same values.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use specwright_core::Decode;
use wayfare_models::cars::CarSearchResponse;
use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::hotels::MultipleHotelSearchResponse;
use wayfare_testbench::decoding::rivals;

#[test]
fn flights_decode_identically() {
    let json = include_bytes!("../payloads/flights.json");
    check_identical::<FlightSearchResponse, rivals::FlightSearchResponse>(json);
}

#[test]
fn hotels_decode_identically() {
    let json = include_bytes!("../payloads/hotels.json");
    check_identical::<MultipleHotelSearchResponse, rivals::MultipleHotelSearchResponse>(json);
}

#[test]
fn cars_decode_identically() {
    let json = include_bytes!("../payloads/cars.json");
    check_identical::<CarSearchResponse, rivals::CarSearchResponse>(json);
}

fn check_identical<Ours, Derived>(json: &[u8])
where
    Ours: Decode + Serialize,
    Derived: DeserializeOwned + Serialize + Debug + PartialEq,
{
    let recorded: Value = serde_json::from_slice(json).unwrap();
    let ours = wayfare_models::decode::<Ours>(json).unwrap();
    assert!(ours.notes.is_empty(), "{:?}", ours.notes);
    assert_equivalent(&written(&ours.value), &recorded, "");

    let derived: Derived = serde_json::from_slice(json).unwrap();
    assert_equivalent(&written(&derived), &recorded, "");
    #[cfg(feature = "bench")]
    {
        assert_eq!(sonic_rs::from_slice::<Derived>(json).unwrap(), derived);
        assert_eq!(simd_json::from_slice::<Derived>(&mut json.to_vec()).unwrap(), derived);
    }
}

fn written(value: &impl Serialize) -> Value {
    serde_json::from_slice(&serde_json::to_vec(value).unwrap()).unwrap()
}

/// Asserts that both documents have the same values everywhere. A number may be written with or without a zero
/// fraction, and null or empty values may be omitted.
fn assert_equivalent(left: &Value, right: &Value, at: &str) {
    match (left, right) {
        (Value::Object(one), Value::Object(other)) => {
            for name in one.keys().chain(other.keys()) {
                assert_equivalent(&left[name], &right[name], &format!("{at}/{name}"));
            }
        }
        (Value::Array(one), Value::Array(other)) => {
            assert_eq!(one.len(), other.len(), "{at}");
            for (index, (one, other)) in one.iter().zip(other).enumerate() {
                assert_equivalent(one, other, &format!("{at}/{index}"));
            }
        }
        (Value::Number(one), Value::Number(other)) => assert_eq!(one.as_f64(), other.as_f64(), "{at}"),
        _ if is_empty_or_null(left) && is_empty_or_null(right) => {}
        _ => assert_eq!(left, right, "{at}"),
    }
}

fn is_empty_or_null(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(members) => members.is_empty(),
        _ => false,
    }
}
