//! The choice of hotels for a response, regardless of the page: the sorted hotels that pass the filters, and their
//! price ranges and facet counts. A list caches the last choice, so that all pages of a search share it.

use super::facets::Counts;
use super::filter::{Criteria, Filter};
use super::listing::Listings;
use super::sort::sort;

/// The chosen hotels for a response, and their price ranges and facet counts.
#[derive(Debug)]
pub(super) struct Choice {
    wanted: Criteria,
    /// Indexes of the hotels that pass the filters, sorted.
    pub(super) kept: Vec<usize>,
    /// The number of hotels with rates, before filtering.
    pub(super) with_rates: usize,
    /// The lowest and the highest of the hotels' lowest rates, with or without the wanted deals.
    pub(super) span: Option<(i64, i64)>,
    /// The lowest and the highest price of the hotels that pass the filters.
    pub(super) kept_span: Option<(i64, i64)>,
    /// Facet counts of the hotels that pass the filters, if a request includes the counts.
    pub(super) counts: Option<Counts>,
}

impl Choice {
    /// Filters and sorts the hotels, with facet counts if `with_counts` is set.
    pub(super) fn of(hotels: &Listings<'_>, wanted: Criteria, with_counts: bool) -> Self {
        let shown = hotels.shown();
        let mut kept = Filter::of(&wanted).keep(hotels, &shown);
        let counts = with_counts.then(|| Counts::of(hotels, &kept));
        sort(hotels, &mut kept, &wanted.filters);
        Choice {
            with_rates: if hotels.is_dated { shown.len() } else { 0 },
            span: span(shown.iter().filter_map(|&at| Some(hotels.rates(at)?.lowest.total))),
            kept_span: span(kept.iter().filter_map(|&at| hotels.price(at).filter(|_| hotels.is_dated))),
            counts,
            kept,
            wanted,
        }
    }

    /// Returns whether the choice can be used for a request.
    pub(super) fn serves(&self, wanted: &Criteria, with_counts: bool) -> bool {
        self.wanted == *wanted && (self.counts.is_some() || !with_counts)
    }

    /// Returns the estimated memory in bytes.
    pub(super) fn bytes(&self) -> usize {
        let counts = self.counts.as_ref().map_or(0, Counts::bytes);
        size_of_val(self) + self.wanted.bytes() + size_of_val(&*self.kept) + counts
    }
}

/// Returns the lowest and the highest price.
fn span(prices: impl Iterator<Item = i64> + Clone) -> Option<(i64, i64)> {
    prices.clone().min().zip(prices.max())
}
