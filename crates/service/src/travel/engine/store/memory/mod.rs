//! The store in this process's memory. One store serves all verticals, with limits on the number, memory and lifetime
//! of its values.

mod kept;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::future::ready;
use std::sync::{Arc, Weak};
use std::time::Duration;

use super::{
    Account, AnswerContent, Make, Reader, Store, StoreFuture, StoreLimits, Stored, StoredSearch, downcast,
};
use jiff::Timestamp;

use crate::clock::Clock;
use crate::http::{ApiKey, Denial};
use crate::lock::Lock;
use crate::metrics::family::Counters;
use crate::metrics::names;
use kept::{Entries, Removed};

/// Values by id.
#[derive(Debug)]
pub(crate) struct MemoryStore {
    limits: StoreLimits,
    clock: Arc<dyn Clock>,
    kept: Lock<Entries>,
    removals: Counters<2>,
}

/// Number and memory of the values of a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Usage {
    pub(crate) entries: usize,
    /// Estimated memory in bytes.
    pub(crate) bytes: usize,
}

impl MemoryStore {
    pub(crate) fn new(limits: StoreLimits, clock: Arc<dyn Clock>) -> Self {
        let (searches, key_searches) = (limits.searches.max(1), limits.key_searches.max(1));
        let limits = StoreLimits { searches, key_searches, ..limits };
        MemoryStore { limits, clock, kept: Lock::default(), removals: Counters::new(&names::STORE_REMOVALS) }
    }

    pub(crate) fn limits(&self) -> &StoreLimits {
        &self.limits
    }

    pub(crate) fn removals(&self) -> &Counters<2> {
        &self.removals
    }

    /// Returns the number and the memory of the values, by kind.
    pub(crate) fn usage(&self) -> BTreeMap<&'static str, Usage> {
        self.kept.lock().usage()
    }

    /// Stores a search, which counts towards an account.
    ///
    /// # Errors
    /// Returns an error if the limits do not allow another search.
    pub(super) fn add(&self, account: Account, search: Arc<dyn StoredSearch>) -> Result<(), Denial> {
        let now = self.clock.now();
        self.change(|kept, gone| {
            kept.expire(now, self.limits.idle, gone);
            self.place(kept, account, search, now, gone)
        })
    }

    /// Returns the search with an id, or stores and returns the search that `make` creates. `make` runs under the lock
    /// and should be fast.
    fn search_or_add(
        &self,
        id: &str,
        account: Account,
        make: Make<'_>,
    ) -> Result<Arc<dyn StoredSearch>, Denial> {
        let now = self.clock.now();
        self.change(|kept, gone| {
            kept.expire(now, self.limits.idle, gone);
            if let Some(found) = kept.search(id) {
                kept.touch(id, now);
                return Ok(found);
            }
            let search = make()?;
            self.place(kept, account, Arc::clone(&search), now, gone)?;
            Ok(search)
        })
    }

    /// Adds a search, if the limits allow it.
    fn place(
        &self,
        kept: &mut Entries,
        account: Account,
        search: Arc<dyn StoredSearch>,
        now: Timestamp,
        gone: &mut Removed,
    ) -> Result<(), Denial> {
        kept.make_room(&self.limits, &account, search.bytes(), now, gone)?;
        let id = search.id().to_owned();
        kept.add(&id, Some(account), search, now, gone);
        Ok(())
    }

    /// Returns the value with an id, or the value that `make` creates. The value can be recomputed, so it is stored
    /// only if the limits allow it without evicting searches in use.
    pub(crate) fn cached<V: Stored>(&self, id: &str, make: impl FnOnce() -> V) -> Arc<V> {
        let now = self.clock.now();
        self.change(|kept, gone| {
            kept.expire(now, self.limits.idle, gone);
            if let Some(found) = kept.get(id).cloned().and_then(|value| downcast(value)) {
                kept.touch(id, now);
                return found;
            }
            let value = Arc::new(make());
            kept.add(id, None, Arc::clone(&value) as _, now, gone);
            kept.trim(&self.limits, now, gone);
            value
        })
    }

    /// Returns the search with an id, if the search has not expired and `may` allows access. The call counts as a use.
    pub(super) fn search(
        &self,
        id: &str,
        may: impl FnOnce(&dyn StoredSearch) -> bool,
    ) -> Option<Arc<dyn StoredSearch>> {
        let now = self.clock.now();
        self.change(|kept, gone| {
            kept.expire(now, self.limits.idle, gone);
            let found = kept.search(id).filter(|search| may(&**search))?;
            kept.touch(id, now);
            Some(found)
        })
    }

    /// Updates the measured memory of a value after the value has grown.
    pub(crate) fn weigh(&self, id: &str) {
        let Some(value) = self.kept.lock().get(id).cloned() else { return };
        // The value is measured outside the lock: a response may lock the value for a long time.
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

    /// Changes the stored values, and then drops the removed values outside the lock.
    fn change<R>(&self, change: impl FnOnce(&mut Entries, &mut Removed) -> R) -> R {
        let mut gone = Removed::new();
        let result = change(&mut self.kept.lock(), &mut gone);
        for (removal, value) in gone {
            value.discard();
            self.removals.count([value.kind().into(), removal.into()]);
        }
        result
    }
}

