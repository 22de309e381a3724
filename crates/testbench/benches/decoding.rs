//! The decoder of the models beside serde_json, sonic-rs and simd-json with derived structs, on large answers of the
//! service: `cargo bench --features bench`.

#![allow(clippy::unwrap_used, reason = "a benchmark may panic")]

use std::sync::LazyLock;

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use serde::de::DeserializeOwned;
use wayfare_models::cars::CarSearchResponse;
use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::hotels::MultipleHotelSearchResponse;
use wayfare_testbench::decoding::{Cars, Flights, Hotels, answers};
use wayfare_wire::Decode;

static FLIGHTS: LazyLock<Vec<u8>> = LazyLock::new(|| answers::flights(100).unwrap());
static HOTELS: LazyLock<Vec<u8>> = LazyLock::new(|| answers::hotels(250).unwrap());
static CARS: LazyLock<Vec<u8>> = LazyLock::new(|| answers::cars(500).unwrap());

fn main() {
    divan::main();
}

#[divan::bench(types = [Ours<FlightSearchResponse>, SerdeJson<Flights>, SonicRs<Flights>, SimdJson<Flights>])]
fn flights<R: Reader>(bencher: Bencher<'_, '_>) {
    read::<R>(bencher, &FLIGHTS);
}

#[divan::bench(types = [Ours<MultipleHotelSearchResponse>, SerdeJson<Hotels>, SonicRs<Hotels>, SimdJson<Hotels>])]
fn hotels<R: Reader>(bencher: Bencher<'_, '_>) {
    read::<R>(bencher, &HOTELS);
}

#[divan::bench(types = [Ours<CarSearchResponse>, SerdeJson<Cars>, SonicRs<Cars>, SimdJson<Cars>])]
fn cars<R: Reader>(bencher: Bencher<'_, '_>) {
    read::<R>(bencher, &CARS);
}

/// Each reader gets bytes of its own, as simd-json writes into them.
fn read<R: Reader>(bencher: Bencher<'_, '_>, json: &[u8]) {
    bencher
        .counter(BytesCount::of_slice(json))
        .with_inputs(|| json.to_vec())
        .bench_refs(|json| black_box(R::read(json)));
}

/// A library that reads JSON into a type.
trait Reader {
    type Value;

    fn read(json: &mut [u8]) -> Self::Value;
}

/// The decoder of the models, with notes.
struct Ours<T>(T);

impl<T: Decode> Reader for Ours<T> {
    type Value = wayfare_wire::Decoded<T>;

    fn read(json: &mut [u8]) -> Self::Value {
        wayfare_models::decode(json).unwrap()
    }
}

struct SerdeJson<T>(T);

impl<T: DeserializeOwned> Reader for SerdeJson<T> {
    type Value = T;

    fn read(json: &mut [u8]) -> T {
        serde_json::from_slice(json).unwrap()
    }
}

struct SonicRs<T>(T);

impl<T: DeserializeOwned> Reader for SonicRs<T> {
    type Value = T;

    fn read(json: &mut [u8]) -> T {
        sonic_rs::from_slice(json).unwrap()
    }
}

struct SimdJson<T>(T);

impl<T: DeserializeOwned> Reader for SimdJson<T> {
    type Value = T;

    fn read(json: &mut [u8]) -> T {
        simd_json::from_slice(json).unwrap()
    }
}
