//! Reproducible random numbers from SplitMix64. The generator is implemented here, so it never changes, and a seed
//! from an old report still generates the same search.

/// A random number generator.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        let mut random = Random(seed);
        // Without this step, consecutive seeds would start with similar numbers.
        random.0 = random.next() ^ seed.rotate_left(32);
        random
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 to `bound`, exclusive.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    /// Returns a number from `first` to `last`, inclusive.
    pub fn within(&mut self, first: i64, last: i64) -> i64 {
        first + self.below((last - first + 1) as usize) as i64
    }

    /// Returns `true` with the given probability, in percent.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// Returns one part of a delimited list.
    pub fn part<'a>(&mut self, text: &'a str, separator: char) -> &'a str {
        let count = text.split(separator).count();
        text.split(separator).nth(self.below(count)).unwrap_or(text)
    }

    /// Returns a value with the given probability, in percent.
    pub fn maybe<T>(&mut self, chance: usize, make: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.percent(chance).then(|| make(self))
    }

    /// Returns one to `most` distinct items, in any order.
    pub fn some<T: Clone>(&mut self, of: &[T], most: usize) -> Vec<T> {
        let mut left = of.to_vec();
        let count = 1 + self.below(most.min(of.len()));
        (0..count).map(|_| left.swap_remove(self.below(left.len()))).collect()
    }
}
