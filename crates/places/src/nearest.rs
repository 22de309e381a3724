//! Nearest-place search.
//!
//! The rows of a table are sorted by position: in bands of one degree of latitude from south to north, and from west to
//! east within each band. A circle crosses a few bands, and only one or two runs of each band are searched.

use crate::distance::{EARTH_RADIUS_KM, arc_km};
use crate::packed::{Column, Sections};
use crate::tables::DataError;
use crate::{GlobePoint, Point};
use std::f64::consts::FRAC_PI_2;
use std::ops::Range;

/// Index of a table's rows by position.
pub(crate) struct Globe {
    /// The rows, by band and longitude.
    rows: Column<3>,
    /// Start index of each band in `rows`, followed by the end index of the last band.
    bands: Column<3>,
}

impl Globe {
    pub(crate) fn open(sections: &mut Sections) -> Result<Self, DataError> {
        Ok(Self { rows: sections.column()?, bands: sections.column()? })
    }

    /// Returns the rows within `km` of a position and their distances in km, nearest first.
    pub(crate) fn within(
        &self,
        centre: Point,
        km: f64,
        at: impl Fn(usize) -> Option<Point>,
    ) -> Vec<(usize, f64)> {
        if km.is_nan() || km < 0.0 {
            return Vec::new();
        }
        // The reach is a few metres larger than requested, to allow for rounding. The exact distance is checked below.
        let reach = (km / EARTH_RADIUS_KM + 1e-6).to_degrees();
        let [south, north] = [-reach, reach].map(|more| band(centre.latitude() + more));
        let from = GlobePoint::from(centre).unit();
        let mut near = Vec::new();
        for band in south..=north {
            for run in self.runs(band, centre, reach, &at) {
                near.extend(self.rows.from(run.start).take(run.len()).filter_map(|row| {
                    let row = row as usize;
                    let distance = arc_km(from, GlobePoint::from(at(row)?).unit());
                    (distance <= km).then_some((row, distance))
                }));
            }
        }
        near.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.0.cmp(&b.0)));
        near
    }

    pub(crate) fn nearest(&self, centre: Point, at: impl Fn(usize) -> Option<Point>) -> Option<(usize, f64)> {
        // Every row in a circle is nearer than all rows outside, so the first circle with a row is sufficient.
        let circles = [20.0, 100.0, 500.0, 2_500.0, f64::INFINITY];
        circles.into_iter().find_map(|km| self.within(centre, km, &at).into_iter().next())
    }

    /// Returns the runs of a band whose longitudes a circle can reach: two runs if the circle crosses the antimeridian.
    fn runs(
        &self,
        band: usize,
        centre: Point,
        reach: f64,
        at: impl Fn(usize) -> Option<Point>,
    ) -> [Range<usize>; 2] {
        let [start, end] = [band, band + 1].map(|band| self.bands.get(band).unwrap_or(0) as usize);
        let (reach, latitude) = (reach.to_radians(), centre.latitude().to_radians());
        if latitude.abs() + reach >= FRAC_PI_2 {
            // The circle contains a pole.
            return [start..end, end..end];
        }
        let half = libm::asin(libm::sin(reach) / libm::cos(latitude)).to_degrees() + 1e-6;
        let (west, east) = (centre.longitude() - half, centre.longitude() + half);
        let up_to = |longitude: f64| {
            let is_west = |index: usize| {
                let row = self.rows.get(index).map(|row| row as usize);
                row.and_then(&at).is_some_and(|at| at.longitude() < longitude)
            };
            partition(start..end, is_west)
        };
        if half >= 180.0 {
            [start..end, end..end]
        } else if west < -180.0 {
            [start..up_to(east), up_to(west + 360.0)..end]
        } else if east > 180.0 {
            [start..up_to(east - 360.0), up_to(west)..end]
        } else {
            [up_to(west)..up_to(east), end..end]
        }
    }
}

/// Returns the band of a latitude, or the nearest band for a latitude beyond a pole.
fn band(latitude: f64) -> usize {
    // The cast rounds down and converts negative numbers to 0.
    ((latitude + 90.0) as usize).min(179)
}

/// Returns the end of the range's prefix for which `holds` returns `true`.
fn partition(within: Range<usize>, holds: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (within.start, within.end);
    while low < high {
        let middle = low + (high - low) / 2;
        match holds(middle) {
            true => low = middle + 1,
            false => high = middle,
        }
    }
    low
}

#[cfg(test)]
mod tests {
    use crate::{Places, Point, distance_km};

    fn at(latitude: f64, longitude: f64) -> Point {
        Point::new(latitude, longitude).unwrap()
    }

    #[test]
    fn airports_are_sorted_by_distance_within_the_radius() {
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
    fn distances_match_distance_km() {
        let here = at(48.0, 11.0);
        for (airport, km) in Places::embedded().airports_near(here, 500.0) {
            assert_eq!(distance_km(here, airport.position), km);
        }
    }

    #[test]
    fn the_antimeridian_is_not_a_boundary() {
        // Taveuni in Fiji lies just west of the antimeridian.
        let east_of_it = at(-16.7, -179.9);
        let near = Places::embedded().airports_near(east_of_it, 60.0);
        assert!(near.iter().any(|(airport, _)| airport.code == "TVU"), "{near:?}");
    }

    #[test]
    fn nearby_airports_are_found_across_a_pole() {
        let places = Places::embedded();
        let (airport, _) = places.nearest_airport(at(90.0, 123.0)).unwrap();
        assert!(airport.position.latitude() > 70.0);
        let around_the_pole = places.airports_near(at(90.0, 0.0), 2_100.0);
        assert!(around_the_pole.iter().any(|(a, _)| a.position.longitude() < -90.0));
        assert!(around_the_pole.iter().any(|(a, _)| a.position.longitude() > 90.0));
    }

    #[test]
    fn any_distance_is_accepted() {
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
    fn the_nearest_city_is_found() {
        let (city, km) = Places::embedded().nearest_city(at(48.14, 11.58)).unwrap();
        assert_eq!(city.country, "DE");
        assert!(km < 5.0);
    }
}
