//! Writes towns for a world map as JSON: the name, the longitude and latitude in degrees, and the lowest zoom at which
//! the town's name is shown. Up to zoom 6, the name does not overlap the name of a more important town at that zoom.
//! Each zoom therefore shows as many names as possible, and sparsely populated areas are not empty. The argument is the
//! maximum zoom to write. Without an argument, the towns of all zooms are written, including every capital and at least
//! one town of every country.
//!
//! ```console
//! $ cargo run -p wayfare-places --example towns -- 1
//! [
//!   ["Beijing", 116.4, 39.91, 1],
//!   ["Kinshasa", 15.31, -4.33, 1],
//!   ["Mexico City", -99.13, 19.43, 1],
//!   ["Moscow", 37.62, 55.75, 1],
//!   ["Dhaka", 90.41, 23.71, 1],
//!   ["Cairo", 31.25, 30.06, 1],
//!   ["London", -0.13, 51.51, 1],
//!   ["Jakarta", 106.85, -6.21, 1],
//!   ["Lima", -77.03, -12.04, 1],
//!   ["São Paulo", -46.64, -23.55, 1],
//!   ["New York City", -74.01, 40.71, 1],
//!   ["Sydney", 151.21, -33.87, 1]
//! ]
//! ```

use std::cmp::Reverse;
use std::collections::HashSet;
use std::num::ParseIntError;

use wayfare_places::{City, Places, distance_km, fold};

/// Length of the equator, in km.
const EQUATOR_KM: f64 = 40_075.0;
/// Width of the world map at zoom 0, in pixels.
const WORLD_PIXELS: f64 = 512.0;
/// Space that a name occupies on the map, in pixels.
const NAME_PIXELS: f64 = 80.0;
/// The maximum zoom at which a town is added for its size. Of the remaining towns, only capitals and the first town of
/// each country are added, at zoom [`CAPITALS_ZOOM`].
const LAST_ZOOM: u8 = 6;
const CAPITALS_ZOOM: u8 = 7;

fn main() -> Result<(), ParseIntError> {
    let last = std::env::args().nth(1).map_or(Ok(CAPITALS_ZOOM), |zoom| zoom.parse())?;
    let places = Places::embedded();
    // Smaller towns do not fit on the map.
    let is_large = |city: &&City| city.population >= 15_000 || is_capital(places, city);
    let mut cities: Vec<&City> = places.cities().filter(is_large).collect();
    cities.sort_by_key(|city| Reverse(importance(places, city)));

    let mut named: Vec<(&City, u8)> = Vec::new();
    let mut countries = HashSet::new();
    for city in cities {
        let is_first = countries.insert(city.country);
        let zoom = min_zoom_without_overlap(&named, city).max(min_zoom_for(importance(places, city)));
        if zoom <= LAST_ZOOM {
            named.push((city, zoom));
        } else if is_first || is_capital(places, city) {
            named.push((city, CAPITALS_ZOOM));
        }
    }

    named.retain(|(_, zoom)| *zoom <= last);
    named.sort_by_key(|(_, zoom)| *zoom);
    let row = |(city, zoom): &(&City, u8)| {
        let (east, north) = (city.position.longitude(), city.position.latitude());
        // No name contains a quotation mark or a backslash.
        format!("  [\"{}\", {}, {}, {zoom}]", city.name, rounded(east), rounded(north))
    };
    println!("[\n{}\n]", named.iter().map(row).collect::<Vec<_>>().join(",\n"));
    Ok(())
}

/// Returns the lowest zoom at which the name of a city does not overlap the names of more important cities.
fn min_zoom_without_overlap(named: &[(&City, u8)], city: &City) -> u8 {
    let km =
        named.iter().map(|(other, _)| distance_km(city.position, other.position)).fold(EQUATOR_KM, f64::min);
    let pixels = WORLD_PIXELS * km / (EQUATOR_KM * city.position.latitude().to_radians().cos());
    // The cast saturates if both cities are at the same place.
    (NAME_PIXELS / pixels).log2().ceil() as u8
}

/// Returns the lowest zoom at which the name of a city of this importance is shown, even if it is isolated.
fn min_zoom_for(importance: u32) -> u8 {
    match importance {
        5_000_000.. => 1,
        2_000_000.. => 2,
        400_000.. => 3,
        100_000.. => 4,
        _ => 5,
    }
}

/// Returns the number of inhabitants, weighted higher for a capital.
fn importance(places: &Places, city: &City) -> u32 {
    match is_capital(places, city) {
        true => city.population.saturating_mul(2).max(400_000),
        false => city.population,
    }
}

fn is_capital(places: &Places, city: &City) -> bool {
    let capital = places.country(city.country).and_then(|country| country.capital);
    capital.is_some_and(|capital| fold(capital) == fold(city.name))
}

/// Rounds to a hundredth of a degree, which is about one kilometre.
fn rounded(degrees: f64) -> f64 {
    (degrees * 100.0).round() / 100.0
}
