//! Retries of failed calls.

mod budget;
mod limits;

use std::sync::Arc;
use std::time::Duration;

pub use budget::{Budgeted, RetryBudget};
pub use limits::{AttemptLimited, TimeLimited};

use crate::future::{MaybeSend, MaybeSync};
use crate::{Backoff, Error, GiveUp};

/// A failed call that may be retried.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Failure<'a> {
    /// The failure of this attempt.
    pub error: &'a Error,
    /// The number of attempts, including this one.
    pub attempts: u32,
    /// The time since the call began.
    pub elapsed: Duration,
    /// A random number from 0 (inclusive) to 1 (exclusive).
    pub random: f64,
}

/// A policy that decides whether and when a failed call is retried.
///
/// The policy is consulted only if a retry may help and is safe. Both conditions depend on the failure:
///
/// | failure | effect of the request | retried |
/// |---|---|---|
/// | no connection was made, or the connection was closed before the first byte of the request was written | not sent | always |
/// | 429 or 503 with a `Retry-After` | rejected | always |
/// | 429 or 503 without a `Retry-After`; 408, 425, 500, 502, 504, 520 to 524, 529 | may have been carried out | if repeatable |
/// | the connection broke, no response in time, a truncated response | may have been carried out | if repeatable |
/// | any other 4xx | rejected | never |
/// | any other 5xx, a redirect, an unreadable or oversized response | may have been carried out | never |
/// | an invalid request, a request that the transport can't carry, or a 407 from the proxy | not sent | never |
///
/// Operations are *repeatable* if they are read-only, if their API description [marks them as
/// repeatable](crate::Operation::repeatable), or if their requests carry an [idempotency
/// token](crate::Operation::idempotency_token). The polls of a running search or job are also repeatable. Other calls,
/// such as payments, are repeatable only with [`CallOptions::repeatable`](crate::CallOptions::repeatable). A 429 or 503
/// without `Retry-After` may come from a gateway that gave up on a service that has already carried out the request. A
/// connection that the service closes while the request is in transit is indistinguishable from a connection that
/// breaks later.
///
/// Policies compose:
///
/// ```
/// use std::time::Duration;
/// use specwright_client::{Backoff, Retry, RetryPolicy};
///
/// let backoff = Backoff::new(Duration::from_millis(100), Duration::from_secs(2)).factor(2.0).jitter(0.5);
/// let policy = Retry::default().attempts(10).backoff(backoff).with_time_limit(Duration::from_secs(15));
/// # let _ = policy;
/// ```
pub trait RetryPolicy: MaybeSend + MaybeSync + 'static {
    /// Returns the wait before the next attempt.
    ///
    /// # Errors
    /// Returns the reason why no further attempt is made.
    fn wait(&self, failure: &Failure<'_>) -> Result<Duration, GiveUp>;

    /// Records a call that succeeded after the given number of attempts.
    fn succeeded(&self, attempts: u32) {
        let _ = attempts;
    }

    /// Limits the policy to a number of attempts, including the first one.
    fn with_attempt_limit(self, most: u32) -> AttemptLimited<Self>
    where
        Self: Sized,
    {
        AttemptLimited { policy: self, most }
    }

    /// Adds a time limit to the policy: no attempt starts later than `most` after the start of the call.
    fn with_time_limit(self, most: Duration) -> TimeLimited<Self>
    where
        Self: Sized,
    {
        TimeLimited { policy: self, most }
    }

    /// Limits the policy to retries for which the budget has tokens. The client's own
    /// [budget](crate::ClientBuilder::retry_budget) remains in force.
    fn with_budget(self, budget: RetryBudget) -> Budgeted<Self>
    where
        Self: Sized,
    {
        Budgeted { policy: self, budget }
    }
}

impl<P: RetryPolicy + ?Sized> RetryPolicy for Arc<P> {
    fn wait(&self, failure: &Failure<'_>) -> Result<Duration, GiveUp> {
        (**self).wait(failure)
    }

    fn succeeded(&self, attempts: u32) {
        (**self).succeeded(attempts);
    }
}

/// The default policy: a few attempts with exponential backoff. The policy honours the service's `Retry-After`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Retry {
    attempts: u32,
    backoff: Backoff,
    longest_wait: Duration,
}

impl Retry {
    /// Creates a policy without retries: each call is sent once.
    pub fn none() -> Self {
        Retry::default().attempts(1)
    }

    /// Sets the maximum number of attempts per call, including the first one.
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

    /// Sets the maximum `Retry-After` to wait for. If the service asks for a longer wait, the call fails at once.
    /// After the requested wait, jitter of up to half of that wait, at most 10 s, spreads the retries.
    #[must_use]
    pub fn longest_wait(mut self, longest: Duration) -> Self {
        self.longest_wait = longest;
        self
    }
}

/// Maximum time over which retries are spread after a `Retry-After`.
const LONGEST_SPREAD: Duration = Duration::from_secs(10);

