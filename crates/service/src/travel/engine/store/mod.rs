//! The search store.
//!
//! A search in use is never evicted. A search is in use if it is running or was polled within its lease. If searches in
//! use fill the store, a new search is refused, so that no caller loses a search to another caller.
//!
//! A store keeps its searches in the memory of this process ([`MemoryStore`]), or on a server that all nodes share.
//! With a shared store, any node can respond to a poll: it reads the [`Record`] of a search that another node has
//! started, then reads the answers as they are written, and takes over the search if the other node is gone.

#[cfg(test)]
pub(crate) mod allocated;
mod limits;
mod memory;
mod record;
#[cfg(feature = "redis")]
mod redis;
#[cfg(test)]
mod suite;
#[cfg(test)]
mod testing;

pub(super) use crate::http::Account;
pub use limits::StoreLimits;
pub(crate) use memory::MemoryStore;
#[cfg(feature = "redis")]
pub(crate) use record::EncodedAnswer;
pub(crate) use record::{AnswerContent, Position, Record, StoredAnswer};
#[cfg(feature = "redis")]
pub(crate) use redis::{FORMAT, Generation, RedisStore};

use std::any::Any;
use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Weak};
use std::time::Duration;

use super::Unreadable;
use crate::http::{ApiKey, Denial};
use crate::lock::Lock;

/// The boxed future of a store operation.
pub(crate) type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Constructor of a search, called if the store does not contain the search.
pub(crate) type Make<'a> = Box<dyn FnOnce() -> Result<Arc<dyn StoredSearch>, Denial> + Send + 'a>;

/// A search store.
pub(crate) trait Store: Send + Sync + 'static {
    /// Registers the reader for searches of one kind that other nodes have started.
    fn register_reader(&self, kind: &'static str, reader: Weak<dyn Reader>);

    /// Stores a new search, on which this node is about to work. The search counts towards the account.
    ///
    /// # Errors
    /// Returns an error if the account has too many searches, or if the store is full or can't be reached.
    fn insert(&self, account: Account, search: Arc<dyn StoredSearch>) -> StoreFuture<'_, Result<(), Denial>>;

    /// Returns the current state of the search with an id. If there is no such search, stores and returns the search
    /// that `make` creates, which then counts towards the account. Concurrent callers get the same search.
    ///
    /// # Errors
    /// Returns an error if the account has too many searches, if the store is full or can't be reached, or if `make`
    /// refuses the search.
    fn get_or_insert<'a>(
        &'a self,
        id: &'a str,
        account: Account,
        make: Make<'a>,
    ) -> StoreFuture<'a, Result<Arc<dyn StoredSearch>, Denial>>;

    /// Returns the current state of the search with an id, if the search has not expired and belongs to the caller. The
    /// call counts as a use. `is_same_node` states that this node sent the caller's last response for the search.
    /// `parameters` encodes the parameters that the caller provides, if any; they are stored with the search.
    ///
    /// # Errors
    /// Returns an error if this node does not hold the search and the store can't be reached, or if another node may
    /// have the search.
    fn get<'a>(
        &'a self,
        id: &'a str,
        caller: &'a ApiKey,
        is_same_node: bool,
        parameters: Option<&'a (dyn Fn() -> Vec<u8> + Sync)>,
    ) -> StoreFuture<'a, Result<Option<Arc<dyn StoredSearch>>, Denial>>;

    /// Reports a provider's answer, which `content` encodes. `after` is the time from the start of the search. Returns
    /// whether this answer counts: if two nodes query the same provider, the first answer counts.
    fn answered<'a>(
        &'a self,
        search: &'a dyn StoredSearch,
        provider: &'a str,
        after: Duration,
        content: &'a (dyn Fn() -> AnswerContent + Sync),
    ) -> StoreFuture<'a, bool>;

    /// Hands the searches that this node is working on over to other nodes, because this node is shutting down. If
    /// there are other nodes, but all of them have different settings, first waits for the searches to end, for at most
    /// `longest`.
    fn leave(&self, longest: Duration) -> StoreFuture<'_, ()>;

    /// Returns the searches that this node holds in its memory.
    fn held(&self) -> &MemoryStore;
}

/// A value that is held in memory.
pub(crate) trait Stored: Any + fmt::Debug + Send + Sync {
    /// Returns the kind of value, for use as a metrics label.
    fn kind(&self) -> &'static str;

    /// Returns the estimated memory in bytes.
    fn bytes(&self) -> usize;

    /// Returns whether work on the value is in progress. Called under the store's lock.
    fn is_running(&self) -> bool;

    /// Releases the value's resources. Called when the store removes the value.
    fn discard(&self);

    /// Returns the value as a search, if it is one.
    fn as_search(self: Arc<Self>) -> Option<Arc<dyn StoredSearch>> {
        None
    }
}

/// A search in a store.
#[cfg_attr(not(feature = "redis"), allow(dead_code, reason = "only a shared store calls some methods"))]
pub(crate) trait StoredSearch: Stored {
    fn id(&self) -> &str;

    /// Returns the key that may poll the search. Returns `None` if any caller may join the search, or if another node
    /// has started it.
    fn owner(&self) -> Option<&ApiKey>;

    /// Returns the data that another node needs to show the search and to continue it.
    fn record(&self) -> Record;

    /// Returns the position up to which this node has read the answers in the store.
    fn position(&self) -> &Lock<Position>;

    /// Sets the encoded parameters that a caller has sent to another node.
    fn set_parameters(&self, json: &[u8]);

    /// Returns whether all providers have answered.
    fn is_complete(&self) -> bool;

    /// Returns whether this node, as opposed to another node, is working on the search.
    fn is_worked_on_here(&self) -> bool;

    /// Returns whether a call is waiting for the search.
    fn is_awaited(&self) -> bool;
}

/// Decoder for searches of one kind that other nodes have started.
#[cfg_attr(not(feature = "redis"), allow(dead_code, reason = "only a shared store calls these methods"))]
pub(crate) trait Reader: Send + Sync {
    /// Creates a search from its record, in the state before any provider answered.
    ///
    /// # Errors
    /// Returns an error if the record can't be decoded.
    fn read(&self, id: &str, record: &Record) -> Result<Arc<dyn StoredSearch>, Unreadable>;

    /// Adds the answers that nodes have written. Answers that the search already has are ignored. Returns `false` if
    /// one of the answers is still missing afterwards.
    fn learn<'a>(
        &'a self,
        search: Arc<dyn StoredSearch>,
        answers: Vec<StoredAnswer>,
    ) -> StoreFuture<'a, bool>;

    /// Queries the providers of a search that have not answered, because the node that queried them is gone.
    fn take_over(&self, search: Arc<dyn StoredSearch>);
}

/// Downcasts a value.
pub(crate) fn downcast<V: Any + Send + Sync>(value: Arc<dyn Any + Send + Sync>) -> Option<Arc<V>> {
    value.downcast().ok()
}
