//! Retries of failed calls.

use std::time::Duration;

use crate::future::{MaybeSend, MaybeSync};
use crate::{Backoff, Error};

/// A failed call that may be sent again.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Failure<'a> {
    /// The failure of this attempt.
    pub error: &'a Error,
    /// The number of attempts, this one included.
    pub attempts: u32,
    /// The time since the call began.
    pub elapsed: Duration,
    /// A random number from 0 up to but not 1.
    pub random: f64,
}

/// Decides whether and when a call that failed is sent again.
///
/// It is asked only where that may help and can do no harm. That depends on what is known of the request:
///
/// | failure | what is known | sent again |
/// |---|---|---|
/// | no connection was made | not sent | always |
/// | 429 or 503 with a `Retry-After` | turned away | always |
/// | 429 or 503 without one; 408, 425, 500, 502, 504, 520 to 524, 529 | may have been carried out | if repeatable |
/// | a connection that broke, no answer in time, an answer that breaks off | may have been carried out | if repeatable |
/// | any other 4xx | turned away | never |
/// | any other 5xx, a redirect, an answer that can't be read or is too large | may have been carried out | never |
/// | a request that does not validate, or that the transport can't carry | not sent | never |
///
/// *Repeatable* are [operations that say so](crate::Operation::repeatable), as all that only read do, and all polls
/// of a running search. The start of a search is not: a second one would be another search, which counts against
/// quotas. A 429 or 503 without `Retry-After` may come from a gateway that gave up on a service which has started the
/// search already.
pub trait RetryPolicy: MaybeSend + MaybeSync + 'static {
    /// The wait before the next attempt; `None` for no further one.
    fn wait(&self, failure: &Failure<'_>) -> Option<Duration>;
}

/// The default policy: some attempts with growing waits between them, and not before the service's
/// `Retry-After`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Retry {
    attempts: u32,
    backoff: Backoff,
    longest_wait: Duration,
}

impl Retry {
    /// No retries: sends each call once.
    pub fn none() -> Self {
        Retry::default().attempts(1)
    }

    /// Sets the most times that each call is sent, the first one included.
    #[must_use]
    pub fn attempts(mut self, attempts: u32) -> Self {
        self.attempts = attempts;
        self
    }

    /// Sets the backoff between attempts.
    #[must_use]
    pub fn backoff(mut self, backoff: Backoff) -> Self {
        self.backoff = backoff;
        self
    }

    /// Sets the longest wait that the service may ask for; beyond it the call fails at once.
    #[must_use]
    pub fn longest_wait(mut self, longest: Duration) -> Self {
        self.longest_wait = longest;
        self
    }
}

/// Four attempts, from 0.25 s to 8 s and half of it at random, and at most 30 s where the service asks for it.
impl Default for Retry {
    fn default() -> Self {
        Retry {
            attempts: 4,
            backoff: Backoff::new(Duration::from_millis(250), Duration::from_secs(8)).factor(2.0).jitter(0.5),
            longest_wait: Duration::from_secs(30),
        }
    }
}

impl RetryPolicy for Retry {
    fn wait(&self, failure: &Failure<'_>) -> Option<Duration> {
        let asked = failure.error.retry_after().unwrap_or_default();
        if failure.attempts >= self.attempts || asked > self.longest_wait {
            return None;
        }
        // The wait of the backoff comes on top, so that clients refused together don't return together.
        let own = self.backoff.wait(failure.attempts.saturating_sub(1), failure.random);
        Some(if asked.is_zero() { own } else { asked.saturating_add(own.mul_f64(failure.random)) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ErrorKind;

    fn wait(policy: &Retry, attempts: u32, asked: Option<u64>, random: f64) -> Option<Duration> {
        let error = Error::new(ErrorKind::RateLimited, "").with_retry_after(asked.map(Duration::from_secs));
        policy.wait(&Failure { error: &error, attempts, elapsed: Duration::ZERO, random })
    }

    #[test]
    fn attempts_are_bounded() {
        let policy = Retry::default().attempts(3);
        assert_eq!(wait(&policy, 1, None, 0.0), Some(Duration::from_millis(250)));
        assert_eq!(wait(&policy, 2, None, 0.0), Some(Duration::from_millis(500)));
        assert_eq!(wait(&policy, 3, None, 0.0), None);
        assert_eq!(wait(&Retry::none(), 1, None, 0.0), None);
    }

    #[test]
    fn what_the_service_asks_for_is_the_least() {
        let policy = Retry::default();
        assert_eq!(wait(&policy, 1, Some(30), 0.0), Some(Duration::from_secs(30)));
        assert!(wait(&policy, 1, Some(30), 0.9) > Some(Duration::from_secs(30)));
        assert_eq!(wait(&policy, 1, Some(31), 0.0), None);
    }
}
