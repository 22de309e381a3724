//! Rings on a round earth: their bounding rectangles, and the points inside them.
//!
//! Everything except lengths is computed in whole coordinate units, which avoids floating-point errors.

use std::fmt;

use super::ellipsoid;
use super::point::{DEGREE, EDGE, POLE, Point};

/// A full turn of longitude, in units.
const TURN: i64 = 2 * EDGE as i64;

/// An edge of a ring, straight on a map that begins at the longitude of the edge's start.
#[derive(Clone, Copy)]
struct Edge {
    /// Longitude of the start.
    longitude: i64,
    /// Width of the edge, positive to the east and negative to the west, at most half a turn.
    east: i64,
    /// Latitudes of the start and the end.
    from: i64,
    to: i64,
}

/// Returns the difference between two longitudes along the shorter arc, positive to the east. A difference of exactly
/// half a turn counts as west.
fn longitude_difference(from: i64, to: i64) -> i64 {
    match to - from {
        far if far >= TURN / 2 => far - TURN,
        far if far < -TURN / 2 => far + TURN,
        near => near,
    }
}

/// Visits the edges of a closed ring.
///
/// A corner at a pole has no longitude. On the map, the ring runs to the pole along the previous corner's meridian,
/// then along the pole, and back along the next corner's meridian.
fn each_edge(points: &[Point], mut visit: impl FnMut(Edge)) {
    let own_longitude = |point: &Point| (!point.is_pole()).then(|| i64::from(point.longitude_units()));
    let Some(last) = points.last() else { return };
    let mut before = *last;
    let mut longitude = points.iter().rev().find_map(own_longitude).unwrap_or(0);
    for point in points {
        let (from, to) = (i64::from(before.latitude_units()), i64::from(point.latitude_units()));
        let there = own_longitude(point).unwrap_or(longitude);
        let mut edge = Edge { longitude, east: longitude_difference(longitude, there), from, to };
        if before.is_pole() {
            visit(Edge { to: from, ..edge });
            edge = Edge { longitude: there, east: 0, from, to };
        }
        visit(edge);
        (before, longitude) = (*point, there);
    }
}

/// Returns whether a point lies inside a ring or on its edge, by the even-odd rule.
///
/// The function counts the crossings on the way to the north pole, along the point's meridian. The number of turns of
/// the ring around the earth determines whether the pole itself is inside.
pub(super) fn contains(points: &[Point], point: Point) -> bool {
    let (latitude, longitude) = (i64::from(point.latitude_units()), i64::from(point.longitude_units()));
    let (mut around, mut northern) = (0, 0);
    let (mut crossed, mut on_edge) = (false, false);
    each_edge(points, |edge| {
        around += edge.east;
        northern = northern.max(edge.to);
        // Distance of the point's meridian from the start of the edge.
        let into = longitude_difference(edge.longitude, longitude);
        let (west, east) = (edge.east.min(0), edge.east.max(0));
        if into < west || into > east {
            return;
        }
        // The edge's distance north of the point, times the width of the edge. The calculation can't overflow, because
        // each product is below 2⁶².
        let north = (edge.from - latitude) * edge.east + (edge.to - edge.from) * into;
        on_edge |= match edge.east {
            0 => (edge.from.min(edge.to)..=edge.from.max(edge.to)).contains(&latitude),
            _ => north == 0,
        };
        // A corner belongs to the edge east of it. Therefore, a ring that crosses the meridian at a corner is counted
        // once, and a ring that only touches the meridian at a corner is counted twice or not at all.
        crossed ^= into < east && (north > 0) == (edge.east > 0);
    });
    let encloses_pole = around / TURN % 2 != 0;
    match point.is_pole() {
        // A pole has every longitude, so crossings are meaningless.
        true => {
            points.iter().any(|corner| corner.is_same_place(point))
                || (encloses_pole && (latitude > 0) == (northern > 0))
        }
        false => on_edge || crossed ^ (encloses_pole && northern > 0),
    }
}

/// A rectangle between two parallels and two meridians, around a [`Polygon`](super::Polygon).
///
/// Around a pole, the rectangle covers everything between its other parallel and the pole.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Envelope {
    south: i32,
    north: i32,
    west: i32,
    // Width in units, at most a full turn.
    width: i64,
}

