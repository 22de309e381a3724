//! The time zone, region and city of a destination, derived from the surrounding cities.

use super::geonames::{City, World, distance_km, position};
use super::hand::HandDestination;

/// The maximum distance, in km, between a destination and the nearest city in its region. Places farther away are at
/// sea or in uninhabited areas.
const IN_REGION_KM: f64 = 250.0;
/// The maximum distance, in km, between a neighbourhood, sight or resort and the centre of its city. A neighbourhood
/// belongs to the largest city within this distance.
const PART_OF_KM: f64 = 20.0;
/// The maximum distance, in km, between a city and a sight or resort outside the city.
const NEXT_TO_KM: f64 = 12.0;

/// The approximate density of a large city, in people per square kilometre.
const DENSITY: f64 = 4_000.0;

/// The time zone, region and city of a destination.
pub(super) struct Placed {
    pub(super) time_zone: String,
    /// Code with the country prefix, or an empty string.
    pub(super) region: String,
    /// GeoNames id.
    pub(super) city: Option<u64>,
}

/// Returns the derived data for each destination, in the order of the destinations.
pub(super) fn all(world: &World) -> Result<Vec<Placed>, String> {
    world.destinations.iter().map(|destination| placed(destination, world)).collect()
}

fn placed(destination: &HandDestination, world: &World) -> Result<Placed, String> {
    let km = |city| (distance_km(destination.at, position(city)), city);
    let of_country = world.cities.iter().filter(|city| city.country == destination.country);
    let away: Vec<(f64, &City)> = of_country.map(km).collect();
    let within = |most: f64| away.iter().filter(move |(km, _)| *km <= most);
    let nearest = |most: f64| within(most).min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, city)| *city);
    // A few uninhabited islands are separate countries.
    let around = nearest(f64::INFINITY)
        .or_else(|| world.cities.iter().map(km).min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, city)| city))
        .ok_or("no city is known")?;
    let city = match destination.kind {
        "neighbourhood" => within(PART_OF_KM).max_by_key(|(_, city)| city.population).map(|(_, city)| *city),
        // A sight in a large city belongs to that city, although the centre of a suburb may be nearer.
        "landmark" | "resort" => {
            let depth = |(km, city): &&(f64, &City)| km / radius_km(city.population);
            let around = within(PART_OF_KM).filter(|it| depth(it) <= 1.0 && !it.1.is_district);
            let city = around.min_by(|a, b| depth(a).total_cmp(&depth(b))).map(|(_, city)| *city);
            city.or_else(|| nearest(NEXT_TO_KM))
        }
        _ => None,
    };
    Ok(Placed {
        time_zone: around.time_zone.clone(),
        region: match destination.kind {
            "area" => String::new(),
            _ => nearest(IN_REGION_KM).map(|city| city.region.clone()).unwrap_or_default(),
        },
        city: city.map(|city| city.id),
    })
}

/// Returns the approximate radius of a city, in km.
fn radius_km(population: u64) -> f64 {
    (population as f64 / DENSITY / std::f64::consts::PI).sqrt()
}
