//! The points for one word of a term.

use super::fuzzy::{self, Correction};
use super::words::{Beginning, Words};
use super::{Index, score};
use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

/// Points for one word of the term, for the entities with words.
pub(super) struct WordPoints {
    /// Points by entity; 0 if the word does not match.
    points: Vec<u16>,
    /// The entities with points, without duplicates. The list is usually so short that visiting it is faster than
    /// visiting all entities.
    pub(super) matching: Vec<u32>,
    /// The entities without points that inherit the names of a matching city.
    pub(super) heirs: Vec<u32>,
}

/// Number of matching entities above which reading all heirs is faster than finding the heirs of each entity.
const MANY: usize = 200;

impl WordPoints {
    fn none(entities: usize) -> Self {
        Self { points: vec![0; entities], matching: Vec::new(), heirs: Vec::new() }
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

/// An interpretation of a word in the term.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reading {
    /// The beginning of stored words.
    Typed,
    /// A word with one typo.
    OneTypo,
    /// A long word with two typos.
    TwoTypos,
}

/// The points of a term's words, shared by its searches for several kinds of places.
#[derive(Default)]
pub(crate) struct KnownPoints(RefCell<Vec<(String, Reading, Rc<WordPoints>)>>);

impl Index {
    /// Returns the points for a word.
    pub(super) fn word_points(&self, word: &str, reading: Reading, known: &KnownPoints) -> Rc<WordPoints> {
        let is_it = |row: &&(String, Reading, _)| row.0 == word && row.1 == reading;
        if let Some((.., points)) = known.0.borrow().iter().find(is_it) {
            return Rc::clone(points);
        }
        let points = Rc::new(self.read(word, reading));
        known.0.borrow_mut().push((word.to_owned(), reading, Rc::clone(&points)));
        points
    }

    fn read(&self, word: &str, reading: Reading) -> WordPoints {
        let words: Vec<_> = match reading {
            Reading::Typed => {
                self.words.narrow(self.words.all(), word).map(Correction::beginning).into_iter().collect()
            }
            Reading::OneTypo => fuzzy::corrections(&self.words, word),
            Reading::TwoTypos => fuzzy::two_typo_corrections(&self.words, word),
        };
        // Most interpretations match no words, so their points need no space.
        let mut points =
            WordPoints::none(if words.is_empty() { 0 } else { self.entities.count_with_words() });
        for Correction { words, is_whole } in words {
            points.add_whole(&self.words, words);
            if !is_whole {
                points.add(&self.words, self.words.longer(words), false);
            }
        }
        let heirs = &self.entities.heirs;
        points.heirs = if points.matching.len() > MANY {
            let inherited = heirs.all().filter(|(city, _)| points.of(*city) > 0).map(|(_, heir)| heir);
            inherited.filter(|heir| points.of(*heir) == 0).collect()
        } else {
            let inherited = points.matching.iter().flat_map(|city| heirs.of_city(*city));
            inherited.filter(|heir| points.of(*heir) == 0).collect()
        };
        points
    }
}
