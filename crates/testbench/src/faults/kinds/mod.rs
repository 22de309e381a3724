//! The kinds of faults, one entry each.

mod bodies;
mod connections;
mod courses;
mod statuses;
mod waits;

use super::kind::{Kind, When};

/// All times at which a fault of a single answer may come.
const EVERY_TIME: &[When] = &[When::Always, When::First, When::Second, When::Later];

/// All kinds, in the order of the table.
pub fn all() -> Vec<Kind> {
    [
        ("Connections", connections::kinds()),
        ("Statuses", statuses::kinds()),
        ("Retry-After and redirects", waits::kinds()),
        ("Bodies", bodies::kinds()),
        ("Courses of a search", courses::kinds()),
    ]
    .into_iter()
    .flat_map(|(group, kinds)| kinds.into_iter().map(move |kind| Kind { group, ..kind }))
    .collect()
}
