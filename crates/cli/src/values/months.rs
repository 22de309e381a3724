//! Months on the command line: a calendar month, or a number of months after the current one.

use std::fmt;
use std::str::FromStr;

use specwright_core::Date;

use super::dates;
use super::numbers::digits;

/// A month on the command line: `2027-03` or `+2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MonthArg {
    /// A calendar month.
    Of(Month),
    /// A number of months after the current one.
    In(u8),
}

impl MonthArg {
    /// Returns the month. Returns `None` if the month is later than the last supported month.
    pub fn from(self, today: Date) -> Option<Month> {
        match self {
            MonthArg::Of(month) => Some(month),
            MonthArg::In(count) => Month::of(today)?.plus(count),
        }
    }
}

impl FromStr for MonthArg {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let Some(count) = text.strip_prefix('+') else {
            let first = format!("{text}-01").parse();
            let month = first.map(|first| MonthArg::Of(Month { first }));
            return month.map_err(|_| "expected a month as yyyy-mm, or counted from this month, such as +2");
        };
        digits(count)
            .map(MonthArg::In)
            .ok_or("expected a number of months from this month, such as +2, at most +255")
    }
}

/// A calendar month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Month {
    first: Date,
}

impl Month {
    /// Returns the month of a day.
    pub fn of(day: Date) -> Option<Self> {
        Date::new(day.year(), day.month(), 1).map(|first| Month { first })
    }

    /// Returns the month that is `count` months later.
    pub fn plus(self, count: u8) -> Option<Self> {
        let months = i16::from(self.first.month()) - 1 + i16::from(count);
        let month = u8::try_from(months % 12 + 1).ok()?;
        Date::new(self.first.year().checked_add(months / 12)?, month, 1).map(|first| Month { first })
    }

    /// Returns the first day.
    pub fn first(self) -> Date {
        self.first
    }

    /// Returns the last day.
    pub fn last(self) -> Date {
        self.days().last().unwrap_or(self.first)
    }

    /// Returns all days.
    pub fn days(self) -> impl Iterator<Item = Date> {
        (1..=31).filter_map(move |day| Date::new(self.first.year(), self.first.month(), day))
    }
}

/// Formats the month, for example `Mar 2027`.
impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", dates::month_name(self.first), self.first.year())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_parse_as_calendar_months_or_relative_months() {
        let today = "2027-11-27".parse().unwrap();
        for (text, month, last) in [
            ("2027-03", "Mar 2027", "2027-03-31"),
            ("2028-02", "Feb 2028", "2028-02-29"),
            ("+0", "Nov 2027", "2027-11-30"),
            ("+2", "Jan 2028", "2028-01-31"),
            ("+012", "Nov 2028", "2028-11-30"),
            ("+255", "Feb 2049", "2049-02-28"),
        ] {
            let found = text.parse::<MonthArg>().unwrap().from(today).unwrap();
            assert_eq!((found.to_string().as_str(), found.last().to_string().as_str()), (month, last));
            assert_eq!(found.first().day(), 1);
        }
        assert_eq!(MonthArg::In(1).from(Date::MAX), None);
    }

    #[test]
    fn invalid_months_are_rejected() {
        for text in ["", "march", "2027", "2027-13", "2027-3", "2027-03-01", "2"] {
            assert!(text.parse::<MonthArg>().unwrap_err().contains("yyyy-mm"), "{text}");
        }
        for text in ["+", "+x", "++1", "+-1", "+1m", "+256"] {
            assert!(text.parse::<MonthArg>().unwrap_err().contains("at most +255"), "{text}");
        }
    }
}
