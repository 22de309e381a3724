//! Lists of the best places for short prefixes.

use super::rank::Ranked;
use crate::Kinds;
use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

/// Maximum length of a prefix with a list, in characters.
const MAX_CHARS: usize = 3;
/// Minimum number of matching entities for which storing the list is worthwhile.
const MIN_MATCHING: usize = 1_000;
/// Maximum number of lists, which limits the memory to about 1 MB.
const MAX_LISTS: usize = 1_024;

/// The best entities for common prefixes of up to three letters, by prefix and kinds of places. The first few letters
/// of a term match tens of thousands of entities, and the lists never change.
#[derive(Default)]
pub(super) struct BestLists(RwLock<HashMap<(String, Kinds), Ranked>>);

impl BestLists {
    /// Returns the list for a prefix if it is known.
    pub(super) fn get(&self, prefix: &str, kinds: Kinds) -> Option<Ranked> {
        // Lists are inserted whole, so the map is consistent even after a panic.
        let lists = self.0.read().unwrap_or_else(PoisonError::into_inner);
        lists.get(&(prefix.to_owned(), kinds)).cloned()
    }

    /// Stores the list for a prefix if the prefix is short and common.
    pub(super) fn keep(&self, prefix: &str, kinds: Kinds, matching: usize, list: &Ranked) {
        if matching < MIN_MATCHING || prefix.chars().count() > MAX_CHARS {
            return;
        }
        let mut lists = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if lists.len() < MAX_LISTS {
            lists.insert((prefix.to_owned(), kinds), list.clone());
        }
    }
}
