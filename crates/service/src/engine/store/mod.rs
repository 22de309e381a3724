//! A store of searches, within limits of number, memory and idle time.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jiff::Timestamp;

#[cfg(test)]
mod tests;

/// Limits of the stored searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StoreLimits {
    /// Most searches, by number.
    pub searches: usize,
    /// Most memory of all searches together, in estimated bytes.
    pub bytes: usize,
    /// Idle time after which a search is removed.
    pub idle: Duration,
}

impl Default for StoreLimits {
    /// 1,000 searches or 128 MiB, and half an hour.
    fn default() -> Self {
        StoreLimits { searches: 1_000, bytes: 128 << 20, idle: Duration::from_secs(30 * 60) }
    }
}

impl StoreLimits {
    /// These limits with another number of searches; at least one.
    #[must_use]
    pub fn with_searches(self, searches: usize) -> Self {
        StoreLimits { searches: searches.max(1), ..self }
    }

    /// These limits with another amount of memory.
    #[must_use]
    pub fn with_bytes(self, bytes: usize) -> Self {
        StoreLimits { bytes, ..self }
    }

    /// These limits with another idle time.
    #[must_use]
    pub fn with_idle(self, idle: Duration) -> Self {
        StoreLimits { idle, ..self }
    }
}

/// A value that a store can keep.
pub(crate) trait Stored {
    /// Estimated memory in bytes.
    fn bytes(&self) -> usize;

    /// Called when the store removes it.
    fn discard(&self);
}

/// Values by id. The least recently used one is removed first.
#[derive(Debug)]
pub(crate) struct Store<V> {
    limits: StoreLimits,
    kept: Mutex<Kept<V>>,
}

#[derive(Debug)]
struct Kept<V> {
    by_id: HashMap<String, Item<V>>,
    /// Ids by the turn in which they were last used.
    by_use: BTreeMap<u64, String>,
    turn: u64,
    bytes: usize,
}

#[derive(Debug)]
struct Item<V> {
    value: Arc<V>,
    turn: u64,
    used: Timestamp,
    bytes: usize,
}

impl<V: Stored> Store<V> {
    pub(crate) fn new(limits: StoreLimits) -> Self {
        let kept = Kept { by_id: HashMap::new(), by_use: BTreeMap::new(), turn: 0, bytes: 0 };
        Store { limits, kept: Mutex::new(kept) }
    }

    /// Stores a value, and removes others where the limits require it.
    pub(crate) fn insert(&self, id: &str, value: Arc<V>, now: Timestamp) {
        let mut kept = self.kept();
        let mut gone = kept.expired(now, self.limits.idle);
        gone.extend(kept.remove(id));
        let (turn, bytes) = (kept.next_turn(), value.bytes());
        kept.bytes += bytes;
        kept.by_use.insert(turn, id.to_owned());
        kept.by_id.insert(id.to_owned(), Item { value, turn, used: now, bytes });
        gone.extend(kept.beyond(&self.limits));
        drop(kept);
        discard(gone);
    }

    /// The value with that id, if it has not expired and `may` allows it. The call counts as a use.
    pub(crate) fn get(&self, id: &str, now: Timestamp, may: impl FnOnce(&V) -> bool) -> Option<Arc<V>> {
        let mut kept = self.kept();
        let gone = kept.expired(now, self.limits.idle);
        let turn = kept.next_turn();
        let Kept { by_id, by_use, .. } = &mut *kept;
        let found = by_id.get_mut(id).filter(|item| may(&item.value)).map(|item| {
            by_use.remove(&item.turn);
            by_use.insert(turn, id.to_owned());
            (item.turn, item.used) = (turn, now.max(item.used));
            Arc::clone(&item.value)
        });
        drop(kept);
        discard(gone);
        found
    }

    /// The value with that id, or else the one that `make` returns, which is then stored. Concurrent callers get the
    /// same value. `make` runs under the lock and should be fast.
    pub(crate) fn get_or_insert(&self, id: &str, now: Timestamp, make: impl FnOnce() -> V) -> Arc<V> {
        let mut kept = self.kept();
        let mut gone = kept.expired(now, self.limits.idle);
        let turn = kept.next_turn();
        let Kept { by_id, by_use, bytes, .. } = &mut *kept;
        let value = match by_id.get_mut(id) {
            Some(item) => {
                by_use.remove(&item.turn);
                (item.turn, item.used) = (turn, now.max(item.used));
                Arc::clone(&item.value)
            }
            None => {
                let value = Arc::new(make());
                let item = Item { value: Arc::clone(&value), turn, used: now, bytes: value.bytes() };
                *bytes += item.bytes;
                by_id.insert(id.to_owned(), item);
                value
            }
        };
        by_use.insert(turn, id.to_owned());
        gone.extend(kept.beyond(&self.limits));
        drop(kept);
        discard(gone);
        value
    }

    /// Measures a value again after it has grown.
    pub(crate) fn weigh(&self, id: &str) {
        let mut kept = self.kept();
        let Kept { by_id, bytes, .. } = &mut *kept;
        if let Some(item) = by_id.get_mut(id) {
            let now = item.value.bytes();
            *bytes = bytes.saturating_sub(item.bytes).saturating_add(now);
            item.bytes = now;
        }
        let gone = kept.beyond(&self.limits);
        drop(kept);
        discard(gone);
    }

    /// Removes expired values.
    pub(crate) fn sweep(&self, now: Timestamp) {
        let gone = self.kept().expired(now, self.limits.idle);
        discard(gone);
    }

    fn kept(&self) -> MutexGuard<'_, Kept<V>> {
        // Nothing panics between two changes that belong together.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Drops removed values. Called outside of the lock, since dropping a large value takes a while.
fn discard<V: Stored>(gone: Vec<Arc<V>>) {
    gone.iter().for_each(|value| value.discard());
}

impl<V> Kept<V> {
    fn next_turn(&mut self) -> u64 {
        self.turn += 1;
        self.turn
    }

    fn remove(&mut self, id: &str) -> Option<Arc<V>> {
        let item = self.by_id.remove(id)?;
        self.by_use.remove(&item.turn);
        self.bytes = self.bytes.saturating_sub(item.bytes);
        Some(item.value)
    }

    /// Removes the values that were idle for that time. Values are in the order of their use, so this looks at no more
    /// than it removes, and one.
    fn expired(&mut self, now: Timestamp, idle: Duration) -> Vec<Arc<V>> {
        let mut gone = Vec::new();
        while let Some((_, id)) = self.by_use.first_key_value() {
            let id = id.clone();
            let is_old = |item: &Item<V>| {
                Duration::try_from(now.duration_since(item.used)).is_ok_and(|unused| unused >= idle)
            };
            if !self.by_id.get(&id).is_some_and(is_old) {
                break;
            }
            gone.extend(self.remove(&id));
        }
        gone
    }

    /// Removes the least recently used values until the limits hold; never the last one.
    fn beyond(&mut self, limits: &StoreLimits) -> Vec<Arc<V>> {
        let mut gone = Vec::new();
        while self.by_id.len() > 1 && (self.by_id.len() > limits.searches || self.bytes > limits.bytes) {
            let Some((_, id)) = self.by_use.first_key_value() else { break };
            let id = id.clone();
            gone.extend(self.remove(&id));
        }
        gone
    }
}
