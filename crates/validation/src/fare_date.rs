//! Dates in the fare calendar.

use std::fmt;

use specwright_core::{Date, Form, Grammar, ValueError};

/// A month of departure, such as `2027-03`. A day, such as `2027-03-14`, is accepted but deprecated.
///
/// ```
/// use wayfare_validation::{Date, FareDate};
///
/// let march: FareDate = "2027-03".parse()?;
/// assert_eq!(march, FareDate::month_of("2027-03-14".parse::<Date>()?));
/// assert_eq!((march.first_day().to_string(), march.last_day().to_string()), ("2027-03-01".into(), "2027-03-31".into()));
/// # Ok::<(), wayfare_validation::ValueError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FareDate {
    /// The day, or the first day of the month.
    first: Date,
    is_day: bool,
}

impl FareDate {
    /// The format as a regular expression. The expression also matches days that do not exist.
    pub const PATTERN: &'static str = "^[0-9]{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$";

    /// Returns the month that contains a day.
    pub fn month_of(day: Date) -> Self {
        // Every month has a first day.
        FareDate { first: Date::new(day.year(), day.month(), 1).unwrap_or(day), is_day: false }
    }

    /// Returns whether the date is a day rather than a month.
    pub fn is_day(self) -> bool {
        self.is_day
    }

    /// Returns the day, or the first day of the month.
    pub fn first_day(self) -> Date {
        self.first
    }

    /// Returns the day, or the last day of the month.
    pub fn last_day(self) -> Date {
        let end = |day| Date::new(self.first.year(), self.first.month(), day);
        (28..=31).rev().find_map(end).filter(|_| !self.is_day).unwrap_or(self.first)
    }

    /// Returns the number of months from this month to `other`, both included: 0 or less if `other` is earlier.
    pub fn months_to(self, other: FareDate) -> i32 {
        let number = |date: Date| i32::from(date.year()) * 12 + i32::from(date.month());
        number(other.first) - number(self.first) + 1
    }
}

impl Grammar for FareDate {
    const FORM: Form = Form::new("FareDate", "a month in the format yyyy-mm");

    fn parse(text: &str) -> Result<Self, ValueError> {
        let is_day = text.len() != "yyyy-mm".len();
        let first = if is_day { text.parse() } else { format!("{text}-01").parse() };
        let first = first.map_err(|_| ValueError::new(text, &Self::FORM))?;
        Ok(FareDate { first, is_day })
    }
}
value!(FareDate);

impl fmt::Display for FareDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let day = self.first.to_string();
        f.pad(if self.is_day { &day } else { day.rsplit_once('-').map_or(&*day, |(month, _)| month) })
    }
}

impl fmt::Debug for FareDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for FareDate {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        let (first, is_day) = u.arbitrary()?;
        Ok(if is_day { FareDate { first, is_day } } else { FareDate::month_of(first) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    grammar_tests!(FareDate, near: "[0-9]{4}-(0[0-9]|1[0-3])(-[0-3][0-9])?", may_reject: |text| text.parse::<specwright_core::Date>().is_err(), bad: "2027-3");

    fn date(text: &str) -> FareDate {
        text.parse().unwrap()
    }

    #[test]
    fn a_month_ends_with_its_last_day() {
        for (text, last) in [
            ("2027-03", "2027-03-31"),
            ("2027-04", "2027-04-30"),
            ("2028-02", "2028-02-29"),
            ("2027-02", "2027-02-28"),
            ("2027-02-03", "2027-02-03"),
            ("9999-12", "9999-12-31"),
        ] {
            assert_eq!(date(text).last_day().to_string(), last, "{text}");
        }
    }

    #[test]
    fn months_are_counted_with_both_ends() {
        assert_eq!(date("2027-03").months_to(date("2027-03")), 1);
        assert_eq!(date("2026-12").months_to(date("2027-01")), 2);
        assert_eq!(date("2027-03").months_to(date("2027-02")), 0);
        assert!(date("2027-03") < date("2027-03-01") && date("2027-03-31") < date("2027-04"));
    }
}
