//! Ranking of the places that match a term.

use super::word_points::{Reading, WordPoints};
use super::{Fit, Index, Search, score};
use crate::Kinds;
use std::cmp::Reverse;
use std::ops::Range;
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
type Ranked = Vec<(u32, usize)>;

impl Index {
    /// Returns the entities whose names match the words, otherwise the entities whose areas match, and otherwise the
    /// entities that match after a correction. The fit identifies the case.
    pub(super) fn ranked(
        &self,
        words: &[&str],
        search: Search<'_, '_>,
        allow_fallbacks: bool,
    ) -> (Ranked, Fit) {
        let Search { kinds, limit, known, .. } = search;
        let mut points: Vec<_> =
            words.iter().map(|word| self.word_points(word, Reading::Typed, known)).collect();
        let ranked = self.rank(&points, kinds, limit, Named::Itself);
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
        let mut scored = Vec::new();
        let mut score = |row: usize| {
            if let Some(score) = self.score(points, row, named) {
                scored.push((Reverse(score), row));
            }
        };
        let by_kind = self.entities.by_kind().into_iter();
        let wanted = by_kind.filter(|(kind, _)| kinds.contains(*kind)).map(|(_, range)| range);
        match named {
            Named::ByItsArea => wanted.flat_map(Range::clone).for_each(score),
            Named::Itself => {
                let is_wanted = |row: &usize| wanted.clone().any(|range| range.contains(row));
                for i in 0..points.len() {
                    self.newly_named(points, i).filter(is_wanted).for_each(&mut score);
                }
            }
        }
        if scored.len() > limit {
            scored.select_nth_unstable(limit);
            scored.truncate(limit);
        }
        scored.sort_unstable();
        scored.into_iter().map(|(Reverse(score), row)| (score, row)).collect()
    }

    /// Returns the entities whose own name or city's name matches a word, except entities that an earlier word matches.
    pub(super) fn newly_named<'a>(
        &'a self,
        points: &'a [Rc<WordPoints>],
        word: usize,
    ) -> impl Iterator<Item = usize> {
        let (earlier, points) = (&points[..word], &points[word]);
        // An heir whose own name contains the word is already among the matching entities.
        let heirs = move |row| self.entities.heirs.of_city(row).filter(move |heir| points.of(*heir) == 0);
        let named = points.matching.iter().flat_map(move |&row| std::iter::once(row).chain(heirs(row)));
        let is_new = move |row: &u32| {
            let city = self.named_after(*row as usize);
            earlier.iter().all(|points| points.of(*row) == 0 && points.of(city) == 0)
        };
        named.filter(is_new).map(|row| row as usize)
    }

    /// Returns the city whose names also match the entity.
    pub(super) fn named_after(&self, row: usize) -> u32 {
        match self.entities.destinations.contains(&row) {
            true => super::entities::NONE,
            false => self.entities.city(row),
        }
    }

    fn score(&self, points: &[Rc<WordPoints>], row: usize, named: Named) -> Option<u32> {
        let entities = &self.entities;
        let (region, country, city) = (entities.region(row), entities.country(row), entities.city(row));
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
            let around = points.of(region).max(points.of(country)).max(points.of(city)).min(score::CONTEXT);
            match own.max(around) {
                0 => return None,
                points => score += u32::from(points),
            }
        }
        is_named.then_some(score)
    }

    /// Returns whether each word is in the name of a region or country.
    fn are_areas(&self, points: &[Rc<WordPoints>]) -> bool {
        let is_area = |row: &u32| (*row as usize) < self.entities.regions.end;
        points.iter().all(|word| word.matching.iter().any(is_area))
    }

    /// Returns the results for one mistyped word. One error is more likely than two. The words without matches are
    /// corrected first, followed by the longest words. Only places of some importance are considered.
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
