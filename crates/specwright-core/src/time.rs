//! Local date-times without an offset, as used in timetables.

use std::fmt;

use crate::date::{digits, serialize_ascii, two_digits, write_ascii};
use crate::{Cx, Date, Decode, Expected, Form, Grammar, ValueError};

/// A date and a time of day in a place's local time, written as yyyy-mm-ddThh:mm:ss.
///
/// Values from different places can't be compared without their time zones. `Ord` assumes that both values are from the
/// same place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LocalDateTime {
    date: Date,
    hour: u8,
    minute: u8,
    second: u8,
}

impl LocalDateTime {
    /// Creates a date-time. Returns `None` if the time does not exist.
    pub fn new(date: Date, hour: u8, minute: u8, second: u8) -> Option<Self> {
        (hour < 24 && minute < 60 && second < 60).then_some(LocalDateTime { date, hour, minute, second })
    }

    /// Parses the local time from a string in another format.
    fn parse_local_time(text: &str) -> Option<Self> {
        let (clock, rest) = (text.get(..16)?, text.get(16..)?);
        let seconds = rest.get(..3).filter(|part| part.starts_with(':')).unwrap_or(":00");
        Self::parse(&format!("{}T{}{seconds}", clock.get(..10)?, clock.get(11..)?)).ok()
    }

    /// Returns the date-time as ASCII text.
    fn text(self) -> [u8; 19] {
        let mut text = *b"yyyy-mm-ddThh:mm:ss";
        text[..10].copy_from_slice(&self.date.text());
        for (at, number) in [(11, self.hour), (14, self.minute), (17, self.second)] {
            text[at..at + 2].copy_from_slice(&two_digits(number.into()));
        }
        text
    }

    /// Returns the date.
    pub fn date(self) -> Date {
        self.date
    }

    /// Returns the hour, 0 to 23.
    pub fn hour(self) -> u8 {
        self.hour
    }

    /// Returns the minute, 0 to 59.
    pub fn minute(self) -> u8 {
        self.minute
    }

    /// Returns the second, 0 to 59.
    pub fn second(self) -> u8 {
        self.second
    }
}

impl Grammar for LocalDateTime {
    const FORM: Form = Form::new("LocalDateTime", "a local date-time in the format yyyy-mm-ddThh:mm:ss");

    fn parse(text: &str) -> Result<Self, ValueError> {
        let bytes = text.as_bytes();
        let parts = || {
            let separated = bytes.len() == 19 && bytes[10] == b'T' && bytes[13] == b':' && bytes[16] == b':';
            let date = Date::parse(text.get(..10)?).ok()?;
            let part = |at| digits(bytes, at, 2).and_then(|number| u8::try_from(number).ok());
            separated.then_some(LocalDateTime::new(date, part(11)?, part(14)?, part(17)?)?)
        };
        parts().ok_or_else(|| ValueError::new(text, &Self::FORM))
    }
}
crate::__grammar_text!(LocalDateTime, |time, serializer| serialize_ascii(&time.text(), serializer));

impl Decode for LocalDateTime {
    const EXPECTED: Expected = Expected::Form(&Self::FORM);

    /// Keeps the local time of a string that has a separator other than `T`, no seconds, a fraction or an offset, and
    /// adds a note.
    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        Self::decode_text(value, cx).or_else(|| Self::parse_local_time(value))
    }
}

impl fmt::Display for LocalDateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_ascii(&self.text(), f)
    }
}

impl fmt::Debug for LocalDateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "jiff")]
mod with_jiff {
    use super::LocalDateTime;
    use crate::Date;

    impl From<LocalDateTime> for jiff::civil::DateTime {
        fn from(time: LocalDateTime) -> Self {
            jiff::civil::Date::from(time.date).at(time.hour as i8, time.minute as i8, time.second as i8, 0)
        }
    }

    impl TryFrom<jiff::civil::DateTime> for LocalDateTime {
        type Error = crate::ValueError;

        /// Drops the fraction of the second.
        fn try_from(time: jiff::civil::DateTime) -> Result<Self, Self::Error> {
            let date = Date::try_from(time.date())?;
            LocalDateTime::new(date, time.hour() as u8, time.minute() as u8, time.second() as u8)
                .ok_or_else(|| crate::ValueError::new(time.to_string(), "a time of day"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_that_exist_and_times_that_do_not() {
        for good in ["2027-03-14T00:00:00", "2027-03-14T23:59:59"] {
            let time = good.parse::<LocalDateTime>().unwrap();
            assert_eq!(time.to_string(), good);
            assert_eq!(serde_json::to_string(&time).unwrap(), format!("{good:?}"));
        }
        for bad in [
            "2027-03-14",
            "2027-03-14T24:00:00",
            "2027-03-14T23:60:00",
            "2027-03-14T23:59:60",
            "2027-03-14 10:00:00",
            "2027-03-14T10:00:00Z",
            "2027-03-14T10:00",
            "2027-02-30T10:00:00",
            "2027-03-1éT10:00:0",
        ] {
            assert!(bad.parse::<LocalDateTime>().is_err(), "{bad}");
        }
    }

    #[test]
    fn other_formats_are_noted_and_the_local_time_is_kept() {
        for other in
            ["2027-03-14T10:05", "2027-03-14 10:05:00", "2027-03-14T10:05:00Z", "2027-03-14T10:05:00.5+01:00"]
        {
            let decoded = crate::decode::<Vec<LocalDateTime>>(format!("[{other:?}]").as_bytes()).unwrap();
            assert_eq!(decoded.value[0].to_string(), "2027-03-14T10:05:00", "{other}");
            assert_eq!(decoded.notes.len(), 1);
        }
        for broken in ["soon", "2027-03-14", "2027-02-30T10:05", "2027-03-14T1é:05"] {
            let decoded = crate::decode::<Vec<LocalDateTime>>(format!("[{broken:?}]").as_bytes()).unwrap();
            assert!(decoded.value.is_empty(), "{broken}");
        }
    }

    #[test]
    fn times_sort_chronologically() {
        let [early, late] =
            ["2027-03-14T09:59:00", "2027-03-14T10:00:00"].map(|t| LocalDateTime::parse(t).unwrap());
        assert!(early < late);
    }
}
