//! Rate limits of keys.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use jiff::Timestamp;

use super::ApiKey;

/// A number of requests per span of time. A key may use them all at once; they are refilled evenly over the span.
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

/// Counts the requests of each key.
///
/// Each key needs one number: the moment at which all its requests are refilled (the "generic cell rate algorithm").
/// A past moment is the same as an unknown key, so it can be forgotten.
#[derive(Debug)]
pub(crate) struct Limiter {
    /// Cost of a request in microseconds.
    cost: i64,
    /// Microseconds that may be used ahead of time.
    allowance: i64,
    spent_until: Mutex<HashMap<ApiKey, i64>>,
}

/// Most keys that are counted. Where any key is accepted, their number is unlimited.
const MOST_KEYS: usize = 10_000;

impl Limiter {
    pub(crate) fn new(rate: Rate) -> Self {
        let span = i64::try_from(rate.span.as_micros()).unwrap_or(i64::MAX / 4).min(i64::MAX / 4);
        let cost = (span / i64::from(rate.requests.get())).max(1);
        Limiter { cost, allowance: span.max(cost), spent_until: Mutex::default() }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// The key has no requests left: the number of seconds to wait.
    pub(crate) fn admit(&self, key: &ApiKey, now: Timestamp) -> Result<(), u64> {
        let now = now.as_microsecond();
        // Nothing panics while the lock is held.
        let mut all = self.spent_until.lock().unwrap_or_else(PoisonError::into_inner);
        let spent = all.get(key.expose()).copied().unwrap_or(now).max(now).saturating_add(self.cost);
        let wait = spent.saturating_sub(now).saturating_sub(self.allowance);
        if wait > 0 {
            return Err(u64::try_from(wait).unwrap_or(0).div_ceil(1_000_000));
        }
        if all.len() >= MOST_KEYS && !all.contains_key(key.expose()) {
            all.retain(|_, spent| *spent > now);
            if all.len() >= MOST_KEYS {
                // Forgets the key that has used the least.
                let least = all.iter().min_by_key(|(_, spent)| **spent).map(|(key, _)| key.clone());
                least.and_then(|key| all.remove(&key));
            }
        }
        all.insert(key.clone(), spent);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limiter(requests: u32) -> Limiter {
        Limiter::new(Rate::per_minute(NonZeroU32::new(requests).unwrap()))
    }

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + second).unwrap()
    }

    #[test]
    fn a_key_has_its_requests_at_once_and_gets_them_back_one_by_one() {
        let (limiter, key) = (limiter(3), ApiKey::new("a"));
        for _ in 0..3 {
            assert_eq!(limiter.admit(&key, at(0)), Ok(()));
        }
        assert_eq!(limiter.admit(&key, at(0)), Err(20));
        assert_eq!(limiter.admit(&key, at(19)), Err(1));
        assert_eq!(limiter.admit(&key, at(20)), Ok(()));
        assert_eq!(limiter.admit(&key, at(20)), Err(20));
        assert_eq!(limiter.admit(&ApiKey::new("b"), at(20)), Ok(()));
        for _ in 0..3 {
            assert_eq!(limiter.admit(&key, at(100)), Ok(()));
        }
    }

    #[test]
    fn a_clock_that_runs_back_does_no_harm() {
        let (limiter, key) = (limiter(1), ApiKey::new("a"));
        assert_eq!(limiter.admit(&key, at(1_000)), Ok(()));
        assert!(limiter.admit(&key, at(0)).is_err());
        assert_eq!(limiter.admit(&key, at(1_060)), Ok(()));
    }

    #[test]
    fn the_number_of_keys_is_bounded() {
        let limiter = limiter(2);
        let busy = ApiKey::new("busy");
        for _ in 0..2 {
            limiter.admit(&busy, at(0)).unwrap();
        }
        for number in 0..MOST_KEYS + 50 {
            limiter.admit(&ApiKey::new(number.to_string()), at(0)).unwrap();
        }
        assert_eq!(limiter.spent_until.lock().unwrap().len(), MOST_KEYS);
        assert!(limiter.admit(&busy, at(0)).is_err());
        limiter.admit(&ApiKey::new("later"), at(1_000)).unwrap();
        assert_eq!(limiter.spent_until.lock().unwrap().len(), 1);
    }
}
