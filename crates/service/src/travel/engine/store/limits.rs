//! Limits on the stored searches.

use std::time::Duration;

/// Limits on the stored searches of all verticals together.
///
/// A search that is running, or was polled within the lease, is never evicted. Instead, a new search is refused: with
/// 429 if its caller has too many searches, and with 503 if all callers together have too many. Other searches are
/// evicted in the order of their last poll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StoreLimits {
    /// Maximum number of searches.
    pub searches: usize,
    /// Maximum total memory of all searches, in estimated bytes.
    pub bytes: usize,
    /// Maximum number of searches per key, or per address if the service accepts any key. A hotel search, which all
    /// callers share, counts towards the limit of the caller that started it.
    pub key_searches: usize,
    /// Maximum total memory for the searches of one key or address, in estimated bytes.
    pub key_bytes: usize,
    /// Time for which a search is not evicted after its last poll.
    pub lease: Duration,
    /// Time without polls after which a search is always removed.
    pub idle: Duration,
}

impl Default for StoreLimits {
    /// Returns the default limits: 10,000 searches and 1 GiB, half of each per key, a lease of one minute, and an idle
    /// time of 30 minutes.
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
    /// Sets the maximum number of searches. Zero is raised to one.
    #[must_use]
    pub fn with_searches(self, searches: usize) -> Self {
        StoreLimits { searches: searches.max(1), ..self }
    }

    /// Sets the maximum total memory of all searches, in bytes.
    #[must_use]
    pub fn with_bytes(self, bytes: usize) -> Self {
        StoreLimits { bytes, ..self }
    }

    /// Sets the maximum number of searches per key. Zero is raised to one.
    #[must_use]
    pub fn with_key_searches(self, searches: usize) -> Self {
        StoreLimits { key_searches: searches.max(1), ..self }
    }

    /// Sets the maximum total memory of a key's searches, in bytes.
    #[must_use]
    pub fn with_key_bytes(self, bytes: usize) -> Self {
        StoreLimits { key_bytes: bytes, ..self }
    }

    /// Sets the lease. A lease longer than the idle time ends with the idle time.
    #[must_use]
    pub fn with_lease(self, lease: Duration) -> Self {
        StoreLimits { lease, ..self }
    }

    /// Sets the idle time.
    #[must_use]
    pub fn with_idle(self, idle: Duration) -> Self {
        StoreLimits { idle, ..self }
    }
}
