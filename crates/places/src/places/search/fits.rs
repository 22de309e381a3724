//! The points of one word of a term.

use super::words::{Beginning, Words};
use super::{Index, fuzzy, score};
use std::ops::Range;

/// Points of one word of the term for the entities that have words.
pub(super) struct Fits {
    /// By entity; 0 where the word does not match.
    points: Vec<u16>,
    /// The entities that have points, each once. Usually they are so few that visiting them is faster than
    /// visiting all.
    pub(super) fitting: Vec<u32>,
}

impl Fits {
    fn none(entities: usize) -> Self {
        Self { points: vec![0; entities], fitting: Vec::new() }
    }

    fn raise(&mut self, entity: usize, points: u16) {
        let Some(now) = self.points.get_mut(entity) else { return };
        if *now == 0 && points > 0 {
            // A posting has 19 bits for the entity.
            self.fitting.push(entity as u32);
        }
        *now = points.max(*now);
    }

    /// The points of an entity; none for one without words of its own, and for none.
    pub(super) fn of(&self, entity: u32) -> u16 {
        self.points.get(entity as usize).copied().unwrap_or(0)
    }

    /// Adds the points of a run of words.
    fn add(&mut self, words: &Words, rows: Range<usize>, is_whole: bool) {
        for posting in words.postings(rows) {
            self.raise(posting.entity(), score::fit(posting, is_whole));
        }
    }

    fn add_whole(&mut self, words: &Words, beginning: Beginning) {
        if let Some(row) = words.whole(beginning) {
            self.add(words, row..row + 1, true);
        }
    }
}

impl Index {
    /// Points of a word that is the beginning of a stored word.
    pub(super) fn fits(&self, word: &str) -> Fits {
        let mut fits = Fits::none(self.entities.worded());
        if let Some(beginning) = self.words.narrow(self.words.all(), word) {
            fits.add_whole(&self.words, beginning);
            fits.add(&self.words, self.words.longer(beginning), false);
        }
        fits
    }

    /// The same after a typing error is corrected.
    pub(super) fn corrected_fits(&self, word: &str) -> Fits {
        let mut fits = Fits::none(self.entities.worded());
        for correction in fuzzy::corrections(&self.words, word) {
            fits.add_whole(&self.words, correction.words);
            if !correction.is_whole {
                fits.add(&self.words, self.words.longer(correction.words), false);
            }
        }
        fits
    }
}
