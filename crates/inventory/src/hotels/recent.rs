//! What a night cost of late: prices for searches without dates.

use super::hotel::Hotel;
use super::inventory::HotelInventory;
use super::providers::HotelProvider;
use super::query::{HotelQuery, RoomParty, Viewer};
use super::rates::RateDesk;
use crate::world::zones::date_of_day;
use wayfare_places::money::ExactAmount;

/// The nights that somebody has looked for of late, in days from the beginning of the week.
const NIGHTS_LOOKED_FOR: [i64; 3] = [16, 26, 47];

/// Searches whose answers somebody has seen of late: for two adults, one night each.
///
/// They are the same for a week, so that a list without dates does not change from one call to the next.
#[derive(Debug, Clone)]
pub struct RecentSearches(Vec<HotelQuery>);

impl RecentSearches {
    /// Those that a viewer would be told of.
    #[must_use]
    pub fn of(viewer: &Viewer) -> Self {
        let week = viewer.today().div_euclid(7) * 7;
        let search = |ahead| {
            let check_in = date_of_day(week + ahead)?;
            let check_out = check_in.tomorrow().ok()?;
            Some(HotelQuery {
                check_in,
                check_out,
                rooms: vec![RoomParty::of_adults(2)],
                viewer: viewer.clone(),
            })
        };
        Self(NIGHTS_LOOKED_FOR.into_iter().filter_map(search).collect())
    }

    /// The desks that answer them.
    #[must_use]
    pub fn desks(&self, inventory: HotelInventory) -> RecentRates<'_> {
        RecentRates(self.0.iter().map(|query| inventory.rate_desk(query)).collect())
    }
}

/// Tells what a night cost of late.
#[derive(Debug, Clone)]
pub struct RecentRates<'q>(Vec<RateDesk<'q>>);

impl RecentRates<'_> {
    /// The lowest total of a night at a hotel; `None` where nobody found it with rooms left.
    #[must_use]
    pub fn lowest_night(&self, hotel: &Hotel) -> Option<ExactAmount> {
        let lowest = |desk: &RateDesk<'_>| Some(desk.summary(hotel, HotelProvider::all())?.lowest);
        self.0.iter().filter_map(lowest).min_by_key(|amount| amount.minor())
    }
}
