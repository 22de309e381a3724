//! Facts about a hotel that do not depend on a search: check-in and check-out times, the average price, the age of the
//! hotel's record, and the nearest airport.

use jiff::Timestamp;
use wayfare_places::{Airport, Places};

use super::hotel::Hotel;

/// Maximum distance to the hotel's nearest airport, in km.
const AIRPORT_KM: f64 = 100.0;

/// Earliest creation time of a record: midnight on 1 January 2012, in seconds since 1970-01-01T00:00Z.
const FIRST_RECORDS: i64 = 1_325_376_000;

/// Start of the latest round of changes, which lasted [`ROUND_DAYS`]: midnight on 1 January 2024, in seconds since
/// 1970-01-01T00:00Z.
const LATEST_ROUND: i64 = 1_704_067_200;

/// Length of the latest round of changes, in days.
const ROUND_DAYS: u32 = 700;

impl Hotel {
    /// Returns the hour at which check-in begins.
    #[must_use]
    pub fn arrival_hour(&self) -> i64 {
        self.dice.text("policy").text("in").between(13, 16)
    }

    /// Returns the hour by which guests must check out.
    #[must_use]
    pub fn departure_hour(&self) -> i64 {
        self.dice.text("policy").text("out").between(10, 12)
    }

    /// Returns the price for the simplest room on an average night before tax, in US cents.
    #[must_use]
    pub fn average_night_cents(&self) -> u32 {
        self.base_cents
    }

    /// Returns the time at which the record was created.
    #[must_use]
    pub fn created(&self) -> Timestamp {
        self.moment("created", FIRST_RECORDS, 4_300)
    }

    /// Returns the time of the last change to the record, which is later than its creation.
    #[must_use]
    pub fn changed(&self) -> Timestamp {
        self.moment("changed", LATEST_ROUND, ROUND_DAYS)
    }

    /// Draws a time within `days` days after `from`, to the second.
    fn moment(&self, what: &str, from: i64, days: u32) -> Timestamp {
        let dice = self.dice.text(what);
        let (day, second) = (dice.with(1).below(days), dice.with(2).below(86_400));
        // The time is within the range of a timestamp.
        Timestamp::from_second(from + i64::from(day) * 86_400 + i64::from(second)).unwrap_or_default()
    }

    /// Returns the nearest airport within 100 km, if any.
    #[must_use]
    pub fn airport(&self) -> Option<&'static Airport> {
        let nearest = Places::embedded().nearest_airport(self.position);
        nearest.filter(|(_, km)| *km <= AIRPORT_KM).map(|(airport, _)| airport)
    }
}

#[cfg(test)]
mod tests {
    use crate::hotels::testing;

    #[test]
    fn facts_match_the_texts() {
        for hotel in testing::hotels("PT", "Lisbon").iter().take(100) {
            let policies = hotel.policies();
            let states =
                |hour: i64| policies.iter().any(|it| it.description.contains(&format!(" {hour}:00")));
            assert!(states(hotel.arrival_hour()) && states(hotel.departure_hour()), "{hotel:?}");
            assert_eq!(hotel.airport().unwrap().code, "LIS");
        }
    }

    #[test]
    fn records_are_created_before_they_change() {
        for hotel in testing::hotels("GB", "London").iter().take(500) {
            assert!(hotel.created() < hotel.changed(), "{hotel:?}");
            assert!(hotel.changed().to_string().starts_with("202"), "{}", hotel.changed());
        }
    }
}
