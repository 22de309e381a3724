//! Queries to the hotel inventory, without wire types.

use jiff::Timestamp;
use jiff::civil::Date;
use wayfare_validation::limits::{HOTEL_NIGHTS, HOTEL_ROOMS};

use super::taxes::TotalRule;
use crate::world::dice::Dice;
use crate::world::zones::day_of_date;
use wayfare_places::money::Currency;

/// A prepared hotel search.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct HotelInventoryQuery {
    /// Day of arrival.
    pub check_in: Date,
    /// Day of departure.
    pub check_out: Date,
    /// Guests of each room. An empty list, or a room without adults, yields no rates.
    pub rooms: Vec<RoomParty>,
    /// The viewer of the prices.
    pub viewer: Viewer,
}

/// Guests of one room.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RoomParty {
    /// Number of adults.
    pub adults: u8,
    /// The age of each child, in years.
    pub child_ages: Vec<u8>,
}

/// The viewer of prices: market, currency, device and time.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Viewer {
    /// Currency of the prices.
    pub currency: &'static Currency,
    /// Country of the point of sale, ISO 3166-1 alpha-2.
    pub market: String,
    /// Charges that totals include.
    pub totals: TotalRule,
    /// Device of the traveller; some rates are for one kind of device only.
    pub device: Device,
    /// Start time of the search. All providers and calls must use the same time; otherwise, rates would change between
    /// calls.
    pub now: Timestamp,
}

/// A kind of device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Device {
    /// A device with a keyboard.
    #[default]
    Desktop,
    /// A device with a touch screen.
    Mobile,
}

impl HotelInventoryQuery {
    /// Mixes in all values that identify a stay. Only the day of the start time counts, since rates are valid for a
    /// day.
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

    /// Returns the nights as days since 1970-01-01. Returns `None` for an impossible stay: no nights or too many
    /// nights, a stay in the past, no rooms or too many rooms, or a room without an adult.
    pub(crate) fn nights(&self) -> Option<std::ops::Range<i64>> {
        let (first, end) = (day_of_date(self.check_in), day_of_date(self.check_out));
        // West of Greenwich, the local date may still be yesterday's.
        let today = self.viewer.today() - 1;
        let rooms =
            (1..=HOTEL_ROOMS).contains(&self.rooms.len()) && self.rooms.iter().all(|it| it.adults > 0);
        ((1..=HOTEL_NIGHTS as i64).contains(&(end - first)) && first >= today && rooms).then_some(first..end)
    }
}

impl Viewer {
    /// Returns the day of the search, in days since 1970-01-01 in UTC.
    pub(crate) fn today(&self) -> i64 {
        self.now.as_second().div_euclid(86_400)
    }
}

impl RoomParty {
    /// Creates a party of adults only.
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
    fn queries_have_exact_limits() {
        let query = testing::query();
        let shifted = |from: i64, nights: i64| {
            let day = |offset: i64| crate::world::zones::date_of_day(query.viewer.today() + offset).unwrap();
            HotelInventoryQuery { check_in: day(from), check_out: day(from + nights), ..query.clone() }
                .nights()
                .is_some()
        };
        assert!(shifted(-1, 1) && !shifted(-2, 1));
        assert!(shifted(30_000, 1));
        let max_nights = HOTEL_NIGHTS as i64;
        assert!(shifted(5, max_nights) && !shifted(5, max_nights + 1));
        assert!(!shifted(5, 0) && !shifted(5, -3));
        let with = |rooms| HotelInventoryQuery { rooms, ..query.clone() }.nights().is_some();
        assert!(with(vec![RoomParty::of_adults(1); 9]) && !with(vec![RoomParty::of_adults(1); 10]));
        assert!(!with(vec![]) && !with(vec![RoomParty::of_adults(0)]));
    }

    #[test]
    fn extreme_times_do_not_panic() {
        for now in [Timestamp::MIN, Timestamp::MAX] {
            for (check_in, check_out) in
                [(Date::MIN, Date::MAX), (Date::MAX, Date::MIN), (Date::MAX, Date::MAX)]
            {
                let mut query = HotelInventoryQuery { check_in, check_out, ..testing::query() };
                query.viewer.now = now;
                assert!(query.nights().is_none());
            }
        }
    }
}
