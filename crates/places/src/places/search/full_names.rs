//! Check for whole names.

use super::words::Words;
use crate::layout::{Field, fingerprint, without_article};
use crate::packed::{Column, Sections};
use crate::tables::{CALLED, DataError};

/// The multi-word names of each entity, as fingerprints. For a single-word name, the postings show whether the word is
/// the whole name.
pub(super) struct FullNames {
    /// Number of names of each entity.
    counts: Column<1>,
    /// Start offset of the names of every 64th entity.
    starts: Column<4>,
    fingerprints: Column<2>,
}

/// Number of entities between two stored start offsets.
const STRIDE: usize = 64;

impl FullNames {
    pub(super) fn open() -> Result<Self, DataError> {
        let mut sections = Sections::of(CALLED.name, CALLED.bytes);
        Ok(Self { counts: sections.column()?, starts: sections.column()?, fingerprints: sections.column()? })
    }

    pub(super) fn is_called(&self, words: &Words, entity: usize, folded: &str) -> bool {
        let name = without_article(folded);
        if name.is_empty() {
            return false;
        }
        let is_alone = || {
            let word = words.narrow(words.all(), name).and_then(|word| words.whole(word));
            word.is_some_and(|row| {
                words.postings(row..row + 1).any(|posting| {
                    posting.entity() == entity && posting.is_alone() && posting.field() != Field::Code
                })
            })
        };
        self.of(entity).any(|known| known == u32::from(fingerprint(name)))
            || (!name.contains(' ') && is_alone())
    }

    fn of(&self, entity: usize) -> impl Iterator<Item = u32> {
        let first = entity / STRIDE * STRIDE;
        let before: u32 = self.counts.from(first).take(entity - first).sum();
        let start = self.starts.get(entity / STRIDE).map_or(usize::MAX, |start| (start + before) as usize);
        self.fingerprints.from(start).take(self.counts.get(entity).unwrap_or(0) as usize)
    }
}
