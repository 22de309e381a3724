//! Limits on the stored searches.

use std::time::Duration;

/// Limits on the stored searches of all verticals together.
///
/// A search that is running, or was polled within the lease, is never evicted. Instead, a new search is refused: with
/// 429 if its caller has too many searches, and with 503 if all callers together have too many. Other searches are
/// evicted in the order of their last poll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoreLimits {
    /// Maximum number of searches; zero counts as one.
    pub searches: usize,
    /// Maximum total memory of all searches, in estimated bytes.
    pub bytes: usize,
    /// Maximum number of searches per key, or per address if the service accepts any key; zero counts as one. A hotel
    /// search, which all callers share, counts towards the limit of the caller that started it.
    pub key_searches: usize,
    /// Maximum total memory for the searches of one key or address, in estimated bytes.
    pub key_bytes: usize,
    /// Time for which a search is not evicted after its last poll. A lease longer than the idle time ends with the idle
    /// time. A shared store may learn of a poll a quarter of this time late.
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
