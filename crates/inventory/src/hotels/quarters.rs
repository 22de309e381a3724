//! Districts that hotels are named after: the neighbourhoods of a large city, with their positions, and the parts of
//! any town, such as the old town or the north.

use std::collections::HashMap;
use std::iter;
use std::sync::LazyLock;

use wayfare_places::{AirportSize, City, Destination, DestinationKind, PlaceId, Places, fold};

use super::flavour::Flavour;
use crate::world::land::{Land, Offset};

/// A district of a town.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Quarter {
    pub(crate) name: &'static str,
    pub(crate) location: Location,
}

/// Location of a district.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Location {
    /// A known place, by its offset from the centre of the town.
    At(Offset),
    /// A direction from the centre, in sixteenths of a turn clockwise from north.
    Towards(u32),
    /// Any direction with land.
    Anywhere,
}

/// Minimum number of known neighbourhoods for which a city gets no additional districts at arbitrary locations.
const MIN_NEIGHBOURHOODS: usize = 8;
/// Minimum population of a town with districts such as a university or a stadium.
const MIN_PEOPLE: u32 = 20_000;
/// Maximum distance of a district from the centre of its town, in km.
const MAX_KM: f64 = 18.0;
/// Distance of the airport's hotels from the airport, towards the town, in km.
const AIRPORT_KM: f64 = 1.5;

/// The neighbourhoods of each city.
static NEIGHBOURHOODS: LazyLock<HashMap<PlaceId, Vec<&'static Destination>>> = LazyLock::new(|| {
    let mut of_city: HashMap<_, Vec<_>> = HashMap::new();
    for it in Places::embedded().destinations() {
        if let (DestinationKind::Neighbourhood, Some(city)) = (it.kind, it.city) {
            of_city.entry(city).or_default().push(it);
        }
    }
    of_city
});

impl Quarter {
    /// Returns the districts of a city: the centre, then the known neighbourhoods from the centre outwards, and then
    /// the other parts.
    pub(crate) fn all_of(city: &City, flavour: &Flavour, land: Land) -> Vec<Self> {
        let known = NEIGHBOURHOODS.get(&city.id).into_iter().flatten().filter_map(|it| {
            let name = without_city(it.name, city.name);
            let offset = Offset::between(city.position, it.position);
            (!name.is_empty() && offset.km() < MAX_KM).then_some((name, offset))
        });
        let mut known: Vec<_> = known.collect();
        known.sort_by(|(_, one), (_, other)| one.km().total_cmp(&other.km()));
        let has_others = known.len() < MIN_NEIGHBOURHOODS && city.population >= MIN_PEOPLE;

        let mut parts = flavour.quarters.iter();
        let centre = parts.next().map_or("", |(name, _)| *name);
        let same = known.iter().find(|(name, _)| *name == centre).map(|(_, offset)| *offset);
        let centre = (centre, Location::At(same.unwrap_or_default()));
        let parts = parts.filter_map(|(name, hint)| Some((*name, locate(city, land, hint, has_others)?)));
        let known = known.into_iter().map(|(name, offset)| (name, Location::At(offset)));
        let mut quarters: Vec<Self> = Vec::new();
        for (name, location) in iter::once(centre).chain(known).chain(parts) {
            if quarters.iter().all(|it| it.name != name) {
                quarters.push(Self { name, location });
            }
        }
        quarters
    }
}

/// Returns the location of a part of a city by its hint in the table, or `None` if there is no such part.
fn locate(city: &City, land: Land, hint: &str, has_others: bool) -> Option<Location> {
    let towards = |direction| land.is_open(direction).then_some(Location::Towards(direction));
    match hint {
        "n" => towards(0),
        "e" => towards(4),
        "s" => towards(8),
        "w" => towards(12),
        "sea" => land.shore().map(Location::Towards),
        "air" => {
            let airports = Places::embedded().airports_near(city.position, MAX_KM);
            let (airport, _) = airports.into_iter().find(|(it, _)| it.size >= AirportSize::Medium)?;
            let offset = Offset::between(city.position, airport.position);
            let km = offset.km().max(AIRPORT_KM);
            Some(Location::At(offset.scaled((km - AIRPORT_KM) / km)))
        }
        _ => has_others.then_some(Location::Anywhere),
    }
}

/// Returns the name of a neighbourhood without the name of its city: `Medina` for `Medina of Tunis`, and `Chelsea` for
/// `Chelsea New York` in `New York City`.
fn without_city(name: &'static str, city: &str) -> &'static str {
    let city = city.strip_suffix(" City").unwrap_or(city);
    let words = city.split(' ').count();
    let (mut last, mut first) = (name.rmatch_indices(' '), name.match_indices(' '));
    if let Some((end, _)) = last.nth(words - 1).filter(|(end, _)| fold(&name[end + 1..]) == fold(city)) {
        name[..end].trim_end_matches(" of")
    } else if let Some((end, _)) = first.nth(words - 1).filter(|(end, _)| fold(&name[..*end]) == fold(city)) {
        &name[end + 1..]
    } else {
        name
    }
}
