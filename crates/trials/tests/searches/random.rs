//! Random numbers that a seed brings back: SplitMix64, which is small enough to be written down and never changes, so
//! that a seed from an old report still makes the same search.

/// A sequence of random numbers.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        let mut random = Random(seed);
        // Seeds that follow each other would begin alike.
        random.0 = random.next() ^ seed.rotate_left(32);
        random
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 on and below the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    /// A number from the first to the last.
    pub fn within(&mut self, first: i64, last: i64) -> i64 {
        first + self.below((last - first + 1) as usize) as i64
    }

    /// True so many times in a hundred.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// A part of a text.
    pub fn part<'a>(&mut self, text: &'a str, separator: char) -> &'a str {
        let count = text.split(separator).count();
        text.split(separator).nth(self.below(count)).unwrap_or(text)
    }

    /// Made so many times in a hundred.
    pub fn maybe<T>(&mut self, chance: usize, make: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.percent(chance).then(|| make(self))
    }

    /// Between one and so many of them, each once, in any order.
    pub fn some<T: Clone>(&mut self, of: &[T], most: usize) -> Vec<T> {
        let mut left = of.to_vec();
        let count = 1 + self.below(most.min(of.len()));
        (0..count).map(|_| left.swap_remove(self.below(left.len()))).collect()
    }
}
