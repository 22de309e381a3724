//! What a search holds: the estimates, by which the store is bounded, beside the memory that was really allocated.

use std::sync::Arc;

use allocation_counter::measure;
use jiff::civil::date;
use wayfare_inventory::cars::{CarInventory, CarInventoryQuery, Spot};
use wayfare_inventory::flights::{Cabin, FlightInventory, FlightInventoryLeg, FlightInventoryQuery, TravellerCounts};
use wayfare_places::Places;
use wayfare_places::money::Currency;

use super::{cars, flights};
use crate::engine::{Merge as _, Offers};
use crate::verticals::cars::Cars;
use crate::verticals::flights::Flights;

/// The bytes that a value holds, and the value. Computed twice, as the first time fills caches that searches share.
fn held<T>(make: impl Fn() -> T) -> (usize, T) {
    drop(make());
    let mut made = None;
    let bytes = measure(|| made = Some(make())).bytes_current;
    (usize::try_from(bytes).unwrap(), made.unwrap())
}

/// Fails unless the estimate is near what is held.
#[track_caller]
fn assert_near(what: &str, estimate: usize, held: usize) {
    println!("{what}: held {held}, estimated {estimate}");
    let ratio = estimate as f64 / held as f64;
    assert!((0.9..1.3).contains(&ratio), "{what}: held {held}, estimated {estimate}");
}

fn flight_offers(inventory: &FlightInventory, legs: &[(&str, &str, i8)], flex_days: u8) -> Offers<Flights> {
    let leg = |(from, to, day): &(&str, &str, i8)| FlightInventoryLeg {
        origins: vec![(*from).to_owned()],
        destinations: vec![(*to).to_owned()],
        date: date(2027, 3, *day),
        flex_days,
    };
    let query = FlightInventoryQuery {
        legs: legs.iter().map(leg).collect(),
        cabin: Cabin::Economy,
        party: TravellerCounts { adults: 1, ..TravellerCounts::default() },
        include_split: false,
        include_long: true,
        max_stops: None,
        currency: Currency::usd(),
        market: "US".to_owned(),
        cashback: false,
        now: "2027-01-10T12:00:00Z".parse().unwrap(),
    };
    let mut offers = Offers::default();
    for (place, provider) in inventory.providers().into_iter().enumerate() {
        let found = provider.offers(&query);
        let found = found.into_iter().map(|offer| flights::flight_offer(inventory, offer));
        assert_eq!(offers.merge(place, found.collect()), 0);
    }
    offers
}

#[test]
fn flights_hold_what_is_estimated() {
    let inventory = FlightInventory::new(7);
    let one_way = [("BOS", "LHR", 14)];
    let back = [("JFK", "LHR", 14), ("LHR", "JFK", 21)];
    for (what, legs, flex_days) in [("one way", &one_way[..], 0), ("return", &back, 0), ("flexible", &one_way, 3)] {
        let (held, offers) = held(|| flight_offers(&inventory, legs, flex_days));
        println!("{} results, {} options", offers.iter().count(), offers.iter().map(|it| it.options.len()).sum::<usize>());
        assert_near(what, offers.bytes(), held);
    }
}

fn car_offers(inventory: &CarInventory, code: &str) -> Offers<Cars> {
    let airport = Places::embedded().airport(code).unwrap();
    let query = Arc::new(CarInventoryQuery {
        pickup: Spot::of_airport(airport),
        dropoff: None,
        from: date(2027, 3, 14).at(10, 0, 0, 0),
        until: date(2027, 3, 21).at(10, 0, 0, 0),
        days: 7,
        market: "US".to_owned(),
        on_mobile: false,
        now: "2027-01-10T12:00:00Z".parse().unwrap(),
    });
    let mut offers = Offers::default();
    for (place, provider) in inventory.providers().into_iter().enumerate() {
        let found = provider.offers(&query).into_iter().map(|rate| cars::car_offer(&query, rate));
        assert_eq!(offers.merge(place, found.collect()), 0);
    }
    offers
}

#[test]
fn cars_hold_what_is_estimated() {
    let inventory = CarInventory::new(7);
    for code in ["LHR", "BOS", "INV"] {
        let (held, offers) = held(|| car_offers(&inventory, code));
        println!("{} results, {} options", offers.iter().count(), offers.iter().map(|it| it.options.len()).sum::<usize>());
        assert_near(code, offers.bytes(), held);
    }
}
