//! What an answer shows of its hotels, whatever the page: those that pass the filters in their order, the spans of
//! their prices, and their counts. A list keeps the last choice, so that the pages of a search are chosen once.

use super::facets::Counts;
use super::filter::{Filter, Wanted};
use super::listing::Listings;
use super::sort::sort;

/// The hotels of an answer, with what they have in common.
#[derive(Debug)]
pub(super) struct Choice {
    wanted: Wanted,
    /// Places of the hotels that pass the filters, in order.
    pub(super) kept: Vec<usize>,
    /// The number of hotels with rates, whether they pass or not.
    pub(super) with_rates: usize,
    /// The lowest and the highest of the hotels' lowest rates.
    pub(super) span: Option<(i64, i64)>,
    /// The same of the hotels that pass.
    pub(super) kept_span: Option<(i64, i64)>,
    /// Counts of the hotels that pass, if a request wanted them.
    pub(super) counts: Option<Counts>,
}

impl Choice {
    /// Chooses among the hotels, with their counts if need be.
    pub(super) fn of(hotels: &Listings<'_>, wanted: Wanted, with_counts: bool) -> Self {
        let shown = hotels.shown();
        let mut kept = Filter::of(&wanted).keep(hotels, &shown);
        let counts = with_counts.then(|| Counts::of(hotels, &kept));
        sort(hotels, &mut kept, &wanted.filters);
        Choice {
            with_rates: if hotels.is_dated { shown.len() } else { 0 },
            span: span(hotels, &shown),
            kept_span: span(hotels, &kept),
            counts,
            kept,
            wanted,
        }
    }

    /// Whether it is the choice of a request.
    pub(super) fn is_of(&self, wanted: &Wanted, with_counts: bool) -> bool {
        self.wanted == *wanted && (self.counts.is_some() || !with_counts)
    }

    /// Estimated memory in bytes.
    pub(super) fn bytes(&self) -> usize {
        let counts = self.counts.as_ref().map_or(0, Counts::bytes);
        size_of_val(self) + self.wanted.bytes() + size_of_val(&*self.kept) + counts
    }
}

/// The lowest and the highest of the hotels' lowest rates.
fn span(hotels: &Listings<'_>, of: &[usize]) -> Option<(i64, i64)> {
    let rates = of.iter().filter_map(|&at| hotels.rates(at)).map(|summary| summary.lowest);
    rates.clone().min().zip(rates.max())
}
