//! Ranking of the places that match a term.

use super::word_points::{Reading, WordPoints};
use super::{CANDIDATES, Fit, Index, Search, score};
use crate::Kinds;
use std::cmp::Reverse;
use std::rc::Rc;

/// The names that at least one word of the term must match.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    /// The names of the place itself or of its city.
    Itself,
    /// The names of the region or country that contains the place.
    ByItsArea,
}

/// Scores and entities, best first.
pub(super) type Ranked = Vec<(u32, usize)>;

/// The best rows so far, and other candidates, which the next cut drops.
struct Best {
    limit: usize,
    rows: Vec<(Reverse<u32>, usize)>,
    /// The worst of the best rows at the last cut. Worse rows are not kept.
    worst: Option<(Reverse<u32>, usize)>,
}

impl Best {
    /// Returns whether a row with at most this score is worse than the best rows.
    fn excludes(&self, score: u32) -> bool {
        self.worst.is_some_and(|(worst, _)| Reverse(score) > worst)
    }

    fn add(&mut self, row: (Reverse<u32>, usize)) {
        if self.worst.is_some_and(|worst| row > worst) {
            return;
        }
        self.rows.push(row);
        if self.rows.len() >= self.limit.saturating_mul(2).max(MIN_CUT) {
            self.cut();
        }
    }

    /// Drops all rows but the best.
    fn cut(&mut self) {
        if let Some(last) = self.limit.checked_sub(1).filter(|last| *last < self.rows.len()) {
            self.worst = Some(*self.rows.select_nth_unstable(last).1);
        }
        self.rows.truncate(self.limit);
    }
}

/// Minimum number of rows before a cut.
const MIN_CUT: usize = 256;

impl Index {
    /// Returns the entities whose names match the words. If there are none and `allow_fallbacks` is set, returns the
    /// entities whose areas match, or else the entities that match after a correction. The fit identifies the case.
    pub(super) fn ranked(
        &self,
        words: &[&str],
        search: Search<'_, '_>,
        allow_fallbacks: bool,
    ) -> (Ranked, Fit) {
        let Search { kinds, limit, known, .. } = search;
        // The stored lists have the usual length, since a higher limit is rare.
        let prefix = words.first().filter(|_| words.len() == 1 && limit == CANDIDATES);
        if let Some(list) = prefix.and_then(|prefix| self.best_lists.get(prefix, kinds)) {
            return (list, Fit::Part);
        }
        let mut points: Vec<_> =
            words.iter().map(|word| self.word_points(word, Reading::Typed, known)).collect();
        let ranked = self.rank(&points, kinds, limit, Named::Itself);
        if let Some(prefix) = prefix.filter(|_| !ranked.is_empty()) {
            self.best_lists.keep(prefix, kinds, points[0].matching.len(), &ranked);
        }
        if !ranked.is_empty() || !allow_fallbacks {
            return (ranked, Fit::Part);
        }
        if self.are_areas(&points) {
            let ranked = self.rank(&points, kinds, limit, Named::ByItsArea);
            if !ranked.is_empty() {
                return (ranked, Fit::Area);
            }
        }
        let corrected =
            if search.corrects { self.rank_corrected(words, &mut points, search) } else { Vec::new() };
        (corrected, Fit::Corrected)
    }

    /// Returns the best entities of the given kinds that match every word, best first.
    fn rank(&self, points: &[Rc<WordPoints>], kinds: Kinds, limit: usize, named: Named) -> Ranked {
        let by_kind = self.entities.by_kind().into_iter();
        let wanted: Vec<_> =
            by_kind.filter(|(kind, _)| kinds.contains(*kind)).map(|(_, range)| range.clone()).collect();
        let mut best = Best { limit, rows: Vec::new(), worst: None };
        let most = u32::from(score::MAX_POINTS) * points.len() as u32;
        let mut add = |row: usize| {
            if !best.excludes(self.entities.importance(row) + most)
                && wanted.iter().any(|range| range.contains(&row))
                && let Some(score) = self.score(points, row, named)
            {
                best.add((Reverse(score), row));
            }
        };
        match named {
            Named::ByItsArea => wanted.iter().cloned().flatten().for_each(add),
            Named::Itself => {
                (0..points.len()).for_each(|i| self.new_matches(points, i).for_each(&mut add));
            }
        }
        best.cut();
        best.rows.sort_unstable();
        best.rows.into_iter().map(|(Reverse(score), row)| (score, row)).collect()
    }

