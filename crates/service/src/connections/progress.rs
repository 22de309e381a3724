//! The progress of a connection: the event that it waits for, since when, and its unsent bytes.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Waker;
use std::time::Duration;

use futures_util::task::AtomicWaker;
use tokio::time::Instant;

use super::ConnectionLimits;

/// The progress of a connection, shared by its socket, its calls, its task and the register.
pub(super) struct Progress {
    state: Mutex<State>,
    waker: AtomicWaker,
    /// The unsent bytes of all connections.
    all_unsent: Arc<AtomicUsize>,
}

struct State {
    awaited: Awaited,
    since: Instant,
    /// The number of calls whose answers have not been handed over to the connection.
    calls: usize,
    /// The time since which the socket has accepted nothing.
    stalled: Option<Instant>,
    /// `true` if the socket has accepted all bytes that were handed over.
    is_flushed: bool,
    /// The number of answer bytes that the socket has not accepted.
    unsent: usize,
    /// `true` if received bytes need not begin a request, as in HTTP/2.
    is_multiplexed: bool,
    /// `true` if an answer did not wait for the end of its request.
    has_more_to_read: bool,
    order: Order,
}

/// The event that a connection without a call waits for.
#[derive(Clone, Copy, PartialEq)]
enum Awaited {
    /// The first byte of the first request.
    Start,
    /// The headers of a request that has begun.
    Headers,
    /// The next request.
    Request,
}

/// Time after which a new connection without a byte counts as idle.
const START: Duration = Duration::from_secs(1);

/// Time that a connection without a call stays open when the service stops, for a request that is in transit.
pub(super) const LAST_CALL: Duration = Duration::from_millis(100);

/// Time that an HTTP/2 connection without a call has to close, since the client takes part in closing it.
const CLOSING: Duration = Duration::from_secs(1);

/// An order to a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub(super) enum Order {
    Go,
    /// Close after the open call, or after the last call that arrives within [`LAST_CALL`].
    Stop,
    /// Close after the open call.
    Finish,
    /// Reset at once.
    Cut,
}

/// The timeout that a connection has exceeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Timeout {
    Headers,
    Request,
    Reader,
}

impl Timeout {
    /// The name in metrics; `None` for a client that is idle rather than slow.
    pub(super) fn label(self) -> Option<&'static str> {
        match self {
            Timeout::Headers => Some("headers"),
            Timeout::Request => None,
            Timeout::Reader => Some("reader"),
        }
    }
}

impl Progress {
    /// Creates the progress of a new connection with its first order.
    pub(super) fn new(all_unsent: Arc<AtomicUsize>, order: Order) -> Self {
        let state = State {
            awaited: Awaited::Start,
            since: Instant::now(),
            calls: 0,
            stalled: None,
            is_flushed: true,
            unsent: 0,
            is_multiplexed: false,
            has_more_to_read: false,
            order,
        };
        Progress { state: Mutex::new(state), waker: AtomicWaker::new(), all_unsent }
    }

    /// Records that the connection speaks HTTP/2, where only calls end a wait.
    #[cfg(feature = "tls")]
    pub(super) fn set_multiplexed(&self) {
        let mut state = self.state();
        (state.is_multiplexed, state.awaited, state.since) = (true, Awaited::Request, Instant::now());
    }

    /// Records that bytes were read.
    pub(super) fn has_read(&self) {
        let mut state = self.state();
        match state.awaited {
            Awaited::Start => state.awaited = Awaited::Headers,
            Awaited::Request if state.calls == 0 && !state.is_multiplexed => {
                (state.awaited, state.since) = (Awaited::Headers, Instant::now());
            }
            _ => {}
        }
    }

    /// Records that the socket has accepted bytes.
    pub(super) fn has_written(&self, bytes: usize) {
        let mut state = self.state();
        state.stalled = None;
        self.subtract_unsent(&mut state, bytes);
    }

    /// Records that the socket accepts nothing.
    pub(super) fn has_stalled(&self) {
        self.state().stalled.get_or_insert_with(Instant::now);
    }

    /// Records that the socket has accepted all bytes that were handed over.
    pub(super) fn has_flushed(&self) {
        let mut state = self.state();
        state.is_flushed = true;
        if state.calls == 0 {
            // Written bytes include headers, so the difference is corrected here, where nothing is unsent.
            self.subtract_unsent(&mut state, usize::MAX);
        }
    }

