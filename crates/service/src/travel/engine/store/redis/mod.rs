//! The store on a Redis server, where all nodes find the searches of all.
//!
//! A node holds in its memory what it works on, and copies of what it was asked for. A copy is brought up to date by what
//! was written since it was read. While the server is gone, a node answers of what it holds, keeps what its providers
//! answer until the server is back, and starts nothing.
//!
//! Nodes beat. A survivor takes up what a dead node, or one that has left, was working on, and asks the providers that
//! have not answered. Where two nodes have asked the same one, the first answer counts.

mod beat;
mod find;
mod format;
mod pending;
mod scripts;
mod start;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::task::JoinSet;

use super::{Account, Later, Make, MemoryStore, Position, Reader, Store, StoreLimits, StoredSearch};
use crate::clock::Clock;
use crate::http::{ApiKey, Denial};
use crate::metrics::SharedStoreMetrics;
use crate::redis::{Server, SharedStore, digest};
use crate::travel::engine::packed::{Packed, Unreadable};
use crate::workers::Processors;
use find::Asking;
use pending::{Backlog, Pending, Told};
use scripts::LEAVE;

/// Seconds after which a caller comes back who was refused because the server is gone.
const GONE_FOR: u64 = 2;

/// Locks under which searches are joined: two callers of a node do not start the same one twice.
const JOINS: usize = 64;

/// The store on a server that nodes share.
#[derive(Debug)]
pub(crate) struct RedisStore {
    node: Arc<Node>,
    /// The tasks of the node, which end with the store.
    _tasks: JoinSet<()>,
}

/// A node, as its tasks know it.
struct Node {
    /// Its name, which no other one has.
    name: String,
    server: Server,
    lease: Duration,
    held: MemoryStore,
    clock: Arc<dyn Clock>,
    processors: Processors,
    readers: Mutex<HashMap<&'static str, Weak<dyn Reader>>>,
    joins: [tokio::sync::Mutex<()>; JOINS],
    hasher: RandomState,
    backlog: Backlog,
    /// The newest format that this node reads.
    reads: u32,
    /// The format that all nodes read, and so the one that is written.
    writes: AtomicU32,
    /// Whether the server has heard of it.
    has_beaten: AtomicBool,
    /// Whether it has left its work to others.
    has_left: AtomicBool,
}

impl RedisStore {
    /// A store on a server. The call needs the tokio runtime of the service.
    pub(crate) fn new(
        shared: &SharedStore,
        limits: StoreLimits,
        clock: Arc<dyn Clock>,
        processors: Processors,
    ) -> Self {
        RedisStore::reading(format::NEWEST, shared, limits, clock, processors)
    }

    /// The same of a version that reads formats up to this one.
    fn reading(
        reads: u32,
        shared: &SharedStore,
        limits: StoreLimits,
        clock: Arc<dyn Clock>,
        processors: Processors,
    ) -> Self {
        let hasher = RandomState::new();
        let node = Arc::new(Node {
            name: format!("{:016x}", hasher.build_hasher().finish()),
            server: shared.server().clone(),
            lease: shared.lease(),
            held: MemoryStore::new(limits, Arc::clone(&clock)),
            clock,
            processors,
            readers: Mutex::default(),
            joins: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            hasher,
            backlog: Backlog::default(),
            reads,
            // Until others were asked, what all versions read.
            writes: AtomicU32::new(1),
            has_beaten: AtomicBool::new(false),
            has_left: AtomicBool::new(false),
        });
        let mut tasks = JoinSet::new();
        tasks.spawn(Arc::clone(&node).beat());
        tasks.spawn(Arc::clone(&node).look_after_own());
        tasks.spawn(Arc::clone(&node).listen());
        tasks.spawn(Arc::clone(&node).flush());
        RedisStore { node, _tasks: tasks }
    }
}

impl Store for RedisStore {
    fn read_by(&self, kind: &'static str, reader: Weak<dyn Reader>) {
        self.node.readers().insert(kind, reader);
    }