impl Envelope {
    /// Returns the smallest rectangle around a ring whose edges take the shortest path.
    pub(super) fn around(points: &[Point]) -> Self {
        let latitudes = || points.iter().map(|point| point.latitude_units());
        let (mut south, mut north) = (latitudes().min().unwrap_or(0), latitudes().max().unwrap_or(0));
        // The longitude at the start of the ring, and the distances from that longitude.
        let (mut begin, mut here, mut west, mut east) = (None, 0, 0, 0);
        each_edge(points, |edge| {
            begin.get_or_insert(edge.longitude);
            here += edge.east;
            (west, east) = (here.min(west), here.max(east));
        });
        let begin = begin.unwrap_or(0);
        // The ring either ends a full turn from its start or extends so far that it covers all longitudes.
        if here != 0 || east - west >= TURN {
            match i64::from(south) + i64::from(north) >= 0 {
                true => north = POLE,
                false => south = -POLE,
            }
            return Envelope { south, north, west: -EDGE, width: TURN };
        }
        Envelope { south, north, west: normalised(begin + west), width: east - west }
    }

    /// Returns the latitude of the southern side, in degrees north.
    pub fn south(&self) -> f64 {
        degrees(self.south)
    }

    /// Returns the latitude of the northern side, in degrees north.
    pub fn north(&self) -> f64 {
        degrees(self.north)
    }

    /// Returns the longitude of the western side, in degrees east.
    pub fn west(&self) -> f64 {
        degrees(self.west)
    }

    /// Returns the longitude of the eastern side, in degrees east. The value is less than [`Envelope::west`] if the
    /// rectangle crosses the antimeridian.
    pub fn east(&self) -> f64 {
        match self.is_around_pole() {
            true => degrees(EDGE),
            false => degrees(normalised(i64::from(self.west) + self.width)),
        }
    }

    /// Returns whether the rectangle covers all longitudes, for example around a pole.
    pub fn is_around_pole(&self) -> bool {
        self.width == TURN
    }

    /// Returns the length of the longest side, in km.
    ///
    /// The length is measured along the surface of the WGS 84 ellipsoid, from one end of the side to the other. The
    /// error is below one metre for sides of up to a few hundred km. The eastern and western sides are equally long. Of
    /// the northern and southern sides, the side nearer to the equator is longer. If the rectangle crosses the equator,
    /// the width there is measured instead. Around a pole, the longest side is the diameter.
    pub fn longest_side_km(&self) -> f64 {
        let [south, north] = [self.south, self.north].map(|units| degrees(units).to_radians());
        let widest = match (south > 0.0, north < 0.0) {
            (true, _) => south,
            (_, true) => north,
            _ => 0.0,
        };
        // A side wider than half a turn contains opposite points, half a turn apart, so its length is capped.
        let width = (self.width.min(TURN / 2) as f64 / f64::from(DEGREE)).to_radians();
        ellipsoid::north_south_km(south, north).max(ellipsoid::east_west_km(widest, width))
    }

    /// Returns the centre of the rectangle, or the pole if the rectangle surrounds one.
    pub fn centre(&self) -> Point {
        match self.is_around_pole() {
            true => Point::from_units(if self.north == POLE { POLE } else { -POLE }, 0),
            false => Point::from_units(
                // The sum is computed in 64 bits, because the sum of two latitudes overflows 32 bits.
                (i64::from(self.south) + i64::from(self.north)).div_euclid(2) as i32,
                normalised(i64::from(self.west) + self.width / 2),
            ),
        }
    }

    /// Returns whether a point lies in the rectangle or on its edge. A point outside the rectangle is also outside the
    /// polygon.
    pub fn contains(&self, point: Point) -> bool {
        (self.south..=self.north).contains(&point.latitude_units())
            && (point.is_pole()
                || (i64::from(point.longitude_units()) - i64::from(self.west)).rem_euclid(TURN) <= self.width
                || self.is_around_pole())
    }
}

/// Normalizes a longitude to the range from -180 (inclusive) to 180 (exclusive) degrees.
fn normalised(longitude: i64) -> i32 {
    // The result fits in an `i32`, because the edge of the map does.
    ((longitude + TURN / 2).rem_euclid(TURN) - TURN / 2) as i32
}

fn degrees(units: i32) -> f64 {
    f64::from(units) / f64::from(DEGREE)
}

/// Writes, for example, `Envelope(51.4 to 51.6 north, -0.2 to 0 east)`.
impl fmt::Debug for Envelope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (south, north, west, east) = (self.south(), self.north(), self.west(), self.east());
        write!(f, "Envelope({south} to {north} north, {west} to {east} east)")
    }
}
