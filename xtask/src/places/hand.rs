//! Hand-written tables: destinations, fame, aliases and serving airports.

use super::names;
use std::collections::BTreeMap;

const FAME: &str = include_str!("hand/fame.tsv");
const ALIASES: &str = include_str!("hand/aliases.tsv");
const SERVING: &str = include_str!("hand/serving.tsv");

/// File names and contents.
const DESTINATIONS: [(&str, &str); 6] = [
    ("hand/destinations/africa.tsv", include_str!("hand/destinations/africa.tsv")),
    ("hand/destinations/asia.tsv", include_str!("hand/destinations/asia.tsv")),
    ("hand/destinations/europe.tsv", include_str!("hand/destinations/europe.tsv")),
    ("hand/destinations/north-america.tsv", include_str!("hand/destinations/north-america.tsv")),
    ("hand/destinations/oceania.tsv", include_str!("hand/destinations/oceania.tsv")),
    ("hand/destinations/south-america.tsv", include_str!("hand/destinations/south-america.tsv")),
];

const KINDS: [&str; 7] = ["island", "region", "area", "park", "landmark", "resort", "neighbourhood"];

/// A row of `fame.tsv`.
pub(super) struct Famous {
    /// File and line, for errors.
    pub(super) place: String,
    pub(super) kind: FamousKind,
    pub(super) country: &'static str,
    pub(super) name: &'static str,
    pub(super) at: (f64, f64),
    pub(super) fame: u8,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum FamousKind {
    Town,
    Region,
    Country,
}

/// A row of `aliases.tsv`.
pub(super) struct Alias {
    /// File and line, for errors.
    pub(super) place: String,
    pub(super) kind: &'static str,
    pub(super) country: &'static str,
    /// The name, or the code if the place is an airport.
    pub(super) name: &'static str,
    pub(super) also: Vec<String>,
}

/// A row of `serving.tsv`.
pub(super) struct Serving {
    /// File and line, for errors.
    pub(super) place: String,
    pub(super) country: &'static str,
    pub(super) name: &'static str,
    /// Airport codes, separated by spaces.
    pub(super) airports: &'static str,
}

/// A row of a destinations table.
pub(super) struct HandDestination {
    pub(super) number: u32,
    pub(super) kind: &'static str,
    pub(super) country: &'static str,
    pub(super) at: (f64, f64),
    pub(super) fame: u8,
    pub(super) name: String,
    pub(super) also: Vec<String>,
}

pub(super) fn famous() -> Result<Vec<Famous>, String> {
    rows::<6>("hand/fame.tsv", FAME)
        .map(|row| {
            let (place, [kind, country, name, latitude, longitude, fame]) = row?;
            let kind = match kind {
                "town" => FamousKind::Town,
                "region" => FamousKind::Region,
                "country" => FamousKind::Country,
                _ => return Err(format!("{place}: unknown kind `{kind}`; allowed: town, region, country")),
            };
            let at = position(&place, latitude, longitude)?;
            let (country, fame) = (code(&place, country)?, fame_rating(&place, fame)?);
            Ok(Famous { place, kind, country, name, at, fame })
        })
        .collect()
}

pub(super) fn aliases() -> Result<Vec<Alias>, String> {
    rows::<4>("hand/aliases.tsv", ALIASES)
        .map(|row| {
            let (place, [kind, country, name, also]) = row?;
            let country = code(&place, country)?;
            Ok(Alias { place, kind, country, name, also: names_of(also) })
        })
        .collect()
}

pub(super) fn serving() -> Result<Vec<Serving>, String> {
    rows::<3>("hand/serving.tsv", SERVING)
        .map(|row| {
            let (place, [country, name, airports]) = row?;
            let country = code(&place, country)?;
            Ok(Serving { place, country, name, airports })
        })
        .collect()
}

fn names_of(column: &str) -> Vec<String> {
    column.split('|').map(names::clean).filter(|name| !name.is_empty()).collect()
}

/// Returns all destinations, sorted by number.
pub(super) fn destinations() -> Result<Vec<HandDestination>, String> {
    let mut all = BTreeMap::new();
    for (file, text) in DESTINATIONS {
        for row in rows::<8>(file, text) {
            let (place, [number, kind, country, latitude, longitude, fame, name, also]) = row?;
            let number: u32 =
                number.parse().map_err(|_| format!("{place}: the id `{number}` is not a whole number"))?;
            let kind = KINDS
                .into_iter()
                .find(|known| *known == kind)
                .ok_or_else(|| format!("{place}: unknown kind `{kind}`; allowed: {}", KINDS.join(", ")))?;
            if name.is_empty() {
                return Err(format!("{place}: no name"));
            }
            let destination = HandDestination {
                number,
                kind,
                country: code(&place, country)?,
                at: position(&place, latitude, longitude)?,
                fame: fame_rating(&place, fame)?,
                name: names::clean(name),
                also: names_of(also),
            };
            if let Some(other) = all.insert(number, destination) {
                return Err(format!("{place}: {} already has the id {number}", other.name));
            }
        }
    }
    Ok(all.into_values().collect())
}

/// Returns the rows of a table with `N` columns, and the file and line of each row.
fn rows<const N: usize>(
    file: &'static str,
    text: &'static str,
) -> impl Iterator<Item = Result<(String, [&'static str; N]), String>> {
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    lines.map(move |(line, number)| {
        let place = format!("{file}, line {number}");
        let columns: Vec<_> = line.split('\t').map(str::trim).collect();
        let found = columns.len();
        let columns = <[_; N]>::try_from(columns);
        columns
            .map(|columns| (place.clone(), columns))
            .map_err(|_| format!("{place}: found {found} columns, expected {N}: {line}"))
    })
}

fn position(place: &str, latitude: &str, longitude: &str) -> Result<(f64, f64), String> {
    let degrees = |text: &str, most: f64| {
        let degrees = text.parse().ok().filter(|it: &f64| it.abs() <= most);
        degrees.ok_or_else(|| format!("{place}: `{text}` is not a number of degrees from -{most} to {most}"))
    };
    Ok((degrees(latitude, 90.0)?, degrees(longitude, 180.0)?))
}

fn code(place: &str, country: &'static str) -> Result<&'static str, String> {
    match country.len() == 2 && country.bytes().all(|it| it.is_ascii_uppercase()) {
        true => Ok(country),
        false => Err(format!("{place}: `{country}` is not an ISO 3166-1 alpha-2 code")),
    }
}

fn fame_rating(place: &str, fame: &str) -> Result<u8, String> {
    let fame_rating = fame.parse().ok().filter(|it| (1..=5).contains(it));
    fame_rating.ok_or_else(|| format!("{place}: the fame `{fame}` is not a number from 1 to 5"))
}