    /// Adds bytes to send that the sum of all connections already includes.
    pub(super) fn add_counted_unsent(&self, bytes: usize) {
        self.state().unsent += bytes;
    }

    /// Adds bytes to send.
    pub(super) fn add_unsent(&self, bytes: usize) {
        self.all_unsent.fetch_add(bytes, Ordering::Relaxed);
        self.add_counted_unsent(bytes);
    }

    fn subtract_unsent(&self, state: &mut State, bytes: usize) {
        let sent = bytes.min(state.unsent);
        state.unsent -= sent;
        self.all_unsent.fetch_sub(sent, Ordering::Relaxed);
    }

    /// Records that an answer did not wait for the end of its request.
    pub(super) fn set_more_to_read(&self) {
        self.state().has_more_to_read = true;
    }

    pub(super) fn has_more_to_read(&self) -> bool {
        self.state().has_more_to_read
    }

    /// Begins a call, which is open until the guard is dropped.
    pub(super) fn call(self: &Arc<Self>) -> Call {
        let mut state = self.state();
        state.calls += 1;
        drop(state);
        Call(Arc::clone(self))
    }

    /// Returns the next deadline and the timeout that it belongs to.
    pub(super) fn deadline(&self, limits: &ConnectionLimits) -> Option<(Instant, Timeout)> {
        let state = self.state();
        let (since, timeout, late) = match (state.stalled, state.awaited) {
            (Some(stalled), _) => (stalled, limits.write_timeout, Timeout::Reader),
            (None, _) if state.calls > 0 => return None,
            (None, Awaited::Start | Awaited::Request) if state.order > Order::Go && state.is_flushed => {
                (state.since, state.closing(), Timeout::Request)
            }
            (None, Awaited::Start | Awaited::Headers) => {
                (state.since, limits.header_timeout, Timeout::Headers)
            }
            (None, Awaited::Request) => (state.since, limits.idle_timeout, Timeout::Request),
        };
        Some((since.checked_add(timeout)?, late))
    }

    /// Returns the time since which the connection has been idle; `None` if it is not, or has only just been opened.
    pub(super) fn idle_since(&self) -> Option<Instant> {
        let state = self.state();
        let is_idle = match state.awaited {
            Awaited::Start => state.since.elapsed() >= START,
            Awaited::Headers => false,
            Awaited::Request => state.calls == 0 && state.is_flushed,
        };
        (is_idle && state.order == Order::Go).then_some(state.since)
    }

    /// Returns the time since which the client has read nothing of an answer.
    pub(super) fn stalled_since(&self) -> Option<Instant> {
        let state = self.state();
        state.stalled.filter(|_| state.unsent > 0)
    }

    /// Returns the number of calls that are open or whose answers are not completely sent.
    pub(super) fn open_calls(&self) -> usize {
        let state = self.state();
        state.calls.max(usize::from(!state.is_flushed))
    }

    /// Gives the connection an order, unless it has a greater one.
    pub(super) fn order(&self, order: Order) {
        let mut state = self.state();
        if state.order < order {
            state.order = order;
            if state.calls == 0 && state.awaited != Awaited::Headers {
                state.since = Instant::now();
            }
        }
        if order == Order::Cut {
            // The memory is about to be freed: no other connection has to be reset for it.
            self.subtract_unsent(&mut state, usize::MAX);
        }
        drop(state);
        self.waker.wake();
    }

    /// Returns whether the connection is to close after the open call.
    pub(super) fn is_ending(&self) -> bool {
        self.state().order > Order::Go
    }

    /// Returns the current order, and registers a waker for the next one.
    pub(super) fn current_order(&self, waker: &Waker) -> Order {
        self.waker.register(waker);
        self.state().order
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A panic can't leave the state inconsistent, so poisoning is ignored.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Returns the time that the connection has to close without a call.
    fn closing(&self) -> Duration {
        match self.order {
            _ if self.is_multiplexed => CLOSING,
            Order::Stop => LAST_CALL,
            _ => Duration::ZERO,
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        let unsent = self.state.get_mut().unwrap_or_else(PoisonError::into_inner).unsent;
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
        let mut state = self.0.state();
        state.calls -= 1;
        state.is_flushed = false;
        (state.awaited, state.since) = (Awaited::Request, Instant::now());
    }
}
