//! How long the lists of a document are, so that memory for the next one is asked for once.

/// The length that the next list of a field probably has.
///
/// Fields are told apart by the address of their name. Two fields in one place, or one name at two addresses, cost an
/// allocation and nothing else.
#[derive(Debug, Default)]
pub(crate) struct Lengths {
    expected: [(Option<&'static str>, usize); Lengths::PLACES],
}

impl Lengths {
    const PLACES: usize = 16;

    /// Longest list that is allocated before its elements are seen.
    const MOST: usize = 256;

    /// Longest list that a vector has room for with its first element.
    const LEAST: usize = 4;

    /// Asks for the memory of a list whose first element is known.
    pub fn reserve<T>(&self, field: Option<&'static str>, list: &mut Vec<T>) {
        let expected = field.map_or(0, |field| self.expected(field));
        if expected > Self::LEAST {
            list.reserve_exact(expected);
        }
    }

    /// Remembers the length of a list, and gives back memory that is not needed.
    pub fn learn<T>(&mut self, field: Option<&'static str>, list: &mut Vec<T>) {
        let Some(field) = field else { return };
        self.remember(field, list.len());
        // As much room as a vector that grows by itself may have.
        if list.capacity() > Self::LEAST.max(2 * list.len()) {
            list.shrink_to_fit();
        }
    }

    fn expected(&self, field: &'static str) -> usize {
        match self.expected[place(field)] {
            (Some(known), length) if std::ptr::eq(known, field) => length,
            _ => 0,
        }
    }

    /// A list that is much shorter than those before does not make them forgotten.
    fn remember(&mut self, field: &'static str, length: usize) {
        let before = self.expected(field);
        let expected = length.max(before - before / 4).min(Self::MOST);
        self.expected[place(field)] = (Some(field), expected);
    }
}

fn place(field: &'static str) -> usize {
    // Names stand side by side, so that the lowest bits of their addresses are as good as any.
    (field.as_ptr().addr() ^ field.len()) % Lengths::PLACES
}

#[cfg(test)]
mod tests {
    use super::*;

    static FIELD: &str = "rates";

    #[test]
    fn a_list_is_allocated_as_long_as_those_before() {
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
    fn one_list_without_measure_costs_no_more_than_a_bound() {
        let mut lengths = Lengths::default();
        lengths.remember(FIELD, 1 << 20);
        assert_eq!(lengths.expected(FIELD), Lengths::MOST);
        (0..40).for_each(|_| lengths.remember(FIELD, 1));
        let mut list: Vec<i32> = Vec::new();
        lengths.reserve(Some(FIELD), &mut list);
        assert_eq!(list.capacity(), 0);
    }
}
