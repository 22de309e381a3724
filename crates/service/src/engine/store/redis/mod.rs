//! The store on a Redis server, where all nodes find the searches of all.
//!
//! A node holds in its memory what it works on, and copies of what it was asked for. A copy is brought up to date by what
//! was written since it was read. While the server is gone, a node answers of what it holds, keeps what its providers
//! answer until the server is back, and starts nothing.
//!
//! Nodes beat. A survivor takes up what a dead node, or one that has left, was working on, and asks the providers that
//! have not answered. Where two nodes have asked the same one, the first answer counts.

mod beat;
mod format;
mod pending;
mod scripts;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use bytes::Bytes;
use sha2::{Digest as _, Sha256};
use tokio::task::JoinSet;

use super::{
    Account, Later, Make, MemoryStore, Position, Reader, Store, StoreLimits, StoredSearch, Written,
    WrittenAnswer,
};
use crate::clock::Clock;
use crate::engine::packed::{Packed, Unreadable};
use crate::http::{ApiKey, Denial};
use crate::metrics::SharedStoreMetrics;
use crate::processors::{Processors, retry_after};
use crate::redis::{Failure, Server, SharedStore};
use pending::{Backlog, Pending, Told};
use scripts::{FORGET, LEAVE, POLL, START};

/// Seconds after which a caller comes back who was refused because the server is gone.
const GONE_FOR: u64 = 2;

/// Seconds after which a caller comes back who was refused because the server is full.
const FULL_FOR: u64 = 10;

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

/// Who asks for a search.
#[derive(Clone, Copy)]
enum Asking<'a> {
    Owner(&'a ApiKey),
    /// Somebody who joins a search that all may join.
    Joiner,
    /// This node itself, which is no use of the search.
    Node,
}

