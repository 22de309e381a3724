//! Distances and headings on the globe, bit for bit the same on every platform.
//!
//! Distances decide which routes exist, and so which flight numbers. The sine of the standard library may differ
//! in its last bit between platforms. That of `libm` does not, nor do `+ - * /` and the square root.

use std::f64::consts::FRAC_PI_2;

use libm::{cos, sin};

/// Mean radius of the earth.
const EARTH_RADIUS_KM: f64 = 6371.0088;

/// A point on the globe, prepared so that a distance costs a few multiplications.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct GlobePoint {
    latitude: f64,
    longitude: f64,
    /// The point as a unit vector from the centre of the earth.
    unit: [f64; 3],
}

impl GlobePoint {
    /// A point from degrees. A value that is not a number counts as 0; a value out of range is clamped.
    pub(crate) fn new(latitude: f64, longitude: f64) -> Self {
        let latitude = sane(latitude, 90.0);
        let longitude = sane(longitude, 180.0);
        let (phi, lambda) = (latitude.to_radians(), longitude.to_radians());
        let unit = [cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi)];
        Self { latitude, longitude, unit }
    }

    /// Great-circle distance, in whole km.
    pub(crate) fn distance_km(&self, other: &Self) -> u16 {
        let chord_squared: f64 = self.unit.iter().zip(&other.unit).map(|(a, b)| (a - b) * (a - b)).sum();
        let half_angle = asin((chord_squared.sqrt() / 2.0).min(1.0));
        // At most half the circumference, some 20,015 km, so it fits.
        (2.0 * half_angle * EARTH_RADIUS_KM).round() as u16
    }

    /// East component of the direction to `other`: 1 due east, -1 due west, 0 along a meridian.
    pub(crate) fn eastwardness(&self, other: &Self) -> f64 {
        let distance = f64::from(self.distance_km(other));
        if distance == 0.0 {
            return 0.0;
        }
        let mut delta = other.longitude - self.longitude;
        if delta > 180.0 {
            delta -= 360.0;
        } else if delta < -180.0 {
            delta += 360.0;
        }
        let east_km = delta.to_radians() * cos(self.mid_latitude(other).to_radians()) * EARTH_RADIUS_KM;
        (east_km / distance).clamp(-1.0, 1.0)
    }

    /// Latitude of the midpoint, in degrees: precise enough to decide whether the jet stream matters.
    pub(crate) fn mid_latitude(&self, other: &Self) -> f64 {
        f64::midpoint(self.latitude, other.latitude)
    }
}

fn sane(degrees: f64, edge: f64) -> f64 {
    if degrees.is_nan() { 0.0 } else { degrees.clamp(-edge, edge) }
}

/// Arc sine for `0..=1`, by the approximation 4.4.46 of Abramowitz and Stegun. The error is 2e-8 at most, some 25
/// cm on the ground, and it is much cheaper than a series: the network computes millions of distances.
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

    const BOS: (f64, f64) = (42.3643, -71.0052);
    const LHR: (f64, f64) = (51.4706, -0.4619);

    fn point((latitude, longitude): (f64, f64)) -> GlobePoint {
        GlobePoint::new(latitude, longitude)
    }

    #[test]
    fn the_arc_sine_is_close() {
        for step in 0..=1000_i32 {
            let value = f64::from(step) / 1000.0;
            assert!((asin(value) - value.asin()).abs() < 3e-8, "asin {value}");
        }
    }

    /// Angle, sine and cosine, exact to the last bit.
    const PINNED: [(f64, f64, f64); 3] = [
        (0.5, 0.479_425_538_604_203, 0.877_582_561_890_372_8),
        (2.5, 0.598_472_144_103_956_4, -0.801_143_615_546_933_7),
        (-0.7, -0.644_217_687_237_691, 0.764_842_187_284_488_5),
    ];

    #[test]
    fn sines_are_the_same_everywhere() {
        for (angle, sine, cosine) in PINNED {
            assert_eq!((sin(angle), cos(angle)), (sine, cosine), "{angle}");
        }
    }

    #[test]
    fn known_distances() {
        assert!((5_230..5_260).contains(&point(BOS).distance_km(&point(LHR))));
        assert_eq!(point(BOS).distance_km(&point(BOS)), 0);
        let antipodes = GlobePoint::new(0.0, 0.0).distance_km(&GlobePoint::new(0.0, 180.0));
        assert_eq!(antipodes, 20_015);
        assert_eq!(GlobePoint::new(90.0, 0.0).distance_km(&GlobePoint::new(90.0, 120.0)), 0);
    }

    #[test]
    fn distances_are_the_same_everywhere() {
        let places = wayfare_places::Places::embedded();
        let at = |code| {
            let position = places.airport(code).unwrap().position;
            GlobePoint::new(position.latitude, position.longitude)
        };
        for (from, to, km) in [("BOS", "LHR", 5_241), ("SIN", "MUC", 10_057), ("AKL", "SCL", 9_653)] {
            assert_eq!(at(from).distance_km(&at(to)), km, "{from}-{to}");
        }
    }

    #[test]
    fn the_date_line_is_crossed_the_short_way() {
        let fiji = GlobePoint::new(-17.75, 177.44);
        let samoa = GlobePoint::new(-13.83, -172.0);
        assert!(fiji.eastwardness(&samoa) > 0.8);
        assert!(samoa.eastwardness(&fiji) < -0.8);
        assert!(point(BOS).eastwardness(&point(LHR)) > 0.8);
    }

    #[test]
    fn nonsense_becomes_a_point() {
        let strange = GlobePoint::new(f64::NAN, f64::INFINITY);
        assert!(strange.distance_km(&point(BOS)) < 20_016);
        assert_eq!(strange.eastwardness(&strange), 0.0);
    }
}
