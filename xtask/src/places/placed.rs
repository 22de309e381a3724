//! What a destination takes from the cities around it: time zone, region and city.

use super::geonames::{City, World, distance_km, position};
use super::hand::HandDestination;

/// A region reaches no farther from the nearest of its cities, in km: beyond is the sea, or nobody's land.
const IN_REGION_KM: f64 = 250.0;
/// A neighbourhood is a part of the largest city within this distance, in km.
const PART_OF_KM: f64 = 20.0;
/// A sight or a resort is next to a city within this distance, in km.
const NEXT_TO_KM: f64 = 12.0;

/// The place of a destination.
pub(super) struct Placed {
    pub(super) time_zone: String,
    /// Full code, or empty.
    pub(super) region: String,
    /// GeoNames id.
    pub(super) city: Option<u64>,
}

/// For each destination.
pub(super) fn all(world: &World) -> Result<Vec<Placed>, String> {
    world.destinations.iter().map(|destination| placed(destination, world)).collect()
}

fn placed(destination: &HandDestination, world: &World) -> Result<Placed, String> {
    let all = || world.cities.iter().map(|city| (distance_km(destination.at, position(city)), city));
    let away: Vec<(f64, &City)> = all().filter(|(_, city)| city.country == destination.country).collect();
    let within = |most: f64| away.iter().filter(move |(km, _)| *km <= most);
    let nearest = |most: f64| within(most).min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, city)| *city);
    // A few islands that nobody lives on are countries.
    let around = nearest(f64::INFINITY)
        .or_else(|| all().min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, city)| city))
        .ok_or("no city is known")?;
    let city = match destination.kind {
        "neighbourhood" => within(PART_OF_KM).max_by_key(|(_, city)| city.population).map(|(_, city)| *city),
        "landmark" | "resort" => nearest(NEXT_TO_KM),
        _ => None,
    };
    Ok(Placed {
        time_zone: around.time_zone.clone(),
        region: nearest(IN_REGION_KM).map(|city| city.region.clone()).unwrap_or_default(),
        city: city.map(|city| city.id),
    })
}
