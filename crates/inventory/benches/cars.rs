//! Benchmarks car searches in the embedded inventory: `cargo bench -p wayfare-inventory --bench cars`.
//!
//! Each line of the output measures a new search. All providers run in sequence, and every offer is computed and
//! written. A service writes only the requested page.

use std::collections::HashSet;
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use specwright_core::write::Encoded;
use wayfare_inventory::cars::{CarAnswer, CarInventory, CarInventoryQuery, Spot};
use wayfare_models::cars::{CarBookingOption, CarPriceMode};
use wayfare_places::money::Currency;
use wayfare_places::{Kinds, Place, Places};

const ROUNDS: usize = 31;

const SEARCHES: [(&str, Option<&str>); 8] = [
    ("LAX", None),
    ("LHR", None),
    ("FRA", Some("MUC")),
    ("NRT", None),
    ("GRU", None),
    ("BGR", None),
    ("London", None),
    ("Paris", None),
];

fn main() {
    // Load places and tables outside the measurement.
    black_box(wayfare_places::Places::embedded());
    let inventory = CarInventory::new(1);
    inventory.warm_up();
    println!("{:18} {:>9} {:>9} {:>7} {:>8}", "search", "offers ms", "wire ms", "offers", "results");
    for (pickup, dropoff) in SEARCHES {
        measure(&inventory, pickup, dropoff);
    }
}

/// Measures the median time of several rounds, each with a different pickup time to avoid cache hits.
fn measure(inventory: &CarInventory, pickup: &str, dropoff: Option<&str>) {
    let providers = inventory.providers();
    let (mut finding, mut turning) = (Vec::new(), Vec::new());
    let (mut count, mut results) = (0, 0);
    for round in 0..ROUNDS {
        let Some(query) = query(pickup, dropoff, round as i64).map(Arc::new) else { return };
        let start = Instant::now();
        let plan = inventory.plan(black_box(&query));
        let answers: Vec<_> =
            providers.iter().map(|provider| provider.answer(&plan, Arc::clone(&query))).collect();
        finding.push(start.elapsed());
        let start = Instant::now();
        for offer in answers.iter().flat_map(CarAnswer::offers) {
            black_box(Encoded::<CarBookingOption>::write(|option| {
                let (currency, mode) = (Currency::usd(), &CarPriceMode::PerDayTotal);
                offer.write_option(currency, mode, format_args!("{}", offer.booking_path), "", option);
            }));
        }
        turning.push(start.elapsed());
        count = answers.iter().map(|answer| answer.iter().len()).sum();
        results =
            answers.iter().flat_map(CarAnswer::iter).map(|(deal, _)| deal.id()).collect::<HashSet<_>>().len();
    }
    finding.sort_unstable();
    turning.sort_unstable();
    let (finding, turning) = (millis(finding[ROUNDS / 2]), millis(turning[ROUNDS / 2]));
    let name = name(pickup, dropoff);
    println!("{name:18} {finding:9.2} {turning:9.2} {count:7} {results:8}");
}

fn name(pickup: &str, dropoff: Option<&str>) -> String {
    [Some(pickup), dropoff].into_iter().flatten().collect::<Vec<_>>().join("-")
}

/// Returns a query for four days in 2027, searched two months in advance.
fn query(pickup: &str, dropoff: Option<&str>, offset: i64) -> Option<CarInventoryQuery> {
    let spot = |name: &str| match Places::embedded().airport(name) {
        Some(airport) => Some(Spot::of_airport(airport)),
        None => match Places::embedded().search(name, Kinds::CITY, 1).first()? {
            Place::City(city) => Some(Spot::of_city(city)),
            _ => None,
        },
    };
    let day = |days| jiff::civil::date(2027, 5, 11).checked_add(jiff::Span::new().days(days)).ok();
    let from = day(offset)?.at(10, 0, 0, 0);
    let until = day(offset + 4)?.at(10, 0, 0, 0);
    let now = jiff::Timestamp::constant(1_804_000_000, 0);
    Some(CarInventoryQuery {
        pickup: spot(pickup)?,
        dropoff: dropoff.and_then(spot),
        from,
        until,
        days: 4,
        market: "US".to_owned(),
        on_mobile: false,
        now,
    })
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1_000.0
}
