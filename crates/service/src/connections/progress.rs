//! The state of a connection: the event that it waits for, the start of that wait, and the unsent bytes.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Weak};
use std::task::Waker;
use std::time::Duration;

use futures_util::task::AtomicWaker;
use tokio::time::Instant;

use super::ConnectionLimits;
use crate::lock::Lock;

/// The state of a connection, shared by its socket, its calls, its task and the register.
pub(super) struct Progress {
    state: Lock<State>,
    waker: AtomicWaker,
    /// The HTTP/2 streams.
    streams: Lock<Vec<Weak<dyn Reader>>>,
    /// The total number of unsent bytes on all connections.
    all_unsent: Arc<AtomicUsize>,
}

struct State {
    awaited: Awaited,
    since: Instant,
    /// The number of calls whose responses have not yet been passed to the connection.
    calls: usize,
    /// The time at which the socket stopped accepting bytes.
    stalled: Option<Instant>,
    /// `true` if the socket has accepted all bytes passed to it.
    is_flushed: bool,
    /// The number of response bytes that the socket has not accepted.
    unsent: usize,
    /// `true` if received bytes need not be the start of a request, as in HTTP/2.
    is_multiplexed: bool,
    /// `true` if a response was sent before its request was fully read.
    has_more_to_read: bool,
    shutdown: Shutdown,
}

/// The event that a connection without a call waits for.
#[derive(Clone, Copy, PartialEq)]
enum Awaited {
    /// The first byte of the first request.
    Start,
    /// The remaining headers of a request.
    Headers,
    /// The next request.
    Request,
}

/// Time after which a new connection that has received no bytes counts as idle.
const START: Duration = Duration::from_secs(1);

/// Time that a connection without calls stays open after shutdown begins, for a request that is in transit.
pub(super) const LAST_CALL: Duration = Duration::from_millis(100);

/// Grace period for closing an HTTP/2 connection without calls, since the client has to confirm the shutdown.
const CLOSING: Duration = Duration::from_secs(1);

/// A shutdown command for a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub(super) enum Shutdown {
    Run,
    /// Close after the open call, or after the last call that arrives within [`LAST_CALL`].
    Drain,
    /// Close after the open call.
    Close,
    /// Reset immediately.
    Reset,
}

/// The timeout that a connection has exceeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Timeout {
    Headers,
    Request,
    Reader,
}

/// A connection or a stream, whose client may stop reading.
pub(super) trait Reader: Send + Sync {
    /// Returns the time at which the client stopped reading, or `None` if it is reading.
    fn stalled_since(&self) -> Option<Instant>;

    /// Drops the unread responses to free their memory.
    fn cut(&self);
}

impl Timeout {
    /// Returns the metrics label, or `None` for a client that is idle rather than slow.
    pub(super) fn label(self) -> Option<&'static str> {
        match self {
            Timeout::Headers => Some("headers"),
            Timeout::Request => None,
            Timeout::Reader => Some("reader"),
        }
    }
}

impl Progress {
    /// Creates the state of a new connection with its first shutdown command.
    pub(super) fn new(all_unsent: Arc<AtomicUsize>, shutdown: Shutdown) -> Self {
        let state = State {
            awaited: Awaited::Start,
            since: Instant::now(),
            calls: 0,
            stalled: None,
            is_flushed: true,
            unsent: 0,
            is_multiplexed: false,
            has_more_to_read: false,
            shutdown,
        };
        Progress { state: Lock::new(state), waker: AtomicWaker::new(), streams: Lock::default(), all_unsent }
    }

    /// Adds a stream to a connection that uses HTTP/2.
    #[cfg(feature = "tls")]
    pub(super) fn add_stream(&self, stream: Weak<dyn Reader>) {
        let mut streams = self.streams.lock();
        streams.retain(|stream| stream.strong_count() > 0);
        streams.push(stream);
    }

    /// Returns the streams of a connection that uses HTTP/2.
    pub(super) fn streams(&self) -> Vec<Arc<dyn Reader>> {
        let streams = self.streams.lock();
        streams.iter().filter_map(Weak::upgrade).collect()
    }

    /// Records that the connection uses HTTP/2, where only a call ends a wait.
    #[cfg(feature = "tls")]
    pub(super) fn set_multiplexed(&self) {
        let mut state = self.state.lock();
        (state.is_multiplexed, state.awaited, state.since) = (true, Awaited::Request, Instant::now());
    }

    /// Records that bytes were read.
    pub(super) fn record_read(&self) {
        let mut state = self.state.lock();
        match state.awaited {
            Awaited::Start => state.awaited = Awaited::Headers,
            Awaited::Request if state.calls == 0 && !state.is_multiplexed => {
                (state.awaited, state.since) = (Awaited::Headers, Instant::now());
            }
            _ => {}
        }
    }

    /// Records that the socket has accepted bytes.
    pub(super) fn record_write(&self, bytes: usize) {
        let mut state = self.state.lock();
        state.stalled = None;
        // HTTP/2 streams count their bytes themselves.
        if !state.is_multiplexed {
            self.subtract_unsent(&mut state, bytes);
        }
    }

    /// Records that bytes of a stream were sent, or will not be sent.
    #[cfg(feature = "tls")]
    pub(super) fn record_sent(&self, bytes: usize) {
        self.subtract_unsent(&mut self.state.lock(), bytes);
    }

    /// Records that the socket has stopped accepting bytes.
    pub(super) fn record_stall(&self) {
        self.state.lock().stalled.get_or_insert_with(Instant::now);
    }

    /// Records that the socket has accepted all bytes passed to it.
    pub(super) fn record_flush(&self) {
        let mut state = self.state.lock();
        state.is_flushed = true;
        if state.calls == 0 {
            // The count is approximate because written bytes include headers. It is reset here, when no bytes are
            // unsent.
            self.subtract_unsent(&mut state, usize::MAX);
        }
    }

