//! Date-times with an offset from UTC, which represent an instant and its local time.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use crate::date::{digits, two_digits};
use crate::{Cx, Decode, Expected, Form, Grammar, LocalDateTime, ValueError};

/// An instant with an offset from UTC, as written in RFC 3339: `2027-03-14T10:05:00+01:00`, with up to nine fractional
/// digits of a second.
///
/// Values compare as instants, regardless of their offsets: 10:00Z equals 11:00+01:00. The offset is kept and written.
#[derive(Clone, Copy)]
pub struct OffsetDateTime {
    local: LocalDateTime,
    nanosecond: u32,
    offset_minutes: i16,
}

const MAX_OFFSET: i16 = 24 * 60 - 1;
const NANOS: u32 = 1_000_000_000;

impl OffsetDateTime {
    /// Creates a date-time from the local time and its offset in minutes, which is positive east of UTC. Returns `None`
    /// if the nanoseconds are a second or more, or if the offset is a day or more.
    pub fn new(local: LocalDateTime, nanosecond: u32, offset_minutes: i16) -> Option<Self> {
        let exists = nanosecond < NANOS && (-MAX_OFFSET..=MAX_OFFSET).contains(&offset_minutes);
        exists.then_some(OffsetDateTime { local, nanosecond, offset_minutes })
    }

    /// Returns the local time, without the fraction of the second.
    pub fn local(self) -> LocalDateTime {
        self.local
    }

    /// Returns the fraction of the second, in nanoseconds.
    pub fn nanosecond(self) -> u32 {
        self.nanosecond
    }

    /// Returns the offset from UTC in minutes, which is negative west of UTC.
    pub fn offset_minutes(self) -> i16 {
        self.offset_minutes
    }

    /// Returns the whole seconds since 1970-01-01T00:00:00Z, negative for earlier instants. The fraction always counts
    /// forward from these seconds.
    pub fn unix_seconds(self) -> i64 {
        let local = self.local;
        let minutes = (i64::from(local.date().days_since_epoch()) * 24 + i64::from(local.hour())) * 60
            + i64::from(local.minute())
            - i64::from(self.offset_minutes);
        minutes * 60 + i64::from(local.second())
    }

    fn instant(self) -> (i64, u32) {
        (self.unix_seconds(), self.nanosecond)
    }

    /// Parses strings in other formats: with a space or lowercase letters, without seconds, with more than nine digits
    /// in the fraction, or with an offset that has no colon.
    fn parse_other_format(text: &str) -> Option<Self> {
        let (clock, rest) = (text.get(..16)?.replace(' ', "T"), text.get(16..)?);
        let (seconds, rest) = match rest.strip_prefix(':') {
            Some(_) => (rest.get(..3)?, rest.get(3..)?),
            None => (":00", rest),
        };
        let behind = rest.trim_start_matches(|c: char| c == '.' || c.is_ascii_digit());
        let fraction =
            rest.get(..rest.len() - behind.len())?.get(..10).unwrap_or(&rest[..rest.len() - behind.len()]);
        let offset = match behind.as_bytes() {
            [_, _, _] => format!("{behind}:00"),
            [_, _, _, b'0'..=b'9', _] => format!("{}:{}", behind.get(..3)?, behind.get(3..)?),
            _ => behind.to_owned(),
        };
        Self::parse(&format!("{clock}{seconds}{fraction}{offset}").to_uppercase()).ok()
    }
}

impl Grammar for OffsetDateTime {
    const FORM: Form = Form::new(
        "OffsetDateTime",
        "a date-time with an offset, in the format yyyy-mm-ddThh:mm:ssZ or yyyy-mm-ddThh:mm:ss+hh:mm",
    );

    fn parse(text: &str) -> Result<Self, ValueError> {
        let read = || {
            let local = LocalDateTime::parse(text.get(..19)?).ok()?;
            let (nanosecond, offset) = split_fraction(text.get(19..)?)?;
            OffsetDateTime::new(local, nanosecond, read_offset(offset)?)
        };
        read().ok_or_else(|| ValueError::new(text, &Self::FORM))
    }
}

/// Splits off the fraction, if any. Returns the nanoseconds and the rest of the string.
fn split_fraction(text: &str) -> Option<(u32, &str)> {
    let Some(fraction) = text.strip_prefix('.') else { return Some((0, text)) };
    let rest = fraction.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = &fraction[..fraction.len() - rest.len()];
    if !(1..=9).contains(&digits.len()) {
        return None;
    }
    format!("{digits:0<9}").parse().ok().map(|nanosecond| (nanosecond, rest))
}

