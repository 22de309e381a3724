//! Date-times on the command line: a [`Day`] with an optional time of day.

use std::str::FromStr;

use specwright_core::Date;
use wayfare_models::rental::Moment;

use crate::values::dates::Day;
use crate::values::numbers::digits;

/// A date-time: `2027-03-14T10:00`, `tomorrowT09:30`, `+45dT10:00`, or only a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MomentArg {
    pub day: Day,
    /// The time of day, on an arbitrary date. Its type guarantees a valid time.
    time: Moment,
}

/// Default time: late enough for rental counters to be open, early enough to be useful.
const DEFAULT_TIME: (u8, u8) = (10, 0);

impl MomentArg {
    /// Returns the date-time. Returns `None` if the date is later than the last supported date.
    pub fn from(self, today: Date) -> Option<Moment> {
        Moment::new(self.day.from(today)?, self.time.hour(), self.time.minute()).ok()
    }
}

impl FromStr for MomentArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (day, time) = match text.split_once(['T', ' ']) {
            Some((day, time)) => (day, Some(time)),
            None => (text, None),
        };
        let day =
            day.parse().map_err(|error: &str| format!("{error}; a time may follow, as in +45dT10:00"))?;
        let (hour, minute) = match time {
            Some(time) => {
                hour_and_minute(time).ok_or("expected a time of day after the day, such as T09:30")?
            }
            None => DEFAULT_TIME,
        };
        let time = Moment::new(Date::MIN, hour, minute).map_err(|fault| fault.to_string())?;
        Ok(MomentArg { day, time })
    }
}

/// Parses `9:30` or `09:30`.
fn hour_and_minute(text: &str) -> Option<(u8, u8)> {
    let (hour, minute) = text.split_once(':').filter(|(_, minute)| minute.len() == 2)?;
    Some((digits(hour)?, digits(minute)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_follow_their_day() {
        let today: Date = "2027-02-27".parse().unwrap();
        for (text, time) in [
            ("2027-03-14T10:00", "2027-03-14T10:00:00"),
            ("2027-03-14 9:30", "2027-03-14T09:30:00"),
            ("2027-03-14", "2027-03-14T10:00:00"),
            ("+2d", "2027-03-01T10:00:00"),
            ("+1wT23:30", "2027-03-06T23:30:00"),
            ("tomorrowT00:00", "2027-02-28T00:00:00"),
        ] {
            let read: MomentArg = text.parse().unwrap();
            assert_eq!(read.from(today).unwrap().to_string(), time, "{text}");
        }
        assert_eq!("+1d".parse::<MomentArg>().unwrap().from(Date::MAX), None);
    }

    #[test]
    fn invalid_times_are_rejected() {
        for (text, expected) in [
            ("", "expected an existing day"),
            ("soon", "expected an existing day"),
            ("T10:00", "expected an existing day"),
            ("+45T10:00", "+45d"),
            ("+1dT", "a time of day"),
            ("+1dT10", "a time of day"),
            ("+1dT10:0", "a time of day"),
            ("+1dT10:00:00", "a time of day"),
            ("+1dT+9:30", "a time of day"),
            ("+1dT999:00", "a time of day"),
            ("+1dT24:00", "on the hour or half-hour"),
            ("+1dT10:15", "on the hour or half-hour"),
        ] {
            let error = text.parse::<MomentArg>().unwrap_err();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }
}
