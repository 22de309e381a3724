//! Start and end times of a rental.

use std::fmt;

use specwright_core::{Date, LocalDateTime, ValueError};

/// A time on the clocks of a pickup or dropoff place, on the hour or half past.
///
/// ```
/// use wayfare_models::LocalDateTime;
/// use wayfare_models::rental::Moment;
///
/// let moment = Moment::new("2027-03-14".parse()?, 9, 30)?;
/// assert_eq!(Moment::try_from("2027-03-14T09:30:00".parse::<LocalDateTime>()?), Ok(moment));
/// let error = Moment::new("2027-03-14".parse()?, 9, 15).unwrap_err();
/// assert_eq!(error.to_string(), r#"found "9:15", expected a time on the hour or half past"#);
/// # Ok::<(), wayfare_models::ValueError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(LocalDateTime);

impl Moment {
    /// A time of a day.
    ///
    /// # Errors
    /// Fails if the hour is beyond 23, or the minute is neither 0 nor 30.
    pub fn new(date: Date, hour: u8, minute: u8) -> Result<Self, ValueError> {
        let time = LocalDateTime::new(date, hour, minute, 0).filter(|_| minute.is_multiple_of(30));
        time.map(Moment).ok_or_else(|| fault(format!("{hour}:{minute:02}")))
    }

    /// The day.
    pub fn date(self) -> Date {
        self.0.date()
    }

    /// Hour of the day.
    pub fn hour(self) -> u8 {
        self.0.hour()
    }

    /// Minute of the hour, 0 or 30.
    pub fn minute(self) -> u8 {
        self.0.minute()
    }

    /// The number of days of a rental up to another moment: 24 hours each, and a day begun counts. 0 where the
    /// other is not after it.
    pub fn days_until(self, other: Moment) -> u32 {
        let of_the_day = |moment: Moment| i32::from(moment.hour()) * 60 + i32::from(moment.minute());
        let more = i32::from(of_the_day(other) > of_the_day(self));
        let days = self.date().days_until(other.date()) + more;
        days.max(0).unsigned_abs()
    }
}

fn fault(found: String) -> ValueError {
    ValueError::new(found, "a time on the hour or half past")
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

/// `2027-03-14T09:30:00`
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_on_the_hour_or_half_past() {
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
    fn a_day_that_has_begun_counts() {
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
