//! Content of the data files and of the attribution.

use super::airports::Airport;
use super::geonames::World;
use super::sources::{AIRPORTSDATA, AIRPORTSDATA_LICENCE, ALL};
use super::words::Words;
use crate::packages::{Files, Sources, licence, packed, section};
use std::fmt::Write as _;

/// Maximum size of all data files together.
const MAX_BYTES: usize = 5_000_000;

pub(super) fn files(
    sources: &Sources,
    world: &World,
    airports: &[Airport],
    words: &Words,
) -> Result<Files, String> {
    let plain = [
        ("data/countries.tsv.zst", countries(world).into_bytes()),
        ("data/regions.tsv.zst", regions(world).into_bytes()),
        ("data/cities.tsv.zst", cities(world).into_bytes()),
        ("data/airports.tsv.zst", table(airports).into_bytes()),
        ("data/words.zst", words.to_bytes()?),
    ];
    let mut files = Files::new();
    for (path, bytes) in plain {
        files.push((path, packed(path, &bytes)?));
    }
    let total: usize = files.iter().map(|(_, bytes)| bytes.len()).sum();
    crate::note!("{total} bytes in all");
    if total > MAX_BYTES {
        return Err(format!("the data weighs {total} bytes; at most {MAX_BYTES} are allowed"));
    }
    files.push(("ATTRIBUTION.md", attribution(sources)?.into_bytes()));
    Ok(files)
}

/// Joins columns by tabs. No name holds one: `names::clean` has seen to it.
macro_rules! row {
    ($out:expr, $first:expr $(, $rest:expr)* $(,)?) => {{
        // Writing to a string can't fail.
        let _ = write!($out, "{}", $first);
        $(let _ = write!($out, "\t{}", $rest);)*
        $out.push('\n');
    }};
}

fn countries(world: &World) -> String {
    let mut out = String::from("code\talpha3\tname\tcontinent\tcapital\tcurrency\tpopulation\n");
    for c in &world.countries {
        row!(out, c.code, c.alpha3, c.name, c.continent, c.capital, c.currency, c.population);
    }
    out
}

fn regions(world: &World) -> String {
    let mut out = String::from("code\tname\n");
    for r in &world.regions {
        row!(out, r.code, r.name);
    }
    out
}

fn cities(world: &World) -> String {
    let mut out =
        String::from("id\tname\tcountry\tregion\tlatitude\tlongitude\tpopulation\ttime_zone\talternates\n");
    for c in &world.cities {
        let alternates = c.alternates.join("|");
        row!(
            out,
            c.id,
            c.name,
            c.country,
            c.region,
            c.latitude,
            c.longitude,
            c.population,
            c.time_zone,
            alternates,
        );
    }
    out
}

fn table(airports: &[Airport]) -> String {
    let mut out = String::from(
        "code\tname\tshort_name\tcity_name\tcity\tregion\tcountry\tlatitude\tlongitude\ttime_zone\
         \tsize\ttraffic\n",
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
        "# Where the place data comes from\n\n\
         <!-- Written by `cargo xtask places`; change xtask/src/places/sources.rs instead. -->\n\n\
         The files `data/*.zst` are made from the packages below by `cargo xtask places`. Whoever passes\n\
         them on, in a program or as they are, must pass on this notice. `data/metros.tsv`, and the order of\n\
         the busiest airports, were written by hand for Wayfare and are under Wayfare's own licence.\n\n\
         The authors give no warranty for their data and have nothing to do with Wayfare.\n",
    );
    for package in ALL {
        out.push_str(&section(package));
    }
    out.push_str(&licence(sources, &AIRPORTSDATA, AIRPORTSDATA_LICENCE)?);
    Ok(out)
}
