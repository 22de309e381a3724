//! What is left open by a subject is drawn from its seed: colours, forms, numbers. The same seed draws the same.

/// A chain of mixed values, from which draws are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Draws(u64);

impl Draws {
    pub(crate) fn new(seed: u64) -> Self {
        Draws(mixed(seed))
    }

    /// Draws for one purpose, independent of others.
    pub(crate) fn text(self, text: &str) -> Self {
        text.bytes().fold(self, |draws, byte| draws.with(u64::from(byte)))
    }

    pub(crate) fn with(self, value: u64) -> Self {
        Draws(mixed(self.0.rotate_left(23) ^ value))
    }

    /// A number below a bound; 0 for a bound of 0.
    pub(crate) fn below(self, bound: u32) -> u32 {
        // The upper half of the product is below the bound, so it fits.
        ((u128::from(self.0) * u128::from(bound)) >> 64) as u32
    }

    /// A number from 0 to 1.
    pub(crate) fn part(self) -> f32 {
        self.below(1_000) as f32 / 999.0
    }

    pub(crate) fn between(self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.part()
    }

    pub(crate) fn chance(self, percent: u32) -> bool {
        self.below(100) < percent
    }

    /// One of some values.
    pub(crate) fn of<T: Copy, const N: usize>(self, values: &[T; N]) -> T {
        const { assert!(N > 0) };
        // The draw is below their number.
        values[self.below(N as u32) as usize]
    }
}

/// The finaliser of `splitmix64`.
fn mixed(value: u64) -> u64 {
    let mut mixed = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_repeat_and_stay_in_range() {
        let draws = Draws::new(7);
        assert_eq!(draws.text("a").below(1_000), draws.text("a").below(1_000));
        assert_ne!(draws.text("a"), draws.text("b"));
        let drawn: Vec<u32> = (0..200).map(|turn| draws.with(turn).below(7)).collect();
        assert!((0..7).all(|number| drawn.contains(&number)) && drawn.iter().all(|it| *it < 7));
        assert_eq!(draws.below(0), 0);
        assert!((0..100).all(|turn| (2.0..=3.0).contains(&draws.with(turn).between(2.0, 3.0))));
    }
}
