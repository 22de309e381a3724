//! A city and its hotels: their number, kinds and distribution, and the main reason to visit.
//!
//! Towns do not depend on a seed, so they are computed once per process: 71,000 rows, about 7 MB.

use std::collections::{HashMap, HashSet};
use std::sync::{LazyLock, OnceLock};

use wayfare_places::{City, Destination, DestinationKind, Place, PlaceId, Places, Region};

use super::calendar::{Calendar, Draw};
use super::chains::{Deck, Decks, TownKind};
use super::flavour::{Flavour, Setting};
use super::id::MAX_HOTELS;
use super::quarters::Quarter;
use crate::world::countries::CountryFacts;
use crate::world::land::Land;
use crate::world::tables::rows;

/// A city and the number of its hotels.
#[derive(Debug)]
pub(crate) struct Town {
    pub(crate) city: &'static City,
    pub(crate) country: &'static CountryFacts,
    pub(crate) flavour: &'static Flavour,
    pub(crate) deck: &'static Deck,
    pub(crate) draw: Draw,
    pub(crate) setting: Setting,
    /// Price level of a night, as a percentage of the country's price level.
    pub(crate) price_percent: u16,
    /// Number of hotels, at least two.
    pub(crate) hotels: u16,
    /// Number of chain hotels. These hotels come first in the town's numbering.
    pub(crate) chained: u16,
    /// Approximate radius of the area with hotels, in km.
    pub(crate) radius_km: f64,
    land: OnceLock<Land>,
    calendar: OnceLock<Box<Calendar>>,
    quarters: OnceLock<Box<[Quarter]>>,
}

impl Town {
    /// Returns the directions with land around the town, computed on first use.
    pub(crate) fn land(&self) -> Land {
        *self.land.get_or_init(|| Land::around(Places::embedded(), self.city, self.radius_km))
    }

    /// Returns the price calendar, looked up on first use.
    pub(crate) fn calendar(&self) -> &Calendar {
        self.calendar.get_or_init(|| Box::new(Calendar::of(self.city, self.draw)))
    }

    /// Returns the districts that hotels may be named after, computed on first use.
    pub(crate) fn quarters(&self) -> &[Quarter] {
        self.quarters.get_or_init(|| Quarter::all_of(self.city, self.flavour, self.land()).into())
    }

    /// Returns the number of districts with hotels.
    pub(crate) fn quarter_count(&self) -> u32 {
        // A town has a few dozen districts, so the number fits in a `u32`.
        (3 + u32::from(self.hotels) / 6).min(self.quarters().len() as u32)
    }
}

/// Maximum distance of a hotel from the centre of its city, in km.
pub(crate) const MAX_RADIUS_KM: f64 = 20.0;

/// All cities and their hotels.
#[derive(Debug)]
pub(crate) struct Towns {
    /// Sorted by the id of the city.
    all: Vec<Town>,
    hotels: usize,
}

static TOWNS: LazyLock<Towns> = LazyLock::new(|| Towns::new(Places::embedded()));

/// Facts shared by the towns of a country, by country code.
static COUNTRIES: LazyLock<HashMap<&'static str, Area>> = LazyLock::new(|| {
    let countries = Places::embedded().countries().iter();
    let area = countries.map(|country| (country.code, Area::of_country(country.code, Decks::new(country))));
    area.collect()
});

/// Facts shared by the towns of a country.
struct Area {
    facts: &'static CountryFacts,
    flavour: &'static Flavour,
    decks: Decks,
    /// The profile of the country's towns, if there is one.
    known: Option<&'static TownProfile>,
}

impl Area {
    fn of_country(code: &'static str, decks: Decks) -> Self {
        Self {
            facts: CountryFacts::of(code),
            flavour: Flavour::of(code, None),
            decks,
            known: PROFILES.get(&(code, "*")),
        }
    }
}

