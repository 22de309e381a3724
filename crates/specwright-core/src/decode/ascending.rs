//! A map builder that is fast for keys in ascending order.

use std::collections::BTreeMap;

/// A map under construction.
///
/// Most services write maps in key order. Entries in order are collected in a vector, from which the map is built in
/// bulk at the end. From the first out-of-order key on, entries are inserted individually.
#[derive(Debug)]
pub(crate) struct Ascending<K, V> {
    in_order: Vec<(K, V)>,
    map: BTreeMap<K, V>,
}

impl<K, V> Default for Ascending<K, V> {
    fn default() -> Self {
        Ascending { in_order: Vec::new(), map: BTreeMap::new() }
    }
}

impl<K: Ord, V> Ascending<K, V> {
    /// Adds an entry and returns whether the key is new. If a key is repeated, the last value wins.
    pub(crate) fn insert(&mut self, key: K, value: V) -> bool {
        if self.map.is_empty() {
            if self.in_order.last().is_none_or(|(last, _)| *last < key) {
                self.in_order.push((key, value));
                return true;
            }
            self.map = std::mem::take(&mut self.in_order).into_iter().collect();
        }
        self.map.insert(key, value).is_none()
    }

    /// Returns the completed map.
    pub(crate) fn finish(self) -> BTreeMap<K, V> {
        if self.map.is_empty() { self.in_order.into_iter().collect() } else { self.map }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn any_order_gives_the_map(entries in prop::collection::vec((0_u8..20, any::<u8>()), 0..30)) {
            let (mut ascending, mut map) = (Ascending::default(), BTreeMap::new());
            for (key, value) in entries {
                prop_assert_eq!(ascending.insert(key, value), map.insert(key, value).is_none());
            }
            prop_assert_eq!(ascending.finish(), map);
        }
    }
}
