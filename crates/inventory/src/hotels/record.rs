//! Facts of a hotel that do not depend on a search: hours, an average price, the age of its record.

use jiff::Timestamp;
use wayfare_places::{Airport, Places};

use super::hotel::Hotel;

/// Distance to the farthest airport that a hotel names, in km.
const AIRPORT_KM: f64 = 100.0;

/// Midnight before the first records were made: the first of January 2012.
const FIRST_RECORDS: i64 = 1_325_376_000;

/// Midnight before the latest round of changes: the first of January 2024. It lasted [`ROUND_DAYS`].
const LATEST_ROUND: i64 = 1_704_067_200;

/// Length of the latest round of changes, in days.
const ROUND_DAYS: u32 = 700;

impl Hotel {
    /// Hour at which check-in begins.
    #[must_use]
    pub fn arrival_hour(&self) -> i64 {
        self.dice.text("policy").text("in").between(13, 16)
    }

    /// Hour until which guests check out.
    #[must_use]
    pub fn departure_hour(&self) -> i64 {
        self.dice.text("policy").text("out").between(10, 12)
    }

    /// Price of its plainest room on an average night before tax, in US cents.
    #[must_use]
    pub fn average_night_cents(&self) -> u32 {
        self.base_cents
    }

    /// Time when its record was made.
    #[must_use]
    pub fn created(&self) -> Timestamp {
        self.moment("created", FIRST_RECORDS, 4_300)
    }

    /// Time of the last change of its record, which is later.
    #[must_use]
    pub fn changed(&self) -> Timestamp {
        self.moment("changed", LATEST_ROUND, ROUND_DAYS)
    }

    /// A random second within that many days.
    fn moment(&self, what: &str, from: i64, days: u32) -> Timestamp {
        let dice = self.dice.text(what);
        let (day, second) = (dice.with(1).below(days), dice.with(2).below(86_400));
        // Within the years that a timestamp can hold.
        Timestamp::from_second(from + i64::from(day) * 86_400 + i64::from(second)).unwrap_or_default()
    }

    /// The nearest airport, if it is at most 100 km away.
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
    fn facts_are_what_the_texts_say() {
        for hotel in testing::hotels("PT", "Lisbon").iter().take(100) {
            let policies = hotel.policies();
            let told = |hour: i64| policies.iter().any(|it| it.description.contains(&format!(" {hour}:00")));
            assert!(told(hotel.arrival_hour()) && told(hotel.departure_hour()), "{hotel:?}");
            assert_eq!(hotel.airport().unwrap().code, "LIS");
        }
    }

    #[test]
    fn records_are_made_before_they_change() {
        for hotel in testing::hotels("GB", "London").iter().take(500) {
            assert!(hotel.created() < hotel.changed(), "{hotel:?}");
            assert!(hotel.changed().to_string().starts_with("202"), "{}", hotel.changed());
        }
    }
}