/// The default policy: four attempts, waits from 0.25 s to 8 s of which up to half is jitter, and waits of up to 30 s
/// if the service asks for them.
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
    fn wait(&self, failure: &Failure<'_>) -> Result<Duration, GiveUp> {
        let asked = failure.error.retry_after().unwrap_or_default();
        if failure.attempts >= self.attempts {
            return Err(GiveUp::Attempts);
        }
        if asked > self.longest_wait {
            return Err(GiveUp::Wait);
        }
        if asked.is_zero() {
            return Ok(self.backoff.wait(failure.attempts.saturating_sub(1), failure.random));
        }
        // Clients that were rejected at the same time must not retry at the same time.
        Ok(asked.saturating_add((asked / 2).min(LONGEST_SPREAD).mul_f64(failure.random)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ErrorKind;

    fn wait_of(policy: &impl RetryPolicy, attempts: u32, asked: Option<u64>, random: f64) -> Wait {
        let error = Error::new(ErrorKind::RateLimited, "").with_retry_after(asked.map(Duration::from_secs));
        policy.wait(&Failure { error: &error, attempts, elapsed: Duration::from_secs(10), random })
    }

    type Wait = Result<Duration, GiveUp>;

    fn wait(policy: &impl RetryPolicy, attempts: u32) -> Wait {
        wait_of(policy, attempts, None, 0.0)
    }

    #[test]
    fn attempts_are_limited() {
        let policy = Retry::default().attempts(3);
        assert_eq!(wait(&policy, 1), Ok(Duration::from_millis(250)));
        assert_eq!(wait(&policy, 2), Ok(Duration::from_millis(500)));
        assert_eq!(wait(&policy, 3), Err(GiveUp::Attempts));
        assert_eq!(wait(&Retry::none(), 1), Err(GiveUp::Attempts));
    }

    #[test]
    fn half_of_a_wait_is_fixed_and_half_is_random() {
        let waits = [0.0, 0.5, 1.0].map(|random| wait_of(&Retry::default(), 3, None, random).unwrap());
        assert_eq!(waits, [1000, 750, 500].map(Duration::from_millis));
    }

    #[test]
    fn retry_after_is_the_minimum_wait() {
        let policy = Retry::default();
        assert_eq!(wait_of(&policy, 1, Some(30), 0.0), Ok(Duration::from_secs(30)));
        assert_eq!(wait_of(&policy, 1, Some(30), 0.5), Ok(Duration::from_secs(35)));
        assert_eq!(wait_of(&policy, 1, Some(4), 0.5), Ok(Duration::from_secs(5)));
        assert_eq!(wait_of(&policy, 1, Some(31), 0.0), Err(GiveUp::Wait));
    }

    #[test]
    fn limits_narrow_a_policy_and_never_widen_it() {
        let policy = Retry::default().attempts(3);
        assert_eq!(wait(&policy.with_attempt_limit(2), 1), wait(&policy, 1));
        assert_eq!(wait(&policy.with_attempt_limit(2), 2), Err(GiveUp::Attempts));
        assert_eq!(wait(&policy.with_attempt_limit(9), 3), Err(GiveUp::Attempts));
        // Ten seconds have passed, and the wait is 0.25 s.
        let limited = |millis| wait(&policy.with_time_limit(Duration::from_millis(millis)), 1);
        assert_eq!(limited(10_250), wait(&policy, 1));
        assert_eq!(limited(10_249), Err(GiveUp::Time));
        assert_eq!(limited(9_999), Err(GiveUp::Time));
        let both = policy.with_attempt_limit(2).with_time_limit(Duration::from_secs(60));
        assert_eq!((wait(&both, 1), wait(&both, 2)), (wait(&policy, 1), Err(GiveUp::Attempts)));
        assert_eq!(wait(&Arc::new(both), 2), Err(GiveUp::Attempts));
    }

    #[test]
    fn retries_use_the_budget_until_it_is_spent() {
        let budget = RetryBudget::new(2 * RetryBudget::COST);
        let policy = Retry::default().with_budget(budget.clone()).with_attempt_limit(4);
        assert_eq!(wait(&policy, 4), Err(GiveUp::Attempts));
        assert_eq!(wait_of(&policy, 1, Some(3600), 0.0), Err(GiveUp::Wait));
        assert_eq!(budget.tokens(), 10, "expected a call without a retry to cost nothing");
        assert!(wait(&policy, 1).is_ok() && wait(&policy, 1).is_ok());
        assert_eq!((wait(&policy, 1), budget.tokens()), (Err(GiveUp::Budget), 0));
        // An immediate success returns one token, and a success after retries returns the cost of one retry, up to
        // the size.
        (0..4).for_each(|_| policy.succeeded(1));
        assert_eq!((wait(&policy, 1), budget.tokens()), (Err(GiveUp::Budget), 4));
        policy.succeeded(1);
        assert!(wait(&policy, 1).is_ok());
        policy.succeeded(2);
        assert_eq!(budget.tokens(), 5);
        (0..3).for_each(|_| policy.succeeded(3));
        assert_eq!(budget.tokens(), 10);
        assert_eq!(format!("{budget:?}"), "RetryBudget { size: 10, tokens: 10 }");
    }
}
