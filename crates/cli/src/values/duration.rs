//! Durations: parsed from the command line, and formatted as in timetables.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use jiff::SignedDuration;

/// A duration to wait, such as `30s`, `2m` or `1m30s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait(pub Duration);

impl FromStr for Wait {
    type Err = NotAWait;

    fn from_str(text: &str) -> Result<Self, NotAWait> {
        let read: SignedDuration = text.parse().map_err(|_| NotAWait)?;
        let wait = Duration::try_from(read).map_err(|_| NotAWait)?;
        if wait.is_zero() { Err(NotAWait) } else { Ok(Wait(wait)) }
    }
}

impl Wait {
    /// A time, or `0s` for none.
    pub fn or_none(text: &str) -> Result<Self, NotAWaitOrNone> {
        if text == "0s" { Ok(Wait(Duration::ZERO)) } else { text.parse().map_err(|NotAWait| NotAWaitOrNone) }
    }
}

/// `2m`, `1m 30s`
impl fmt::Display for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match SignedDuration::try_from(self.0) {
            Ok(duration) => write!(f, "{duration:#}"),
            Err(_) => write!(f, "{:?}", self.0),
        }
    }
}

/// Error of a text that is no duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAWait;

impl fmt::Display for NotAWait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a time above zero with its unit, as 30s, 2m or 1m30s")
    }
}

impl std::error::Error for NotAWait {}

/// Error of a text that is no duration, where none is one, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAWaitOrNone;

impl fmt::Display for NotAWaitOrNone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 0s, or a time with its unit, as 30s, 2m or 1m30s")
    }
}

impl std::error::Error for NotAWaitOrNone {}

/// `6h 35m`, as in timetables.
pub fn hours_and_minutes(duration: Duration) -> String {
    let minutes = duration.as_secs() / 60;
    format!("{}h {:02}m", minutes / 60, minutes % 60)
}

/// `4.1 s`, for the time elapsed.
pub fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_are_read_with_their_units() {
        for (text, seconds) in [("30s", 30.0), ("2m", 120.0), ("1m30s", 90.0), ("1h", 3600.0), ("500ms", 0.5)]
        {
            assert_eq!(text.parse::<Wait>().unwrap().0.as_secs_f64(), seconds, "{text}");
        }
    }

    #[test]
    fn what_is_no_wait_is_refused() {
        for text in ["", "30", "0s", "-5s", "soon", "1y", "s", "9999999999999999999999s", "1e9s"] {
            assert_eq!(text.parse::<Wait>(), Err(NotAWait), "{text}");
        }
    }

    #[test]
    fn none_is_read_where_it_is_allowed() {
        assert_eq!(Wait::or_none("0s"), Ok(Wait(Duration::ZERO)));
        assert_eq!(Wait::or_none("30s"), Ok(Wait(Duration::from_secs(30))));
        let refused = Wait::or_none("never").unwrap_err();
        assert_eq!(refused.to_string(), "expected 0s, or a time with its unit, as 30s, 2m or 1m30s");
    }

    #[test]
    fn waits_are_written_as_they_are_read() {
        for text in ["2m", "1m 30s", "45s"] {
            assert_eq!(text.parse::<Wait>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn durations_are_written_short() {
        assert_eq!(hours_and_minutes(Duration::from_secs(395 * 60)), "6h 35m");
        assert_eq!(hours_and_minutes(Duration::from_secs(26 * 3600 + 300)), "26h 05m");
        assert_eq!(hours_and_minutes(Duration::ZERO), "0h 00m");
        assert_eq!(seconds(Duration::from_millis(4_149)), "4.1 s");
    }
}