    /// Adds bytes to send, which the total for all connections already includes. Adds nothing if a multiplexed
    /// connection already has unsent bytes and would then have more than `most`. Returns whether the bytes were added.
    pub(super) fn reserve(&self, bytes: usize, most: usize) -> bool {
        let mut state = self.state.lock();
        let has_room = state.has_room(bytes, most);
        state.unsent += if has_room { bytes } else { 0 };
        has_room
    }

    /// Returns whether the connection has room for a response of this size: it has no unsent bytes, or would then have
    /// at most `most`. Without streams, there is only one response at a time, which always fits.
    pub(super) fn has_room(&self, bytes: usize, most: usize) -> bool {
        self.state.lock().has_room(bytes, most)
    }

    /// Adds bytes to send.
    pub(super) fn add_unsent(&self, bytes: usize) {
        self.all_unsent.fetch_add(bytes, Ordering::Relaxed);
        self.state.lock().unsent += bytes;
    }

    fn subtract_unsent(&self, state: &mut State, bytes: usize) {
        let sent = bytes.min(state.unsent);
        state.unsent -= sent;
        self.all_unsent.fetch_sub(sent, Ordering::Relaxed);
    }

    /// Records that a response was sent before its request was fully read.
    pub(super) fn set_more_to_read(&self) {
        self.state.lock().has_more_to_read = true;
    }

    pub(super) fn has_more_to_read(&self) -> bool {
        self.state.lock().has_more_to_read
    }

    /// Begins a call, which is open until the guard is dropped.
    pub(super) fn call(self: &Arc<Self>) -> Call {
        let mut state = self.state.lock();
        state.calls += 1;
        drop(state);
        Call(Arc::clone(self))
    }

    /// Returns the next deadline and the timeout that it belongs to.
    pub(super) fn deadline(&self, limits: &ConnectionLimits) -> Option<(Instant, Timeout)> {
        let state = self.state.lock();
        let (since, timeout, late) = match (state.stalled, state.awaited) {
            (Some(stalled), _) => (stalled, limits.write_timeout, Timeout::Reader),
            (None, _) if state.calls > 0 => return None,
            (None, Awaited::Start | Awaited::Request)
                if state.shutdown > Shutdown::Run && state.is_flushed =>
            {
                (state.since, state.closing(), Timeout::Request)
            }
            (None, Awaited::Start | Awaited::Headers) => {
                (state.since, limits.header_timeout, Timeout::Headers)
            }
            (None, Awaited::Request) => (state.since, limits.idle_timeout, Timeout::Request),
        };
        Some((since.checked_add(timeout)?, late))
    }

    /// Returns the time at which the connection became idle, or `None` if it is busy, new or shutting down.
    pub(super) fn idle_since(&self) -> Option<Instant> {
        let state = self.state.lock();
        let is_idle = match state.awaited {
            Awaited::Start => state.since.elapsed() >= START,
            Awaited::Headers => false,
            Awaited::Request => state.calls == 0 && state.is_flushed,
        };
        (is_idle && state.shutdown == Shutdown::Run).then_some(state.since)
    }

    /// Returns the number of calls that are open or whose responses are not fully sent.
    pub(super) fn open_calls(&self) -> usize {
        let state = self.state.lock();
        state.calls.max(usize::from(!state.is_flushed))
    }

    /// Sets the shutdown command, unless a stronger command is already set.
    pub(super) fn shut_down(&self, shutdown: Shutdown) {
        let mut state = self.state.lock();
        if state.shutdown < shutdown {
            state.shutdown = shutdown;
            if state.calls == 0 && state.awaited != Awaited::Headers {
                state.since = Instant::now();
            }
        }
        if shutdown == Shutdown::Reset {
            // The memory is about to be freed, so no other connection has to be reset for it.
            self.subtract_unsent(&mut state, usize::MAX);
        }
        drop(state);
        self.waker.wake();
    }

    /// Returns whether the connection closes after the open call.
    pub(super) fn is_ending(&self) -> bool {
        self.state.lock().shutdown > Shutdown::Run
    }

    /// Returns the current shutdown command, and registers a waker for changes.
    pub(super) fn shutdown(&self, waker: &Waker) -> Shutdown {
        self.waker.register(waker);
        self.state.lock().shutdown
    }
}

impl Reader for Progress {
    fn stalled_since(&self) -> Option<Instant> {
        let state = self.state.lock();
        state.stalled.filter(|_| state.unsent > 0)
    }

    fn cut(&self) {
        self.shut_down(Shutdown::Reset);
    }
}

impl State {
    fn has_room(&self, bytes: usize, most: usize) -> bool {
        !self.is_multiplexed || self.unsent == 0 || self.unsent.saturating_add(bytes) <= most
    }

    /// Returns the grace period for closing the connection when it has no calls.
    fn closing(&self) -> Duration {
        match self.shutdown {
            _ if self.is_multiplexed => CLOSING,
            Shutdown::Drain => LAST_CALL,
            _ => Duration::ZERO,
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        let unsent = self.state.get_mut().unsent;
        self.all_unsent.fetch_sub(unsent, Ordering::Relaxed);
    }
}

/// An open call.
pub(super) struct Call(Arc<Progress>);

impl std::ops::Deref for Call {
    type Target = Progress;

    fn deref(&self) -> &Progress {
        &self.0
    }
}

impl Drop for Call {
    fn drop(&mut self) {
        let mut state = self.0.state.lock();
        state.calls -= 1;
        state.is_flushed = false;
        (state.awaited, state.since) = (Awaited::Request, Instant::now());
    }
}
