//! What the store keeps, in the order of its use.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;

use super::{Account, Fill, StoreLimits, Stored, StoredSearch};
use crate::http::Denial;
use crate::workers::retry_after;

/// All values, and the shelves on which they stand.
#[derive(Debug, Default)]
pub(super) struct Kept {
    by_id: HashMap<Arc<str>, Item>,
    all: Shelf,
    of_account: HashMap<Account, Shelf>,
    /// Ids of the values that belong to nobody: they can be made again.
    spare: BTreeMap<u64, Arc<str>>,
    turn: u64,
}

/// Ids of values by the turn in which they were last used, and the memory of all of them.
#[derive(Debug, Default)]
struct Shelf {
    by_use: BTreeMap<u64, Arc<str>>,
    bytes: usize,
}

#[derive(Debug)]
struct Item {
    value: Arc<dyn Stored>,
    /// What it counts for.
    account: Option<Account>,
    turn: u64,
    used: Timestamp,
    bytes: usize,
}

impl Item {
    fn unused_for(&self, now: Timestamp) -> Duration {
        // A clock that runs back makes nothing older.
        Duration::try_from(now.duration_since(self.used)).unwrap_or_default()
    }
}

impl Shelf {
    fn has_room(&self, most: usize, most_bytes: usize, bytes: usize) -> bool {
        // What is larger than the limit by itself may stand alone.
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

/// Values that were removed, and why. They are dropped outside of the lock, as that takes a while.
pub(super) type Gone = Vec<(&'static str, Arc<dyn Stored>)>;

/// Why a value is removed: another one has its id, here or elsewhere.
pub(super) const REPLACED: &str = "replaced";

/// It was idle for too long.
const EXPIRED: &str = "expired";

/// Another one needs its room.
const EVICTED: &str = "evicted";

impl Kept {
    /// Adds a value, or replaces the one with its id.
    pub(super) fn add(
        &mut self,
        id: &str,
        account: Option<Account>,
        value: Arc<dyn Stored>,
        now: Timestamp,
        gone: &mut Gone,
    ) {
        self.discard(id, REPLACED, gone);
        let (id, bytes) = (Arc::<str>::from(id), value.bytes());
        self.turn += 1;
        let turn = self.turn;
        self.all.place(turn, &id, bytes);
        match &account {
            Some(account) => self.of_account.entry(account.clone()).or_default().place(turn, &id, bytes),
            None => drop(self.spare.insert(turn, Arc::clone(&id))),
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

    /// Counts a use of a value.
    pub(super) fn touch(&mut self, id: &str, now: Timestamp) {
        let Some(item) = self.by_id.get_mut(id) else { return };
        self.turn += 1;
        let before = std::mem::replace(&mut item.turn, self.turn);
        item.used = now.max(item.used);
        let of_account = item.account.as_ref().and_then(|account| self.of_account.get_mut(account));
        let orders =
            [Some(&mut self.all.by_use), Some(of_account.map_or(&mut self.spare, |shelf| &mut shelf.by_use))];
        for order in orders.into_iter().flatten() {
            if let Some(id) = order.remove(&before) {
                order.insert(self.turn, id);
            }
        }
    }

    /// Sets the memory of a value.
    pub(super) fn weigh(&mut self, id: &str, bytes: usize) {
        let Some(item) = self.by_id.get_mut(id) else { return };
        let before = std::mem::replace(&mut item.bytes, bytes);
        let of_account = item.account.as_ref().and_then(|account| self.of_account.get_mut(account));
        for shelf in [Some(&mut self.all), of_account].into_iter().flatten() {
            shelf.bytes = shelf.bytes.saturating_sub(before).saturating_add(bytes);
        }
    }

    /// What is kept, by kind.
    pub(super) fn fill(&self) -> BTreeMap<&'static str, Fill> {
        let mut fill = BTreeMap::<_, Fill>::new();
        for item in self.by_id.values() {
            let of_kind = fill.entry(item.value.kind()).or_default();
            of_kind.entries += 1;
            of_kind.bytes += item.bytes;
        }
        fill
    }

    pub(super) fn discard(&mut self, id: &str, removal: &'static str, gone: &mut Gone) {
        gone.extend(self.remove(id).map(|value| (removal, value)));
    }

    pub(super) fn remove(&mut self, id: &str) -> Option<Arc<dyn Stored>> {
        let item = self.by_id.remove(id)?;
        self.all.remove(item.turn, item.bytes);
        match &item.account {
            Some(account) => {
                let shelf = self.of_account.get_mut(account)?;
                shelf.remove(item.turn, item.bytes);
                if shelf.by_use.is_empty() {
                    self.of_account.remove(account);
                }
            }
            None => drop(self.spare.remove(&item.turn)),
        }
        Some(item.value)
    }

    /// Removes the values that were idle for that time. Values are in the order of their use, so this looks at no more
    /// than it removes, and one.
    pub(super) fn expire(&mut self, now: Timestamp, idle: Duration, gone: &mut Gone) {
        while let Some(id) = self.all.by_use.first_key_value().map(|(_, id)| Arc::clone(id)) {
            if self.by_id.get(&id).is_none_or(|item| item.unused_for(now) < idle) {
                break;
            }
            self.discard(&id, EXPIRED, gone);
        }
    }

    /// Makes room for a search of an account.
    ///
    /// # Errors
    /// What is in use leaves no room.
    pub(super) fn make_room(
        &mut self,
        limits: &StoreLimits,
        account: &Account,
        bytes: usize,
        now: Timestamp,
        gone: &mut Gone,
    ) -> Result<(), Denial> {
        while let Some(shelf) = self.of_account.get(account)
            && !shelf.has_room(limits.key_searches, limits.key_bytes, bytes)
        {
            let Some(id) = self.unleased(shelf, limits, now) else {
                return Err(Denial::TooManySearches { seconds: self.wait(shelf, limits, now) });
            };
            self.discard(&id, EVICTED, gone);
        }
        while !self.all.has_room(limits.searches, limits.bytes, bytes) {
            let Some(id) = self.least_needed(limits, now) else {
                return Err(Denial::NoRoom { seconds: self.wait(&self.all, limits, now) });
            };
            self.discard(&id, EVICTED, gone);
        }
        Ok(())
    }

    /// Removes what is not in use until the limits hold. What is in use stays, even beyond them.
    pub(super) fn trim(&mut self, limits: &StoreLimits, now: Timestamp, gone: &mut Gone) {
        while self.by_id.len() > 1 && (self.by_id.len() > limits.searches || self.all.bytes > limits.bytes) {
            let Some(id) = self.least_needed(limits, now) else { break };
            self.discard(&id, EVICTED, gone);
        }
    }

    /// The least recently used value that is not in use, or else the least recently used one that can be made again.
    fn least_needed(&self, limits: &StoreLimits, now: Timestamp) -> Option<Arc<str>> {
        let spare = || self.spare.first_key_value().map(|(_, id)| Arc::clone(id));
        self.unleased(&self.all, limits, now).or_else(spare)
    }

    /// The least recently used value on a shelf that neither runs nor is within its lease.
    fn unleased(&self, shelf: &Shelf, limits: &StoreLimits, now: Timestamp) -> Option<Arc<str>> {
        let items = shelf.by_use.values().filter_map(|id| Some((id, self.by_id.get(id)?)));
        let mut unleased = items.take_while(|(_, item)| item.unused_for(now) >= limits.lease);
        unleased.find(|(_, item)| !item.value.is_running()).map(|(id, _)| Arc::clone(id))
    }

    /// The seconds until the lease of the least recently used value on a shelf ends.
    fn wait(&self, shelf: &Shelf, limits: &StoreLimits, now: Timestamp) -> u64 {
        let oldest = shelf.by_use.first_key_value().and_then(|(_, id)| self.by_id.get(id));
        retry_after(limits.lease.saturating_sub(oldest.map_or(Duration::ZERO, |item| item.unused_for(now))))
    }

    #[cfg(test)]
    pub(super) fn sizes(&self) -> [usize; 4] {
        assert_eq!(self.by_id.len(), self.all.by_use.len());
        let of_accounts: usize = self.of_account.values().map(|shelf| shelf.by_use.len()).sum();
        assert_eq!(self.by_id.len(), of_accounts + self.spare.len());
        [self.by_id.len(), self.of_account.len(), self.spare.len(), self.all.bytes]
    }
}
