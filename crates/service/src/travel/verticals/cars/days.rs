//! The number of days charged for a rental.

use jiff::civil::DateTime;
use jiff::tz::TimeZoneDatabase;
use specwright_core::LocalDateTime;

use super::places::CarQueryPlace;

const MINUTES_PER_DAY: i64 = 24 * 60;

/// Returns the number of 24-hour days according to the clock at the pickup place. Any part of a day counts as a full
/// day; a rental that does not end after it starts has 0 days.
///
/// As at rental desks, a change to or from daylight saving time is ignored: a rental that ends at the same local time
/// as it started has as many days as calendar days have passed. A return in another time zone is converted first.
pub(super) fn days(
    pickup: CarQueryPlace,
    dropoff: CarQueryPlace,
    from: LocalDateTime,
    until: LocalDateTime,
) -> u32 {
    let (from, until) = (DateTime::from(from), DateTime::from(until));
    let until = convert_time_zone(until, dropoff.time_zone(), pickup.time_zone()).unwrap_or(until);
    let minutes = until.duration_since(from).as_mins().max(0);
    u32::try_from((minutes + MINUTES_PER_DAY - 1) / MINUTES_PER_DAY).unwrap_or(u32::MAX)
}

/// Converts a local time from one time zone to another. Uses the bundled time zone database, so that the result is the
/// same on all machines.
fn convert_time_zone(at: DateTime, from: &str, to: &str) -> Option<DateTime> {
    if from == to {
        return Some(at);
    }
    let database = TimeZoneDatabase::bundled();
    let instant = database.get(from).ok()?.to_timestamp(at).ok()?;
    Some(database.get(to).ok()?.to_datetime(instant))
}

#[cfg(test)]
mod tests {
    use wayfare_places::Places;

    use super::*;

    fn count(pickup: &str, dropoff: &str, from: &str, until: &str) -> u32 {
        let airport = |code| CarQueryPlace::Airport(Places::embedded().airport(code).unwrap());
        days(airport(pickup), airport(dropoff), from.parse().unwrap(), until.parse().unwrap())
    }

    #[test]
    fn a_started_day_counts_in_full() {
        for (until, expected) in [
            ("2027-06-01T10:30:00", 1),
            ("2027-06-02T10:00:00", 1),
            ("2027-06-02T10:30:00", 2),
            ("2027-06-02T09:30:00", 1),
            ("2027-06-05T10:00:00", 4),
            ("2027-06-05T23:30:00", 5),
        ] {
            assert_eq!(count("LAX", "LAX", "2027-06-01T10:00:00", until), expected, "{until}");
        }
    }

    #[test]
    fn daylight_saving_changes_add_no_day() {
        for (from, until) in [("2027-03-13", "2027-03-15"), ("2027-11-06", "2027-11-08")] {
            let at_ten = |date| format!("{date}T10:00:00");
            assert_eq!(count("BOS", "BOS", &at_ten(from), &at_ten(until)), 2);
        }
    }

    #[test]
    fn time_zones_count() {
        let (from, until) = ("2027-06-01T10:00:00", "2027-06-02T09:00:00");
        // 9:00 in Los Angeles is 12:00 in Boston.
        assert_eq!(count("BOS", "LAX", from, until), 2);
        assert_eq!(count("LAX", "BOS", from, until), 1);
        assert_eq!(count("LAX", "LAX", from, until), 1);
    }

    #[test]
    fn a_rental_that_does_not_end_after_it_begins_has_no_days() {
        let from = "2027-06-01T10:00:00";
        assert_eq!(count("LAX", "LAX", from, from), 0);
        assert_eq!(count("LAX", "LAX", from, "2027-05-30T10:00:00"), 0);
        // 12:30 in Boston is 9:30 in Los Angeles.
        assert_eq!(count("LAX", "BOS", from, "2027-06-01T12:30:00"), 0);
        assert_eq!(count("LAX", "BOS", from, "2027-06-01T13:30:00"), 1);
    }

    #[test]
    fn extreme_dates_do_not_panic() {
        let (first, last) = ("0001-01-01T00:00:00", "9999-12-31T23:59:59");
        assert_eq!(count("LAX", "BOS", last, first), 0);
        assert!(count("LAX", "BOS", first, last) > 3_650_000);
    }
}
