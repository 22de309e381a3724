//! Points on Earth, as used in entity keys.

use std::fmt;

use specwright_core::{Requirement, ValueError};

use crate::limits::{COORDINATE_DECIMALS, LATITUDE_DEGREES, LONGITUDE_DEGREES};

/// A point on Earth (WGS 84): a latitude from -90 to 90 and a longitude from -180 to 180 degrees.
///
/// Coordinates are integer multiples of 10⁻⁷ degrees ([`COORDINATE_DECIMALS`] decimals), about a centimetre on the
/// ground. Other coordinates are rounded to the nearest multiple, with halves away from zero. Points therefore compare
/// and hash exactly, no coordinate is NaN or negative zero, and a coordinate with at most seven decimals is stored
/// exactly.
///
/// The text format of a point is `latitude,longitude`, as in the `klatlon` and `kpolygon` keys.
///
/// ```
/// use wayfare_validation::Point;
///
/// let point = Point::new(51.50735, -0.12776)?;
/// assert_eq!(point.to_string(), "51.50735,-0.12776");
/// assert_eq!((point.latitude(), point.longitude()), (51.50735, -0.12776));
/// assert_eq!("51.507350,-0.12776".parse(), Ok(point));
///
/// let error = Point::new(90.1, 0.0).unwrap_err();
/// assert_eq!(error.to_string(), r#"found "90.1", expected a latitude from -90 to 90"#);
/// # Ok::<(), wayfare_validation::ValueError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    latitude: i32,
    longitude: i32,
}

/// Number of units per degree.
pub(super) const DEGREE: i32 = 10_i32.pow(COORDINATE_DECIMALS as u32);

/// The latitude of the north pole, in units.
pub(super) const POLE: i32 = LATITUDE_DEGREES as i32 * DEGREE;

/// The eastern edge of the map, in units.
pub(super) const EDGE: i32 = LONGITUDE_DEGREES as i32 * DEGREE;

// Checks that all values above fit in an `i32` and in [`Digits`].
const _: () = assert!(
    LONGITUDE_DEGREES < 1000
        && LONGITUDE_DEGREES as i64 * 10_i64.pow(COORDINATE_DECIMALS as u32) <= i32::MAX as i64
);

impl Point {
    /// Creates a point from degrees, positive to the north and to the east.
    ///
    /// # Errors
    /// Returns an error if a number is out of range or not finite.
    pub fn new(latitude: f64, longitude: f64) -> Result<Self, ValueError> {
        Ok(Point {
            latitude: units(latitude, Axis::Latitude)?,
            longitude: units(longitude, Axis::Longitude)?,
        })
    }

    /// Creates a point from units known to be in range.
    pub(super) const fn from_units(latitude: i32, longitude: i32) -> Self {
        Point { latitude, longitude }
    }

    /// Returns the latitude in degrees north.
    pub fn latitude(self) -> f64 {
        f64::from(self.latitude) / f64::from(DEGREE)
    }

    /// Returns the longitude in degrees east.
    pub fn longitude(self) -> f64 {
        f64::from(self.longitude) / f64::from(DEGREE)
    }

    /// Returns whether two points are the same place. Some places have several representations: the longitudes -180 and
    /// 180 are the same, and a pole has every longitude.
    pub fn is_same_place(self, other: Point) -> bool {
        self.place() == other.place()
    }

    fn place(self) -> (i32, i32) {
        let longitude = match self.longitude {
            _ if self.is_pole() => 0,
            EDGE => -EDGE,
            other => other,
        };
        (self.latitude, longitude)
    }

    pub(super) const fn latitude_units(self) -> i32 {
        self.latitude
    }

    pub(super) const fn longitude_units(self) -> i32 {
        self.longitude
    }

    pub(super) const fn is_pole(self) -> bool {
        self.latitude.abs() == POLE
    }
}

/// One of the two coordinate axes.
#[derive(Clone, Copy)]
pub(super) enum Axis {
    Latitude,
    Longitude,
}

impl Axis {
    pub(super) const fn limit(self) -> i32 {
        match self {
            Axis::Latitude => POLE,
            Axis::Longitude => EDGE,
        }
    }

