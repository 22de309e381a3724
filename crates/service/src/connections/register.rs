//! The register of open connections, which enforces the limits on their total number and memory.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::ConnectionLimits;
use super::log_throttle::LogThrottle;
use super::progress::{Progress, Shutdown};
use crate::metrics::ConnectionMetrics;

/// Time without progress after which a reader may be dropped to free memory for others.
const STALL: Duration = Duration::from_secs(1);

/// The open connections.
pub(super) struct Register {
    pub(super) limits: ConnectionLimits,
    pub(super) metrics: ConnectionMetrics,
    open: Mutex<HashMap<u64, Arc<Progress>>>,
    ids: AtomicU64,
    unsent: Arc<AtomicUsize>,
    is_stopping: AtomicBool,
    /// The number of calls that were aborted since shutdown began.
    aborted: AtomicUsize,
    shed: LogThrottle,
    late: LogThrottle,
    turned_away: LogThrottle,
}

impl Register {
    pub(super) fn new(limits: ConnectionLimits, metrics: ConnectionMetrics) -> Self {
        Register {
            limits,
            metrics,
            open: Mutex::default(),
            ids: AtomicU64::new(0),
            unsent: Arc::default(),
            is_stopping: AtomicBool::new(false),
            aborted: AtomicUsize::new(0),
            shed: LogThrottle::default(),
            late: LogThrottle::default(),
            turned_away: LogThrottle::default(),
        }
    }

    /// Adds a connection, which is removed when its entry is dropped.
    pub(super) fn enter(self: &Arc<Self>) -> Entry {
        let mut open = self.open();
        // The flag is read under the lock, so that no connection misses the shutdown.
        let shutdown = if self.is_stopping() { Shutdown::Drain } else { Shutdown::Run };
        let progress = Arc::new(Progress::new(Arc::clone(&self.unsent), shutdown));
        let id = self.ids.fetch_add(1, Ordering::Relaxed);
        open.insert(id, Arc::clone(&progress));
        drop(open);
        self.metrics.opened();
        Entry { register: Arc::clone(self), id, progress }
    }

    pub(super) fn count(&self) -> usize {
        self.open().len()
    }

    /// Closes the connection that has waited longest for a request. Returns whether such a connection existed.
    pub(super) fn close_idle(&self) -> bool {
        let open = self.open();
        let idle = open.values().filter_map(|progress| Some((progress.idle_since()?, progress)));
        let longest = idle.min_by_key(|(since, _)| *since);
        longest.inspect(|(_, progress)| progress.shut_down(Shutdown::Close)).is_some()
    }

    /// Sends a shutdown command to all connections, including connections that are added later.
    pub(super) fn stop(&self) {
        let open = self.open();
        self.is_stopping.store(true, Ordering::Relaxed);
        open.values().for_each(|progress| progress.shut_down(Shutdown::Drain));
    }

    fn is_stopping(&self) -> bool {
        self.is_stopping.load(Ordering::Relaxed)
    }

    /// Counts the calls of a connection that is aborted during shutdown.
    pub(super) fn count_aborted(&self, progress: &Progress) {
        if self.is_stopping() {
            self.aborted.fetch_add(progress.open_calls(), Ordering::Relaxed);
        }
    }

    /// Returns the number of calls that were aborted since shutdown began, are open, or are not fully sent.
    pub(super) fn unfinished_calls(&self) -> usize {
        let open: usize = self.open().values().map(|progress| progress.open_calls()).sum();
        self.aborted.load(Ordering::Relaxed) + open
    }

    /// Reserves memory for a response of this size. Returns whether enough memory was free.
    ///
    /// A response larger than the limit is accepted if nothing else is unsent. Otherwise it could never be sent.
    pub(super) fn reserve(&self, bytes: usize) -> bool {
        self.has_room(bytes)
            && self
                .unsent
                .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |unsent| {
                    self.has_memory_for(unsent, bytes).then_some(unsent + bytes)
                })
                .is_ok()
    }

    /// Returns whether the memory limit allows a response of this size, if necessary after dropping stalled readers.
    pub(super) fn has_room(&self, bytes: usize) -> bool {
        self.has_memory_for(self.unsent.load(Ordering::Relaxed), bytes) || self.shed_for(bytes)
    }

    fn has_memory_for(&self, unsent: usize, bytes: usize) -> bool {
        unsent == 0 || unsent.saturating_add(bytes) <= self.limits.unsent_bytes
    }

    fn shed_for(&self, bytes: usize) -> bool {
        let now = Instant::now();
        let open = self.open();
        let mut stalled: Vec<_> = open
            .values()
            .filter_map(|progress| Some((progress.stalled_since()?, progress)))
            .filter(|(since, _)| now.duration_since(*since) >= STALL)
            .collect();
        stalled.sort_by_key(|(since, _)| *since);
        for (since, progress) in stalled {
            if let Some(clients) = self.shed.count() {
                let (stalled, limit) = (now.duration_since(since), self.limits.unsent_bytes);
                tracing::warn!(
                    clients,
                    ?stalled,
                    limit,
                    "clients that did not read their responses were disconnected to free memory"
                );
            }
            progress.shut_down(Shutdown::Reset);
            self.metrics.shed("memory");
            if self.has_memory_for(self.unsent.load(Ordering::Relaxed), bytes) {
                return true;
            }
        }
        false
    }

    /// Logs that a client has read nothing for too long.
    pub(super) fn log_late_reader(&self) {
        if let Some(clients) = self.late.count() {
            let timeout = self.limits.write_timeout;
            tracing::warn!(
                clients,
                ?timeout,
                "clients that read nothing within the write timeout were disconnected"
            );
        }
    }

    /// Logs that a connection was closed without a response because too many are open.
    pub(super) fn log_closed_at_limit(&self, open: usize) {
        if let Some(connections) = self.turned_away.count() {
            let limit = self.limits.connections;
            tracing::warn!(
                connections,
                open,
                limit,
                "connections were closed immediately because too many are open"
            );
        }
    }

    fn open(&self) -> MutexGuard<'_, HashMap<u64, Arc<Progress>>> {
        // A panic can't leave the map inconsistent, so poisoning is ignored.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The entry of an open connection in the register.
pub(super) struct Entry {
    pub(super) register: Arc<Register>,
    pub(super) progress: Arc<Progress>,
    id: u64,
}

impl Drop for Entry {
    fn drop(&mut self) {
        self.register.open().remove(&self.id);
        self.register.metrics.closed();
    }
}