impl Towns {
    /// Returns the towns of the embedded places.
    pub(crate) fn embedded() -> &'static Self {
        &TOWNS
    }

    fn new(places: &'static Places) -> Self {
        let capitals = capitals(places);
        let sights = famous(places);
        let regions: HashMap<_, _> =
            places.regions().iter().map(|it| (it.id, RegionFacts::new(it))).collect();
        let all: Vec<_> = (places.cities())
            .filter_map(|city| {
                let area = COUNTRIES.get(city.country)?;
                let region = city.region_id.and_then(|id| regions.get(&id));
                let near = sights.get(&city.id).and_then(|it| TownProfile::near(it, city));
                Some(town(city, area, region, near.as_ref(), capitals.contains(&city.id)))
            })
            .collect();
        let hotels = all.iter().map(|town| usize::from(town.hotels)).sum();
        Self { all, hotels }
    }

    /// Returns all towns, sorted by the id of the city.
    pub(crate) fn all(&self) -> &[Town] {
        &self.all
    }

    /// Returns the number of hotels in the world.
    pub(crate) fn hotel_count(&self) -> usize {
        self.hotels
    }

    /// Finds a town by the id of its city.
    pub(crate) fn get(&self, city: PlaceId) -> Option<&Town> {
        let row = self.all.binary_search_by_key(&city, |town| town.city.id).ok()?;
        self.all.get(row)
    }
}

/// Facts about a region that differ from those of the rest of its country.
struct RegionFacts {
    flavour: &'static Flavour,
    known: Option<&'static TownProfile>,
}

impl RegionFacts {
    fn new(region: &Region) -> Self {
        Self {
            flavour: Flavour::of(region.country, Some(region.code)),
            known: PROFILES
                .iter()
                .find(|((place, town), _)| *town == "*" && *place == region.code)
                .map(|(_, it)| it),
        }
    }
}

fn town(
    city: &'static City,
    area: &'static Area,
    region: Option<&RegionFacts>,
    near: Option<&TownProfile>,
    capital: bool,
) -> Town {
    let country = area.facts;
    let own = PROFILES.get(&(city.country, city.name));
    let known = own.or_else(|| region.and_then(|it| it.known)).or(area.known).or(near);
    let setting = known.map_or(Setting::Town, |known| known.setting);
    let hotels = hotel_count(city, country, known, capital);
    let deck =
        area.decks.of(TownKind { people: city.population, hotels, by_the_sea: setting.is_by_the_sea() });
    // The number of chain hotels is rounded down and at most the number of hotels, so it fits in a `u16`.
    let chained =
        (u32::from(hotels) * country.chained_percent / 100).min(deck.max_chain_hotels(hotels)) as u16;
    // About 4,000 people live on a square kilometre of a city.
    let built_up_km = (f64::from(city.population) / 12_566.0).sqrt();
    let radius_km = built_up_km.max(if known.is_some() { 2.5 } else { 1.0 }).min(MAX_RADIUS_KM - 2.0);
    let draw = match known {
        Some(known) => known.draw,
        None if city.population < 60_000 => Draw::Sights,
        None => Draw::Business,
    };
    Town {
        city,
        country,
        flavour: region.map_or(area.flavour, |it| it.flavour),
        deck,
        draw,
        setting,
        price_percent: known.map_or(100, |known| known.price_percent),
        hotels,
        chained,
        radius_km,
        land: OnceLock::new(),
        calendar: OnceLock::new(),
        quarters: OnceLock::new(),
    }
}

fn hotel_count(city: &City, country: &CountryFacts, known: Option<&TownProfile>, capital: bool) -> u16 {
    let typical = u64::from(typical_hotels(city.population)) * u64::from(country.visits_percent);
    let count = match known.map_or(Count::Percent(100), |known| known.count) {
        Count::Percent(percent) => typical * u64::from(percent) / 10_000,
        Count::AtLeast(min) => (typical / 100).max(u64::from(min)),
    };
    let min = if capital { 55 } else { 2 };
    // The limits ensure that the number fits in a hotel id.
    count.clamp(min, u64::from(MAX_HOTELS) * 3 / 4) as u16
}

