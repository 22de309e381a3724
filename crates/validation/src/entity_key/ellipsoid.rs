//! Lengths on the WGS 84 ellipsoid.
//!
//! The functions are intended for lengths of up to a few hundred kilometres, for which their error is below one metre.
//! The tests compare them with Vincenty's formula and with the exact arc length. A sphere would be off by up to 0.6%,
//! which is more than 1 km for a polygon of the maximum width of 200 km.

/// Equatorial radius, in km.
const EQUATOR_KM: f64 = 6378.137;

/// Flattening.
const FLATTENING: f64 = 1.0 / 298.257_223_563;

/// Square of the eccentricity.
const ECCENTRICITY_2: f64 = FLATTENING * (2.0 - FLATTENING);

/// Returns the distance between two points at the same latitude, in km. Angles are in radians.
///
/// The result is the shortest distance along the surface, not the distance along the parallel, which is much longer
/// near a pole.
pub(super) fn east_west_km(latitude: f64, width: f64) -> f64 {
    let radius = prime_vertical_km(latitude);
    // The calculation starts from the straight chord through the earth, which is exact, and converts the chord to an
    // arc with the radius of curvature. The east-west radius is correct where the chord runs east-west. Near a pole,
    // the chord runs in another direction, but all radii are equal.
    let chord = 2.0 * radius * latitude.cos() * (width / 2.0).sin();
    2.0 * radius * (chord / (2.0 * radius)).clamp(-1.0, 1.0).asin()
}

/// Returns the distance between two points at the same longitude, in km. Angles are in radians.
pub(super) fn north_south_km(south: f64, north: f64) -> f64 {
    // Simpson's rule is sufficient, because the curvature of a meridian changes slowly.
    let midpoint = (south + north) / 2.0;
    (north - south) / 6.0 * (meridional_km(south) + 4.0 * meridional_km(midpoint) + meridional_km(north))
}

/// Returns the radius of curvature in the east-west direction, in km.
fn prime_vertical_km(latitude: f64) -> f64 {
    EQUATOR_KM / (1.0 - ECCENTRICITY_2 * latitude.sin().powi(2)).sqrt()
}

/// Returns the radius of curvature in the north-south direction, in km.
fn meridional_km(latitude: f64) -> f64 {
    EQUATOR_KM * (1.0 - ECCENTRICITY_2) / (1.0 - ECCENTRICITY_2 * latitude.sin().powi(2)).powf(1.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the distance between two points at the same latitude by Vincenty's inverse formula, accurate to a
    /// millimetre.
    fn vincenty_km(latitude: f64, width: f64) -> f64 {
        let polar = EQUATOR_KM * (1.0 - FLATTENING);
        let reduced = ((1.0 - FLATTENING) * latitude.tan()).atan();
        let (sin_u, cos_u) = reduced.sin_cos();
        let mut lambda = width;
        for _ in 0..200 {
            let sin_sigma = ((cos_u * lambda.sin()).powi(2)
                + (cos_u * sin_u - sin_u * cos_u * lambda.cos()).powi(2))
            .sqrt();
            let cos_sigma = sin_u * sin_u + cos_u * cos_u * lambda.cos();
            let sigma = sin_sigma.atan2(cos_sigma);
            let sin_alpha = cos_u * cos_u * lambda.sin() / sin_sigma;
            let cos2_alpha = 1.0 - sin_alpha * sin_alpha;
            let cos_2m = if cos2_alpha > 1e-12 { cos_sigma - 2.0 * sin_u * sin_u / cos2_alpha } else { 0.0 };
            let c = FLATTENING / 16.0 * cos2_alpha * (4.0 + FLATTENING * (4.0 - 3.0 * cos2_alpha));
            let series = sigma + c * sin_sigma * (cos_2m + c * cos_sigma * (-1.0 + 2.0 * cos_2m * cos_2m));
            let next = width + (1.0 - c) * FLATTENING * sin_alpha * series;
            let done = (next - lambda).abs() < 1e-14;
            lambda = next;
            if done {
                let u2 = cos2_alpha * (EQUATOR_KM.powi(2) - polar.powi(2)) / polar.powi(2);
                let a = 1.0 + u2 / 16384.0 * (4096.0 + u2 * (-768.0 + u2 * (320.0 - 175.0 * u2)));
                let b = u2 / 1024.0 * (256.0 + u2 * (-128.0 + u2 * (74.0 - 47.0 * u2)));
                let inner = cos_sigma * (-1.0 + 2.0 * cos_2m * cos_2m)
                    - b / 6.0
                        * cos_2m
                        * (-3.0 + 4.0 * sin_sigma * sin_sigma)
                        * (-3.0 + 4.0 * cos_2m * cos_2m);
                return polar * a * (sigma - b * sin_sigma * (cos_2m + b / 4.0 * inner));
            }
        }
        panic!("Vincenty's formula does not converge for the latitude {latitude} and the width {width}")
    }

    #[test]
    fn known_lengths() {
        // One degree along the equator, along a meridian from the equator, and along a meridian to the pole.
        assert!((east_west_km(0.0, 1_f64.to_radians()) - 111.319_491).abs() < 1e-6);
        assert!((north_south_km(0.0, 1_f64.to_radians()) - 110.574_389).abs() < 1e-6);
        assert!((north_south_km(89_f64.to_radians(), 90_f64.to_radians()) - 111.693_865).abs() < 1e-6);
        // From the equator to the pole, a length beyond the intended range of the rule.
        assert!((north_south_km(0.0, 90_f64.to_radians()) - 10_001.966).abs() < 1.0);
    }

    #[test]
    fn east_and_west_are_within_a_metre_of_vincenty() {
        let mut worst = 0.0_f64;
        for tenth in 0..900 {
            let latitude = (f64::from(tenth) / 10.0).to_radians();
            for km in [1.0, 50.0, 199.0, 200.0, 201.0, 250.0] {
                let radius = prime_vertical_km(latitude) * latitude.cos();
                let width = 2.0 * (km / 2.0 / radius).min(1.0).asin();
                // The formula does not converge for antipodal points.
                if width < 3.1 {
                    worst = worst.max((east_west_km(latitude, width) - vincenty_km(latitude, width)).abs());
                }
            }
        }
        assert!(worst < 0.001, "{worst} km");
    }

    #[test]
    fn crossing_the_pole_is_twice_the_distance_to_it() {
        for tenth in 880..900 {
            let latitude = (f64::from(tenth) / 10.0).to_radians();
            let there = north_south_km(latitude, 90_f64.to_radians());
            let across = east_west_km(latitude, 180_f64.to_radians());
            assert!((across - 2.0 * there).abs() < 0.001, "{across} and {there}");
        }
    }

    #[test]
    fn north_and_south_match_the_sum_of_small_steps() {
        for south in (-90_i32..=88).map(f64::from) {
            let steps: f64 = (0..2_000)
                .map(|step| {
                    let at = south + (f64::from(step) + 0.5) / 1_000.0;
                    meridional_km(at.to_radians()) * 0.001_f64.to_radians()
                })
                .sum();
            let whole = north_south_km(south.to_radians(), (south + 2.0).to_radians());
            assert!((whole - steps).abs() < 1e-6, "{whole} and {steps}");
        }
    }
}