    /// Returns the entities whose own name or city's name matches a word, except entities that an earlier word matches.
    fn new_matches<'a>(&'a self, points: &'a [Rc<WordPoints>], word: usize) -> impl Iterator<Item = usize> {
        let (earlier, points) = (&points[..word], &points[word]);
        let is_new = move |row: &usize| {
            earlier.is_empty() || {
                let city = self.named_after(*row);
                earlier.iter().all(|points| points.of(*row as u32) == 0 && points.of(city) == 0)
            }
        };
        points.matching.iter().chain(&points.heirs).map(|row| *row as usize).filter(is_new)
    }

    /// Returns the city whose names also count as names of the entity, or `NONE`.
    fn named_after(&self, row: usize) -> u32 {
        match self.entities.destinations.contains(&row) {
            true => super::entities::NONE,
            false => self.entities.city(row),
        }
    }

    fn score(&self, points: &[Rc<WordPoints>], row: usize, named: Named) -> Option<u32> {
        let entities = &self.entities;
        let city = entities.city(row);
        let (named_after, city_costs) = match () {
            () if entities.destinations.contains(&row) => (super::entities::NONE, 0),
            () if entities.airports.contains(&row) => (city, score::CITY_NAME_COST),
            () => (city, 0),
        };
        let mut score = entities.importance(row);
        let mut is_named = named == Named::ByItsArea;
        for points in points {
            // Rows of entities fit in 32 bits.
            let own = points.of(row as u32).max(points.of(named_after).saturating_sub(city_costs));
            is_named |= own > 0;
            let points = match own {
                score::CONTEXT.. => own,
                _ => {
                    let areas = [entities.region(row), entities.country(row), city];
                    let around = areas.map(|area| points.of(area)).into_iter().max().unwrap_or(0);
                    own.max(around.min(score::CONTEXT))
                }
            };
            if points == 0 {
                return None;
            }
            score += u32::from(points);
        }
        is_named.then_some(score)
    }

    /// Returns whether each word is in the name of a region or country.
    fn are_areas(&self, points: &[Rc<WordPoints>]) -> bool {
        let is_area = |row: &u32| (*row as usize) < self.entities.regions.end;
        points.iter().all(|word| word.matching.iter().any(is_area))
    }

    /// Returns the results for one mistyped word. One error is more likely than two. The words without matches are
    /// corrected first, then the other words; in both groups, longer words come first. Only places of some importance
    /// are considered.
    fn rank_corrected(
        &self,
        words: &[&str],
        points: &mut [Rc<WordPoints>],
        search: Search<'_, '_>,
    ) -> Ranked {
        let Search { kinds, limit, known, .. } = search;
        let mut suspects: Vec<_> = (0..words.len()).collect();
        suspects.sort_by_key(|&i| (!points[i].matching.is_empty(), Reverse(words[i].len())));
        let readings = [Reading::OneTypo, Reading::TwoTypos];
        for (reading, &i) in readings.into_iter().flat_map(|it| suspects.iter().map(move |i| (it, i))) {
            let corrected = self.word_points(words[i], reading, known);
            let typed = std::mem::replace(&mut points[i], corrected);
            let mut found = self.rank(points, kinds, limit, Named::Itself);
            found.retain(|(_, row)| self.entities.importance(*row) >= score::MIN_CORRECTED);
            if !found.is_empty() {
                return found;
            }
            points[i] = typed;
        }
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Places;
    use crate::places::KnownPoints;

    /// Returns the best entities after scoring every entity.
    fn exhaustive(index: &Index, words: &[&str], kinds: Kinds) -> Ranked {
        let known = KnownPoints::default();
        let points: Vec<_> =
            words.iter().map(|word| index.word_points(word, Reading::Typed, &known)).collect();
        let ranges = index.entities.by_kind().into_iter().filter(|(kind, _)| kinds.contains(*kind));
        let rows = ranges.flat_map(|(_, range)| range.clone());
        let scored = rows.filter_map(|row| Some((index.score(&points, row, Named::Itself)?, row)));
        let mut ranked: Vec<_> = scored.collect();
        ranked.sort_by_key(|(score, row)| (Reverse(*score), *row));
        ranked.truncate(CANDIDATES);
        ranked
    }

    #[test]
    fn the_ranking_equals_an_exhaustive_ranking() {
        // The best lists of this index are empty.
        let index = Index::open().unwrap();
        let known = KnownPoints::default();
        let places = Places::embedded();
        let search = Search {
            places,
            term: "",
            kinds: Kinds::ALL,
            limit: CANDIDATES,
            language: "",
            corrects: false,
            known: &known,
        };
        let cities: Vec<_> = places.cities().step_by(4_001).map(|city| crate::fold(city.name)).collect();
        let prefixes = cities.iter().flat_map(|name| (1..4).filter_map(|end| name.get(..end)));
        let terms =
            ["s", "new y", "y new", "san jose de", "a b c d e f", "м", "東"].into_iter().chain(prefixes);
        for term in terms {
            let words: Vec<_> = term.split(' ').collect();
            for kinds in [Kinds::ALL, Kinds::AIRPORT | Kinds::METRO, Kinds::CITY, Kinds::REGION] {
                let expected = exhaustive(&index, &words, kinds);
                // The second ranking may be a stored list.
                for _ in 0..2 {
                    let ranked = index.ranked(&words, Search { kinds, ..search }, false);
                    assert_eq!(ranked, (expected.clone(), Fit::Part), "{term} {kinds:?}");
                }
            }
        }
        for (prefix, is_stored) in [("s", true), ("san", true), ("東", false), ("new y", false)] {
            assert_eq!(index.best_lists.get(prefix, Kinds::ALL).is_some(), is_stored, "{prefix}");
        }
    }
}
