//! Directions in which a city has land around it, estimated from the place data.
//!
//! The data contains no coastline, but it contains cities and airports, and people live on land. The compass is divided
//! into sixteen directions, and a direction is open if a nearby place lies in or close to it. For a coastal city, the
//! direction of the sea stays closed, and hotels there stay near the shore. A direction with land but without
//! neighbours has no distant hotels. A city without neighbours may be an island, so its hotels stay near its centre.
//! Bays and rivers between two inhabited shores are not detected.

use std::f64::consts::FRAC_1_SQRT_2;

use libm::{cos, sin};
use wayfare_places::{City, Places, Point};

/// Kilometres per degree of latitude on a sphere of the earth's mean radius.
pub(crate) const KM_PER_DEGREE: f64 = 111.195;

/// Number of compass directions, counted clockwise from north.
const DIRECTIONS: u32 = 16;

/// The directions in which a city has land, as a bit set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Land(u16);

impl Land {
    /// Estimates the land from the neighbours of a city: the towns within 12 km or, if that is more, within twice the
    /// radius of the city's hotels. If there are too few such towns, more distant towns and airports also count.
    /// Airports are the second choice because some airports are built into the sea.
    pub(crate) fn around(places: &Places, city: &City, radius_km: f64) -> Self {
        const MIN_NEIGHBOURS: usize = 3;
        const MAX_DISTANCE_KM: f64 = 60.0;
        // A village can be on a cape, but a town has land around it.
        const MIN_POPULATION: u32 = 15_000;
        // A nearer place is a part of the city: a district at the harbour is no evidence of land beyond the harbour.
        let nearest = (radius_km * 0.4).max(1.2);
        let cities = |km| {
            let near = places.cities_near(city.position, km).into_iter();
            let counts = |(it, km): &(&City, f64)| *km > nearest && it.population >= MIN_POPULATION;
            near.filter(counts).map(|(it, _)| it.position).collect::<Vec<_>>()
        };
        let mut neighbours = cities((2.0 * radius_km).max(12.0));
        if neighbours.len() < MIN_NEIGHBOURS {
            neighbours = cities(MAX_DISTANCE_KM);
            let airports = places.airports_near(city.position, MAX_DISTANCE_KM).into_iter();
            neighbours.extend(airports.filter(|(_, km)| *km > nearest).map(|(it, _)| it.position));
        }
        let directions = neighbours.into_iter().map(|it| direction(Offset::between(city.position, it)));
        Self::open_to(directions)
    }

    /// Opens the directions of the neighbours and the adjacent directions. The fewer neighbours, the more directions
    /// each neighbour opens.
    fn open_to(directions: impl Iterator<Item = u32>) -> Self {
        let directions: Vec<_> = directions.collect();
        let turns = if directions.len() >= 6 { 1 } else { 2 };
        let opened = directions.iter().flat_map(|it| (it + DIRECTIONS - turns)..=(it + DIRECTIONS + turns));
        let open = opened.fold(0_u16, |open, it| open | 1 << (it % DIRECTIONS));
        // A gap of one or two directions is a park or a field, since the sea is wider.
        let before = [1, 2].map(|turn| open.rotate_left(turn));
        let after = [1, 2].map(|turn| open.rotate_right(turn));
        Self(open | (before[0] & (after[0] | after[1])) | (before[1] & after[0]))
    }

    /// Returns the maximum distance of a hotel from the centre in the direction of the offset, in km.
    pub(crate) fn reach_km(self, offset: Offset, radius_km: f64) -> f64 {
        if self.0 == 0 {
            (radius_km * 0.4).clamp(0.8, 2.5)
        } else if self.is_open(direction(offset)) {
            f64::INFINITY
        } else {
            (radius_km * 0.15).clamp(0.3, 1.2)
        }
    }

    /// Returns whether a direction has land.
    pub(crate) fn is_open(self, direction: u32) -> bool {
        self.0 >> (direction % DIRECTIONS) & 1 == 1
    }

    /// Returns a direction in which the town ends at a shore, or `None` if no such direction is known.
    pub(crate) fn shore(self) -> Option<u32> {
        (0..DIRECTIONS).find(|direction| self.0 != 0 && !self.is_open(*direction))
    }

    /// Returns the open direction with the given index, modulo the number of open directions, or `None` if all are
    /// closed.
    pub(crate) fn open_direction(self, number: u32) -> Option<u32> {
        let wanted = number.checked_rem(self.0.count_ones())? as usize;
        (0..DIRECTIONS).filter(|direction| self.is_open(*direction)).nth(wanted)
    }
}

/// Distances to the east and to the north, in km.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Offset {
    pub(crate) east: f64,
    pub(crate) north: f64,
}

impl Offset {
    /// Returns an offset of `km` in a direction, in sixteenths of a turn clockwise from north.
    pub(crate) fn towards(sixteenths: f64, km: f64) -> Self {
        let turn = sixteenths / f64::from(DIRECTIONS);
        // Reduces the angle to at most half a turn in either direction.
        let angle = (turn - turn.round()) * std::f64::consts::TAU;
        Self { east: km * sin(angle), north: km * cos(angle) }
    }

    pub(crate) fn between(from: Point, to: Point) -> Self {
        let mut degrees = to.longitude() - from.longitude();
        if degrees > 180.0 {
            degrees -= 360.0;
        } else if degrees < -180.0 {
            degrees += 360.0;
        }
        let shrink = cos(from.latitude().to_radians());
        Self {
            east: degrees * shrink * KM_PER_DEGREE,
            north: (to.latitude() - from.latitude()) * KM_PER_DEGREE,
        }
    }

