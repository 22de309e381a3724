//! Helpers that all joins share.

/// The items, each once and in the order of its first occurrence.
pub(crate) fn each_once<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

/// The first of those that rank lowest. One without a rank is skipped.
pub(crate) fn lowest<T: Copy, K: Ord>(
    all: impl Iterator<Item = T>,
    rank: impl Fn(T) -> Option<K>,
) -> Option<T> {
    let ranked = all.filter_map(|one| Some((rank(one)?, one)));
    ranked.min_by(|(a, _), (b, _)| a.cmp(b)).map(|(_, one)| one)
}
