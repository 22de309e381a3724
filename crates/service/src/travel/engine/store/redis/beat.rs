//! The beat of a node, by which others know that it is alive, and what it hears of them.

use std::collections::HashSet;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout_at};

use super::scripts::{BEAT, CLAIM, OWN};
use super::{Node, key_of};
use crate::redis::Heard;
use crate::travel::engine::store::StoredSearch;

/// Beats within a lease.
const BEATS: u32 = 5;

/// Beats that are missing of a node that counts as dead. What is left of the lease is the time to take up its work.
const MISSED: u32 = 3;

/// Time after which those that wait are looked after, whatever was heard.
const LOOK: Duration = Duration::from_secs(2);

/// Most searches that a node takes up at once, so that several share the work.
const CLAIMED: usize = 16;

/// What a node hears when it beats.
struct Beaten {
    /// Whether the server has lost what it knew.
    has_lost: bool,
    /// The nodes that are dead and have work.
    dead: Vec<String>,
}

impl Node {
    /// Beats until the node has left, and takes up what dead ones were working on.
    pub(super) async fn beat(self: Arc<Self>) {
        let (mut unbroken, mut has_lost) = (0, false);
        // Whatever there is to do, the node goes on to beat: else it would look dead itself.
        let mut doing = JoinSet::new();
        while !self.has_left.load(Ordering::Relaxed) {
            let told = self.beat_once().await;
            // After an outage all others look dead until they have beaten.
            let may_claim = unbroken >= BEATS;
            unbroken = if told.is_some() { unbroken + 1 } else { 0 };
            has_lost |= told.as_ref().is_some_and(|told| told.has_lost);
            while doing.try_join_next().is_some() {}
            if let Some(Beaten { dead, .. }) = told
                && doing.is_empty()
            {
                let dead = if may_claim { dead } else { Vec::new() };
                doing.spawn(Arc::clone(&self).do_beside(std::mem::take(&mut has_lost), dead));
            }
            sleep(self.lease / BEATS).await;
        }
    }

    /// Looks after what this node should work on and does not, for ever.
    pub(super) async fn look_after_own(self: Arc<Self>) {
        let mut idle = HashSet::new();
        loop {
            sleep(self.lease).await;
            idle = self.take_up_own(&idle).await;
        }
    }

    /// Does what a beat has told of.
    async fn do_beside(self: Arc<Self>, has_lost: bool, dead: Vec<String>) {
        if has_lost {
            self.write_all_again().await;
        }
        let silence = self.silence();
        for dead in dead {
            self.take_up_work_of(&dead, &silence).await;
        }
    }

    /// Hears of searches that are complete, for those that wait for them here.
    pub(super) async fn listen(self: Arc<Self>) {
        let mut heard = self.server.subscribe(&self.server.key(format_args!("complete:{}", self.name)));
        let mut look = Instant::now() + LOOK;
        loop {
            // A message may be missing, or come before anybody waits.
            match timeout_at(look, heard.next()).await.unwrap_or(Some(Heard::Anew)) {
                Some(Heard::Message(key)) => {
                    self.catch_up_awaited(|search| key_of(search.id()).as_bytes() == key).await;
                }
                Some(Heard::Anew) => {
                    self.catch_up_awaited(|_| true).await;
                    look = Instant::now() + LOOK;
                }
                None => return,
            }
        }
    }

    /// Beats once. `None` where the server has not heard it.
    async fn beat_once(&self) -> Option<Beaten> {
        let arguments = [self.server.key(""), self.name.clone(), self.silence(), self.reads.to_string()];
        let mut told: Vec<String> = self.server.run(&BEAT, &[], &arguments).await.ok()?;
        let dead = told.split_off(2.min(told.len()));
        let oldest = told.first().and_then(|oldest| oldest.parse().ok());
        let is_new = told.get(1).is_some_and(|is_new| is_new == "1");
        self.writes.store(oldest.unwrap_or(1).min(self.reads), Ordering::Relaxed);
        Some(Beaten { has_lost: is_new && self.has_beaten.swap(true, Ordering::Relaxed), dead })
    }

    /// The time in milliseconds after which a node counts as dead that is not heard of.
    fn silence(&self) -> String {
        (self.lease / BEATS * MISSED).as_millis().to_string()
    }

    /// Takes up what this node should work on and does not, if it did not before: it may not have heard that it was given
    /// it, and the server may have lost answers. Returns what it has found.
    async fn take_up_own(&self, before: &HashSet<String>) -> HashSet<String> {
        let arguments = [self.server.key(""), self.name.clone()];
        let Ok(mut own) = self.server.run::<HashSet<String>>(&OWN, &[], &arguments).await else {
            return HashSet::new();
        };
        if own.is_empty() {
            return own;
        }
        for search in self.held.searches(|search| search.is_worked_on_here()) {
            own.remove(&key_of(search.id()));
        }
        // What has just been started is not worked on yet.
        for key in own.intersection(before) {
            let is_meant = |search: &dyn StoredSearch| key_of(search.id()) == *key;
            match self.held.searches(is_meant).pop() {
                Some(search) if !search.is_running() => self.write_answers(&*search).await,
                _ => self.take_up(key).await,
            }
        }
        own
    }

    /// Writes what this node works on, and what it has all of, since the server has forgotten the node.
    async fn write_all_again(&self) {
        let is_known = |search: &dyn StoredSearch| search.is_worked_on_here() || !search.is_running();
        for search in self.held.searches(is_known) {
            self.write_again(&search).await;
        }
    }

    /// Takes up all that a dead node was working on, beside the others who do.
    pub(super) async fn take_up_work_of(&self, dead: &str, silence: &str) {
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
