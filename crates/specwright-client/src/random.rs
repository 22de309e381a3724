//! Random numbers for jitter, session ids and idempotency tokens. The source is injected, so tests are deterministic.

use std::fmt::Write as _;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};

use crate::future::{MaybeSend, MaybeSync};

/// A source of random numbers for the client.
pub trait Random: MaybeSend + MaybeSync + 'static {
    /// Returns a uniformly distributed number.
    fn next(&self) -> u64;
}

/// The default source of random numbers: a counter hashed with the standard library's keyed hash, whose key comes
/// from the operating system.
///
/// The source is suitable for jitter and for unique ids, but not for secrets. On wasm32-unknown-unknown, the
/// operating system supplies no seed, so use a custom [`Random`] there.
#[derive(Debug, Default)]
pub struct SystemRandom {
    key: RandomState,
    count: AtomicU64,
}

impl SystemRandom {
    /// Creates a source that is independent of other sources.
    pub fn new() -> Self {
        Self::default()
    }
}

impl Random for SystemRandom {
    fn next(&self) -> u64 {
        let mut hasher = self.key.build_hasher();
        hasher.write_u64(self.count.fetch_add(1, Ordering::Relaxed));
        hasher.finish()
    }
}

/// Returns a random number from 0 (inclusive) to 1 (exclusive).
pub(crate) fn unit(random: &dyn Random) -> f64 {
    // The 53 bits that an `f64` holds exactly.
    (random.next() >> 11) as f64 / (1_u64 << 53) as f64
}

/// Returns 128 random bits in hexadecimal. The probability of a collision among a billion ids is below 1 in 10^20.
pub(crate) fn id(random: &dyn Random) -> String {
    let mut id = String::with_capacity(32);
    for _ in 0..2 {
        // Writing into a string can't fail.
        let _ = write!(id, "{:016x}", random.next());
    }
    id
}

/// Returns a random UUID, of version 4.
pub(crate) fn uuid(random: &dyn Random) -> String {
    let [high, low] = [random.next(), random.next()];
    let (high, low) = (high & !0xf000 | 0x4000, low >> 2 | 1 << 63);
    format!(
        "{:08x}-{:04x}-{:04x}-{:04x}-{:012x}",
        high >> 32,
        high >> 16 & 0xffff,
        high & 0xffff,
        low >> 48,
        low & 0xffff_ffff_ffff
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn ids_differ_within_and_between_sequences() {
        let ids: HashSet<_> = (0..100).map(|_| SystemRandom::new()).flat_map(|r| [id(&r), id(&r)]).collect();
        assert_eq!(ids.len(), 200);
        assert!(ids.iter().all(|id| id.len() == 32 && id.bytes().all(|b| b.is_ascii_hexdigit())));
    }

    struct Fixed(u64);

    impl Random for Fixed {
        fn next(&self) -> u64 {
            self.0
        }
    }

    #[test]
    fn uuids_have_their_version_and_variant() {
        assert_eq!(uuid(&Fixed(0)), "00000000-0000-4000-8000-000000000000");
        assert_eq!(uuid(&Fixed(u64::MAX)), "ffffffff-ffff-4fff-bfff-ffffffffffff");
    }

    #[test]
    fn units_stay_below_one() {
        assert_eq!(unit(&Fixed(0)), 0.0);
        assert!(unit(&Fixed(u64::MAX)) < 1.0);
    }
}
