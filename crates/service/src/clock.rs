//! Time, injected: what is past, expired or too often is decided by this clock alone.

use std::fmt;

use jiff::{SignedDuration, Timestamp};
use wayfare_wire::Date;

/// Where the service has its time from.
pub trait Clock: fmt::Debug + Send + Sync + 'static {
    /// The present.
    fn now(&self) -> Timestamp;
}

/// The system's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        Timestamp::now()
    }
}

/// The date where it is earliest, twelve hours behind UTC.
pub(crate) fn earliest_today(now: Timestamp) -> Option<Date> {
    const BEHIND: SignedDuration = SignedDuration::from_hours(12);
    let seconds = now.as_duration().saturating_sub(BEHIND).as_secs();
    Date::from_days_since_epoch(i32::try_from(seconds.div_euclid(24 * 60 * 60)).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_past_when_it_is_past_everywhere() {
        for (now, today) in [
            ("2027-03-14T11:59:59Z", "2027-03-13"),
            ("2027-03-14T12:00:00Z", "2027-03-14"),
            ("1969-12-31T12:00:00Z", "1969-12-31"),
        ] {
            assert_eq!(earliest_today(now.parse().unwrap()).unwrap().to_string(), today);
        }
    }
}
