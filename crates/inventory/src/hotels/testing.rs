//! Test helpers.

use jiff::civil::date;
use wayfare_places::{PlaceId, Places};

use super::{Device, Hotel, HotelInventory, HotelInventoryQuery, RoomParty, TotalRule, Viewer};
use wayfare_places::money::Currency;

pub(crate) fn inventory() -> HotelInventory {
    HotelInventory::new(7)
}

/// Returns the largest city with the given name.
fn city(country: &str, name: &str) -> PlaceId {
    let cities = Places::embedded().cities();
    let with_name = cities.filter(|city| city.country == country && city.name == name);
    with_name.max_by_key(|city| city.population).unwrap().id
}

pub(crate) fn london() -> PlaceId {
    city("GB", "London")
}

pub(crate) fn hotels(country: &str, name: &str) -> Vec<Hotel> {
    inventory().hotels_of(city(country, name))
}

/// Returns a query for four nights for two adults in March 2027, searched from the US two months in advance.
pub(crate) fn query() -> HotelInventoryQuery {
    HotelInventoryQuery {
        check_in: date(2027, 3, 14),
        check_out: date(2027, 3, 18),
        rooms: vec![RoomParty::of_adults(2)],
        viewer: viewer(),
    }
}

pub(crate) fn viewer() -> Viewer {
    Viewer {
        currency: Currency::usd(),
        market: "US".to_owned(),
        totals: TotalRule { taxes: false, local_taxes: false },
        device: Device::Desktop,
        now: "2027-01-10T12:00:00Z".parse().unwrap(),
    }
}
