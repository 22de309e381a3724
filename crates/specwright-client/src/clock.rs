//! Clocks: time and waiting. The clock is injected, so tests never wait.

use std::error::Error;
use std::time::{Duration, SystemTime};

use crate::future::{BoxFuture, MaybeSend, MaybeSync};

/// A source of time for the client.
///
/// The default is [`TokioClock`] (feature `tokio`). Other runtimes and wasm32 need a custom clock.
pub trait Clock: MaybeSend + MaybeSync + 'static {
    /// Returns the monotonic time: the time since a fixed moment, which never runs backwards.
    fn now(&self) -> Duration;

    /// Returns the wall-clock time, which is compared with a `Retry-After` date.
    fn wall(&self) -> SystemTime;

    /// Waits for the given time.
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()>;

    /// Checks that waiting works in the current context. The client calls this method before it sends each request.
    ///
    /// # Errors
    /// Returns the reason why waiting does not work. The call then fails with that reason, as
    /// [`ErrorKind::Configuration`](crate::ErrorKind::Configuration).
    fn check(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        Ok(())
    }
}

/// A clock that uses tokio's timers. Calls fail unless they run in a tokio runtime with time enabled.
///
/// The only way to detect that time is disabled is to catch tokio's panic. The panic message goes to the panic hook,
/// which prints it by default. If the program is built with `panic = "abort"`, the process aborts.
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
    /// Creates a clock that counts from now.
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
        // tokio panics when a timer is created outside a suitable runtime. Create the timer only on the first poll:
        // by then, `check` has failed the call.
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
                "the call was made outside a tokio runtime; without tokio, set a clock and a transport"
                    .into(),
            );
        }
        let timer = std::panic::catch_unwind(|| drop(tokio::time::sleep(Duration::ZERO)));
        timer.map_err(|_| "the tokio runtime has no timers; build it with `enable_all`".into())
    }
}
