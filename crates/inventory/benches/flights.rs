//! Benchmarks flight searches in the embedded inventory: `cargo bench -p wayfare-inventory --bench flights`.
//!
//! Each line of the output measures a new search. All providers run in sequence, and every offer is written. A service
//! writes only the requested page, and writes the common part of an itinerary's offers only once.

use std::hint::black_box;
use std::time::{Duration, Instant};

use specwright_core::write::Encoded;
use wayfare_inventory::flights::{
    Cabin, FlightInventory, FlightInventoryLeg, FlightInventoryQuery, ForecastQuery,
};
use wayfare_models::flights::{FlightBookingOption, FlightPriceMode};
use wayfare_models::party::Party;
use wayfare_places::money::Currency;

const ROUNDS: usize = 31;

fn main() {
    // Load the places outside the measurement.
    black_box(wayfare_places::Places::embedded());
    let start = Instant::now();
    let inventory = FlightInventory::new(1);
    black_box(inventory.providers()[0].offers(&query(&[(&["BOS"], &["LHR"], 14, 0)])));
    println!("first search, including network planning: {:.1} ms", millis(start.elapsed()));

    let metros = (["JFK", "EWR", "LGA"], ["LHR", "LGW", "LCY", "STN", "LTN"]);
    let searches = [
        ("BOS-LHR one way", query(&[(&["BOS"], &["LHR"], 14, 0)])),
        ("BOS-LHR return", query(&[(&["BOS"], &["LHR"], 14, 0), (&["LHR"], &["BOS"], 21, 0)])),
        ("JFK-LAX return", query(&[(&["JFK"], &["LAX"], 14, 0), (&["LAX"], &["JFK"], 21, 0)])),
        ("SIN-MUC return", query(&[(&["SIN"], &["MUC"], 14, 0), (&["MUC"], &["SIN"], 21, 0)])),
        ("BGR-KOI return", query(&[(&["BGR"], &["KOI"], 14, 0), (&["KOI"], &["BGR"], 21, 0)])),
        ("NYC-LON return", query(&[(&metros.0, &metros.1, 14, 0), (&metros.1, &metros.0, 21, 0)])),
        ("NYC-LON flexible", query(&[(&metros.0, &metros.1, 14, 3), (&metros.1, &metros.0, 21, 3)])),
        (
            "BOS-LHR-FCO-BOS",
            query(&[(&["BOS"], &["LHR"], 14, 0), (&["LHR"], &["FCO"], 18, 0), (&["FCO"], &["BOS"], 23, 0)]),
        ),
    ];
    let around = |code| -> Vec<&str> {
        let places = wayfare_places::Places::embedded();
        let near = places.airport(code).map(|airport| places.airports_near(airport.position, 150.0));
        near.unwrap_or_default().iter().map(|(airport, _)| airport.code).collect()
    };
    let (east, west) = (around("LHR"), around("JFK"));
    let nearby = query(&[(&west, &east, 14, 3), (&east, &west, 21, 3)]);
    println!(
        "{:18} {:>9} {:>9} {:>9} {:>7} {:>12}",
        "search", "offers ms", "wire ms", "page ms", "offers", "itineraries"
    );
    for (name, query) in &searches {
        measure(name, &inventory, query.clone());
    }
    measure("all nearby, flex", &inventory, nearby);
    let routes: [[&[&str]; 2]; 4] =
        [[&["BOS"], &["LHR"]], [&["JFK"], &["LAX"]], [&["SIN"], &["MUC"]], [&metros.0, &metros.1]];
    for [from, to] in routes {
        forecast(&inventory, from, to, &[]);
        forecast(&inventory, from, to, &[3, 7, 14]);
    }
}

/// Measures the median time of several rounds, each with a different current time to avoid cache hits.
fn measure(name: &str, inventory: &FlightInventory, mut query: FlightInventoryQuery) {
    let providers = inventory.providers();
    let (mut finding, mut turning) = (Vec::new(), Vec::new());
    let (mut count, mut itineraries) = (0, 0);
    for round in 0..ROUNDS {
        query.now += jiff::SignedDuration::from_mins(round as i64 + 1);
        let start = Instant::now();
        let offers: Vec<_> =
            providers.iter().flat_map(|provider| provider.offers(black_box(&query))).collect();
        finding.push(start.elapsed());
        let start = Instant::now();
        for offer in &offers {
            let shown = inventory.shown(&offer.itinerary);
            let path = offer.booking_path(&shown);
            black_box(Encoded::<FlightBookingOption>::write(|option| {
                let mode = &FlightPriceMode::PerPerson;
                inventory.write_option(offer, &shown, mode, format_args!("{path}"), option);
            }));
        }
        turning.push(start.elapsed());
        count = offers.len();
        itineraries =
            offers.iter().map(|offer| offer.itinerary.id()).collect::<std::collections::HashSet<_>>().len();
    }
    finding.sort_unstable();
    turning.sort_unstable();
    let (finding, turning) = (millis(finding[ROUNDS / 2]), millis(turning[ROUNDS / 2]));
    // A page contains fifty results and all their options.
    let page = turning * 50.0 / itineraries.max(50) as f64;
    println!("{name:18} {finding:9.2} {turning:9.2} {page:9.2} {count:7} {itineraries:12}");
}

/// Measures a one-year forecast of a route's lowest fares, which should take at most 50 ms.
fn forecast(inventory: &FlightInventory, from: &[&str], to: &[&str], stays: &[i64]) {
    let codes = |codes: &[&str]| codes.iter().map(|code| (*code).to_owned()).collect();
    let query = ForecastQuery {
        origins: codes(from),
        destinations: codes(to),
        from: jiff::civil::date(2027, 3, 1),
        to: jiff::civil::date(2028, 2, 29),
        stays: stays.to_vec(),
        nonstop: false,
        now: jiff::Timestamp::constant(1_799_000_000, 0),
    };
    let mut times: Vec<_> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            black_box(inventory.forecast(black_box(&query)));
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!(
        "one-year forecast {}-{}, stays {stays:?}: {:.2} ms",
        from.join(","),
        to.join(","),
        millis(times[ROUNDS / 2])
    );
}

/// A short description of a leg: origins, destinations, day in March 2027, flexible days.
type LegSketch<'a> = (&'a [&'a str], &'a [&'a str], i8, u8);

fn query(legs: &[LegSketch<'_>]) -> FlightInventoryQuery {
    let codes = |codes: &[&str]| codes.iter().map(|code| (*code).to_owned()).collect();
    FlightInventoryQuery {
        legs: legs
            .iter()
            .map(|(origins, destinations, day, flex_days)| FlightInventoryLeg {
                origins: codes(origins),
                destinations: codes(destinations),
                date: jiff::civil::date(2027, 3, *day),
                flex_days: *flex_days,
            })
            .collect(),
        cabin: Cabin::Economy,
        party: Party::adults(2).children(1),
        include_split: false,
        include_long: true,
        max_stops: None,
        currency: Currency::usd(),
        market: "US".to_owned(),
        cashback: true,
        now: jiff::Timestamp::constant(1_799_000_000, 0),
    }
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1_000.0
}
