//! The kinds of faults, one entry each.

mod bodies;
mod connections;
mod courses;
mod lookups;
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
        ("Lookups before a search", lookups::kinds()),
    ]
    .into_iter()
    .flat_map(|(group, kinds)| kinds.into_iter().map(move |kind| Kind { group, ..kind }))
    .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_kind_has_a_title_of_its_own() {
        let titles: Vec<String> = all().iter().map(Kind::title).collect();
        let mut seen = BTreeSet::new();
        let twice: Vec<&String> = titles.iter().filter(|title| !seen.insert(*title)).collect();
        assert_eq!(twice, Vec::<&String>::new());
    }

    #[test]
    fn what_has_no_outcome_can_not_be_played() {
        for kind in all() {
            let wants = &kind.wants;
            let is_open = wants.recovers || wants.waits || wants.stops.is_some() || !wants.fails.is_empty();
            assert!(is_open || kind.passes, "{}", kind.title());
        }
    }
}
