//! Recent nightly prices, used by searches without dates.

use super::catalogue::DealSet;
use super::hotel::Hotel;
use super::inventory::HotelInventory;
use super::providers::HotelProvider;
use super::query::{HotelInventoryQuery, RoomParty, Viewer};
use super::rates::{RateDesk, RateSummary};
use crate::world::zones::date_of_day;

/// Nights of the recent searches, in days from the start of the week.
const RECENT_NIGHTS: [i64; 3] = [16, 26, 47];

/// Simulated recent searches: one night each, for two adults.
///
/// The nights stay the same for a week and the rates for a day, so a list without dates does not change between calls.
#[derive(Debug, Clone)]
pub struct RecentSearches(Vec<HotelInventoryQuery>);

impl RecentSearches {
    /// Returns the recent searches for a viewer.
    #[must_use]
    pub fn of(viewer: &Viewer) -> Self {
        let week = viewer.today().div_euclid(7) * 7;
        let search = |ahead| {
            let check_in = date_of_day(week + ahead)?;
            let check_out = check_in.tomorrow().ok()?;
            Some(HotelInventoryQuery {
                check_in,
                check_out,
                rooms: vec![RoomParty::of_adults(2)],
                viewer: viewer.clone(),
            })
        };
        Self(RECENT_NIGHTS.into_iter().filter_map(search).collect())
    }

    /// Returns the rate desks of the searches.
    #[must_use]
    pub fn desks(&self, inventory: HotelInventory) -> RecentRates<'_> {
        RecentRates(self.0.iter().map(|query| inventory.rate_desk(query)).collect())
    }
}

/// Recent rates of hotels.
#[derive(Debug, Clone)]
pub struct RecentRates<'q>(Vec<RateDesk<'q>>);

impl RecentRates<'_> {
    /// Returns a summary of a hotel's rates for each night on which a search found available rooms. Rates with all of
    /// the `wanted` deals match.
    pub fn nights(&self, hotel: &Hotel, wanted: DealSet) -> impl Iterator<Item = RateSummary> {
        self.0.iter().filter_map(move |desk| desk.summary(hotel, HotelProvider::all(), wanted))
    }
}
