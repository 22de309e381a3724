//! The table of search words, as `cargo xtask places` writes it.
//!
//! All words of all names, folded and sorted, each with its postings: the entities that have the word, and in
//! which kind of name. Words with the same beginning are neighbours, so the postings of a prefix are one slice.

use crate::tables::{DataError, WORDS};
use std::ops::Range;

pub(crate) struct Words {
    /// All words in order, without separators.
    text: Vec<u8>,
    /// Start of each word in the text; one more at the end.
    starts: Vec<u32>,
    /// Start of the postings of each word; one more at the end.
    posting_starts: Vec<u32>,
    postings: Vec<Posting>,
}

/// One use of a word by an entity: the entity's row in the upper bits, four flags in the lower.
#[derive(Clone, Copy)]
pub(crate) struct Posting(u32);

/// The kind of name that a word comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Field {
    /// The name of the place itself.
    Name,
    /// The name of the city that an airport serves.
    City,
    /// Another name or spelling.
    Alternate,
    /// A code.
    Code,
}

impl Posting {
    /// Row of the entity, numbered through countries, regions, cities and airports.
    pub(crate) fn entity(self) -> usize {
        (self.0 >> 4) as usize
    }

    /// The four flags as a number.
    pub(crate) fn flags(self) -> usize {
        (self.0 & 0b1111) as usize
    }

    /// A posting without an entity.
    pub(crate) const fn from_flags(flags: usize) -> Self {
        Self(flags as u32 & 0b1111)
    }

    pub(crate) const fn field(self) -> Field {
        match self.0 >> 2 & 0b11 {
            0 => Field::Name,
            1 => Field::City,
            2 => Field::Alternate,
            _ => Field::Code,
        }
    }

    /// Whether the name starts with the word.
    pub(crate) const fn is_first(self) -> bool {
        self.0 & 0b10 == 0
    }

    /// Whether the word is the whole name.
    pub(crate) const fn is_alone(self) -> bool {
        self.0 & 0b01 == 0
    }
}

impl Words {
    /// Reads the table, which must be about `entities` entities.
    pub(crate) fn load(entities: usize) -> Result<Self, DataError> {
        let bytes = WORDS.unpack()?;
        Self::parse(&bytes, entities).ok_or_else(|| DataError::in_file(WORDS.name))
    }

    fn parse(bytes: &[u8], entities: usize) -> Option<Self> {
        let mut reader = Reader(bytes);
        let [words, letters, total] = [reader.count()?, reader.count()?, reader.count()?];
        let starts = running_sums(reader.take(words)?.iter().map(|&length| u32::from(length)));
        let text = reader.take(letters)?.to_vec();
        let counts: Option<Vec<_>> = (0..words).map(|_| reader.varint()).collect();
        let counts = counts?;
        let mut postings = Vec::with_capacity(total);
        for &count in &counts {
            let mut last = 0_u32;
            for _ in 0..count {
                last = last.checked_add(reader.varint()?)?;
                postings.push(Posting(last));
            }
        }
        let posting_starts = running_sums(counts.into_iter());
        // These checks make every slice below valid, so that search needs none.
        let whole = starts.last().map(|&end| end as usize) == Some(text.len())
            && postings.len() == total
            && postings.iter().all(|posting| posting.entity() < entities)
            && reader.0.is_empty();
        whole.then_some(Self { text, starts, posting_starts, postings })
    }

    /// The rows of all words.
    pub(crate) fn all(&self) -> Range<usize> {
        0..self.starts.len().saturating_sub(1)
    }

    /// A word in UTF-8.
    pub(crate) fn word(&self, row: usize) -> &[u8] {
        &self.text[self.starts[row] as usize..self.starts[row + 1] as usize]
    }

    /// The postings of a run of words.
    pub(crate) fn postings(&self, rows: Range<usize>) -> &[Posting] {
        let [start, end] = [rows.start, rows.end].map(|row| self.posting_starts[row] as usize);
        &self.postings[start..end]
    }

    /// From a run of words that have their first `depth` bytes in common, those that continue with `rest`.
    pub(crate) fn narrow(&self, within: Range<usize>, depth: usize, rest: &[u8]) -> Range<usize> {
        let start = self.partition(within.clone(), |word| &word[depth..] < rest);
        let from_there = start..within.end;
        let end = self.partition(from_there, |word| word[depth..].starts_with(rest));
        start..end
    }

    /// The end of the leading words of the run for which `holds` is true. It searches nearby first: runs are
    /// mostly short, although the table is long.
    fn partition(&self, within: Range<usize>, holds: impl Fn(&[u8]) -> bool) -> usize {
        let (mut low, mut high, mut step) = (within.start, within.end, 1);
        while low + step < high && holds(self.word(low + step)) {
            low += step;
            step *= 2;
        }
        high = high.min(low + step);
        while low < high {
            let middle = low + (high - low) / 2;
            if holds(self.word(middle)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }
}

/// 0, the first, the first and the second, and so on.
fn running_sums(counts: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut sum = 0;
    let sums = counts.map(|count| {
        sum += count;
        sum
    });
    std::iter::once(0).chain(sums).collect()
}

/// Reads a buffer from the front.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (part, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(part)
    }

    fn count(&mut self) -> Option<usize> {
        let bytes = self.take(4)?.try_into().ok()?;
        usize::try_from(u32::from_le_bytes(bytes)).ok()
    }

    fn varint(&mut self) -> Option<u32> {
        let mut value = 0_u32;
        for shift in (0..32).step_by(7) {
            let (&byte, rest) = self.0.split_first()?;
            self.0 = rest;
            value |= u32::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Some(value);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Words {
        let mut bytes = Vec::new();
        for count in [3_u32, 9, 4] {
            bytes.extend_from_slice(&count.to_le_bytes());
        }
        bytes.extend_from_slice(&[2, 3, 4]);
        bytes.extend_from_slice(b"ababcbcde");
        bytes.extend_from_slice(&[1, 2, 1]);
        bytes.extend_from_slice(&[0x10, 0x00, 0x91, 0x01, 0x1F]);
        Words::parse(&bytes, 10).unwrap()
    }

    #[test]
    fn words_and_postings_are_read() {
        let words = sample();
        assert_eq!(words.all(), 0..3);
        assert_eq!([0, 1, 2].map(|row| words.word(row)), [b"ab" as &[u8], b"abc", b"bcde"]);
        assert_eq!(words.postings(1..2).len(), 2);
        let last = words.postings(2..3)[0];
        assert_eq!(last.entity(), 1);
        assert!(last.field() == Field::Code && !last.is_first() && !last.is_alone());
    }

    #[test]
    fn prefixes_are_runs() {
        let words = sample();
        for (prefix, run) in [("", 0..3), ("a", 0..2), ("abc", 1..2), ("b", 2..3), ("bd", 3..3)] {
            assert_eq!(words.narrow(words.all(), 0, prefix.as_bytes()), run, "{prefix}");
        }
        assert_eq!(words.narrow(0..2, 1, b"bc"), 1..2);
    }

    #[test]
    fn damage_is_noticed() {
        assert!(Words::parse(&[], 10).is_none());
        assert!(Words::parse(&[1, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 1, b'a', 0], 10).is_none());
    }
}
