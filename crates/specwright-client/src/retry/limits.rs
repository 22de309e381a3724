//! Limits around a retry policy.

use std::time::Duration;

use super::{Failure, RetryPolicy};
use crate::GiveUp;

/// A retry policy with a limit on attempts, created by [`with_attempt_limit`](RetryPolicy::with_attempt_limit).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AttemptLimited<P> {
    pub(super) policy: P,
    pub(super) most: u32,
}

impl<P: RetryPolicy> RetryPolicy for AttemptLimited<P> {
    fn wait(&self, failure: &Failure<'_>) -> Result<Duration, GiveUp> {
        if failure.attempts >= self.most { Err(GiveUp::Attempts) } else { self.policy.wait(failure) }
    }

    fn succeeded(&self, attempts: u32) {
        self.policy.succeeded(attempts);
    }
}

/// A retry policy with a time limit, created by [`with_time_limit`](RetryPolicy::with_time_limit).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimeLimited<P> {
    pub(super) policy: P,
    pub(super) most: Duration,
}

impl<P: RetryPolicy> RetryPolicy for TimeLimited<P> {
    fn wait(&self, failure: &Failure<'_>) -> Result<Duration, GiveUp> {
        // If it is too late, the inner policy is not consulted, so its budget is not spent.
        if failure.elapsed > self.most {
            return Err(GiveUp::Time);
        }
        let wait = self.policy.wait(failure)?;
        // The jitter added to a `Retry-After` must not push the last attempt of the call past the limit.
        let asked = failure.error.retry_after().unwrap_or_default();
        let left = self.most.saturating_sub(failure.elapsed);
        let wait = if asked.is_zero() { wait } else { wait.min(left.max(asked)) };
        if failure.elapsed.saturating_add(wait) > self.most { Err(GiveUp::Time) } else { Ok(wait) }
    }

    fn succeeded(&self, attempts: u32) {
        self.policy.succeeded(attempts);
    }
}
