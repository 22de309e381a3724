//! The store on a Redis server, which all nodes share.
//!
//! The memory of a node contains the searches that it works on, and copies of other searches that callers have
//! requested. The node updates a copy with the entries written since the last read. While the server is unreachable, a
//! node responds from its memory, queues the answers of its providers until the server is available again, and starts
//! no searches.
//!
//! Nodes send heartbeats. If a node has died or left, other nodes of its generation take over its searches, and query
//! the providers that have not answered. If two nodes have queried the same provider, the first answer counts.

mod beat;
mod find;
mod format;
mod generation;
mod pending;
mod scripts;
mod start;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use super::{
    Account, AnswerContent, EncodedAnswer, Make, MemoryStore, Reader, Store, StoreFuture, StoreLimits,
    StoredAnswer, StoredSearch,
};
use crate::clock::Clock;
use crate::http::{ApiKey, Denial};
use crate::lock::Lock;
use crate::metrics::SharedStoreMetrics;
use crate::redis::{Failure, Server, SharedStore, digest};
use find::Requester;
pub(crate) use format::FORMAT;
pub(crate) use generation::Generation;
use pending::{Backlog, Delivery, Pending, Unsent};
use scripts::LEAVE;

/// `Retry-After`, in seconds, for callers refused because the server is unreachable.
const RETRY_WHEN_UNREACHABLE: u64 = 2;

/// Number of locks for joining searches. The locks prevent two callers of a node from starting the same search twice.
const JOINS: usize = 64;

/// The server's reply if a node keeps its searches because the only other live nodes are of other generations.
const KEPT: i64 = -1;

/// Interval at which a stopping node checks whether its searches have ended.
const END_INTERVAL: Duration = Duration::from_millis(100);

/// The time that callers have to poll an ended search before its last node stops.
const LAST_POLL: Duration = Duration::from_secs(5);

/// The store on a server that nodes share.
pub(crate) struct RedisStore {
    node: Arc<Node>,
    /// The tasks of the node, which are aborted with the store.
    _tasks: JoinSet<()>,
}

/// The state of a node, which it shares with its tasks.
struct Node {
    /// The node's unique name, which begins with its generation.
    name: String,
    generation: Generation,
    server: Server,
    lease: Duration,
    held: MemoryStore,
    clock: Arc<dyn Clock>,
    readers: Lock<HashMap<&'static str, Weak<dyn Reader>>>,
    joins: [tokio::sync::Mutex<()>; JOINS],
    hasher: RandomState,
    backlog: Backlog,
    /// Answers that are about to be sent.
    outbox: mpsc::UnboundedSender<Unsent>,
    /// The marker of the server's data at the last heartbeat; empty before the first heartbeat.
    marker: Lock<String>,
    /// `true` while this node rewrites its searches, because the server has lost its data.
    is_rewriting: AtomicBool,
    /// `true` once this node has left, even if it could not hand over its searches.
    has_left: AtomicBool,
}

impl RedisStore {
    /// Creates a store on a server. Must be called within the tokio runtime of the service.
    pub(crate) fn new(
        shared: &SharedStore,
        limits: StoreLimits,
        clock: Arc<dyn Clock>,
        generation: Generation,
    ) -> Self {
        let hasher = RandomState::new();
        let (outbox, unsent) = mpsc::unbounded_channel();
        let node = Arc::new(Node {
            name: format!("{}-{:016x}", generation.name(), hasher.build_hasher().finish()),
            generation,
            server: shared.server().clone(),
            lease: shared.lease(),
            held: MemoryStore::new(limits, Arc::clone(&clock)),
            clock,
            readers: Lock::default(),
            joins: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            hasher,
            backlog: Backlog::default(),
            outbox,
            marker: Lock::default(),
            is_rewriting: AtomicBool::new(false),
            has_left: AtomicBool::new(false),
        });
        let mut tasks = JoinSet::new();
        tasks.spawn(Arc::clone(&node).run_heartbeats());
        tasks.spawn(Arc::clone(&node).watch_assigned());
        tasks.spawn(Arc::clone(&node).listen());
        tasks.spawn(Arc::clone(&node).send_answers(unsent));
        tasks.spawn(Arc::clone(&node).flush());
        RedisStore { node, _tasks: tasks }
    }
}

impl Store for RedisStore {
    fn register_reader(&self, kind: &'static str, reader: Weak<dyn Reader>) {
        self.node.readers.lock().insert(kind, reader);
    }

