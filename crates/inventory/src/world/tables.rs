//! Tables of text that are compiled into the crate.

/// Returns the rows of a table, without empty lines and comments.
pub(crate) fn rows(table: &'static str) -> impl Iterator<Item = &'static str> {
    table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}