/// Returns the typical number of hotels for a population, linearly interpolated between known points.
fn typical_hotels(population: u32) -> u32 {
    const POINTS: [(u32, u32); 9] = [
        (0, 3),
        (15_000, 6),
        (50_000, 17),
        (200_000, 55),
        (500_000, 125),
        (1_000_000, 230),
        (3_000_000, 650),
        (8_000_000, 1_550),
        (25_000_000, 2_700),
    ];
    let upper = POINTS.iter().position(|(people, _)| population < *people).unwrap_or(POINTS.len() - 1).max(1);
    let ((from, low), (to, high)) = (POINTS[upper - 1], POINTS[upper]);
    let within = u64::from(population.clamp(from, to) - from);
    // The number is at most `high - low`, so it fits in a `u32`.
    low + (u64::from(high - low) * within / u64::from(to - from)) as u32
}

/// Returns the capital of each country that has one: the largest city with the capital's name, otherwise the largest
/// city with the capital's name as an alternate name, otherwise the country's largest city.
fn capitals(places: &Places) -> HashSet<PlaceId> {
    /// Capitals spelt differently in the country data and the city data, in countries with a larger city.
    const ALTERNATE_SPELLINGS: [(&str, &str); 1] = [("CM", "Yaoundé")];
    let mut found: HashMap<&str, (bool, bool, u32, PlaceId)> = HashMap::new();
    for city in places.cities() {
        let Some(capital) = places.country(city.country).and_then(|country| country.capital) else {
            continue;
        };
        let has_capital_name =
            city.name == capital || ALTERNATE_SPELLINGS.contains(&(city.country, city.name));
        let has_capital_alias = places.has_name(Place::City(city), capital);
        let rank = (has_capital_name, has_capital_alias, city.population, city.id);
        let best = found.entry(city.country).or_insert(rank);
        *best = rank.max(*best);
    }
    found.into_values().map(|(.., city)| city).collect()
}

/// Profile of a city whose visitors or prices are unusual for its size, or of all cities of a region or a country.
#[derive(Debug)]
struct TownProfile {
    count: Count,
    setting: Setting,
    draw: Draw,
    price_percent: u16,
}

/// Returns the most famous destination in or next to each city.
fn famous(places: &Places) -> HashMap<PlaceId, &Destination> {
    let mut best: HashMap<PlaceId, &Destination> = HashMap::new();
    for it in places.destinations() {
        if let Some(city) = it.city {
            let known = best.entry(city).or_insert(it);
            if it.fame > known.fame {
                *known = it;
            }
        }
    }
    best
}

/// Rule for a town's number of hotels.
#[derive(Debug, Clone, Copy)]
enum Count {
    /// Percentage of the typical number.
    Percent(u32),
    /// The typical number, but at least the given number.
    AtLeast(u16),
}

/// Profiles, by country or region, and town or `*`.
static PROFILES: LazyLock<HashMap<(&'static str, &'static str), TownProfile>> =
    LazyLock::new(|| profile_rows().filter_map(TownProfile::parse).collect());

impl TownProfile {
    /// Returns the profile of a town next to a destination. The caller uses the result only for towns that the table
    /// doesn't list. Islands and resorts have beaches if the sea is warm; ski resorts are listed in the table. A large
    /// town does not depend on tourism alone.
    fn near(it: &Destination, city: &City) -> Option<Self> {
        let is_small = city.population < 30_000;
        let is_warm = it.position.latitude().abs() < 40.0;
        let (setting, draw) = match it.kind {
            DestinationKind::Island | DestinationKind::Resort if is_warm && is_small => {
                (Setting::Resort, Draw::Beach)
            }
            DestinationKind::Island if is_warm => (Setting::Beach, Draw::Beach),
            DestinationKind::Park if is_small => (Setting::Wild, Draw::Nature),
            DestinationKind::Neighbourhood => return None,
            _ if is_small => (Setting::Town, Draw::Sights),
            _ => return None,
        };
        let min = [2, 6, 12, 24, 45, 80].get(usize::from(it.fame)).copied().unwrap_or(80);
        Some(Self { count: Count::AtLeast(min), setting, draw, price_percent: 96 + 4 * u16::from(it.fame) })
    }

