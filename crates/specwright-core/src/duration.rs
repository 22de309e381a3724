//! Durations in ISO 8601 format.

use std::fmt;
use std::time::Duration;

use crate::offset_time::write_fraction;
use crate::{Form, Grammar, ValueError};

/// A duration in the units in which it was written, such as `P1DT12H` or `PT0.5S`.
///
/// Years, months and days have no fixed length, so two durations are equal only if all of their units are equal. A
/// string written by this type can be parsed by jiff's `Span`, and vice versa, within the limits of both types.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct IsoDuration {
    is_negative: bool,
    /// The count of each unit, in the order of [`UNITS`].
    counts: [u32; UNITS.len()],
    nanosecond: u32,
}

/// The units. Each has a flag that is set if the unit follows the `T`.
const UNITS: [(char, bool); 7] =
    [('Y', false), ('M', false), ('W', false), ('D', false), ('H', true), ('M', true), ('S', true)];

const SECONDS: usize = UNITS.len() - 1;

impl IsoDuration {
    /// Returns whether the duration is negative.
    pub fn is_negative(self) -> bool {
        self.is_negative
    }

    /// Returns the years, months, weeks and days.
    pub fn date_units(self) -> [u32; 4] {
        let [years, months, weeks, days, ..] = self.counts;
        [years, months, weeks, days]
    }

    /// Returns the hours, minutes and seconds.
    pub fn time_units(self) -> [u32; 3] {
        let [.., hours, minutes, seconds] = self.counts;
        [hours, minutes, seconds]
    }

    /// Returns the fraction of a second, in nanoseconds.
    pub fn nanosecond(self) -> u32 {
        self.nanosecond
    }

    /// Returns the length, with days of 24 hours. Returns `None` for a duration that is negative or has years or
    /// months.
    pub fn to_std(self) -> Option<Duration> {
        let ([0, 0, weeks, days], false) = (self.date_units(), self.is_negative) else { return None };
        let [hours, minutes, seconds] = self.time_units().map(u64::from);
        let hours = (u64::from(weeks) * 7 + u64::from(days)) * 24 + hours;
        Some(Duration::new((hours * 60 + minutes) * 60 + seconds, self.nanosecond))
    }
}

/// Converts to hours, minutes and seconds.
impl TryFrom<Duration> for IsoDuration {
    type Error = ValueError;

    /// Returns an error if the number of hours exceeds 32 bits.
    fn try_from(length: Duration) -> Result<Self, ValueError> {
        let seconds = length.as_secs();
        let hours = u32::try_from(seconds / 3600)
            .map_err(|_| ValueError::new(format!("{length:?}"), "a duration of at most 4294967295 hours"))?;
        let counts = [0, 0, 0, 0, hours, (seconds / 60 % 60) as u32, (seconds % 60) as u32];
        Ok(IsoDuration { counts, nanosecond: length.subsec_nanos(), ..IsoDuration::default() })
    }
}

impl Grammar for IsoDuration {
    const FORM: Form = Form::new("IsoDuration", "an ISO 8601 duration, such as P1DT12H or PT0.5S");

    fn parse(text: &str) -> Result<Self, ValueError> {
        let (unsigned, is_negative) = match text.strip_prefix('-') {
            Some(unsigned) => (unsigned, true),
            None => (text, false),
        };
        let read = unsigned.strip_prefix('P').and_then(read_units);
        let read = read.map(|(counts, nanosecond)| IsoDuration { is_negative, counts, nanosecond });
        read.ok_or_else(|| ValueError::new(text, &Self::FORM))
    }
}
crate::grammar!(IsoDuration, |duration, serializer| serializer.collect_str(duration));