/// Parses `Z`, `+hh:mm` or `-hh:mm` into minutes.
fn read_offset(text: &str) -> Option<i16> {
    let bytes = text.as_bytes();
    let sign = match bytes {
        b"Z" => return Some(0),
        [b'+', _, _, b':', _, _] => 1,
        [b'-', _, _, b':', _, _] => -1,
        _ => return None,
    };
    let (hours, minutes) = (digits(bytes, 1, 2)?, digits(bytes, 4, 2)?);
    (minutes < 60).then_some(sign * (hours * 60 + minutes))
}

crate::__grammar_text!(OffsetDateTime, |time, serializer| serializer.collect_str(time));

impl Decode for OffsetDateTime {
    const EXPECTED: Expected = Expected::Form(&Self::FORM);

    /// Adds a note for a time in another format, and keeps the time if it identifies a single instant.
    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        Self::decode_text(value, cx).or_else(|| Self::parse_other_format(value))
    }
}

impl PartialEq for OffsetDateTime {
    fn eq(&self, other: &Self) -> bool {
        self.instant() == other.instant()
    }
}

impl Eq for OffsetDateTime {}

impl PartialOrd for OffsetDateTime {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for OffsetDateTime {
    fn cmp(&self, other: &Self) -> Ordering {
        self.instant().cmp(&other.instant())
    }
}

impl Hash for OffsetDateTime {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.instant().hash(state);
    }
}

impl fmt::Display for OffsetDateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.local.fmt(f)?;
        write_fraction(self.nanosecond, f)?;
        if self.offset_minutes == 0 {
            return f.write_str("Z");
        }
        let sign = if self.offset_minutes < 0 { '-' } else { '+' };
        let minutes = self.offset_minutes.abs();
        let [[h0, h1], [m0, m1]] =
            [minutes / 60, minutes % 60].map(|number| two_digits(number).map(char::from));
        write!(f, "{sign}{h0}{h1}:{m0}{m1}")
    }
}

/// Writes the fraction without trailing zeros, such as `.5`, or nothing if there is no fraction.
pub(crate) fn write_fraction(nanosecond: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match nanosecond {
        0 => Ok(()),
        _ => write!(f, ".{}", format!("{nanosecond:09}").trim_end_matches('0')),
    }
}

impl fmt::Debug for OffsetDateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "jiff")]
mod with_jiff {
    use super::OffsetDateTime;
    use crate::{LocalDateTime, ValueError};

    impl TryFrom<OffsetDateTime> for jiff::Timestamp {
        type Error = jiff::Error;

        /// Returns an error for instants after [`jiff::Timestamp::MAX`].
        fn try_from(time: OffsetDateTime) -> Result<Self, jiff::Error> {
            // The fraction counts forward, and jiff adds it to positive and negative seconds alike.
            let fraction = jiff::SignedDuration::new(0, time.nanosecond as i32);
            jiff::Timestamp::from_second(time.unix_seconds())?.checked_add(fraction)
        }
    }

    impl TryFrom<OffsetDateTime> for jiff::Zoned {
        type Error = jiff::Error;

        /// Returns an error for instants after [`jiff::Timestamp::MAX`].
        fn try_from(time: OffsetDateTime) -> Result<Self, jiff::Error> {
            let offset = jiff::tz::Offset::from_seconds(i32::from(time.offset_minutes) * 60)?;
            Ok(jiff::Timestamp::try_from(time)?.to_zoned(offset.to_time_zone()))
        }
    }

    impl TryFrom<jiff::Timestamp> for OffsetDateTime {
        type Error = ValueError;

        /// Converts to UTC. Returns an error for instants before the year 0.
        fn try_from(moment: jiff::Timestamp) -> Result<Self, ValueError> {
            Self::try_from(&moment.to_zoned(jiff::tz::TimeZone::UTC))
        }
    }

    impl TryFrom<&jiff::Zoned> for OffsetDateTime {
        type Error = ValueError;

