//! What the tests share.

use jiff::civil::date;
use wayfare_models::cars::CarSearchPlace;
use wayfare_places::Places;

use super::{RentalInventory, RentalOffer, RentalQuery, Spot};

pub(crate) fn inventory() -> RentalInventory {
    RentalInventory::new(7)
}

pub(crate) fn airport(code: &str) -> Spot {
    Spot::of_airport(Places::embedded().airport(code).unwrap())
}

pub(crate) fn city(name: &str) -> Spot {
    Spot::of(&CarSearchPlace::City { value: name.to_owned() }).unwrap()
}

/// Four days in May 2027 from an airport, seen from America two months before.
pub(crate) fn query(code: &str) -> RentalQuery {
    at(airport(code))
}

pub(crate) fn at(spot: Spot) -> RentalQuery {
    let from = date(2027, 5, 11).at(10, 0, 0, 0);
    let until = date(2027, 5, 15).at(10, 0, 0, 0);
    RentalQuery::new(spot, None, from, until, "US", "2027-03-10T12:00:00Z".parse().unwrap())
}

/// The offers of all providers.
pub(crate) fn offers(query: &RentalQuery) -> Vec<RentalOffer> {
    inventory().providers().iter().flat_map(|provider| provider.offers(query)).collect()
}
