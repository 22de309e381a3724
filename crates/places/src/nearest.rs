//! Nearest-place search.

use crate::distance::{EARTH_RADIUS_KM, UnitVector, arc_km};
use crate::{GlobePoint, Point};
use rstar::RTree;
use rstar::primitives::GeomWithData;

/// Rows of a table by their position on the unit sphere.
pub(crate) struct Globe(RTree<Row>);

/// The number of a row, with its position.
type Row = GeomWithData<UnitVector, u32>;

impl Globe {
    pub(crate) fn new(positions: impl Iterator<Item = Point>) -> Self {
        let rows = (0..).zip(positions).map(|(row, position)| Row::new(unit(position), row));
        Self(RTree::bulk_load(rows.collect()))
    }

    /// The rows within `km` of a position, with their distance in km, nearest first.
    pub(crate) fn within(&self, position: Point, km: f64) -> Vec<(usize, f64)> {
        if km.is_nan() || km < 0.0 {
            return Vec::new();
        }
        let centre = unit(position);
        // Half the circumference is everywhere; beyond it the sine would fall again.
        let half_angle = (km / EARTH_RADIUS_KM / 2.0).min(std::f64::consts::FRAC_PI_2);
        // The distance is not exactly that of the chord: search some metres further and measure again.
        let chord = 2.0 * half_angle.sin() + 1e-6;
        let mut near: Vec<_> = self
            .0
            .locate_within_distance(centre, chord * chord)
            .map(|row| (row.data as usize, arc_km(centre, *row.geom())))
            .filter(|&(_, distance)| distance <= km)
            .collect();
        near.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.0.cmp(&b.0)));
        near
    }

    pub(crate) fn nearest(&self, position: Point) -> Option<(usize, f64)> {
        let centre = unit(position);
        let row = self.0.nearest_neighbor(centre)?;
        Some((row.data as usize, arc_km(centre, *row.geom())))
    }
}

fn unit(position: Point) -> UnitVector {
    GlobePoint::from(position).unit()
}

#[cfg(test)]
mod tests {
    use crate::{Places, Point, distance_km};

    fn at(latitude: f64, longitude: f64) -> Point {
        Point::new(latitude, longitude).unwrap()
    }

    #[test]
    fn nearest_first_and_within() {
        let near = Places::embedded().airports_near(at(51.5074, -0.1278), 60.0);
        let codes: Vec<_> = near.iter().map(|(airport, _)| airport.code).collect();
        assert_eq!(codes[0], "LCY");
        for code in ["LHR", "LGW", "LTN", "STN"] {
            assert!(codes.contains(&code), "{code}");
        }
        assert!(near.is_sorted_by(|a, b| a.1 <= b.1));
        assert!(near.iter().all(|(_, km)| *km <= 60.0));
    }

    #[test]
    fn distances_agree_with_those_between_positions() {
        let here = at(48.0, 11.0);
        for (airport, km) in Places::embedded().airports_near(here, 500.0) {
            assert_eq!(distance_km(here, airport.position), km);
        }
    }

    #[test]
    fn the_antimeridian_is_no_wall() {
        // Taveuni in Fiji lies just west of the antimeridian.
        let east_of_it = at(-16.7, -179.9);
        let near = Places::embedded().airports_near(east_of_it, 60.0);
        assert!(near.iter().any(|(airport, _)| airport.code == "TVU"), "{near:?}");
    }

    #[test]
    fn the_poles_have_neighbours() {
        let places = Places::embedded();
        let (airport, _) = places.nearest_airport(at(90.0, 123.0)).unwrap();
        assert!(airport.position.latitude() > 70.0);
        let all_round = places.airports_near(at(90.0, 0.0), 2_100.0);
        assert!(all_round.iter().any(|(a, _)| a.position.longitude() < -90.0));
        assert!(all_round.iter().any(|(a, _)| a.position.longitude() > 90.0));
    }

    #[test]
    fn any_distance_is_handled() {
        let places = Places::embedded();
        let here = at(48.0, 11.0);
        assert_eq!(places.airports_near(here, 1e9).len(), places.airports().len());
        assert_eq!(places.airports_near(here, f64::INFINITY).len(), places.airports().len());
        assert!(places.airports_near(here, -1.0).is_empty());
        assert!(places.airports_near(here, f64::NAN).is_empty());
        let heathrow = places.airport("LHR").unwrap();
        assert_eq!(places.airports_near(heathrow.position, 0.0)[0].0.code, "LHR");
    }

    #[test]
    fn nearest_city() {
        let (city, km) = Places::embedded().nearest_city(at(48.14, 11.58)).unwrap();
        assert_eq!(city.country, "DE");
        assert!(km < 5.0);
    }
}
