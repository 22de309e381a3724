//! Start and end times of a rental.

use std::fmt;

use specwright_core::{Date, LocalDateTime, ValueError};

/// A local time at a pickup or drop-off location, on the hour or the half-hour.
///
/// ```
/// use wayfare_models::LocalDateTime;
/// use wayfare_models::rental::Moment;
///
/// let moment = Moment::new("2027-03-14".parse()?, 9, 30)?;
/// assert_eq!(Moment::try_from("2027-03-14T09:30:00".parse::<LocalDateTime>()?), Ok(moment));
/// let error = Moment::new("2027-03-14".parse()?, 9, 15).unwrap_err();
/// assert_eq!(error.to_string(), r#"found "9:15", expected a time on the hour or half-hour"#);
/// # Ok::<(), wayfare_models::ValueError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(LocalDateTime);

impl Moment {
    /// Creates a moment from a date and a time of day.
    ///
    /// # Errors
    /// Returns an error if the hour is above 23, or if the minute is neither 0 nor 30.
    pub fn new(date: Date, hour: u8, minute: u8) -> Result<Self, ValueError> {
        let time = LocalDateTime::new(date, hour, minute, 0).filter(|_| minute.is_multiple_of(30));
        time.map(Moment).ok_or_else(|| fault(format!("{hour}:{minute:02}")))
    }

    /// Returns the date.
    pub fn date(self) -> Date {
        self.0.date()
    }

    /// Returns the hour of the day.
    pub fn hour(self) -> u8 {
        self.0.hour()
    }

    /// Returns the minute of the hour, 0 or 30.
    pub fn minute(self) -> u8 {
        self.0.minute()
    }

    /// Returns the number of rental days from this moment until `other`. Each day has 24 hours, and a partial day
    /// counts as a full day. Returns 0 if `other` is not later.
    pub fn days_until(self, other: Moment) -> u32 {
        let minute_of_day = |moment: Moment| i32::from(moment.hour()) * 60 + i32::from(moment.minute());
        let more = i32::from(minute_of_day(other) > minute_of_day(self));
        let days = self.date().days_until(other.date()) + more;
        days.max(0).unsigned_abs()
    }
}

fn fault(found: String) -> ValueError {
    ValueError::new(found, "a time on the hour or half-hour")
}

impl TryFrom<LocalDateTime> for Moment {
    type Error = ValueError;

    fn try_from(time: LocalDateTime) -> Result<Self, ValueError> {
        let is_half = time.second() == 0 && time.minute().is_multiple_of(30);
        if is_half { Ok(Moment(time)) } else { Err(fault(time.to_string())) }
    }
}

impl From<Moment> for LocalDateTime {
    fn from(moment: Moment) -> Self {
        moment.0
    }
}

/// Writes, for example, `2027-03-14T09:30:00`.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_on_the_hour_or_half_hour() {
        let day: Date = "2027-03-14".parse().unwrap();
        for (hour, minute) in [(0, 0), (0, 30), (23, 0), (23, 30)] {
            let moment = Moment::new(day, hour, minute).unwrap();
            assert_eq!((moment.date(), moment.hour(), moment.minute()), (day, hour, minute));
            assert_eq!(Moment::try_from(LocalDateTime::from(moment)), Ok(moment));
        }
        for (hour, minute) in [(24, 0), (9, 1), (9, 29), (9, 31), (9, 59), (9, 60), (255, 255)] {
            assert!(Moment::new(day, hour, minute).is_err(), "{hour}:{minute}");
        }
        for time in ["2027-03-14T09:15:00", "2027-03-14T09:30:01"] {
            assert!(Moment::try_from(time.parse::<LocalDateTime>().unwrap()).is_err(), "{time}");
        }
    }

    #[test]
    fn partial_days_count_as_full_days() {
        let moment = |text: &str| Moment::try_from(text.parse::<LocalDateTime>().unwrap()).unwrap();
        let pickup = moment("2027-03-14T10:00:00");
        for (dropoff, days) in [
            ("2027-03-14T10:30:00", 1),
            ("2027-03-15T09:30:00", 1),
            ("2027-03-15T10:00:00", 1),
            ("2027-03-15T10:30:00", 2),
            ("2027-03-14T10:00:00", 0),
            ("2027-03-14T09:30:00", 0),
            ("2027-03-13T10:30:00", 0),
        ] {
            assert_eq!(pickup.days_until(moment(dropoff)), days, "{dropoff}");
        }
    }
}
