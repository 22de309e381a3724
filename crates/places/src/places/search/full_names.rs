//! Whole-name matching: whether a term is the complete name of an entity.

use super::words::Words;
use crate::layout::{Field, Posting, fingerprint, without_article};
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

/// A name, prepared for comparison with the names of many entities.
pub(crate) struct WholeName {
    fingerprint: u32,
    /// If the name is a single word, the entities that have this name, in ascending order.
    alone: Vec<usize>,
}

impl WholeName {
    /// Looks up a folded name. Returns `None` if the name is empty.
    pub(super) fn new(words: &Words, folded: &str) -> Option<Self> {
        let name = Some(without_article(folded)).filter(|name| !name.is_empty())?;
        let word = words.narrow(words.all(), name).and_then(|word| words.whole(word));
        let postings = word.into_iter().flat_map(|row| words.postings(row..row + 1));
        let alone = postings.filter(|posting| posting.is_whole_name() && posting.field() != Field::Code);
        let mut alone: Vec<_> = alone.map(Posting::entity).collect();
        alone.sort_unstable();
        Some(Self { fingerprint: fingerprint(name).into(), alone })
    }
}

/// Number of entities between two stored start offsets.
const STRIDE: usize = 64;

impl FullNames {
    pub(super) fn open() -> Result<Self, DataError> {
        let mut sections = Sections::of(CALLED.name, CALLED.bytes);
        Ok(Self { counts: sections.column()?, starts: sections.column()?, fingerprints: sections.column()? })
    }

    pub(super) fn has_name(&self, entity: usize, name: &WholeName) -> bool {
        name.alone.binary_search(&entity).is_ok() || self.of(entity).any(|known| known == name.fingerprint)
    }

    fn of(&self, entity: usize) -> impl Iterator<Item = u32> {
        let first = entity / STRIDE * STRIDE;
        let before: u32 = self.counts.from(first).take(entity - first).sum();
        let start = self.starts.get(entity / STRIDE).map_or(usize::MAX, |start| (start + before) as usize);
        self.fingerprints.from(start).take(self.counts.get(entity).unwrap_or(0) as usize)
    }
}
