//! Helpers shared by all joins.

/// Returns the items without duplicates, in the order of their first occurrence.
pub(crate) fn distinct<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

/// Returns the first item with the lowest rank. Skips items without a rank.
pub(crate) fn lowest<T: Copy, K: Ord>(
    all: impl Iterator<Item = T>,
    rank: impl Fn(T) -> Option<K>,
) -> Option<T> {
    let ranked = all.filter_map(|one| Some((rank(one)?, one)));
    ranked.min_by(|(a, _), (b, _)| a.cmp(b)).map(|(_, one)| one)
}
