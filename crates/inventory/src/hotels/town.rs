//! A city with its hotels: their number, kinds and distribution, and the main reason for visits.
//!
//! None of it depends on a seed, so it is computed once per process: 34,000 rows, some 3 MB.

use std::collections::{HashMap, HashSet};
use std::sync::{LazyLock, OnceLock};

use wayfare_places::{City, PlaceId, Places};

use super::chains::{DECK_SIZES, Deck};
use super::flavour::Flavour;
use super::id::MOST_HOTELS;
use crate::world::countries::CountryFacts;
use crate::world::land::Land;

/// The main reason for visits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Draw {
    /// Business.
    Business,
    /// Sights.
    Sights,
    /// The sea.
    Beach,
    /// Snow in winter and mountains in summer.
    Ski,
}

impl Draw {
    fn from_key(key: &str) -> Option<Self> {
        Some(match key {
            "sights" => Self::Sights,
            "beach" => Self::Beach,
            "ski" => Self::Ski,
            _ => return None,
        })
    }
}

/// A city with the number of its hotels.
#[derive(Debug)]
pub(crate) struct Town {
    pub(crate) city: &'static City,
    pub(crate) country: &'static CountryFacts,
    pub(crate) flavour: &'static Flavour,
    pub(crate) deck: &'static Deck,
    pub(crate) draw: Draw,
    /// Number of hotels, at least two.
    pub(crate) hotels: u16,
    /// Number of chain hotels, which have the lowest numbers.
    pub(crate) chained: u16,
    /// Largest distance of hotels from its centre, in km.
    pub(crate) radius_km: f64,
    land: OnceLock<Land>,
}

impl Town {
    /// The directions with land around it, computed at first use.
    pub(crate) fn land(&self) -> Land {
        *self.land.get_or_init(|| Land::around(Places::embedded(), self.city, self.radius_km))
    }

    /// Number of parts that hotels are named after.
    pub(crate) fn quarter_count(&self) -> u32 {
        // There are some twenty names of parts.
        let names = self.flavour.quarters.len() as u32;
        (3 + u32::from(self.hotels) / 6).min(names)
    }
}

/// Largest distance of a hotel from the centre of its city, in km.
pub(crate) const WIDEST_KM: f64 = 20.0;

/// All cities with their hotels.
#[derive(Debug)]
pub(crate) struct Towns {
    /// By id of the city.
    all: Vec<Town>,
    hotels: usize,
}

static TOWNS: LazyLock<Towns> = LazyLock::new(|| Towns::over(Places::embedded()));

/// For each country, in the order of the place data, a deck for each of [`DECK_SIZES`].
static DECKS: LazyLock<Vec<[Deck; DECK_SIZES.len()]>> = LazyLock::new(|| {
    let countries = Places::embedded().countries().iter();
    countries.map(|country| DECK_SIZES.map(|hotels| Deck::new(country, hotels))).collect()
});

impl Towns {
    /// The towns of the embedded places.
    pub(crate) fn embedded() -> &'static Self {
        &TOWNS
    }

    fn over(places: &'static Places) -> Self {
        let resorts: HashMap<_, _> =
            resort_rows().filter_map(Resort::parse).map(|it| ((it.country, it.city), it)).collect();
        let capitals = capitals(places);
        let known: Vec<_> = places.countries().iter().zip(DECKS.iter()).collect();
        let all: Vec<_> = (places.cities())
            .filter_map(|city| {
                let row = known.binary_search_by(|(country, _)| country.code.cmp(city.country)).ok()?;
                let decks = known.get(row)?.1;
                let resort = resorts.get(&(city.country, city.name));
                Some(town(city, decks, resort, capitals.contains(&city.id)))
            })
            .collect();
        let hotels = all.iter().map(|town| usize::from(town.hotels)).sum();
        Self { all, hotels }
    }

    /// All towns, by id of the city.
    pub(crate) fn all(&self) -> &[Town] {
        &self.all
    }

    /// Number of hotels in the world.
    pub(crate) fn hotel_count(&self) -> usize {
        self.hotels
    }

    /// The town with that id.
    pub(crate) fn get(&self, city: PlaceId) -> Option<&Town> {
        let row = self.all.binary_search_by_key(&city, |town| town.city.id).ok()?;
        self.all.get(row)
    }
}

