//! Polygons.

use std::fmt;

use specwright_core::{Requirement, SizeLimit, ValueError};

use super::geometry::{self, Envelope};
use super::point::{Point, text_len};
use crate::limits::{POLYGON_HOTELS, POLYGON_KEY_CHARS, POLYGON_MAX_HOTELS, POLYGON_POINTS, POLYGON_SIDE_KM};

/// An area: the corners of a ring, and the maximum number of hotels in the response.
///
/// Unlike in GeoJSON, latitude comes first, and the ring is closed implicitly. A last point that repeats the first
/// point is kept, but has no effect.
///
/// # Rules
/// - The whole key has at most [`POLYGON_KEY_CHARS`] characters.
/// - The ring has at least [`POLYGON_POINTS`] points, and the first three points are at different places.
/// - The longest side of the rectangle around the points is at most [`POLYGON_SIDE_KM`] km, measured by
///   [`Envelope::longest_side_km`].
/// - The response has at most [`POLYGON_HOTELS`] hotels (the most popular hotels), or at most the number in the key,
///   from 1 to [`POLYGON_MAX_HOTELS`].
///
/// # Edges
/// An edge is a straight line on a map where longitude increases linearly to the right and latitude linearly upwards,
/// as in GeoJSON. The edge takes the shorter way around the earth: from 179.5 to -179.5, its length is one degree.
/// Therefore, a polygon may cross the antimeridian, and may enclose a pole. An edge between two corners at the same
/// distance from a pole follows the parallel, and an edge of exactly half a turn runs west.
///
/// ```
/// use wayfare_validation::{Point, Polygon};
///
/// // In Fiji, on both sides of the antimeridian.
/// let polygon = Polygon::new(["-16,179.5", "-16,-179.5", "-17,180"].map(|point| point.parse().unwrap()))?;
/// assert!(polygon.contains(Point::new(-16.2, 180.0)?));
/// assert!(!polygon.contains(Point::new(-16.2, 0.0)?));
/// assert_eq!(polygon.centre(), Point::new(-16.5, -180.0)?);
/// # Ok::<(), wayfare_validation::ValueError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Polygon {
    points: Box<[Point]>,
    // An omitted number is stored as the default, so that it equals an explicit default.
    max_hotels: u16,
}

const _: () = assert!(POLYGON_MAX_HOTELS <= u16::MAX as usize && POLYGON_HOTELS <= POLYGON_MAX_HOTELS);

const PREFIX: &str = "kpolygon:";

impl Polygon {
    /// Creates an area from its corners, in order around the area. The response contains at most [`POLYGON_HOTELS`]
    /// hotels.
    ///
    /// # Errors
    /// Returns an error if a rule is violated.
    pub fn new(points: impl IntoIterator<Item = Point>) -> Result<Self, ValueError> {
        // A key of the maximum length has fewer points than this limit, so reading more points is unnecessary.
        let points = points.into_iter().take(POLYGON_KEY_CHARS).collect();
        let made = Polygon::checked(points, None).and_then(Polygon::checked_length);
        made.map_err(|flaw| flaw.fault())
    }

    /// Sets the maximum number of hotels in the response.
    ///
    /// # Errors
    /// Returns an error if the number is 0 or above [`POLYGON_MAX_HOTELS`], or makes the key too long.
    pub fn with_max_hotels(self, max_hotels: usize) -> Result<Self, ValueError> {
        let max_hotels = count(max_hotels).map_err(|flaw| flaw.fault())?;
        Polygon { max_hotels, ..self }.checked_length().map_err(|flaw| flaw.fault())
    }

    /// Checks everything except the length of the key. The parser checks the length itself, and [`Polygon::new`]
    /// calls `checked_length`.
    pub(super) fn checked(points: Vec<Point>, max_hotels: Option<usize>) -> Result<Self, Flaw> {
        let Some(first) = points.get(..POLYGON_POINTS) else { return Err(Flaw::Points(points.len())) };
        for (index, point) in first.iter().enumerate() {
            if first.iter().take(index).any(|before| before.is_same_place(*point)) {
                return Err(Flaw::Repeated(index));
            }
        }
        let side = Envelope::around(&points).longest_side_km();
        if side > POLYGON_SIDE_KM {
            return Err(Flaw::Side(side));
        }
        let max_hotels = count(max_hotels.unwrap_or(POLYGON_HOTELS))?;
        Ok(Polygon { points: points.into(), max_hotels })
    }

    fn checked_length(self) -> Result<Self, Flaw> {
        // A semicolon or the end follows each point.
        let points: usize = self.points.iter().map(|point| text_len(*point) + 1).sum();
        let suffix = match self.suffix() {
            Some(number) => 2 + number.ilog10() as usize,
            None => 0,
        };
        let length = PREFIX.len() + points - 1 + suffix;
        if length > POLYGON_KEY_CHARS { Err(Flaw::Chars) } else { Ok(self) }
    }

    fn suffix(&self) -> Option<u16> {
        Some(self.max_hotels).filter(|number| usize::from(*number) != POLYGON_HOTELS)
    }

