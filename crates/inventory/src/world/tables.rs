//! Tables of text that are compiled into the crate.

use std::str::FromStr;

/// Returns the rows of a table, without empty lines and comments.
pub(crate) fn rows(table: &'static str) -> impl Iterator<Item = &'static str> {
    table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Reads a column of numbers that are separated by spaces.
pub(crate) fn numbers<T: FromStr, const N: usize>(column: &str) -> Option<[T; N]> {
    let numbers: Option<Vec<_>> = column.split(' ').map(|number| number.parse().ok()).collect();
    numbers?.try_into().ok()
}
