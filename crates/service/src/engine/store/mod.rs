//! The store of searches: one for all verticals, within limits of number, memory and time.
//!
//! What is in use stays: a search that runs or was polled within its lease. Where that leaves no room, a new search is
//! refused, so that nobody loses a search to another caller.

mod account;
#[cfg(test)]
pub(crate) mod allocated;
mod kept;
mod limits;
#[cfg(test)]
mod tests;

pub(super) use account::Account;
pub use limits::StoreLimits;

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::clock::Clock;
use crate::http::Denial;
use crate::metrics::StoreMetrics;
use kept::{Gone, Kept};

/// A value that a store can keep.
pub(crate) trait Stored: Any + fmt::Debug + Send + Sync {
    /// What it is, in a word for metrics.
    fn kind(&self) -> &'static str;

    /// Estimated memory in bytes.
    fn bytes(&self) -> usize;

    /// Whether it is being worked on. Called under the store's lock.
    fn is_running(&self) -> bool;

    /// Called when the store removes it.
    fn discard(&self);
}

/// Values by id.
#[derive(Debug)]
pub(crate) struct Store {
    limits: StoreLimits,
    clock: Arc<dyn Clock>,
    kept: Mutex<Kept>,
    metrics: StoreMetrics,
}

/// What a store keeps of a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fill {
    pub(crate) entries: usize,
    /// Estimated memory in bytes.
    pub(crate) bytes: usize,
}

impl Store {
    pub(crate) fn new(limits: StoreLimits, clock: Arc<dyn Clock>) -> Self {
        Store { limits, clock, kept: Mutex::default(), metrics: StoreMetrics::default() }
    }

    pub(crate) fn limits(&self) -> &StoreLimits {
        &self.limits
    }

    pub(crate) fn metrics(&self) -> &StoreMetrics {
        &self.metrics
    }

    /// What it keeps, by kind.
    pub(crate) fn fill(&self) -> BTreeMap<&'static str, Fill> {
        self.kept().fill()
    }

    /// Stores a search, which counts for an account.
    ///
    /// # Errors
    /// There is no room for it.
    pub(crate) fn insert<V: Stored>(&self, id: &str, account: Account, value: Arc<V>) -> Result<(), Denial> {
        let now = self.clock.now();
        self.change(|kept, gone| {
            kept.expire(now, self.limits.idle, gone);
            kept.make_room(&self.limits, &account, value.bytes(), now, gone)?;
            kept.add(id, Some(account), value, now, gone);
            Ok(())
        })
    }

    /// The search with that id, or else the one that `make` returns, which is then stored and counts for the account.
    /// Concurrent callers get the same. `make` runs under the lock and should be fast.
    ///
    /// # Errors
    /// There is no room for a new one, or `make` refuses it.
    pub(crate) fn get_or_insert<V: Stored>(
        &self,
        id: &str,
        account: &Account,
        make: impl FnOnce() -> Result<Arc<V>, Denial>,
    ) -> Result<Arc<V>, Denial> {
        let now = self.clock.now();
        self.change(|kept, gone| {
            kept.expire(now, self.limits.idle, gone);
            if let Some(found) = kept.get(id).and_then(known) {
                kept.touch(id, now);
                return Ok(found);
            }
            let value = make()?;
            kept.make_room(&self.limits, account, value.bytes(), now, gone)?;
            kept.add(id, Some(account.clone()), Arc::clone(&value) as _, now, gone);
            Ok(value)
        })
    }

    /// The value with that id, or else the one that `make` returns. It is kept as long as there is room, as it can be
    /// made again.
    pub(crate) fn cached<V: Stored>(&self, id: &str, make: impl FnOnce() -> V) -> Arc<V> {
        let now = self.clock.now();
        self.change(|kept, gone| {
            kept.expire(now, self.limits.idle, gone);
            if let Some(found) = kept.get(id).and_then(known) {
                kept.touch(id, now);
                return found;
            }
            let value = Arc::new(make());
            kept.add(id, None, Arc::clone(&value) as _, now, gone);
            kept.trim(&self.limits, now, gone);
            value
        })
    }

    /// The value with that id, if it has not expired and `may` allows it. The call counts as a use.
    pub(crate) fn get<V: Stored>(&self, id: &str, may: impl FnOnce(&V) -> bool) -> Option<Arc<V>> {
        let now = self.clock.now();
        self.change(|kept, gone| {
            kept.expire(now, self.limits.idle, gone);
            let found = kept.get(id).and_then(known).filter(|value: &Arc<V>| may(value))?;
            kept.touch(id, now);
            Some(found)
        })
    }

    /// Measures a value again after it has grown.
    pub(crate) fn weigh(&self, id: &str) {
        let Some(value) = self.kept().get(id).cloned() else { return };
        // Outside of the lock: an answer may hold the value for a while.
        let bytes = value.bytes();
        let now = self.clock.now();
        self.change(|kept, gone| {
            kept.weigh(id, bytes);
            kept.trim(&self.limits, now, gone);
        });
    }

    /// Removes expired values.
    pub(crate) fn sweep(&self) {
        let now = self.clock.now();
        self.change(|kept, gone| kept.expire(now, self.limits.idle, gone));
    }

    /// Changes what is kept, and then drops what was removed.
    fn change<R>(&self, change: impl FnOnce(&mut Kept, &mut Gone) -> R) -> R {
        let mut gone = Gone::new();
        let result = change(&mut self.kept(), &mut gone);
        for (removal, value) in gone {
            value.discard();
            self.metrics.removed(value.kind(), removal);
        }
        result
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        // Nothing panics between two changes that belong together.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A value of this type.
fn known<V: Stored>(value: &Arc<dyn Stored>) -> Option<Arc<V>> {
    let value: Arc<dyn Any + Send + Sync> = Arc::clone(value) as _;
    value.downcast().ok()
}
