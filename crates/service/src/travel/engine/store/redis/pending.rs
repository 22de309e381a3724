//! Messages to the server, queued while it is unreachable or full.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::future::join_all;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::{Notify, oneshot};
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::Node;
use super::scripts::{ANSWER, FORGET};
use crate::lock::Lock;
use crate::redis::Failure;
use crate::travel::engine::store::{EncodedAnswer, StoredSearch};

/// Time between two attempts to send a message.
const PAUSE: Duration = Duration::from_millis(250);

/// Time for which an answer waits for other answers. Answers that are sent together cost a fraction of the CPU time,
/// and callers poll much less often.
const LINGER: Duration = Duration::from_millis(50);

/// A message that is about to be sent, and the receiver of its outcome.
pub(super) type Unsent = (Pending, oneshot::Sender<Delivery>);

/// A message to the server.
#[derive(Clone, Debug)]
pub(super) enum Pending {
    /// A provider's answer.
    Answer {
        /// The id of the search.
        search: Arc<str>,
        answer: EncodedAnswer,
    },
    /// The removal of a refused search that the server may have stored anyway.
    Forget { id: String },
}

/// The outcome of sending a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Delivery {
    /// The server wrote the answer, or removed the search.
    First,
    /// This node had already written the answer, but did not receive the confirmation.
    AlreadyWritten,
    /// Another node has already written an answer from this provider.
    Known,
    /// The server has lost the search and this node can't rewrite it, or the server rejected the message.
    Lost,
    /// The message is queued, since the server is unreachable or full, or earlier messages are queued.
    Queued,
}

/// Queue of messages to the server.
#[derive(Debug, Default)]
pub(super) struct Backlog {
    pending: Lock<VecDeque<Pending>>,
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
        self.pending.lock().front().cloned()
    }

    fn remove_first(&self) {
        self.change(|all| drop(all.pop_front()));
    }

    fn change(&self, change: impl FnOnce(&mut VecDeque<Pending>)) {
        let mut all = self.pending.lock();
        change(&mut all);
        self.length.store(all.len(), Ordering::Relaxed);
    }
}

impl Node {
    /// Sends a message to the server together with other messages, or queues it.
    pub(super) async fn send_soon(&self, pending: Pending) -> Delivery {
        let (sender, delivery) = oneshot::channel();
        // If the receiver is gone, the store has been dropped.
        let _ = self.outbox.send((pending, sender));
        delivery.await.unwrap_or(Delivery::Lost)
    }

    /// Runs forever, sending the messages of a short time together.
    pub(super) async fn send_answers(self: Arc<Self>, mut unsent: UnboundedReceiver<Unsent>) {
        let mut sending = JoinSet::new();
        while let Some(first) = unsent.recv().await {
            sleep(LINGER).await;
            let mut all = vec![first];
            while let Ok(next) = unsent.try_recv() {
                all.push(next);
            }
            while sending.try_join_next().is_some() {}
            // Slow calls must not delay the next messages.
            sending.spawn(Arc::clone(&self).send_together(all));
        }
    }

    async fn send_together(self: Arc<Self>, all: Vec<Unsent>) {
        let sending = all.into_iter().map(|(pending, sender)| async {
            // The receiver is gone if the search was removed in the meantime.
            let _ = sender.send(self.send_or_queue(pending).await);
        });
        join_all(sending).await;
    }

    /// Sends a message to the server, or queues it behind earlier messages.
    async fn send_or_queue(&self, pending: Pending) -> Delivery {
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
        let (search, answer) = match pending {
            Pending::Answer { search, answer } => (search, answer),
            Pending::Forget { id } => {
                let arguments = [self.server.key(""), id.clone(), self.name.clone()];
                return self.server.run::<u8>(&FORGET, &[], &arguments).await.map(|_| Delivery::First);
            }
        };
        let held = self.held.peek(search);
        let mut written = self.write(search, answer).await?;
        let Some(held) = held else { return Ok(written.0) };
        if written.0 == Delivery::Lost && self.write_again(&held).await {
            written = self.write(search, answer).await?;
        }
        if matches!(written.0, Delivery::First | Delivery::AlreadyWritten) {
            let mut position = held.position().lock();
            // If no other node has written entries in between, this node has read all entries.
            if position.read == written.1.start {
                position.read = written.1.end;
            }
            position.keep(answer.clone());
        }
        Ok(written.0)
    }

    /// Writes an answer. Also returns the range of the new entries in the list.
    async fn write(&self, search: &str, answer: &EncodedAnswer) -> Result<(Delivery, Range<usize>), Failure> {
        let (prefix, key, EncodedAnswer { provider, entry }) =
            (self.server.key(""), self.key_of(search), answer);
        let arguments = [prefix.as_bytes(), key.as_bytes(), provider.as_bytes(), entry, self.name.as_bytes()];
        let (word, start, end): (String, _, _) = self.server.run(&ANSWER, &[], &arguments[..]).await?;
        let delivery = match &*word {
            "first" => Delivery::First,
            "again" => Delivery::AlreadyWritten,
            "known" => Delivery::Known,
            _ => Delivery::Lost,
        };
        Ok((delivery, start..end))
    }

    /// Rewrites a search that the server has lost, if this node is working on the search or has all of its answers.
    /// Returns whether either condition holds.
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

    /// Writes the answers that this node has. Answers on the server are not changed.
    pub(super) async fn write_answers(&self, search: &dyn StoredSearch) {
        let answers = search.position().lock().answers.clone();
        for answer in &answers {
            if self.write(search.id(), answer).await.is_err() {
                break;
            }
        }
    }
}

impl Node {
    /// Runs forever, sending queued messages to the server.
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

    /// Sends the queued messages until the queue is empty or the server is unreachable or full again. Returns the
    /// number of messages sent.
    async fn send_queued(&self) -> usize {
        let mut sent = 0;
        while let Some(first) = self.backlog.first() {
            match self.try_send(&first).await {
                Err(Failure::Gone | Failure::Full) => {
                    sleep(PAUSE).await;
                    break;
                }
                // This node's answer may differ from the stored answer, which is authoritative.
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
