//! Benchmarks loading and querying the place data.
//!
//! `cargo bench -p wayfare-places` prints the times of the first load and of the first search for the nearest place,
//! and the median and the slowest run of each query. The results are not compared with a baseline.

use std::hint::black_box;
use std::time::{Duration, Instant};
use wayfare_places::{Kinds, Places, Point};

const RUNS: usize = 500;

fn main() -> Result<(), wayfare_validation::ValueError> {
    let start = Instant::now();
    let places = Places::embedded();
    println!("{:<32} {:>12?}", "load", start.elapsed());
    let start = Instant::now();
    let munich = Point::new(48.137, 11.575)?;
    let _ = black_box((places.nearest_airport(munich), places.nearest_city(munich)));
    println!("{:<32} {:>12?}", "first nearest place", start.elapsed());

    println!("\n{:<32} {:>12} {:>12}", "", "median", "slowest");
    let flights = Kinds::AIRPORT | Kinds::METRO;
    for term in [
        "lhr",
        "s",
        "san fr",
        "london h",
        "münchen",
        "東京",
        "a b c d e f",
        "germany",
        "londno",
        "nwe york",
        "zzzzzz",
        "мсоква",
        "東亰京都市",
    ] {
        for (of, kinds) in [("all", Kinds::ALL), ("flights", flights)] {
            time(&format!("search {term}, {of}"), || places.search(term, kinds, 6).len());
        }
    }
    let long = "paris ".repeat(2_000);
    time("search 12,000 characters", || places.search(&long, Kinds::ALL, 6).len());
    time("airports within 150 km", || places.airports_near(munich, 150.0).len());
    time("cities within 50 km", || places.cities_near(munich, 50.0).len());
    time("nearest city", || usize::from(places.nearest_city(munich).is_some()));
    time("airport by code", || usize::from(places.airport("MUC").is_some()));
    Ok(())
}

fn time(name: &str, query: impl Fn() -> usize) {
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            black_box(query());
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!("{name:<32} {:>12?} {:>12?}", times[RUNS / 2], times[RUNS - 1]);
}
