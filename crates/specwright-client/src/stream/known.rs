//! The ids of a feed's records so far, which identify repeated records.

use std::collections::HashMap;
use std::hash::{BuildHasher as _, Hash, RandomState};

/// Counts of records that a feed repeated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Repeats {
    /// The number of records that were skipped because they are identical to an earlier record.
    pub duplicates: u64,
    /// The number of records with a known id and different content. Such records were returned, and replace the earlier
    /// records.
    pub updates: u64,
    /// The number of records that were returned unchecked, because the
    /// [limit of known ids](super::Walk::max_known_ids) was reached.
    pub unchecked: u64,
}

/// The ids so far, up to a limit. Ids and records are kept as 64-bit hashes. A record is skipped only if both hashes
/// are equal, which is practically impossible for two different records of a feed.
pub(super) struct Known {
    hasher: RandomState,
    seen: HashMap<u64, Seen>,
    pub(super) limit: usize,
}

/// The last record with an id.
struct Seen {
    content: u64,
    page: u32,
}

/// The result of comparing a record with the earlier records.
pub(super) enum Novelty {
    New,
    /// The id may be new or known: the limit of known ids is reached.
    Unchecked,
    /// The id was last seen on this page, with the same or different content.
    Known {
        page: u32,
        is_changed: bool,
    },
}

impl Known {
    pub(super) fn new(limit: usize) -> Self {
        Known { hasher: RandomState::new(), seen: HashMap::new(), limit }
    }

    /// Compares a record with the earlier records, and stores its hashes, unless the result is
    /// [`Novelty::Unchecked`].
    pub(super) fn observe(&mut self, id: &impl Hash, line: &[u8], page: u32) -> Novelty {
        let (id, content) = (self.hasher.hash_one(id), self.hasher.hash_one(line));
        let is_full = self.seen.len() >= self.limit;
        match self.seen.get_mut(&id) {
            Some(seen) => {
                let last = std::mem::replace(seen, Seen { content, page });
                Novelty::Known { page: last.page, is_changed: last.content != content }
            }
            None if is_full => Novelty::Unchecked,
            None => {
                self.seen.insert(id, Seen { content, page });
                Novelty::New
            }
        }
    }
}