fn town(
    city: &'static City,
    decks: &'static [Deck; DECK_SIZES.len()],
    resort: Option<&Resort>,
    capital: bool,
) -> Town {
    let country = CountryFacts::of(city.country);
    let factor = resort.map_or(100, |resort| resort.percent);
    let usual = u64::from(usual_hotels(city.population));
    let visited = usual * u64::from(country.visits_percent) * u64::from(factor) / 10_000;
    let fewest = if capital { 55 } else { 2 };
    // The limits fit the number in the id of a hotel.
    let hotels = visited.clamp(fewest, u64::from(MOST_HOTELS) * 3 / 4) as u16;
    let place = DECK_SIZES.iter().rposition(|size| hotels >= *size).unwrap_or(0);
    let deck = &decks[place];
    let chained = match deck.len() {
        0 => 0,
        // A fraction of a chain hotel in a small town is none.
        _ => (u32::from(hotels) * country.chained_percent / 100) as u16,
    };
    // About 4,000 people live on a square kilometre of a city.
    let built_up_km = (f64::from(city.population) / 12_566.0).sqrt();
    let radius_km = built_up_km.max(if resort.is_some() { 2.5 } else { 1.0 }).min(WIDEST_KM - 2.0);
    let draw = match resort {
        Some(resort) => resort.draw,
        None if city.population < 60_000 => Draw::Sights,
        None => Draw::Business,
    };
    let flavour = Flavour::of_country(city.country);
    Town { city, country, flavour, deck, draw, hotels, chained, radius_km, land: OnceLock::new() }
}

/// Usual number of hotels for a population, linear between known points.
fn usual_hotels(population: u32) -> u32 {
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
    // At most `high - low`, so it fits.
    low + (u64::from(high - low) * within / u64::from(to - from)) as u32
}

/// The capital of each country that has one: the largest city with that name or, since spellings differ, the
/// largest city of all.
fn capitals(places: &Places) -> HashSet<PlaceId> {
    /// Capitals whose spelling differs between country and city, in countries with a larger city.
    const SPELT_OTHERWISE: [(&str, &str); 1] = [("CM", "Yaoundé")];
    let mut found: HashMap<&str, (bool, bool, u32, PlaceId)> = HashMap::new();
    for city in places.cities() {
        let Some(capital) = places.country(city.country).and_then(|country| country.capital) else {
            continue;
        };
        let is_called_so = city.name == capital || SPELT_OTHERWISE.contains(&(city.country, city.name));
        let is_known_so = city.alternate_names().any(|name| name == capital);
        let rank = (is_called_so, is_known_so, city.population, city.id);
        let best = found.entry(city.country).or_insert(rank);
        *best = rank.max(*best);
    }
    found.into_values().map(|(.., city)| city).collect()
}

/// A city with more visitors than its size suggests.
#[derive(Debug)]
struct Resort {
    country: &'static str,
    city: &'static str,
    percent: u32,
    draw: Draw,
}

impl Resort {
    fn parse(line: &'static str) -> Option<Self> {
        let mut columns = line.split('|');
        let mut next = || columns.next();
        let (country, city) = (next()?, next()?);
        let resort = Self { country, city, percent: next()?.parse().ok()?, draw: Draw::from_key(next()?)? };
        next().is_none().then_some(resort)
    }
}

fn resort_rows() -> impl Iterator<Item = &'static str> {
    include_str!("resorts.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_resort_is_a_city() {
        let mut missing = Vec::new();
        for row in resort_rows() {
            let resort = Resort::parse(row).unwrap_or_else(|| panic!("{row}"));
            let is_it = |city: &City| city.country == resort.country && city.name == resort.city;
            if !Places::embedded().cities().any(is_it) {
                missing.push(row);
            }
        }
        assert!(missing.is_empty(), "{missing:#?}");
    }

    #[test]
    fn hotels_grow_with_the_city() {
        assert_eq!(usual_hotels(0), 3);
        assert_eq!(usual_hotels(15_000), 6);
        assert_eq!(usual_hotels(u32::MAX), 2_700);
        let counts: Vec<_> = (0..30_000_000).step_by(9_973).map(usual_hotels).collect();
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
        assert_eq!(towns.all().len(), Places::embedded().cities().len());
        assert!(towns.hotel_count() >= 500_000, "{}", towns.hotel_count());
        for town in towns.all() {
            assert!((2..MOST_HOTELS).contains(&town.hotels) && town.chained <= town.hotels);
            assert!(town.radius_km >= 1.0 && town.radius_km < WIDEST_KM, "{}", town.city.name);
            assert!((1..=u32::from(u8::MAX)).contains(&town.quarter_count()));
        }
    }
}
