//! How often a key may call.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use jiff::Timestamp;

use super::ApiKey;

/// A number of requests in a span of time. So many may come at once; spent ones come back evenly over the span.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    requests: NonZeroU32,
    span: Duration,
}

impl Rate {
    /// So many requests in such a span.
    pub const fn new(requests: NonZeroU32, span: Duration) -> Self {
        Rate { requests, span }
    }

    /// So many requests a second.
    pub const fn per_second(requests: NonZeroU32) -> Self {
        Rate::new(requests, Duration::from_secs(1))
    }

    /// So many requests a minute.
    pub const fn per_minute(requests: NonZeroU32) -> Self {
        Rate::new(requests, Duration::from_secs(60))
    }

    /// So many requests an hour.
    pub const fn per_hour(requests: NonZeroU32) -> Self {
        Rate::new(requests, Duration::from_secs(3_600))
    }
}

/// Counts the requests of each key.
///
/// A key costs one number: the moment at which it will have nothing spent (the "generic cell rate algorithm"). A
/// moment that is past means no more than an unknown key does, so forgetting it is free.
#[derive(Debug)]
pub(crate) struct Limiter {
    /// Microseconds that a request costs.
    cost: i64,
    /// Microseconds that may be spent ahead of time.
    allowance: i64,
    spent_until: Mutex<HashMap<ApiKey, i64>>,
}

/// Most keys that are counted. Where every key is let in, there can be more of them than memory.
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
    /// Where the key has none left: how many seconds to wait.
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
                // The one that has spent the least loses the least.
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
