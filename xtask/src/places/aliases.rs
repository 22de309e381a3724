//! Assignment of hand-written aliases to their places, and resolution of hand-written lists of airports that serve a
//! place.

use super::airports::Airport;
use super::fold::fold;
use super::geonames::{World, fail_if_any};
use super::hand;
use std::fmt::Write as _;

/// Adds each alias to its place. If several towns have the same name, the largest town gets the aliases.
pub(super) fn assign(world: &mut World, airports: &mut [Airport]) -> Result<(), String> {
    let mut missing = Vec::new();
    for alias in hand::aliases()? {
        let of_country = |code: &str| code.split('.').next() == Some(alias.country);
        let also = match alias.kind {
            "country" => {
                world.countries.iter_mut().find(|it| it.code == alias.country).map(|it| &mut it.also)
            }
            "region" => world
                .regions
                .iter_mut()
                .find(|it| of_country(&it.code) && it.name == alias.name)
                .map(|it| &mut it.also),
            "town" => world
                .cities
                .iter_mut()
                .filter(|it| it.country == alias.country && it.name == alias.name)
                .max_by_key(|it| it.population)
                .map(|it| &mut it.also),
            "airport" => airports.iter_mut().find(|it| it.code == alias.name).map(|it| &mut it.also),
            _ => None,
        };
        match also {
            Some(also) => also.extend(alias.also),
            None => missing
                .push(format!("{}: no {} {} in {}", alias.place, alias.kind, alias.name, alias.country)),
        }
    }
    fail_if_any(missing)
}

/// Returns a table with the columns `entity` and `airports`: the airports that travellers normally use for each place.
pub(super) fn serving(world: &World, airports: &[Airport]) -> Result<String, String> {
    let mut missing = Vec::new();
    let mut out = String::from("# entity airports\n");
    let first_city = world.countries.len() + world.regions.len();
    let first_destination = first_city + world.cities.len() + airports.len();
    for row in hand::serving()? {
        let matches_row = |country: &str, name: &str| country == row.country && fold(name) == fold(row.name);
        let of_regions = world
            .regions
            .iter()
            .position(|it| matches_row(it.code.split('.').next().unwrap_or_default(), &it.name));
        let of_cities = world.cities.iter().enumerate().filter(|(_, it)| matches_row(&it.country, &it.name));
        let of_cities = of_cities.max_by_key(|(_, it)| (it.fame, it.population)).map(|(row, _)| row);
        let of_destinations = world.destinations.iter().position(|it| matches_row(it.country, &it.name));
        let entities = [
            of_destinations.map(|it| first_destination + it),
            of_cities.map(|it| first_city + it),
            of_regions.map(|it| world.countries.len() + it),
        ];
        let is_known = row.airports.split(' ').all(|code| airports.iter().any(|it| it.code == code));
        if entities.iter().all(Option::is_none) || !is_known {
            missing.push(format!(
                "{}: the place {} in {} or one of the airports {} doesn't exist",
                row.place, row.name, row.country, row.airports
            ));
        }
        for entity in entities.into_iter().flatten() {
            // Writing to a string can't fail.
            let _ = writeln!(out, "{entity}\t{}", row.airports);
        }
    }
    fail_if_any(missing).map(|()| out)
}
