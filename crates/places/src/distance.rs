//! Distances on the globe, bit for bit identical on every platform.
//!
//! Distances decide which routes the airlines of the embedded inventory fly, and therefore the price of an offer. The
//! last bit of the standard library's sine can differ between platforms. The results of `libm`'s sine, of `+ - * /` and
//! of the square root do not differ.

use std::f64::consts::FRAC_PI_2;

use libm::{cos, sin};
use wayfare_validation::Point;

/// Mean radius of the earth in km, as defined by the International Union of Geodesy and Geophysics.
pub const EARTH_RADIUS_KM: f64 = 6371.0088;

/// Returns the great-circle distance in km, on a sphere with the earth's mean radius.
///
/// The earth is slightly flattened, so the result is off by at most 0.6%, which is about 30 km between London and New
/// York. To compute many distances from a point, convert it to a [`GlobePoint`].
///
/// ```
/// use wayfare_places::{Point, distance_km};
///
/// let (london, paris) = (Point::new(51.5, -0.13)?, Point::new(48.86, 2.35)?);
/// assert_eq!(distance_km(london, paris).round(), 343.0);
/// # Ok::<(), wayfare_validation::ValueError>(())
/// ```
#[must_use]
pub fn distance_km(from: Point, to: Point) -> f64 {
    GlobePoint::from(from).distance_km(&to.into())
}

/// A point prepared for fast distance computation, with only a few multiplications per distance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GlobePoint {
    point: Point,
    unit: UnitVector,
}

/// A unit vector from the centre of the earth. Straight-line distances between unit vectors sort like distances on the
/// surface, and neither the antimeridian nor the poles are special cases.
pub(crate) type UnitVector = [f64; 3];

impl From<Point> for GlobePoint {
    fn from(point: Point) -> Self {
        let (phi, lambda) = (point.latitude().to_radians(), point.longitude().to_radians());
        Self { point, unit: [cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi)] }
    }
}

impl GlobePoint {
    /// Returns the original point.
    #[must_use]
    pub fn point(&self) -> Point {
        self.point
    }

    /// Returns the great-circle distance in km, like [`distance_km`].
    #[must_use]
    pub fn distance_km(&self, other: &Self) -> f64 {
        arc_km(self.unit, other.unit)
    }

    pub(crate) fn unit(&self) -> UnitVector {
        self.unit
    }
}

/// Returns the length of the arc between two points of the unit sphere, in km.
pub(crate) fn arc_km(from: UnitVector, to: UnitVector) -> f64 {
    let chord_squared: f64 = from.iter().zip(to).map(|(a, b)| (a - b) * (a - b)).sum();
    let chord = chord_squared.sqrt();
    let angle = if chord < SHORT_CHORD {
        chord * (1.0 + chord_squared / 24.0)
    } else {
        // Rounding can make the chord of antipodes slightly longer than the diameter.
        2.0 * asin((chord / 2.0).min(1.0))
    };
    angle * EARTH_RADIUS_KM
}

/// Maximum chord (about 112 km on the ground) for which the first two terms of the series are used. Up to this length,
/// the two terms are accurate to 0.1 mm. The approximation below is also accurate at this length, so the distance
/// is continuous there.
const SHORT_CHORD: f64 = 0.017_68;

/// Returns the arcsine for `0..=1`, using approximation 4.4.46 from Abramowitz and Stegun. The error is at most 2e-8,
/// about 25 cm on the ground. The approximation is much faster than a series, which matters because the flight
/// inventory computes millions of distances.
fn asin(value: f64) -> f64 {
    const COEFFICIENTS: [f64; 8] = [
        1.570_796_305_0,
        -0.214_598_801_6,
        0.088_978_987_4,
        -0.050_174_304_6,
        0.030_891_881_0,
        -0.017_088_125_6,
        0.006_670_090_1,
        -0.001_262_491_1,
    ];
    let polynomial = COEFFICIENTS.iter().rev().fold(0.0, |sum, coefficient| sum * value + coefficient);
    FRAC_PI_2 - (1.0 - value).max(0.0).sqrt() * polynomial
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(latitude: f64, longitude: f64) -> Point {
        Point::new(latitude, longitude).unwrap()
    }

    #[test]
    fn distances_match_known_values() {
        let (jfk, lhr) = (at(40.6398, -73.7789), at(51.4706, -0.4619));
        assert!((distance_km(jfk, lhr) - 5540.0).abs() < 10.0);
        assert_eq!(distance_km(jfk, jfk), 0.0);
        assert_eq!(distance_km(at(90.0, 0.0), at(90.0, 120.0)).round(), 0.0);
    }

    #[test]
    fn distances_are_the_same_everywhere() {
        let (lhr, muc) = (at(51.4706, -0.4619), at(48.3538, 11.7861));
        for (from, to, km) in [
            (at(42.3643, -71.0052), lhr, 5239.659484735235),
            (at(1.3502, 103.994), muc, 10058.438582950354),
            (at(51.505, 0.0543), lhr, 35.94524664893051),
        ] {
            assert_eq!(distance_km(from, to), km, "from {from:?} to {to:?}");
        }
    }

    #[test]
    fn the_antimeridian_is_not_a_boundary() {
        assert!(distance_km(at(-17.0, 179.9), at(-17.0, -179.9)) < 22.0);
    }

    #[test]
    fn antipodes_are_half_the_circumference_apart() {
        let half = EARTH_RADIUS_KM * std::f64::consts::PI;
        assert!((distance_km(at(0.0, 0.0), at(0.0, 180.0)) - half).abs() < 1e-6);
        assert!((distance_km(at(90.0, 17.0), at(-90.0, 3.0)) - half).abs() < 1e-6);
    }

    /// Checks distances along the equator, where the angle is known. Distances are accurate to a millimetre within a
    /// city and its surroundings, and to 30 cm everywhere.
    #[test]
    fn errors_are_small() {
        for step in 1..=180_000 {
            let degrees = f64::from(step) / 1_000.0;
            let exact = degrees.to_radians() * EARTH_RADIUS_KM;
            let error_m = (distance_km(at(0.0, 0.0), at(0.0, degrees)) - exact).abs() * 1_000.0;
            assert!(error_m < if exact < 112.0 { 1e-3 } else { 0.3 }, "{error_m} m at {exact} km");
        }
    }

    #[test]
    fn short_and_long_chords_meet() {
        let series = SHORT_CHORD * (1.0 + SHORT_CHORD * SHORT_CHORD / 24.0);
        let gap_m = (series - 2.0 * asin(SHORT_CHORD / 2.0)) * EARTH_RADIUS_KM * 1_000.0;
        assert!(gap_m.abs() < 1e-3, "{gap_m} m");
    }

    /// Angles and their sine and cosine, accurate to the last bit.
    const EXPECTED: [(f64, f64, f64); 3] = [
        (0.5, 0.479_425_538_604_203, 0.877_582_561_890_372_8),
        (2.5, 0.598_472_144_103_956_4, -0.801_143_615_546_933_7),
        (-0.7, -0.644_217_687_237_691, 0.764_842_187_284_488_5),
    ];

    #[test]
    fn sines_are_the_same_everywhere() {
        for (angle, sine, cosine) in EXPECTED {
            assert_eq!((sin(angle), cos(angle)), (sine, cosine), "{angle}");
        }
    }
}
