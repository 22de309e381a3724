//! The heartbeat of a node, and its reactions to the state of other nodes.

use std::collections::{BTreeMap, HashSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout_at};

use super::Node;
use super::scripts::{BEAT, CLAIM, OWN};
use crate::redis::ChannelEvent;
use crate::travel::engine::store::StoredSearch;

/// Number of heartbeats per lease.
const HEARTBEATS_PER_LEASE: u32 = 5;

/// Number of missed heartbeats after which a node counts as dead. In the rest of the lease, other nodes take over its
/// work.
const MISSED_HEARTBEATS: u32 = 3;

/// Interval at which awaited searches are updated even if no message arrives.
const REFRESH_INTERVAL: Duration = Duration::from_secs(2);

/// Interval at which the clock is compared with the server's clock.
const SKEW_INTERVAL: Duration = Duration::from_secs(60);

/// Maximum clock skew that causes no warning.
const MAX_SKEW: Duration = Duration::from_secs(2);

/// Maximum number of searches that a node claims at once, so that several nodes share the work.
const MAX_CLAIMED: usize = 16;

/// The server's reply to a heartbeat: the marker of its data, its time in milliseconds, the dead nodes of this
/// generation with unfinished work, and the other generations of live nodes, each followed by its settings.
type BeatReply = (String, i64, Vec<String>, Vec<String>);

/// Information from the server's reply to a heartbeat.
struct HeartbeatReply {
    /// `true` if the server has lost data.
    has_lost: bool,
    /// Time by which this node's clock is ahead of the server's clock, in seconds.
    skew: f64,
    dead: Vec<String>,
    foreign: BTreeMap<String, String>,
}

impl Node {
    /// Sends heartbeats until the node leaves, and takes over the work of dead nodes.
    pub(super) async fn run_heartbeats(self: Arc<Self>) {
        let (mut unbroken, mut has_lost, mut foreign) = (0, false, BTreeMap::new());
        let mut skew_due = Instant::now();
        // Other work runs in a separate task: if it delayed the heartbeats, the node would count as dead.
        let mut doing = JoinSet::new();
        while !self.has_left.load(Ordering::Relaxed) {
            let reply = self.send_heartbeat().await;
            // After an outage, all other nodes appear dead until their next heartbeat.
            let may_claim = unbroken >= HEARTBEATS_PER_LEASE;
            unbroken = if reply.is_some() { unbroken + 1 } else { 0 };
            has_lost |= reply.as_ref().is_some_and(|reply| reply.has_lost);
            while doing.try_join_next().is_some() {}
            if let Some(reply) = reply {
                if Instant::now() >= skew_due {
                    skew_due = Instant::now() + SKEW_INTERVAL;
                    self.report_skew(reply.skew);
                }
                self.report_foreign(&foreign, &reply.foreign);
                foreign = reply.foreign;
                if doing.is_empty() {
                    let dead = if may_claim { reply.dead } else { Vec::new() };
                    doing.spawn(Arc::clone(&self).react_to_heartbeat(std::mem::take(&mut has_lost), dead));
                }
            }
            sleep(self.lease / HEARTBEATS_PER_LEASE).await;
        }
    }

    /// Runs forever, resuming searches that are assigned to this node but that it does not work on.
    pub(super) async fn watch_assigned(self: Arc<Self>) {
        let mut idle = HashSet::new();
        loop {
            sleep(self.lease).await;
            idle = self.take_over_assigned(&idle).await;
        }
    }

    /// Reacts to the server's reply to a heartbeat.
    async fn react_to_heartbeat(self: Arc<Self>, has_lost: bool, dead: Vec<String>) {
        if has_lost {
            self.write_all_again().await;
            self.is_rewriting.store(false, Ordering::Relaxed);
        }
        let dead_after = self.dead_after();
        for dead in dead {
            self.take_over_from(&dead, &dead_after).await;
        }
    }

    /// Receives messages about complete searches, and updates the copies for which calls of this node are waiting.
    pub(super) async fn listen(self: Arc<Self>) {
        let mut heard = self.server.subscribe(&self.server.key(format_args!("complete:{}", self.name)));
        let mut look = Instant::now() + REFRESH_INTERVAL;
        loop {
            // A message may be lost, or may arrive before a call starts waiting.
            match timeout_at(look, heard.next()).await.unwrap_or(Some(ChannelEvent::Resubscribed)) {
                Some(ChannelEvent::Message(key)) => {
                    self.catch_up_awaited(|search| self.key_of(search.id()).as_bytes() == key).await;
                }
                Some(ChannelEvent::Resubscribed) => {
                    self.catch_up_awaited(|_| true).await;
                    look = Instant::now() + REFRESH_INTERVAL;
                }
                None => return,
            }
        }
    }

