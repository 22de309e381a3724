//! Sets of small numbers: the features, themes and deals that searches filter by.

use std::{fmt, iter};

use serde::{Deserialize, Serialize};

/// A set of numbers from 0 to [`NumberSet::LARGEST`], such as the features of a hotel.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NumberSet([u64; 2]);

impl NumberSet {
    /// The largest number that a set can contain.
    pub const LARGEST: u8 = 127;

    /// Adds a number. Ignores numbers above [`NumberSet::LARGEST`].
    pub fn insert(&mut self, number: u8) {
        if let Some(word) = self.0.get_mut(usize::from(number / 64)) {
            *word |= 1 << (number % 64);
        }
    }

    /// Returns whether the set contains a number.
    pub fn contains(&self, number: i64) -> bool {
        u8::try_from(number).is_ok_and(|number| {
            self.0.get(usize::from(number / 64)).is_some_and(|it| it >> (number % 64) & 1 == 1)
        })
    }

    /// Returns whether the set contains all numbers of another set.
    pub fn contains_all(self, other: Self) -> bool {
        self.union(other) == self
    }

    /// Returns the union of this set and another set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        NumberSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// Returns the numbers in ascending order.
    pub fn iter(self) -> impl Iterator<Item = i64> {
        let numbers = |(word, first): (u64, i64)| {
            // Each step clears the lowest bit.
            let rest = iter::successors(Some(word), |rest| Some(rest & rest.wrapping_sub(1)));
            rest.take_while(|rest| *rest != 0).map(move |rest| first + i64::from(rest.trailing_zeros()))
        };
        [(self.0[0], 0), (self.0[1], 64)].into_iter().flat_map(numbers)
    }
}

impl FromIterator<u8> for NumberSet {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        let mut set = NumberSet::default();
        numbers.into_iter().for_each(|number| set.insert(number));
        set
    }
}

impl fmt::Debug for NumberSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_ignore_numbers_beyond_the_largest() {
        let set: NumberSet = [0, 63, 64, 127, 128, 255].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 127]);
        assert!(![-1, 1, 128, 255, i64::MAX].into_iter().any(|number| set.contains(number)));
        let other: NumberSet = [1].into_iter().collect();
        assert_eq!(set.union(other).iter().count(), 5);
        assert!(set.union(other).contains_all(set) && !set.contains_all(other));
    }
}
