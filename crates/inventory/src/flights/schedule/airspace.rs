//! Closed airspace. The airlines of many countries may not overfly Russia or Belarus, so their flights between Europe
//! or America and Asia take a detour along the border. The closed area also contains Ukraine.

use libm::{cos, sin};
use wayfare_places::{GlobePoint, Point};

/// Latitudes and longitudes of the corners of the closed area, from the North Pole through Europe and Asia to the
/// Bering Strait. Adjacent areas without airways are included.
const CORNERS: &str = "90,0 72,31 69,29.5 62,31 59.8,27 56,27.7 54,23.5 50.5,22.8 48,22.3 45.2,29 43.2,36 42.4,42 42,46 \
                       42.5,50.5 46,64 47.5,82 45.5,92 44,106 45.5,117 48.5,121 49.5,127.5 46,132 42.3,131 41.5,135 \
                       45.5,141.8 44,147 49,158 53,169 60,179 65.7,-168.9";

/// Length of a detour along airways, as a percentage of the shortest path around the corners.
const AIRWAYS_PERCENT: f64 = 106.0;
/// Minimum great-circle distance, in km, at which a flight takes a detour. Shorter flights end near the border.
const MIN_DIRECT_KM: f64 = 3_000.0;
/// Minimum length of a detour, as a percentage of the great circle. Shorter detours only touch the border.
const MIN_DETOUR_PERCENT: f64 = 103.0;

type Vector = [f64; 3];

#[derive(Debug)]
struct Corner {
    point: GlobePoint,
    unit: Vector,
    /// Distance from the first corner along the border.
    km: f64,
}

/// The closed area.
#[derive(Debug)]
pub(crate) struct ClosedAirspace {
    corners: Vec<Corner>,
    border_km: f64,
}

impl ClosedAirspace {
    pub(crate) fn load() -> Self {
        let mut corners: Vec<Corner> = Vec::new();
        for point in CORNERS.split_ascii_whitespace().filter_map(|corner| corner.parse::<Point>().ok()) {
            let globe = GlobePoint::from(point);
            let km = corners.last().map_or(0.0, |last| last.km + last.point.distance_km(&globe));
            corners.push(Corner { point: globe, unit: unit(point), km });
        }
        let ends = corners.first().zip(corners.last());
        let border_km = ends.map_or(0.0, |(first, last)| last.km + last.point.distance_km(&first.point));
        Self { corners, border_km }
    }

    /// Returns the length of the flight around the area, in km, or `None` if the direct flight is short, stays outside
    /// or only touches the border.
    pub(crate) fn detour_km(&self, from: &GlobePoint, to: &GlobePoint) -> Option<u16> {
        let direct_km = from.distance_km(to);
        if direct_km < MIN_DIRECT_KM {
            return None;
        }
        let [start, end] = [from, to].map(|point| unit(point.point()));
        if !self.crosses(start, end) {
            return None;
        }
        let visible = |point: &GlobePoint, from: Vector| -> Vec<(f64, f64)> {
            let corners = self.corners.iter().filter(|corner| !self.crosses(from, corner.unit));
            corners.map(|corner| (corner.km, point.distance_km(&corner.point))).collect()
        };
        let (entries, exits) = (visible(from, start), visible(to, end));
        let ways = entries.iter().flat_map(|(entry, before)| {
            exits.iter().map(move |(exit, after)| {
                let along = (entry - exit).abs();
                before + along.min(self.border_km - along) + after
            })
        });
        let km = ways.reduce(f64::min)?;
        // A detour is at most about 40,000 km (half the earth's circumference plus the border), which fits in a `u16`.
        (km * 100.0 >= direct_km * MIN_DETOUR_PERCENT).then(|| (km * AIRWAYS_PERCENT / 100.0) as u16)
    }

    /// Returns whether the direct path between two points crosses the border. A path that ends at a corner does not
    /// cross the border.
    fn crosses(&self, from: Vector, to: Vector) -> bool {
        /// Tolerance for an endpoint on the other great circle.
        const NEAR: f64 = 1e-9;
        let are_separated = |one: f64, other: f64| one.abs().min(other.abs()) > NEAR && one * other < 0.0;
        let normal = product(from, to);
        let mut before =
            self.corners.last().map_or(([0.0; 3], 0.0), |last| (last.unit, dot(normal, last.unit)));
        for corner in &self.corners {
            let here = (corner.unit, dot(normal, corner.unit));
            if are_separated(before.1, here.1) {
                let border = product(before.0, here.0);
                // Otherwise, the great circles cross on the opposite side of the globe.
                let is_near = dot(sum(from, to), sum(before.0, here.0)) > 0.0;
                if is_near && are_separated(dot(border, from), dot(border, to)) {
                    return true;
                }
            }
            before = here;
        }
        false
    }
}

fn unit(point: Point) -> Vector {
    let (phi, lambda) = (point.latitude().to_radians(), point.longitude().to_radians());
    [cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi)]
}

fn product([ax, ay, az]: Vector, [bx, by, bz]: Vector) -> Vector {
    [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
}

fn dot(a: Vector, b: Vector) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn sum(a: Vector, b: Vector) -> Vector {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_corner_is_read_and_the_area_is_closed() {
        let airspace = ClosedAirspace::load();
        assert_eq!(airspace.corners.len(), CORNERS.split_ascii_whitespace().count());
        let detour = |[from, to]: [&str; 2]| {
            let [from, to] = [from, to].map(|point| GlobePoint::from(point.parse::<Point>().unwrap()));
            airspace.detour_km(&from, &to)
        };
        // Helsinki and Tokyo, Paris and Delhi, Boston and London, Sydney and Santiago de Chile.
        assert!(detour(["60.3,25.0", "35.8,140.4"]).is_some_and(|km| (11_000..12_000).contains(&km)));
        assert_eq!(detour(["49.0,2.5", "28.6,77.1"]), None);
        assert_eq!(detour(["42.4,-71.0", "51.5,-0.5"]), None);
        assert_eq!(detour(["-33.9,151.2", "-33.4,-70.8"]), None);
    }
}