    /// Sends one heartbeat. Returns `None` if the heartbeat failed.
    async fn send_heartbeat(&self) -> Option<HeartbeatReply> {
        let settings = self.generation.settings().to_owned();
        let known = self.marker.lock().clone();
        let is_written = !self.is_rewriting.load(Ordering::Relaxed);
        let arguments = [
            self.server.key(""),
            self.name.clone(),
            self.dead_after(),
            settings,
            self.lease.as_millis().to_string(),
            known.clone(),
            u8::from(is_written).to_string(),
        ];
        let sent = self.clock.now();
        let (marker, time, dead, foreign): BeatReply = self.server.run(&BEAT, &[], &arguments).await.ok()?;
        // The server has read its clock between these two times.
        let middle = sent + self.clock.now().duration_since(sent) / 2;
        let skew = middle.as_millisecond() as f64 / 1_000.0 - time as f64 / 1_000.0;
        let foreign = foreign.chunks_exact(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect();
        let has_lost = !known.is_empty() && known != marker;
        if has_lost {
            self.is_rewriting.store(true, Ordering::Relaxed);
        }
        *self.marker.lock() = marker;
        Some(HeartbeatReply { has_lost, skew, dead, foreign })
    }

    /// Exports this node's clock skew as a metric, and logs a warning if the skew is too large.
    fn report_skew(&self, seconds: f64) {
        self.metrics().clock_skew(seconds);
        if seconds.abs() > MAX_SKEW.as_secs_f64() {
            tracing::warn!(
                seconds = format!("{seconds:.1}"),
                "the clock of this node is ahead of (if negative, behind) the clock of the shared store: searches on \
                 this node use a different time"
            );
        }
    }

    /// Exports the number of other generations as a metric, and logs new generations.
    fn report_foreign(&self, before: &BTreeMap<String, String>, now: &BTreeMap<String, String>) {
        self.metrics().foreign(now.len());
        for (generation, settings) in now.iter().filter(|(generation, _)| !before.contains_key(*generation)) {
            let difference = self.generation.difference(settings).unwrap_or_default();
            tracing::warn!(
                generation,
                %difference,
                "the shared store has nodes with other settings: they don't exchange searches with this node"
            );
        }
    }

    /// Returns the time without heartbeats, in milliseconds, after which a node counts as dead.
    pub(super) fn dead_after(&self) -> String {
        (self.lease / HEARTBEATS_PER_LEASE * MISSED_HEARTBEATS).as_millis().to_string()
    }

    /// Resumes the searches that are assigned to this node but that it does not work on, if the last call already
    /// returned them (`before`). The node may have missed the assignment, or the server may have lost answers. Returns
    /// the searches that are currently in that state.
    async fn take_over_assigned(&self, before: &HashSet<String>) -> HashSet<String> {
        let arguments = [self.server.key(""), self.name.clone()];
        let Ok(mut own) = self.server.run::<HashSet<String>>(&OWN, &[], &arguments).await else {
            return HashSet::new();
        };
        if own.is_empty() {
            return own;
        }
        for search in self.held.searches(|search| search.is_worked_on_here()) {
            own.remove(&self.key_of(search.id()));
        }
        // The work on a search that was just started might not have begun yet.
        for key in own.intersection(before) {
            let is_meant = |search: &dyn StoredSearch| self.key_of(search.id()) == *key;
            match self.held.searches(is_meant).pop() {
                Some(search) if !search.is_running() => self.write_answers(&*search).await,
                _ => self.take_over(key).await,
            }
        }
        own
    }

    /// Rewrites the searches that this node works on or holds completely, because the server has lost its data.
    async fn write_all_again(&self) {
        let is_known = |search: &dyn StoredSearch| search.is_worked_on_here() || !search.is_running();
        for search in self.held.searches(is_known) {
            self.write_again(&search).await;
        }
    }

    /// Claims the searches of a dead node. Several nodes may claim at once; each search goes to one of them.
    pub(super) async fn take_over_from(&self, dead: &str, dead_after: &str) {
        let mut count = 0;
        loop {
            let arguments = [
                self.server.key(""),
                self.name.clone(),
                dead.to_owned(),
                dead_after.to_owned(),
                MAX_CLAIMED.to_string(),
            ];
            let Ok(claimed) = self.server.run::<Vec<String>>(&CLAIM, &[], &arguments).await else { break };
            if claimed.is_empty() {
                break;
            }
            count += claimed.len();
            for id in claimed {
                self.take_over(&id).await;
            }
        }
        if count > 0 {
            tracing::warn!(node = dead, searches = count, "took over the searches of a dead node");
        }
    }

    /// Continues the work on a claimed search.
    async fn take_over(&self, key: &str) {
        let Some(search) = self.claimed(key).await else { return };
        let reader = self.readers.lock().get(search.kind()).and_then(Weak::upgrade);
        if let Some(reader) = reader {
            self.metrics().searches("taken_up", 1);
            self.held.add_running(Arc::clone(&search));
            reader.take_over(search);
        }
    }
}
