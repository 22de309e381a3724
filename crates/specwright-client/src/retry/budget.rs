//! A budget for the retries of many calls, so that an outage is not multiplied by retries.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use super::{Failure, RetryPolicy};
use crate::GiveUp;

/// A bucket of tokens for the retries of all calls that share it. Cheap to clone; clones share the tokens.
///
/// Each retry takes [`COST`](RetryBudget::COST) tokens, and is not made where there are too few. A call that succeeds
/// after retries gives back the cost of one, and a call that succeeds at once one token, up to where the bucket was
/// full. So single failures cost nothing in the long run. While a service is down, its clients stop after the
/// retries that the bucket holds, and send each call once; they begin to retry again as calls succeed.
///
/// Each client has one of its own by default, of [`DEFAULT_TOKENS`](RetryBudget::DEFAULT_TOKENS), as the SDKs of the
/// large clouds have.
#[derive(Clone)]
pub struct RetryBudget(Arc<Bucket>);

struct Bucket {
    size: u32,
    tokens: AtomicU32,
}

impl RetryBudget {
    /// The tokens of a retry: 5.
    pub const COST: u32 = 5;

    /// The size of the default bucket: 500 tokens, for 100 retries in a row that do not succeed.
    pub const DEFAULT_TOKENS: u32 = 500;

    /// A full bucket of this size. One smaller than [`COST`](RetryBudget::COST) allows no retry at all.
    pub fn new(tokens: u32) -> Self {
        RetryBudget(Arc::new(Bucket { size: tokens, tokens: AtomicU32::new(tokens) }))
    }

    /// The tokens that are left.
    pub fn tokens(&self) -> u32 {
        self.0.tokens.load(Ordering::Relaxed)
    }

    /// Takes the cost of a retry, if there is as much.
    fn take(&self) -> bool {
        let less = |tokens: u32| tokens.checked_sub(Self::COST);
        self.0.tokens.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less).is_ok()
    }

    fn give_back(&self, tokens: u32) {
        let more = |left: u32| Some(left.saturating_add(tokens).min(self.0.size));
        // The function always gives a value, so that the update succeeds.
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

/// A policy whose retries are paid for. Made by [`with_budget`](RetryPolicy::with_budget).
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
        self.budget.give_back(if attempts > 1 { RetryBudget::COST } else { 1 });
        self.policy.succeeded(attempts);
    }
}
