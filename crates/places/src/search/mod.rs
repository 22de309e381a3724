//! Search by the beginnings of names.
//!
//! For every word of the term, the postings of all words that begin with it give each entity its points (`words`,
//! `score`). An entity is found if every word matches its own name or that of its city, region or country. The sum
//! of the points and the importance of the place decide the order. There are some 41,000 entities, so an array of
//! points over all of them is faster than anything cleverer.

mod fit;
mod fuzzy;
mod heirs;
mod score;
#[cfg(test)]
mod tests;
mod words;

use crate::fold::fold;
use crate::tables::DataError;
use crate::{Airport, City, Country, Kinds, Metro, Place, Places, Region};
pub use fit::{Fit, Match};
use heirs::Heirs;
use std::cmp::Reverse;
use std::ops::Range;
use words::Words;

/// Longest part of a term that is used. No name is longer, and it limits the work.
const MAX_CHARS: usize = 100;
const MAX_WORDS: usize = 6;

/// The parent of an entity that has none.
const NONE: u32 = u32::MAX;

pub(crate) struct Index {
    words: Words,
    entities: Vec<Entity>,
    countries: Range<usize>,
    regions: Range<usize>,
    cities: Range<usize>,
    airports: Range<usize>,
    /// These have no words of their own: they are named after their city.
    metros: Range<usize>,
    heirs: Heirs,
}

/// The facts that search needs of a place. Entities are numbered through countries, regions, cities, airports and
/// metro areas, in the order of their tables.
#[derive(Clone, Copy)]
struct Entity {
    importance: u16,
    /// Points subtracted where a word is in the name of its city only.
    city_costs: u16,
    city: u32,
    region: u32,
    country: u32,
}

/// Points of one word of the term for the entities that have words.
struct Fits {
    /// By entity; 0 where the word does not match.
    points: Vec<u16>,
    /// The entities that have points, each once. Usually they are so few that visiting them is faster than
    /// visiting all.
    fitting: Vec<u32>,
}

impl Fits {
    fn none(entities: usize) -> Self {
        Self { points: vec![0; entities], fitting: Vec::new() }
    }

    fn raise(&mut self, entity: usize, points: u16) {
        let now = &mut self.points[entity];
        if *now == 0 && points > 0 {
            // Loading has checked their number against the 28 bits that a posting has for it.
            self.fitting.push(entity as u32);
        }
        *now = points.max(*now);
    }

    /// The points of an entity; none for one without words of its own, and for `NONE`.
    fn of(&self, entity: u32) -> u16 {
        self.points.get(entity as usize).copied().unwrap_or(0)
    }
}

/// The tables that an index was made of.
#[derive(Clone, Copy)]
pub(crate) struct Tables<'a> {
    pub(crate) countries: &'a [Country],
    pub(crate) regions: &'a [Region],
    pub(crate) cities: &'a [City],
    pub(crate) airports: &'a [Airport],
    pub(crate) metros: &'a [Metro],
}

impl Index {
    pub(crate) fn load(
        countries: &[Country],
        regions: &[Region],
        cities: &[City],
        airports: &[Airport],
        metros: &[Metro],
    ) -> Result<Self, DataError> {
        let mut end = 0;
        let mut next = |length: usize| {
            let start = end;
            end += length;
            start..end
        };
        let ranges = [countries.len(), regions.len(), cities.len(), airports.len(), metros.len()];
        let [in_countries, in_regions, in_cities, in_airports, in_metros] = ranges.map(&mut next);

        let row = |found: Result<usize, usize>, range: &Range<usize>| match found {
            // There are far fewer entities than 2³²: their postings have 28 bits for them.
            Ok(row) => (range.start + row) as u32,
            Err(_) => NONE,
        };
        let country =
            |code: &str| row(countries.binary_search_by(|country| country.code.cmp(code)), &in_countries);
        let region = |code: &str| row(regions.binary_search_by(|region| region.code.cmp(code)), &in_regions);
        let city = |id| row(cities.binary_search_by_key(&id, |city: &City| city.id), &in_cities);

        let alone =
            |importance| Entity { importance, city_costs: 0, city: NONE, region: NONE, country: NONE };
        let mut entities: Vec<_> =
            countries.iter().map(|country| alone(score::of_country(country))).collect();
        entities.extend(
            regions
                .iter()
                .map(|region| Entity { country: country(region.country), ..alone(score::REGION_IMPORTANCE) }),
        );
        // Cities keep their region by id; ids of regions are not sorted, their codes are.
        let mut by_id: Vec<_> = regions.iter().map(|region| (region.id, region.code)).collect();
        by_id.sort_unstable();
        entities.extend(cities.iter().map(|city| {
            let row = city.region_id.and_then(|id| by_id.binary_search_by_key(&id, |r| r.0).ok());
            Entity {
                region: row.map_or(NONE, |row| region(by_id[row].1)),
                country: country(city.country),
                ..alone(score::of_city(city))
            }
        }));
        for airport in airports {
            let city = airport.city.map_or(NONE, city);
            let of_city = entities.get(city as usize).map_or(NONE, |city| city.region);
            let first = regions.partition_point(|region| region.country < airport.country);
            let of_country = regions[first..].iter().take_while(|r| r.country == airport.country);
            let named = of_country.zip(first..).find(|(r, _)| Some(r.name) == airport.region);
            entities.push(Entity {
                city,
                city_costs: score::CITY_NAME_COST,
                region: named.map_or(of_city, |(_, named)| row(Ok(named), &in_regions)),
                country: country(airport.country),
                ..alone(score::of_airport(airport))
            });
        }
        for metro in metros {
            let city = city(metro.city);
            let of_city = entities.get(city as usize).copied().unwrap_or(alone(0));
            let importance = of_city.importance + score::METRO_BEFORE_CITY;
            entities.push(Entity { importance, city, ..of_city });
        }

        Ok(Self {
            words: Words::load(in_metros.start)?,
            heirs: Heirs::of(&entities),
            entities,
            countries: in_countries,
            regions: in_regions,
            cities: in_cities,
            airports: in_airports,
            metros: in_metros,
        })
    }

