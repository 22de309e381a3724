//! The importance of places, which determines the ranking of search results.
//!
//! Importance increases by about 100 when the population increases tenfold. Fame counts like population: a village that
//! is known all over the world ranks above a large city that is known only in its own region.

use super::airports::Airport;
use super::geonames::{City, Country, Region};
use super::hand::HandDestination;

/// The bonus that ranks a metro area just above the city that it is named after.
pub(super) const METRO_BEFORE_CITY: u32 = 8;

/// The importance of a region that is not famous: that of a city of about 60,000 people.
const REGION: u32 = 500;

/// Importance by fame, from 430 (like a town of 13,000 people) to 700 (like a city of almost 5 million). Places that
/// are not famous have 0.
const BY_FAME: [u32; 6] = [0, 430, 490, 560, 640, 700];

pub(super) fn of_city(city: &City) -> u32 {
    // People rarely search for a district by its name. Of two equally famous cities, the larger city ranks higher.
    let people = population_importance(if city.is_district { city.population / 3 } else { city.population });
    people.max(fame_importance(city.fame)) + people / 20
}

/// Ranks a country slightly below a city with one thirtieth of its population, or by its fame if that is greater.
pub(super) fn of_country(country: &Country) -> u32 {
    population_importance(country.population / 30).max(fame_importance(country.fame))
}

pub(super) fn of_region(region: &Region) -> u32 {
    REGION.max(fame_importance(region.fame))
}

pub(super) fn of_destination(destination: &HandDestination) -> u32 {
    fame_importance(destination.fame)
}

/// Ranks airports like cities of about 2,000 to 1.3 million people, so that a large city ranks above its airports in a
/// search for both.
pub(super) fn of_airport(airport: &Airport) -> u32 {
    match (u32::try_from(airport.traffic).unwrap_or(u32::MAX), airport.size) {
        (rank @ 1.., _) => 640_u32.saturating_sub(rank / 3),
        (0, 'L') => 460,
        (0, 'M') => 400,
        (0, _) => 350,
    }
}

fn fame_importance(fame: u8) -> u32 {
    BY_FAME.get(usize::from(fame)).copied().unwrap_or(0)
}

fn population_importance(people: u64) -> u32 {
    ((people.max(1) as f64).log10() * 100.0) as u32
}