        /// Returns an error for local times before the year 0, for offsets of a day or more, and for offsets with
        /// seconds, such as the offsets of historical local times.
        fn try_from(time: &jiff::Zoned) -> Result<Self, ValueError> {
            let seconds = time.offset().seconds();
            let whole = (seconds % 60 == 0).then(|| i16::try_from(seconds / 60).ok()).flatten();
            let local = LocalDateTime::try_from(time.datetime())?;
            whole
                .and_then(|minutes| OffsetDateTime::new(local, time.subsec_nanosecond() as u32, minutes))
                .ok_or_else(|| {
                    ValueError::new(time.to_string(), "an offset of whole minutes, less than a day")
                })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decode;
    use proptest::prelude::*;

    fn time(text: &str) -> OffsetDateTime {
        OffsetDateTime::parse(text).unwrap()
    }

    #[test]
    fn times_round_trip() {
        for text in [
            "2027-03-14T10:05:00Z",
            "2027-03-14T10:05:00.5Z",
            "2027-03-14T10:05:00.000000001+05:45",
            "0000-01-01T00:00:00-23:59",
            "9999-12-31T23:59:59+23:59",
        ] {
            assert_eq!(time(text).to_string(), text);
        }
        // A time is written in its shortest form, however it was originally written.
        assert_eq!(time("2027-03-14T10:05:00.500-00:00").to_string(), "2027-03-14T10:05:00.5Z");
    }

    #[test]
    fn invalid_times_are_rejected() {
        for text in [
            "2027-03-14T10:05:00",
            "2027-03-14T10:05:00.Z",
            "2027-03-14T10:05:00.0000000001Z",
            "2027-03-14T10:05:00+24:00",
            "2027-03-14T10:05:00+01:60",
            "2027-03-14T10:05:00+0100",
            "2027-03-14T10:05:00z",
            "2027-02-30T10:05:00Z",
            "2027-03-14T10:05:00Z ",
            "2027-03-14T10:05:0é",
        ] {
            assert!(OffsetDateTime::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn times_compare_as_instants() {
        assert_eq!(time("2027-03-14T10:00:00Z"), time("2027-03-14T11:00:00+01:00"));
        assert!(time("2027-03-14T10:00:00.5-01:00") > time("2027-03-14T11:00:00Z"));
        assert_eq!(time("1970-01-01T00:00:00+00:01").unix_seconds(), -60);
    }

    #[test]
    fn other_formats_are_noted_and_the_instant_is_kept() {
        for (other, kept) in [
            ("2027-03-14 10:05:00+00:00", "2027-03-14T10:05:00Z"),
            ("2027-03-14t10:05:00z", "2027-03-14T10:05:00Z"),
            ("2027-03-14T10:05Z", "2027-03-14T10:05:00Z"),
            ("2027-03-14T10:05:00+0130", "2027-03-14T10:05:00+01:30"),
            ("2027-03-14T10:05:00-08", "2027-03-14T10:05:00-08:00"),
            ("2027-03-14T10:05:00.12345678901Z", "2027-03-14T10:05:00.123456789Z"),
        ] {
            let decoded = decode::<Vec<OffsetDateTime>>(format!("[{other:?}]").as_bytes()).unwrap();
            assert_eq!(decoded.value.first().map(ToString::to_string).as_deref(), Some(kept));
            assert_eq!(decoded.notes.len(), 1, "{other}");
        }
        for lost in
            ["2027-03-14T10:05:00", "soon", "2027-03-14T1é:05Z", "2027-03-14T10:05:é", "2027-03-14T10:05.é"]
        {
            let decoded = decode::<Vec<OffsetDateTime>>(format!("[{lost:?}]").as_bytes()).unwrap();
            assert!(decoded.value.is_empty(), "{lost}");
        }
    }

    #[cfg(feature = "jiff")]
    #[test]
    fn jiff_has_the_same_instants() {
        for text in ["1969-12-31T23:59:59.25Z", "2027-03-14T10:05:00.5+05:45"] {
            let (ours, theirs) = (time(text), text.parse::<jiff::Timestamp>().unwrap());
            assert_eq!(jiff::Timestamp::try_from(ours).unwrap(), theirs);
            assert_eq!(OffsetDateTime::try_from(theirs), Ok(ours));
            let zoned = jiff::Zoned::try_from(ours).unwrap();
            assert_eq!(OffsetDateTime::try_from(&zoned).unwrap().to_string(), text);
        }
    }

    proptest! {
        #[test]
        fn reading_never_panics(text in ".*", tail in "[-0-9.:+zZ]{0,12}") {
            for text in [text, format!("2027-03-14T10:05{tail}")] {
                let read = OffsetDateTime::parse(&text);
                prop_assert!(read.is_err() || OffsetDateTime::parse_other_format(&text).is_some());
                let _ = OffsetDateTime::parse_other_format(&text);
            }
        }
    }
}
