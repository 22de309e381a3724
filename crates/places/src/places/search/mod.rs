//! Search by name prefixes.
//!
//! For each word of the term, the postings of all indexed words that start with it determine the points of each entity
//! (`words`, `score`). An entity matches if every word matches its own name or the name of its city, region or country.
//! The results are sorted by the sum of the points and the importance of the place. With only about 80,000 entities, an
//! array of points for all of them is faster than any more complex structure. The best places for common short prefixes
//! are stored after the first search (`best_lists`).

mod best_lists;
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

use crate::airport_words;
use crate::fold::fold;
use crate::tables::DataError;
use crate::{Kinds, Place, Places};
use best_lists::BestLists;
pub(crate) use entities::Entities;
pub use fit::{Fit, Match};
use full_names::{FullNames, WholeName};
pub(crate) use score::MINOR_AIRPORT;
pub(crate) use word_points::KnownPoints;
use words::Words;

/// Maximum number of characters of a term that are used. No name is longer, and the limit bounds the work.
const MAX_CHARS: usize = 100;
const MAX_WORDS: usize = 6;

/// Number of candidates for which all details are computed before the best places are chosen.
const CANDIDATES: usize = 60;

/// Maximum number of places that precede an airport whose code is the term.
const MAX_BEFORE_CODE: usize = 3;

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

/// Words for kinds of places that people add to a name.
const KINDS: [&str; 4] = ["island", "islands", "city", "town"];

/// The parameters of a search.
#[derive(Clone, Copy)]
pub(crate) struct Search<'a, 't> {
    pub(crate) places: &'a Places,
    pub(crate) term: &'t str,
    pub(crate) kinds: Kinds,
    pub(crate) limit: usize,
    pub(crate) language: &'t str,
    /// `true` to correct typos if nothing matches.
    pub(crate) corrects: bool,
    pub(crate) known: &'t KnownPoints,
}

pub(crate) struct Index {
    words: Words,
    full_names: FullNames,
    best_lists: BestLists,
    pub(crate) entities: Entities,
}

impl Index {
    pub(crate) fn open() -> Result<Self, DataError> {
        Ok(Self {
            words: Words::open()?,
            full_names: FullNames::open()?,
            best_lists: BestLists::default(),
            entities: Entities::open()?,
        })
    }

    /// Returns the best matches.
    pub(crate) fn matches<'a>(&self, search: Search<'a, '_>) -> Vec<Match<'a>> {
        let start: String = search.term.chars().take(MAX_CHARS).collect();
        let folded = fold(&start);
        // A term with "international" refers to a single airport, not to a metro area.
        let is_single = folded.contains("internat") || folded.contains("intl");
        let kinds =
            search.kinds.and(if is_single { Kinds::AIRPORT } else { Kinds::AIRPORT.or(Kinds::METRO) });
        let Some(name) = airport_words::without_airport_words(&folded).filter(|_| kinds != Kinds::NONE)
        else {
            return self.matches_of_words(&folded, search);
        };
        let airports = self.matches_of_words(&name, Search { kinds, ..search });
        if is_exact(&airports) {
            return airports;
        }
        let all = self.matches_of_words(&folded, search);
        if all.is_empty() { airports } else { all }
    }

    fn matches_of_words<'a>(&self, folded: &str, search: Search<'a, '_>) -> Vec<Match<'a>> {
        let typed = folded.split(' ').filter(|word| !word.is_empty()).enumerate();
        let words = typed
            .flat_map(|(place, word)| if place > 0 { expand_abbreviation(word) } else { word }.split(' '));
        let words: Vec<_> = words.take(MAX_WORDS).collect();
        if words.is_empty() || search.limit == 0 {
            return Vec::new();
        }
        let found = self.matches_of(&words, search);
        let rest = match &words[..] {
            [article, rest @ ..] if ARTICLES.contains(article) && !is_exact(&found) => rest,
            [rest @ .., kind]
                if KINDS.contains(kind) && found.first().is_none_or(|it| it.fit == Fit::Corrected) =>
            {
                rest
            }
            _ => return found,
        };
        if rest.is_empty() {
            return found;
        }
        let without = self.matches_of(rest, search);
        if found.is_empty() || is_exact(&without) { without } else { found }
    }

