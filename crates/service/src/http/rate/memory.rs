//! Rate limits in the memory of one node.

use std::collections::HashMap;
use std::hash::Hash;

use super::{Budget, Rate};
use crate::lock::Lock;

/// A limiter that stores, for each caller, the time at which its allowance will be full again, in microseconds. Once
/// that time has passed, the caller is equivalent to an unknown caller, so the entry can be removed.
#[derive(Debug)]
pub(super) struct MemoryLimiter<C> {
    budget: Budget,
    spent_until: Lock<HashMap<C, i64>>,
}

/// Maximum number of callers that are counted, since anyone can call from many addresses and with many keys.
const MAX_CALLERS: usize = 10_000;

/// Number of callers that are evicted together at the limit, so that not every new caller scans the whole map.
const EVICTION_BATCH: usize = MAX_CALLERS / 8;

impl<C: Clone + Eq + Hash> MemoryLimiter<C> {
    pub(super) fn new(rate: Rate) -> Self {
        MemoryLimiter { budget: Budget::of(rate), spent_until: Lock::default() }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// Returns an error if the caller has no requests left. The error is the number of seconds to wait.
    pub(super) fn admit(&self, caller: &C, now: i64) -> Result<(), u64> {
        let mut all = self.spent_until.lock();
        let before = all.get(caller).copied().unwrap_or(now);
        let spent = self.budget.spend(before, now)?;
        learn(&mut all, caller, spent, now);
        Ok(())
    }

    /// Checks that the caller has requests left, according to this node.
    ///
    /// # Errors
    /// Returns an error if the caller has no requests left. The error is the number of seconds to wait.
    #[cfg(feature = "redis")]
    pub(super) fn check(&self, caller: &C, now: i64) -> Result<(), u64> {
        let before = self.spent_until.lock().get(caller).copied().unwrap_or(now);
        self.budget.spend(before, now).map(drop)
    }

    /// Stores the shared state of a caller.
    #[cfg(feature = "redis")]
    pub(super) fn learn(&self, caller: &C, spent_until: i64, now: i64) {
        learn(&mut self.spent_until.lock(), caller, spent_until, now);
    }
}

fn learn<C: Clone + Eq + Hash>(all: &mut HashMap<C, i64>, caller: &C, spent_until: i64, now: i64) {
    match all.get_mut(caller) {
        Some(known) => *known = spent_until,
        None => {
            make_room(all, now);
            all.insert(caller.clone(), spent_until);
        }
    }
}

/// Removes callers whose allowance is full again, but only if the map is full. If too many callers remain, also removes
/// the callers that have used the fewest requests.
fn make_room<C: Eq + Hash>(all: &mut HashMap<C, i64>, now: i64) {
    if all.len() < MAX_CALLERS {
        return;
    }
    all.retain(|_, spent| *spent > now);
    if all.len() <= MAX_CALLERS - EVICTION_BATCH {
        return;
    }
    let mut used: Vec<i64> = all.values().copied().collect();
    let least = *used.select_nth_unstable(EVICTION_BATCH - 1).1;
    let mut left = EVICTION_BATCH;
    all.retain(|_, spent| {
        let is_forgotten = *spent <= least && left > 0;
        left -= usize::from(is_forgotten);
        !is_forgotten
    });
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::*;

    fn limiter(requests: u32) -> MemoryLimiter<String> {
        MemoryLimiter::new(Rate::per_minute(NonZeroU32::new(requests).unwrap()))
    }

    fn at(second: i64) -> i64 {
        (1_800_000_000 + second) * 1_000_000
    }

    #[test]
    fn requests_may_burst_and_are_refilled_one_by_one() {
        let (limiter, key) = (limiter(3), "a".to_owned());
        for _ in 0..3 {
            assert_eq!(limiter.admit(&key, at(0)), Ok(()));
        }
        assert_eq!(limiter.admit(&key, at(0)), Err(20));
        assert_eq!(limiter.admit(&key, at(19)), Err(1));
        assert_eq!(limiter.admit(&key, at(20)), Ok(()));
        assert_eq!(limiter.admit(&key, at(20)), Err(20));
        assert_eq!(limiter.admit(&"b".to_owned(), at(20)), Ok(()));
        for _ in 0..3 {
            assert_eq!(limiter.admit(&key, at(100)), Ok(()));
        }
    }

    #[test]
    fn a_clock_that_runs_backwards_is_harmless() {
        let (limiter, key) = (limiter(1), "a".to_owned());
        assert_eq!(limiter.admit(&key, at(1_000)), Ok(()));
        assert!(limiter.admit(&key, at(0)).is_err());
        assert_eq!(limiter.admit(&key, at(1_060)), Ok(()));
    }

    #[test]
    fn the_number_of_callers_is_bounded() {
        let limiter = limiter(2);
        let busy = "busy".to_owned();
        for _ in 0..2 {
            limiter.admit(&busy, at(0)).unwrap();
        }
        for number in 0..3 * MAX_CALLERS {
            limiter.admit(&number.to_string(), at(0)).unwrap();
            assert!(limiter.spent_until.lock().len() <= MAX_CALLERS);
        }
        assert!(limiter.spent_until.lock().len() > MAX_CALLERS - EVICTION_BATCH);
        assert!(limiter.admit(&busy, at(0)).is_err());
        for number in 0..MAX_CALLERS {
            limiter.admit(&format!("x{number}"), at(0)).unwrap();
        }
        limiter.admit(&"later".to_owned(), at(1_000)).unwrap();
        assert!(limiter.spent_until.lock().len() <= MAX_CALLERS);
    }
}
