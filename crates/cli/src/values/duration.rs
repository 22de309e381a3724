//! Durations: parsed from the command line, and formatted as in timetables.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use jiff::SignedDuration;

/// A waiting time, such as `30s`, `2m` or `1m30s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait(pub Duration);

impl FromStr for Wait {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let read = text.parse::<SignedDuration>().ok().and_then(|read| Duration::try_from(read).ok());
        let wait = read.filter(|wait| !wait.is_zero()).map(Wait);
        wait.ok_or("expected a duration above zero with its unit, such as 30s, 2m or 1m30s")
    }
}

impl Wait {
    /// Parses a duration, or `0s` for none.
    pub fn or_none(text: &str) -> Result<Self, &'static str> {
        match text {
            "0s" => Ok(Wait(Duration::ZERO)),
            _ => {
                text.parse().map_err(|_| "expected 0s, or a duration with its unit, such as 30s, 2m or 1m30s")
            }
        }
    }
}

/// Formats the duration, for example `2m` or `1m 30s`.
impl fmt::Display for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match SignedDuration::try_from(self.0) {
            Ok(duration) => write!(f, "{duration:#}"),
            Err(_) => write!(f, "{:?}", self.0),
        }
    }
}

/// Formats a duration as in timetables: `6h 35m`.
pub fn hours_and_minutes(duration: Duration) -> String {
    let minutes = duration.as_secs() / 60;
    format!("{}h {:02}m", minutes / 60, minutes % 60)
}

/// Formats an elapsed time, for example `4.1 s`.
pub fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_parse_with_units() {
        for (text, seconds) in [("30s", 30.0), ("2m", 120.0), ("1m30s", 90.0), ("1h", 3600.0), ("500ms", 0.5)]
        {
            assert_eq!(text.parse::<Wait>().unwrap().0.as_secs_f64(), seconds, "{text}");
        }
    }

    #[test]
    fn invalid_durations_are_rejected() {
        for text in ["", "30", "0s", "-5s", "soon", "1y", "s", "9999999999999999999999s", "1e9s"] {
            let rejected = text.parse::<Wait>().unwrap_err();
            assert_eq!(
                rejected, "expected a duration above zero with its unit, such as 30s, 2m or 1m30s",
                "{text}"
            );
        }
    }

    #[test]
    fn zero_is_accepted_where_allowed() {
        assert_eq!(Wait::or_none("0s"), Ok(Wait(Duration::ZERO)));
        assert_eq!(Wait::or_none("30s"), Ok(Wait(Duration::from_secs(30))));
        let rejected = Wait::or_none("never").unwrap_err();
        assert_eq!(rejected, "expected 0s, or a duration with its unit, such as 30s, 2m or 1m30s");
    }

    #[test]
    fn durations_round_trip() {
        for text in ["2m", "1m 30s", "45s"] {
            assert_eq!(text.parse::<Wait>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn durations_have_a_short_form() {
        assert_eq!(hours_and_minutes(Duration::from_secs(395 * 60)), "6h 35m");
        assert_eq!(hours_and_minutes(Duration::from_secs(26 * 3600 + 300)), "26h 05m");
        assert_eq!(hours_and_minutes(Duration::ZERO), "0h 00m");
        assert_eq!(seconds(Duration::from_millis(4_149)), "4.1 s");
    }
}
