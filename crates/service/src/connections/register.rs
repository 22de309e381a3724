//! The register of open connections, which enforces the limits on their total number and memory.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::error::Error as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use tokio::time::Instant;

use super::ConnectionLimits;
use super::log_throttle::LogThrottle;
#[cfg(feature = "tls")]
use super::progress::Timeout;
use super::progress::{Progress, Reader, Shutdown};
use crate::lock::Lock;
use crate::metrics::ConnectionMetrics;

/// Time without progress after which a reader may be dropped to free memory for other clients.
const STALL: Duration = Duration::from_secs(1);

/// Divisor of the memory for unread responses: an HTTP/2 connection may use an eighth of it.
const CONNECTION_SHARE: usize = 8;

/// Metrics label for responses that were dropped to free memory.
pub(super) const MEMORY: &str = "memory";

/// The open connections.
pub(super) struct Register {
    pub(super) limits: ConnectionLimits,
    pub(super) metrics: ConnectionMetrics,
    open: Lock<HashMap<u64, Arc<Progress>>>,
    ids: AtomicU64,
    unsent: Arc<AtomicUsize>,
    is_stopping: AtomicBool,
    /// The number of calls that were aborted since shutdown began.
    aborted: AtomicUsize,
    shed: LogThrottle,
    late: LogThrottle,
    turned_away: LogThrottle,
    refused: LogThrottle,
}

impl Register {
    pub(super) fn new(limits: ConnectionLimits, metrics: ConnectionMetrics) -> Self {
        Register {
            limits: ConnectionLimits { connections: limits.connections.max(1), ..limits },
            metrics,
            open: Lock::default(),
            ids: AtomicU64::new(0),
            unsent: Arc::default(),
            is_stopping: AtomicBool::new(false),
            aborted: AtomicUsize::new(0),
            shed: LogThrottle::default(),
            late: LogThrottle::default(),
            turned_away: LogThrottle::default(),
            refused: LogThrottle::default(),
        }
    }

    /// Adds a connection, which is removed when its entry is dropped.
    pub(super) fn enter(self: &Arc<Self>) -> Entry {
        let mut open = self.open.lock();
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
        self.open.lock().len()
    }

    /// Closes the connection that has waited longest for a request. Returns whether such a connection existed.
    pub(super) fn close_idle(&self) -> bool {
        let open = self.open.lock();
        let idle = open.values().filter_map(|progress| Some((progress.idle_since()?, progress)));
        let longest = idle.min_by_key(|(since, _)| *since);
        longest.inspect(|(_, progress)| progress.shut_down(Shutdown::Close)).is_some()
    }

    /// Sends a shutdown command to all connections, including connections that are added later.
    pub(super) fn stop(&self) {
        let open = self.open.lock();
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
        let open: usize = self.open.lock().values().map(|progress| progress.open_calls()).sum();
        self.aborted.load(Ordering::Relaxed) + open
    }

    /// Reserves memory for a response of this size on a connection. Returns whether enough memory was free.
    ///
    /// A response larger than the limit is accepted if nothing else is unsent, since it could never be sent otherwise.
    pub(super) fn reserve(&self, progress: &Progress, bytes: usize) -> bool {
        let add = |unsent| self.has_memory_for(unsent, bytes).then_some(unsent + bytes);
        if !self.has_room(progress, bytes)
            || self.unsent.fetch_update(Ordering::Relaxed, Ordering::Relaxed, add).is_err()
        {
            return false;
        }
        let is_reserved = progress.reserve(bytes, self.connection_bytes());
        if !is_reserved {
            self.unsent.fetch_sub(bytes, Ordering::Relaxed);
        }
        is_reserved
    }

    /// Returns whether the memory limits allow a response of this size on a connection, if necessary after dropping
    /// responses of stalled readers.
    pub(super) fn has_room(&self, progress: &Progress, bytes: usize) -> bool {
        let of_connection = || progress.has_room(bytes, self.connection_bytes());
        let of_all = || self.has_memory_for(self.unsent.load(Ordering::Relaxed), bytes);
        (of_connection() || self.shed(progress.streams(), of_connection))
            && (of_all() || self.shed(self.readers(), of_all))
    }

