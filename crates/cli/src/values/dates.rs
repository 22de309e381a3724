//! Dates on the command line: a day of the calendar, or a number of days from today.

use std::fmt;
use std::str::FromStr;

use specwright_core::Date;

/// A day: `2027-03-14`, `today`, `tomorrow`, `+45d` or `+6w`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Day {
    /// A day of the calendar.
    On(Date),
    /// A number of days after today.
    In(u16),
}

impl Day {
    /// The accepted forms, for messages.
    pub const FORM: &'static str = "yyyy-mm-dd, today, tomorrow, or from today +45d or +6w";

    /// The date.
    pub fn from(self, today: Date) -> Option<Date> {
        match self {
            Day::On(date) => Some(date),
            Day::In(days) => today.plus_days(days.into()),
        }
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Self, NotADay> {
        match text {
            "today" => return Ok(Day::In(0)),
            "tomorrow" => return Ok(Day::In(1)),
            _ => {}
        }
        match text.strip_prefix('+') {
            Some(count) => days(count).map(Day::In).ok_or(NotADay::Count),
            None => text.parse().map(Day::On).map_err(|_| NotADay::Form),
        }
    }
}

/// The days in `45d` or `6w`.
fn days(text: &str) -> Option<u16> {
    let (count, unit) = match text.strip_suffix('d') {
        Some(count) => (count, 1),
        None => (text.strip_suffix('w')?, 7),
    };
    let digits = !count.is_empty() && count.bytes().all(|byte| byte.is_ascii_digit());
    count.parse::<u16>().ok().filter(|_| digits)?.checked_mul(unit)
}

/// Error of a text that is no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotADay {
    /// The text is neither a date nor a word for one.
    Form,
    /// The plus is not followed by a number of days or weeks.
    Count,
}

impl fmt::Display for NotADay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotADay::Form => write!(f, "expected a day that exists, as {}", Day::FORM),
            NotADay::Count => f.write_str("expected a number of days or weeks from today, as +45d or +6w"),
        }
    }
}

impl std::error::Error for NotADay {}

/// Today, by the clock and time zone of this machine.
///
/// # Errors
/// If the clock is outside the calendar.
pub fn today() -> Result<Date, NoToday> {
    let today = jiff::Zoned::now().date();
    let known =
        |month: i8, day: i8| Date::new(today.year(), u8::try_from(month).ok()?, u8::try_from(day).ok()?);
    known(today.month(), today.day()).ok_or(NoToday)
}

/// Error of a clock that is outside the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoToday;

impl fmt::Display for NoToday {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this machine's clock is beyond all calendars")
    }
}

impl std::error::Error for NoToday {}

/// The days of a week, short.
pub const WEEKDAYS: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/// `Sun 14 Mar`, or `14 Mar` where space is short.
pub fn short(date: Date, with_weekday: bool) -> String {
    let month = month_name(date);
    match WEEKDAYS.get(usize::from(date.weekday())).filter(|_| with_weekday) {
        Some(weekday) => format!("{weekday} {} {month}", date.day()),
        None => format!("{} {month}", date.day()),
    }
}

/// `Mar`
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
    fn days_of_the_calendar_and_from_today() {
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
    fn what_is_not_a_day_is_refused() {
        for text in ["", "soon", "2027-02-29", "14.3.2027", "45d", "-1d", "Today"] {
            assert_eq!(text.parse::<Day>(), Err(NotADay::Form), "{text}");
        }
        for text in ["+", "+d", "+45", "+4x", "++4d", "+-4d", "+1.5d", "+65536d", "+9363w", "+４d"] {
            assert_eq!(text.parse::<Day>(), Err(NotADay::Count), "{text}");
        }
    }

    #[test]
    fn the_calendar_ends_somewhere() {
        assert_eq!(Day::In(1).from(Date::MAX), None);
        assert!(today().is_ok());
    }

    #[test]
    fn days_are_written_short() {
        assert_eq!(short(date("2027-03-14"), true), "Sun 14 Mar");
        assert_eq!(short(date("2027-12-01"), false), "1 Dec");
    }
}
