//! Lookup of searches: in this node's memory, updated with new entries, or on the server.

use std::hash::BuildHasher as _;
use std::sync::{Arc, Weak};

use bytes::Bytes;
use tokio::time::Instant;

use super::scripts::{MISSING, POLL};
use super::{Node, RETRY_WHEN_UNREACHABLE, digest, format};
use crate::http::{ApiKey, Denial};
use crate::redis::Failure;
use crate::travel::engine::Unreadable;
use crate::travel::engine::store::{EncodedAnswer, Position, StoredSearch};

/// `Retry-After`, in seconds, for callers whose search may be on another node.
const RETRY_ON_OTHER_NODE: u64 = 1;

/// Minimum number of times per lease that the server learns of the uses of a search.
const USES_PER_LEASE: u32 = 4;

/// The requester of a search.
#[derive(Clone, Copy)]
pub(super) enum Requester<'a> {
    Owner(&'a ApiKey),
    /// A caller that joins a search that is open to all callers.
    Joiner,
    /// This node itself, whose lookup does not count as a use.
    Node,
}

/// The server's reply about a search: its kind, its parameters, the number of written entries, the entries
/// that are new to this node, and the fields of the record if this node does not have the search.
type PollReply = (String, Bytes, usize, Vec<Bytes>, Vec<Bytes>);

impl Node {
    /// Returns a search of which this node knows the current state without the server: it works on the search or has all
    /// answers, the server knows of a recent use, and the caller's parameters have not changed.
    pub(super) fn find_current(
        &self,
        id: &str,
        owner: &ApiKey,
        given: &[u8],
    ) -> Option<Arc<dyn StoredSearch>> {
        let limits = self.held.limits();
        let search = self.held.search(id, |search| may_access(search, Requester::Owner(owner)))?;
        let is_known = search.is_worked_on_here() || search.is_complete();
        let is_recent = search.position().lock().used.is_some_and(|(time, parameters)| {
            time.elapsed() < limits.lease.min(limits.idle) / USES_PER_LEASE
                && (given.is_empty() || self.hasher.hash_one(given) == parameters)
        });
        (is_known && is_recent).then_some(search)
    }

    /// Returns the current state of the search with an id: the copy of this node, updated with all entries written
    /// since the last read.
    pub(super) async fn find(
        &self,
        id: &str,
        requester: Requester<'_>,
        given: Vec<u8>,
    ) -> Result<Option<Arc<dyn StoredSearch>>, Denial> {
        if let Requester::Owner(owner) = requester
            && self.generation.is_foreign(id)
        {
            return self.missing(id, owner).await;
        }
        let held = match requester {
            Requester::Node => self.held.peek(id),
            // If this copy denies access, the server decides, and the call does not count as a use on this node.
            _ => self.held.search(id, |search| may_access(search, requester)).or_else(|| self.held.peek(id)),
        };
        let known = held.as_ref().map_or(-1, |search| search.position().lock().read as i64);
        let since = Instant::now();
        match self.ask(id, requester, known, &given).await {
            Ok(Some(news)) => {
                let read = self.read(id, held, news, given.is_empty()).await;
                if let (Some(search), Requester::Owner(_)) = (&read, requester) {
                    let mut position = search.position().lock();
                    // If calls overlap, it is unknown which parameters the server has.
                    position.used = match position.used {
                        Some((other, _)) if other > since => None,
                        _ => Some((since, self.hasher.hash_one(&*given))),
                    };
                }
                // Another node may be able to decode the search.
                read.map(Some).ok_or(Denial::NoStore { seconds: RETRY_WHEN_UNREACHABLE })
            }
            Ok(None) => {
                let Some(search) = held.filter(|search| may_access(&**search, requester)) else {
                    return match requester {
                        Requester::Owner(owner) => self.missing(id, owner).await,
                        _ => Ok(None),
                    };
                };
                if self.write_again(&search).await {
                    return Ok(Some(search));
                }
                // The node that works on the search rewrites it.
                self.held.remove_lost(id);
                Err(Denial::NoStore { seconds: RETRY_WHEN_UNREACHABLE })
            }
            Err(_) => match held.filter(|search| may_access(&**search, requester)) {
                Some(search) => Ok(Some(search)),
                None => Err(Denial::NoStore { seconds: RETRY_WHEN_UNREACHABLE }),
            },
        }
    }

    /// Returns the response for a search that this node can't find. The response is an error if a live node of another
    /// generation has the search, if the server has lost its data and the nodes have not rewritten all their searches,
    /// if the search was rewritten after the lookup, or if the server is unavailable.
    pub(super) async fn missing(
        &self,
        id: &str,
        owner: &ApiKey,
    ) -> Result<Option<Arc<dyn StoredSearch>>, Denial> {
        let arguments = [
            self.server.key(""),
            self.key_of(id),
            self.dead_after(),
            digest(owner.expose()),
            self.marker.lock().clone(),
            self.generation.name().to_owned(),
            self.held.limits().idle.as_millis().to_string(),
        ];
        match self.server.run::<u8>(&MISSING, &[], &arguments).await {
            Ok(0) => Ok(None),
            Ok(_) => {
                self.metrics().searches("elsewhere", 1);
                Err(Denial::OtherNode { seconds: RETRY_ON_OTHER_NODE })
            }
            Err(_) => Err(Denial::NoStore { seconds: RETRY_WHEN_UNREACHABLE }),
        }
    }

