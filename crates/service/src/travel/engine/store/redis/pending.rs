//! Messages to the server, queued while it is unreachable.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::Notify;
use tokio::time::sleep;

use super::format::{answer_entry, common_digest, common_entry};
use super::scripts::{ANSWER, FORGET};
use super::{Node, key_of, position};
use crate::redis::Failure;
use crate::travel::engine::packed::{Common, Packed, Unreadable};
use crate::travel::engine::store::{EncodedAnswer, StoredSearch};

/// Time between two attempts to send a message.
const PAUSE: Duration = Duration::from_millis(250);

/// A message to the server.
#[derive(Clone, Debug)]
pub(super) enum Pending {
    /// The answer of a provider.
    Answer {
        /// The id of the search.
        search: Arc<str>,
        answer: EncodedAnswer,
        common: Option<Bytes>,
    },
    /// The removal of a search that was refused although the server may have it.
    Forget { id: String },
}

/// The outcome of sending a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Delivery {
    /// The server wrote the answer.
    First,
    /// This node had already written the answer, but did not receive the confirmation.
    AlreadyWritten,
    /// Another node has already written an answer of the provider.
    Known,
    /// The server has lost the search, and this node does not have all of it.
    Lost,
    /// The server is unreachable. The message is queued.
    Queued,
}

/// Queue of messages to the server.
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
    /// Creates the message for a provider's packed answer; `None` if the provider has failed. An answer that can't be
    /// packed counts as a failure on other nodes.
    pub(super) fn answer(
        search: &dyn StoredSearch,
        provider: &str,
        after: Duration,
        packed: Option<Result<Packed, Unreadable>>,
    ) -> Self {
        let packed = packed.and_then(|packed| {
            let refused = |reason| {
                tracing::warn!(search = search.id(), provider, %reason, "an answer can't be packed for other nodes");
            };
            packed.map_err(refused).ok()
        });
        let name =
            |common: &Bytes| position(search).common_digest(common).unwrap_or_else(|| common_digest(common));
        let common = packed.as_ref().and_then(|packed| packed.common.clone());
        let name = common.as_ref().map(name);
        let entry = answer_entry(provider, after, packed.as_ref().map(|packed| (name, &*packed.own))).into();
        let answer = EncodedAnswer { provider: provider.into(), entry, common: name };
        Pending::Answer { search: search.id().into(), answer, common }
    }
}

impl Node {
    /// Sends a message to the server, or queues it behind earlier messages.
    pub(super) async fn send_or_queue(&self, pending: Pending) -> Delivery {
        if self.backlog.len() == 0 {
            match self.try_send(&pending).await {
                Ok(delivery) => return delivery,
                Err(Failure::Refused) => return Delivery::Lost,
                Err(Failure::Gone | Failure::Full) => {}
            }
        }
        self.backlog.push(pending);
        self.metrics().pending(self.backlog.len());
        Delivery::Queued
    }

    async fn try_send(&self, pending: &Pending) -> Result<Delivery, Failure> {
        let (search, answer, common) = match pending {
            Pending::Answer { search, answer, common } => (search, answer, common),
            Pending::Forget { id } => {
                let arguments = [self.server.key(""), id.clone(), self.name.clone()];
                return self.server.run::<u8>(&FORGET, &[], &arguments).await.map(|_| Delivery::First);
            }
        };
        let held = self.held.peek(search);
        // The server has a common part once an answer with that common part has been written.
        let is_there =
            |name: u64| held.as_ref().is_some_and(|held| position(&**held).commons.contains_key(&name));
        let common = answer.common.zip(common.as_ref());
        let mut written = self.write(search, answer, common.filter(|(name, _)| !is_there(*name))).await?;
        let Some(held) = held else { return Ok(written.0) };
        if written.0 == Delivery::Lost && self.write_again(&held).await {
            written = self.write(search, answer, common).await?;
        }
        if matches!(written.0, Delivery::First | Delivery::AlreadyWritten) {
            let mut position = position(&*held);
            // If no other node has written entries in between, this node has read all entries.
            if position.read == written.1.start {
                position.read = written.1.end;
            }
            position.keep(answer.clone());
            if let Some((name, common)) = common {
                position.commons.entry(name).or_insert_with(|| Arc::new(Common::new(common.clone())));
            }
        }
        Ok(written.0)
    }

    /// Writes an answer, with its common part if the server does not have the common part. Also returns the range of
    /// the list that was written.
    async fn write(
        &self,
        search: &str,
        answer: &EncodedAnswer,
        common: Option<(u64, &Bytes)>,
    ) -> Result<(Delivery, Range<usize>), Failure> {
        let (name, common) = match common {
            Some((name, common)) => (format!("{name:016x}"), common_entry(name, common)),
            None => Default::default(),
        };
        let (prefix, key, EncodedAnswer { provider, entry, .. }) =
            (self.server.key(""), key_of(search), answer);
        let teller = self.name.as_bytes();
        let arguments =
            [prefix.as_bytes(), key.as_bytes(), provider.as_bytes(), entry, name.as_bytes(), &common, teller];
        let (word, start, end): (String, _, _) = self.server.run(&ANSWER, &[], &arguments[..]).await?;
        let delivery = match &*word {
            "first" => Delivery::First,
            "again" => Delivery::AlreadyWritten,
            "known" => Delivery::Known,
            _ => Delivery::Lost,
        };
        Ok((delivery, start..end))
    }

    /// Rewrites a search that the server has lost, if this node works on the search or has all of its answers. Returns
    /// whether either condition holds.
    pub(super) async fn write_again(&self, search: &Arc<dyn StoredSearch>) -> bool {
        if !search.is_worked_on_here() && search.is_running() {
            return false;
        }
        // If another node is writing the search, or the server is full, this node still serves the search.
        if self.start(&**search).await == Ok(true) {
            self.write_answers(&**search).await;
            self.metrics().searches("written_again", 1);
            tracing::warn!(search = search.id(), "rewrote a search that the shared store had lost");
        }
        true
    }

    /// Writes the answers that this node knows. Answers on the server are not changed.
    pub(super) async fn write_answers(&self, search: &dyn StoredSearch) {
        let (answers, commons) = {
            let position = position(search);
            (position.answers.clone(), position.commons.clone())
        };
        for answer in &answers {
            let common = answer.common.and_then(|name| Some((name, commons.get(&name)?.shared_bytes())));
            if self.write(search.id(), answer, common).await.is_err() {
                break;
            }
        }
    }
}

impl Node {
    /// Sends queued messages to the server, forever.
    pub(super) async fn flush(self: Arc<Self>) {
        loop {
            if self.backlog.len() == 0 {
                self.backlog.added.notified().await;
            }
            self.server.up().await;
            let sent = self.send_queued().await;
            self.metrics().pending(self.backlog.len());
            tracing::info!(
                sent,
                waiting = self.backlog.len(),
                "sent the queued messages to the shared store"
            );
        }
    }

    /// Sends the queued messages until the queue is empty or the server is unreachable again. Returns the number of
    /// messages sent.
    async fn send_queued(&self) -> usize {
        let mut sent = 0;
        while let Some(first) = self.backlog.first() {
            match self.try_send(&first).await {
                Err(Failure::Gone | Failure::Full) => {
                    sleep(PAUSE).await;
                    break;
                }
                // This node's copy has a different answer than the answer that counts.
                Ok(Delivery::Known) => {
                    if let Pending::Answer { search, .. } = &first {
                        self.held.remove_lost(search);
                    }
                }
                Ok(_) | Err(Failure::Refused) => {}
            }
            self.backlog.remove_first();
            sent += 1;
        }
        sent
    }
}
