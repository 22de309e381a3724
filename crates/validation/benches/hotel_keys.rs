//! Benchmarks parsing of hotel search values, in time and allocations.
//!
//! Run with `cargo bench -p wayfare-validation`. Targets: less than 150 ns for a key, and less than 100 µs for the
//! polygon with the longest key.

#![allow(clippy::unwrap_used, reason = "the parsed strings are known to be valid")]

use std::hint::black_box;

use divan::{AllocProfiler, Bencher};
use wayfare_validation::{
    EntityKey, HotelRoomGuests, PipeDelimitedIntegerList, Point, Polygon, limits::POLYGON_KEY_CHARS,
};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

#[divan::bench(args = ["kplace:2643743", "khotel:1234", "khotels:1,22,333,4444", "klatlon:51.50735,-0.12776"])]
fn entity_key(text: &str) -> EntityKey {
    black_box(text).parse().unwrap()
}

#[divan::bench(args = ["2", "2:4,6|1"])]
fn rooms(text: &str) -> HotelRoomGuests {
    black_box(text).parse().unwrap()
}

#[divan::bench]
fn integer_list() -> PipeDelimitedIntegerList {
    black_box("3|4|5").parse().unwrap()
}

/// Returns a star-shaped polygon around London whose key has the maximum length.
fn longest_polygon() -> String {
    let mut text = "kpolygon:".to_owned();
    for corner in 0.. {
        let (angle, radius) = (f64::from(corner) / 5.0, if corner % 2 == 0 { 0.5 } else { 0.25 });
        let (latitude, longitude) = (51.5 + radius * angle.sin(), radius * angle.cos());
        let point = format!("{latitude:.5},{longitude:.5}");
        if text.len() + 1 + point.len() > POLYGON_KEY_CHARS {
            break;
        }
        if corner > 0 {
            text.push(';');
        }
        text.push_str(&point);
    }
    text
}

fn polygon() -> Polygon {
    longest_polygon().parse::<EntityKey>().unwrap().as_polygon().unwrap().clone()
}

#[divan::bench]
fn polygon_of_20_000_characters(bencher: Bencher) {
    let text = longest_polygon();
    bencher.bench(|| black_box(&text).parse::<EntityKey>().unwrap());
}

#[divan::bench]
fn polygon_with_max_points(bencher: Bencher) {
    let text = format!("kpolygon:0,0;0,1;1,0{}", ";1,1".repeat((POLYGON_KEY_CHARS - 20) / 4));
    bencher.bench(|| black_box(&text).parse::<EntityKey>().unwrap());
}

#[divan::bench]
fn polygon_written(bencher: Bencher) {
    let key = EntityKey::from(polygon());
    bencher.bench(|| black_box(&key).to_string());
}

#[divan::bench]
fn polygon_contains_a_point(bencher: Bencher) {
    let (polygon, point) = (polygon(), Point::new(51.51, 0.02).unwrap());
    bencher.bench(|| black_box(&polygon).contains(black_box(point)));
}

#[divan::bench]
fn polygon_envelope(bencher: Bencher) {
    let polygon = polygon();
    bencher.bench(|| black_box(&polygon).envelope());
}