    fn matches_of<'a>(&self, words: &[&str], search: Search<'a, '_>) -> Vec<Match<'a>> {
        let Search { places, kinds, limit, language, .. } = search;
        // A place whose code is the term comes first, apart from the exceptions in `precedes`.
        let mut coded = Vec::new();
        if let [code] = words[..] {
            let known = [places.airport(code).map(Place::Airport), places.metro(code).map(Place::Metro)];
            let wanted = known.into_iter().flatten().filter(|place| kinds.contains(place.kind()));
            coded.extend(wanted.map(|place| Match { place, fit: Fit::Code }));
        }

        let room = limit.saturating_add(coded.len()).max(CANDIDATES);
        let (ranked, of_all) = self.ranked(words, Search { limit: room, ..search }, coded.is_empty());
        let names = (1..=words.len()).map(|end| self.whole_name(&fold(&words[..end].join(" "))));
        let names: Vec<_> = names.collect();
        let translations = places.languages.in_language(language);
        let mut matched: Vec<_> = ranked
            .into_iter()
            .map(|(score, entity)| {
                let is_named = of_all == Fit::Part && fit::is_named(places, entity, words, &names);
                let fit = if is_named { Fit::Name } else { of_all };
                let translated = translations.name(self.entities.name_source(entity));
                (score + score::bonus(words, is_named, translated), entity, fit)
            })
            .collect();
        matched.sort_by_key(|(score, ..)| std::cmp::Reverse(*score));
        if coded.is_empty() {
            matched.truncate(limit);
        }
        let matched = matched
            .into_iter()
            .filter_map(|(_, entity, fit)| Some(Match { place: places.place_of_entity(entity)?, fit }));
        let precedes =
            |other: &Match<'a>| coded.last().is_some_and(|coded| self.precedes(*other, coded.place, search));
        let mut room = MAX_BEFORE_CODE;
        let (mut found, after): (Vec<_>, Vec<_>) = matched.partition(|other| {
            let is_before = room > 0 && precedes(other);
            room -= usize::from(is_before);
            is_before
        });
        for other in coded.into_iter().chain(after) {
            if found.iter().all(|known| known.place.id() != other.place.id()) {
                found.push(other);
            }
        }
        found.truncate(limit);
        found
    }

    /// Returns whether a place precedes an airport whose code is the term: Goa precedes Genoa (`GOA`). A major city
    /// whose name begins with the term also precedes a minor airport, unless the term is in upper case, as codes are.
    fn precedes(&self, other: Match<'_>, coded: Place<'_>, search: Search<'_, '_>) -> bool {
        let Some(code) = coded.iata().filter(|_| coded.kind() == Kinds::AIRPORT) else { return false };
        if other.fit == Fit::Name && other.place.fame() >= FAMOUS {
            return true;
        }
        let importance = |place: Place<'_>| search.places.importance(place);
        let is_major_city = |it: Place<'_>| {
            importance(it) >= score::MIN_MAJOR_CITY && fold(it.name()).starts_with(&fold(code))
        };
        let city = other.place.city().and_then(|id| search.places.city(id)).map(Place::City);
        !is_upper_case(search.term)
            && importance(coded) <= score::MINOR_AIRPORT
            && [Some(other.place), city].into_iter().flatten().any(is_major_city)
    }

    /// Looks up a folded name. Returns `None` if the name is empty.
    pub(crate) fn whole_name(&self, folded: &str) -> Option<WholeName> {
        WholeName::new(&self.words, folded)
    }

    /// Returns whether a name is a whole name of an entity or, except for a destination, of its city.
    pub(crate) fn has_name(&self, entity: usize, name: &WholeName) -> bool {
        let city = match self.entities.destinations.contains(&entity) {
            true => entities::NONE,
            false => self.entities.city(entity),
        };
        self.full_names.has_name(entity, name)
            || (city != entities::NONE && self.full_names.has_name(city as usize, name))
    }
}

/// Returns whether a term is in upper case, as codes are.
pub(crate) fn is_upper_case(term: &str) -> bool {
    term.chars().any(char::is_uppercase) && !term.chars().any(char::is_lowercase)
}

/// Expands a region's abbreviation to its name.
fn expand_abbreviation(word: &str) -> &str {
    ABBREVIATIONS.into_iter().find(|(short, _)| *short == word).map_or(word, |(_, name)| name)
}

fn is_exact(found: &[Match<'_>]) -> bool {
    found.first().is_some_and(|first| first.fit.is_exact())
}
