//! The store of searches.
//!
//! What is in use stays: a search that runs or was polled within its lease. Where that leaves no room, a new search is
//! refused, so that nobody loses a search to another caller.
//!
//! A store keeps its searches in the memory of this process ([`MemoryStore`]), or where other nodes find them as well.
//! Then any node answers a poll: it reads the [`Record`] of a search that another one has started, follows it by what is
//! written about it, and takes it up where that node is gone.

mod account;
#[cfg(test)]
pub(crate) mod allocated;
mod limits;
mod memory;
mod metrics;
mod record;
#[cfg(feature = "redis")]
mod redis;
#[cfg(test)]
mod suite;
#[cfg(test)]
mod testing;

pub(super) use account::Account;
pub use limits::StoreLimits;
pub(crate) use memory::MemoryStore;
#[cfg(feature = "redis")]
pub(crate) use record::WrittenAnswer;
pub(crate) use record::{AskedProvider, Position, Record, Written};
#[cfg(feature = "redis")]
pub(crate) use redis::RedisStore;

use std::any::Any;
use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use super::packed::{Packed, Unreadable};
use crate::http::{ApiKey, Denial};

/// What a store answers, later.
pub(crate) type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Makes a search that counts for whoever asked for it.
pub(crate) type Make<'a> = Box<dyn FnOnce() -> Result<Arc<dyn StoredSearch>, Denial> + Send + 'a>;

/// Where searches are kept.
pub(crate) trait Store: fmt::Debug + Send + Sync + 'static {
    /// Names the reader of a kind of searches, for those that other nodes have started.
    fn read_by(&self, kind: &'static str, reader: Weak<dyn Reader>);

    /// Keeps a new search, on which this node is about to work. It counts for the account.
    ///
    /// # Errors
    /// There is no room for it, or the store can't be reached.
    fn insert(&self, account: Account, search: Arc<dyn StoredSearch>) -> Later<'_, Result<(), Denial>>;

    /// The search with that id as it is now, or else the one that `make` returns, which is then kept and counts for the
    /// account. Concurrent callers get the same.
    ///
    /// # Errors
    /// There is no room for a new one, `make` refuses it, or the store can't be reached.
    fn get_or_insert<'a>(
        &'a self,
        id: &'a str,
        account: Account,
        make: Make<'a>,
    ) -> Later<'a, Result<Arc<dyn StoredSearch>, Denial>>;

    /// The search with that id as it is now, if it has not expired and is the caller's. The call counts as a use.
    /// `parameters` are those that the caller gives, packed; they stay with the search.
    ///
    /// # Errors
    /// The store can't be reached, and this node does not hold the search.
    fn get<'a>(
        &'a self,
        id: &'a str,
        caller: &'a ApiKey,
        parameters: Option<&'a (dyn Fn() -> Vec<u8> + Sync)>,
    ) -> Later<'a, Result<Option<Arc<dyn StoredSearch>>, Denial>>;

    /// Tells what a provider has answered, `None` where it has failed, and when. Returns whether that counts: of two
    /// nodes that ask the same provider, the first one counts.
    fn answered<'a>(
        &'a self,
        search: &'a dyn StoredSearch,
        provider: &'a str,
        after: Duration,
        pack: &'a (dyn Fn() -> Option<Result<Packed, Unreadable>> + Sync),
    ) -> Later<'a, bool>;

    /// Leaves what this node works on to the others, since it stops.
    fn leave(&self) -> Later<'_, ()>;

    /// What this node holds in its memory.
    fn held(&self) -> &MemoryStore;
}

/// A value that is held in memory.
pub(crate) trait Stored: Any + fmt::Debug + Send + Sync {
    /// What it is, in a word for metrics.
    fn kind(&self) -> &'static str;

    /// Estimated memory in bytes.
    fn bytes(&self) -> usize;

    /// Whether it is being worked on. Called under the store's lock.
    fn is_running(&self) -> bool;

    /// Called when the store removes it.
    fn discard(&self);

    /// The value as a search, if it is one.
    fn as_search(self: Arc<Self>) -> Option<Arc<dyn StoredSearch>> {
        None
    }
}

/// A search that a store keeps.
#[cfg_attr(not(feature = "redis"), allow(dead_code, reason = "a store that nodes share asks for more"))]
pub(crate) trait StoredSearch: Stored {
    fn id(&self) -> &str;

    /// The key that may poll it. `None` where any caller may join it, and where another node has started it.
    fn owner(&self) -> Option<&ApiKey>;

    /// What another node needs to show it, and to go on with it.
    fn record(&self) -> Record;

    /// Adds what nodes have written about it. What is known changes nothing.
    fn learn(&self, written: Vec<Written>);

    /// How far this node has read what is written about it.
    fn position(&self) -> &Mutex<Position>;

    /// Parameters that a caller has given to another node, packed.
    fn set_parameters(&self, packed: &[u8]);

    /// Whether this node works on it, rather than another one.
    fn is_worked_on_here(&self) -> bool;

    /// Whether somebody waits for it.
    fn is_awaited(&self) -> bool;
}

/// Reads the searches of a kind that other nodes have started.
#[cfg_attr(not(feature = "redis"), allow(dead_code, reason = "a store that nodes share calls it"))]
pub(crate) trait Reader: fmt::Debug + Send + Sync {
    /// A search as its record tells it, before any provider has answered.
    ///
    /// # Errors
    /// The record can't be read.
    fn read(&self, id: &str, record: &Record) -> Result<Arc<dyn StoredSearch>, Unreadable>;

    /// Asks the providers of a search that have not answered, since whoever asked them is gone.
    fn take_up(&self, search: Arc<dyn StoredSearch>);
}

/// A value of this type.
pub(crate) fn known<V: Any + Send + Sync>(value: Arc<dyn Any + Send + Sync>) -> Option<Arc<V>> {
    value.downcast().ok()
}