    #[cold]
    pub(super) fn allowed(self) -> Requirement {
        let (of, degrees) = match self {
            Axis::Latitude => ("a latitude", LATITUDE_DEGREES as i64),
            Axis::Longitude => ("a longitude", LONGITUDE_DEGREES as i64),
        };
        Requirement::Range { of, min: -degrees, max: degrees }
    }
}

fn units(degrees: f64, axis: Axis) -> Result<i32, ValueError> {
    let limit = f64::from(axis.limit() / DEGREE);
    // NaN is not in any range.
    if !(-limit..=limit).contains(&degrees) {
        return Err(ValueError::new(degrees.to_string(), axis.allowed()));
    }
    Ok((degrees * f64::from(DEGREE)).round() as i32)
}

impl TryFrom<(f64, f64)> for Point {
    type Error = ValueError;

    /// Converts a latitude and a longitude, in this order.
    fn try_from((latitude, longitude): (f64, f64)) -> Result<Self, ValueError> {
        Point::new(latitude, longitude)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Digits::of(self.latitude).as_str())?;
        f.write_str(",")?;
        f.write_str(Digits::of(self.longitude).as_str())
    }
}

/// Writes, for example, `Point(51.5,-0.12)`.
impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Point({self})")
    }
}

/// The string form of a coordinate, with the minimum number of decimals for an exact value. Keys can have thousands of
/// coordinates, so this type avoids the overhead of `write!`.
struct Digits {
    text: [u8; Digits::MAX_LENGTH],
    start: usize,
}

impl Digits {
    /// Maximum length: a minus sign, three digits, a decimal point and the decimals.
    const MAX_LENGTH: usize = 5 + COORDINATE_DECIMALS;