    fn insert(&self, account: Account, search: Arc<dyn StoredSearch>) -> StoreFuture<'_, Result<(), Denial>> {
        Box::pin(async move {
            // Ids are unique, so the search is always new.
            self.node.start_for(&search, account).await.map(drop)
        })
    }

    fn get_or_insert<'a>(
        &'a self,
        id: &'a str,
        account: Account,
        make: Make<'a>,
    ) -> StoreFuture<'a, Result<Arc<dyn StoredSearch>, Denial>> {
        Box::pin(async move {
            let node = &*self.node;
            let _alone = node.joins[node.hasher.hash_one(id) as usize % JOINS].lock().await;
            if let Some(found) = node.find(id, Requester::Joiner, Vec::new()).await? {
                return Ok(found);
            }
            let search = make()?;
            if node.start_for(&search, account).await? {
                return Ok(search);
            }
            // Another node was faster.
            let found = node.find(id, Requester::Joiner, Vec::new()).await?;
            found.ok_or(Denial::NoStore { seconds: RETRY_WHEN_UNREACHABLE })
        })
    }

    fn get<'a>(
        &'a self,
        id: &'a str,
        caller: &'a ApiKey,
        is_same_node: bool,
        parameters: Option<&'a (dyn Fn() -> Vec<u8> + Sync)>,
    ) -> StoreFuture<'a, Result<Option<Arc<dyn StoredSearch>>, Denial>> {
        Box::pin(async move {
            let given = parameters.map(|encode| encode()).unwrap_or_default();
            if is_same_node && let Some(search) = self.node.find_current(id, caller, &given) {
                return Ok(Some(search));
            }
            self.node.find(id, Requester::Owner(caller), given).await
        })
    }

    fn answered<'a>(
        &'a self,
        search: &'a dyn StoredSearch,
        provider: &'a str,
        after: Duration,
        content: &'a (dyn Fn() -> AnswerContent + Sync),
    ) -> StoreFuture<'a, bool> {
        Box::pin(async move {
            let answer = StoredAnswer { provider: provider.to_owned(), after, content: content() };
            let entry = format::write_entry(&answer).into();
            let answer = EncodedAnswer { provider: provider.into(), entry };
            let pending = Pending::Answer { search: search.id().into(), answer };
            match self.node.send_soon(pending).await {
                Delivery::Known | Delivery::AlreadyWritten => {
                    // The first answer also counts on this node.
                    self.node.catch_up(search.id()).await;
                    false
                }
                Delivery::First | Delivery::Lost | Delivery::Queued => true,
            }
        })
    }

    fn leave(&self, longest: Duration) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let node = &*self.node;
            let mut left = node.hand_over(true).await;
            if left == Ok(KEPT) {
                node.end_searches(longest).await;
                left = node.hand_over(false).await;
            }
            node.has_left.store(true, Ordering::Relaxed);
            match left {
                Ok(left) => {
                    let left = left.unsigned_abs();
                    node.metrics().searches("left", left);
                    tracing::info!(left, "handed searches over to other nodes");
                }
                Err(failure) => {
                    tracing::warn!(?failure, "could not hand searches over; other nodes take them over later")
                }
            }
        })
    }

    fn held(&self) -> &MemoryStore {
        &self.node.held
    }
}

impl Node {
    /// Hands over the searches of this node, and returns their number. If `may_keep` is set and the only other live
    /// nodes are of other generations, keeps the searches and returns [`KEPT`].
    async fn hand_over(&self, may_keep: bool) -> Result<i64, Failure> {
        let may_keep = u8::from(may_keep).to_string();
        let arguments = [self.server.key(""), self.name.clone(), self.dead_after(), may_keep];
        self.server.run(&LEAVE, &[], &arguments).await
    }

    /// Waits until the searches of this node have ended and callers have had time to poll them once more, but for at
    /// most `longest`.
    async fn end_searches(&self, longest: Duration) {
        let until = Instant::now() + longest;
        let searches = || self.held.searches(StoredSearch::is_worked_on_here);
        let count = searches().len();
        if count == 0 {
            return;
        }
        tracing::info!(
            searches = count,
            "all other nodes have other settings, so this node ends its searches itself"
        );
        let running = || searches().iter().any(|search| search.is_running());
        while running() && Instant::now() < until {
            sleep(END_INTERVAL).await;
        }
        sleep_until(until.min(Instant::now() + LAST_POLL)).await;
    }

    /// Returns the name of the node that works on the searches that this node starts. After the node has left, returns
    /// the name without the node's number, which represents no node.
    fn worker(&self) -> String {
        if self.has_left.load(Ordering::Relaxed) {
            format!("{}-", self.generation.name())
        } else {
            self.name.clone()
        }
    }

    /// Returns the component of a key for an id, which begins with the generation. Long ids are replaced by a digest:
    /// the id of a shared search contains its whole query.
    fn key_of(&self, id: &str) -> String {
        const MAX_ID_BYTES: usize = 64;
        let of_generation = |id: &str| format!("{}:{id}", self.generation.name());
        match id.len() {
            // An id that already is a key component stays unchanged.
            _ if generation::is_search_id(id) || id.starts_with(&of_generation("")) => id.to_owned(),
            ..=MAX_ID_BYTES => of_generation(id),
            _ => of_generation(&digest(id)),
        }
    }

    fn metrics(&self) -> &SharedStoreMetrics {
        self.server.metrics()
    }
}

fn digest_of(account: &Account) -> String {
    match account {
        Account::Key(key) => digest(key.expose()),
        Account::Network(address) => digest(&address.to_string()),
        Account::Others => String::new(),
    }
}
