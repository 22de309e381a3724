//! Queries to the car inventory.

use jiff::Timestamp;
use jiff::civil::DateTime;
use wayfare_places::{Airport, City, PlaceId, Point, distance_km};
use wayfare_validation::limits::{CAR_LOCATION_KM, CAR_RENTAL_DAYS};

use super::{Dice, day_of_date};

/// A searched place.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spot {
    /// Point from which distances are measured.
    pub position: Point,
    /// ISO 3166-1 alpha-2 code of the country.
    pub country: &'static str,
    /// State, province or similar region.
    pub region: Option<&'static str>,
    /// IATA code, if the place is an airport.
    pub airport: Option<&'static str>,
    /// Id of the city or, for an airport, of the city that the airport serves.
    pub city: Option<PlaceId>,
    /// IANA name of the time zone.
    pub time_zone: &'static str,
}

impl Spot {
    /// Creates the spot for an airport.
    #[must_use]
    pub fn of_airport(airport: &'static Airport) -> Self {
        Self {
            position: airport.position,
            country: airport.country,
            region: airport.region,
            airport: Some(airport.code),
            city: airport.city,
            time_zone: airport.time_zone,
        }
    }

    /// Creates the spot for a city, at its centre.
    #[must_use]
    pub fn of_city(city: &'static City) -> Self {
        Self {
            position: city.position,
            country: city.country,
            region: city.region,
            airport: None,
            city: Some(city.id),
            time_zone: city.time_zone,
        }
    }

    /// Returns whether a search of this place finds a counter at the given position.
    pub(crate) fn reaches(&self, position: Point) -> bool {
        distance_km(self.position, position) <= CAR_LOCATION_KM as f64
    }

    fn mix(&self, dice: Dice) -> Dice {
        let dice = dice.text(self.airport.unwrap_or_default());
        dice.with_signed(self.city.map_or(0, PlaceId::get)).text(self.time_zone)
    }
}

/// A prepared car search.
#[derive(Debug, Clone, PartialEq)]
pub struct CarInventoryQuery {
    /// Pickup location.
    pub pickup: Spot,
    /// Return location, if it differs from the pickup location.
    pub dropoff: Option<Spot>,
    /// Local time of pickup.
    pub from: DateTime,
    /// Local time of return, at the return location.
    pub until: DateTime,
    /// Number of charged days, at least 1.
    pub days: u32,
    /// Country of the point of sale, ISO 3166-1 alpha-2.
    pub market: String,
    /// `true` if the traveller uses a mobile device; a few rates are for mobile devices only.
    pub on_mobile: bool,
    /// Start time of the search. All providers and polls must use the same time; otherwise, rates would change between
    /// polls.
    pub now: Timestamp,
}

impl CarInventoryQuery {
    /// Returns whether the rental is possible: not in the past, and with a valid number of days.
    pub(crate) fn is_possible(&self) -> bool {
        let first = day_of_date(self.from.date());
        // West of Greenwich, the local date may still be yesterday's.
        let today = self.today() - 1;
        first >= today && (1..=CAR_RENTAL_DAYS).contains(&(self.days as usize))
    }

    /// Returns the day of the search, in days since 1970-01-01 in UTC.
    pub(crate) fn today(&self) -> i64 {
        self.now.as_second().div_euclid(86_400)
    }

    /// Mixes in the places, the local times, the market and the day of the search. The time of day of the search does
    /// not count, since rates are valid for a day.
    pub(crate) fn mix(&self, dice: Dice) -> Dice {
        let dice = self.pickup.mix(dice);
        let dice = self.dropoff.iter().fold(dice, |dice, spot| spot.mix(dice));
        let moment = |dice: Dice, at: DateTime| {
            dice.with_signed(day_of_date(at.date())).with(u64::from(minute_of_day(at)))
        };
        moment(moment(dice, self.from), self.until).with_signed(self.today()).text(&self.market)
    }
}

/// Returns the number of minutes since midnight.
pub(crate) fn minute_of_day(at: DateTime) -> u16 {
    // The hour and the minute of a clock time are never negative.
    60 * u16::from(at.hour().unsigned_abs()) + u16::from(at.minute().unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cars::testing::query;

    #[test]
    fn queries_have_exact_limits() {
        let query = query("LAX");
        let shifted = |days: i64, length: u32| {
            let today = query.now.to_zoned(jiff::tz::TimeZone::UTC).date();
            let from = today.checked_add(jiff::Span::new().days(days)).unwrap().at(10, 0, 0, 0);
            CarInventoryQuery { from, days: length, ..query.clone() }.is_possible()
        };
        assert!(shifted(-1, 1) && !shifted(-2, 1));
        assert!(shifted(30_000, 1));
        let max_days = CAR_RENTAL_DAYS as u32;
        assert!(shifted(5, max_days) && !shifted(5, max_days + 1));
        assert!(!shifted(5, 0));
    }

    #[test]
    fn extreme_times_do_not_panic() {
        for now in [Timestamp::MIN, Timestamp::MAX] {
            for (from, until) in [(DateTime::MIN, DateTime::MAX), (DateTime::MAX, DateTime::MIN)] {
                let query = CarInventoryQuery { from, until, days: u32::MAX, now, ..query("LAX") };
                assert!(!query.is_possible());
            }
        }
    }
}
