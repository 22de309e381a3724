//! Predetermined random numbers.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::Random;

/// A fixed sequence of random numbers, repeated forever. `[0]` disables jitter; the largest number gives the maximum
/// jitter.
#[derive(Debug, Default)]
pub struct FixedRandom {
    numbers: Vec<u64>,
    drawn: AtomicUsize,
}

impl FixedRandom {
    /// Creates a sequence of these numbers, repeated from the start. An empty sequence returns 0.
    pub fn new(numbers: impl IntoIterator<Item = u64>) -> Self {
        FixedRandom { numbers: numbers.into_iter().collect(), drawn: AtomicUsize::new(0) }
    }
}

impl Random for FixedRandom {
    fn next(&self) -> u64 {
        let drawn = self.drawn.fetch_add(1, Ordering::Relaxed);
        let at = drawn.checked_rem(self.numbers.len()).unwrap_or_default();
        self.numbers.get(at).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_returned_in_order_and_repeated() {
        let random = FixedRandom::new([3, 7]);
        assert_eq!([0; 5].map(|_: i32| random.next()), [3, 7, 3, 7, 3]);
        assert_eq!(FixedRandom::default().next(), 0);
    }
}
