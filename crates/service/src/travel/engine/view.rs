//! Selection and order of the results that a response shows.

use super::Offered;
use super::offers::{Found, Offers};

/// The view of a response: its filters, its order and its page.
pub(crate) trait View<V: Offered> {
    /// Sort key of results, in ascending order. Results with equal keys are sorted by id.
    type Rank: Ord;

    /// Returns the sort key of a result, or `None` if a filter drops the result.
    fn rank(&self, found: &Found<V>) -> Option<Self::Rank>;

    /// Returns the page to show.
    fn page(&self) -> Page;
}

/// A page of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Page {
    /// The page number, counted from 0.
    pub(crate) number: usize,
    /// Maximum number of results on the page.
    pub(crate) size: usize,
}

impl Page {
    /// Creates a page from the numbers in a request, which may be out of range.
    pub(crate) fn new(number: i64, size: i64) -> Self {
        let from = |number| usize::try_from(number).unwrap_or(0);
        Page { number: from(number), size: from(size) }
    }
}

/// Returns the number of results on all pages, and the results of the page.
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
