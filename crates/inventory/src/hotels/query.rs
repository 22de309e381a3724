//! What the inventory is asked, in terms of the trade: nothing of the wire is left in it.

use jiff::Timestamp;
use jiff::civil::Date;
use wayfare_validation::limits::{HOTEL_NIGHTS, HOTEL_ROOMS};

use super::taxes::TotalRule;
use crate::world::dice::Dice;
use crate::world::zones::day_of_date;
use wayfare_places::money::Currency;

/// A search for rooms.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct HotelQuery {
    /// Day of arrival.
    pub check_in: Date,
    /// Day of departure.
    pub check_out: Date,
    /// Who sleeps in each room. Without rooms, or with one that no adult sleeps in, there are no rates.
    pub rooms: Vec<RoomParty>,
    /// Who looks.
    pub viewer: Viewer,
}

/// Who sleeps in a room.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RoomParty {
    /// Adults.
    pub adults: u8,
    /// The age of each child, in years.
    pub child_ages: Vec<u8>,
}

/// Who looks at prices, and when.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Viewer {
    /// What prices are in.
    pub currency: &'static Currency,
    /// The country in which the rooms are sold, ISO 3166-1 alpha-2.
    pub market: String,
    /// What totals hold.
    pub totals: TotalRule,
    /// What the traveller holds in hand: some rates are for one kind of device alone.
    pub device: Device,
    /// When the search was started, not when a provider gets to it: one search has one present, or its rates would
    /// change between two calls.
    pub now: Timestamp,
}

/// A kind of device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Device {
    /// With a keyboard.
    #[default]
    Desktop,
    /// With a touch screen.
    Mobile,
}

impl HotelQuery {
    /// Mixes in all that tells one stay from another. The present is left out but for its day: rates hold for a day.
    pub(crate) fn mix(&self, dice: Dice) -> Dice {
        let dates = dice
            .with_signed(day_of_date(self.check_in))
            .with_signed(day_of_date(self.check_out))
            .with_signed(self.viewer.today());
        let dice = dates.text(&self.viewer.market).with(self.rooms.len() as u64);
        self.rooms.iter().fold(dice, |dice, room| {
            let dice = dice.with(u64::from(room.adults)).with(room.child_ages.len() as u64);
            room.child_ages.iter().fold(dice, |dice, age| dice.with(u64::from(*age)))
        })
    }

    /// The nights as days since 1970, unless nobody sells them: none or too many, gone by, no rooms or too many, or a room without an adult.
    pub(crate) fn nights(&self) -> Option<std::ops::Range<i64>> {
        let (first, end) = (day_of_date(self.check_in), day_of_date(self.check_out));
        // West of Greenwich it may still be yesterday.
        let today = self.viewer.today() - 1;
        let rooms =
            (1..=HOTEL_ROOMS).contains(&self.rooms.len()) && self.rooms.iter().all(|it| it.adults > 0);
        ((1..=HOTEL_NIGHTS as i64).contains(&(end - first)) && first >= today && rooms).then_some(first..end)
    }
}

impl Viewer {
    /// The day of the search, in days since 1970 by universal time.
    pub(crate) fn today(&self) -> i64 {
        self.now.as_second().div_euclid(86_400)
    }
}

impl RoomParty {
    /// Adults alone.
    #[must_use]
    pub fn of_adults(adults: u8) -> Self {
        Self { adults, child_ages: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hotels::testing;

    #[test]
    fn both_sides_of_what_is_sold() {
        let query = testing::query();
        let shifted = |from: i64, nights: i64| {
            let day = |offset: i64| crate::world::zones::date_of_day(query.viewer.today() + offset).unwrap();
            HotelQuery { check_in: day(from), check_out: day(from + nights), ..query.clone() }
                .nights()
                .is_some()
        };
        assert!(shifted(-1, 1) && !shifted(-2, 1));
        assert!(shifted(30_000, 1));
        let longest = HOTEL_NIGHTS as i64;
        assert!(shifted(5, longest) && !shifted(5, longest + 1));
        assert!(!shifted(5, 0) && !shifted(5, -3));
        let with = |rooms| HotelQuery { rooms, ..query.clone() }.nights().is_some();
        assert!(with(vec![RoomParty::of_adults(1); 9]) && !with(vec![RoomParty::of_adults(1); 10]));
        assert!(!with(vec![]) && !with(vec![RoomParty::of_adults(0)]));
    }

    #[test]
    fn the_edges_of_time_are_no_panic() {
        for now in [Timestamp::MIN, Timestamp::MAX] {
            for (check_in, check_out) in
                [(Date::MIN, Date::MAX), (Date::MAX, Date::MIN), (Date::MAX, Date::MAX)]
            {
                let mut query = HotelQuery { check_in, check_out, ..testing::query() };
                query.viewer.now = now;
                assert!(query.nights().is_none());
            }
        }
    }
}
