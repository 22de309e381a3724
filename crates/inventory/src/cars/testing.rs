//! Test helpers.

use jiff::civil::date;
use wayfare_places::{Kinds, Place, Places};

use super::{CarInventory, CarInventoryQuery, CarRate, Spot};

pub(crate) fn inventory() -> CarInventory {
    CarInventory::new(7)
}

pub(crate) fn airport(code: &str) -> Spot {
    Spot::of_airport(Places::embedded().airport(code).unwrap())
}

pub(crate) fn city(name: &str) -> Spot {
    let found = Places::embedded().search(name, Kinds::CITY, 1);
    let Some(Place::City(city)) = found.first() else { panic!("{name}") };
    Spot::of_city(city)
}

/// Returns a query for four days in May 2027 from an airport, searched from the US two months in advance.
pub(crate) fn query(code: &str) -> CarInventoryQuery {
    at(airport(code))
}

pub(crate) fn at(spot: Spot) -> CarInventoryQuery {
    let from = date(2027, 5, 11).at(10, 0, 0, 0);
    let until = date(2027, 5, 15).at(10, 0, 0, 0);
    CarInventoryQuery {
        pickup: spot,
        dropoff: None,
        from,
        until,
        days: 4,
        market: "US".to_owned(),
        on_mobile: false,
        now: "2027-03-10T12:00:00Z".parse().unwrap(),
    }
}

/// Returns the offers of all providers.
pub(crate) fn offers(query: &CarInventoryQuery) -> Vec<CarRate> {
    inventory().providers().iter().flat_map(|provider| provider.offers(query)).collect()
}
