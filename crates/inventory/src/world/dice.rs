//! Stable pseudo-random numbers: a hash over explicit values.
//!
//! The inventories invent departure times, prices and coverage. Each value is derived from the seed and the value's
//! subject (a route, a date, a provider), so it is the same in every process and on every platform. The hashers of the
//! standard library guarantee neither. Therefore, this module applies the finaliser of `splitmix64` to a running state.

/// A chain of mixed values. A chain is cheap to copy, so a common prefix needs to be hashed only once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Dice(u64);

impl Dice {
    /// Starts a chain from the seed and a label. The label keeps draws for different purposes independent.
    pub(crate) fn new(seed: u64, purpose: &str) -> Self {
        Self(finish(seed)).text(purpose)
    }

    /// Mixes in a number.
    pub(crate) fn with(self, value: u64) -> Self {
        Self(finish(self.0.rotate_left(23) ^ value))
    }

    /// Mixes in a signed number.
    pub(crate) fn with_signed(self, value: i64) -> Self {
        // Only the bits matter, not the sign.
        self.with(value as u64)
    }

    /// Mixes in a string and its length, so that `"ab", "c"` and `"a", "bc"` differ.
    // Inlining turns the words of a constant string into constants.
    #[inline(always)]
    pub(crate) fn text(self, text: &str) -> Self {
        let (words, rest) = text.as_bytes().as_chunks();
        let mut mixed = words.iter().fold(self, |dice, word| dice.with(u64::from_le_bytes(*word)));
        if !rest.is_empty() {
            mixed = mixed.with(rest.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
        mixed.with(text.len() as u64)
    }

    /// Returns the hash of all mixed values.
    pub(crate) fn value(self) -> u64 {
        finish(self.0)
    }

    /// Draws a number in `0..bound`, or 0 if `bound` is 0.
    pub(crate) fn below(self, bound: u32) -> u32 {
        // Multiply-shift: the product's upper half is below `bound`, so it fits in a `u32`.
        ((u128::from(self.value()) * u128::from(bound)) >> 64) as u32
    }

    /// Draws a number in `low..=high`, or `low` if the range is empty.
    pub(crate) fn between(self, low: i64, high: i64) -> i64 {
        let width = u32::try_from(high.saturating_sub(low).saturating_add(1)).unwrap_or(0);
        low + i64::from(self.below(width))
    }

    /// Draws a number from 0 up to, but excluding, 1.
    pub(crate) fn unit(self) -> f64 {
        const STEPS: u32 = 1 << 20;
        f64::from(self.below(STEPS)) / f64::from(STEPS)
    }

    /// Returns `true` with a probability of `percent`.
    pub(crate) fn chance(self, percent: u32) -> bool {
        self.below(100) < percent
    }
}

/// Applies the finaliser of `splitmix64`.
fn finish(value: u64) -> u64 {
    let mut mixed = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_never_change() {
        // The expected values are constants: if a value changes, every price, flight and hotel changes.
        assert_eq!(finish(0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(Dice::new(7, "test").text("BOS").with(3).value(), 8_202_714_036_436_650_965);
        let longer = Dice::new(7, "test").text("town nights").text("undercut").text("");
        assert_eq!(longer.value(), 806_994_418_745_470_835);
    }

    #[test]
    fn string_boundaries_matter() {
        let dice = Dice::new(1, "");
        assert_ne!(dice.text("ab").text("c"), dice.text("a").text("bc"));
        assert_ne!(dice.text("a"), dice.text("a\0"));
    }

    #[test]
    fn draws_cover_exactly_the_range() {
        let mut seen = [0_u32; 7];
        for step in 0..7_000 {
            let value = Dice::new(3, "range").with(step).between(-3, 3);
            seen[usize::try_from(value + 3).unwrap()] += 1;
        }
        assert!(seen.iter().all(|&count| (850..1150).contains(&count)), "{seen:?}");
        assert_eq!(Dice::new(3, "range").below(0), 0);
        assert_eq!(Dice::new(3, "range").between(5, 4), 5);
    }

    #[test]
    fn chances_match_their_percentages() {
        let hits = (0..10_000).filter(|&step| Dice::new(9, "chance").with(step).chance(30)).count();
        assert!((2_800..3_200).contains(&hits), "{hits}");
        assert!(!Dice::new(9, "never").chance(0));
        assert!(Dice::new(9, "always").chance(100));
    }
}
