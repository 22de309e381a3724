//! What the inventory is asked, in terms of the trade.

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZoneDatabase;
use wayfare_places::{Airport, City, PlaceId, Position};
use wayfare_validation::limits::{CAR_LOCATION_KM, CAR_RENTAL_DAYS};

use super::{Dice, Zone, day_of_date};

/// A searched place.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spot {
    /// Where distances are measured from.
    pub position: Position,
    /// ISO 3166-1 alpha-2 code of its country.
    pub country: &'static str,
    /// State, province or the like.
    pub region: Option<&'static str>,
    /// IATA code, of an airport.
    pub airport: Option<&'static str>,
    /// The city, or the one that the airport serves.
    pub city: Option<PlaceId>,
    /// IANA name of its time zone.
    pub time_zone: &'static str,
}

impl Spot {
    /// An airport.
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

    /// The centre of a city.
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

    /// Whether a counter there is found by a search of this place.
    pub(crate) fn reaches(&self, position: Position) -> bool {
        self.position.distance_km(position) <= CAR_LOCATION_KM as f64
    }

    fn mix(&self, dice: Dice) -> Dice {
        let dice = dice.text(self.airport.unwrap_or_default());
        dice.with_signed(self.city.map_or(0, PlaceId::get)).text(self.time_zone)
    }
}

/// A search for cars.
#[derive(Debug, Clone, PartialEq)]
pub struct RentalQuery {
    /// Where the rental begins.
    pub pickup: Spot,
    /// Where it ends, if that is another place.
    pub dropoff: Option<Spot>,
    /// When it begins, on the clocks of that place.
    pub from: DateTime,
    /// When it ends, on the clocks of that place.
    pub until: DateTime,
    /// How many days are paid, as [`RentalQuery::new`] counts them.
    pub days: u32,
    /// The country in which the rental is sold, ISO 3166-1 alpha-2.
    pub market: String,
    /// Whether the traveller looks on a telephone: a few rates are for telephones alone.
    pub on_mobile: bool,
    /// When the search was started, not when a provider gets to it: one search has one present, or its rates would
    /// change between two polls.
    pub now: Timestamp,
}

impl RentalQuery {
    /// A search, with its days counted: 24 hours each from pickup by the pickup place's clock, a day begun counting
    /// whole. Where the clock changes in between, a rental to the same hour is as many days as the calendar has, which
    /// is how counters reckon. A dropoff in another time zone is translated first.
    #[must_use]
    pub fn new(
        pickup: Spot,
        dropoff: Option<Spot>,
        from: DateTime,
        until: DateTime,
        market: &str,
        now: Timestamp,
    ) -> Self {
        let dropoff = dropoff.filter(|spot| *spot != pickup);
        let days = days_between(from, end_at_pickup(&pickup, dropoff.as_ref(), until));
        Self { pickup, dropoff, from, until, days, market: market.to_owned(), on_mobile: false, now }
    }

    /// Whether anybody sells that: not gone by, not too long, and not backwards.
    pub(crate) fn makes_sense(&self) -> bool {
        let first = day_of_date(self.from.date());
        // West of Greenwich it may still be yesterday.
        let today = self.today() - 1;
        let forwards = self.from < end_at_pickup(&self.pickup, self.dropoff.as_ref(), self.until);
        first >= today && forwards && (1..=CAR_RENTAL_DAYS).contains(&(self.days as usize))
    }

    /// The day of the search, in days since 1970 by universal time.
    pub(crate) fn today(&self) -> i64 {
        self.now.as_second().div_euclid(86_400)
    }

    /// Mixes in all that tells one search from another; of the present its day only, since rates hold for a day.
    pub(crate) fn mix(&self, dice: Dice) -> Dice {
        let dice = self.pickup.mix(dice);
        let dice = self.dropoff.iter().fold(dice, |dice, spot| spot.mix(dice));
        let moment = |dice: Dice, at: DateTime| {
            dice.with_signed(day_of_date(at.date())).with(u64::from(minute_of_day(at)))
        };
        moment(moment(dice, self.from), self.until).with_signed(self.today()).text(&self.market)
    }
}

/// Minutes since midnight.
pub(crate) fn minute_of_day(at: DateTime) -> u16 {
    // Hours and minutes of a clock are never negative.
    60 * u16::from(at.hour().unsigned_abs()) + u16::from(at.minute().unsigned_abs())
}