/// What the server tells of a search: its format and kind, its parameters, the number of entries that were written, those
/// that are new to the node, and the fields of its record if that is new.
type News = (u32, String, Bytes, usize, Vec<Bytes>, Vec<Bytes>);

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
            self.node.held.add(account.clone(), Arc::clone(&search))?;
            let started = self.node.start_for(&*search, &account).await;
            if started.is_err() {
                self.node.held.take_out(search.id());
            }
            // Ids do not repeat.
            started.map(drop)
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
            node.held.add(account.clone(), Arc::clone(&search))?;
            match node.start_for(&*search, &account).await {
                Ok(true) => return Ok(search),
                // Another node was faster.
                Ok(false) => node.held.take_out(id),
                Err(denial) => {
                    node.held.take_out(id);
                    return Err(denial);
                }
            }
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
                Told::Known => {
                    // What the other node was told counts, here as well.
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
    /// Tells the server of a new search. Returns whether it is new there as well.
    async fn start_for(&self, search: &dyn StoredSearch, account: &Account) -> Result<bool, Denial> {
        {
            let mut position = position(search);
            position.owner = search.owner().map_or_else(String::new, |owner| digest(owner.expose()));
            position.account = digest_of(account);
        }
        self.start(search).await
    }

    /// Tells the server of a search whose owner and account are noted.
    async fn start(&self, search: &dyn StoredSearch) -> Result<bool, Denial> {
        let (id, record) = (key_of(search.id()), search.record());
        let (account, owner) = {
            let position = position(search);
            (position.account.clone(), position.owner.clone())
        };
        let limits = self.held.limits();
        let milliseconds = |time: Duration| time.as_millis().to_string();
        let mut arguments: Vec<Vec<u8>> = [
            self.server.key(""),
            id.clone(),
            self.now().to_string(),
            milliseconds(limits.idle),
            milliseconds(limits.lease),
            limits.searches.to_string(),
            limits.key_searches.to_string(),
            account,
            self.worker().to_owned(),
        ]
        .map(String::into_bytes)
        .into();
        let fields: [(&str, Vec<u8>); 9] = [
            ("format", self.writes.load(Ordering::Relaxed).to_string().into()),
            ("kind", search.kind().into()),
            ("owner", owner.into()),
            ("id", search.id().into()),
            ("asked", format::write_asked(&record.asked).into()),
            ("left", record.asked.len().to_string().into()),
            ("started", record.started.as_millisecond().to_string().into()),
            ("query", record.query),
            ("parameters", record.parameters.unwrap_or_default()),
        ];
        fields.into_iter().for_each(|(name, value)| arguments.extend([name.into(), value]));
        let wait = |milliseconds: u64| retry_after(Duration::from_millis(milliseconds));
        match self.server.run::<(String, u64)>(&START, &[], &arguments).await {
            Ok((word, milliseconds)) => match &*word {
                "kept" => Ok(true),
                "there" => Ok(false),
                "account" => Err(Denial::TooManySearches { seconds: wait(milliseconds) }),
                _ => Err(Denial::NoRoom { seconds: wait(milliseconds) }),
            },
            Err(Failure::Full) => Err(Denial::NoRoom { seconds: FULL_FOR }),
            Err(Failure::Gone | Failure::Refused) => {
                // It may have come there.
                self.backlog.push(Pending::Forget { id });
                Err(Denial::NoStore { seconds: GONE_FOR })
            }
        }
    }

    /// The search with that id as it is now: what this node holds, with all that was written since.
    async fn find(
        &self,
        id: &str,
        asking: Asking<'_>,
        parameters: Option<&(dyn Fn() -> Vec<u8> + Sync)>,
    ) -> Result<Option<Arc<dyn StoredSearch>>, Denial> {
        let held = match asking {
            Asking::Node => self.held.peek(id),
            // The server decides whether this is a use of it.
            _ => self.held.search(id, |search| may(search, asking)).or_else(|| self.held.peek(id)),
        };
        let known = held.as_ref().map_or(-1, |search| position(&**search).read as i64);
        let given = parameters.map(|pack| pack()).unwrap_or_default();
        match self.ask(id, asking, known, &given).await {
            Ok(Some(news)) => {
                let read = self.read(id, asking, held, news, given.is_empty()).await;
                // Another node may be able to read it.
                read.map(Some).ok_or(Denial::NoStore { seconds: GONE_FOR })
            }
            Ok(None) => {
                let Some(search) = held.filter(|search| may(&**search, asking)) else { return Ok(None) };
                if self.write_again(&search).await {
                    return Ok(Some(search));
                }
                // Whoever works on it writes it again.
                self.held.take_out(id);
                Err(Denial::NoStore { seconds: GONE_FOR })
            }
            Err(_) => match held.filter(|search| may(&**search, asking)) {
                Some(search) => Ok(Some(search)),
                None => Err(Denial::NoStore { seconds: GONE_FOR }),
            },
        }
    }

    /// Asks the server for what is new of a search.
    async fn ask(
        &self,
        id: &str,
        asking: Asking<'_>,
        known: i64,
        given: &[u8],
    ) -> Result<Option<News>, Failure> {
        let owner = match asking {
            Asking::Owner(key) => digest(key.expose()),
            Asking::Joiner => String::new(),
            Asking::Node => "*".to_owned(),
        };
        let arguments = [
            self.server.key(""),
            key_of(id),
            self.now().to_string(),
            self.held.limits().idle.as_millis().to_string(),
            owner,
            known.to_string(),
            self.name.clone(),
        ];
        self.server.run(&POLL, &[], (&arguments[..], given)).await
    }

    /// A search with what is new of it. `None` where this node can't read it, which the log says.
    async fn read(
        &self,
        id: &str,
        asking: Asking<'_>,
        held: Option<Arc<dyn StoredSearch>>,
        news: News,
        takes_parameters: bool,
    ) -> Option<Arc<dyn StoredSearch>> {
        let (format, kind, parameters, written, entries, fields) = news;
        let is_new = held.is_none();
        let search = match held {
            Some(search) => search,
            None => match self.restore(id, format, &kind, &parameters, &fields) {
                Ok(search) => {
                    self.metrics().searches("read", 1);
                    search
                }
                Err(reason) => {
                    self.metrics().searches("unreadable", 1);
                    tracing::error!(search = id, %reason, "a search of another node can't be read");
                    return None;
                }
            },
        };
        if takes_parameters && !is_new && !parameters.is_empty() {
            search.set_parameters(&parameters);
        }
        self.learn(&search, written, entries).await;
        // Another call may have brought it meanwhile.
        let search = if is_new { self.held.copy(search) } else { search };
        if let Asking::Owner(caller) = asking {
            search.owned_by(caller);
        }
        self.held.weigh(id);
        Some(search)
    }

    /// A search as its record tells it.
    fn restore(
        &self,
        id: &str,
        format: u32,
        kind: &str,
        parameters: &[u8],
        fields: &[Bytes],
    ) -> Result<Arc<dyn StoredSearch>, Unreadable> {
        if format > self.reads {
            let reads = self.reads;
            return Err(Unreadable::new(format!(
                "it is in format {format}; this version reads up to {reads}"
            )));
        }
        let reader = self.readers().get(kind).and_then(Weak::upgrade);
        let reader =
            reader.ok_or_else(|| Unreadable::new(format!("this node has no searches of {kind:?}")))?;
        let [_, query, asked, started, account, owner] = fields else {
            return Err(Unreadable::new("its record is not complete"));
        };
        let search = reader.read(id, &format::read_record(query, asked, started, parameters)?)?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let (account, owner) = (text(account), text(owner));
        *position(&*search) = Position { account, owner, ..Position::default() };
        Ok(search)
    }

    /// Adds entries that were written about a search, up to that number, on the processors of answers.
    async fn learn(&self, search: &Arc<dyn StoredSearch>, written: usize, entries: Vec<Bytes>) {
        if entries.is_empty() {
            return;
        }
        let mut read: Vec<Written> = Vec::with_capacity(entries.len());
        {
            let mut position = position(&**search);
            for entry in &entries {
                match format::read_entry(entry, &mut position) {
                    Ok(None) => {}
                    Ok(Some(written)) => {
                        let common = written.answer.as_ref().and_then(|(common, _)| common.as_deref());
                        let common = common.and_then(|common| position.name_of(common.bytes()));
                        let (provider, entry) = (written.provider.as_str().into(), entry.clone());
                        position.answers.push(WrittenAnswer { provider, entry, common });
                        read.push(written);
                    }
                    Err(reason) => {
                        tracing::warn!(search = search.id(), %reason, "an answer of another node can't be read")
                    }
                }
            }
            position.read = position.read.max(written);
        }
        let (learning, processors) = (Arc::clone(search), self.processors.clone());
        // In a task of its own: a call that runs on the processors would wait for itself, and one that is given up would
        // cost what was to be learned. So does a panic, which is logged.
        let _ = tokio::spawn(async move { processors.answer(move || learning.learn(read)).await }).await;
    }

    /// Brings a search up to date that this node holds.
    async fn catch_up(&self, id: &str) {
        if self.held.peek(id).is_some() {
            // While the server is gone there is nothing to learn.
            let _ = self.find(id, Asking::Node, None).await;
        }
    }

    /// The same for all that match and that somebody waits for.
    async fn catch_up_awaited(&self, matches: impl Fn(&dyn StoredSearch) -> bool) {
        let is_meant =
            |search: &dyn StoredSearch| search.is_awaited() && search.is_running() && matches(search);
        for search in self.held.searches(is_meant) {
            self.catch_up(search.id()).await;
        }
    }

    /// A search by its key, on which this node is to work.
    async fn claimed(&self, key: &str) -> Option<Arc<dyn StoredSearch>> {
        let news = self.ask(key, Asking::Node, -1, &[]).await.ok()??;
        let id = String::from_utf8(news.5.first()?.to_vec()).ok()?;
        let held = self.held.peek(&id);
        self.read(&id, Asking::Node, held, news, true).await
    }

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

/// Whether somebody may have a search that this node holds.
fn may(search: &dyn StoredSearch, asking: Asking<'_>) -> bool {
    match asking {
        Asking::Owner(key) => search.owner() == Some(key),
        Asking::Joiner => search.owner().is_none(),
        Asking::Node => true,
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

/// What stands for a text that nobody should read, or that is long.
fn digest(text: &str) -> String {
    Sha256::digest(text).iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

fn digest_of(account: &Account) -> String {
    match account {
        Account::Key(key) => digest(key.expose()),
        Account::Network(address) => digest(&address.to_string()),
        Account::Others => String::new(),
    }
}
