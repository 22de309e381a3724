//! Clocks: time and waiting. Injected, so that tests never wait.

use std::time::{Duration, SystemTime};

use crate::future::{BoxFuture, MaybeSend, MaybeSync};

/// The source of the client's time.
///
/// The default is [`TokioClock`] (feature `tokio`). Other runtimes and wasm32 need a custom one.
pub trait Clock: MaybeSend + MaybeSync + 'static {
    /// Monotonic time: the time since a fixed moment; never runs backwards.
    fn now(&self) -> Duration;

    /// The time of day, to which a `Retry-After` with a date is compared.
    fn wall(&self) -> SystemTime;

    /// Waits.
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()>;
}

/// tokio's timers. Needs a tokio runtime with time enabled around the calls.
#[cfg(feature = "tokio")]
#[derive(Clone, Copy, Debug)]
pub struct TokioClock {
    zero: tokio::time::Instant,
}

#[cfg(feature = "tokio")]
impl TokioClock {
    /// A clock that counts from now.
    pub fn new() -> Self {
        TokioClock { zero: tokio::time::Instant::now() }
    }
}

#[cfg(feature = "tokio")]
impl Default for TokioClock {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(feature = "tokio")]
impl Clock for TokioClock {
    fn now(&self) -> Duration {
        self.zero.elapsed()
    }

    fn wall(&self) -> SystemTime {
        SystemTime::now()
    }

    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(time))
    }
}
