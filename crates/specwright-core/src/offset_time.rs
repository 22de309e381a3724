//! Date-times with an offset from UTC: moments, and what a clock shows then.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use crate::date::{digits, two_digits};
use crate::{Cx, Decode, Expected, Form, Grammar, LocalDateTime, ValueError};

/// A moment, and the offset from UTC of the clock that tells it, as RFC 3339 writes them: `2027-03-14T10:05:00+01:00`,
/// with up to nine digits of a second's fraction.
///
/// Two of them compare as moments, whatever their offsets: 10:00Z equals 11:00+01:00. The offset is kept and written.
#[derive(Clone, Copy)]
pub struct OffsetDateTime {
    local: LocalDateTime,
    nanosecond: u32,
    offset_minutes: i16,
}

const MOST_OFFSET: i16 = 24 * 60 - 1;
const NANOS: u32 = 1_000_000_000;

impl OffsetDateTime {
    /// What a clock shows, and the minutes that it is ahead of UTC; `None` for a nanosecond that is a second or more,
    /// and for an offset of a day or more.
    pub fn new(local: LocalDateTime, nanosecond: u32, offset_minutes: i16) -> Option<Self> {
        let exists = nanosecond < NANOS && (-MOST_OFFSET..=MOST_OFFSET).contains(&offset_minutes);
        exists.then_some(OffsetDateTime { local, nanosecond, offset_minutes })
    }

    /// What the clock shows, without the fraction of the second.
    pub fn local(self) -> LocalDateTime {
        self.local
    }

    /// The fraction of the second.
    pub fn nanosecond(self) -> u32 {
        self.nanosecond
    }

    /// The minutes that the clock is ahead of UTC; negative west of it.
    pub fn offset_minutes(self) -> i16 {
        self.offset_minutes
    }

    /// Whole seconds since 1970-01-01T00:00:00Z, negative before; the fraction counts forward from there.
    pub fn unix_seconds(self) -> i64 {
        let local = self.local;
        let minutes = (i64::from(local.date().days_since_epoch()) * 24 + i64::from(local.hour())) * 60
            + i64::from(local.minute())
            - i64::from(self.offset_minutes);
        minutes * 60 + i64::from(local.second())
    }

    fn moment(self) -> (i64, u32) {
        (self.unix_seconds(), self.nanosecond)
    }

    /// The moment in a text of another form: with a blank or small letters, without seconds, with more digits than
    /// count, or with an offset that has no colon.
    fn in_other_form(text: &str) -> Option<Self> {
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
        "a date-time with its offset, as yyyy-mm-ddThh:mm:ssZ or yyyy-mm-ddThh:mm:ss+hh:mm",
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

/// The nanoseconds of a fraction, if there is one, and what stands behind it.
fn split_fraction(text: &str) -> Option<(u32, &str)> {
    let Some(fraction) = text.strip_prefix('.') else { return Some((0, text)) };
    let rest = fraction.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = &fraction[..fraction.len() - rest.len()];
    if !(1..=9).contains(&digits.len()) {
        return None;
    }
    format!("{digits:0<9}").parse().ok().map(|nanosecond| (nanosecond, rest))
}

/// The minutes of `Z`, `+hh:mm` or `-hh:mm`.
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

    /// A time in another form is noted, and kept as far as it names one moment.
    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        Self::decode_text(value, cx).or_else(|| Self::in_other_form(value))
    }
}

impl PartialEq for OffsetDateTime {
    fn eq(&self, other: &Self) -> bool {
        self.moment() == other.moment()
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
        self.moment().cmp(&other.moment())
    }
}

impl Hash for OffsetDateTime {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.moment().hash(state);
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

/// `.5`, with as many digits as count; nothing where there is no fraction.
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

        /// Fails within a day of the ends of the calendar.
        fn try_from(time: OffsetDateTime) -> Result<Self, jiff::Error> {
            // The fraction counts forward, which jiff takes for seconds of any sign.
            let fraction = jiff::SignedDuration::new(0, time.nanosecond as i32);
            jiff::Timestamp::from_second(time.unix_seconds())?.checked_add(fraction)
        }
    }

    impl TryFrom<OffsetDateTime> for jiff::Zoned {
        type Error = jiff::Error;

        /// Fails within a day of the ends of the calendar.
        fn try_from(time: OffsetDateTime) -> Result<Self, jiff::Error> {
            let offset = jiff::tz::Offset::from_seconds(i32::from(time.offset_minutes) * 60)?;
            Ok(jiff::Timestamp::try_from(time)?.to_zoned(offset.to_time_zone()))
        }
    }

    impl TryFrom<jiff::Timestamp> for OffsetDateTime {
        type Error = ValueError;

        /// In UTC. Fails for moments before the year 0.
        fn try_from(moment: jiff::Timestamp) -> Result<Self, ValueError> {
            Self::try_from(&moment.to_zoned(jiff::tz::TimeZone::UTC))
        }
    }

    impl TryFrom<&jiff::Zoned> for OffsetDateTime {
        type Error = ValueError;

        /// Fails for moments before the year 0, and for an offset that has seconds, as those of old local times do.
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
    fn times_read_as_written() {
        for text in [
            "2027-03-14T10:05:00Z",
            "2027-03-14T10:05:00.5Z",
            "2027-03-14T10:05:00.000000001+05:45",
            "0000-01-01T00:00:00-23:59",
            "9999-12-31T23:59:59+23:59",
        ] {
            assert_eq!(time(text).to_string(), text);
        }
        // The same in the shortest form.
        assert_eq!(time("2027-03-14T10:05:00.500-00:00").to_string(), "2027-03-14T10:05:00.5Z");
    }

    #[test]
    fn what_names_no_moment_is_refused() {
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
    fn they_compare_as_moments() {
        assert_eq!(time("2027-03-14T10:00:00Z"), time("2027-03-14T11:00:00+01:00"));
        assert!(time("2027-03-14T10:00:00.5-01:00") > time("2027-03-14T11:00:00Z"));
        assert_eq!(time("1970-01-01T00:00:00+00:01").unix_seconds(), -60);
    }

    #[test]
    fn other_forms_are_noted_and_the_moment_is_kept() {
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
    fn jiff_has_the_same_moments() {
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
                prop_assert!(read.is_err() || OffsetDateTime::in_other_form(&text).is_some());
                let _ = OffsetDateTime::in_other_form(&text);
            }
        }
    }
}
