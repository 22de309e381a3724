//! Positions on the globe and the distance between them.

/// Mean radius of the earth in km, by the International Union of Geodesy and Geophysics.
pub(crate) const EARTH_RADIUS_KM: f64 = 6371.0088;

/// A point on the earth in degrees (WGS 84).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Position {
    /// Degrees north of the equator, from -90 to 90.
    pub latitude: f64,
    /// Degrees east of Greenwich, from -180 to 180.
    pub longitude: f64,
}

impl Position {
    /// The great-circle distance in km, on a sphere of the earth's mean radius.
    ///
    /// The earth is slightly flattened: the result is off by at most 0.6 %, which is 30 km from London to New
    /// York.
    ///
    /// ```
    /// use wayfare_places::Position;
    /// let london = Position { latitude: 51.5, longitude: -0.13 };
    /// let paris = Position { latitude: 48.86, longitude: 2.35 };
    /// assert_eq!(london.distance_km(paris).round(), 343.0);
    /// ```
    #[must_use]
    pub fn distance_km(self, other: Self) -> f64 {
        let half = |from: f64, to: f64| ((to - from).to_radians() / 2.0).sin();
        let north = half(self.latitude, other.latitude);
        let east = half(self.longitude, other.longitude);
        let cosines = self.latitude.to_radians().cos() * other.latitude.to_radians().cos();
        let haversine = north * north + cosines * east * east;
        // Rounding can make antipodes a little more than one.
        2.0 * EARTH_RADIUS_KM * haversine.sqrt().min(1.0).asin()
    }

    /// The point on the unit sphere. There the straight-line distance has the same order as the distance on the
    /// surface, and neither the antimeridian nor the poles are special.
    pub(crate) fn on_unit_sphere(self) -> [f64; 3] {
        let (sin_lat, cos_lat) = self.latitude.to_radians().sin_cos();
        let (sin_lon, cos_lon) = self.longitude.to_radians().sin_cos();
        [cos_lat * cos_lon, cos_lat * sin_lon, sin_lat]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(latitude: f64, longitude: f64) -> Position {
        Position { latitude, longitude }
    }

    #[test]
    fn known_distances() {
        let (jfk, lhr) = (at(40.6398, -73.7789), at(51.4706, -0.4619));
        assert!((jfk.distance_km(lhr) - 5540.0).abs() < 10.0);
        assert_eq!(jfk.distance_km(jfk), 0.0);
    }

    #[test]
    fn the_antimeridian_is_no_wall() {
        assert!(at(-17.0, 179.9).distance_km(at(-17.0, -179.9)) < 22.0);
    }

    #[test]
    fn antipodes_are_half_the_way_round() {
        let half = EARTH_RADIUS_KM * std::f64::consts::PI;
        assert!((at(0.0, 0.0).distance_km(at(0.0, 180.0)) - half).abs() < 1e-6);
        assert!((at(90.0, 17.0).distance_km(at(-90.0, 3.0)) - half).abs() < 1e-6);
    }
}