/// Operations on searches that are shared with other nodes.
#[cfg(feature = "redis")]
impl MemoryStore {
    /// Returns the search with an id. The call does not count as a use.
    pub(super) fn peek(&self, id: &str) -> Option<Arc<dyn StoredSearch>> {
        self.kept.lock().search(id)
    }

    /// Stores a copy of another node's search, if the limits allow it. Returns the given copy, or the earlier copy if
    /// the store already has one.
    pub(super) fn add_copy(&self, search: Arc<dyn StoredSearch>) -> Arc<dyn StoredSearch> {
        let now = self.clock.now();
        self.change(|kept, gone| {
            if let Some(found) = kept.search(search.id()) {
                return found;
            }
            kept.add(search.id(), None, Arc::clone(&search) as _, now, gone);
            kept.trim(&self.limits, now, gone);
            search
        })
    }

    /// Stores a search that this node is working on, even if the store is full.
    pub(super) fn add_running(&self, search: Arc<dyn StoredSearch>) {
        let now = self.clock.now();
        self.change(|kept, gone| {
            // The search is not discarded, since the same value is added again.
            kept.remove(search.id());
            let id = search.id().to_owned();
            kept.add(&id, Some(Account::Others), search, now, gone);
        });
    }

    /// Removes a search that is missing or different on the server.
    pub(super) fn remove_lost(&self, id: &str) {
        self.change(|kept, gone| kept.discard(id, kept::REPLACED, gone));
    }

    /// Returns the searches that match a predicate.
    pub(super) fn searches(
        &self,
        predicate: impl Fn(&dyn StoredSearch) -> bool,
    ) -> Vec<Arc<dyn StoredSearch>> {
        self.kept.lock().searches().filter(|search| predicate(&**search)).collect()
    }
}

/// All operations complete immediately.
impl Store for MemoryStore {
    /// Ignores the reader: no other node starts searches.
    fn register_reader(&self, _kind: &'static str, _reader: Weak<dyn Reader>) {}

    fn insert(&self, account: Account, search: Arc<dyn StoredSearch>) -> StoreFuture<'_, Result<(), Denial>> {
        Box::pin(ready(self.add(account, search)))
    }

    fn get_or_insert<'a>(
        &'a self,
        id: &'a str,
        account: Account,
        make: Make<'a>,
    ) -> StoreFuture<'a, Result<Arc<dyn StoredSearch>, Denial>> {
        Box::pin(ready(self.search_or_add(id, account, make)))
    }

    fn get<'a>(
        &'a self,
        id: &'a str,
        caller: &'a ApiKey,
        _is_same_node: bool,
        _parameters: Option<&'a (dyn Fn() -> Vec<u8> + Sync)>,
    ) -> StoreFuture<'a, Result<Option<Arc<dyn StoredSearch>>, Denial>> {
        Box::pin(ready(Ok(self.search(id, |search| search.owner() == Some(caller)))))
    }

    fn answered<'a>(
        &'a self,
        _search: &'a dyn StoredSearch,
        _provider: &'a str,
        _after: Duration,
        _content: &'a (dyn Fn() -> AnswerContent + Sync),
    ) -> StoreFuture<'a, bool> {
        Box::pin(ready(true))
    }

    fn leave(&self, _: Duration) -> StoreFuture<'_, ()> {
        Box::pin(ready(()))
    }

    fn held(&self) -> &MemoryStore {
        self
    }
}