    /// Returns the corners, in order around the area.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Returns the maximum number of hotels in the response.
    pub fn max_hotels(&self) -> usize {
        self.max_hotels.into()
    }

    /// Returns whether a point lies in the area or on its edge.
    ///
    /// The calculation is exact, without rounding. If the ring crosses or overlaps itself, the even-odd rule applies: a
    /// point is inside if a ray from the point crosses the ring an odd number of times. Both halves of a figure of
    /// eight are therefore inside, but an area enclosed twice is not. The time is proportional to the number of
    /// corners. To test many points, first exclude most of them with [`Polygon::envelope`].
    pub fn contains(&self, point: Point) -> bool {
        geometry::contains(&self.points, point)
    }

    /// Returns the rectangle around the area.
    pub fn envelope(&self) -> Envelope {
        Envelope::around(&self.points)
    }

    /// Returns the centre of the rectangle around the area. The centre may lie outside an area that is not convex.
    pub fn centre(&self) -> Point {
        self.envelope().centre()
    }
}

fn count(hotels: usize) -> Result<u16, Flaw> {
    match u16::try_from(hotels) {
        Ok(number) if (1..=POLYGON_MAX_HOTELS).contains(&hotels) => Ok(number),
        _ => Err(Flaw::Hotels(hotels)),
    }
}

/// A violated rule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Flaw {
    /// The key is too long.
    Chars,
    /// The number of points, given here, is too small.
    Points(usize),
    /// One of the first three points, at the given index, equals an earlier point.
    Repeated(usize),
    /// The longest side, given in km, is too long.
    Side(f64),
    /// The number of hotels is out of range.
    Hotels(usize),
}

impl Flaw {
    #[cold]
    pub(super) fn requirement(self) -> Requirement {
        match self {
            Flaw::Chars => SizeLimit::at_most(POLYGON_KEY_CHARS, "characters").of("a polygon key").into(),
            Flaw::Points(_) => SizeLimit::at_least(POLYGON_POINTS, "points").into(),
            Flaw::Repeated(_) => Requirement::Distinct { of: "point", among: POLYGON_POINTS },
            Flaw::Side(km) => max_extent().instead_of(rounded_up(km)).into(),
            Flaw::Hotels(_) => {
                Requirement::Range { of: "a number of hotels", min: 1, max: POLYGON_MAX_HOTELS as i64 }
            }
        }
    }

    #[cold]
    fn fault(self) -> ValueError {
        let found = match self {
            Flaw::Chars => format!("more than {POLYGON_KEY_CHARS} characters"),
            Flaw::Points(count) => format!("{count} points"),
            Flaw::Repeated(index) => format!("repeated point {}", index + 1),
            Flaw::Side(km) => {
                return ValueError::new(format!("an extent of {} km", rounded_up(km)), max_extent());
            }
            Flaw::Hotels(hotels) => hotels.to_string(),
        };
        ValueError::new(found, self.requirement())
    }
}

fn max_extent() -> SizeLimit {
    SizeLimit::at_most(POLYGON_SIDE_KM, "km").of("an extent")
}

/// Rounds a length up to one decimal, so that messages never show an allowed value.
fn rounded_up(km: f64) -> f64 {
    (km * 10.0).ceil() / 10.0
}

/// Writes the points, separated by semicolons, and the number of hotels unless it is the default.
impl fmt::Display for Polygon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, point) in self.points.iter().enumerate() {
            if index > 0 {
                f.write_str(";")?;
            }
            point.fmt(f)?;
        }
        match self.suffix() {
            Some(max_hotels) => write!(f, ":{max_hotels}"),
            None => Ok(()),
        }
    }
}

/// Writes, for example, `Polygon(51.5,-0.2;51.6,-0.1;51.4,0:300)`.
impl fmt::Debug for Polygon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Polygon({self})")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for Polygon {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        use super::point::{DEGREE, EDGE, POLE};
        // Within half a degree of any point, no side is too long.
        const REACH: i32 = DEGREE / 2;
        let (north, east) = (u.int_in_range(-POLE + REACH..=POLE - REACH)?, u.int_in_range(-EDGE..=EDGE)?);
        let mut points = Vec::new();
        for index in 0..u.int_in_range(3..=12)? {
            let (up, right) = match index {
                // The first three points always differ.
                0 => (0, 0),
                1 => (REACH, 0),
                2 => (0, REACH),
                _ => (u.int_in_range(-REACH..=REACH)?, u.int_in_range(-REACH..=REACH)?),
            };
            let longitude = match i64::from(east) + i64::from(right) {
                beyond if beyond.abs() > i64::from(EDGE) => beyond - beyond.signum() * 2 * i64::from(EDGE),
                within => within,
            };
            points.push(Point::from_units(north + up, longitude as i32));
        }
        let max_hotels = u.int_in_range(1..=POLYGON_MAX_HOTELS)?;
        Polygon::checked(points, Some(max_hotels)).map_err(|_| arbitrary::Error::IncorrectFormat)
    }
}
