//! Which of the results an answer shows, and in which order.

use super::Offered;
use super::offers::{Found, Offers};

/// How an answer filters and sorts results, and which of them it shows.
pub(crate) trait View<V: Offered> {
    /// What results are sorted by, ascending. Those that are equal by it are sorted by id.
    type Rank: Ord;

    /// The rank of a result; `None` where the answer has no place for it.
    fn rank(&self, found: &Found<V>) -> Option<Self::Rank>;

    /// Which page is shown.
    fn page(&self) -> Page;
}

/// A page of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Page {
    /// From 0 on.
    pub(crate) number: usize,
    /// Most results on it.
    pub(crate) size: usize,
}

impl Page {
    /// A page as requests name it, where they say what can't be a number of results.
    pub(crate) fn new(number: i64, size: i64) -> Self {
        let from = |number| usize::try_from(number).unwrap_or(0);
        Page { number: from(number), size: from(size) }
    }
}

/// How many results there are on all pages, and those of the page.
pub(super) fn page<V: Offered, W: View<V>>(view: &W, offers: &Offers<V>) -> (usize, Vec<Found<V>>) {
    let mut sorted: Vec<(W::Rank, &Found<V>)> =
        offers.iter().filter_map(|found| Some((view.rank(found)?, found))).collect();
    let total = sorted.len();
    let Page { number, size } = view.page();
    let first = number.saturating_mul(size);
    if first >= total {
        return (total, Vec::new());
    }
    sorted.sort_unstable_by(|(a, one), (b, other)| a.cmp(b).then_with(|| one.id.cmp(&other.id)));
    let page = sorted[first..].iter().take(size);
    (total, page.map(|(_, found)| (*found).clone()).collect())
}
