//! The order of the places that a term finds.

use super::fits::Fits;
use super::{Fit, Index, score};
use crate::Kinds;
use std::cmp::Reverse;
use std::ops::Range;

/// The names that at least one word must match.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    /// The place itself, or its city.
    Itself,
    /// At least the region or country that contains it.
    ByItsArea,
}

/// Score and entity, the best first.
type Ranked = Vec<(u32, usize)>;

impl Index {
    /// The entities that the words find by their names, else by those of their areas, else after a correction, and
    /// which of these it was.
    pub(super) fn ranked(
        &self,
        words: &[&str],
        kinds: Kinds,
        limit: usize,
        far_fetched: bool,
    ) -> (Ranked, Fit) {
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

    /// The best entities of these kinds that every word matches, best first.
    fn rank(&self, fits: &[Fits], kinds: Kinds, limit: usize, named: Named) -> Ranked {
        let mut scored = Vec::new();
        let mut score = |row: usize| {
            if let Some(score) = self.score(fits, row, named) {
                scored.push((Reverse(score), row));
            }
        };
        let by_kind = self.entities.by_kind().into_iter();
        let wanted = by_kind.filter(|(kind, _)| kinds.contains(*kind)).map(|(_, range)| range);
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
        scored.into_iter().map(|(Reverse(score), row)| (score, row)).collect()
    }

    /// The entities that a word matches by their own name or that of their city, and no earlier word.
    pub(super) fn newly_named<'a>(&'a self, fits: &'a [Fits], word: usize) -> impl Iterator<Item = usize> {
        let (earlier, fits) = (&fits[..word], &fits[word]);
        // An heir with the word in its own name is among those that fit.
        let heirs = move |row| self.entities.heirs.of_city(row).filter(move |heir| fits.of(*heir) == 0);
        let named = fits.fitting.iter().flat_map(move |&row| std::iter::once(row).chain(heirs(row)));
        let is_new = move |row: &u32| {
            let city = self.named_after(*row as usize);
            earlier.iter().all(|fits| fits.of(*row) == 0 && fits.of(city) == 0)
        };
        named.filter(is_new).map(|row| row as usize)
    }

    /// The city whose names an entity is found by, too.
    pub(super) fn named_after(&self, row: usize) -> u32 {
        match self.entities.destinations.contains(&row) {
            true => super::entities::NONE,
            false => self.entities.city(row),
        }
    }

    fn score(&self, fits: &[Fits], row: usize, named: Named) -> Option<u32> {
        let entities = &self.entities;
        let (region, country, city) = (entities.region(row), entities.country(row), entities.city(row));
        let (named_after, city_costs) = match () {
            () if entities.destinations.contains(&row) => (super::entities::NONE, 0),
            () if entities.airports.contains(&row) => (city, score::CITY_NAME_COST),
            () => (city, 0),
        };
        let mut score = entities.importance(row);
        let mut is_named = named == Named::ByItsArea;
        for fits in fits {
            // The row is that of an entity, which has 32 bits.
            let own = fits.of(row as u32).max(fits.of(named_after).saturating_sub(city_costs));
            is_named |= own > 0;
            let around = fits.of(region).max(fits.of(country)).max(fits.of(city)).min(score::CONTEXT);
            match own.max(around) {
                0 => return None,
                points => score += u32::from(points),
            }
        }
        is_named.then_some(score)
    }

    /// Whether some region or country has each of the words in its name.
    fn are_areas(&self, fits: &[Fits]) -> bool {
        let is_area = |row: &u32| (*row as usize) < self.entities.regions.end;
        fits.iter().all(|word| word.fitting.iter().any(is_area))
    }

    /// Results if one of the words was mistyped: the words that match nothing are corrected first, then the
    /// longest. Only places of some note are guessed.
    fn rank_corrected(&self, words: &[&str], fits: &mut [Fits], kinds: Kinds, limit: usize) -> Ranked {
        let mut suspects: Vec<_> = (0..words.len()).collect();
        suspects.sort_by_key(|&i| (!fits[i].fitting.is_empty(), Reverse(words[i].len())));
        for i in suspects {
            let typed = std::mem::replace(&mut fits[i], self.corrected_fits(words[i]));
            let mut found = self.rank(fits, kinds, limit, Named::Itself);
            found.retain(|(_, row)| self.entities.importance(*row) >= score::OF_NOTE);
            if !found.is_empty() {
                return found;
            }
            fits[i] = typed;
        }
        Vec::new()
    }
}