    fn insert(&self, account: Account, search: Arc<dyn StoredSearch>) -> Later<'_, Result<(), Denial>> {
        Box::pin(async move {
            // Ids do not repeat.
            self.node.start_for(&search, account).await.map(drop)
        })
    }

    fn get_or_insert<'a>(
        &'a self,
        id: &'a str,
        account: Account,
        make: Make<'a>,
    ) -> Later<'a, Result<Arc<dyn StoredSearch>, Denial>> {
        Box::pin(async move {
            let node = &*self.node;
            let _alone = node.joins[node.hasher.hash_one(id) as usize % JOINS].lock().await;
            if let Some(found) = node.find(id, Asking::Joiner, None).await? {
                return Ok(found);
            }
            let search = make()?;
            if node.start_for(&search, account).await? {
                return Ok(search);
            }
            // Another node was faster.
            let found = node.find(id, Asking::Joiner, None).await?;
            found.ok_or(Denial::NoStore { seconds: GONE_FOR })
        })
    }

    fn get<'a>(
        &'a self,
        id: &'a str,
        caller: &'a ApiKey,
        parameters: Option<&'a (dyn Fn() -> Vec<u8> + Sync)>,
    ) -> Later<'a, Result<Option<Arc<dyn StoredSearch>>, Denial>> {
        Box::pin(self.node.find(id, Asking::Owner(caller), parameters))
    }

    fn answered<'a>(
        &'a self,
        search: &'a dyn StoredSearch,
        provider: &'a str,
        after: Duration,
        pack: &'a (dyn Fn() -> Option<Result<Packed, Unreadable>> + Sync),
    ) -> Later<'a, bool> {
        Box::pin(async move {
            let pending = Pending::answer(search, provider, after, pack());
            match self.node.tell(pending).await {
                Told::Known | Told::Again => {
                    // What was told first counts, here as well.
                    self.node.catch_up(search.id()).await;
                    false
                }
                Told::First | Told::Lost | Told::Later => true,
            }
        })
    }

    fn leave(&self) -> Later<'_, ()> {
        Box::pin(async move {
            let node = &*self.node;
            node.has_left.store(true, Ordering::Relaxed);
            let left = node.server.run::<u64>(&LEAVE, &[], &[node.server.key(""), node.name.clone()]).await;
            match left {
                Ok(left) => {
                    node.metrics().searches("left", left);
                    tracing::info!(left, "searches are left to other nodes");
                }
                Err(failure) => {
                    tracing::warn!(?failure, "searches are not left to other nodes, who will find them")
                }
            }
        })
    }

    fn held(&self) -> &MemoryStore {
        &self.node.held
    }
}

impl Node {
    /// What works on the searches that this node starts.
    fn worker(&self) -> &str {
        if self.has_left.load(Ordering::Relaxed) { "-" } else { &self.name }
    }

    fn metrics(&self) -> &SharedStoreMetrics {
        self.server.metrics()
    }

    /// The time of the service in milliseconds.
    fn now(&self) -> i64 {
        self.clock.now().as_millisecond()
    }

    fn readers(&self) -> MutexGuard<'_, HashMap<&'static str, Weak<dyn Reader>>> {
        // Nothing panics while the lock is held.
        self.readers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Node").field("name", &self.name).field("server", &self.server).finish_non_exhaustive()
    }
}

fn position(search: &dyn StoredSearch) -> MutexGuard<'_, Position> {
    // Nothing panics while the lock is held.
    search.position().lock().unwrap_or_else(PoisonError::into_inner)
}

/// The part of keys that stands for an id. Ids of searches that callers share are as long as what they search for.
fn key_of(id: &str) -> String {
    const LONGEST: usize = 64;
    if id.len() <= LONGEST { id.to_owned() } else { digest(id) }
}

fn digest_of(account: &Account) -> String {
    match account {
        Account::Key(key) => digest(key.expose()),
        Account::Network(address) => digest(&address.to_string()),
        Account::Others => String::new(),
    }
}
