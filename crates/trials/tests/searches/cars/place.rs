//! Search places, resolved independently of the service.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::LazyLock;

use wayfare_models::cars::CarSearchPlace;
use wayfare_places::{Airport, City, Place, Places, Point, distance_km, fold};
use wayfare_validation::limits::CAR_LOCATION_KM;

use crate::places::{CITIES, airport};
use crate::random::Random;

/// A place as named in a request, and its position.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchPlace {
    pub place: CarSearchPlace,
    pub position: Point,
    pub country: &'static str,
    pub time_zone: &'static str,
}

/// Cities by folded name, without case and accents.
static NAMED: LazyLock<HashMap<String, Vec<&'static City>>> = LazyLock::new(|| {
    let mut named: HashMap<String, Vec<&'static City>> = HashMap::new();
    for city in Places::embedded().cities() {
        named.entry(fold(city.name)).or_default().push(city);
    }
    named
});

/// Cities that are large enough for several private owners of rental cars.
static LARGE: LazyLock<Vec<&'static City>> =
    LazyLock::new(|| Places::embedded().cities().filter(|city| city.population > 150_000).collect());

impl SearchPlace {
    /// Returns a place, usually a busy place.
    pub fn any(random: &mut Random) -> Self {
        let cities = match random.below(100) {
            0..55 => {
                let airport = airport(random);
                return SearchPlace::of_airport(random, airport);
            }
            55..90 => &LARGE,
            _ => &CITIES,
        };
        let city = *random.pick(cities);
        SearchPlace::of_city(random, city)
    }

    /// Returns another place. Most places are within driving distance.
    pub fn other(&self, random: &mut Random) -> Self {
        let airports = Places::embedded().airports();
        let within = match random.below(100) {
            0..10 => return SearchPlace::any(random),
            // Near enough for the places to share counters.
            10..40 => 1.5 * CAR_LOCATION_KM as f64,
            _ => 900.0,
        };
        let is_near = |it: &&'static Airport| distance_km(it.position, self.position) <= within;
        let near: Vec<_> = airports.iter().filter(is_near).collect();
        if near.is_empty() {
            return SearchPlace::any(random);
        }
        let to = *random.pick(&near);
        match to.city.and_then(|id| Places::embedded().city(id)).filter(|_| random.percent(30)) {
            Some(city) => SearchPlace::of_city(random, city),
            None => SearchPlace::of_airport(random, to),
        }
    }

    /// Names an airport by its code, or as a city by its autocomplete id.
    fn of_airport(random: &mut Random, airport: &'static Airport) -> Self {
        let value = if random.percent(5) { airport.code.to_lowercase() } else { airport.code.to_owned() };
        let place = match random.percent(8) {
            true => CarSearchPlace::City { value: format_args!("{}", airport.id).into() },
            false => CarSearchPlace::Airport { value: value.into() },
        };
        let Airport { position, country, time_zone, .. } = *airport;
        SearchPlace { place, position, country, time_zone }
    }

    /// Names a city by id or by name. The name may resolve to a larger city.
    fn of_city(random: &mut Random, city: &'static City) -> Self {
        let places = Places::embedded();
        let country = places.country(city.country).map(|country| country.name);
        let around = [Some(city.country), country, city.region];
        let around = around[random.below(3)].filter(|part| !part.contains(','));
        let (value, meant) = match (random.below(100), around) {
            (0..50, _) => (city.id.to_string(), city),
            (70.., Some(part)) => (format!("{}, {part}", city.name), largest(city.name, Some(part))),
            _ => (city.name.to_owned(), largest(city.name, None)),
        };
        let value = if random.percent(10) { format!(" {} ", value.to_uppercase()) } else { value };
        let City { position, country, time_zone, .. } = *meant;
        SearchPlace { place: CarSearchPlace::City { value: value.into() }, position, country, time_zone }
    }

    /// Returns whether a counter at a position is within the search radius.
    pub fn reaches(&self, position: Point) -> bool {
        distance_km(self.position, position) <= CAR_LOCATION_KM as f64
    }
}

/// Returns the largest city with the given name, within the given region or country, if any.
fn largest(name: &str, around: Option<&str>) -> &'static City {
    let lies_there = |city: &City| around.is_none_or(|part| lies_in(city, &fold(part)));
    let cities = NAMED[&fold(name)].iter().copied().filter(|city| lies_there(city));
    cities.max_by_key(|city| (city.population, Reverse(city.id))).unwrap()
}

fn lies_in(city: &City, part: &str) -> bool {
    let places = Places::embedded();
    let region = city.region_id.and_then(|id| places.place(id));
    let code = match region {
        Some(Place::Region(region)) => region.code.split_once('.').map(|(_, code)| code),
        _ => None,
    };
    let country = places.country(city.country).map(|country| country.name);
    [Some(city.country), country, city.region, code].iter().flatten().any(|name| fold(name) == part)
}
