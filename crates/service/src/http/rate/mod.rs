//! Rate limits of keys and addresses.

mod memory;
#[cfg(feature = "redis")]
mod shared;
#[cfg(test)]
mod tests;

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use jiff::Timestamp;

use super::ApiKey;
#[cfg(feature = "redis")]
use crate::redis::Server;
use memory::MemoryLimiter;
#[cfg(feature = "redis")]
use shared::SharedLimiter;

/// A number of requests per span of time. A caller may use them all at once; they are refilled evenly over the span.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    requests: NonZeroU32,
    span: Duration,
}

impl Rate {
    /// That many requests per span.
    pub const fn new(requests: NonZeroU32, span: Duration) -> Self {
        Rate { requests, span }
    }

    /// That many requests per second.
    pub const fn per_second(requests: NonZeroU32) -> Self {
        Rate::new(requests, Duration::from_secs(1))
    }

    /// That many requests per minute.
    pub const fn per_minute(requests: NonZeroU32) -> Self {
        Rate::new(requests, Duration::from_secs(60))
    }

    /// That many requests per hour.
    pub const fn per_hour(requests: NonZeroU32) -> Self {
        Rate::new(requests, Duration::from_secs(3_600))
    }
}

/// Counts the requests of each caller, across nodes where they share a store.
#[derive(Debug)]
pub(crate) struct Limiter<C> {
    memory: MemoryLimiter<C>,
    #[cfg(feature = "redis")]
    rate: Rate,
    #[cfg(feature = "redis")]
    shared: Option<SharedLimiter>,
}

/// Who is counted: a key or an address.
pub(crate) trait Counted: Clone + Eq + Hash {
    /// The caller as text, the same on all nodes.
    #[cfg(feature = "redis")]
    fn text(&self) -> String;
}

impl<C: Counted> Limiter<C> {
    pub(crate) fn new(rate: Rate) -> Self {
        Limiter {
            memory: MemoryLimiter::new(rate),
            #[cfg(feature = "redis")]
            rate,
            #[cfg(feature = "redis")]
            shared: None,
        }
    }

    /// Counts on a server, under a name of its own among the limiters there.
    #[cfg(feature = "redis")]
    pub(crate) fn shared_on(self, server: &Server, name: &'static str) -> Self {
        Limiter { shared: Some(SharedLimiter::new(self.rate, server.clone(), name)), ..self }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// The caller has no requests left: the number of seconds to wait.
    pub(crate) async fn admit(&self, caller: &C, now: Timestamp) -> Result<(), u64> {
        #[cfg(feature = "redis")]
        if let Some(shared) = &self.shared
            && let Some(admitted) = shared.admit(&caller.text()).await
        {
            return admitted;
        }
        self.memory.admit(caller, now)
    }
}

impl Counted for ApiKey {
    #[cfg(feature = "redis")]
    fn text(&self) -> String {
        self.expose().to_owned()
    }
}

impl Counted for IpAddr {
    #[cfg(feature = "redis")]
    fn text(&self) -> String {
        self.to_string()
    }
}

/// Those without an address count together.
impl Counted for Option<IpAddr> {
    #[cfg(feature = "redis")]
    fn text(&self) -> String {
        self.map(|address| address.to_string()).unwrap_or_default()
    }
}

/// The cost of a request in microseconds, and how many of them may be used ahead of time.
fn cost_and_allowance(rate: Rate) -> (i64, i64) {
    let span = i64::try_from(rate.span.as_micros()).unwrap_or(i64::MAX / 4).min(i64::MAX / 4);
    let cost = (span / i64::from(rate.requests.get())).max(1);
    (cost, span.max(cost))
}

/// Whole seconds of a wait in microseconds.
fn seconds(wait: i64) -> u64 {
    u64::try_from(wait).unwrap_or(0).div_ceil(1_000_000)
}
