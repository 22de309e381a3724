//! Local time: conversions between an instant and the clock at an airport.
//!
//! Only the embedded time zone database is used, never the system's database, so results are the same on every machine.
//! A zone is looked up by name once and then cached, because the lookup costs more than the arithmetic.

use jiff::Timestamp;
use jiff::civil::{Date, DateTime, Time};
use jiff::tz::{Offset, TimeZone, TimeZoneDatabase};

/// An instant and its local UTC offset, both in whole minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment {
    utc_minute: i64,
    offset_minutes: i16,
}

impl Moment {
    /// Returns the number of minutes since 1970-01-01T00:00Z.
    #[must_use]
    pub fn utc_minute(self) -> i64 {
        self.utc_minute
    }

    /// Returns the offset from UTC in minutes, positive to the east.
    #[must_use]
    pub fn offset_minutes(self) -> i16 {
        self.offset_minutes
    }

    /// Returns the number of days since 1970-01-01 in the local calendar.
    #[must_use]
    pub fn local_day(self) -> i64 {
        self.local_minute().div_euclid(MINUTES_PER_DAY)
    }

    /// Returns the number of minutes since local midnight on the local clock.
    #[must_use]
    pub fn minute_of_day(self) -> u16 {
        // The remainder is in 0..1440, so it fits in a `u16`.
        self.local_minute().rem_euclid(MINUTES_PER_DAY) as u16
    }

    /// Returns the local date and time, or `None` outside the calendar, which ends with the year 9999.
    #[must_use]
    pub fn civil(self) -> Option<DateTime> {
        let minute = self.minute_of_day();
        let hour = i8::try_from(minute / 60).ok()?;
        let minute = i8::try_from(minute % 60).ok()?;
        let time = Time::new(hour, minute, 0, 0).ok()?;
        Some(date_of_day(self.local_day())?.to_datetime(time))
    }

    /// Returns whether [`civil`](Self::civil) would return a date and time, without computing the date.
    pub(crate) fn is_in_calendar(self) -> bool {
        (FIRST_DAY..=LAST_DAY).contains(&self.local_day())
    }

    fn local_minute(self) -> i64 {
        self.utc_minute + i64::from(self.offset_minutes)
    }
}

const MINUTES_PER_DAY: i64 = 1440;
const EPOCH: Date = Date::constant(1970, 1, 1);
/// The first day of the year -9999 and the last day of the year 9999, in days since 1970-01-01.
const FIRST_DAY: i64 = -4_371_587;
const LAST_DAY: i64 = 2_932_896;

/// Returns the date that is the given number of days after 1970-01-01, or `None` outside the calendar.
pub(crate) fn date_of_day(day: i64) -> Option<Date> {
    let span = jiff::Span::new().try_days(day).ok()?;
    EPOCH.checked_add(span).ok()
}

/// Returns the number of days from 1970-01-01 to the date.
pub(crate) fn day_of_date(date: Date) -> i64 {
    // The years -9999 to 9999 are well within the range of an `i64`, so the difference of two dates never fails.
    date.duration_since(EPOCH).as_hours() / 24
}

/// Returns the weekday: 0 for Monday to 6 for Sunday.
pub(crate) fn weekday_of_day(day: i64) -> u8 {
    // 1970-01-01 was a Thursday. The remainder is in 0..7, so it fits in a `u8`.
    (day + 3).rem_euclid(7) as u8
}

/// The time zone of an airport, looked up in advance.
#[derive(Debug, Clone)]
pub(crate) struct Zone(TimeZone);

impl Zone {
    /// Looks up a zone by its IANA name. Returns `None` if the embedded database does not contain the name.
    pub(crate) fn named(database: &TimeZoneDatabase, name: &str) -> Option<Self> {
        database.get(name).ok().map(Self)
    }

    /// Returns the moment at which the local clock shows `minute` on `day`. A time skipped in spring moves forward by
    /// the length of the gap. For a time that occurs twice in autumn, the first occurrence applies.
    pub(crate) fn at_local(&self, day: i64, minute: u16) -> Option<Moment> {
        let day = day.checked_add(i64::from(minute) / MINUTES_PER_DAY)?;
        let minute = i64::from(minute) % MINUTES_PER_DAY;
        let [hour, minute] = [minute / 60, minute % 60].map(|part| i8::try_from(part).unwrap_or(0));
        let local = date_of_day(day)?.to_datetime(Time::new(hour, minute, 0, 0).ok()?);
        let instant = self.0.to_timestamp(local).ok()?;
        Some(self.moment(instant))
    }

    /// Returns the local moment at a number of minutes since 1970-01-01T00:00Z.
    pub(crate) fn at_utc(&self, utc_minute: i64) -> Option<Moment> {
        let instant = Timestamp::from_second(utc_minute.checked_mul(60)?).ok()?;
        Some(self.moment(instant))
    }

    /// Returns the local moment of an instant.
    pub(crate) fn moment(&self, instant: Timestamp) -> Moment {
        let offset: Offset = self.0.to_offset(instant);
        Moment {
            utc_minute: instant.as_second().div_euclid(60),
            // Offsets are at most 26 hours, so the minutes fit in an `i16`.
            offset_minutes: offset.seconds().div_euclid(60) as i16,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone(name: &str) -> Zone {
        Zone::named(&TimeZoneDatabase::bundled(), name).unwrap()
    }

    fn day(text: &str) -> i64 {
        day_of_date(text.parse().unwrap())
    }

    #[test]
    fn days_and_dates_are_inverse() {
        for text in ["1970-01-01", "1969-12-31", "2027-03-14", "2000-02-29", "9999-12-31", "-009999-01-01"] {
            let date: Date = text.parse().unwrap();
            assert_eq!(date_of_day(day_of_date(date)), Some(date), "{text}");
        }
        assert_eq!(date_of_day(day("9999-12-31") + 1), None);
        assert_eq!(date_of_day(i64::MAX), None);
        assert_eq!((FIRST_DAY, LAST_DAY), (day_of_date(Date::MIN), day_of_date(Date::MAX)));
        assert_eq!(weekday_of_day(day("2027-03-15")), 0);
        assert_eq!(weekday_of_day(day("1969-12-28")), 6);
    }

    #[test]
    fn local_time_survives_the_round_trip() {
        let boston = zone("America/New_York");
        let moment = boston.at_local(day("2027-07-04"), 21 * 60 + 15).unwrap();
        assert_eq!(moment.civil().unwrap().to_string(), "2027-07-04T21:15:00");
        assert_eq!(moment.offset_minutes(), -240);
        assert_eq!(boston.at_utc(moment.utc_minute()), Some(moment));
    }

    #[test]
    fn skipped_hours_move_forward_and_repeated_hours_are_the_first() {
        let boston = zone("America/New_York");
        let skipped = boston.at_local(day("2027-03-14"), 2 * 60 + 30).unwrap();
        assert_eq!(skipped.minute_of_day(), 3 * 60 + 30);
        let doubled = boston.at_local(day("2027-11-07"), 60 + 30).unwrap();
        assert_eq!((doubled.minute_of_day(), doubled.offset_minutes()), (90, -240));
    }

    #[test]
    fn extreme_times_do_not_panic() {
        let kiribati = zone("Pacific/Kiritimati");
        assert!(kiribati.at_local(day("9999-12-31"), 2000).is_none());
        assert!(kiribati.at_utc(i64::MAX).is_none());
        assert!(kiribati.at_local(i64::MIN, 0).is_none());
        assert!(Zone::named(&TimeZoneDatabase::bundled(), "Nowhere/Land").is_none());
    }
}
