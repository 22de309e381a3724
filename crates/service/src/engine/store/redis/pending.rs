//! What the server has to be told, and is told later if it is gone.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::Notify;
use tokio::time::sleep;

use super::format::{answer_entry, common_entry, name_of};
use super::scripts::ANSWER;
use super::{FORGET, Node, key_of, position};
use crate::engine::packed::{Common, Packed, Unreadable};
use crate::engine::store::StoredSearch;
use crate::redis::Failure;

/// Time between two attempts to tell something.
const PAUSE: Duration = Duration::from_millis(250);

/// What the server has to be told.
#[derive(Clone, Debug)]
pub(super) enum Pending {
    /// What a provider has answered.
    Answer {
        /// The id of the search.
        search: Arc<str>,
        provider: Arc<str>,
        entry: Bytes,
        /// The common part and its name.
        common: Option<(u64, Bytes)>,
    },
    /// A search that was refused, although the server may know of it.
    Forget { id: String },
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// It was written.
    First,
    /// Another node has written an answer of that provider.
    Known,
    /// The server has lost the search.
    Lost,
    /// The server is gone, and will be told when it is back.
    Later,
}

/// What waits for the server.
#[derive(Debug, Default)]
pub(super) struct Backlog {
    pending: Mutex<VecDeque<Pending>>,
    length: AtomicUsize,
    added: Notify,
}

impl Backlog {
    pub(super) fn push(&self, pending: Pending) {
        self.change(|all| all.push_back(pending));
        self.added.notify_one();
    }

    pub(super) fn len(&self) -> usize {
        self.length.load(Ordering::Relaxed)
    }

    fn first(&self) -> Option<Pending> {
        self.lock().front().cloned()
    }

    fn remove_first(&self) {
        self.change(|all| drop(all.pop_front()));
    }

    fn change(&self, change: impl FnOnce(&mut VecDeque<Pending>)) {
        let mut all = self.lock();
        change(&mut all);
        self.length.store(all.len(), Ordering::Relaxed);
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Pending>> {
        // Nothing panics while the lock is held.
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pending {
    /// What a provider has answered, packed; `None` where it has failed. An answer that can't be packed is a failure for
    /// other nodes.
    pub(super) fn answer(
        search: &dyn StoredSearch,
        provider: &str,
        after: Duration,
        packed: Option<Result<Packed, Unreadable>>,
    ) -> Self {
        let packed = packed.and_then(|packed| {
            let refused = |reason| {
                tracing::warn!(search = search.id(), provider, %reason, "other nodes are without an answer");
            };
            packed.map_err(refused).ok()
        });
        let name = |common: &Bytes| position(search).name_of(common).unwrap_or_else(|| name_of(common));
        let common = packed.as_ref().and_then(|packed| packed.common.clone());
        let common = common.map(|common| (name(&common), common));
        let own = packed.as_ref().map(|packed| (common.as_ref().map(|(name, _)| *name), &*packed.own));
        let entry = answer_entry(provider, after, own).into();
        Pending::Answer { search: search.id().into(), provider: provider.into(), entry, common }
    }
}

impl Node {
    /// Tells the server something, in its turn.
    pub(super) async fn tell(&self, pending: Pending) -> Told {
        if self.backlog.len() == 0 {
            match self.try_to_tell(&pending).await {
                Ok(told) => return told,
                Err(Failure::Refused) => return Told::Lost,
                Err(Failure::Gone | Failure::Full) => {}
            }
        }
        self.backlog.push(pending);
        Told::Later
    }

    async fn try_to_tell(&self, pending: &Pending) -> Result<Told, Failure> {
        let prefix = self.server.key("");
        let (search, provider, entry, common) = match pending {
            Pending::Answer { search, provider, entry, common } => (search, provider, entry, common),
            Pending::Forget { id } => {
                return self.server.run::<u8>(&FORGET, &[], &[prefix, id.clone()]).await.map(|_| Told::First);
            }
        };
        let held = self.held.peek(search);
        // The server has it as soon as one answer was written with it.
        let is_there =
            |name: &u64| held.as_ref().is_some_and(|held| position(&**held).commons.contains_key(name));
        let (name, common_entry) = match common {
            Some((name, common)) if !is_there(name) => (format!("{name:016x}"), common_entry(*name, common)),
            _ => Default::default(),
        };
        let key = key_of(search);
        let arguments =
            [prefix.as_bytes(), key.as_bytes(), provider.as_bytes(), entry, name.as_bytes(), &common_entry];
        let (word, before, after): (String, usize, usize) =
            self.server.run(&ANSWER, &[], &arguments[..]).await?;
        match &*word {
            "first" => {
                if let Some(held) = held {
                    let mut position = position(&*held);
                    // What nobody else has written since is known.
                    if position.read == before {
                        position.read = after;
                    }
                    if let Some((name, common)) = common {
                        let known = position.commons.entry(*name);
                        known.or_insert_with(|| Arc::new(Common::new(common.clone())));
                    }
                }
                Ok(Told::First)
            }
            "known" => Ok(Told::Known),
            _ => {
                tracing::warn!(search = &**search, "the shared store has lost a search");
                Ok(Told::Lost)
            }
        }
    }
}

impl Node {
    /// Tells the server what waits for it, for ever.
    pub(super) async fn flush(self: Arc<Self>) {
        loop {
            if self.backlog.len() == 0 {
                self.backlog.added.notified().await;
            }
            self.server.up().await;
            let told = self.tell_all().await;
            tracing::info!(
                told,
                waiting = self.backlog.len(),
                "the shared store was told what it had missed"
            );
        }
    }

    /// Tells the server what waits for it, until that is nothing or it is gone again. Returns how much was told.
    async fn tell_all(&self) -> usize {
        let mut told = 0;
        while let Some(first) = self.backlog.first() {
            match self.try_to_tell(&first).await {
                Err(Failure::Gone | Failure::Full) => {
                    sleep(PAUSE).await;
                    break;
                }
                // The copy of this node has another answer than the one that counts.
                Ok(Told::Known) => {
                    if let Pending::Answer { search, .. } = &first {
                        self.held.take_out(search);
                    }
                }
                Ok(_) | Err(Failure::Refused) => {}
            }
            self.backlog.remove_first();
            told += 1;
        }
        told
    }
}