    fn parse(line: &'static str) -> Option<((&'static str, &'static str), Self)> {
        let mut columns = line.trim_start_matches('?').split('|');
        let mut next = || columns.next();
        let of = (next()?, next()?);
        let count = next()?;
        let count = match count.strip_prefix('=') {
            Some(min) => Count::AtLeast(min.parse().ok()?),
            None => Count::Percent(count.parse().ok()?),
        };
        let (setting, draw) = match next()? {
            "business" => (Setting::Town, Draw::Business),
            "sights" => (Setting::Town, Draw::Sights),
            "beach" => (Setting::Beach, Draw::Beach),
            "resort" => (Setting::Resort, Draw::Beach),
            "ski" => (Setting::Snow, Draw::Ski),
            "park" => (Setting::Wild, Draw::Nature),
            _ => return None,
        };
        let known = Self { count, setting, draw, price_percent: next()?.parse().ok()? };
        next().is_none().then_some((of, known))
    }
}

fn profile_rows() -> impl Iterator<Item = &'static str> {
    rows(include_str!("towns.txt"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_known_town_is_a_city() {
        let places = Places::embedded();
        let cities: HashSet<_> = places.cities().map(|city| (city.country, city.name)).collect();
        let mut missing = Vec::new();
        for row in profile_rows() {
            let ((place, town), _) = TownProfile::parse(row).unwrap_or_else(|| panic!("{row}"));
            let is_there = match town {
                "*" => places.country(place).is_some() || places.region(place).is_some(),
                town => row.starts_with('?') || cities.contains(&(place, town)),
            };
            if !is_there {
                missing.push(row);
            }
        }
        assert!(missing.is_empty(), "{missing:#?}");
        assert_eq!(PROFILES.len(), profile_rows().count(), "duplicate town");
    }

    #[test]
    fn hotel_counts_grow_with_the_population() {
        assert_eq!(typical_hotels(0), 3);
        assert_eq!(typical_hotels(15_000), 6);
        assert_eq!(typical_hotels(u32::MAX), 2_700);
        let counts: Vec<_> = (0..30_000_000).step_by(9_973).map(typical_hotels).collect();
        assert!(counts.is_sorted());
    }

    #[test]
    fn every_capital_has_fifty_hotels() {
        let places = Places::embedded();
        let capitals = capitals(places);
        for country in places.countries().iter().filter(|country| country.capital.is_some()) {
            let mut cities = places.cities().filter(|it| it.country == country.code).peekable();
            if cities.peek().is_some() {
                let capital = cities.find(|it| capitals.contains(&it.id)).unwrap();
                assert!(Towns::embedded().get(capital.id).unwrap().hotels >= 50, "{}", capital.name);
            }
        }
        for (country, capital) in
            [("US", "Washington"), ("CM", "Yaoundé"), ("IS", "Reykjavík"), ("AU", "Canberra")]
        {
            let is_it = |it: &&City| capitals.contains(&it.id) && it.country == country;
            let found = places.cities().find(is_it).unwrap();
            assert!(found.name.starts_with(capital), "{}", found.name);
        }
    }

    #[test]
    fn towns_are_within_bounds() {
        let towns = Towns::embedded();
        assert_eq!(towns.all().len(), Places::embedded().city_count());
        assert!(towns.hotel_count() >= 500_000, "{}", towns.hotel_count());
        for town in towns.all() {
            assert!((2..MAX_HOTELS).contains(&town.hotels) && town.chained <= town.hotels);
            assert!(town.radius_km >= 1.0 && town.radius_km < MAX_RADIUS_KM, "{}", town.city.name);
            assert!((1..=u32::from(u8::MAX)).contains(&town.quarter_count()));
        }
    }
}
