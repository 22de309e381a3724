//! Date-times on the command line: a [`Day`], and optionally a time of day.

use std::str::FromStr;

use specwright_core::Date;
use wayfare_models::rental::Moment;

use crate::values::dates::Day;

/// A date-time: `2027-03-14T10:00`, `tomorrowT09:30`, `+45dT10:00`, or a day alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MomentArg {
    /// The day.
    pub day: Day,
    /// The time of day, on any date; its type proves that the time exists.
    time: Moment,
}

/// Time of a day alone: late enough for all counters to be open, early enough to be useful.
const USUAL_TIME: (u8, u8) = (10, 0);

impl MomentArg {
    /// The date-time; `None` beyond the end of the calendar.
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
        let day = day.parse().map_err(|error| format!("{error}; a time goes behind it, as +45dT10:00"))?;
        let (hour, minute) = match time {
            Some(time) => {
                hour_and_minute(time).ok_or("expected a time of the day, as T09:30, behind the day")?
            }
            None => USUAL_TIME,
        };
        let time = Moment::new(Date::MIN, hour, minute).map_err(|fault| fault.to_string())?;
        Ok(MomentArg { day, time })
    }
}

/// `9:30` or `09:30`
fn hour_and_minute(text: &str) -> Option<(u8, u8)> {
    let (hour, minute) = text.split_once(':')?;
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let is_time = digits(hour) && digits(minute) && minute.len() == 2;
    is_time.then_some(())?;
    Some((hour.parse().ok()?, minute.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_stands_behind_its_day() {
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
    fn what_is_no_time_is_refused() {
        for (text, says) in [
            ("", "expected a day"),
            ("soon", "expected a day"),
            ("T10:00", "expected a day"),
            ("+45T10:00", "+45d"),
            ("+1dT", "a time of the day"),
            ("+1dT10", "a time of the day"),
            ("+1dT10:0", "a time of the day"),
            ("+1dT10:00:00", "a time of the day"),
            ("+1dT+9:30", "a time of the day"),
            ("+1dT999:00", "a time of the day"),
            ("+1dT24:00", "on the hour or half past"),
            ("+1dT10:15", "on the hour or half past"),
        ] {
            let error = text.parse::<MomentArg>().unwrap_err();
            assert!(error.contains(says), "{text}: {error}");
        }
    }
}