    fn has_memory_for(&self, unsent: usize, bytes: usize) -> bool {
        unsent == 0 || unsent.saturating_add(bytes) <= self.limits.unsent_bytes
    }

    /// Returns the maximum memory for the unread responses of an HTTP/2 connection, in bytes.
    fn connection_bytes(&self) -> usize {
        self.limits.unsent_bytes / CONNECTION_SHARE
    }

    /// Returns all connections and streams.
    fn readers(&self) -> Vec<Arc<dyn Reader>> {
        let open = self.open.lock();
        open.values()
            .flat_map(|progress| progress.streams().into_iter().chain([Arc::clone(progress) as _]))
            .collect()
    }

    /// Drops responses that clients have not read for a second, starting with the client that has stalled longest,
    /// until enough memory is free. Returns whether enough memory is free.
    fn shed(&self, readers: Vec<Arc<dyn Reader>>, is_enough: impl Fn() -> bool) -> bool {
        let now = Instant::now();
        let mut stalled: Vec<_> = readers
            .into_iter()
            .filter_map(|reader| Some((now.duration_since(reader.stalled_since()?), reader)))
            .filter(|(time, _)| *time >= STALL)
            .collect();
        stalled.sort_by_key(|(time, _)| Reverse(*time));
        for (stalled, reader) in stalled {
            if let Some(responses) = self.shed.count() {
                let limit = self.limits.unsent_bytes;
                tracing::warn!(
                    responses,
                    ?stalled,
                    limit,
                    "responses that clients did not read were dropped to free memory"
                );
            }
            reader.cut();
            if is_enough() {
                return true;
            }
        }
        false
    }

    /// Counts a stream that was reset, either because of this timeout or to free memory.
    #[cfg(feature = "tls")]
    pub(super) fn count_reset_stream(&self, timeout: Option<Timeout>) {
        self.metrics.shed_stream(timeout.and_then(Timeout::label).unwrap_or(MEMORY));
        self.aborted.fetch_add(usize::from(self.is_stopping()), Ordering::Relaxed);
        if timeout.is_some() {
            self.log_late_reader();
        }
    }

    /// Counts and logs a request that the HTTP library has refused. Ignores other errors: the client is gone, or a
    /// response was aborted.
    pub(super) fn count_refusal(&self, error: &hyper::Error) {
        let reason = match error {
            error if error.is_parse_too_large() => "too_large",
            error if error.is_parse() => "syntax",
            error if is_http2_error(error) => "http2",
            _ => return,
        };
        self.metrics.refused_request(reason);
        if let Some(requests) = self.refused.count() {
            tracing::warn!(requests, reason, %error, "rejected requests that are not valid HTTP");
        }
    }

    /// Logs that a client has read nothing of its response within the write timeout.
    pub(super) fn log_late_reader(&self) {
        if let Some(responses) = self.late.count() {
            let timeout = self.limits.write_timeout;
            tracing::warn!(
                responses,
                ?timeout,
                "responses that clients did not read within the write timeout were dropped"
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
}

/// The entry of an open connection in the register.
pub(super) struct Entry {
    pub(super) register: Arc<Register>,
    pub(super) progress: Arc<Progress>,
    id: u64,
}

impl Drop for Entry {
    fn drop(&mut self) {
        self.register.open.lock().remove(&self.id);
        self.register.metrics.closed();
    }
}

/// Returns whether an HTTP/2 connection has ended with a protocol error. All other errors have no source, or their
/// source is the socket or a body.
fn is_http2_error(error: &hyper::Error) -> bool {
    let cause = error.source().filter(|_| !error.is_user());
    cause.is_some_and(|cause| !cause.is::<std::io::Error>())
}