/// Parses one or more units. Units must be in order, and each may occur at most once. Only seconds may have a fraction.
fn read_units(text: &str) -> Option<([u32; UNITS.len()], u32)> {
    let (mut counts, mut nanosecond) = ([0; UNITS.len()], 0);
    let (mut rest, mut is_time, mut next) = (text, false, 0);
    loop {
        if let Some(time) = rest.strip_prefix('T').filter(|_| !is_time) {
            (rest, is_time) = (time, true);
        }
        let end = rest.find(|c: char| !c.is_ascii_digit())?;
        let (number, behind) = rest.split_at(end);
        let fraction_end = behind.find(|c: char| c != '.' && !c.is_ascii_digit())?;
        let (fraction, behind) = behind.split_at(fraction_end);
        let unit = behind.chars().next()?;
        let place = next + UNITS[next..].iter().position(|known| *known == (unit, is_time))?;
        counts[place] = number.parse().ok()?;
        if let Some(digits) = fraction.strip_prefix('.') {
            let is_fraction = place == SECONDS && (1..=9).contains(&digits.len());
            nanosecond = is_fraction.then(|| format!("{digits:0<9}").parse().ok()).flatten()?;
        }
        (rest, next) = (&behind[1..], place + 1);
        if rest.is_empty() {
            return Some((counts, nanosecond));
        }
    }
}

impl fmt::Display for IsoDuration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_negative { "-P" } else { "P" })?;
        let mut is_time = false;
        for (place, (count, (unit, in_time))) in self.counts.iter().zip(UNITS).enumerate() {
            // A duration of zero is written in seconds.
            let is_last = place == SECONDS && (self.nanosecond > 0 || self.counts == [0; UNITS.len()]);
            if *count == 0 && !is_last {
                continue;
            }
            if in_time && !is_time {
                f.write_str("T")?;
                is_time = true;
            }
            write!(f, "{count}")?;
            if place == SECONDS {
                write_fraction(self.nanosecond, f)?;
            }
            write!(f, "{unit}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for IsoDuration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn duration(text: &str) -> IsoDuration {
        IsoDuration::parse(text).unwrap()
    }

    #[test]
    fn durations_round_trip() {
        for text in
            ["P1Y2M3W4DT5H6M7.5S", "PT0S", "P1M", "PT1M", "PT90M", "-P1D", "PT0.000000001S", "PT4294967295S"]
        {
            assert_eq!(duration(text).to_string(), text);
        }
        // Units with a count of 0 are omitted.
        assert_eq!(duration("P0DT1H00M").to_string(), "PT1H");
    }

    #[test]
    fn invalid_durations_are_rejected() {
        for text in [
            "",
            "P",
            "PT",
            "1D",
            "P1",
            "P1H",
            "PT1D",
            "P1D1Y",
            "P1D1D",
            "P1DT",
            "PT1.5H",
            "PT1.S",
            "PT.5S",
            "PT1TS",
            "P-1D",
            "P1.D",
            "PT4294967296S",
            "P1D ",
            "PT0.0000000001S",
            "p1d",
            "P1é",
        ] {
            assert!(IsoDuration::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn lengths_become_durations_and_back() {
        for (text, seconds) in [("PT1H30M", 5400), ("P1W", 604_800), ("P1DT1S", 86_401)] {
            assert_eq!(duration(text).to_std(), Some(Duration::from_secs(seconds)));
        }
        for text in ["P1Y", "P1M", "-PT1S"] {
            assert_eq!(duration(text).to_std(), None);
        }
        let half = IsoDuration::try_from(Duration::from_millis(90_500)).unwrap();
        assert_eq!(half.to_string(), "PT1M30.5S");
        assert!(IsoDuration::try_from(Duration::MAX).is_err());
    }

    #[cfg(feature = "jiff")]
    #[test]
    fn jiff_parses_the_text() {
        for text in ["P1Y2M3W4DT5H6M7.5S", "PT0S", "-P1DT1H"] {
            let span: jiff::Span = duration(text).to_string().parse().unwrap();
            assert_eq!(span.to_string(), text);
        }
    }

    proptest! {
        #[test]
        fn a_duration_survives_its_text(is_negative: bool, counts: [u32; 7], nanosecond in 0..1_000_000_000_u32) {
            let duration = IsoDuration { is_negative, counts, nanosecond };
            prop_assert_eq!(duration.to_string().parse(), Ok(duration));
        }

        #[test]
        fn reading_never_panics(text in "-?P[-0-9YMWDTHS.é]{0,12}") {
            let _ = text.parse::<IsoDuration>();
        }
    }
}
