//! A pseudorandom permutation of `0..size`, which maps each index in constant time.
//!
//! The names in a city are unique. If names were drawn and duplicates rejected, naming one hotel would require all
//! hotels of the city. A permutation maps the hotel with number `n` to the name with number `shuffle(n)`, in constant
//! time.

use crate::world::dice::Dice;

/// Returns the permuted value of `index`, within `0..size`. Different indexes have different values.
///
/// An index outside the range is reduced modulo `size`.
pub(crate) fn shuffle(dice: Dice, index: u32, size: u32) -> u32 {
    if size < 2 {
        return 0;
    }
    // A Feistel network permutes a range whose size is a power of four. Repeating the network until the number is in
    // the requested range also yields a permutation, and needs fewer than four steps on average.
    let half_bits = (u32::BITS - (size - 1).leading_zeros()).div_ceil(2);
    let mask = (1_u32 << half_bits) - 1;
    let mut value = index % size;
    loop {
        let (mut left, mut right) = (value >> half_bits, value & mask);
        for round in 0..3 {
            // Only the low bits are used, so the cast may truncate the hash.
            let mixed = dice.with(u64::from(right) << 8 | round).value() as u32;
            (left, right) = (right, left ^ (mixed & mask));
        }
        value = left << half_bits | right;
        if value < size {
            return value;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_occurs_once() {
        for size in [1, 2, 3, 4, 5, 16, 17, 100, 1_000, 1_025, 4_097] {
            let dice = Dice::new(1, "shuffle").with(u64::from(size));
            let mut seen = vec![false; size as usize];
            for index in 0..size {
                let value = shuffle(dice, index, size) as usize;
                assert!(!std::mem::replace(&mut seen[value], true), "{value} of {size} occurs twice");
            }
        }
    }

    #[test]
    fn shuffle_moves_most_numbers() {
        let dice = Dice::new(2, "shuffle");
        let fixed = (0..1_000).filter(|&index| shuffle(dice, index, 1_000) == index).count();
        assert!(fixed < 10, "{fixed}");
        assert_ne!(shuffle(dice, 5, 1_000), shuffle(Dice::new(3, "shuffle"), 5, 1_000));
    }

    #[test]
    fn any_index_and_size_are_valid() {
        let dice = Dice::new(2, "shuffle");
        assert_eq!(shuffle(dice, 7, 0), 0);
        assert_eq!(shuffle(dice, u32::MAX, 1), 0);
        assert!(shuffle(dice, u32::MAX, 10) < 10);
        assert!(shuffle(dice, u32::MAX - 1, u32::MAX) < u32::MAX);
    }
}
