//! Distances in whole kilometres and headings between points on the globe, the same on every platform.

use libm::cos;
use wayfare_places::{EARTH_RADIUS_KM, GlobePoint};

/// Returns the great-circle distance, in whole km.
pub(crate) fn whole_km(from: &GlobePoint, to: &GlobePoint) -> u16 {
    // The distance is at most half the circumference, about 20,015 km, so it fits in a `u16`.
    from.distance_km(to).round() as u16
}

/// Returns the east component of the direction: 1 due east, -1 due west, 0 along a meridian.
pub(crate) fn eastwardness(from: &GlobePoint, to: &GlobePoint) -> f64 {
    let distance = f64::from(whole_km(from, to));
    if distance == 0.0 {
        return 0.0;
    }
    let mut delta = to.point().longitude() - from.point().longitude();
    if delta > 180.0 {
        delta -= 360.0;
    } else if delta < -180.0 {
        delta += 360.0;
    }
    let east_km = delta.to_radians() * cos(mid_latitude(from, to).to_radians()) * EARTH_RADIUS_KM;
    (east_km / distance).clamp(-1.0, 1.0)
}

/// Returns the latitude of the midpoint, in degrees, precise enough to decide whether the jet stream matters.
pub(crate) fn mid_latitude(from: &GlobePoint, to: &GlobePoint) -> f64 {
    f64::midpoint(from.point().latitude(), to.point().latitude())
}

#[cfg(test)]
mod tests {
    use wayfare_places::Point;

    use super::*;

    fn point(latitude: f64, longitude: f64) -> GlobePoint {
        Point::new(latitude, longitude).unwrap().into()
    }

    #[test]
    fn distances_are_whole() {
        let (bos, lhr) = (point(42.3643, -71.0052), point(51.4706, -0.4619));
        assert_eq!((whole_km(&bos, &lhr), whole_km(&bos, &bos)), (5_240, 0));
        assert_eq!(whole_km(&point(0.0, 0.0), &point(0.0, 180.0)), 20_015);
    }

    #[test]
    fn the_date_line_is_crossed_the_short_way() {
        let (fiji, samoa) = (point(-17.75, 177.44), point(-13.83, -172.0));
        assert!(eastwardness(&fiji, &samoa) > 0.8);
        assert!(eastwardness(&samoa, &fiji) < -0.8);
        assert!(eastwardness(&point(42.4, -71.0), &point(51.5, -0.5)) > 0.8);
        assert_eq!(eastwardness(&fiji, &fiji), 0.0);
    }
}
