//! Comparison of the memory estimates, which bound the store, with the memory that searches actually allocate.

use std::sync::Arc;

use allocation_counter::measure;
use jiff::civil::date;
use wayfare_inventory::cars::{CarInventory, CarInventoryQuery, Spot};
use wayfare_inventory::flights::{Cabin, FlightInventory, FlightInventoryLeg, FlightInventoryQuery};
use wayfare_models::party::Party;
use wayfare_places::Places;
use wayfare_places::money::Currency;

use super::{cars, flights};
use crate::travel::engine::store::allocated;
use crate::travel::engine::{Merge as _, Offers};
use crate::travel::verticals::cars::Cars;
use crate::travel::verticals::flights::Flights;

/// A number of queries that exceeds the size of the inventory's plan cache.
const CACHE_FLUSH_QUERIES: u32 = 50;

/// Maximum size of a flight offer in bytes, including its share of the common data.
const MAX_FLIGHT_OFFER_BYTES: usize = 220;

/// Returns the memory that a value holds, in bytes, and the value. `flush` replaces the entries of the inventory's
/// cache, so that the value shares no memory with it.
fn held<T>(make: impl Fn() -> T, flush: impl Fn()) -> (usize, T) {
    // The first call fills tables that all searches share.
    drop(make());
    flush();
    let mut made = None;
    let measured = measure(|| {
        made = Some(make());
        flush();
    });
    (allocated::held(measured), made.unwrap())
}

/// Asserts that an estimate is close to the memory actually held.
#[track_caller]
fn assert_near(what: &str, estimate: usize, held: usize) {
    println!("{what}: held {held}, estimated {estimate}");
    let ratio = estimate as f64 / held as f64;
    assert!((0.9..1.3).contains(&ratio), "{what}: held {held}, estimated {estimate}");
}

fn flight_query(legs: &[(&str, &str, i8)], flex_days: u8) -> FlightInventoryQuery {
    let leg = |(from, to, day): &(&str, &str, i8)| FlightInventoryLeg {
        origins: vec![(*from).to_owned()],
        destinations: vec![(*to).to_owned()],
        date: date(2027, 3, *day),
        flex_days,
    };
    FlightInventoryQuery {
        legs: legs.iter().map(leg).collect(),
        cabin: Cabin::Economy,
        party: Party::adults(1),
        include_split: false,
        include_long: true,
        max_stops: None,
        currency: Currency::usd(),
        market: "US".to_owned(),
        cashback: false,
        now: "2027-01-10T12:00:00Z".parse().unwrap(),
    }
}

fn flight_offers(inventory: &FlightInventory, query: &FlightInventoryQuery) -> Offers<Flights> {
    let mut offers = Offers::default();
    let plan = inventory.plan(query);
    for (place, provider) in inventory.providers().into_iter().enumerate() {
        let answer = provider.answer(&plan, Arc::new(query.clone()));
        assert_eq!(offers.merge(place, flights::flight_offers(answer)), 0);
    }
    offers
}

#[test]
fn flight_estimates_match_allocated_memory() {
    let inventory = FlightInventory::new(7);
    let one_way = [("BOS", "LHR", 14)];
    let back = [("JFK", "LHR", 14), ("LHR", "JFK", 21)];
    for (what, legs, flex_days) in
        [("one way", &one_way[..], 0), ("return", &back, 0), ("flexible", &one_way, 3)]
    {
        let query = flight_query(legs, flex_days);
        // No flights serve these airports.
        let others = (0..CACHE_FLUSH_QUERIES).map(|_| flight_query(&[("QQQ", "QQX", 14)], 0));
        let flush = || {
            others.clone().enumerate().for_each(|(minute, mut other)| {
                other.now += jiff::SignedDuration::from_mins(minute as i64);
                flight_offers(&inventory, &other);
            })
        };
        let (held, offers) = held(|| flight_offers(&inventory, &query), flush);
        let options: usize = offers.iter().map(|found| found.options.len()).sum();
        println!("{} results, {options} options", offers.iter().count());
        assert_near(what, offers.bytes(), held);
        assert!(held < options * MAX_FLIGHT_OFFER_BYTES, "{what}: {held} for {options} options");
    }
}

fn car_query(code: &str, days: u32) -> Arc<CarInventoryQuery> {
    let airport = Places::embedded().airport(code).unwrap();
    Arc::new(CarInventoryQuery {
        pickup: Spot::of_airport(airport),
        dropoff: None,
        from: date(2027, 3, 14).at(10, 0, 0, 0),
        until: date(2027, 3, 21).at(10, 0, 0, 0),
        days,
        market: "US".to_owned(),
        on_mobile: false,
        now: "2027-01-10T12:00:00Z".parse().unwrap(),
    })
}

fn car_offers(inventory: &CarInventory, query: &Arc<CarInventoryQuery>) -> Offers<Cars> {
    let mut offers = Offers::default();
    let plan = inventory.plan(query);
    for (place, provider) in inventory.providers().into_iter().enumerate() {
        let answer = provider.answer(&plan, Arc::clone(query));
        assert_eq!(offers.merge(place, cars::car_offers(answer)), 0);
    }
    offers
}

#[test]
fn car_estimates_match_allocated_memory() {
    let inventory = CarInventory::new(7);
    for code in ["LHR", "BOS", "INV"] {
        // Rentals of these lengths evict the plan of the tested query.
        let flush = || {
            (0..CACHE_FLUSH_QUERIES)
                .for_each(|days| drop(car_offers(&inventory, &car_query(code, 1_000 + days))))
        };
        let (held, offers) = held(|| car_offers(&inventory, &car_query(code, 7)), flush);
        let options: usize = offers.iter().map(|found| found.options.len()).sum();
        println!("{} results, {options} options", offers.iter().count());
        assert_near(code, offers.bytes(), held);
    }
}
