//! Calendar dates without a time zone.

use std::fmt;

use serde_core::ser::{Error as _, Serializer};

use crate::{Form, Grammar, ValueError};

/// A date in the Gregorian calendar, from 0000-01-01 to 9999-12-31, written as yyyy-mm-dd.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date {
    year: i16,
    month: u8,
    day: u8,
}

impl Date {
    /// The earliest date.
    pub const MIN: Date = Date { year: 0, month: 1, day: 1 };
    /// The latest date.
    pub const MAX: Date = Date { year: 9999, month: 12, day: 31 };

    /// Creates a date. Returns `None` if the day does not exist.
    pub fn new(year: i16, month: u8, day: u8) -> Option<Self> {
        let exists = (0..=9999).contains(&year) && (1..=12).contains(&month);
        (exists && (1..=days_in_month(year, month)).contains(&day)).then_some(Date { year, month, day })
    }

    /// Returns the year.
    pub fn year(self) -> i16 {
        self.year
    }

    /// Returns the month, 1 to 12.
    pub fn month(self) -> u8 {
        self.month
    }

    /// Returns the day of the month, 1 to 31.
    pub fn day(self) -> u8 {
        self.day
    }

    /// Returns the number of days since 1970-01-01, negative for earlier dates.
    pub fn days_since_epoch(self) -> i32 {
        // Years start in March here, so that a leap day is the last day of its year.
        let (year, month) = (i32::from(self.year), i32::from(self.month));
        let year = if month <= 2 { year - 1 } else { year };
        let era = year.div_euclid(400);
        let year_of_era = year.rem_euclid(400);
        let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + i32::from(self.day) - 1;
        era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719_468
    }

    /// Returns the date that is `days` days after 1970-01-01, or `None` if that date is out of range.
    pub fn from_days_since_epoch(days: i32) -> Option<Self> {
        let days = days.checked_add(719_468)?;
        let era = days.div_euclid(146_097);
        let day_of_era = days.rem_euclid(146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let shifted_month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
        let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
        let year = era * 400 + year_of_era + i32::from(month <= 2);
        Date::new(i16::try_from(year).ok()?, u8::try_from(month).ok()?, u8::try_from(day).ok()?)
    }

    /// Returns the date that is `days` days later, or earlier if `days` is negative. Returns `None` if that date is out
    /// of range.
    pub fn plus_days(self, days: i32) -> Option<Self> {
        Self::from_days_since_epoch(self.days_since_epoch().checked_add(days)?)
    }

    /// Returns the number of days until `other`, negative if `other` is earlier.
    pub fn days_until(self, other: Date) -> i32 {
        other.days_since_epoch() - self.days_since_epoch()
    }

    /// Returns the day of the week, 0 for Monday to 6 for Sunday.
    pub fn weekday(self) -> u8 {
        // 1970-01-01 was a Thursday.
        (self.days_since_epoch() + 3).rem_euclid(7) as u8
    }
}

impl Date {
    /// Returns the date as ASCII text.
    pub(crate) fn text(self) -> [u8; 10] {
        let ([y0, y1], [y2, y3]) = (two_digits(self.year / 100), two_digits(self.year % 100));
        let ([m0, m1], [d0, d1]) = (two_digits(self.month.into()), two_digits(self.day.into()));
        [y0, y1, y2, y3, b'-', m0, m1, b'-', d0, d1]
    }
}

/// Returns the digits of a number from 0 to 99.
pub(crate) fn two_digits(number: i16) -> [u8; 2] {
    [number / 10, number % 10].map(|digit| b'0' + digit as u8)
}

fn days_in_month(year: i16, month: u8) -> u8 {
    match month {
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Parses `width` ASCII digits at `at`.
pub(crate) fn digits(text: &[u8], at: usize, width: usize) -> Option<i16> {
    let digits = text.get(at..at + width)?;
    digits
        .iter()
        .try_fold(0, |number, digit| digit.is_ascii_digit().then(|| number * 10 + i16::from(digit - b'0')))
}

impl Grammar for Date {
    const FORM: Form = Form::new("Date", "a valid date in the format yyyy-mm-dd");

    fn parse(text: &str) -> Result<Self, ValueError> {
        let bytes = text.as_bytes();
        let parts = || {
            let separated = bytes.len() == 10 && bytes[4] == b'-' && bytes[7] == b'-';
            let month = u8::try_from(digits(bytes, 5, 2)?).ok()?;
            let day = u8::try_from(digits(bytes, 8, 2)?).ok()?;
            separated.then_some(Date::new(digits(bytes, 0, 4)?, month, day)?)
        };
        parts().ok_or_else(|| ValueError::new(text, &Self::FORM))
    }
}
crate::grammar!(Date, |date, serializer| serialize_ascii(&date.text(), serializer));

/// Serializes ASCII text directly, without `Display`.
pub(crate) fn serialize_ascii<S: Serializer>(text: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(str::from_utf8(text).map_err(S::Error::custom)?)
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_ascii(&self.text(), f)
    }
}

pub(crate) fn write_ascii(text: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(str::from_utf8(text).map_err(|_| fmt::Error)?)
}

impl fmt::Debug for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "jiff")]
mod with_jiff {
    use super::Date;

    impl From<Date> for jiff::civil::Date {
        fn from(date: Date) -> Self {
            // Every `Date` lies within jiff's range.
            jiff::civil::Date::new(date.year, date.month as i8, date.day as i8).unwrap_or_default()
        }
    }

    impl TryFrom<jiff::civil::Date> for Date {
        type Error = crate::ValueError;

        fn try_from(date: jiff::civil::Date) -> Result<Self, Self::Error> {
            Date::new(date.year(), date.month() as u8, date.day() as u8).ok_or_else(|| {
                crate::ValueError::new(
                    date.to_string(),
                    crate::Requirement::Range { of: "a year", min: 0, max: 9999 },
                )
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn days_that_exist_and_days_that_do_not() {
        for good in ["2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31"] {
            let date = good.parse::<Date>().unwrap();
            assert_eq!(date.to_string(), good);
            assert_eq!(serde_json::to_string(&date).unwrap(), format!("{good:?}"));
        }
        for bad in [
            "",
            "2023-02-29",
            "1900-02-29",
            "2024-00-10",
            "2024-13-01",
            "2024-04-31",
            "2024-1-01",
            "24-01-01",
            "2024/01/01",
            "+024-01-01",
            "2024-01-01T",
            " 2024-01-01",
            "٢٠٢٤-٠١-٠١",
            "2024-01-0é",
        ] {
            assert!(bad.parse::<Date>().is_err(), "{bad}");
        }
    }

    #[test]
    fn known_days() {
        let day: Date = "2000-03-01".parse().unwrap();
        assert_eq!(day.days_since_epoch(), 11_017);
        assert_eq!(day.weekday(), 2);
        assert_eq!(Date::MAX.plus_days(1), None);
        assert_eq!(Date::MIN.plus_days(-1), None);
    }

    proptest! {
        #[test]
        fn days_count_both_ways(days in -719_528_i32..=2_932_896) {
            let date = Date::from_days_since_epoch(days).unwrap();
            prop_assert_eq!(date.days_since_epoch(), days);
            prop_assert_eq!(date.to_string().parse::<Date>().unwrap(), date);
        }

        #[test]
        fn reading_never_panics(text in ".*") {
            let _ = text.parse::<Date>();
        }
    }
}