    /// Writes the digits from last to first.
    fn of(units: i32) -> Self {
        let mut digits = Digits { text: [0; Digits::MAX_LENGTH], start: Digits::MAX_LENGTH };
        let mut rest = units.unsigned_abs();
        for _ in 0..COORDINATE_DECIMALS {
            // Skip trailing zeros.
            if digits.start < Digits::MAX_LENGTH || !rest.is_multiple_of(10) {
                digits.prepend(b'0' + (rest % 10) as u8);
            }
            rest /= 10;
        }
        if digits.start < Digits::MAX_LENGTH {
            digits.prepend(b'.');
        }
        loop {
            digits.prepend(b'0' + (rest % 10) as u8);
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        if units < 0 {
            digits.prepend(b'-');
        }
        digits
    }

    fn prepend(&mut self, character: u8) {
        // The buffer is large enough, because coordinates are in range.
        self.start = self.start.saturating_sub(1);
        self.text[self.start] = character;
    }

    fn as_bytes(&self) -> &[u8] {
        self.text.get(self.start..).unwrap_or_default()
    }

    fn as_str(&self) -> &str {
        // The bytes are ASCII.
        str::from_utf8(self.as_bytes()).unwrap_or_default()
    }
}

/// Returns the length of a point's string form.
pub(super) fn text_len(point: Point) -> usize {
    Digits::of(point.latitude).as_bytes().len() + 1 + Digits::of(point.longitude).as_bytes().len()
}

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for Point {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Point::from_units(u.int_in_range(-POLE..=POLE)?, u.int_in_range(-EDGE..=EDGE)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn fault(text: &str) -> String {
        text.parse::<Point>().unwrap_err().to_string()
    }

    #[test]
    fn a_point_is_as_small_as_its_numbers() {
        assert_eq!(size_of::<Point>(), 8);
    }

    #[test]
    fn both_sides_of_each_limit() {
        for (latitude, longitude) in [(90.0, 180.0), (-90.0, -180.0), (0.0, -0.0), (89.999_999_99, 0.0)] {
            assert!(Point::new(latitude, longitude).is_ok());
        }
        for bad in [90.000_000_01, -90.000_000_01, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e300] {
            assert!(Point::new(bad, 0.0).unwrap_err().requirement().to_string().starts_with("a latitude"));
        }
        for bad in [180.000_000_01, -180.000_000_01, f64::NAN, f64::INFINITY] {
            assert!(Point::new(0.0, bad).unwrap_err().requirement().to_string().starts_with("a longitude"));
        }
        for good in ["90,180", "-90,-180", "90.0,180.000000000000", "89.99999999999,0", "-0,-0.0"] {
            assert!(good.parse::<Point>().is_ok(), "{good}");
        }
        // Rounding would bring both values back into range.
        assert_eq!(
            fault("90.00000000001,0"),
            r#"found "90.00000000001,0", expected a latitude from -90 to 90"#
        );
        assert_eq!(
            fault("0,-180.00000001"),
            r#"found "0,-180.00000001", expected a longitude from -180 to 180 (error at "-180.00000001")"#
        );
    }

    #[test]
    fn further_decimals_are_rounded() {
        for (text, canonical) in [
            ("0.00000005,0.00000004999", "0.0000001,0"),
            ("-0.00000005,-0.00000004999", "-0.0000001,0"),
            ("9.99999999,099.5", "10,99.5"),
            ("1.50,-0", "1.5,0"),
            ("007,1.0000000", "7,1"),
            ("1.00000012345678901234567890123456789,2", "1.0000001,2"),
        ] {
            let point: Point = text.parse().unwrap();
            assert_eq!(point.to_string(), canonical);
            assert_eq!(canonical.parse(), Ok(point));
        }
    }

    #[test]
    fn errors_have_the_offset() {
        for (text, at) in [
            ("", 0),
            ("1", 1),
            ("1,", 2),
            (",1", 0),
            ("1;2", 1),
            ("1,2,", 3),
            ("1,2 ", 3),
            (" 1,2", 0),
            ("1, 2", 2),
            ("+1,2", 0),
            ("1,+2", 2),
            ("--1,2", 1),
            ("-,2", 1),
            (".5,2", 0),
            ("5.,2", 2),
            ("1.5.,2", 3),
            ("1e1,2", 1),
            ("1,2E1", 3),
            ("1.,2", 2),
            ("NaN,2", 0),
            ("inf,2", 0),
            ("1,२", 2),
            ("１,2", 0),
            ("0x1,2", 1),
            ("1_0,2", 1),
            ("91,2", 0),
            ("1,181", 2),
            ("99999999999999999999999,0", 0),
            ("1,-", 3),
            ("1\u{2212},2", 1),
        ] {
            let fault = text.parse::<Point>().unwrap_err();
            assert_eq!(fault.offset(), Some(at), "{fault}");
        }
        assert_eq!(fault("1;2"), r#"found "1;2", expected "," and a longitude (error at ";2")"#);
    }

    #[test]
    fn a_place_can_be_written_in_several_ways() {
        let point = |latitude, longitude| Point::new(latitude, longitude).unwrap();
        assert!(point(1.0, 180.0).is_same_place(point(1.0, -180.0)));
        assert!(point(-90.0, 17.0).is_same_place(point(-90.0, 0.0)));
        assert!(!point(90.0, 0.0).is_same_place(point(-90.0, 0.0)));
        assert!(!point(1.0, 179.0).is_same_place(point(1.0, -179.0)));
    }

    proptest! {
        #[test]
        fn every_point_round_trips(latitude in -POLE..=POLE, longitude in -EDGE..=EDGE, zeros in 0..9_u32) {
            let round = |units: i32| units / 10_i32.pow(zeros) * 10_i32.pow(zeros);
            let point = Point::from_units(round(latitude), round(longitude));
            let text = point.to_string();
            prop_assert_eq!(text.parse(), Ok(point));
            prop_assert_eq!(text.len(), text_len(point));
            // The coordinates equal the values that `f64` parsing returns, to the last bit.
            let (latitude, longitude) = text.split_once(',').unwrap();
            prop_assert_eq!(point.latitude(), latitude.parse::<f64>().unwrap());
            prop_assert_eq!(point.longitude(), longitude.parse::<f64>().unwrap());
            prop_assert_eq!(Point::new(point.latitude(), point.longitude()), Ok(point));
        }

        #[test]
        fn numbers_are_rounded_like_strings(latitude in -90.0..=90.0_f64, longitude in -180.0..=180.0_f64) {
            let point = Point::new(latitude, longitude).unwrap();
            let parsed: Point = format!("{latitude},{longitude}").parse().unwrap();
            prop_assert!((point.latitude_units() - parsed.latitude_units()).abs() <= 1);
            prop_assert!((point.longitude_units() - parsed.longitude_units()).abs() <= 1);
        }
    }
}
