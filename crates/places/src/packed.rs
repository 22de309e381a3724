//! In-place access to the packed data.

use crate::tables::DataError;
use std::ops::Range;

/// A column of `N`-byte numbers, one per row.
#[derive(Clone, Copy)]
pub(crate) struct Column<const N: usize>(pub(crate) &'static [u8]);

impl<const N: usize> Column<N> {
    /// Returns the number of rows.
    pub(crate) fn len(self) -> usize {
        self.0.len() / N
    }

    /// Returns the number in a row, or `None` beyond the last row.
    pub(crate) fn get(self, row: usize) -> Option<u32> {
        let start = row.checked_mul(N)?;
        let bytes = self.0.get(start..start.checked_add(N)?)?;
        Some(bytes.iter().rev().fold(0, |number, byte| number << 8 | u32::from(*byte)))
    }

    /// Returns the numbers starting at a row.
    pub(crate) fn from(self, row: usize) -> impl Iterator<Item = u32> {
        let start = row.saturating_mul(N).min(self.0.len());
        let (rows, _) = self.0.get(start..).unwrap_or_default().as_chunks::<N>();
        rows.iter().map(|bytes| bytes.iter().rev().fold(0, |number, byte| number << 8 | u32::from(*byte)))
    }

    /// Returns a range of the rows.
    pub(crate) fn part(self, rows: Range<usize>) -> Option<Self> {
        let bytes = rows.start.checked_mul(N)?..rows.end.checked_mul(N)?;
        self.0.get(bytes).map(Self)
    }

    /// Returns the row of a number in a sorted column.
    pub(crate) fn find(self, wanted: u32) -> Option<usize> {
        let row = self.partition(|number| number < wanted);
        (self.get(row)? == wanted).then_some(row)
    }

    /// Returns the number of leading rows for which `holds` returns `true`. For all following rows, `holds` must return
    /// `false`.
    pub(crate) fn partition(self, holds: impl Fn(u32) -> bool) -> usize {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = low + (high - low) / 2;
            match self.get(middle).is_some_and(&holds) {
                true => low = middle + 1,
                false => high = middle,
            }
        }
        low
    }
}

/// The sections of a file, in order.
pub(crate) struct Sections {
    name: &'static str,
    rest: &'static [u8],
}

impl Sections {
    pub(crate) fn of(name: &'static str, bytes: &'static [u8]) -> Self {
        Self { name, rest: bytes }
    }

    /// Returns the next section.
    pub(crate) fn next(&mut self) -> Result<&'static [u8], DataError> {
        self.split().ok_or_else(|| DataError::in_file(self.name))
    }

    /// Returns the next section as a column.
    pub(crate) fn column<const N: usize>(&mut self) -> Result<Column<N>, DataError> {
        let bytes = self.next()?;
        match bytes.len() % N {
            0 => Ok(Column(bytes)),
            _ => Err(DataError::in_file(self.name)),
        }
    }

    fn split(&mut self) -> Option<&'static [u8]> {
        let (length, rest) = self.rest.split_first_chunk::<4>()?;
        let (section, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        self.rest = rest;
        Some(section)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_read_in_place() {
        let column = Column::<3>(&[1, 0, 0, 0, 1, 0, 255, 255, 255]);
        assert_eq!(column.len(), 3);
        assert_eq!([0, 1, 2, 3].map(|row| column.get(row)), [Some(1), Some(256), Some(0xFF_FFFF), None]);
        assert_eq!(column.get(usize::MAX), None);
        assert_eq!((column.find(256), column.find(2)), (Some(1), None));
        assert!(column.from(1).eq([256, 0xFF_FFFF]));
        assert_eq!(column.from(9).count(), 0);
    }

    #[test]
    fn a_truncated_file_is_rejected() {
        let mut sections = Sections::of("x", &[2, 0, 0, 0, 7, 8, 9, 0, 0, 0, 1]);
        assert_eq!(sections.next().ok(), Some(&[7_u8, 8][..]));
        assert!(sections.next().is_err());
    }
}
