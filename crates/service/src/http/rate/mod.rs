//! Rate limits for keys and addresses.

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

/// A number of requests per time span. A caller may use all requests at once. The allowance refills evenly over the
/// span.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    requests: NonZeroU32,
    span: Duration,
}

impl Rate {
    /// Creates a rate of this many requests per span.
    pub const fn new(requests: NonZeroU32, span: Duration) -> Self {
        Rate { requests, span }
    }

    /// Creates a rate of this many requests per second.
    pub const fn per_second(requests: NonZeroU32) -> Self {
        Rate::new(requests, Duration::from_secs(1))
    }

    /// Creates a rate of this many requests per minute.
    pub const fn per_minute(requests: NonZeroU32) -> Self {
        Rate::new(requests, Duration::from_secs(60))
    }

    /// Creates a rate of this many requests per hour.
    pub const fn per_hour(requests: NonZeroU32) -> Self {
        Rate::new(requests, Duration::from_secs(3_600))
    }
}

/// A rate limiter for the requests of each caller, enforced across nodes if they share a store.
#[derive(Debug)]
pub(crate) struct Limiter<C> {
    memory: MemoryLimiter<C>,
    #[cfg(feature = "redis")]
    budget: Budget,
    #[cfg(feature = "redis")]
    shared: Option<SharedLimiter>,
}

/// A caller whose requests are counted: a key or an address.
pub(crate) trait Counted: Clone + Eq + Hash {
    /// Returns the caller as a string, which is the same on all nodes.
    #[cfg(feature = "redis")]
    fn text(&self) -> String;
}

impl<C: Counted> Limiter<C> {
    pub(crate) fn new(rate: Rate) -> Self {
        Limiter {
            memory: MemoryLimiter::new(rate),
            #[cfg(feature = "redis")]
            budget: Budget::of(rate),
            #[cfg(feature = "redis")]
            shared: None,
        }
    }

    /// Counts requests on a server, under a name that is unique among the limiters of that server.
    #[cfg(feature = "redis")]
    pub(crate) fn shared_on(self, server: &Server, name: &'static str) -> Self {
        Limiter { shared: Some(SharedLimiter::new(self.budget, server.clone(), name)), ..self }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// Returns an error if the caller has no requests left. The error is the number of seconds to wait.
    pub(crate) async fn admit(&self, caller: &C, now: Timestamp) -> Result<(), u64> {
        let now = now.as_microsecond();
        #[cfg(feature = "redis")]
        if let Some(shared) = &self.shared {
            // Requests that are known to exceed the rate are refused locally, so that a flood does not reach the
            // server.
            self.memory.check(caller, now)?;
            if let Some(ahead) = shared.spend(&caller.text()).await {
                let before = now.saturating_add(ahead);
                let spent = self.budget.spend(before, now);
                self.memory.learn(caller, *spent.as_ref().unwrap_or(&before), now);
                return spent.map(drop);
            }
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

/// Callers without an address are counted together.
impl Counted for Option<IpAddr> {
    #[cfg(feature = "redis")]
    fn text(&self) -> String {
        self.map(|address| address.to_string()).unwrap_or_default()
    }
}

/// Maximum span in microseconds: 142 years. The shared Lua script has 53-bit integers, and the sum of the current time
/// and the span must fit in one.
const MAX_SPAN_MICROS: i64 = 1 << 52;

/// A rate in microseconds.
///
/// A caller's state is one number: the time at which its allowance will be full again (the generic cell rate
/// algorithm).
#[derive(Clone, Copy, Debug)]
struct Budget {
    /// The cost of a request.
    cost: i64,
    /// The cost that may be spent ahead of time.
    allowance: i64,
}

impl Budget {
    fn of(rate: Rate) -> Self {
        let span = i64::try_from(rate.span.as_micros()).unwrap_or(MAX_SPAN_MICROS).min(MAX_SPAN_MICROS);
        let cost = (span / i64::from(rate.requests.get())).max(1);
        Budget { cost, allowance: span.max(cost) }
    }

    /// Spends one request, and returns the time at which the allowance will be full again.
    ///
    /// # Errors
    /// Returns an error if no requests are left. The error is the number of seconds to wait.
    fn spend(self, before: i64, now: i64) -> Result<i64, u64> {
        let spent = before.max(now).saturating_add(self.cost);
        let wait = spent.saturating_sub(now).saturating_sub(self.allowance);
        if wait > 0 { Err(u64::try_from(wait).unwrap_or(0).div_ceil(1_000_000)) } else { Ok(spent) }
    }
}