    pub(crate) fn plus(self, other: Self) -> Self {
        Self { east: self.east + other.east, north: self.north + other.north }
    }

    pub(crate) fn scaled(self, factor: f64) -> Self {
        Self { east: self.east * factor, north: self.north * factor }
    }

    pub(crate) fn km(self) -> f64 {
        (self.east * self.east + self.north * self.north).sqrt()
    }

    /// Returns the position at this offset from another position, rounded to about 0.1 m. Returns `from` for an offset
    /// across a pole.
    pub(crate) fn added_to(self, from: Point) -> Point {
        // Cities are far from the poles; the limit only avoids a division by nearly zero.
        let shrink = cos(from.latitude().to_radians()).max(0.01);
        let latitude = from.latitude() + self.north / KM_PER_DEGREE;
        let mut longitude = from.longitude() + self.east / KM_PER_DEGREE / shrink;
        if longitude > 180.0 {
            longitude -= 360.0;
        } else if longitude < -180.0 {
            longitude += 360.0;
        }
        let rounded = |degrees: f64| (degrees * 1e6).round() / 1e6;
        Point::new(rounded(latitude), rounded(longitude)).unwrap_or(from)
    }
}

/// The sines of the sixteenths of a turn, as constants, so that they are identical on every platform.
const SINES: [f64; 5] = [0.0, 0.382_683_432_365_089_8, FRAC_1_SQRT_2, 0.923_879_532_511_286_7, 1.0];

/// Returns the nearest of the sixteen directions.
fn direction(offset: Offset) -> u32 {
    // Of the five directions of a quadrant, the nearest has the longest projection of the offset.
    let (east, north) = (offset.east.abs(), offset.north.abs());
    let projection = |step: usize| north * SINES[4 - step] + east * SINES[step];
    let best =
        (1..5).fold(0, |best, step| if projection(step) > projection(best) { step } else { best }) as u32;
    match (offset.east >= 0.0, offset.north >= 0.0) {
        (true, true) => best,
        (true, false) => 8 - best,
        (false, false) => 8 + best,
        (false, true) => (DIRECTIONS - best) % DIRECTIONS,
    }
}

#[cfg(test)]
mod tests {
    use wayfare_places::distance_km;

    use super::*;
    use crate::hotels::town::Towns;

    #[test]
    fn directions_wrap_around() {
        for sixteenth in 0..DIRECTIONS {
            for off in [-0.4, 0.0, 0.4] {
                let offset = Offset::towards(f64::from(sixteenth) + off, 3.0);
                assert_eq!(direction(offset), sixteenth, "{offset:?}");
                assert!((offset.km() - 3.0).abs() < 1e-9);
            }
        }
        assert!(direction(Offset::default()) < DIRECTIONS);
    }

    #[test]
    fn offsets_survive_the_round_trip() {
        for (latitude, longitude) in [(51.5, -0.13), (-17.7, 179.99), (64.1, -21.9), (0.0, -179.99)] {
            let from = Point::new(latitude, longitude).unwrap();
            let offset = Offset { east: 4.2, north: -3.1 };
            let back = Offset::between(from, offset.added_to(from));
            assert!((back.east - 4.2).abs() < 0.001 && (back.north + 3.1).abs() < 0.001, "{back:?}");
            assert!((distance_km(offset.added_to(from), from) - offset.km()).abs() < 0.02);
        }
    }

    #[test]
    fn offsets_stay_on_the_map() {
        let north =
            |latitude| Offset { east: 0.0, north: 100.0 }.added_to(Point::new(latitude, 7.0).unwrap());
        assert!((north(89.0).latitude() - 89.9).abs() < 0.01);
        assert_eq!(north(89.9), Point::new(89.9, 7.0).unwrap());
    }

    #[test]
    fn directions_to_the_sea_are_closed() {
        let towns = Towns::embedded().all().iter();
        let is_open = |country: &str, name: &str, sixteenths: f64| {
            let with_name = towns.clone().filter(|it| it.city.country == country && it.city.name == name);
            let town = with_name.max_by_key(|town| town.city.population).unwrap();
            town.land().reach_km(Offset::towards(sixteenths, 1.0), town.radius_km).is_infinite()
        };
        // The Mediterranean off Barcelona and Nice, the Atlantic off Miami Beach, and the Irish Sea off Blackpool.
        for (country, name, sea, inland) in [
            ("ES", "Barcelona", 6.0, 14.0),
            ("FR", "Nice", 8.0, 11.0),
            ("US", "Miami Beach", 4.0, 12.0),
            ("GB", "Blackpool", 12.0, 4.0),
        ] {
            assert!(!is_open(country, name, sea), "{name}: sea");
            assert!(is_open(country, name, inland), "{name}: inland");
        }
        // Inland, all directions have land.
        for sixteenth in 0..16 {
            assert!(is_open("DE", "Munich", f64::from(sixteenth)), "{sixteenth}");
        }
    }

    #[test]
    fn narrow_gaps_close() {
        // Four neighbours in the north and one in each other direction, but none in the directions `first` to `last`.
        let without = |first, last| {
            let others = (0..DIRECTIONS).filter(|it| !(first..=last).contains(it));
            Land::open_to(others.chain([0, 0, 0])).0
        };
        assert_eq!(without(5, 8), u16::MAX);
        assert_eq!(without(5, 9), !(0b111 << 6));
    }

    #[test]
    fn cities_without_neighbours_have_hotels_near_the_centre() {
        let land = Land(0);
        assert_eq!(land.reach_km(Offset::towards(3.0, 1.0), 10.0), 2.5);
        assert_eq!(land.open_direction(7), None);
        assert_eq!(Land(0b1010).open_direction(3), Some(3));
    }
}
