//! The values of the store, in the order of their last use.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;

use super::{Account, StoreLimits, Stored, StoredSearch, Usage};
use crate::http::Denial;
use crate::workers::retry_after;

/// All values and their order of use, both overall and by account.
#[derive(Debug, Default)]
pub(super) struct Entries {
    by_id: HashMap<Arc<str>, Item>,
    all: UseOrder,
    of_account: HashMap<Account, UseOrder>,
    /// Ids of the values without an account, by last use. Values without an account can be recomputed.
    recomputable: BTreeMap<u64, Arc<str>>,
    turn: u64,
}

/// Ids of values by the sequence number of their last use, and their total memory.
#[derive(Debug, Default)]
struct UseOrder {
    by_use: BTreeMap<u64, Arc<str>>,
    bytes: usize,
}

#[derive(Debug)]
struct Item {
    value: Arc<dyn Stored>,
    /// The account that the value counts towards.
    account: Option<Account>,
    turn: u64,
    used: Timestamp,
    bytes: usize,
}

impl Item {
    fn unused_for(&self, now: Timestamp) -> Duration {
        // Zero if the clock runs backwards.
        Duration::try_from(now.duration_since(self.used)).unwrap_or_default()
    }
}

impl UseOrder {
    fn has_room(&self, most: usize, most_bytes: usize, bytes: usize) -> bool {
        // A value that exceeds the limit by itself is accepted if it is the only value.
        self.by_use.is_empty() || (self.by_use.len() < most && self.bytes.saturating_add(bytes) <= most_bytes)
    }

    fn place(&mut self, turn: u64, id: &Arc<str>, bytes: usize) {
        self.by_use.insert(turn, Arc::clone(id));
        self.bytes += bytes;
    }

    fn remove(&mut self, turn: u64, bytes: usize) {
        self.by_use.remove(&turn);
        self.bytes = self.bytes.saturating_sub(bytes);
    }
}

