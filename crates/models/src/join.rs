//! Helpers that all joins share.

/// Returns the items, each once and in the order of its first occurrence.
pub(crate) fn distinct<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

/// Returns the first of the items that rank lowest. Skips items without a rank.
pub(crate) fn lowest<T: Copy, K: Ord>(
    all: impl Iterator<Item = T>,
    rank: impl Fn(T) -> Option<K>,
) -> Option<T> {
    let ranked = all.filter_map(|one| Some((rank(one)?, one)));
    ranked.min_by(|(a, _), (b, _)| a.cmp(b)).map(|(_, one)| one)
}
