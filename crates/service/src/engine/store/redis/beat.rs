//! The beat of a node, by which others know that it is alive, and what it hears of them.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::time::{sleep, timeout};

use super::scripts::{BEAT, CLAIM};
use super::{Node, key_of};
use crate::engine::store::StoredSearch;
use crate::redis::Heard;

/// Beats within a lease.
const BEATS: u32 = 5;

/// Beats that are missing of a node that counts as dead. What is left of the lease is the time to take up its work.
const MISSED: u32 = 3;

/// Time after which those that wait are looked after, whatever was heard.
const LOOK: Duration = Duration::from_secs(2);

/// Most searches that a node takes up at once, so that several share the work.
const CLAIMED: usize = 16;

impl Node {
    /// Beats until the node has left, and takes up what dead ones were working on.
    pub(super) async fn beat(self: Arc<Self>) {
        let mut unbroken = 0;
        while !self.has_left.load(Ordering::Relaxed) {
            // After an outage all others look dead until they have beaten.
            let is_heard = self.beat_once(unbroken >= BEATS).await;
            unbroken = if is_heard { unbroken + 1 } else { 0 };
            sleep(self.lease / BEATS).await;
        }
    }

    /// Hears of searches that are complete, for those that wait for them here.
    pub(super) async fn listen(self: Arc<Self>) {
        let mut heard = self.server.subscribe(&self.server.key(format_args!("complete:{}", self.name)));
        loop {
            // A message may be missing.
            match timeout(LOOK, heard.next()).await.unwrap_or(Some(Heard::Anew)) {
                Some(Heard::Message(key)) => {
                    self.catch_up_awaited(|search| key_of(search.id()).as_bytes() == key).await;
                }
                Some(Heard::Anew) => self.catch_up_awaited(|_| true).await,
                None => return,
            }
        }
    }

    /// Beats once. Returns whether the server has heard it.
    async fn beat_once(&self, may_claim: bool) -> bool {
        let silence = (self.lease / BEATS * MISSED).as_millis().to_string();
        let arguments = [self.server.key(""), self.name.clone(), silence.clone(), self.reads.to_string()];
        let Ok(mut told) = self.server.run::<Vec<String>>(&BEAT, &[], &arguments).await else { return false };
        let dead = told.split_off(2.min(told.len()));
        let oldest = told.first().and_then(|oldest| oldest.parse().ok());
        if told.get(1).is_some_and(|is_new| is_new == "1") && self.has_beaten.swap(true, Ordering::Relaxed) {
            self.write_all_again().await;
        }
        self.writes.store(oldest.unwrap_or(1).min(self.reads), Ordering::Relaxed);
        if may_claim {
            for dead in dead {
                self.take_up_work_of(&dead, &silence).await;
            }
        }
        true
    }

    /// Writes what this node works on, and what it has all of, since the server has forgotten the node.
    async fn write_all_again(&self) {
        let is_known = |search: &dyn StoredSearch| search.is_worked_on_here() || !search.is_running();
        for search in self.held.searches(is_known) {
            self.write_again(&search).await;
        }
    }

    /// Takes up all that a dead node was working on, beside the others who do.
    async fn take_up_work_of(&self, dead: &str, silence: &str) {
        let mut count = 0;
        loop {
            let arguments = [
                self.server.key(""),
                self.name.clone(),
                dead.to_owned(),
                silence.to_owned(),
                CLAIMED.to_string(),
                self.reads.to_string(),
            ];
            let Ok(claimed) = self.server.run::<Vec<String>>(&CLAIM, &[], &arguments).await else { break };
            if claimed.is_empty() {
                break;
            }
            count += claimed.len();
            for id in claimed {
                self.take_up(&id).await;
            }
        }
        if count > 0 {
            tracing::warn!(node = dead, searches = count, "took up the work of a node that is gone");
        }
    }

    /// Takes up a search.
    async fn take_up(&self, key: &str) {
        let Some(search) = self.claimed(key).await else { return };
        let reader = self.readers().get(search.kind()).and_then(Weak::upgrade);
        if let Some(reader) = reader {
            self.metrics().searches("taken_up", 1);
            self.held.work_on(Arc::clone(&search));
            reader.take_up(search);
        }
    }
}