    pub(crate) fn matches<'a>(
        &self,
        places: &'a Places,
        tables: Tables<'a>,
        term: &str,
        kinds: Kinds,
        limit: usize,
    ) -> Vec<Match<'a>> {
        let start: String = term.chars().take(MAX_CHARS).collect();
        let folded = fold(&start);
        let words: Vec<_> = folded.split(' ').filter(|w| !w.is_empty()).take(MAX_WORDS).collect();
        if words.is_empty() || limit == 0 {
            return Vec::new();
        }

        // A place whose code is the term comes first, however unimportant it is.
        let mut found = Vec::new();
        if let [code] = words[..] {
            let coded = [places.airport(code).map(Place::Airport), places.metro(code).map(Place::Metro)];
            let wanted = coded.into_iter().flatten().filter(|place| kinds.contains(place.kind()));
            found.extend(wanted.map(|place| Match { place, fit: Fit::Code }));
        }

        let by_code = found.len();
        let (ranked, of_all) = self.ranked(&words, kinds, limit.saturating_add(by_code), by_code == 0);
        for entity in ranked {
            if let Some(place) = self.place(tables, entity)
                && found[..by_code].iter().all(|known| known.place.id() != place.id())
            {
                let is_named = of_all == Fit::Part && fit::is_named(places, place, &words);
                found.push(Match { place, fit: if is_named { Fit::Name } else { of_all } });
            }
        }
        found.truncate(limit);
        found
    }

    /// The entities that the words find by their names, else by those of their areas, else after a correction, and
    /// which of these it was.
    fn ranked(&self, words: &[&str], kinds: Kinds, limit: usize, far_fetched: bool) -> (Vec<usize>, Fit) {
        let mut fits: Vec<_> = words.iter().map(|word| self.fits(word)).collect();
        let ranked = self.rank(&fits, kinds, limit, Named::Itself);
        if !ranked.is_empty() || !far_fetched {
            return (ranked, Fit::Part);
        }
        if self.are_areas(&fits) {
            let ranked = self.rank(&fits, kinds, limit, Named::ByItsArea);
            if !ranked.is_empty() {
                return (ranked, Fit::Area);
            }
        }
        (self.rank_corrected(words, &mut fits, kinds, limit), Fit::Corrected)
    }

    /// Points of a word that is the beginning of a stored word.
    fn fits(&self, word: &str) -> Fits {
        let mut fits = Fits::none(self.metros.start);
        let rows = self.words.narrow(self.words.all(), 0, word.as_bytes());
        self.add_fits(&mut fits, rows, word.len());
        fits
    }

    /// Adds the points of a run of words whose first `length` bytes are the searched ones.
    fn add_fits(&self, fits: &mut Fits, rows: Range<usize>, length: usize) {
        if rows.is_empty() {
            return;
        }
        // Of all words with the same beginning, the one that has nothing more is the first.
        let begun = rows.start + usize::from(self.words.word(rows.start).len() == length);
        for (rows, whole) in [(rows.start..begun, true), (begun..rows.end, false)] {
            for &posting in self.words.postings(rows) {
                fits.raise(posting.entity(), score::fit(posting, whole));
            }
        }
    }

    /// The best entities of these kinds that every word matches, best first.
    fn rank(&self, fits: &[Fits], kinds: Kinds, limit: usize, named: Named) -> Vec<usize> {
        let mut scored = Vec::new();
        let mut score = |row: usize| {
            if let Some(score) = self.score(fits, row, named) {
                scored.push((Reverse(score), row));
            }
        };
        let ranges = [
            (Kinds::COUNTRY, &self.countries),
            (Kinds::REGION, &self.regions),
            (Kinds::CITY, &self.cities),
            (Kinds::AIRPORT, &self.airports),
            (Kinds::METRO, &self.metros),
        ];
        let wanted = ranges.into_iter().filter(|(kind, _)| kinds.contains(*kind)).map(|(_, range)| range);
        match named {
            Named::ByItsArea => wanted.flat_map(Range::clone).for_each(score),
            Named::Itself => {
                let is_wanted = |row: &usize| wanted.clone().any(|range| range.contains(row));
                for i in 0..fits.len() {
                    self.newly_named(fits, i).filter(is_wanted).for_each(&mut score);
                }
            }
        }
        if scored.len() > limit {
            scored.select_nth_unstable(limit);
            scored.truncate(limit);
        }
        scored.sort_unstable();
        scored.into_iter().map(|(_, row)| row).collect()
    }

    /// The entities that a word matches by their own name or that of their city, and no earlier word.
    fn newly_named<'a>(&'a self, fits: &'a [Fits], word: usize) -> impl Iterator<Item = usize> {
        let (earlier, fits) = (&fits[..word], &fits[word]);
        // An heir with the word in its own name is among those that fit.
        let heirs =
            move |row| self.heirs.of_city(row).iter().copied().filter(move |heir| fits.of(*heir) == 0);
        let named = fits.fitting.iter().flat_map(move |&row| std::iter::once(row).chain(heirs(row)));
        let is_new = move |row: &u32| {
            let city = self.entities[*row as usize].city;
            earlier.iter().all(|fits| fits.of(*row) == 0 && fits.of(city) == 0)
        };
        named.filter(is_new).map(|row| row as usize)
    }

    fn score(&self, fits: &[Fits], row: usize, named: Named) -> Option<u32> {
        let entity = self.entities[row];
        let mut score = u32::from(entity.importance);
        let mut is_named = named == Named::ByItsArea;
        for fits in fits {
            let own = fits.points.get(row).copied().unwrap_or(0);
            let fit = own.max(fits.of(entity.city).saturating_sub(entity.city_costs));
            is_named |= fit > 0;
            let around = fits.of(entity.region).max(fits.of(entity.country)).min(score::CONTEXT);
            match fit.max(around) {
                0 => return None,
                points => score += u32::from(points),
            }
        }
        is_named.then_some(score)
    }

    /// Whether some region or country has each of the words in its name.
    fn are_areas(&self, fits: &[Fits]) -> bool {
        let is_area = |row: &u32| (*row as usize) < self.regions.end;
        fits.iter().all(|word| word.fitting.iter().any(is_area))
    }

    /// Results if one of the words was mistyped: the words that match nothing are corrected first, then the
    /// longest.
    fn rank_corrected(&self, words: &[&str], fits: &mut [Fits], kinds: Kinds, limit: usize) -> Vec<usize> {
        let mut suspects: Vec<_> = (0..words.len()).collect();
        suspects.sort_by_key(|&i| (!fits[i].fitting.is_empty(), Reverse(words[i].len())));
        for i in suspects {
            let mut corrected = Fits::none(self.metros.start);
            for correction in fuzzy::corrections(&self.words, words[i]) {
                self.add_fits(&mut corrected, correction.rows, correction.length);
            }
            let typed = std::mem::replace(&mut fits[i], corrected);
            let found = self.rank(fits, kinds, limit, Named::Itself);
            if !found.is_empty() {
                return found;
            }
            fits[i] = typed;
        }
        Vec::new()
    }

    fn place<'a>(&self, tables: Tables<'a>, entity: usize) -> Option<Place<'a>> {
        let row = |range: &Range<usize>| entity - range.start;
        if entity < self.countries.end {
            tables.countries.get(row(&self.countries)).map(Place::Country)
        } else if entity < self.regions.end {
            tables.regions.get(row(&self.regions)).map(Place::Region)
        } else if entity < self.cities.end {
            tables.cities.get(row(&self.cities)).map(Place::City)
        } else if entity < self.airports.end {
            tables.airports.get(row(&self.airports)).map(Place::Airport)
        } else {
            tables.metros.get(row(&self.metros)).map(Place::Metro)
        }
    }
}

/// The names that at least one word must match.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    /// The place itself, or its city.
    Itself,
    /// At least the region or country that contains it.
    ByItsArea,
}