/// The end of a rental by the clocks of the place where it begins.
fn end_at_pickup(pickup: &Spot, dropoff: Option<&Spot>, until: DateTime) -> DateTime {
    dropoff.and_then(|spot| translated(until, spot, pickup)).unwrap_or(until)
}

/// What the clocks of `to` show when those of `from` show `at`.
fn translated(at: DateTime, from: &Spot, to: &Spot) -> Option<DateTime> {
    if from.time_zone == to.time_zone {
        return Some(at);
    }
    let database = TimeZoneDatabase::bundled();
    let zone = |spot: &Spot| Zone::named(&database, spot.time_zone);
    let moment = zone(from)?.at_local(day_of_date(at.date()), minute_of_day(at))?;
    zone(to)?.at_utc(moment.utc_minute())?.civil()
}

/// Days of 24 hours, one begun counting whole; at least one.
fn days_between(from: DateTime, until: DateTime) -> u32 {
    const MINUTES: i64 = 24 * 60;
    let minutes = |at: DateTime| day_of_date(at.date()) * MINUTES + i64::from(minute_of_day(at));
    let whole = minutes(until).saturating_sub(minutes(from)).max(1);
    u32::try_from((whole + MINUTES - 1) / MINUTES).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::cars::testing::{airport, query};

    fn days(pickup: &str, dropoff: Option<&str>, from: DateTime, until: DateTime) -> u32 {
        let dropoff = dropoff.map(airport);
        RentalQuery::new(airport(pickup), dropoff, from, until, "US", query("LAX").now).days
    }

    #[test]
    fn a_day_begun_counts_whole() {
        let from = date(2027, 6, 1).at(10, 0, 0, 0);
        for (day, hour, minute, expected) in
            [(1, 10, 30, 1), (2, 10, 0, 1), (2, 10, 30, 2), (2, 9, 30, 1), (5, 10, 0, 4), (5, 23, 30, 5)]
        {
            let until = date(2027, 6, day).at(hour, minute, 0, 0);
            assert_eq!(days("LAX", None, from, until), expected, "{until}");
        }
    }

    #[test]
    fn clock_changes_cost_no_day() {
        for (from, until) in [(date(2027, 3, 13), date(2027, 3, 15)), (date(2027, 11, 6), date(2027, 11, 8))]
        {
            assert_eq!(days("BOS", None, from.at(10, 0, 0, 0), until.at(10, 0, 0, 0)), 2);
        }
    }

    #[test]
    fn time_zones_count() {
        let (from, until) = (date(2027, 6, 1).at(10, 0, 0, 0), date(2027, 6, 2).at(9, 0, 0, 0));
        // Nine in Los Angeles is noon in Boston.
        assert_eq!(days("BOS", Some("LAX"), from, until), 2);
        assert_eq!(days("LAX", Some("BOS"), from, until), 1);
        assert_eq!(days("LAX", Some("LAX"), from, until), 1);
    }

    #[test]
    fn both_sides_of_what_is_sold() {
        let query = query("LAX");
        let sold = |from: DateTime, until: DateTime| {
            RentalQuery::new(query.pickup, None, from, until, "US", query.now).makes_sense()
        };
        let shifted = |days: i64, length: i64| {
            let day = |offset| {
                let today = query.now.to_zoned(jiff::tz::TimeZone::UTC).date();
                today.checked_add(jiff::Span::new().days(offset)).unwrap().at(10, 0, 0, 0)
            };
            sold(day(days), day(days + length))
        };
        assert!(shifted(-1, 1) && !shifted(-2, 1));
        assert!(shifted(30_000, 1));
        let longest = CAR_RENTAL_DAYS as i64;
        assert!(shifted(5, longest) && !shifted(5, longest + 1));
        assert!(!shifted(5, 0) && !shifted(5, -3));
    }

    #[test]
    fn the_edges_of_time_are_no_panic() {
        for now in [Timestamp::MIN, Timestamp::MAX] {
            for (from, until) in [(DateTime::MIN, DateTime::MAX), (DateTime::MAX, DateTime::MIN)] {
                let query = RentalQuery::new(airport("LAX"), Some(airport("BOS")), from, until, "US", now);
                assert!(!query.makes_sense());
            }
        }
    }
}
