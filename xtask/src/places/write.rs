//! The contents of the data files and the attribution.

use super::airports::Airport;
use super::aliases;
use super::entities;
use super::geonames::{City, World};
use super::near;
use super::pack::{Sections as Packed, deflated, degrees, texts};
use super::placed::Placed;
use super::sources::{AIRPORTSDATA, AIRPORTSDATA_LICENCE, ALL};
use super::translations::{self, Language};
use super::words::Words;
use crate::packages::{Files, Sources, licence, section};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Maximum total size of the data files, in bytes.
const MAX_BYTES: usize = 8_500_000;

pub(super) fn files(
    sources: &Sources,
    world: &World,
    airports: &[Airport],
    destinations: &[Placed],
    languages: &[Language],
    words: &Words,
) -> Result<Files, String> {
    let mut files: Files = vec![
        ("data/countries.tsv.z", deflated(countries(world).as_bytes())?),
        ("data/regions.tsv.z", deflated(regions(world).as_bytes())?),
        ("data/cities.bin", cities(&world.cities)?),
        ("data/airports.tsv.z", deflated(airports_table(airports).as_bytes())?),
        ("data/destinations.tsv.z", deflated(destinations_table(world, destinations).as_bytes())?),
        ("data/serving.tsv", aliases::serving(world, airports)?.into_bytes()),
        ("data/entities.bin", entities::packed(world, airports, destinations)?),
        ("data/words.bin", words.packed()?),
        ("data/called.bin", words.packed_names()?),
        ("data/near.bin", near::packed(world, airports)?),
        ("data/names.bin", translations::packed(languages)?),
    ];
    for (path, bytes) in &files {
        specwright::note!("{path}: {} bytes", bytes.len());
    }
    let total: usize = files.iter().map(|(_, bytes)| bytes.len()).sum();
    specwright::note!("{total} bytes in total");
    if total > MAX_BYTES {
        return Err(format!("the data has {total} bytes; the maximum is {MAX_BYTES}"));
    }
    files.push(("ATTRIBUTION.md", attribution(sources)?.into_bytes()));
    Ok(files)
}

/// Joins columns with tabs. `names::clean` ensures that no name contains a tab.
macro_rules! row {
    ($out:expr, $first:expr $(, $rest:expr)* $(,)?) => {{
        // Writing to a string can't fail.
        let _ = write!($out, "{}", $first);
        $(let _ = write!($out, "\t{}", $rest);)*
        $out.push('\n');
    }};
}

fn countries(world: &World) -> String {
    let mut out =
        String::from("# code alpha3 name continent capital currency population fame latitude longitude\n");
    for c in &world.countries {
        row!(out, c.code, c.alpha3, c.name, c.continent, c.capital, c.currency, c.population, c.fame);
        if let Some((latitude, longitude)) = c.at {
            out.pop();
            row!(out, "", latitude, longitude);
        }
    }
    out
}

fn regions(world: &World) -> String {
    let mut out = String::from("# code name latitude longitude fame\n");
    for r in &world.regions {
        row!(out, r.code, r.name, r.at.0, r.at.1, r.fame);
    }
    out
}

fn cities(cities: &[City]) -> Result<Vec<u8>, String> {
    let number = |number: u64| u32::try_from(number).map_err(|e| format!("{number}: {e}"));
    let zones: BTreeSet<_> = cities.iter().map(|city| city.time_zone.as_str()).collect();
    let zones: Vec<_> = zones.into_iter().collect();
    let zone = |city: &City| zones.partition_point(|zone| *zone < city.time_zone.as_str()) as u32;
    let mut sections = Packed::default();
    sections.push(zones.join("\n").as_bytes())?;
    sections.column::<4>(cities.iter().map(|it| number(it.id)).collect::<Result<Vec<_>, _>>()?)?;
    sections.column::<4>(cities.iter().map(|it| degrees(it.latitude)))?;
    sections.column::<4>(cities.iter().map(|it| degrees(it.longitude)))?;
    sections.column::<4>(cities.iter().map(|it| number(it.population)).collect::<Result<Vec<_>, _>>()?)?;
    sections.column::<2>(cities.iter().map(zone))?;
    sections.column::<1>(cities.iter().map(|it| u32::from(it.fame)))?;
    texts(&mut sections, cities.iter().map(|it| it.name.as_str()))?;
    Ok(sections.done())
}

fn destinations_table(world: &World, placed: &[Placed]) -> String {
    let mut out = String::from("# number kind name country latitude longitude fame time_zone city region\n");
    for (it, placed) in world.destinations.iter().zip(placed) {
        let (zone, city) = (&placed.time_zone, placed.city.map(|id| id.to_string()).unwrap_or_default());
        let (latitude, longitude) = it.at;
        row!(
            out,
            it.number,
            it.kind,
            it.name,
            it.country,
            latitude,
            longitude,
            it.fame,
            zone,
            city,
            placed.region
        );
    }
    out
}

fn airports_table(airports: &[Airport]) -> String {
    let mut out = String::from(
        "# code name short_name city_name city region country latitude longitude time_zone size traffic\n",
    );
    for a in airports {
        let city = a.city.map(|id| id.to_string()).unwrap_or_default();
        row!(
            out,
            a.code,
            a.name,
            a.short_name,
            a.city_name,
            city,
            a.region,
            a.country,
            a.latitude,
            a.longitude,
            a.time_zone,
            a.size,
            a.traffic,
        );
    }
    out
}

fn attribution(sources: &Sources) -> Result<String, String> {
    let mut out = String::from(
        "# Sources of the place data\n\n\
         <!-- Generated by `cargo xtask places`; change xtask/src/places/sources.rs instead. -->\n\n\
         `cargo xtask places` generates the files in `data` from the packages below. If you redistribute these files,\n\
         in a program or on their own, you must include this notice. `data/metros.tsv`, `data/destinations.tsv`,\n\
         `data/serving.tsv`, the fame ratings, some place names and the order of the busiest airports were\n\
         written by hand for Wayfare, from general knowledge, and are under Wayfare's own licence. Time zones and\n\
         regions of destinations come from GeoNames.\n\n\
         The authors give no warranty for their data and are not affiliated with Wayfare.\n",
    );
    for package in ALL {
        out.push_str(&section(package));
    }
    out.push_str(&licence(sources, &AIRPORTSDATA, AIRPORTSDATA_LICENCE)?);
    Ok(out)
}
