//! Limits of the stored searches.

use std::time::Duration;

/// Limits of the stored searches of all verticals together.
///
/// A search that is running, or was polled within the lease, is never removed for another one: there the new one is
/// refused, with 429 if its caller has too many, and with 503 if all together are too many. Others make room, the least
/// recently polled one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StoreLimits {
    /// Most searches, by number.
    pub searches: usize,
    /// Most memory of all searches together, in estimated bytes.
    pub bytes: usize,
    /// Most searches of one key, or of one address where any key will do. A hotel search, which all callers share,
    /// counts for the caller that started it.
    pub key_searches: usize,
    /// Most memory of all searches of one key, or address, in estimated bytes.
    pub key_bytes: usize,
    /// Time since its last poll in which a search is not removed for another one.
    pub lease: Duration,
    /// Idle time after which a search is removed in any case.
    pub idle: Duration,
}

impl Default for StoreLimits {
    /// 10,000 searches and 1 GiB, half of that for each key, a lease of a minute, and half an hour of idle time.
    fn default() -> Self {
        StoreLimits {
            searches: 10_000,
            bytes: 1 << 30,
            key_searches: 5_000,
            key_bytes: 1 << 29,
            lease: Duration::from_secs(60),
            idle: Duration::from_secs(30 * 60),
        }
    }
}

impl StoreLimits {
    /// These limits with another number of searches; at least one.
    #[must_use]
    pub fn with_searches(self, searches: usize) -> Self {
        StoreLimits { searches: searches.max(1), ..self }
    }

    /// These limits with another amount of memory.
    #[must_use]
    pub fn with_bytes(self, bytes: usize) -> Self {
        StoreLimits { bytes, ..self }
    }

    /// These limits with another number of searches of one key; at least one.
    #[must_use]
    pub fn with_key_searches(self, searches: usize) -> Self {
        StoreLimits { key_searches: searches.max(1), ..self }
    }

    /// These limits with another amount of memory of one key.
    #[must_use]
    pub fn with_key_bytes(self, bytes: usize) -> Self {
        StoreLimits { key_bytes: bytes, ..self }
    }

    /// These limits with another lease. A lease longer than the idle time has its effect until then.
    #[must_use]
    pub fn with_lease(self, lease: Duration) -> Self {
        StoreLimits { lease, ..self }
    }

    /// These limits with another idle time.
    #[must_use]
    pub fn with_idle(self, idle: Duration) -> Self {
        StoreLimits { idle, ..self }
    }
}