    /// Fetches the entries of a search that were written since the last read.
    async fn ask(
        &self,
        id: &str,
        requester: Requester<'_>,
        known: i64,
        given: &[u8],
    ) -> Result<Option<PollReply>, Failure> {
        let owner = match requester {
            Requester::Owner(key) => digest(key.expose()),
            Requester::Joiner => String::new(),
            Requester::Node => "*".to_owned(),
        };
        let arguments = [
            self.server.key(""),
            self.key_of(id),
            self.held.limits().idle.as_millis().to_string(),
            owner,
            known.to_string(),
            self.name.clone(),
        ];
        self.server.run(&POLL, &[], (&arguments[..], given)).await
    }

    /// Updates or creates the copy of a search. Returns `None`, and logs the reason, if this node can't decode the
    /// search or reproduce one of its answers.
    async fn read(
        &self,
        id: &str,
        held: Option<Arc<dyn StoredSearch>>,
        news: PollReply,
        takes_parameters: bool,
    ) -> Option<Arc<dyn StoredSearch>> {
        let (kind, parameters, written, entries, fields) = news;
        let search = match held {
            Some(search) => {
                if takes_parameters && !parameters.is_empty() {
                    search.set_parameters(&parameters);
                }
                search
            }
            None => match self.restore(id, &kind, &parameters, &fields) {
                Ok(search) => {
                    self.metrics().searches("read", 1);
                    // Another call may have added the copy in the meantime.
                    self.held.add_copy(search)
                }
                Err(reason) => {
                    self.metrics().searches("unreadable", 1);
                    tracing::error!(search = id, %reason, "a search from another node can't be read");
                    return None;
                }
            },
        };
        let is_current = self.learn(&search, written, entries).await;
        self.held.weigh(id);
        is_current.then_some(search)
    }

    /// Creates a search from its record.
    fn restore(
        &self,
        id: &str,
        kind: &str,
        parameters: &[u8],
        fields: &[Bytes],
    ) -> Result<Arc<dyn StoredSearch>, Unreadable> {
        let reader = self.readers.lock().get(kind).and_then(Weak::upgrade);
        let reader = reader.ok_or_else(|| {
            Unreadable::new(format!("this node does not support searches of kind {kind:?}"))
        })?;
        let [_, query, providers, account, owner, age] = fields else {
            return Err(Unreadable::new("the record is incomplete"));
        };
        let search = reader.read(id, &format::read_record(query, providers, age, parameters)?)?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let (account, owner) = (text(account), text(owner));
        *search.position().lock() = Position { account, owner, ..Position::default() };
        Ok(search)
    }

    /// Adds new entries to a search. `written` is the number of entries in the list. Returns `false` if an answer is
    /// still missing afterwards.
    async fn learn(&self, search: &Arc<dyn StoredSearch>, written: usize, entries: Vec<Bytes>) -> bool {
        if entries.is_empty() {
            search.position().lock().has_read(written);
            return true;
        }
        let (mut answers, mut encoded) =
            (Vec::with_capacity(entries.len()), Vec::with_capacity(entries.len()));
        for entry in entries {
            match format::read_entry(&entry) {
                Ok(answer) => {
                    encoded.push(EncodedAnswer { provider: answer.provider.as_str().into(), entry });
                    answers.push(answer);
                }
                Err(reason) => {
                    tracing::error!(search = search.id(), %reason, "an answer from another node can't be read");
                    return false;
                }
            }
        }
        let Some(reader) = self.readers.lock().get(search.kind()).and_then(Weak::upgrade) else {
            return false;
        };
        let search = Arc::clone(search);
        // The work runs in a separate task: a call that already runs on the worker threads would wait for itself, and a
        // cancelled call would lose the answers that it has computed.
        let learning = tokio::spawn(async move {
            let learning = Arc::clone(&search.position().lock().learning);
            let _alone = learning.lock().await;
            if !reader.learn(Arc::clone(&search), answers).await {
                return false;
            }
            let mut position = search.position().lock();
            encoded.into_iter().for_each(|answer| position.keep(answer));
            position.has_read(written);
            true
        });
        // A panic was already logged.
        learning.await.unwrap_or(false)
    }

    /// Updates the copy of a search, if this node has one.
    pub(super) async fn catch_up(&self, id: &str) {
        if self.held.peek(id).is_some() {
            // There is nothing to update while the server is unreachable.
            let _ = self.find(id, Requester::Node, Vec::new()).await;
        }
    }

    /// Updates all matching searches that are running and for which a call is waiting.
    pub(super) async fn catch_up_awaited(&self, matches: impl Fn(&dyn StoredSearch) -> bool) {
        let is_meant =
            |search: &dyn StoredSearch| search.is_awaited() && search.is_running() && matches(search);
        for search in self.held.searches(is_meant) {
            self.catch_up(search.id()).await;
        }
    }

    /// Returns the search that this node has claimed under a key.
    pub(super) async fn claimed(&self, key: &str) -> Option<Arc<dyn StoredSearch>> {
        let news = self.ask(key, Requester::Node, -1, &[]).await.ok()??;
        let id = String::from_utf8(news.4.first()?.to_vec()).ok()?;
        let held = self.held.peek(&id);
        self.read(&id, held, news, true).await
    }
}

/// Returns whether a requester may access a search that this node holds.
fn may_access(search: &dyn StoredSearch, requester: Requester<'_>) -> bool {
    match requester {
        Requester::Owner(key) => search.position().lock().owner == digest(key.expose()),
        Requester::Joiner => search.position().lock().owner.is_empty(),
        Requester::Node => true,
    }
}