/// Removed values, each with the reason. The values are dropped outside the lock, since dropping takes time.
pub(super) type Removed = Vec<(&'static str, Arc<dyn Stored>)>;

/// Reason for a removal: another value has the id, here or on another node, or the server does not have the value.
pub(super) const REPLACED: &str = "replaced";

/// Reason for a removal: the value was idle for too long.
const EXPIRED: &str = "expired";

/// Reason for a removal: the value was evicted for another value.
const EVICTED: &str = "evicted";

impl Entries {
    /// Adds a value, or replaces the value with the same id.
    pub(super) fn add(
        &mut self,
        id: &str,
        account: Option<Account>,
        value: Arc<dyn Stored>,
        now: Timestamp,
        gone: &mut Removed,
    ) {
        self.discard(id, REPLACED, gone);
        let (id, bytes) = (Arc::<str>::from(id), value.bytes());
        self.turn += 1;
        let turn = self.turn;
        self.all.place(turn, &id, bytes);
        match &account {
            Some(account) => self.of_account.entry(account.clone()).or_default().place(turn, &id, bytes),
            None => drop(self.recomputable.insert(turn, Arc::clone(&id))),
        }
        self.by_id.insert(id, Item { value, account, turn, used: now, bytes });
    }

    pub(super) fn get(&self, id: &str) -> Option<&Arc<dyn Stored>> {
        Some(&self.by_id.get(id)?.value)
    }

    pub(super) fn search(&self, id: &str) -> Option<Arc<dyn StoredSearch>> {
        Arc::clone(self.get(id)?).as_search()
    }

    #[cfg(feature = "redis")]
    pub(super) fn searches(&self) -> impl Iterator<Item = Arc<dyn StoredSearch>> {
        self.by_id.values().filter_map(|item| Arc::clone(&item.value).as_search())
    }

    /// Records that a value was used.
    pub(super) fn touch(&mut self, id: &str, now: Timestamp) {
        let Some(item) = self.by_id.get_mut(id) else { return };
        self.turn += 1;
        let before = std::mem::replace(&mut item.turn, self.turn);
        item.used = now.max(item.used);
        let of_account = item.account.as_ref().and_then(|account| self.of_account.get_mut(account));
        let orders = [
            Some(&mut self.all.by_use),
            Some(of_account.map_or(&mut self.recomputable, |order| &mut order.by_use)),
        ];
        for order in orders.into_iter().flatten() {
            if let Some(id) = order.remove(&before) {
                order.insert(self.turn, id);
            }
        }
    }

    /// Sets the memory that a value uses, in bytes.
    pub(super) fn weigh(&mut self, id: &str, bytes: usize) {
        let Some(item) = self.by_id.get_mut(id) else { return };
        let before = std::mem::replace(&mut item.bytes, bytes);
        let of_account = item.account.as_ref().and_then(|account| self.of_account.get_mut(account));
        for order in [Some(&mut self.all), of_account].into_iter().flatten() {
            order.bytes = order.bytes.saturating_sub(before).saturating_add(bytes);
        }
    }

    /// Returns the number and the memory of the values, by kind.
    pub(super) fn usage(&self) -> BTreeMap<&'static str, Usage> {
        let mut usage = BTreeMap::<_, Usage>::new();
        for item in self.by_id.values() {
            let of_kind = usage.entry(item.value.kind()).or_default();
            of_kind.entries += 1;
            of_kind.bytes += item.bytes;
        }
        usage
    }

    pub(super) fn discard(&mut self, id: &str, removal: &'static str, gone: &mut Removed) {
        gone.extend(self.remove(id).map(|value| (removal, value)));
    }

    pub(super) fn remove(&mut self, id: &str) -> Option<Arc<dyn Stored>> {
        let item = self.by_id.remove(id)?;
        self.all.remove(item.turn, item.bytes);
        match &item.account {
            Some(account) => {
                let order = self.of_account.get_mut(account)?;
                order.remove(item.turn, item.bytes);
                if order.by_use.is_empty() {
                    self.of_account.remove(account);
                }
            }
            None => drop(self.recomputable.remove(&item.turn)),
        }
        Some(item.value)
    }

    /// Removes the values that have been idle for this time. Since values are in the order of their use, this function
    /// checks at most one value more than it removes.
    pub(super) fn expire(&mut self, now: Timestamp, idle: Duration, gone: &mut Removed) {
        while let Some(id) = self.all.by_use.first_key_value().map(|(_, id)| Arc::clone(id)) {
            if self.by_id.get(&id).is_none_or(|item| item.unused_for(now) < idle) {
                break;
            }
            self.discard(&id, EXPIRED, gone);
        }
    }

    /// Evicts values until a search of an account fits.
    ///
    /// # Errors
    /// Returns an error if too many values are in use.
    pub(super) fn make_room(
        &mut self,
        limits: &StoreLimits,
        account: &Account,
        bytes: usize,
        now: Timestamp,
        gone: &mut Removed,
    ) -> Result<(), Denial> {
        while let Some(order) = self.of_account.get(account)
            && !order.has_room(limits.key_searches, limits.key_bytes, bytes)
        {
            let Some(id) = self.oldest_unleased(order, limits, now) else {
                return Err(Denial::TooManySearches { seconds: self.wait(order, limits, now) });
            };
            self.discard(&id, EVICTED, gone);
        }
        while !self.all.has_room(limits.searches, limits.bytes, bytes) {
            let Some(id) = self.eviction_candidate(limits, now) else {
                return Err(Denial::NoRoom { seconds: self.wait(&self.all, limits, now) });
            };
            self.discard(&id, EVICTED, gone);
        }
        Ok(())
    }

    /// Evicts values until the limits are met. Values in use that can't be recomputed are kept, even above the limits.
    pub(super) fn trim(&mut self, limits: &StoreLimits, now: Timestamp, gone: &mut Removed) {
        while self.by_id.len() > 1 && (self.by_id.len() > limits.searches || self.all.bytes > limits.bytes) {
            let Some(id) = self.eviction_candidate(limits, now) else { break };
            self.discard(&id, EVICTED, gone);
        }
    }

    /// Returns the least recently used value that is not in use, or otherwise the least recently used value that can be
    /// recomputed.
    fn eviction_candidate(&self, limits: &StoreLimits, now: Timestamp) -> Option<Arc<str>> {
        let recomputable = || self.recomputable.first_key_value().map(|(_, id)| Arc::clone(id));
        self.oldest_unleased(&self.all, limits, now).or_else(recomputable)
    }

    /// Returns the least recently used value, according to an order of use, that is neither running nor within its
    /// lease.
    fn oldest_unleased(&self, order: &UseOrder, limits: &StoreLimits, now: Timestamp) -> Option<Arc<str>> {
        let items = order.by_use.values().filter_map(|id| Some((id, self.by_id.get(id)?)));
        let mut oldest_unleased = items.take_while(|(_, item)| item.unused_for(now) >= limits.lease);
        oldest_unleased.find(|(_, item)| !item.value.is_running()).map(|(id, _)| Arc::clone(id))
    }

    /// Returns the number of seconds until the lease of the least recently used value ends, according to an order of
    /// use.
    fn wait(&self, order: &UseOrder, limits: &StoreLimits, now: Timestamp) -> u64 {
        let oldest = order.by_use.first_key_value().and_then(|(_, id)| self.by_id.get(id));
        retry_after(limits.lease.saturating_sub(oldest.map_or(Duration::ZERO, |item| item.unused_for(now))))
    }

    #[cfg(test)]
    pub(super) fn sizes(&self) -> [usize; 4] {
        assert_eq!(self.by_id.len(), self.all.by_use.len());
        let of_accounts: usize = self.of_account.values().map(|order| order.by_use.len()).sum();
        assert_eq!(self.by_id.len(), of_accounts + self.recomputable.len());
        [self.by_id.len(), self.of_account.len(), self.recomputable.len(), self.all.bytes]
    }
}
