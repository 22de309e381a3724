//! Search by name prefixes.
//!
//! For each word of the term, the postings of all words with this prefix determine the points of each entity (`words`,
//! `score`). An entity matches if every word matches its own name or the name of its city, region or country. The
//! results are sorted by the sum of the points and the importance of the place. With only about 80,000 entities, an
//! array of points for all of them is faster than any more complex structure.

mod entities;
#[cfg(test)]
mod famous;
mod fit;
mod full_names;
mod fuzzy;
mod heirs;
mod rank;
mod score;
#[cfg(test)]
mod tests;
mod word_points;
mod words;

use crate::fold::fold;
use crate::tables::DataError;
use crate::{Kinds, Place, Places};
pub(crate) use entities::Entities;
pub use fit::{Fit, Match};
use full_names::FullNames;
use words::Words;

/// Maximum length of the part of a term that is used. No name is longer, and the limit bounds the work.
const MAX_CHARS: usize = 100;
const MAX_WORDS: usize = 6;

/// Number of candidates for which all details are computed before the best places are chosen.
const CANDIDATES: usize = 60;

/// Minimum fame of a place that precedes an airport whose code is the place's name.
const FAMOUS: u8 = 3;

/// Common abbreviations of regions whose code is a number.
const ABBREVIATIONS: [(&str, &str); 5] = [
    ("bc", "british columbia"),
    ("nsw", "new south wales"),
    ("qld", "queensland"),
    ("ont", "ontario"),
    ("pei", "prince edward island"),
];

/// Articles that people add to a name or omit from it.
const ARTICLES: [&str; 16] =
    ["the", "la", "le", "les", "el", "los", "las", "il", "lo", "gli", "der", "die", "das", "de", "het", "o"];

pub(crate) struct Index {
    words: Words,
    full_names: FullNames,
    pub(crate) entities: Entities,
}

impl Index {
    pub(crate) fn open() -> Result<Self, DataError> {
        Ok(Self { words: Words::open()?, full_names: FullNames::open()?, entities: Entities::open()? })
    }

    /// Returns the best matches of a term in a language among the places of the given kinds.
    pub(crate) fn matches<'a>(
        &self,
        places: &'a Places,
        term: &str,
        kinds: Kinds,
        limit: usize,
        language: &str,
    ) -> Vec<Match<'a>> {
        let start: String = term.chars().take(MAX_CHARS).collect();
        let folded = fold(&start);
        let typed = folded.split(' ').filter(|word| !word.is_empty()).enumerate();
        let words = typed
            .flat_map(|(place, word)| if place > 0 { expand_abbreviation(word) } else { word }.split(' '));
        let words: Vec<_> = words.take(MAX_WORDS).collect();
        if words.is_empty() || limit == 0 {
            return Vec::new();
        }
        let found = self.matches_of(places, &words, kinds, limit, language);
        match &words[..] {
            [article, rest @ ..] if !rest.is_empty() && ARTICLES.contains(article) && !is_exact(&found) => {
                let without = self.matches_of(places, rest, kinds, limit, language);
                if found.is_empty() || is_exact(&without) { without } else { found }
            }
            _ => found,
        }
    }

    fn matches_of<'a>(
        &self,
        places: &'a Places,
        words: &[&str],
        kinds: Kinds,
        limit: usize,
        language: &str,
    ) -> Vec<Match<'a>> {
        // A place whose code is the term comes first, regardless of its importance.
        let mut found = Vec::new();
        if let [code] = words[..] {
            let coded = [places.airport(code).map(Place::Airport), places.metro(code).map(Place::Metro)];
            let wanted = coded.into_iter().flatten().filter(|place| kinds.contains(place.kind()));
            found.extend(wanted.map(|place| Match { place, fit: Fit::Code }));
        }

        let by_code = found.len();
        let room = limit.saturating_add(by_code).max(CANDIDATES);
        let (ranked, of_all) = self.ranked(words, kinds, room, by_code == 0);
        let mut matched: Vec<_> = ranked
            .into_iter()
            .filter_map(|(score, entity)| {
                let place = places.place_of_entity(entity)?;
                let is_named = of_all == Fit::Part && fit::is_named(places, place, words);
                let fit = if is_named { Fit::Name } else { of_all };
                let more = score::bonus(words, is_named, places.translated(place, language));
                Some((score + more, Match { place, fit }))
            })
            .collect();
        matched.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        // A famous place with that name takes precedence over an airport with that code: Goa, not Genoa.
        let is_famous_namesake = |found: &Match<'_>| found.fit == Fit::Name && found.place.fame() >= FAMOUS;
        let famous = matched.iter().take_while(|(_, found)| is_famous_namesake(found)).count();
        let is_new = |place: Place<'_>| found[..by_code].iter().all(|known| known.place.id() != place.id());
        let matched: Vec<_> =
            matched.into_iter().map(|(_, found)| found).filter(|found| is_new(found.place)).collect();
        let famous = if found.iter().any(|coded| coded.place.kind() == Kinds::METRO) { 0 } else { famous };
        found.splice(0..0, matched.iter().take(famous).copied());
        found.extend(matched.into_iter().skip(famous));
        found.truncate(limit);
        found
    }

    /// Returns whether a folded term is a whole name of an entity, or of the city whose names also match the entity.
    pub(crate) fn is_called(&self, entity: usize, folded: &str) -> bool {
        let city = match self.entities.destinations.contains(&entity) {
            true => entities::NONE,
            false => self.entities.city(entity),
        };
        self.full_names.is_called(&self.words, entity, folded)
            || (city != entities::NONE && self.full_names.is_called(&self.words, city as usize, folded))
    }
}

/// Expands a region's abbreviation to its name.
fn expand_abbreviation(word: &str) -> &str {
    ABBREVIATIONS.into_iter().find(|(short, _)| *short == word).map_or(word, |(_, name)| name)
}

fn is_exact(found: &[Match<'_>]) -> bool {
    found.first().is_some_and(|first| first.fit.is_exact())
}
