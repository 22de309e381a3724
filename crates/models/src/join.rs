//! What all joins do alike.

/// What is found, each once and in the order of its first time.
pub(crate) fn each_once<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

/// The first of those that rank lowest. One without a rank is passed over.
pub(crate) fn lowest<T: Copy, K: Ord>(
    all: impl Iterator<Item = T>,
    rank: impl Fn(T) -> Option<K>,
) -> Option<T> {
    let ranked = all.filter_map(|one| Some((rank(one)?, one)));
    ranked.min_by(|(a, _), (b, _)| a.cmp(b)).map(|(_, one)| one)
}
