//! Predicted list lengths, so that memory for a list is allocated only once.

/// Predictions of the length of each field's next list.
///
/// Fields are identified by the address of their name. If two fields have the same table index, or a name has two
/// addresses, the only cost is an extra allocation.
#[derive(Debug, Default)]
pub(crate) struct Lengths {
    expected: [(Option<&'static str>, usize); Lengths::SLOTS],
}

impl Lengths {
    const SLOTS: usize = 16;

    /// Maximum number of elements to allocate before they are read.
    const MAX_PREALLOCATED: usize = 256;

    /// Capacity that a vector allocates for its first element.
    const FIRST_CAPACITY: usize = 4;

    /// Allocates memory for a list whose first element has been read.
    pub fn reserve<T>(&self, field: Option<&'static str>, list: &mut Vec<T>) {
        let expected = field.map_or(0, |field| self.expected(field));
        if expected > Self::FIRST_CAPACITY {
            list.reserve_exact(expected);
        }
    }

    /// Records the length of a list, and releases unused memory.
    pub fn learn<T>(&mut self, field: Option<&'static str>, list: &mut Vec<T>) {
        let Some(field) = field else { return };
        self.remember(field, list.len());
        // A vector that grew by doubling may have this much capacity.
        if list.capacity() > Self::FIRST_CAPACITY.max(2 * list.len()) {
            list.shrink_to_fit();
        }
    }

    fn expected(&self, field: &'static str) -> usize {
        match self.expected[place(field)] {
            (Some(known), length) if std::ptr::eq(known, field) => length,
            _ => 0,
        }
    }

    /// Records a length. A list that is much shorter than the previous ones lowers the prediction by only a quarter.
    fn remember(&mut self, field: &'static str, length: usize) {
        let before = self.expected(field);
        let expected = length.max(before - before / 4).min(Self::MAX_PREALLOCATED);
        self.expected[place(field)] = (Some(field), expected);
    }
}

fn place(field: &'static str) -> usize {
    // Names are adjacent in memory, so the lowest bits of their addresses suffice as a hash.
    (field.as_ptr().addr() ^ field.len()) % Lengths::SLOTS
}

#[cfg(test)]
mod tests {
    use super::*;

    static FIELD: &str = "rates";

    #[test]
    fn a_list_is_allocated_at_the_previous_length() {
        let mut lengths = Lengths::default();
        lengths.learn(Some(FIELD), &mut vec![0; 40]);
        let mut list: Vec<i32> = Vec::new();
        lengths.reserve(Some(FIELD), &mut list);
        assert_eq!(list.capacity(), 40);
        list.push(1);
        lengths.learn(Some(FIELD), &mut list);
        assert_eq!((list.capacity(), lengths.expected(FIELD)), (1, 30));
    }

    #[test]
    fn the_prediction_is_bounded() {
        let mut lengths = Lengths::default();
        lengths.remember(FIELD, 1 << 20);
        assert_eq!(lengths.expected(FIELD), Lengths::MAX_PREALLOCATED);
        (0..40).for_each(|_| lengths.remember(FIELD, 1));
        let mut list: Vec<i32> = Vec::new();
        lengths.reserve(Some(FIELD), &mut list);
        assert_eq!(list.capacity(), 0);
    }
}
