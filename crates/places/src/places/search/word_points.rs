//! The points for one word of a term.

use super::words::{Beginning, Words};
use super::{Index, fuzzy, score};
use std::ops::Range;

/// Points for one word of the term, for the entities with words.
pub(super) struct WordPoints {
    /// Points by entity; 0 if the word does not match.
    points: Vec<u16>,
    /// The entities with points, without duplicates. The list is usually so short that visiting it is faster than
    /// visiting all entities.
    pub(super) matching: Vec<u32>,
}

impl WordPoints {
    fn none(entities: usize) -> Self {
        Self { points: vec![0; entities], matching: Vec::new() }
    }

    fn raise(&mut self, entity: usize, points: u16) {
        let Some(now) = self.points.get_mut(entity) else { return };
        if *now == 0 && points > 0 {
            // A posting has 19 bits for the entity, so the cast is lossless.
            self.matching.push(entity as u32);
        }
        *now = points.max(*now);
    }

    /// Returns the points of an entity, or 0 for an entity without its own words and for `NONE`.
    pub(super) fn of(&self, entity: u32) -> u16 {
        self.points.get(entity as usize).copied().unwrap_or(0)
    }

    /// Adds the points of a range of words.
    fn add(&mut self, words: &Words, rows: Range<usize>, is_whole: bool) {
        for posting in words.postings(rows) {
            self.raise(posting.entity(), score::word_points(posting, is_whole));
        }
    }

    fn add_whole(&mut self, words: &Words, beginning: Beginning) {
        if let Some(row) = words.whole(beginning) {
            self.add(words, row..row + 1, true);
        }
    }
}

impl Index {
    /// Returns the points for a word that is the beginning of stored words.
    pub(super) fn word_points(&self, word: &str) -> WordPoints {
        let mut points = WordPoints::none(self.entities.worded());
        if let Some(beginning) = self.words.narrow(self.words.all(), word) {
            points.add_whole(&self.words, beginning);
            points.add(&self.words, self.words.longer(beginning), false);
        }
        points
    }

    /// Returns the points for a word after the correction of a typo.
    pub(super) fn corrected_points(&self, word: &str) -> WordPoints {
        let mut points = WordPoints::none(self.entities.worded());
        for correction in fuzzy::corrections(&self.words, word) {
            points.add_whole(&self.words, correction.words);
            if !correction.is_whole {
                points.add(&self.words, self.words.longer(correction.words), false);
            }
        }
        points
    }
}
