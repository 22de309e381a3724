//! Test helpers.

use std::sync::OnceLock;

use jiff::civil::Date;
use wayfare_models::party::Party;
use wayfare_places::money::Currency;

use super::{Cabin, FlightInventory, FlightInventoryLeg, FlightInventoryQuery, schedule};

/// Returns the inventory, shared by the tests because planning a schedule is slow.
pub(crate) fn inventory() -> &'static FlightInventory {
    static INVENTORY: OnceLock<FlightInventory> = OnceLock::new();
    INVENTORY.get_or_init(|| FlightInventory::new(schedule::testing::SEED))
}

pub(crate) fn leg(origins: &[&str], destinations: &[&str], date: Date) -> FlightInventoryLeg {
    let codes = |codes: &[&str]| codes.iter().map(|code| (*code).to_owned()).collect();
    FlightInventoryLeg { origins: codes(origins), destinations: codes(destinations), date, flex_days: 0 }
}

/// Returns a query for one adult in economy class, searched from the US in January 2027.
pub(crate) fn query(legs: Vec<FlightInventoryLeg>) -> FlightInventoryQuery {
    FlightInventoryQuery {
        legs,
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
