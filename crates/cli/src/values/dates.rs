//! Dates on the command line: a calendar date, or a number of days after today.

use std::fmt;
use std::str::FromStr;

use specwright_core::Date;

use super::numbers::digits;

/// A day, such as `2027-03-14`, `today`, `tomorrow`, `+45d` or `+6w`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Day {
    /// A calendar date.
    On(Date),
    /// A number of days after today.
    In(u16),
}

impl Day {
    /// Returns the date. Returns `None` if the date is later than the last supported date.
    pub fn from(self, today: Date) -> Option<Date> {
        match self {
            Day::On(date) => Some(date),
            Day::In(days) => today.plus_days(days.into()),
        }
    }
}

impl FromStr for Day {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        match (text, text.strip_prefix('+')) {
            ("today", _) => Ok(Day::In(0)),
            ("tomorrow", _) => Ok(Day::In(1)),
            (_, Some(count)) => days(count).map(Day::In).ok_or(NO_COUNT),
            (_, None) => text.parse().map(Day::On).map_err(|_| NO_DAY),
        }
    }
}

/// Parses the number of days in `45d` or `6w`.
fn days(text: &str) -> Option<u16> {
    let (count, unit) = match text.strip_suffix('d') {
        Some(count) => (count, 1),
        None => (text.strip_suffix('w')?, 7),
    };
    digits::<u16>(count)?.checked_mul(unit)
}

/// Message for a string that is neither a date nor a relative day.
const NO_DAY: &str =
    "expected an existing day as yyyy-mm-dd, today, tomorrow, or days from today such as +45d or +6w";

/// Message for a plus sign that is not followed by a number of days or weeks.
const NO_COUNT: &str = "expected a number of days or weeks from today, such as +45d or +6w";

/// Returns today's date according to this machine's clock and time zone.
///
/// # Errors
/// Returns an error if the clock's date is outside the supported calendar.
pub fn today() -> Result<Date, NoToday> {
    jiff::Zoned::now().date().try_into().map_err(|_| NoToday)
}

/// Error for a clock whose date is outside the supported calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoToday;

impl fmt::Display for NoToday {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the date on this machine's clock is outside the years 0 to 9999")
    }
}

impl std::error::Error for NoToday {}

/// Short names of weekdays.
pub const WEEKDAYS: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/// Formats a date, for example `Sun 14 Mar`, or `14 Mar` without the weekday.
pub fn short(date: Date, with_weekday: bool) -> String {
    let month = month_name(date);
    match WEEKDAYS.get(usize::from(date.weekday())).filter(|_| with_weekday) {
        Some(weekday) => format!("{weekday} {} {month}", date.day()),
        None => format!("{} {month}", date.day()),
    }
}

/// Returns the short name of the month, for example `Mar`.
pub fn month_name(date: Date) -> &'static str {
    const MONTHS: [&str; 12] =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    MONTHS.get(usize::from(date.month()).wrapping_sub(1)).unwrap_or(&"?")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn days_parse_as_dates_or_relative_days() {
        let today = date("2027-02-27");
        for (text, day) in [
            ("2027-03-14", "2027-03-14"),
            ("today", "2027-02-27"),
            ("tomorrow", "2027-02-28"),
            ("+0d", "2027-02-27"),
            ("+2d", "2027-03-01"),
            ("+045d", "2027-04-13"),
            ("+6w", "2027-04-10"),
        ] {
            assert_eq!(text.parse::<Day>().unwrap().from(today), Some(date(day)), "{text}");
        }
    }

    #[test]
    fn invalid_days_are_rejected() {
        for text in ["", "soon", "2027-02-29", "14.3.2027", "45d", "-1d", "Today"] {
            assert_eq!(text.parse::<Day>(), Err(NO_DAY), "{text}");
        }
        for text in ["+", "+d", "+45", "+4x", "++4d", "+-4d", "+1.5d", "+65536d", "+9363w", "+４d"] {
            assert_eq!(text.parse::<Day>(), Err(NO_COUNT), "{text}");
        }
    }

    #[test]
    fn days_beyond_the_calendar_are_none() {
        assert_eq!(Day::In(1).from(Date::MAX), None);
        assert!(today().is_ok());
    }

    #[test]
    fn days_are_written_short() {
        assert_eq!(short(date("2027-03-14"), true), "Sun 14 Mar");
        assert_eq!(short(date("2027-12-01"), false), "1 Dec");
    }
}
