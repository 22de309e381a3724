//! What the server has to be told, and is told later if it is gone.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::Notify;
use tokio::time::sleep;

use super::format::{answer_entry, common_entry, name_of};
use super::scripts::{ANSWER, FORGET};
use super::{Node, key_of, position};
use crate::redis::Failure;
use crate::travel::engine::packed::{Common, Packed, Unreadable};
use crate::travel::engine::store::{StoredSearch, WrittenAnswer};

/// Time between two attempts to tell something.
const PAUSE: Duration = Duration::from_millis(250);

/// What the server has to be told.
#[derive(Clone, Debug)]
pub(super) enum Pending {
    /// What a provider has answered.
    Answer {
        /// The id of the search.
        search: Arc<str>,
        answer: WrittenAnswer,
        common: Option<Bytes>,
    },
    /// A search that was refused, although the server may know of it.
    Forget { id: String },
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// It was written.
    First,
    /// This node had written it before, and had not heard that.
    Again,
    /// Another node has written an answer of that provider.
    Known,
    /// The server has lost the search, and nobody has all of it.
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
        let name = common.as_ref().map(name);
        let entry = answer_entry(provider, after, packed.as_ref().map(|packed| (name, &*packed.own))).into();
        let answer = WrittenAnswer { provider: provider.into(), entry, common: name };
        Pending::Answer { search: search.id().into(), answer, common }
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
        self.metrics().pending(self.backlog.len());
        Told::Later
    }

    async fn try_to_tell(&self, pending: &Pending) -> Result<Told, Failure> {
        let (search, answer, common) = match pending {
            Pending::Answer { search, answer, common } => (search, answer, common),
            Pending::Forget { id } => {
                let arguments = [self.server.key(""), id.clone(), self.name.clone()];
                return self.server.run::<u8>(&FORGET, &[], &arguments).await.map(|_| Told::First);
            }
        };
        let held = self.held.peek(search);
        // The server has it as soon as one answer was written with it.
        let is_there =
            |name: u64| held.as_ref().is_some_and(|held| position(&**held).commons.contains_key(&name));
        let common = answer.common.zip(common.as_ref());
        let mut told = self.write(search, answer, common.filter(|(name, _)| !is_there(*name))).await?;
        let Some(held) = held else { return Ok(told.0) };
        if told.0 == Told::Lost && self.write_again(&held).await {
            told = self.write(search, answer, common).await?;
        }
        if matches!(told.0, Told::First | Told::Again) {
            let mut position = position(&*held);
            // What nobody else has written since is known.
            if position.read == told.1.start {
                position.read = told.1.end;
            }
            position.keep(answer.clone());
            if let Some((name, common)) = common {
                position.commons.entry(name).or_insert_with(|| Arc::new(Common::new(common.clone())));
            }
        }
        Ok(told.0)
    }

    /// Writes an answer, with its common part if the server does not have that. Also returns the places of the list that
    /// were written.
    async fn write(
        &self,
        search: &str,
        answer: &WrittenAnswer,
        common: Option<(u64, &Bytes)>,
    ) -> Result<(Told, Range<usize>), Failure> {
        let (name, common) = match common {
            Some((name, common)) => (format!("{name:016x}"), common_entry(name, common)),
            None => Default::default(),
        };
        let (prefix, key, WrittenAnswer { provider, entry, .. }) =
            (self.server.key(""), key_of(search), answer);
        let teller = self.name.as_bytes();
        let arguments =
            [prefix.as_bytes(), key.as_bytes(), provider.as_bytes(), entry, name.as_bytes(), &common, teller];
        let (word, start, end): (String, _, _) = self.server.run(&ANSWER, &[], &arguments[..]).await?;
        let told = match &*word {
            "first" => Told::First,
            "told" => Told::Again,
            "known" => Told::Known,
            _ => Told::Lost,
        };
        Ok((told, start..end))
    }

    /// Writes a search again that the server has lost, if this node works on it or has all of it. Returns whether it
    /// does.
    pub(super) async fn write_again(&self, search: &Arc<dyn StoredSearch>) -> bool {
        if !search.is_worked_on_here() && search.is_running() {
            return false;
        }
        // While another node writes it, or where there is no room for it, this one answers for it.
        if self.start(&**search).await == Ok(true) {
            self.write_answers(&**search).await;
            self.metrics().searches("written_again", 1);
            tracing::warn!(search = search.id(), "the shared store had lost a search; it was written again");
        }
        true
    }

    /// Writes the answers that this node knows. What the server has changes nothing.
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
    /// Tells the server what waits for it, for ever.
    pub(super) async fn flush(self: Arc<Self>) {
        loop {
            if self.backlog.len() == 0 {
                self.backlog.added.notified().await;
            }
            self.server.up().await;
            let told = self.tell_all().await;
            self.metrics().pending(self.backlog.len());
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
