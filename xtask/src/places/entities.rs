//! The data that search needs about places: importance, region, country and city.
//!
//! Entities are numbered in this order: countries, regions, cities, airports, destinations, metro areas.

use super::airports::Airport;
use super::geonames::World;
use super::importance;
use super::layout::{NO_CITY, NO_COUNTRY, NO_REGION};
use super::pack::Sections;
use super::placed::Placed;
use std::collections::BTreeMap;

const METROS: &str = include_str!("../../../crates/places/data/metros.tsv");

#[derive(Clone, Copy)]
struct Entity {
    importance: u32,
    region: u32,
    country: u32,
    city: u32,
}

pub(super) fn packed(
    world: &World,
    airports: &[Airport],
    destinations: &[Placed],
) -> Result<Vec<u8>, String> {
    let rows = |codes: Vec<String>| -> BTreeMap<String, u32> { codes.into_iter().zip(0..).collect() };
    let countries = rows(world.countries.iter().map(|it| it.code.clone()).collect());
    let regions = rows(world.regions.iter().map(|it| it.code.clone()).collect());
    let first_city = (world.countries.len() + world.regions.len()) as u32;
    let cities: BTreeMap<u64, u32> = world.cities.iter().map(|it| it.id).zip(first_city..).collect();

    let country = |code: &str| countries.get(code).copied().unwrap_or(u32::from(NO_COUNTRY));
    let region = |code: &str| regions.get(code).copied().unwrap_or(u32::from(NO_REGION));
    let city = |id: Option<u64>| id.and_then(|id| cities.get(&id).copied()).unwrap_or(NO_CITY);

    let without_area = |importance| Entity {
        importance,
        region: u32::from(NO_REGION),
        country: u32::from(NO_COUNTRY),
        city: NO_CITY,
    };
    let mut all: Vec<Entity> =
        world.countries.iter().map(|it| without_area(importance::of_country(it))).collect();
    all.extend(world.regions.iter().map(|it| Entity {
        country: country(it.code.split('.').next().unwrap_or_default()),
        ..without_area(importance::of_region(it))
    }));
    all.extend(world.cities.iter().map(|it| Entity {
        region: region(&it.region),
        country: country(&it.country),
        ..without_area(importance::of_city(it))
    }));
    for airport in airports {
        let city = city(airport.city);
        let of_city = all.get(city as usize).map_or(u32::from(NO_REGION), |city| city.region);
        let named = world.regions.iter().position(|it| {
            it.name == airport.region && it.code.split('.').next() == Some(airport.country.as_str())
        });
        all.push(Entity {
            importance: importance::of_airport(airport),
            region: named.map_or(of_city, |row| row as u32),
            country: country(&airport.country),
            city,
        });
    }
    all.extend(world.destinations.iter().zip(destinations).map(|(it, placed)| Entity {
        importance: importance::of_destination(it),
        region: region(&placed.region),
        country: country(it.country),
        city: city(placed.city),
    }));
    let metros: Vec<_> = METROS.lines().filter(|line| !line.starts_with('#')).collect();
    for line in &metros {
        let id = line.split('\t').nth(3).and_then(|id| id.parse().ok());
        let city = city(id);
        let of_city = all.get(city as usize).copied();
        let of_city = of_city.ok_or_else(|| format!("data/metros.tsv: no city for {line}"))?;
        all.push(Entity { importance: of_city.importance + importance::METRO_BEFORE_CITY, city, ..of_city });
    }

    let counts = [
        world.countries.len(),
        world.regions.len(),
        world.cities.len(),
        airports.len(),
        destinations.len(),
        metros.len(),
    ];
    let first_other = counts[..3].iter().sum::<usize>();
    let first_destination = first_other + airports.len();
    let first_metro = first_destination + destinations.len();
    let is_listed_under_city =
        |entity: usize| (first_other..first_destination).contains(&entity) || entity >= first_metro;
    let members = all.iter().enumerate().filter(|(row, it)| is_listed_under_city(*row) && it.city != NO_CITY);
    let mut members: Vec<_> = members.map(|(row, it)| (it.city, row as u32)).collect();
    members.sort_unstable();

    let mut sections = Sections::default();
    sections.column::<4>(counts.map(|count| count as u32))?;
    sections.column::<2>(all.iter().map(|it| it.importance))?;
    sections.column::<2>(all.iter().map(|it| it.region))?;
    sections.column::<1>(all.iter().map(|it| it.country))?;
    sections.column::<3>(all.iter().skip(first_other).map(|it| it.city))?;
    sections.column::<3>(members.iter().map(|(city, _)| *city))?;
    sections.column::<3>(members.iter().map(|(_, member)| *member))?;
    Ok(sections.done())
}
