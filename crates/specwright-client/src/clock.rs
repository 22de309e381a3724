//! Clocks: time and waiting. Injected, so that tests never wait.

use std::error::Error;
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

    /// Whether waiting can work where it is called; asked before each request is sent.
    ///
    /// # Errors
    /// The reason why not: the call fails with it, as [`ErrorKind::Configuration`](crate::ErrorKind::Configuration).
    fn check(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        Ok(())
    }
}

/// tokio's timers. Needs a tokio runtime with time enabled around the calls, and calls fail where there is none.
///
/// Whether time is enabled can be told only by a panic of tokio's, which is caught: its message goes to the panic
/// hook, which by default prints it. Where panics abort, it aborts.
///
/// ```text
/// A Tokio 1.x context was found, but timers are disabled. Call `enable_time` on the runtime builder to enable timers.
/// ```
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
        let until = tokio::time::Instant::now().checked_add(time);
        // tokio panics as soon as it makes a timer where it can't, so that one is made only when it is waited for:
        // by then the call has failed with the reason.
        Box::pin(async move {
            match until {
                Some(until) => tokio::time::sleep_until(until).await,
                None => std::future::pending().await,
            }
        })
    }

    fn check(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        if tokio::runtime::Handle::try_current().is_err() {
            return Err(
                "no tokio runtime is around the call; without one, set a clock and a transport".into()
            );
        }
        let timer = std::panic::catch_unwind(|| drop(tokio::time::sleep(Duration::ZERO)));
        timer
            .map_err(|_| "the tokio runtime around the call has no timers; build it with `enable_all`".into())
    }
}
