//! Search, by name and distance, for the city that an airport serves.

use super::fold::fold;
use super::geonames::{City, World, distance_km, position};
use super::names;
use std::collections::HashMap;

/// The maximum distance, in km, between an airport and the city that a source names for it. London Southend is 60 km
/// from London, and Oslo Torp is 95 km from Oslo.
const NAMED_WITHIN_KM: f64 = 120.0;
/// The maximum distance, in km, between an airport and a city that only the airport's name mentions.
const NAMESAKE_WITHIN_KM: f64 = 70.0;

pub(super) struct CityFinder<'a> {
    cities: &'a [City],
    /// Cities by country and folded name, including alternate names.
    by_name: HashMap<(&'a str, String), Vec<&'a City>>,
}

impl<'a> CityFinder<'a> {
    pub(super) fn new(world: &'a World) -> Self {
        let mut by_name: HashMap<_, Vec<_>> = HashMap::new();
        for city in &world.cities {
            for name in std::iter::once(&city.name).chain(&city.alternates) {
                by_name.entry((city.country.as_str(), fold(name))).or_default().push(city);
            }
        }
        Self { cities: &world.cities, by_name }
    }

    /// Returns the most populous city with this name near the position. Also tries the parts of `A/B`, `A, B` and
    /// `A (B)`.
    pub(super) fn named(&self, name: &str, country: &str, at: (f64, f64)) -> Option<&'a City> {
        let parts = name.split(['/', ',', '(', ')']).map(str::trim);
        let parts = parts.chain([names::town_of_island(name)]);
        std::iter::once(name).chain(parts).find_map(|name| {
            let found = self.by_name.get(&(country, fold(name)))?;
            found
                .iter()
                .filter(|city| distance_km(at, position(city)) <= NAMED_WITHIN_KM)
                .max_by_key(|city| (city.population, city.id))
                .copied()
        })
    }

    /// Returns the nearest city within a distance, in the given country or in any country.
    pub(super) fn nearest(&self, country: Option<&str>, at: (f64, f64), within_km: f64) -> Option<&'a City> {
        self.cities
            .iter()
            // A degree of latitude is 111 km. This check avoids most of the trigonometry.
            .filter(|city| (city.latitude - at.0).abs() * 110.0 <= within_km)
            .filter(|city| country.is_none_or(|country| city.country == country))
            .map(|city| (distance_km(at, position(city)), city))
            .filter(|(km, _)| *km <= within_km)
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, city)| city)
    }

    /// Returns the most populous nearby city whose name is part of the airport's name.
    pub(super) fn namesake(&self, airport_name: &str, country: &str, at: (f64, f64)) -> Option<&'a City> {
        self.around(country, at, NAMESAKE_WITHIN_KM)
            .filter(|city| names::mentions(airport_name, &city.name))
            .max_by_key(|city| (city.population, city.id))
    }

    /// Returns the most populous city within a distance. A city that `airport_name` mentions takes precedence.
    pub(super) fn served(
        &self,
        airport_name: &str,
        country: &str,
        at: (f64, f64),
        within_km: f64,
    ) -> Option<&'a City> {
        self.around(country, at, within_km)
            .max_by_key(|city| (names::mentions(airport_name, &city.name), city.population, city.id))
    }

    fn around(&self, country: &str, at: (f64, f64), within_km: f64) -> impl Iterator<Item = &'a City> {
        self.cities
            .iter()
            // A degree of latitude is 111 km. This check avoids most of the trigonometry.
            .filter(move |city| (city.latitude - at.0).abs() * 110.0 <= within_km)
            .filter(move |city| city.country == country)
            .filter(move |city| distance_km(at, position(city)) <= within_km)
    }
}
