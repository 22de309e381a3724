//! A budget for the retries of many calls, so that retries do not make an outage worse.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use super::{Failure, RetryPolicy};
use crate::GiveUp;

/// A token bucket for the retries of all calls that share it. Cheap to clone; clones share the tokens.
///
/// Each retry takes [`COST`](RetryBudget::COST) tokens; if too few tokens are left, the call is not retried. A call
/// that succeeds after retries returns the cost of one retry, and a call that succeeds at once returns one token, up to
/// the size of the bucket. Occasional failures therefore cost nothing in the long run. While a service is down, its
/// clients use up the tokens in the bucket, and then send each call only once. The clients resume retrying as calls
/// succeed.
///
/// By default, each client has its own budget of [`DEFAULT_TOKENS`](RetryBudget::DEFAULT_TOKENS) tokens, as in the SDKs
/// of large cloud providers.
#[derive(Clone)]
pub struct RetryBudget(Arc<Bucket>);

struct Bucket {
    size: u32,
    tokens: AtomicU32,
}

impl RetryBudget {
    /// The cost of a retry, in tokens: 5.
    pub const COST: u32 = 5;

    /// The size of the default bucket: 500 tokens, enough for 100 consecutive retries that fail.
    pub const DEFAULT_TOKENS: u32 = 500;

    /// Creates a full bucket of this size. A size below [`COST`](RetryBudget::COST) allows no retries.
    pub fn new(tokens: u32) -> Self {
        RetryBudget(Arc::new(Bucket { size: tokens, tokens: AtomicU32::new(tokens) }))
    }

    /// Returns the number of tokens left.
    pub fn tokens(&self) -> u32 {
        self.0.tokens.load(Ordering::Relaxed)
    }

    /// Takes the cost of a retry, if enough tokens are left.
    fn take(&self) -> bool {
        let less = |tokens: u32| tokens.checked_sub(Self::COST);
        self.0.tokens.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less).is_ok()
    }

    fn refill(&self, tokens: u32) {
        let more = |left: u32| Some(left.saturating_add(tokens).min(self.0.size));
        // The closure always returns a value, so the update succeeds.
        let _ = self.0.tokens.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more);
    }
}

impl Default for RetryBudget {
    fn default() -> Self {
        RetryBudget::new(Self::DEFAULT_TOKENS)
    }
}

impl fmt::Debug for RetryBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RetryBudget").field("size", &self.0.size).field("tokens", &self.tokens()).finish()
    }
}

/// A retry policy with a budget, created by [`with_budget`](RetryPolicy::with_budget).
#[derive(Clone, Debug)]
pub struct Budgeted<P> {
    pub(super) policy: P,
    pub(super) budget: RetryBudget,
}

impl<P: RetryPolicy> RetryPolicy for Budgeted<P> {
    fn wait(&self, failure: &Failure<'_>) -> Result<Duration, GiveUp> {
        let wait = self.policy.wait(failure)?;
        if self.budget.take() { Ok(wait) } else { Err(GiveUp::Budget) }
    }

    fn succeeded(&self, attempts: u32) {
        self.budget.refill(if attempts > 1 { RetryBudget::COST } else { 1 });
        self.policy.succeeded(attempts);
    }
}
