//! How far a connection is: what it waits for, since when, and what it has still to send.

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
    /// What all connections have still to send.
    all_unsent: Arc<AtomicUsize>,
}

struct State {
    silence: Silence,
    since: Instant,
    /// Calls whose answers have not been handed over to the connection.
    calls: usize,
    /// Since when the socket accepts nothing.
    stalled: Option<Instant>,
    /// Whether the socket has accepted all that was handed over.
    is_flushed: bool,
    /// Bytes of answers that the socket has not accepted.
    unsent: usize,
    /// Whether bytes may come that begin no request, as in HTTP/2.
    is_multiplexed: bool,
    /// Whether an answer did not wait for the end of its request.
    has_more_to_read: bool,
    order: Order,
}

/// What a connection without a call waits for.
#[derive(Clone, Copy, PartialEq)]
enum Silence {
    /// The first byte of the first request.
    Start,
    /// The headers of a request that has begun.
    Headers,
    /// The next request.
    Request,
}

/// Time that a new connection has for the first byte of its request before it counts as idle.
const START: Duration = Duration::from_secs(1);

/// Time that a connection without a call is still open when the service stops, for a request that is on its way.
pub(super) const LAST_CALL: Duration = Duration::from_millis(100);

/// Time that a connection of HTTP/2 without a call has to close: the client has its part in that.
const CLOSING: Duration = Duration::from_secs(1);

/// What a connection is told to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub(super) enum Order {
    Go,
    /// Close after the open call, or after the last one that comes in time.
    Stop,
    /// Close after the open call.
    Finish,
    /// Reset at once.
    Cut,
}

/// Why a connection is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Late {
    Headers,
    Request,
    Reader,
}

impl Late {
    /// Its name in metrics; `None` for a client that is idle, and not slow.
    pub(super) fn word(self) -> Option<&'static str> {
        match self {
            Late::Headers => Some("headers"),
            Late::Request => None,
            Late::Reader => Some("reader"),
        }
    }
}

impl Progress {
    /// A new connection, and what it is told to do.
    pub(super) fn new(all_unsent: Arc<AtomicUsize>, order: Order) -> Self {
        let state = State {
            silence: Silence::Start,
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

    /// The connection speaks HTTP/2: it waits for calls alone.
    #[cfg(feature = "tls")]
    pub(super) fn set_multiplexed(&self) {
        let mut state = self.state();
        (state.is_multiplexed, state.silence, state.since) = (true, Silence::Request, Instant::now());
    }

    /// Bytes were read.
    pub(super) fn has_read(&self) {
        let mut state = self.state();
        match state.silence {
            Silence::Start => state.silence = Silence::Headers,
            Silence::Request if state.calls == 0 && !state.is_multiplexed => {
                (state.silence, state.since) = (Silence::Headers, Instant::now());
            }
            _ => {}
        }
    }

    /// The socket has accepted bytes.
    pub(super) fn has_written(&self, bytes: usize) {
        let mut state = self.state();
        state.stalled = None;
        self.settle(&mut state, bytes);
    }

    /// The socket accepts nothing.
    pub(super) fn has_stalled(&self) {
        self.state().stalled.get_or_insert_with(Instant::now);
    }

    /// The socket has accepted all that was handed over.
    pub(super) fn has_flushed(&self) {
        let mut state = self.state();
        state.is_flushed = true;
        if state.calls == 0 {
            // What was written counts headers, too: here the account is even.
            self.settle(&mut state, usize::MAX);
        }
    }

    /// Bytes are to be sent that were counted in the sum of all already.
    pub(super) fn owes(&self, bytes: usize) {
        self.state().unsent += bytes;
    }

    /// Bytes are to be sent.
    pub(super) fn owes_more(&self, bytes: usize) {
        self.all_unsent.fetch_add(bytes, Ordering::Relaxed);
        self.owes(bytes);
    }

    fn settle(&self, state: &mut State, bytes: usize) {
        let settled = bytes.min(state.unsent);
        state.unsent -= settled;
        self.all_unsent.fetch_sub(settled, Ordering::Relaxed);
    }

    /// An answer does not wait for the end of its request.
    pub(super) fn leaves_unread(&self) {
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

    /// The time at which the connection is late, and for what.
    pub(super) fn deadline(&self, limits: &ConnectionLimits) -> Option<(Instant, Late)> {
        let state = self.state();
        let (since, timeout, late) = match (state.stalled, state.silence) {
            (Some(stalled), _) => (stalled, limits.write_timeout, Late::Reader),
            (None, _) if state.calls > 0 => return None,
            (None, Silence::Start | Silence::Request) if state.order > Order::Go && state.is_flushed => {
                (state.since, state.closing(), Late::Request)
            }
            (None, Silence::Start | Silence::Headers) => (state.since, limits.header_timeout, Late::Headers),
            (None, Silence::Request) => (state.since, limits.idle_timeout, Late::Request),
        };
        Some((since.checked_add(timeout)?, late))
    }

    /// Since when it waits for a request; `None` for one that has just begun to.
    pub(super) fn idle_since(&self) -> Option<Instant> {
        let state = self.state();
        let is_idle = match state.silence {
            Silence::Start => state.since.elapsed() >= START,
            Silence::Headers => false,
            Silence::Request => state.calls == 0 && state.is_flushed,
        };
        (is_idle && state.order == Order::Go).then_some(state.since)
    }

    /// Since when its client reads nothing of an answer.
    pub(super) fn stalled_since(&self) -> Option<Instant> {
        let state = self.state();
        state.stalled.filter(|_| state.unsent > 0)
    }

    /// The number of calls that are open or not sent to their end.
    pub(super) fn open_calls(&self) -> usize {
        let state = self.state();
        state.calls.max(usize::from(!state.is_flushed))
    }

    /// Tells the connection what to do; a lesser order does not take back a greater one.
    pub(super) fn order(&self, order: Order) {
        let mut state = self.state();
        if state.order < order {
            state.order = order;
            if state.calls == 0 && state.silence != Silence::Headers {
                state.since = Instant::now();
            }
        }
        if order == Order::Cut {
            // Its memory is as good as free: nobody else has to be cut for it.
            self.settle(&mut state, usize::MAX);
        }
        drop(state);
        self.waker.wake();
    }

    /// Whether it is to close after the open call.
    pub(super) fn is_ending(&self) -> bool {
        self.state().order > Order::Go
    }

    /// What the connection is told to do. The waker is woken by the next order.
    pub(super) fn ordered(&self, waker: &Waker) -> Order {
        self.waker.register(waker);
        self.state().order
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // No code under the lock leaves it half changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// The time that it may take to close without a call.
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
        (state.silence, state.since) = (Silence::Request, Instant::now());
    }
}
