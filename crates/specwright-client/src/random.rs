//! Random numbers for jitter and for session ids. Injected, so that tests are deterministic.

use std::fmt::Write as _;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};

use crate::future::{MaybeSend, MaybeSync};

/// The source of the client's random numbers.
pub trait Random: MaybeSend + MaybeSync + 'static {
    /// A number, evenly distributed over all values.
    fn next(&self) -> u64;
}

/// The default: a counter under the standard library's keyed hash, the key of which comes from the operating
/// system.
///
/// Good for jitter and for ids that must be unique; not for secrets. On wasm32-unknown-unknown there is no seed
/// from the operating system: it needs a custom [`Random`].
#[derive(Debug, Default)]
pub struct SystemRandom {
    key: RandomState,
    count: AtomicU64,
}

impl SystemRandom {
    /// An independent sequence.
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

/// A number from 0 up to but not 1.
pub(crate) fn unit(random: &dyn Random) -> f64 {
    // The 53 bits that a float holds exactly.
    (random.next() >> 11) as f64 / (1_u64 << 53) as f64
}

/// 128 random bits in hexadecimal: two among a billion are the same with a chance below 1 in 10^20.
pub(crate) fn id(random: &dyn Random) -> String {
    let mut id = String::with_capacity(32);
    for _ in 0..2 {
        // Writing into a string can't fail.
        let _ = write!(id, "{:016x}", random.next());
    }
    id
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

    #[test]
    fn units_stay_below_one() {
        struct Fixed(u64);
        impl Random for Fixed {
            fn next(&self) -> u64 {
                self.0
            }
        }
        assert_eq!(unit(&Fixed(0)), 0.0);
        assert!(unit(&Fixed(u64::MAX)) < 1.0);
    }
}
